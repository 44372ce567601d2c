import { describe, expect, test } from 'vitest'
import type { Joining } from '../../../../shared/doubts/sheets/sheets-meet.ts'
import { changeReading } from '../../../../shared/mapping/model/change-mapping.ts'
import { sheetsFile } from '../../workbook/files/make-workbook.ts'
import { prepared } from '../prepare.ts'

type Numbers = readonly (string | number)[]

const customers = (numbers: Numbers) => [
  ['Account number', 'First name', 'Last name', 'Email'],
  ...numbers.map((number, at) => [number, 'Ana', `Lee ${'abcdefgh'[at]}`, `ana${at}@mail.org`]),
]
const meters = (numbers: Numbers) => [
  ['Account number', 'Supply point number', 'Meter serial number'],
  ...numbers.map((number, at) => [number, `10114610003${at}`, `M-10${at}`]),
]
const both = (ofCustomers: Numbers, ofMeters: Numbers) =>
  prepared('both.xlsx', sheetsFile({ Customers: customers(ofCustomers), Meters: meters(ofMeters) }))

const ways: readonly [what: string, ofCustomers: Numbers, ofMeters: Numbers, on: string, readAs: Joining][] = [
  ['zeros in front', ['000200017', '000200018', '000200025'], [200017, 200018, 200025], 'Meters', { padZeros: 9 }],
  ['zeros that customers lost', [200017, 200018], ['000200017', '000200018'], 'Customers', { padZeros: 9 }],
  [
    'small letters',
    ['AB10017', 'AB10018', 'CD10025'],
    ['ab10017', 'ab10018', 'cd10025'],
    'Meters',
    { letterCase: 'upper' },
  ],
  ['spaces', ['A10017', 'B10018'], ['A 10017', 'B 10018'], 'Meters', { spaces: 'none' }],
  ['what stands in front', ['10017', '10018'], ['ACC-10017', 'ACC-10018'], 'Meters', { stripPrefix: 'ACC-' }],
]

describe('sheets whose numbers are written in two ways', () => {
  test.each(ways)('are joined by one way of reading: %s', async (_what, ofCustomers, ofMeters, on, readAs) => {
    const { first, call } = await both(ofCustomers, ofMeters)
    const [apart] = await call('readSheetsApart', {})
    expect(apart).toMatchObject({
      here: { sheet: 'Meters', column: 1 },
      there: { sheet: 'Customers', column: 1 },
      isOfAccounts: true,
      count: ofMeters.length,
      apartCount: ofMeters.length,
      join: { column: { sheet: on }, readAs, joinedCount: ofMeters.length, before: 2 * ofMeters.length },
    })
    const { accounts } = await call('changeMapping', {
      mapping: changeReading(first.mapping, { sheet: on, column: 1 }, readAs),
    })
    expect(first.accounts.length).toBe(apart?.join?.before)
    expect(accounts.length).toBe(apart?.join?.after)
    expect(await call('readSheetsApart', {})).toEqual([])
  })

  test('are named with all others that are written as one of them', async () => {
    const file = {
      Customers: customers(['000200017', '000200018']),
      Meters: meters([200017, 200018]),
      Others: meters([200017, 200018]),
    }
    const { first, call } = await prepared('three.xlsx', sheetsFile(file))
    const apart = await call('readSheetsApart', {})
    expect(apart.map(({ here, join }) => [here.sheet, join?.readAs])).toEqual([
      ['Meters', { padZeros: 9 }],
      ['Others', { padZeros: 9 }],
    ])
    const joined = apart.reduce((mapping, { here }) => changeReading(mapping, here, { padZeros: 9 }), first.mapping)
    const { accounts } = await call('changeMapping', { mapping: joined })
    expect(accounts.length).toBe(apart.at(-1)?.join?.after)
    expect(await call('readSheetsApart', {})).toEqual([])
  })

  test('are named with what would meet', async () => {
    const { call } = await both(['000200017', '000200018'], [200017, 200018])
    expect((await call('readSheetsApart', {}))[0]?.examples).toEqual([
      { here: '200017', there: '000200017' },
      { here: '200018', there: '000200018' },
    ])
  })

  test('are not joined where two numbers of a sheet would become one', async () => {
    const { call } = await both(['0017', '0018'], ['0017', '17', '18'])
    expect(await call('readSheetsApart', {})).toEqual([])
  })
})

describe('sheets that meet nowhere', () => {
  test('are told of, with what stands in both', async () => {
    const { call } = await both(['A10017', 'A10018'], ['X-9', 'Y-8'])
    expect(await call('readSheetsApart', {})).toMatchObject([
      { here: { sheet: 'Meters' }, there: { sheet: 'Customers' }, count: 2, apartCount: 2, join: null },
    ])
  })

  test('may be two lists of accounts', async () => {
    const { call } = await prepared(
      'two.xlsx',
      sheetsFile({ North: customers(['A10017', 'A10018']), South: customers(['B20017', 'B20018']) }),
    )
    expect(await call('readSheetsApart', {})).toEqual([])
  })

  test('are told of at their cells where some meet', async () => {
    const { call } = await both(['A10017', 'A10018'], ['A10017', 'Y-8'])
    expect(await call('readSheetsApart', {})).toEqual([])
  })
})
