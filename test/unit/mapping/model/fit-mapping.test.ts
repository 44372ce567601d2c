import { describe, expect, test } from 'vitest'
import { accountCatalogue } from '../../../../shared/catalogue/account-catalogue.ts'
import { fitMapping as fitTo } from '../../../../shared/mapping/model/fit-mapping.ts'
import type { ColumnMapping, Mapping } from '../../../../shared/mapping/model/mapping.ts'

const fitMapping = (made: Mapping, present: Mapping, valueId?: 'sameMake') =>
  fitTo(made, present, accountCatalogue, valueId)

type Column = readonly [header: string, target: string | null]

const mappingOf = (sheets: Readonly<Record<string, readonly Column[]>>, headerRow = 1): Mapping => ({
  version: 1,
  sheets: Object.entries(sheets).map(([sheet, columns]) => ({
    sheet,
    isIncluded: true,
    headerRow,
    firstDataRow: headerRow + 1,
    columns: columns.map(([header, target], index) => ({ column: index + 1, header, target })),
  })),
  constants: [{ target: 'billing_address.country', value: 'US' }],
  defaults: {},
})

/** A file with such headers, mapped to nothing yet. */
const fileOf = (sheets: Readonly<Record<string, readonly string[]>>, headerRow = 1): Mapping =>
  mappingOf(
    Object.fromEntries(Object.entries(sheets).map(([name, headers]) => [name, headers.map((one) => [one, null])])),
    headerRow,
  )

const targetsOf = ({ sheets }: Mapping) =>
  sheets.map(({ sheet, isIncluded, columns }) => [sheet, isIncluded, columns.map(({ target }) => target)])

const made = mappingOf({
  May: [
    ['Acct', 'external_account_number'],
    ['Note', null],
    ['Note', 'notes[].body'],
    ['Town', 'billing_address.locality'],
    ['Mail', 'customers[].email'],
    ['First', 'customers[].given_name'],
  ],
})
const headers = ['Acct', 'Note', 'Note', 'Town', 'Mail', 'First']

describe('a mapping', () => {
  test('fits the same headers exactly, also when the only sheet has another name', () => {
    for (const name of ['May', 'June']) {
      const fit = fitMapping(made, fileOf({ [name]: headers }))
      expect([fit.fits, fit.isExact]).toEqual([true, true])
      expect(targetsOf(fit.mapping)).toEqual([[name, true, made.sheets[0]?.columns.map(({ target }) => target)]])
    }
  })

  test('leaves a column that it does not know what is suggested for it, unless another fills that by now', () => {
    const present = mappingOf({
      June: [
        ['Acct', 'external_account_number'],
        ['Mobile No', 'customers[].mobile'],
        ['E-mail', 'customers[].email'],
        ['Town', 'billing_address.locality'],
        ['Forename', 'customers[].given_name'],
        ['Mail', null],
      ],
    })
    const { mapping, differences } = fitMapping(made, present)
    expect(mapping.sheets[0]?.columns.map(({ header, target }) => [header, target])).toEqual([
      ['Acct', 'external_account_number'],
      ['Mobile No', 'customers[].mobile'],
      ['E-mail', null],
      ['Town', 'billing_address.locality'],
      ['Forename', 'customers[].given_name'],
      ['Mail', 'customers[].email'],
    ])
    expect(differences.flatMap((one) => (one.kind === 'columnNew' ? [one.header] : []))).toEqual([
      'Mobile No',
      'E-mail',
      'Forename',
    ])
  })

  test('fits when a few headers differ, and says which', () => {
    const fit = fitMapping(made, fileOf({ May: ['acct ', 'Note', 'Note', 'Town', 'E-mail', 'First', 'New'] }))
    expect([fit.fits, fit.isExact]).toEqual([true, false])
    expect(fit.differences).toEqual([
      { kind: 'columnMissing', sheet: 'May', header: 'Mail', column: made.sheets[0]?.columns[4] },
      { kind: 'columnNew', sheet: 'May', header: 'E-mail', column: 5 },
      { kind: 'columnNew', sheet: 'May', header: 'New', column: 7 },
    ])
    expect(fit.mapping.sheets[0]?.columns.map(({ header, target }) => [header, target])).toEqual([
      ['acct ', 'external_account_number'],
      ['Note', null],
      ['Note', 'notes[].body'],
      ['Town', 'billing_address.locality'],
      ['E-mail', null],
      ['First', 'customers[].given_name'],
      ['New', null],
    ])
  })

  test.each([
    ['most columns are missing', ['Acct', 'Note', 'Town']],
    ['the account number is missing', headers.slice(1)],
    ['nothing is the same', ['a', 'b', 'c']],
  ])('does not fit when %s', (_, present) => {
    expect(fitMapping(made, fileOf({ May: present })).fits).toBe(false)
  })

  test('that takes no sheet in fits nothing', () => {
    const none = { ...made, sheets: made.sheets.map((sheet) => ({ ...sheet, isIncluded: false })) }
    expect(fitMapping(none, made)).toMatchObject({ fits: false, isExact: false })
  })

  test('follows its headers to other columns, and rows begin where the present file says', () => {
    const { mapping, isExact } = fitMapping(made, fileOf({ June: headers.toReversed() }, 3))
    expect(isExact).toBe(true)
    expect(mapping.sheets[0]?.columns.map(({ column, header, target }) => [column, header, target])).toEqual([
      [1, 'First', 'customers[].given_name'],
      [2, 'Mail', 'customers[].email'],
      [3, 'Town', 'billing_address.locality'],
      [4, 'Note', null],
      [5, 'Note', 'notes[].body'],
      [6, 'Acct', 'external_account_number'],
    ])
    expect(mapping.sheets[0]).toMatchObject({ sheet: 'June', headerRow: 3, firstDataRow: 4 })
    expect(mapping.constants).toEqual(made.constants)
  })

  test('takes along what it says of sheets and columns, but not of single rows', () => {
    const split: ColumnMapping = {
      column: 2,
      header: 'Name',
      target: null,
      split: { cut: { by: 'name' }, parts: [{ target: 'customers[].given_name' }, { target: null }] },
    }
    const [sheet] = mappingOf({ A: [['Acct', 'external_account_number']] }).sheets
    const saved: Mapping = {
      ...made,
      sheets: [
        { ...sheet!, columns: [...sheet!.columns, split], eachRowIs: 'customers[]', rowsOut: [7], hiddenRows: 'out' },
      ],
    }
    const { mapping, fits } = fitMapping(saved, fileOf({ A: ['Name', 'Acct'] }))
    expect(fits).toBe(true)
    expect(mapping.sheets).toEqual([
      {
        sheet: 'A',
        isIncluded: true,
        headerRow: 1,
        firstDataRow: 2,
        columns: [
          { ...split, column: 1 },
          { column: 2, header: 'Acct', target: 'external_account_number' },
        ],
        eachRowIs: 'customers[]',
        hiddenRows: 'out',
      },
    ])
  })
})

describe('of several sheets', () => {
  const two = mappingOf({
    People: [
      ['Acct', 'external_account_number'],
      ['First', 'customers[].given_name'],
    ],
    Notes: [
      ['Acct', 'external_account_number'],
      ['Text', 'notes[].body'],
    ],
  })

  test('one that has another name is found by its headers, and that is said', () => {
    const { fits, differences, mapping } = fitMapping(
      two,
      fileOf({ Memo: ['Acct', 'Text'], People: ['Acct', 'First'] }),
    )
    expect(fits).toBe(true)
    expect(differences).toEqual([{ kind: 'sheetRenamed', sheet: 'Memo', from: 'Notes' }])
    expect(targetsOf(mapping)).toEqual([
      ['Memo', true, ['external_account_number', 'notes[].body']],
      ['People', true, ['external_account_number', 'customers[].given_name']],
    ])
  })

  test('one that is missing is said, and then the mapping does not fit', () => {
    const { fits, differences } = fitMapping(two, fileOf({ People: ['Acct', 'First'] }))
    expect([fits, differences]).toEqual([false, [{ kind: 'sheetMissing', sheet: 'Notes' }]])
  })

  test('one that the mapping does not know is left out', () => {
    const file = fileOf({ People: ['Acct', 'First'], Notes: ['Acct', 'Text'], Extra: ['Acct'] })
    expect(targetsOf(fitMapping(two, file).mapping).map(([name, isIncluded]) => [name, isIncluded])).toEqual([
      ['People', true],
      ['Notes', true],
      ['Extra', false],
    ])
  })
})

describe('on a file that is made the same', () => {
  test('a sheet is as the mapping has it, with its rows', () => {
    const [sheet] = made.sheets
    const given: Mapping = { ...made, sheets: [{ ...sheet!, firstDataRow: 5, rowsOut: [9] }] }
    const fit = fitMapping(given, fileOf({ Extra: ['x'], May: headers }), 'sameMake')
    expect(fit.mapping).toEqual(given)
  })

  test('columns are found by their headers, and those that have none, or another one, by their place', () => {
    const given = mappingOf({
      May: [
        ['', 'external_account_number'],
        ['Given', 'customers[].given_name'],
        ['Town', 'billing_address.locality'],
        ['Mail', 'customers[].email'],
      ],
    })
    const fit = fitMapping(given, fileOf({ May: ['Acct', 'First', 'Mail', 'Town'] }), 'sameMake')
    expect(targetsOf(fit.mapping)).toEqual([
      [
        'May',
        true,
        ['external_account_number', 'customers[].given_name', 'customers[].email', 'billing_address.locality'],
      ],
    ])
  })
})
