import { describe, expect, test } from 'vitest'
import { accountCatalogue } from '../../../../../shared/catalogue/account-catalogue.ts'
import { checkMapping } from '../../../../../shared/mapping/model/change-mapping.ts'
import { suggestMapping } from '../../../../../shared/mapping/suggest/suggest-mapping.ts'
import { layoutsOf } from '../../../../support/rows/sheet-layouts.ts'
import { type RowsOfSheet, workbookFromRows } from '../../../../support/rows/workbook-from-rows.ts'
import { inWords } from '../../../../support/words/in-words.ts'
import { soundsLike } from '../../../../support/words/sounds-like.ts'

const meters = (...more: readonly string[]) => [
  ['Account number', 'MPAN', 'Meter serial number', ...more],
  ['A-1', '1200051034000', 'M-1', ...more.map(() => 'Electricity')],
  ['A-2', '1200051034097', 'M-2', ...more.map(() => 'Gas')],
]
const suggested = (sheets: RowsOfSheet) => {
  const workbook = workbookFromRows(sheets)
  return suggestMapping(workbook, layoutsOf(workbook), accountCatalogue).mapping
}
const factsOf = (sheets: RowsOfSheet) => suggested(sheets).sheets.map(({ facts }) => facts)
const supplyType = 'supply_addresses[].supply_points[].supply_type'
const filledBy = (reading?: object) => [
  { fact: 'sheetName', target: supplyType, ...(reading && { reading }), isUnasked: true },
]
const into = (from: string, to: string) => ({ translations: [{ from, to }] })

describe('a sheet’s name fills a field', () => {
  test.each<[string, ReturnType<typeof filledBy>]>([
    ['ELECTRICITY', filledBy()],
    ['Electricity', filledBy(into('Electricity', 'ELECTRICITY'))],
    ['Elec meters', filledBy(into('Elec meters', 'ELECTRICITY'))],
    ['Electricity 2024', filledBy(into('Electricity 2024', 'ELECTRICITY'))],
    ['Gas', filledBy()],
    ['Gas supply points', filledBy(into('Gas supply points', 'Gas'))],
  ])('of which it is a value: %s', (name, facts) => {
    expect(factsOf({ [name]: meters() })).toEqual([facts])
  })

  test.each([
    ['names another thing beside', { 'British Gas': meters() }],
    ['has two values', { 'Gas and electricity': meters() }],
    ['has a letter that may stand for anything', { G: meters() }],
    ['is called for what its rows are', { Meters: meters() }],
    ['has a column for it', { Gas: meters('Fuel') }],
    ['stands beside one with a column for it', { Gas: meters(), Points: meters('Fuel') }],
    [
      'describes nothing that has the field',
      {
        Gas: [
          ['Account number', 'First name', 'Last name'],
          ['A-1', 'Ana', 'Lee'],
        ],
      },
    ],
  ])('and not where it %s', (_, sheets) => {
    expect(factsOf(sheets).every((facts) => facts === undefined)).toBe(true)
  })

  test('not where it is that of a file', () => {
    const text = { encoding: 'utf-8', delimiter: ',', quote: '"' } as const
    const workbook = { ...workbookFromRows({ Gas: meters() }), text } as Parameters<typeof suggestMapping>[0]
    const { mapping } = suggestMapping(workbook, layoutsOf(workbook), accountCatalogue)
    expect(mapping.sheets[0]?.facts).toBeUndefined()
  })

  test('is said until a person says that it is right', () => {
    const mapping = suggested({ Electricity: meters() })
    expect(checkMapping(accountCatalogue, mapping).map(inWords)).toEqual([
      {
        level: 'warning',
        code: 'sheet_name_fills',
        message: expect.stringMatching(
          soundsLike('sheet_name_fills', { field: 'Supply type', sheet: 'Electricity', value: 'ELECTRICITY' }),
        ),
        where: { target: supplyType },
      },
    ])
    const sheets = mapping.sheets.map((sheet) => ({
      ...sheet,
      facts: (sheet.facts ?? []).map(({ isUnasked: _, ...one }) => one),
    }))
    expect(checkMapping(accountCatalogue, { ...mapping, sheets })).toEqual([])
  })
})
