/** Words in place of an address that say it is another one of the row. */
import { expect, test } from 'vitest'
import { type ColumnPlace, changeReading, splitColumn } from '../../../../../shared/mapping/model/change-mapping.ts'
import type { Mapping, Split } from '../../../../../shared/mapping/model/mapping.ts'
import { saysElsewhere } from '../../../../../shared/mapping/read/says-elsewhere.ts'
import { prepared } from '../../prepare.ts'

const head =
  'Account number,Last name,Billing street,Billing address line 2,Billing town,Billing postcode,Supply street,Supply town,Supply postcode'

test('“as billing” keeps an account back until the address is copied, with whatever of it is missing', async () => {
  const rows = [
    'A-1,Lee,1 Elm Street,Flat 2,Leeds,LS1 4AB,as billing,,',
    'A-2,Ray,2 Elm Street,,Leeds,LS1 4AB,Same as postal,York,',
    'A-3,Poe,,,,,same,,',
    'A-4,Fox,4 Elm Street,,Leeds,LS1 4AB,5 High Street,Hull,HU1 1AA',
  ]
  const { first, call } = await prepared('accounts.csv', [head, ...rows, ''].join('\n'))
  expect(first.accounts.map(({ errorCount }) => errorCount)).toEqual([1, 1, 1, 0])
  const sheet = first.mapping.sheets[0]?.sheet ?? ''
  const { rows: shown } = await call('readSheetPage', { sheet, filter: 'everyRow', offset: 0, limit: 10 })
  const mends = shown
    .flatMap(({ cells }) => cells[6]?.issues ?? [])
    .map(({ code, mends: all }) => ({
      code,
      texts: all?.[0]?.cells.map(({ column, text }) => [column, text]),
    }))
  expect(mends).toEqual([
    {
      code: 'address_elsewhere',
      texts: [
        [7, '1 Elm Street, Flat 2'],
        [8, 'Leeds'],
        [9, 'LS1 4AB'],
      ],
    },
    // York is not Leeds: which one is meant nobody knows.
    { code: 'address_elsewhere', texts: undefined },
    { code: 'address_elsewhere', texts: undefined },
  ])
  const copied = mends[0]?.texts?.map(([column, text]) => ({
    sheet,
    row: 2,
    column: Number(column),
    text: String(text),
  }))
  await call('editCells', { edits: copied ?? [] })
  while ((await call('settle', {})) !== null);
  const said = (await call('readReport', {})).filter(({ code }) => code === 'address_elsewhere')
  expect(said.map(({ row }) => row)).toEqual([3, 4])
})

test('an address is never copied without its town and postcode: what nothing takes is named instead', async () => {
  const rows = [
    'Account number,Last name,Supply street,Supply town,Supply postcode,Billing address',
    'A-1,Lee,16 High Street,Leeds,LS1 4AB,As supply',
    'A-2,Ray,17 High Street,,,As supply',
    'A-3,Poe,18 High Street,Leeds,LS1 4AB,18 High Street',
  ]
  const { first, call } = await prepared('accounts.csv', [...rows, ''].join('\n'))
  const { rows: shown } = await call('readSheetPage', {
    sheet: first.mapping.sheets[0]?.sheet ?? '',
    filter: 'everyRow',
    offset: 0,
    limit: 10,
  })
  const said = shown.flatMap(({ row, cells }) =>
    (cells[5]?.issues ?? []).map(({ code, message, mends }) => [
      ...[row, code, message.facts.lacking],
      mends?.[0]?.cells.map(({ text }) => text) ?? [],
    ]),
  )
  expect(said).toEqual([
    [2, 'address_elsewhere', ['Billing town or city', 'Billing postcode'], []],
    // Nothing else is known of it.
    [3, 'address_elsewhere', [], ['17 High Street']],
  ])
})

test('it is said of a street in several cells too, and of both addresses', async () => {
  const rows = [
    'Account number,Last name,Billing street,Billing town,Supply house number,Supply street,Supply town',
    'A-1,Lee,1 Elm Street,Leeds,,as billing,',
    'A-2,Ray,see supply,,,as billing,',
  ]
  const { call } = await prepared('accounts.csv', [...rows, ''].join('\n'))
  const said = (await call('readReport', {})).filter(({ code }) => code === 'address_elsewhere')
  expect(said.map(({ row, column }) => [row, column])).toEqual([
    [2, 6],
    [3, 3],
    [3, 6],
  ])
})

test('a mark may mean the row above as well, and words in place of the town alone are seen', async () => {
  const rows = [
    'Account number,Last name,Billing street,Billing town,Supply street,Supply town,Supply postcode',
    'A-1,Lee,1 Elm Street,Leeds,2 High Street,Hull,HU1 1AA',
    'A-2,Ray,2 Elm Street,Leeds,idem,,',
    'A-3,Poe,3 Elm Street,Leeds,dto.,York,YO1 7HH',
    'A-4,Fox,4 Elm Street,Leeds,,as billing,',
    'A-5,Orr,5 Elm Street,Leeds,7 High Street,as billing,LS1 4AB',
    'A-6,Bell,6 Elm Street,Leeds,8 High Street,Use,LS1 4AB',
  ]
  const { first, call } = await prepared('accounts.csv', [...rows, ''].join('\n'))
  expect(first.accounts.map(({ errorCount, warningCount }) => [errorCount, warningCount])).toEqual([
    [0, 0],
    [1, 0],
    [1, 0],
    [1, 0],
    [1, 0],
    [0, 0],
  ])
  const { rows: shown } = await call('readSheetPage', {
    sheet: first.mapping.sheets[0]?.sheet ?? '',
    filter: 'everyRow',
    offset: 0,
    limit: 10,
  })
  const said = shown.flatMap(({ row, cells }) =>
    cells.flatMap(({ issues = [] }, column) =>
      issues
        .filter(({ code }) => code === 'address_elsewhere')
        .map(({ message, mends }) => [
          row,
          column + 1,
          message.facts.mayBeAbove,
          mends?.[0]?.cells.map(({ text }) => text) ?? [],
        ]),
    ),
  )
  expect(said).toEqual([
    [3, 5, true, []],
    [4, 5, true, []],
    [5, 6, false, ['4 Elm Street', 'Leeds']],
    [6, 6, false, []],
  ])
})

test('a mark or words in place of the town or the postcode keep an account back, as in place of the street', async () => {
  const rows = [
    'Account number,Last name,Supply street,Supply town,Supply postcode',
    'A-1,Lee,2 High Street,Hull,HU1 1AA',
    'A-2,Ray,7 Oak Road,ditto,HU1 1AB',
    'A-3,Poe,8 Oak Road,Hull,〃',
    'A-4,Fox,9 Oak Road,Hull,HU1 1AC',
    'A-5,Orr,10 Oak Road,Hull,as billing',
  ]
  const { first } = await prepared('accounts.csv', [...rows, ''].join('\n'))
  expect(first.accounts.map(({ errorCount }) => errorCount)).toEqual([0, 1, 1, 0, 1])
  // That a postcode has words says less.
  expect(first.accounts[4]?.warningCount).toBe(0)
})

test.each([
  ['as billing', true],
  ['AS BILL ADDRESS', true],
  ['(same as postal)', true],
  ['gleiche Anschrift', true],
  ['as service', true],
  ['wie Rechnungsanschrift', true],
  ['s. Lieferadresse', true],
  ['s. Lieferanschrift', true],
  ['S. Service Road', false],
  ['Same', true],
  // It may be the row above that is meant: a ditto mark.
  ['see above', false],
  ['Same Street', false],
  ['1 Billing Lane', false],
  ['Billing House', false],
  ['See Farm', false],
  ['The Old Post Office', false],
])('“%s” says that the address is elsewhere: %s', (text, is) => {
  expect(saysElsewhere(text)).toBe(is)
})

const alone = [
  'Account number,Last name,Supply street,Supply town,Supply postcode,Billing address',
  'A-1,Lee,16 High Street,Leeds,LS1 4AB,As supply',
  'A-2,Ray,17 High Street,Leeds,LS1 4AC,"1 Elm Street, York, YO1 7HH"',
]
const nothingFor = { translations: [{ from: 'As supply', to: '' }] }
const atCommas: Split = {
  cut: { by: 'separator', separator: ',', rest: 'first' },
  parts: ['street_address', 'locality', 'postal_code'].map((field) => ({ target: `billing_address.${field}` })),
}

test.each([
  ['whole', (mapping: Mapping, _: ColumnPlace) => mapping],
  ['cut', (mapping: Mapping, place: ColumnPlace) => splitColumn(mapping, place, atCommas)],
])('where the mapping sends nothing in place of the words, nothing is said of them: %s', async (_, cut) => {
  const { first, call } = await prepared('accounts.csv', [...alone, ''].join('\n'))
  const place = { sheet: first.mapping.sheets[0]?.sheet ?? '', column: 6 }
  await call('changeMapping', { mapping: cut(changeReading(first.mapping, place, nothingFor), place) })
  while ((await call('settle', {})) !== null);
  const said = await call('readReport', {})
  expect(said.filter(({ column, row }) => column === 6 && row === 2)).toEqual([])
  expect((await call('readAccount', { key: 'A-1' })).payload.billing_address).toBeUndefined()
})

test('it is asked about with the blank ones, and nothing is said once a person has answered', async () => {
  const rows = [
    'A-1,Lee,1 Elm Street,,Leeds,LS1 4AB,as billing,,',
    'A-2,Ray,2 Elm Street,,Leeds,LS1 4AB,as billing,York,',
  ]
  const { first, call } = await prepared('accounts.csv', [head, ...rows, ''].join('\n'))
  const supply = 'supply_addresses[].supply_address'
  const { blankAddresses } = await call('describeRows', { sheet: first.mapping.sheets[0]?.sheet ?? '' })
  expect(blankAddresses.find(({ address }) => address === supply)?.count).toBe(2)
  const addresses = [{ address: supply, whereBlank: 'theOther' as const }]
  await call('changeMapping', { mapping: { ...first.mapping, addresses } })
  while ((await call('settle', {})) !== null);
  const said = (await call('readReport', {})).filter(({ code }) => code.startsWith('address_'))
  // York is not Leeds.
  expect(said.map(({ code, row }) => [code, row])).toEqual([['address_elsewhere', 3]])
  const { payload } = await call('readAccount', { key: 'A-1' })
  expect(payload.supply_addresses).toMatchObject([
    { supply_address: { street_address: '1 Elm Street', locality: 'Leeds', postal_code: 'LS1 4AB' } },
  ])
})

test('once both are said to be the same, words that no other address takes the place of keep their account back', async () => {
  const rows = [
    'A-1,Lee,1 Elm Street,,Leeds,LS1 4AB,as billing,,',
    'A-2,Ray,,,,,as billing,,',
    'A-3,Poe,see supply,,,,as billing,,',
    'A-4,Fox,as supply,,,,2 High Street,Hull,HU1 1AA',
    'A-4,Fox,as supply,,,,3 High Street,Hull,HU1 1AB',
    'A-5,Orr,5 Elm Street,,Leeds,as supply,4 High Street,Hull,HU1 1AC',
    // It may be the row above that is meant.
    'A-6,Bell,6 Elm Street,,Leeds,LS1 4AB,dto.,,',
  ]
  const { first, call } = await prepared('accounts.csv', [head, ...rows, ''].join('\n'))
  const addresses = ['billing_address', 'supply_addresses[].supply_address'].map((address) => ({
    address,
    whereBlank: 'theOther' as const,
  }))
  const { accounts } = await call('changeMapping', { mapping: { ...first.mapping, addresses } })
  while ((await call('settle', {})) !== null);
  expect(accounts.map(({ errorCount }) => errorCount)).toEqual([0, 1, 2, 1, 1, 1])
  const said = await call('readReport', {})
  expect(said.filter(({ level }) => level === 'error').map(({ code, row, column }) => [code, row, column])).toEqual(
    [
      [3, 7],
      [4, 3],
      [4, 7],
      [5, 3],
      [7, 6],
      [8, 7],
    ].map((place) => ['address_elsewhere', ...place]),
  )
  expect(said.find(({ row, column }) => row === 8 && column === 7)?.message).toContain('clear the cell')
})
