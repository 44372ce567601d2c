import { read } from '@e965/xlsx'
import { unzipSync } from 'fflate'
import { beforeEach, expect, test } from 'vitest'
import { say, sayMessage } from '../../../../shared/messages/say.ts'
import type { Result } from '../../../../shared/result.ts'
import { deskForEachTest } from '../../../support/desks/desk-for-each-test.ts'
import { atPractice } from '../../../support/desks/seen-connections.ts'
import { fixture } from '../../../support/fixtures.ts'
import { valueIn } from '../../../support/value-in.ts'

const file = fixture('flat-supplier.xlsx')
const key = '007001000'

const open = deskForEachTest()
beforeEach(async () => {
  valueIn(await open.desk.connectPractice({}))
  valueIn(await open.desk.loadSpreadsheet(file))
})

const codes = (result: Result<unknown>): readonly string[] => (result.ok ? [] : result.issues.map(({ code }) => code))
const counts = async () => valueIn(await open.desk.listAccounts({ offset: 0, limit: 1, filter: 'all' })).counts

test('an account that is set aside is not ready, not tried and not created, and says why', async () => {
  expect(await counts()).toMatchObject({ untried: 25, setAside: 0 })
  valueIn(await open.desk.setAccountsAside({ keys: [key], reason: 'Moved away' }))
  expect(await counts()).toMatchObject({ untried: 24, setAside: 1 })
  expect(valueIn(await open.desk.readAccount({ key })).stub.setAside?.reason).toBe('Moved away')

  const tried = valueIn(await open.desk.startDryRun({ keys: 'all' }))
  expect(tried).toMatchObject({ done: 24, leftOut: { withErrors: 5, setAside: 1 } })
  expect(valueIn(await open.desk.startDryRun({ keys: [key] }))).toMatchObject({ done: 0, leftOut: { setAside: 1 } })
  expect(valueIn(await open.desk.readAccount({ key })).stub.status).toBe('setAside')

  const refused = await open.desk.createAccount({ key, at: atPractice })
  expect(codes(refused)).toEqual(['account_set_aside'])
  expect(refused.ok ? '' : sayMessage(refused.issues[0].message)).toContain('Moved away')
  expect(valueIn(await open.desk.planRun({ keys: 'allReady' }))).toMatchObject({ count: 24, leftOut: { setAside: 1 } })
  expect(open.told.some((told) => told.includes('"projectChanged"'))).toBe(true)
})

test('rows are listed by how their accounts stand, as many as are counted, and by the level of what is said of them', async () => {
  valueIn(await open.desk.setAccountsAside({ keys: [key], reason: 'Moved away' }))
  const page = { sheet: 'Accounts', offset: 0, limit: 100, filter: 'dataRows' } as const
  const rowsOf = async (standing: 'ready' | 'withErrors' | 'setAside') =>
    valueIn(await open.desk.readSheetPage({ ...page, standing })).rows.map(({ accountKey }) => accountKey)
  expect(await rowsOf('setAside')).toEqual([key])
  expect([(await rowsOf('ready')).length, (await rowsOf('withErrors')).length]).toEqual([24, 5])
  const found = await open.desk.findRow({ sheet: 'Accounts', filter: 'dataRows', standing: 'setAside', row: 4 })
  expect(valueIn(found).offset).toBe(0)

  const problems = valueIn(await open.desk.listProblems({}))
  for (const level of ['error', 'warning', 'info'] as const) {
    const { total } = valueIn(await open.desk.readSheetPage({ ...page, filter: 'rowsWithProblems', level }))
    const isAny = problems.some((group) => group.level === level && group.columns.length > 0)
    expect(total > 0).toBe(isAny)
  }
})

test('the rows of an account that is set aside are told to be, also once they were edited, until it is taken back', async () => {
  valueIn(await open.desk.setAccountsAside({ keys: [key], reason: 'Moved away' }))
  const page = { sheet: 'Accounts', offset: 0, limit: 100, filter: 'dataRows' } as const
  const aside = async () =>
    valueIn(await open.desk.readSheetPage(page)).rows.flatMap(({ accountKey, isAside }) => (isAside ? accountKey : []))
  expect(await aside()).toEqual([key])
  const [row] = valueIn(await open.desk.readSheetPage({ ...page, standing: 'setAside' })).rows
  const before = open.told.length
  const { revision } = valueIn(await open.desk.readDesk({})).project ?? { revision: 0 }
  valueIn(
    await open.desk.editCells({ edits: [{ sheet: 'Accounts', row: row?.row ?? 0, column: 2, text: 'Ann' }], revision }),
  )
  expect(open.told.slice(before).find((told) => told.includes('"rowsChanged"'))).toContain('"isAside":true')
  valueIn(await open.desk.takeAccountsBack({ keys: [key] }))
  expect(await aside()).toEqual([])
})

test('a corrected copy tells which accounts are set aside, and why', async () => {
  valueIn(await open.desk.setAccountsAside({ keys: [key], reason: 'Moved away' }))
  const saved = valueIn(await open.desk.exportCorrectedCopy({}))
  const problems = saved.to === 'download' ? read(saved.bytes, { type: 'array' }).Sheets.Problems : undefined
  expect([problems?.A2?.v, problems?.C2?.v, problems?.D2?.v]).toEqual([
    'Set aside',
    key,
    say('copy_account_set_aside', { reason: 'Moved away' }),
  ])
})

test('what is sent is saved without the accounts that are set aside', async () => {
  const names = async () => {
    const saved = valueIn(await open.desk.exportPayloads({ as: 'zip' }))
    return saved.to === 'download' ? Object.keys(unzipSync(saved.bytes)) : []
  }
  const all = await names()
  expect(all).toContain(`${key}.json`)
  valueIn(await open.desk.setAccountsAside({ keys: [key], reason: 'Moved away' }))
  expect(await names()).toEqual(all.filter((name) => name !== `${key}.json`))
})

test('what is being written is stopped on request, and can be written afterwards', async () => {
  const stopped = async (saving: Promise<Result<unknown>>) => {
    valueIn(await open.desk.stopSaving({}))
    return codes(await saving)
  }
  expect(await stopped(open.desk.exportCorrectedCopy({}))).toEqual(['saving_stopped'])
  expect(await stopped(open.desk.exportPayloads({ as: 'zip' }))).toEqual(['saving_stopped'])
  expect(open.told.findLast((told) => told.includes('"savingProgress"'))).toContain('"isOver":true')
  expect(valueIn(await open.desk.exportPayloads({ as: 'zip' }))).toMatchObject({ to: 'download' })
})

test('it stays so after the application was closed, and is taken back', async () => {
  valueIn(await open.desk.setAccountsAside({ keys: [key], reason: 'Moved away' }))
  await open.reopen()
  valueIn(await open.desk.readDesk({}))
  expect(await counts()).toMatchObject({ untried: 24, setAside: 1 })
  const { accounts } = valueIn(await open.desk.listAccounts({ offset: 0, limit: 9, filter: 'setAside' }))
  expect(accounts.map(({ accountNumber, setAside }) => [accountNumber, setAside?.reason])).toEqual([
    [key, 'Moved away'],
  ])
  valueIn(await open.desk.takeAccountsBack({ keys: [key] }))
  expect(await counts()).toMatchObject({ untried: 25, setAside: 0 })
  expect((await open.desk.createAccount({ key, at: atPractice })).ok).toBe(true)
})

test('edits keep counting without it', async () => {
  valueIn(await open.desk.setAccountsAside({ keys: [key], reason: 'Moved away' }))
  const mend = { sheet: 'Accounts', row: 11, column: 4, text: 'maria@example.com' }
  valueIn(await open.desk.editCells({ edits: [mend] }))
  expect(await counts()).toMatchObject({ untried: 25, setAside: 1 })
  valueIn(await open.desk.undo({}))
  expect(await counts()).toMatchObject({ untried: 24, setAside: 1 })
})

test('what was sent, or is gone, can’t be set aside', async () => {
  valueIn(await open.desk.createAccount({ key, at: atPractice }))
  expect(codes(await open.desk.setAccountsAside({ keys: [key], reason: 'Too late' }))).toEqual([
    'account_sent_not_set_aside',
  ])
  expect(codes(await open.desk.setAccountsAside({ keys: ['nobody'], reason: 'x' }))).toEqual(['account_gone'])
})

test('the saved results say that it is set aside, and why', async () => {
  valueIn(await open.desk.setAccountsAside({ keys: [key], reason: 'Moved away' }))
  const saved = valueIn(await open.desk.exportResults({ format: 'csv' }))
  const text = saved.to === 'download' ? Buffer.from(saved.bytes).toString() : ''
  expect(text.split('\n').find((line) => line.includes(key))).toContain('Set aside')
  expect(text).toContain('Moved away')
})
