/** Amounts beside the total that the file itself states of them. */
import { expect, test } from 'vitest'
import { prepared } from '../prepare.ts'

const file = (...below: readonly string[]) =>
  [
    'Account number,Last name,First name,Balance',
    'A-1,Lee,Ana,1000.00',
    'A-2,Ray,Bo,150.10',
    'A-3,Poe,Cy,49.90',
    ...below,
    '',
  ].join('\n')

async function told(text: string, kind: 'accounts' | 'additions' | null = null) {
  const loaded = await prepared('accounts.csv', text, { kind })
  const said = (await loaded.call('readReport', {})).filter(({ code }) => code === 'total_differs_in_column')
  return { ...loaded, said: said.map(({ message, row, column }) => [row, column, message]) }
}

test('a total that the rows do not come to is said once, with what they lack of it, also once an amount is corrected', async () => {
  const { call, first, said } = await told(file('Total,,,"1,234.50"'))
  const words = expect.stringMatching(/“1,234.50” in row 5.* 34.50:/)
  expect(said).toEqual([[1, 4, words]])
  const sheet = first.mapping.sheets[0]?.sheet ?? ''
  await call('editCells', { edits: [{ sheet, row: 2, column: 4, text: '1034.50' }] })
  while ((await call('settle', {})) !== null);
  const after = (await call('readReport', {})).filter(({ code }) => code === 'total_differs_in_column')
  expect(after.map(({ message }) => message)).toEqual([words])
})

test.each([
  ['the rows come to', ['Total,,,1200.00']],
  ['is off by what a spreadsheet’s sums are', ['Total,,,1199.9999999998']],
  ['counts, or is an average', ['Average,,,400.00']],
  ['counts accounts in the column beside its words', ['Total accounts:,,,3']],
  ['counts accounts with the number in its words', ['Total: 3 records,,,3']],
  ['stands between rows', ['Subtotal,,,1200.00', 'A-4,Fox,Di,10.00', 'A-5,Orr,Ed,5.00', 'Total,,,15.00']],
  ['is no number', ['Total,,,see over']],
  ['no row can be added up to', ['A-4,Fox,Di,unknown', 'Total,,,1234.50']],
])('nothing is said of a total that %s', async (_, below) => {
  expect((await told(file(...below))).said).toEqual([])
})

const table = (rows: readonly (readonly [account: string, amount: string])[], total: string) =>
  [
    'Account number,Last name,Meter serial,Balance',
    ...rows.map(([account, amount], index) => `${account},Lee,M${index},${amount}`),
    `Total,,,${total}`,
    '',
  ].join('\n')

const rounded = Array.from({ length: 40 }, (_, index) => 10 + (index + 1) * 3.3333)
const roundedRows = rounded.map((amount, index) => [`A-${index}`, amount.toFixed(2)] as const)
const sum = rounded.reduce((all, amount) => all + amount, 0)
const repeated = [
  ['A-1', '100'],
  ['A-1', '100'],
  ['A-2', '20'],
] as const

test.each([
  ['is of the amounts before they were rounded', roundedRows, sum.toFixed(2), 0],
  ['is off by more than each amount was rounded', roundedRows, (sum + 0.1).toFixed(2), 1],
  ['counts once what an account repeats on each row', repeated, '120', 0],
  ['counts each row of an account', repeated, '220', 0],
  ['is of neither', repeated, '150', 1],
])('a total that %s', async (_, rows, total, count) => {
  expect((await told(table(rows, total))).said).toHaveLength(count)
})

test('a total of payments is compared too', async () => {
  const payments = [
    'Account number,Transaction ID,Transaction amount,Transaction date',
    'A-1,P-731,10.00,01/05/2024',
    'A-2,P-854,20.50,02/05/2024',
    'Total,,55.75,',
    '',
  ]
  const { first, said } = await told(payments.join('\n'), 'additions')
  expect(first.mapping.sheets[0]?.columns[2]?.target).toBe('transactions[].amount')
  expect(said).toEqual([[1, 3, expect.stringMatching(/“55.75” in row 4.* 25.25:/)]])
})
