import { expect, test } from 'vitest'
import { deskForEachTest } from '../../../support/desks/desk-for-each-test.ts'
import { atPractice } from '../../../support/desks/seen-connections.ts'
import { valueIn } from '../../../support/value-in.ts'

const open = deskForEachTest()

const key = '410026'
const exported = (fileName: string, balance: string, surname = 'Lee') => ({
  fileName,
  bytes: new TextEncoder().encode(
    `Account number,First name,Surname,E-mail,Balance\n${key},Ana,${surname},ana@example.com,${balance}\n410027,Bo,Ruiz,bo@example.com,7.00\n`,
  ),
})
const account = async () => valueIn(await open.desk.readAccount({ key }))

async function createdWith(balance: string) {
  valueIn(await open.desk.connectPractice({}))
  valueIn(await open.desk.loadSpreadsheet(exported('may.csv', balance)))
  valueIn(await open.desk.createAccount({ key, at: atPractice }))
  return (await account()).payload
}

test('of an account that a later export has with other values it is told what was sent, and what differs', async () => {
  const sent = await createdWith('315.73')
  expect((await account()).sentOtherwise).toBeNull()
  valueIn(await open.desk.loadSpreadsheet(exported('june.csv', '12.34', 'Leigh')))

  const { sentOtherwise, origins } = await account()
  expect(sentOtherwise).toMatchObject({
    payload: sent,
    differenceCount: 2,
    differences: [
      { field: 'Customer 1 · Last name', sent: 'Lee', now: 'Leigh' },
      { field: 'Ledger 1 · Balance', sent: 'owes 315.73', now: 'owes 12.34' },
    ],
  })
  const lines = sentOtherwise?.summary.flatMap((section) => section.lines.map(({ text }) => text))
  expect(lines).toContain('Balance: owes 315.73 (sent as 315.73)')
  const { 'customers.0.family_name': _, 'ledgers.0.ledger_balance': __, ...same } = origins
  expect([sentOtherwise?.origins, Object.keys(same).length]).toEqual([same, Object.keys(origins).length - 2])
  expect(valueIn(await open.desk.countSent({}))).toEqual({ sentCount: 1, otherwiseCount: 1, otherwiseFirst: [key] })
})

test('of many differences the first are told, and how many there are', async () => {
  await createdWith('315.73')
  const headings = ['Mobile', 'Landline', 'Date of birth', 'Street', 'Town', 'Postcode', 'Country']
  const values = ['+15125550100', '+15125550101', '1980-04-01', '1 Elm St', 'Dallas', '75201', 'US']
  const text = `Account number,First name,Surname,${headings}\n${key},Bo,Ruiz,${values}\n`
  valueIn(await open.desk.loadSpreadsheet({ fileName: 'july.csv', bytes: new TextEncoder().encode(text) }))
  const { differences, differenceCount = 0 } = (await account()).sentOtherwise ?? {}
  expect(differences?.length).toBe(8)
  expect(differenceCount).toBeGreaterThan(8)
})

test('nothing is told of one that says the same, or that was not sent', async () => {
  await createdWith('315.73')
  valueIn(await open.desk.loadSpreadsheet(exported('june.csv', '315.73')))
  expect((await account()).sentOtherwise).toBeNull()
  expect(valueIn(await open.desk.readAccount({ key: '410027' })).sentOtherwise).toBeNull()
  expect(valueIn(await open.desk.countSent({}))).toEqual({ sentCount: 1, otherwiseCount: 0, otherwiseFirst: [] })
})
