/** An account whose rows another sheet has under a number that is written otherwise: it is not sent without them. */
import { beforeEach, expect, test } from 'vitest'
import { deskForEachTest } from '../../../support/desks/desk-for-each-test.ts'
import { atPractice } from '../../../support/desks/seen-connections.ts'
import { valueIn } from '../../../support/value-in.ts'
import { sheetsFile } from '../../workbook/files/make-workbook.ts'
import { until } from '../versions/until.ts'

const open = deskForEachTest()
const numbers = ['FCE-0119', 'FCE-0120', 'FCE-0121']
const key = 'FCE-0121'
const unlisted = 'FCE0121'

beforeEach(async () => {
  const heading = ['Account number', 'First name', 'Last name', 'Billing street', 'Billing town', 'Billing postcode']
  const bytes = sheetsFile({
    Customers: [
      heading,
      ...numbers.map((number, at) => [number, 'Ana', `Lee${'abc'[at]}`, `${at} Elm St`, 'Leeds', 'LS1 4AB']),
    ],
    Meters: [
      ['Account number', 'Supply point number', 'Meter serial number'],
      ...numbers.map((number, at) => [number === key ? unlisted : number, `770001234${at}`, `M${at}123`]),
    ],
  })
  valueIn(await open.desk.connectPractice({}))
  valueIn(await open.desk.loadSpreadsheet({ fileName: 'listing.xlsx', bytes }))
})

const standing = async (of: string) => valueIn(await open.desk.readAccount({ key: of })).stub.status
const wayOf = async (of: string) => {
  const { accounts } = valueIn(await open.desk.listAccounts({ offset: 0, limit: 9, filter: 'all' }))
  return accounts.find((one) => one.key === of)?.status
}

test('it is with problems until the other number is set aside, also when that is undone', async () => {
  expect([await standing(key), await standing(unlisted)]).toEqual(['withErrors', 'withErrors'])
  const refused = await open.desk.createAccount({ key, at: atPractice })
  expect(refused.ok).toBe(false)

  valueIn(await open.desk.setAccountsAside({ keys: [unlisted], reason: 'Closed' }))
  expect([await standing(key), await standing(unlisted)]).toEqual(['untried', 'setAside'])
  expect(open.told.some((told) => told.includes('"summaryChanged"'))).toBe(true)
  const { revision } = valueIn(await open.desk.readDesk({})).project ?? { revision: 0 }
  valueIn(await open.desk.undo({ revision }))
  expect([await standing(key), await wayOf(unlisted)]).toEqual(['withErrors', 'withErrors'])
  valueIn(await open.desk.setAccountsAside({ keys: [unlisted], reason: 'Closed' }))
  valueIn(await open.desk.takeAccountsBack({ keys: [unlisted] }))
  expect(await standing(key)).toBe('withErrors')
})

test('it is as it was when the spreadsheet is opened again', async () => {
  valueIn(await open.desk.setAccountsAside({ keys: [unlisted], reason: 'Closed' }))
  const { project } = valueIn(await open.desk.readDesk({}))
  valueIn(await open.desk.closeProject({}))
  valueIn(await open.desk.openProject({ id: project?.id ?? '' }))
  expect([await standing(key), await standing(unlisted)]).toEqual(['untried', 'setAside'])
})

test('it is ready, with its rows, once they have its number', async () => {
  const { revision } = valueIn(await open.desk.readDesk({})).project ?? { revision: 0 }
  valueIn(await open.desk.editCells({ edits: [{ sheet: 'Meters', row: 4, column: 1, text: key }], revision }))
  await until(async () => (await standing(key)) === 'untried')
  expect(await wayOf(unlisted)).toBeUndefined()
})
