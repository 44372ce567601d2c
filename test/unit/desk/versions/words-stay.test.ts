import { beforeEach, expect, test } from 'vitest'
import { deskForEachTest } from '../../../support/desks/desk-for-each-test.ts'
import { atPractice } from '../../../support/desks/seen-connections.ts'
import { valueIn } from '../../../support/value-in.ts'

const open = deskForEachTest()
const file = {
  fileName: 'may.csv',
  bytes: new TextEncoder().encode(
    'External account number,Email,Street,Country\n1,a@example.com,1 High Street,GB\n2,b@example.com,2 High Street,GB',
  ),
}
const edit = (text: string) => open.desk.editCells({ edits: [{ sheet: 'may', row: 3, column: 4, text }] })
/** How the second account stands, and where something is wrong. */
const seen = async () => {
  const { accounts } = valueIn(await open.desk.listAccounts({ offset: 1, limit: 1, filter: 'all' }))
  const { issues } = valueIn(await open.desk.readAccount({ key: accounts[0]?.key ?? '' }))
  return [accounts[0]?.status, issues.find(({ level }) => level === 'error')?.where?.cell ?? null]
}
const refused = ['refused', { sheet: 'may', row: 3, column: 4 }]

beforeEach(async () => {
  valueIn(await open.desk.connectPractice({}))
})

/** Sends the second account with a country that the service refuses. */
async function refuse(): Promise<string> {
  const { id } = valueIn(await open.desk.loadSpreadsheet(file))
  valueIn(await edit('BRITAIN'))
  const { accounts } = valueIn(await open.desk.listAccounts({ offset: 1, limit: 1, filter: 'all' }))
  valueIn(await open.desk.createAccount({ key: accounts[0]?.key ?? '', at: atPractice }))
  expect(await seen()).toEqual(refused)
  return id
}

test('what the service said is at its cell as soon as what was done to an earlier version is taken over', async () => {
  const from = await refuse()
  valueIn(await open.desk.loadSpreadsheet(file))
  expect(await seen()).toEqual(['changed', null])
  valueIn(await open.desk.takeOverEdits({ from }))
  expect(await seen()).toEqual(refused)
})

test('what the service said is at its cell once an edit is undone, also of before a restart', async () => {
  await refuse()
  valueIn(await edit('GB'))
  await open.reopen()
  valueIn(await open.desk.readDesk({}))
  expect(await seen()).toEqual(['changed', null])
  valueIn(await open.desk.undo({}))
  expect(await seen()).toEqual(refused)
})
