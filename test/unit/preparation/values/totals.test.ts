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

async function told(text: string) {
  const loaded = await prepared('accounts.csv', text)
  const said = (await loaded.call('readReport', {})).filter(({ code }) => code === 'total_differs_in_column')
  return { ...loaded, said: said.map(({ message, row, column }) => [row, column, message]) }
}

test('a total that the rows do not come to is said once, with what they lack of it, also once an amount is corrected', async () => {
  const { call, first, said } = await told(file('Total,,,"1,234.50"'))
  const words = expect.stringMatching(/“1,234.50” in row 5.* 34.50 /)
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
  ['stands between rows', ['Subtotal,,,1200.00', 'A-4,Fox,Di,10.00', 'A-5,Orr,Ed,5.00', 'Total,,,15.00']],
  ['is no number', ['Total,,,see over']],
  ['no row can be added up to', ['A-4,Fox,Di,unknown', 'Total,,,1234.50']],
])('nothing is said of a total that %s', async (_, below) => {
  expect((await told(file(...below))).said).toEqual([])
})
