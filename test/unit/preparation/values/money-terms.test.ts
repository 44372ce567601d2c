import { expect, test } from 'vitest'
import { changeReading } from '../../../../shared/mapping/model/change-mapping.ts'
import { type MoneyTerms, openTerms, usualTerms } from '../../../../shared/service/money-terms.ts'
import { prepared } from '../prepare.ts'

const csv = `Account number,First name,Last name,Email,Balance
A-700100,Ana,Lee,ana@lee.example,120.50
A-700101,Bo,Ng,bo@ng.example,30.00 CR
A-700102,Cy,Ray,cy@ray.example,0.00
`
const creditPositive: MoneyTerms = { ...usualTerms, positiveBalance: 'credit' }

const loaded = async (terms: MoneyTerms) => {
  const { first, call } = await prepared('old system.csv', csv, { terms })
  const column = async () =>
    (await call('readColumns', { sheet: 'old system' })).find(({ header }) => header === 'Balance')
  const sent = async () => {
    const payloads = await call('readPayloads', { keys: first.accounts.map(({ key }) => key) })
    return payloads.map(
      ({ payload }) => (payload.ledgers as { ledger_balance: string }[] | undefined)?.[0]?.ledger_balance,
    )
  }
  return { first, call, column, sent }
}

test('another answer about the service makes other payloads, and the same ones once it is taken back', async () => {
  const { call, sent } = await loaded(usualTerms)
  const change = (terms: MoneyTerms) => call('changeService', { supplierCode: 'PRACTICE', terms, knownNumbers: [] })
  expect(await sent()).toEqual(['120.50', '-30.00', '0.00'])
  await change({ ...creditPositive, amountUnit: 'smallest' })
  // Nobody has said whether the 120.50 is owed.
  expect(await sent()).toEqual([undefined, '3000', '0'])
  expect((await change(openTerms)).summary).toMatchObject({ accountCount: 3, errorFreeCount: 1, errorCount: 4 })
  await change(usualTerms)
  expect(await sent()).toEqual(['120.50', '-30.00', '0.00'])
})

test('a value that can’t be used for two reasons is one value', async () => {
  const column = await (await loaded(openTerms)).column()
  expect([column?.asked?.count, column?.errorCount]).toEqual([2, 0])
})

test('a column of balances shows its first ones with what is sent for them', async () => {
  const shownBy = async (terms: MoneyTerms) => (await (await loaded(terms)).column())?.amounts
  expect(await shownBy(usualTerms)).toEqual([
    { shown: '120.50', sent: '120.50' },
    { shown: '30.00 CR', sent: '-30.00' },
  ])
  expect(await shownBy({ positiveBalance: 'credit', amountUnit: 'smallest' })).toEqual([
    { shown: '30.00 CR', sent: '3000' },
  ])
})

test('one amount that is owed and one in credit are shown, however far apart', async () => {
  const rows = ['10.00', '20.00', '30.00', '-40.00'].map(
    (amount, at) => `A-70010${at},Ana,Lee,a${at}@lee.example,${amount}`,
  )
  const { call } = await prepared('old system.csv', [csv.split('\n')[0], ...rows].join('\n'), { terms: usualTerms })
  const columns = await call('readColumns', { sheet: 'old system' })
  expect(columns.find(({ header }) => header === 'Balance')?.amounts.map(({ shown }) => shown)).toEqual([
    '10.00',
    '-40.00',
  ])
})

test('what a plain number is, is asked at the column where it would be a credit, and no account with one is ready before', async () => {
  const { first, call, column, sent } = await loaded(creditPositive)
  expect(first.summary).toMatchObject({ accountCount: 3, errorFreeCount: 2 })
  expect((await column())?.remarks.map(({ code }) => code)).toEqual(['balance_meaning_open'])
  const [sheet] = first.mapping.sheets
  if (sheet === undefined) throw new Error('The file has no sheet.')
  const columns = sheet.columns.map((one) =>
    one.header === 'Balance' ? { ...one, reading: { meaning: 'owed' } as const } : one,
  )
  await call('changeMapping', { mapping: { ...first.mapping, sheets: [{ ...sheet, columns }] } })
  expect((await column())?.remarks).toEqual([])
  expect(await sent()).toEqual(['-120.50', '30.00', '0.00'])
})

test('a column that is asked about in Map is left to do until it is answered; one with values to fix in Check is not', async () => {
  const { first, call } = await loaded(creditPositive)
  expect(first.summary.undecided).toEqual({ toDoCount: 1, leftOutCount: 0 })
  const mapping = changeReading(first.mapping, { sheet: 'old system', column: 5 }, { meaning: 'owed' })
  expect((await call('changeMapping', { mapping })).summary.undecided).toBeUndefined()
  const wrong = await call('editCells', { edits: [{ sheet: 'old system', row: 2, column: 4, text: 'no address' }] })
  expect(wrong.summary).toMatchObject({ errorCount: 1 })
  expect(wrong.summary.undecided).toBeUndefined()
})

test('an amount without a word is asked about where the heading of a column beside it is such a word', async () => {
  const sentWith = async (heading: string, word: string) => {
    const csv = `Account number,Last name,Balance,${heading}\nA-1,Lee,12.40,${word}\nA-2,Ng,50.00,\nA-3,Ray,0.00,\n`
    const { first, call } = await prepared('old system.csv', csv)
    const payloads = await call('readPayloads', { keys: first.accounts.map(({ key }) => key) })
    return payloads.map(({ payload, errors }) => [payload.ledgers, ...errors.map(({ code }) => code)])
  }
  const others = [[undefined, 'balance_side_open'], [[{ ledger_balance: '0.00' }]]]
  expect(await sentWith('CR', 'CR')).toEqual([[[{ ledger_balance: '-12.40' }]], ...others])
  expect(await sentWith('Debit', 'DR')).toEqual([[[{ ledger_balance: '12.40' }]], ...others])
})
