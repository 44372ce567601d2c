/** Changes to a mapping, each answering with a new one, and what stands against a mapping as a whole. */
import type { Catalogue } from '../catalogue/catalogue.ts'
import { issue } from '../issue-words.ts'
import type { Issue } from '../result.ts'
import { columnLetters } from '../sheet.ts'
import { fieldPathOf } from './field-path.ts'
import type { ColumnMapping, ConstantMapping, Mapping, Reading, SheetMapping } from './mapping.ts'
import { targetLabel } from './target-label.ts'

/** One column of one sheet; `column` counts from 1. */
export type ColumnPlace = { readonly sheet: string; readonly column: number }

export function changeColumn(
  mapping: Mapping,
  { sheet, column }: ColumnPlace,
  change: (column: ColumnMapping) => ColumnMapping,
): Mapping {
  const changeSheet = (one: SheetMapping): SheetMapping =>
    one.sheet === sheet
      ? { ...one, columns: one.columns.map((each) => (each.column === column ? change(each) : each)) }
      : one
  return { ...mapping, sheets: mapping.sheets.map(changeSheet) }
}

/** Gives a column another field. What was said about reading its values goes with the old one, unless the kind is the same. */
export function changeTarget(
  catalogue: Catalogue,
  mapping: Mapping,
  place: ColumnPlace,
  target: string | null,
): Mapping {
  const kindOf = (one: string | null) => (one === null ? undefined : catalogue.leaf(fieldPathOf(one))?.kind)
  return changeColumn(mapping, place, ({ reading, ...column }) => ({
    ...column,
    target,
    ...(reading !== undefined && kindOf(column.target) === kindOf(target) ? { reading } : {}),
  }))
}

/** Says how a column is read; what is `undefined` is found out from its values again. */
export function changeReading(mapping: Mapping, place: ColumnPlace, change: Partial<Reading>): Mapping {
  return changeColumn(mapping, place, ({ reading, ...column }) => {
    const changed = withoutUndefined({ ...reading, ...change })
    return Object.keys(changed).length === 0 ? column : { ...column, reading: changed }
  })
}

export function changeDefaults(mapping: Mapping, change: Partial<Reading>): Mapping {
  return { ...mapping, defaults: withoutUndefined({ ...mapping.defaults, ...change }) }
}

/** Adds a constant, in place of one that its target has already. */
export function setConstant(mapping: Mapping, constant: ConstantMapping): Mapping {
  return { ...mapping, constants: [...withoutConstant(mapping, constant.target).constants, constant] }
}

export function withoutConstant(mapping: Mapping, target: string): Mapping {
  return { ...mapping, constants: mapping.constants.filter((one) => one.target !== target) }
}

/**
 * What stands against a mapping before any row is read: two columns of a sheet on one field, a field that does not exist, no
 * column with the account number. `where.cell` names the column by its header's cell.
 */
export function checkMapping(catalogue: Catalogue, mapping: Mapping): Issue[] {
  const sheets = mapping.sheets.filter(({ isIncluded }) => isIncluded)
  const mapped = sheets.flatMap((sheet) =>
    sheet.columns.flatMap((column) => (column.target === null ? [] : [{ sheet, column, target: column.target }])),
  )
  const unknown = mapped.flatMap(({ sheet, column, target }) =>
    catalogue.leaf(fieldPathOf(target)) === undefined
      ? [issue('mapping_field_unknown', { column: columnName(column), target }, headerPlace(sheet, column))]
      : [],
  )
  const doubled = sheets.flatMap((sheet) =>
    sheet.columns.flatMap((column) => {
      const other = sheet.columns.find((one) => one !== column && one.target !== null && one.target === column.target)
      if (other === undefined || column.target === null) return []
      const facts = {
        column: columnName(column),
        otherColumn: columnName(other),
        field: targetLabel(catalogue, column.target),
      }
      return [issue('mapping_field_twice', facts, headerPlace(sheet, column))]
    }),
  )
  const hasAccountNumber = mapped.some(({ target }) => target === 'external_account_number')
  return [...(hasAccountNumber ? [] : [issue('mapping_account_number_missing', {})]), ...unknown, ...doubled]
}

const columnName = ({ column, header }: ColumnMapping): string =>
  header === '' ? `column ${columnLetters(column)}` : `“${header}”`

const headerPlace = ({ sheet, headerRow }: SheetMapping, { column }: ColumnMapping) => ({
  cell: { sheet, row: Math.max(1, headerRow), column },
})

function withoutUndefined(reading: Partial<Reading>): Reading {
  return Object.fromEntries(Object.entries(reading).filter(([, value]) => value !== undefined))
}
