/** What is told of several rows together: one value that many accounts have, and amounts of several currencies. */
import { expect, test } from 'vitest'
import { prepared } from '../prepare.ts'

const rows = (accounts: readonly string[], email: (at: number) => string) =>
  ['Account number,Last name,E-mail', ...accounts.map((account, at) => `${account},Lee,${email(at)}`)].join('\n')

async function codesOf(csv: string) {
  const { call } = await prepared('people.csv', csv)
  return (await call('readReport', {})).flatMap(({ code, column }) =>
    code.startsWith('value_of_many') ? [column] : [],
  )
}

test('an e-mail address of five accounts is said once for its column; one of few accounts in many rows is not', async () => {
  const accounts = Array.from({ length: 12 }, (_, at) => `A-${at}`)
  expect(await codesOf(rows(accounts, (at) => (at < 5 ? 'office@supplier.test' : `p${at}@example.com`)))).toEqual([3])
  expect(await codesOf(rows(accounts, (at) => (at < 4 ? 'office@supplier.test' : `p${at}@example.com`)))).toEqual([])
  const oneAccount = accounts.map((_, at) => (at < 8 ? 'A-1' : `A-${at}`))
  expect(await codesOf(rows(oneAccount, (at) => (at < 8 ? 'ana@example.com' : `p${at}@example.com`)))).toEqual([])
})

test('amounts are doubted whose currency stands in a column beside them, and is another one than most', async () => {
  const csv =
    'Account number,Last name,Balance,Sales agent,Currency\nA-1,Lee,5.00,Kim,GBP\nA-2,Ray,7.00,Kim,£\nA-3,Ng,9.00,Kim,EUR\n'
  const { call } = await prepared('ledger.csv', csv)
  const told = async () =>
    (await call('readReport', {})).flatMap(({ code, row }) => (code === 'currency_differs' ? [row] : []))
  expect(await told()).toEqual([4])
  await call('editCells', { edits: [{ sheet: 'ledger', row: 4, column: 5, text: 'GBP' }] })
  expect(await told()).toEqual([])
})
