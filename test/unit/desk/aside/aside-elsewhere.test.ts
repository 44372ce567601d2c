import { beforeEach, expect, test } from 'vitest'
import { sayMessage } from '../../../../shared/messages/say.ts'
import { deskForEachTest } from '../../../support/desks/desk-for-each-test.ts'
import { valueIn } from '../../../support/value-in.ts'

const open = deskForEachTest()

const load = async (fileName: string, numbers: readonly string[], heading = 'Account number') => {
  const rows = numbers.map((number, at) => `${number},Ann,Lee${at},a${at}@example.org`)
  const bytes = new TextEncoder().encode([`${heading},First name,Last name,Email`, ...rows].join('\n'))
  return valueIn(await open.desk.loadSpreadsheet({ fileName, bytes }))
}
const aside = async () => {
  const { accounts } = valueIn(await open.desk.listAccounts({ offset: 0, limit: 9, filter: 'setAside' }))
  return accounts.map(({ accountNumber, setAside }) => [accountNumber, setAside?.reason])
}
/** What was told since the last time. */
const told = async () => {
  const { issues } = valueIn(await open.desk.readDesk({}))
  valueIn(await open.desk.noticesRead({}))
  return issues.flatMap(({ code, message }) => (code === 'set_aside_as_elsewhere' ? [sayMessage(message)] : []))
}
const putAside = async (keys: readonly string[], reason: string) =>
  valueIn(await open.desk.setAccountsAside({ keys: [...keys], reason }))

const all = ['410000', '410078', '410247']
beforeEach(async () => {
  await load('customers.csv', all)
  await putAside(['410078', '410247'], 'Moved out')
})

test('what was set aside is so in a file that is loaded later, with its reason, and a person is told', async () => {
  await load('customers-nov.csv', ['410078', '410000', '420001'])
  expect(await aside()).toEqual([['410078', 'Moved out']])
  expect(await told()).toEqual([
    '1 account is set aside, as was decided before in “customers.csv”: 410078. Nothing is sent of what is set aside. “Take back” in Check undoes it.',
  ])
  await open.reopen()
  expect([await told(), await aside()]).toEqual([[], [['410078', 'Moved out']]])
})

test('what is told of it is about that project alone', async () => {
  const { id } = await load('customers-nov.csv', ['410078'])
  const { issues } = valueIn(await open.desk.readDesk({}))
  expect(issues.find(({ code }) => code === 'set_aside_as_elsewhere')?.ofProject).toBe(id)
  expect(issues.filter(({ code }) => code !== 'set_aside_as_elsewhere').every((one) => !('ofProject' in one))).toBe(
    true,
  )
})

test('what was decided last counts, wherever that was', async () => {
  await load('november.csv', all)
  valueIn(await open.desk.takeAccountsBack({ keys: ['410078'] }))
  await putAside(['410247'], 'Gone for good')
  await told()
  await load('december.csv', all)
  expect(await aside()).toEqual([['410247', 'Gone for good']])
  expect((await told())[0]).toContain('as was decided before in “november.csv”: 410247.')
})

test('it comes with a number that comes later, and what this project decided itself stays', async () => {
  const { mapping } = await load('other.csv', all, 'Xyzzy')
  expect([await aside(), await told()]).toEqual([[], []])
  const numbered = {
    ...mapping,
    sheets: mapping.sheets.map((sheet) => ({
      ...sheet,
      columns: sheet.columns.map((one) =>
        one.column === 1 ? { ...one, target: 'external_account_number', isChosen: true } : one,
      ),
    })),
  }
  valueIn(await open.desk.changeMapping({ mapping: numbered }))
  expect([(await aside()).length, (await told()).length]).toEqual([2, 1])
  valueIn(await open.desk.takeAccountsBack({ keys: ['410078'] }))
  valueIn(await open.desk.undo({}))
  valueIn(await open.desk.redo({}))
  expect([await aside(), await told()]).toEqual([[['410247', 'Moved out']], []])
})

test('nothing is added to what was set aside, what is decided of additions is about these alone, and a deleted project counts no more', async () => {
  await load('customers-nov.csv', ['410078'])
  await told()
  const rows = all.map((number) => `${number},A note`)
  const bytes = new TextEncoder().encode(['Account number,Note', ...rows].join('\n'))
  const notes = valueIn(await open.desk.loadSpreadsheet({ fileName: 'notes.csv', bytes, kind: 'additions' }))
  const twoAside = all.slice(1).map((number) => [number, 'Moved out'])
  expect([notes.kind, await aside(), (await told()).length]).toEqual(['additions', twoAside, 1])
  valueIn(await open.desk.takeAccountsBack({ keys: ['410078'] }))
  await putAside(['410000'], 'Sent by hand')
  await load('customers-dec.csv', all)
  expect(await aside()).toEqual(twoAside)
  await told()
  const projects = valueIn(await open.desk.listProjects({}))
  for (const { id } of projects) valueIn(await open.desk.deleteProject({ id }))
  await load('november.csv', all)
  expect([await aside(), await told()]).toEqual([[], []])
})
