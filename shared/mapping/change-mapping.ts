/** Changes to a mapping, each answering with a new one, and what stands against a mapping as a whole. */
import type { Catalogue } from '../catalogue/catalogue.ts'
import { issue } from '../issue-words.ts'
import type { Issue } from '../result.ts'
import { columnLetters } from '../sheet.ts'
import { columnNames } from '../words/column-names.ts'
import { fieldPathOf } from './field-path.ts'
import { type FilledField, filledFields } from './fillings.ts'
import type {
  ColumnMapping,
  ConstantMapping,
  Filling,
  KeyChoice,
  Mapping,
  Reading,
  ReadingDefaults,
  SheetMapping,
  Split,
} from './mapping.ts'
import { targetLabel } from './target-label.ts'

/** One column of one sheet; `column` counts from 1. */
export type ColumnPlace = { readonly sheet: string; readonly column: number }

export function changeColumn(
  mapping: Mapping,
  { sheet, column }: ColumnPlace,
  change: (column: ColumnMapping) => ColumnMapping,
): Mapping {
  return changeSheet(mapping, sheet, (one) => ({
    ...one,
    columns: one.columns.map((each) => (each.column === column ? change(each) : each)),
  }))
}

/** Also what a sheet says as a whole: what each of its rows is, what blanks mean, which facts fill a field. */
export function changeSheet(mapping: Mapping, sheet: string, change: (sheet: SheetMapping) => SheetMapping): Mapping {
  return { ...mapping, sheets: mapping.sheets.map((one) => (one.sheet === sheet ? change(one) : one)) }
}

/**
 * Gives a column another field, whole: it is no longer split or joined. What was said about reading its values goes with the old
 * field, unless the kind is the same.
 */
export function changeTarget(
  catalogue: Catalogue,
  mapping: Mapping,
  place: ColumnPlace,
  target: string | null,
): Mapping {
  return changeColumn(mapping, place, ({ split: _, ...column }) => withTarget(catalogue, column, target))
}

/** Says that a person wants a column as it is now. */
export const settleColumn = (mapping: Mapping, place: ColumnPlace): Mapping =>
  changeColumn(mapping, place, (column) => ({ ...column, isSettled: true }))

/** Leaves a column out and all behind it, for good: a second table beside the first. */
export const leaveOutFrom = (mapping: Mapping, { sheet, column: from }: ColumnPlace): Mapping =>
  changeSheet(mapping, sheet, (one) => ({
    ...one,
    columns: one.columns.map((each) =>
      each.column < from ? each : { column: each.column, header: each.header, target: null, isSettled: true },
    ),
  }))

/** Gives one part of a split column another field; `index` counts from 0. */
export function changePartTarget(
  catalogue: Catalogue,
  mapping: Mapping,
  place: ColumnPlace,
  index: number,
  target: string | null,
): Mapping {
  return changePart(mapping, place, index, (part) => withTarget(catalogue, part, target))
}

export function changePart(
  mapping: Mapping,
  place: ColumnPlace,
  index: number,
  change: (part: Filling) => Filling,
): Mapping {
  return changeColumn(mapping, place, (column) => {
    if (column.split === undefined) return column
    const parts = column.split.parts.map((part, at) => (at === index ? change(part) : part))
    return { ...column, split: { ...column.split, parts } }
  })
}

function withTarget<F extends Filling>(catalogue: Catalogue, filling: F, target: string | null): F {
  const kindOf = (one: string | null) => (one === null ? undefined : catalogue.leaf(fieldPathOf(one))?.kind)
  const { reading, join: _, ...rest } = filling
  const keepsReading = reading !== undefined && kindOf(filling.target) === kindOf(target)
  return { ...rest, target, ...(keepsReading ? { reading } : {}) } as F
}

/** Cuts a column into parts with fields of their own; `null` makes it whole again, without a field. */
export function splitColumn(mapping: Mapping, place: ColumnPlace, split: Split | null): Mapping {
  return changeColumn(mapping, place, ({ column, header }) => ({
    column,
    header,
    target: null,
    ...(split === null ? {} : { split }),
  }))
}

/**
 * Joins columns of a sheet into one value of a field, in the order given, with `separator` between them. Columns that were parts
 * of that field and are not named are left out; of a single column it becomes the whole value.
 */
export function joinColumns(
  mapping: Mapping,
  sheet: string,
  target: string,
  columns: readonly number[],
  separator: string,
): Mapping {
  return changeSheet(mapping, sheet, (one) => ({
    ...one,
    columns: one.columns.map((column) => {
      const place = columns.indexOf(column.column)
      const { join, split: _, ...rest } = column
      if (place < 0) return join !== undefined && column.target === target ? { ...rest, target: null } : column
      return { ...rest, target, ...(columns.length > 1 ? { join: { place, separator } } : {}) }
    }),
  }))
}

/** Joins all columns of a sheet that fill the same field whole, in their order, with a blank between. */
export function joinAlike(mapping: Mapping, sheet: string, target: string): Mapping {
  const columns = mapping.sheets.find((one) => one.sheet === sheet)?.columns ?? []
  const alike = columns.flatMap((one) => (one.split === undefined && one.target === target ? [one.column] : []))
  return joinColumns(mapping, sheet, target, alike, ' ')
}

/** Says by which fields the elements of a level are told apart; `null` leaves it to the contract. */
export function chooseKey(mapping: Mapping, level: string, fields: KeyChoice['fields'] | null): Mapping {
  const others = (mapping.keys ?? []).filter((one) => one.level !== level)
  const { keys: _, ...rest } = mapping
  const keys = fields === null ? others : [...others, { level, fields }]
  return keys.length === 0 ? rest : { ...rest, keys }
}

/** Says how a column is read; what is `undefined` is found out from its values again. */
export function changeReading(mapping: Mapping, place: ColumnPlace, change: Partial<Reading>): Mapping {
  return changeColumn(mapping, place, ({ reading, ...column }) => {
    const changed = withoutUndefined({ ...reading, ...change })
    return Object.keys(changed).length === 0 ? column : { ...column, reading: changed }
  })
}

export function changeDefaults(mapping: Mapping, change: Partial<ReadingDefaults>): Mapping {
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
 * What stands against a mapping before any row is read: two columns of a sheet on one field that are not joined, a field or a key
 * that does not exist, no column with the account number. `where.cell` names the column by its header's cell.
 */
export function checkMapping(catalogue: Catalogue, mapping: Mapping): Issue[] {
  // Sheet by sheet: a workbook may have thousands, and this is done with every change.
  const bySheet = mapping.sheets.flatMap((sheet) => (sheet.isIncluded ? [{ sheet, fields: filledFields(sheet) }] : []))
  const filled = bySheet.flatMap(({ sheet, fields }) => fields.map((field) => ({ sheet, field, fields })))
  const unknown = filled.flatMap(({ sheet, field }) =>
    catalogue.leaf(fieldPathOf(field.target)) === undefined
      ? [
          issue(
            'mapping_field_unknown',
            { column: sourceName(sheet, field), target: field.target },
            headerPlace(sheet, field),
          ),
        ]
      : [],
  )
  const doubled = filled.flatMap(({ sheet, field, fields }) => {
    const other = fields.find((one) => one !== field && one.target === field.target)
    if (other === undefined) return []
    const label = targetLabel(catalogue, field.target)
    const facts = { column: sourceName(sheet, field), otherColumn: sourceName(sheet, other), field: label }
    return [issue('mapping_field_twice', facts, headerPlace(sheet, field))]
  })
  const unknownKeys = (mapping.keys ?? []).flatMap(({ level, fields }) =>
    fields.flatMap((field) =>
      catalogue.leaf(fieldPathOf(`${level}.${field}`)) === undefined
        ? [issue('mapping_key_unknown', { level, field })]
        : [],
    ),
  )
  const unknownConstants = mapping.constants.flatMap(({ target }) =>
    catalogue.leaf(fieldPathOf(target)) === undefined ? [issue('mapping_constant_unknown', { target })] : [],
  )
  const hasAccountNumber = filled.some(({ field }) => field.target === 'external_account_number')
  const noNumber = hasAccountNumber ? [] : [issue('mapping_account_number_missing', {})]
  return [
    ...noNumber,
    ...unknown,
    ...unknownConstants,
    ...doubled,
    ...unknownKeys,
    ...leftOutSheets(catalogue, mapping),
  ]
}

/** Sheets that a suggestion could not place, although they seem to say something of accounts: nobody may miss their rows. */
function leftOutSheets(catalogue: Catalogue, { sheets }: Mapping): Issue[] {
  return sheets.flatMap((sheet) => {
    if (sheet.isIncluded || !sheet.isLeftOutUnasked) return []
    const fields = filledFields(sheet).map(({ target }) => targetLabel(catalogue, target))
    return [issue('sheet_left_out', { sheet: sheet.sheet, fields })]
  })
}

/** The first column of a field, told from others of the same heading; of a fact, what it is. */
function sourceName({ columns }: SheetMapping, { parts: [{ source }] }: FilledField): string {
  if (source.from === 'fact') return source.fact === 'rowNumber' ? 'row number' : 'sheet name'
  if (source.header === '') return `column ${columnLetters(source.column)}`
  const names = columnNames(columns.map(({ header }) => header))
  return names[columns.findIndex(({ column }) => column === source.column)] ?? `“${source.header}”`
}

const headerPlace = ({ sheet, headerRow }: SheetMapping, { parts: [{ source }] }: FilledField) =>
  source.from === 'fact' ? {} : { cell: { sheet, row: Math.max(1, headerRow), column: source.column } }

function withoutUndefined<R extends Reading>(reading: Partial<R>): R {
  return Object.fromEntries(Object.entries(reading).filter(([, value]) => value !== undefined)) as R
}
