import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Told } from '../../../../electron/preparation/messages/messages.ts'
import type { Mapping } from '../../../../shared/mapping/model/mapping.ts'
import { deskForEachTest } from '../../../support/desks/desk-for-each-test.ts'
import { atPractice } from '../../../support/desks/seen-connections.ts'
import { valueIn } from '../../../support/value-in.ts'

const open = deskForEachTest()
const rowCount = 3000
const header = 'Account no,First name,Surname,E-mail'
const fileOf = (month: string) =>
  new TextEncoder().encode(
    [header, ...Array.from({ length: rowCount }, (_, row) => `${row},${month},Lee,${row}@example.com`)].join('\n'),
  )
const load = async (month: string, path?: string) =>
  valueIn(
    await open.desk.loadSpreadsheet({ fileName: `${month}.csv`, bytes: fileOf(month), ...(path ? { path } : {}) }),
  )

const withoutFirstName = (mapping: Mapping): Mapping => ({
  ...mapping,
  sheets: mapping.sheets.map((sheet) => ({
    ...sheet,
    columns: sheet.columns.map((one) => (one.header === 'First name' ? { ...one, target: null } : one)),
  })),
})
const targetOfFirstName = ({ sheets }: Mapping) =>
  sheets[0]?.columns.find(({ header }) => header === 'First name')?.target

type Talk = { readonly accounts: number; readonly calls: readonly string[] }

/** What was asked of the preparation process, and how many accounts it sent. */
async function preparedBy<T>(work: () => Promise<T>): Promise<{ readonly did: T; readonly talk: Talk }> {
  const from = open.messages.length
  const did = await work()
  const messages = open.messages.slice(from)
  const told = messages.filter((one): one is Told => 'kind' in one)
  return {
    did,
    talk: {
      accounts: told.reduce((sum, one) => sum + accountsIn(one), 0),
      // What only a whole column tells follows an edit in its own time.
      calls: messages.flatMap((one) => ('call' in one && !['part', 'settle'].includes(one.call) ? [one.call] : [])),
    },
  }
}

function accountsIn(told: Told): number {
  if (told.kind === 'accounts') return told.accounts.length
  if (told.kind !== 'answer' || !told.result.ok) return 0
  const value = told.result.value as { accounts?: { length?: number; accounts?: readonly unknown[] } } | null
  return value?.accounts?.length ?? value?.accounts?.accounts?.length ?? 0
}
const once = { accounts: rowCount, calls: ['load'] }

test('a file that a saved mapping fits is prepared once, and its accounts come once', async () => {
  const { mapping } = await load('May')
  valueIn(await open.desk.changeMapping({ mapping: withoutFirstName(mapping) }))
  valueIn(await open.desk.saveMapping({ name: 'Ours' }))
  const { did, talk } = await preparedBy(() => load('June'))
  expect(talk).toEqual(once)
  expect([did.savedMappingName, targetOfFirstName(did.mapping)]).toEqual(['Ours', null])
})

test('so is a new version, with the mapping and the edits of the one before', async () => {
  const path = join(open.home, 'May.csv')
  writeFileSync(path, fileOf('May'))
  const { mapping } = await load('May', path)
  valueIn(await open.desk.saveMapping({ name: 'Another' }))
  valueIn(await open.desk.changeMapping({ mapping: withoutFirstName(mapping) }))
  valueIn(await open.desk.editCells({ edits: [{ sheet: 'May', row: 2, column: 4, text: 'nobody' }] }))
  writeFileSync(path, fileOf('New'))
  const { did, talk } = await preparedBy(async () => valueIn(await open.desk.loadNewVersion({})))
  expect(talk).toEqual(once)
  const { project, carried } = did
  expect([carried.keptCount, project.summary.errorCount, project.history.undo?.is]).toEqual([1, 1, 'editsTakenOver'])
  expect([project.savedMappingName, targetOfFirstName(project.mapping)]).toEqual([null, null])
  const again = valueIn(await open.desk.openProject({ id: project.id }))
  expect([again.mapping, again.summary]).toEqual([project.mapping, project.summary])
})

test('an account is put together once to be created', async () => {
  await load('May')
  valueIn(await open.desk.connectPractice({}))
  const { did, talk } = await preparedBy(async () =>
    valueIn(await open.desk.createAccount({ key: '7', at: atPractice })),
  )
  expect(did.state).not.toBe('notSent')
  expect(talk.calls.filter((call) => call.startsWith('read'))).toEqual(['readPayloads'])
})

test('which connection is in use is not looked up for each account', async () => {
  const { id } = await load('May')
  open.settingsRead.length = 0
  const opened = valueIn(await open.desk.openProject({ id }))
  expect(opened.summary.accountCount).toBe(rowCount)
  expect(open.settingsRead.length).toBeLessThan(rowCount / 10)
})
