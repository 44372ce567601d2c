/**
 * Knows our own template again by its hidden sheet, which says what every column is: nothing has to be suggested. The sheet
 * carries the help of each column too, so that a row of help is told from an account whichever version wrote it.
 */
import type { Catalogue } from '../catalogue/catalogue.ts'
import { columnLetters, type RowRole, type Sheet, type Workbook } from '../sheet.ts'
import { fieldPathOf, parseTarget } from './field-path.ts'
import { findLayout, type SheetLayout } from './find-layout.ts'
import type { Mapping, SheetMapping } from './mapping.ts'
import { fieldsSheetName } from './template-sheets.ts'

export type Template = { readonly mapping: Mapping; readonly layouts: readonly SheetLayout[] }

type Field = { readonly column: string; readonly path: string; readonly help: string }

/** @returns the exact mapping and layout of a template; `undefined` when the workbook is none */
export function readTemplate(workbook: Workbook, catalogue: Catalogue): Template | undefined {
  const listing = workbook.sheets.find(({ name }) => name.toLowerCase() === fieldsSheetName)
  if (listing === undefined) return undefined
  const fields = readFields(listing)
  const known = workbook.sheets.filter(({ name }) => fields.has(name))
  if (known.length === 0) return undefined
  const plans = workbook.sheets.map((sheet) => planSheet(sheet, fields.get(sheet.name), catalogue))
  return {
    layouts: plans.map(({ layout }) => layout),
    mapping: { version: 1, sheets: plans.flatMap(({ mapping }) => mapping ?? []), constants: [], defaults: {} },
  }
}

function readFields(listing: Sheet): ReadonlyMap<string, readonly Field[]> {
  const fields = new Map<string, Field[]>()
  for (let row = 0; row < listing.rowCount; row += 1) {
    const [sheet = '', column = '', path = '', help = ''] = [0, 1, 2, 3].map((index) =>
      listing.cellAt(row, index).text.trim(),
    )
    if (!/^[A-Z]{1,3}$/i.test(column) || parseTarget(path) === undefined) continue
    fields.set(sheet, [...(fields.get(sheet) ?? []), { column: column.toUpperCase(), path, help }])
  }
  return fields
}

function planSheet(sheet: Sheet, fields: readonly Field[] | undefined, catalogue: Catalogue) {
  if (fields === undefined) return planForeignSheet(sheet)
  const columns = Array.from({ length: sheet.columnCount }, (_, index) => {
    const field = fields.find(({ column }) => column === columnLetters(index + 1))
    const isKnown = field !== undefined && catalogue.leaf(fieldPathOf(field.path)) !== undefined
    return { column: index + 1, header: sheet.cellAt(0, index).text.trim(), target: isKnown ? field.path : null }
  })
  const helps = new Map(fields.map(({ column, help }) => [column, help]))
  const roles = Array.from({ length: sheet.rowCount }, (_, row) => roleOf(sheet, row, helps))
  const firstData = roles.indexOf('data')
  // Rows of help stand right below the headings; a sheet that is not filled in has nothing else.
  const firstDataRow = (firstData < 0 ? roles.findLastIndex((role) => role !== 'blank') + 1 : firstData) + 1
  const layout: SheetLayout = {
    sheet: sheet.name,
    isHidden: sheet.isHidden,
    headerRow: 1,
    firstDataRow: Math.max(2, firstDataRow),
    headers: columns.map(({ header }) => header),
    roles,
  }
  const mapping: SheetMapping = {
    sheet: sheet.name,
    isIncluded: true,
    headerRow: 1,
    firstDataRow: layout.firstDataRow,
    columns,
  }
  return { layout, mapping }
}

/** A sheet that somebody added: shown, and left out until they say otherwise. */
function planForeignSheet(sheet: Sheet) {
  const layout = findLayout(sheet)
  // The listing itself is nothing to map.
  if (sheet.name.toLowerCase() === fieldsSheetName) return { layout, mapping: null }
  const columns = layout.headers.map((header, index) => ({ column: index + 1, header, target: null }))
  const { headerRow, firstDataRow } = layout
  const mapping: SheetMapping = { sheet: sheet.name, isIncluded: false, headerRow, firstDataRow, columns }
  return { layout, mapping }
}

/** @param helps  by column letters */
function roleOf(sheet: Sheet, row: number, helps: ReadonlyMap<string, string>): RowRole {
  if (row === 0) return 'header'
  let isFilled = false
  let isHelp = true
  for (let column = 0; column < sheet.columnCount; column += 1) {
    const text = sheet.cellAt(row, column).text.trim()
    if (text === '') continue
    isFilled = true
    if (text !== helps.get(columnLetters(column + 1))) isHelp = false
  }
  if (!isFilled) return 'blank'
  return isHelp ? 'title' : 'data'
}
