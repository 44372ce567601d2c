import { expect, test } from 'vitest'
import { accountCatalogue } from '../../../../shared/catalogue/account-catalogue.ts'
import {
  alsoFill,
  changeReading,
  changeTarget,
  checkMapping,
  chooseTarget,
  joinColumns,
  keepInNotes,
  setConstant,
  settleColumn,
  withoutConstant,
} from '../../../../shared/mapping/model/change-mapping.ts'
import type { Mapping } from '../../../../shared/mapping/model/mapping.ts'
import { isGuess } from '../../../../shared/mapping/model/undecided-columns.ts'

const mappingOf = (...targets: (string | null)[]): Mapping => ({
  version: 1,
  sheets: [
    {
      sheet: 'Accounts',
      isIncluded: true,
      headerRow: 3,
      firstDataRow: 4,
      columns: targets.map((target, index) => ({ column: index + 1, header: `H${index + 1}`, target })),
    },
  ],
  constants: [],
  defaults: {},
})

const mail = { sheet: 'Accounts', column: 2 }
const second = 'customers[1].email'
const columnsOf = (mapping: Mapping) => mapping.sheets[0]?.columns

test('a mapping with an account number and one column per field stands', () => {
  expect(checkMapping(accountCatalogue, mappingOf('external_account_number', 'customers[0].email', null))).toEqual([])
})

test('a mapping without an account number says so', () => {
  const issues = checkMapping(accountCatalogue, mappingOf('customers[].email'))
  expect(issues.map(({ code }) => code)).toEqual(['mapping_account_number_missing'])
})

test('two columns on one field are said at both, two customers are not', () => {
  const mapping = mappingOf('external_account_number', 'customers[0].email', 'customers[0].email', 'customers[1].email')
  expect(checkMapping(accountCatalogue, mapping).map(({ code, where }) => [code, where?.cell])).toEqual([
    ['mapping_field_twice', { sheet: 'Accounts', row: 3, column: 2 }],
    ['mapping_field_twice', { sheet: 'Accounts', row: 3, column: 3 }],
  ])
})

test('a field that one column fills and another fills too is said at both', () => {
  const mapping = alsoFill(
    accountCatalogue,
    mappingOf('external_account_number', 'customers[0].email', 'customers[1].email'),
    mail,
    second,
  )
  expect(checkMapping(accountCatalogue, mapping).map(({ code, where }) => [code, where?.cell?.column])).toEqual([
    ['mapping_field_twice', 2],
    ['mapping_field_twice', 3],
  ])
  expect(
    checkMapping(accountCatalogue, alsoFill(accountCatalogue, mapping, mail, 'customers[].shoe_size')).map(
      ({ code }) => code,
    ),
  ).toContain('mapping_field_unknown')
})

test('each field of a column has settings of its own, and goes by itself or with the column', () => {
  const mapping = alsoFill(accountCatalogue, mappingOf('customers[0].email'), { ...mail, column: 1 }, second)
  const [place, also] = [
    { sheet: 'Accounts', column: 1 },
    { sheet: 'Accounts', column: 1, also: 0 },
  ]
  const lower = changeReading(mapping, place, { letterCase: 'lower' })
  const own = changeReading(lower, also, { spaces: 'none' })
  expect(columnsOf(changeReading(own, also, { letterCase: undefined }))).toMatchObject([
    { reading: { letterCase: 'lower' }, also: [{ target: second, reading: { spaces: 'none' } }] },
  ])
  expect(columnsOf(changeReading(own, also, { spaces: undefined, letterCase: undefined }))?.[0]?.also).toEqual([
    { target: second, reading: {} },
  ])
  expect(columnsOf(changeTarget(accountCatalogue, own, also, null))).toEqual(
    columnsOf(changeReading(mappingOf('customers[0].email'), place, { letterCase: 'lower' })),
  )
  expect(columnsOf(changeTarget(accountCatalogue, own, place, 'customers[2].email'))?.[0]?.also).toHaveLength(1)
  expect(columnsOf(changeTarget(accountCatalogue, own, place, null))).toEqual(columnsOf(mappingOf(null)))
  const joined = joinColumns(
    alsoFill(accountCatalogue, mappingOf('customers[0].email', null), place, second),
    'Accounts',
    'notes[].body',
    [2, 1],
    ' ',
  )
  expect(columnsOf(joined)?.some((one) => one.also !== undefined)).toBe(false)
})

test('what values mean in one list is not said of another, which the column fills as well or instead', () => {
  const place = { sheet: 'Accounts', column: 1 }
  const ofSupply = 'supply_addresses[].supply_points[].supply_type'
  const ofRegister = 'supply_addresses[].supply_points[].meters[].registers[].register_type'
  const said = { translations: [{ from: 'E', to: 'ELECTRICITY' }], spaces: 'single' } as const
  const mapping = changeReading(mappingOf(ofSupply), place, said)
  const left = { target: ofRegister, reading: { spaces: 'single' } }
  const header = { column: 1, header: 'H1' }
  expect(columnsOf(alsoFill(accountCatalogue, mapping, place, ofRegister))).toEqual([
    { ...header, target: ofSupply, reading: said, also: [left] },
  ])
  expect(columnsOf(changeTarget(accountCatalogue, mapping, place, ofRegister))).toEqual([{ ...header, ...left }])
})

test('a field that does not exist is named', () => {
  const issues = checkMapping(accountCatalogue, mappingOf('external_account_number', 'customers[].shoe_size'))
  expect(issues.map(({ code }) => code)).toEqual(['mapping_field_unknown'])
})

test('a sheet that is left out has no conflicts', () => {
  const [sheet] = mappingOf('customers[].email', 'customers[].email').sheets
  const mapping = mappingOf('external_account_number')
  const both: Mapping = {
    ...mapping,
    sheets: [...mapping.sheets, ...(sheet === undefined ? [] : [{ ...sheet, sheet: 'Old', isIncluded: false }])],
  }
  expect(checkMapping(accountCatalogue, both)).toEqual([])
})

test('what was said about reading a column stays while the kind of field stays', () => {
  const place = { sheet: 'Accounts', column: 1 }
  const dated = changeReading(mappingOf('customers[].date_of_birth'), place, { dateOrder: 'MDY' })
  expect(
    columnsOf(changeTarget(accountCatalogue, dated, place, 'supply_addresses[].supply_points[].supply_start_date'))?.[0]
      ?.reading,
  ).toEqual({ dateOrder: 'MDY' })
  expect(columnsOf(changeTarget(accountCatalogue, dated, place, 'customers[].email'))?.[0]?.reading).toBeUndefined()
  expect(columnsOf(changeReading(dated, place, { dateOrder: undefined }))?.[0]).not.toHaveProperty('reading')
})

test('a constant takes the place of the one its field had', () => {
  const constant = { target: 'billing_address.country', value: 'US' }
  const mapping = setConstant(setConstant(mappingOf(), { ...constant, value: 'GB' }), constant)
  expect(mapping.constants).toEqual([constant])
  expect(withoutConstant(mapping, constant.target).constants).toEqual([])
})

test('what was answered stays when the column is found right at once', () => {
  const place = { sheet: 'Accounts', column: 1 }
  const answered = changeReading(mappingOf('notes[].body'), place, { timeZone: 'Europe/London' })
  const settled = settleColumn(answered, place, [{ readAs: { timeZone: 'UTC', dateOrder: 'DMY' } }])
  expect(columnsOf(settled)?.[0]).toMatchObject({
    reading: { timeZone: 'Europe/London', dateOrder: 'DMY' },
    isSettled: true,
  })
})

test('a field that a person has chosen is no guess, though its values may be asked about', () => {
  const place = { sheet: 'Accounts', column: 1 }
  const [chosen] = columnsOf(chooseTarget(accountCatalogue, mappingOf(null), place, 'customers[].email')) ?? []
  expect(chosen).toMatchObject({ target: 'customers[].email', isChosen: true })
  expect(chosen?.isSettled).toBeUndefined()
  expect(chosen && isGuess(chosen, { target: 'customers[].email', confidence: 0.4 })).toBe(false)
})

test('a column that is kept in a note goes behind all of the text of its row, and beside one that is read in its own way', () => {
  const [body, at] = ['notes[].body', 'notes[].created_at']
  const keep = (mapping: Mapping) =>
    columnsOf(keepInNotes(mapping, accountCatalogue, [{ sheet: 'Accounts', column: 4 }]))
  const joined = joinColumns(mappingOf(body, body, at, null), 'Accounts', body, [2, 1], ' ')
  expect(keep(joined)?.map(({ join }) => join?.place)).toEqual([1, 0, undefined, 2])
  const text = { sheet: 'Accounts', column: 1 }
  const own = changeReading(mappingOf(body, null, at, null), text, { letterCase: 'upper' })
  expect(keep(own)?.map(({ target }) => target)).toEqual([body, null, at, 'notes[1].body'])
  const more = alsoFill(accountCatalogue, mappingOf(body, null, at, null), text, 'customers[].given_name')
  expect(keep(more)?.[3]?.target).toBe('notes[1].body')
})
