/** Workbooks that nobody has touched: what is sent of an account that counts as ready is right, and what is not sent is said. */
import { describe, expect, test } from 'vitest'
import { sheetsFile } from '../../workbook/files/make-workbook.ts'
import { prepared } from '../prepare.ts'

const numbers = ['A-100', 'A-101', 'A-102', 'A-103']

const payloadsOf = async (sheets: Parameters<typeof sheetsFile>[0]) => {
  const { first, call } = await prepared('workbook.xlsx', sheetsFile(sheets))
  const payloads = await Promise.all(
    first.accounts.map(async ({ key }) => (await call('readAccount', { key })).payload),
  )
  return { first, call, payloads: payloads as Record<string, unknown>[] }
}

const people = (rows: readonly (readonly string[])[]) => [['Account number', 'First name', 'Last name'], ...rows]
const simpsons = people([
  ['A-100', 'Homer', 'Simpson'],
  ['A-101', 'Ana', 'Acme'],
  ['A-102', 'Joe', 'Ray'],
  ['A-103', 'Kim', 'Lee'],
])
const billed = [
  ['Account number', 'Billing name', 'Billing city'],
  ['A-100', 'The Simpsons', 'Leeds'],
  ['A-101', 'Acme Ltd', 'Leeds'],
  ['A-102', 'Mr J Ray', 'Leeds'],
  ['A-103', 'Lee Family', 'Leeds'],
]
const holders = (payload: Record<string, unknown>) =>
  (payload.customers as { given_name?: string; family_name: string }[] | undefined)?.map(
    ({ given_name, family_name }) => `${given_name} ${family_name}`,
  )

describe('a billing name', () => {
  test('makes no second customer where another sheet names them', async () => {
    const { payloads } = await payloadsOf({ Accounts: billed, Customers: simpsons })
    expect(payloads.map(holders)).toEqual([['Homer Simpson'], ['Ana Acme'], ['Joe Ray'], ['Kim Lee']])
  })

  test('is who holds the account where nothing else says so', async () => {
    const { payloads } = await payloadsOf({
      Accounts: billed.filter((row) => !/Acme|Simpsons|Family/.test(String(row[1]))),
      Meters: [['Account number', 'Meter serial number'], ...numbers.slice(2, 3).map((number) => [number, 'M-1'])],
    })
    expect(payloads.map(holders)).toEqual([['J Ray']])
  })

  test('is who holds the account where the other sheet names people of other accounts', async () => {
    const { payloads } = await payloadsOf({
      Accounts: [billed[0] ?? [], ['A-102', 'Mr J Ray', 'Leeds'], ['A-105', 'Ms Ida Bell', 'Leeds']],
      Customers: people([
        ['A-100', 'Homer', 'Simpson'],
        ['A-101', 'Ana', 'Acme'],
      ]),
    })
    expect(payloads.map(holders).slice(0, 2)).toEqual([['J Ray'], ['Ida Bell']])
  })
})

describe('a column whose values are none of the field that its heading names', () => {
  const registers = (values: readonly (string | number)[]) => ({
    Accounts: simpsons,
    Meters: [
      ['Account number', 'MPAN', 'Meter serial number', 'Register'],
      ...numbers.flatMap((number, at) =>
        values.map((value) => [number, `101146100030${at}`, `M-10${at}`, value] as (string | number)[]),
      ),
    ],
  })

  test('gives nothing to it: numbers and single letters are no types of a register', async () => {
    const { payloads, call } = await payloadsOf(registers([1, 2, 'X']))
    expect(JSON.stringify(payloads)).not.toContain('register_type')
    const problems = await call('listProblems', {})
    expect(problems.map(({ code }) => code)).toContain('column_values_contradict')
  })

  test('is a guess where they may be other words for it', async () => {
    const { call } = await payloadsOf(registers(['Heating', 'Lighting']))
    const register = (await call('readColumns', { sheet: 'Meters' })).find(({ header }) => header === 'Register')
    expect(register?.suggestion?.confidence).toBeLessThan(0.6)
  })

  test('is sure where one is documented', async () => {
    const { call } = await payloadsOf(registers(['KWH_IMPORT', 'KWH_EXPORT']))
    const register = (await call('readColumns', { sheet: 'Meters' })).find(({ header }) => header === 'Register')
    expect(register?.suggestion?.confidence).toBeGreaterThan(0.9)
  })
})
