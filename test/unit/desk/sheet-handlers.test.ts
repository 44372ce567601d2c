import { expect, test } from 'vitest'
import type { Connections } from '../../../electron/desk/connections.ts'
import type { ImportSession } from '../../../electron/desk/import-session.ts'
import { createSheetHandlers } from '../../../electron/desk/sheet-handlers.ts'
import type { Result } from '../../../shared/result.ts'
import { temporaryHome } from '../storage/temporary-home.ts'
import { emptySheet, openInProcess } from './session-in-process.ts'

const codes = (result: Result<unknown>): readonly string[] => (result.ok ? [] : result.issues.map(({ code }) => code))

/** A sheet at the live service, which has the account of the first row since it was edited. */
async function openAtLiveService() {
  const open = openInProcess(temporaryHome())
  await open.session.load(emptySheet)
  const connections = { kind: () => 'live' } as unknown as Connections
  const sent = new Set<string | null>()
  const imports = {
    isInHand: () => false,
    view: () => ({
      stateOf: ({ accountNumber }: { readonly accountNumber: string | null }) =>
        sent.has(accountNumber) ? { state: 'finished' } : undefined,
    }),
  } as unknown as ImportSession
  const handlers = createSheetHandlers({ session: open.session, imports, connections, tellSettled: () => {} })
  return { ...open, handlers, sent }
}

const edit = (row: number, text: string) => ({ edits: [{ sheet: 'sheet', row, column: 3, text }] })

test('two undos at once do not reach behind the row of an account that was sent', async () => {
  const { handlers, sent, texts } = await openAtLiveService()
  await handlers.editCells(edit(2, 'as it was sent'))
  await handlers.editCells(edit(3, 'a slip'))
  sent.add('0')
  const undone = await Promise.all([handlers.undoEdit({}), handlers.undoEdit({})])
  expect(undone.map(codes)).toEqual([[], ['account_is_on_platform']])
  expect((await texts()).slice(0, 2).map(([, , town]) => town)).toEqual(['as it was sent', 't1'])
})

test('a file that is loaded anew shows what the service said of the same accounts before', async () => {
  const error = { attr: null, code: 'tariff_unknown', detail: 'There is no such tariff.' }
  const open = openInProcess(temporaryHome(), {
    knownNumbers: () => ['0'],
    wordsOn: (_project, accounts) =>
      accounts.flatMap(({ key, payloadHash }) =>
        payloadHash === null ? [] : { key, payloadHash, isTaken: false, errors: [error] },
      ),
  })
  await open.session.load(emptySheet)
  const read = await open.session.ask('listProblems', {})
  expect(read.ok && read.value.map(({ code }) => code)).toContain('tariff_unknown')
})
