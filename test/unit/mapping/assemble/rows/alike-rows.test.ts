/** That rows are alike saves work and changes nothing: the same sheets are assembled as if no two cells were ever seen to be alike. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SheetMapping } from '../../../../../shared/mapping/model/mapping.ts'
import type { AssemblyInput } from '../../../../../shared/mapping/plan/assembly-plan.ts'
import { likeNothing } from '../../../../../shared/sheet/sheet.ts'
import { runs } from '../../../../support/property-runs.ts'
import type { Assembly } from '../../../../support/rows/assemble-rows.ts'
import { assembleAccounts, assemblyInput } from '../../../../support/rows/assemble-rows.ts'
import type { CellValue, RowsOfSheet } from '../../../../support/rows/workbook-from-rows.ts'

/** A few values for each field, some of them written twice, some that can't be read, some unusual. */
const pools: Readonly<Record<string, readonly CellValue[]>> = {
  external_account_number: ['1', '2', 2, ''],
  'billing_address.locality': ['York', 'York ', 'Leeds', ''],
  'billing_address.country': ['GB', 'Utopia', ''],
  'customers[].given_name': ['Ana', 'Bo', ''],
  'customers[].family_name': ['Lee', 'Lee ', ''],
  'customers[].mobile': ['07400 123456', 'ask', ''],
  'customers[1].given_name': ['Zoe', ''],
  'customers[].user_details[tax_id].value': ['T1', 'T2', ''],
  'ledgers[].ledger_balance': ['1.00', '1', 'much', ''],
  'supply_addresses[].supply_address.street_address': ['1 Elm St', '2 Oak St', ''],
  'supply_addresses[].supply_points[].identifier': ['P1', 'P2', ''],
  'supply_addresses[].supply_points[].supply_start_date': ['2024-01-01', '1/2/2024', 'soon', ''],
  'supply_addresses[].supply_points[].meters[].serial_number': ['M1', 'M2', ''],
  'supply_addresses[].supply_points[].meters[].registers[].digits': ['5', 6, 'x', ''],
}
const [number = '', ...others] = Object.keys(pools)

/** Rows that mostly repeat the one above them. */
const rowsOf = (columns: readonly string[]): fc.Arbitrary<CellValue[][]> =>
  fc
    .array(fc.tuple(...columns.map((column) => fc.tuple(fc.boolean(), fc.constantFrom(...(pools[column] ?? ['']))))), {
      minLength: 1,
      maxLength: 6,
    })
    .map((changes) => {
      const rows: CellValue[][] = [[...columns]]
      for (const change of changes) {
        const above = rows.length > 1 ? rows.at(-1) : undefined
        rows.push(change.map(([isRepeated, value], at) => (isRepeated ? (above?.[at] ?? value) : value)))
      }
      return rows
    })

const sheet = fc
  .tuple(fc.boolean(), fc.uniqueArray(fc.constantFrom(...others), { minLength: 1, maxLength: 8 }))
  .chain(([isNamed, columns]) => rowsOf(isNamed ? [number, ...columns] : columns))
const sheets: fc.Arbitrary<RowsOfSheet> = fc
  .tuple(rowsOf([number, ...others]), fc.array(sheet, { maxLength: 2 }))
  .map(([first, more]) => Object.fromEntries([first, ...more].map((rows, index) => [`Sheet${index + 1}`, rows])))

const choices: fc.Arbitrary<Pick<SheetMapping, 'blanksMean' | 'eachRowIs'>> = fc.record(
  {
    blanksMean: fc.constantFrom('asAbove', 'nothing'),
    eachRowIs: fc.constantFrom('', 'customers[]', 'supply_addresses[].supply_points[].meters[]'),
  },
  { requiredKeys: [] },
)

/** All that assembling says, with every origin asked for singly as well. */
const saidBy = ({ accounts, issues }: Assembly) => ({
  accounts: accounts.map(({ origins, ...account }) => ({
    ...account,
    origins: [...origins],
    asked: [...origins.keys()].map((path) => [path, origins.get(path)]),
  })),
  issues,
})

const unlike = (input: AssemblyInput): AssemblyInput => ({
  ...input,
  workbook: {
    ...input.workbook,
    sheets: input.workbook.sheets.map((one) => ({
      ...one,
      valueId: () => ({ numbers: new Int32Array(one.rowCount).fill(likeNothing), highest: 0 }),
    })),
  },
})

test('rows that repeat others give what they would give if nobody had noticed', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(sheets, choices, fc.boolean(), (rows, chosen, hasDefaults) => {
      const readings = hasDefaults ? { readings: { 'billing_address.country': { whenBlank: 'Utopia' } } } : {}
      const plain = assemblyInput(rows, readings)
      const mapping = { ...plain.mapping, sheets: plain.mapping.sheets.map((one) => ({ ...one, ...chosen })) }
      const input = { ...plain, mapping }
      expect(saidBy(assembleAccounts(input))).toEqual(saidBy(assembleAccounts(unlike(input))))
    }),
    { numRuns: runs(300) },
  )
})

test('every origin that is listed is the one that its path gives', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(sheets, (rows) => {
      for (const { origins, asked } of saidBy(assembleAccounts(assemblyInput(rows))).accounts) {
        expect(asked).toEqual(origins)
      }
    }),
  )
})
