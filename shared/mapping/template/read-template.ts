/**
 * Knows our own template again by its hidden sheet, which says what every column is: nothing has to be suggested. The sheet
 * carries the help and the example of each column too, so that their rows are told from an account whichever version wrote them.
 */
import { type Catalogue, type ProjectKind, projectKinds } from '../../catalogue/catalogue.ts'
import { columnLetters, dataRowsOf, type RowRole, type Sheet, type Workbook } from '../../sheet/sheet.ts'
import { isFilledDown } from '../layout/fill-down.ts'
import { findLayout, type SheetLayout } from '../layout/find-layout.ts'
import { fieldPathOf, parseTarget } from '../model/field-path.ts'
import type { Mapping, SheetMapping } from '../model/mapping.ts'
import { fieldsSheetName } from './template-sheets.ts'

export type Template = { readonly mapping: Mapping; readonly layouts: readonly SheetLayout[] }

/** `column` in letters. `help` and `example` are what stands in the rows below the headings, `''` where an older version wrote none. */
type Field = { readonly column: string; readonly path: string; readonly help: string; readonly example: string }

/** @returns the exact mapping and layout of a template; `undefined` when the workbook is none */
export function readTemplate(workbook: Workbook, catalogue: Catalogue): Template | undefined {
  const listing = listingOf(workbook)
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

/** What a template is about: the kind whose field tree knows the most of its fields; `undefined` for a workbook that is none. */
export function kindOfTemplate(
  workbook: Workbook,
  catalogueOf: (kind: ProjectKind) => Catalogue,
): ProjectKind | undefined {
  const listing = listingOf(workbook)
  if (listing === undefined) return undefined
  const paths = [...readFields(listing).values()].flat().map(({ path }) => fieldPathOf(path))
  const knownTo = (kind: ProjectKind) => paths.filter((path) => catalogueOf(kind).leaf(path) !== undefined).length
  return [...projectKinds].toSorted((one, other) => knownTo(other) - knownTo(one))[0]
}

export const isTemplate = (workbook: Workbook): boolean => listingOf(workbook) !== undefined

const listingOf = ({ sheets }: Workbook): Sheet | undefined =>
  sheets.find(({ name }) => name.toLowerCase() === fieldsSheetName)

function readFields(listing: Sheet): ReadonlyMap<string, readonly Field[]> {
  const fields = new Map<string, Field[]>()
  for (let row = 0; row < listing.rowCount; row += 1) {
    const texts = [0, 1, 2, 3, 4].map((index) => listing.cellAt(row, index).text.trim())
    const [sheet = '', column = '', path = '', help = '', example = ''] = texts
    if (!/^[A-Z]{1,3}$/i.test(column) || parseTarget(path) === undefined) continue
    const field = { column: column.toUpperCase(), path, help, example }
    const known = fields.get(sheet)
    if (known === undefined) fields.set(sheet, [field])
    else known.push(field)
  }
  return fields
}

function planSheet(sheet: Sheet, fields: readonly Field[] | undefined, catalogue: Catalogue) {
  if (fields === undefined) return planForeignSheet(sheet)
  // Where a column is listed twice, the first time counts.
  const fieldOf = new Map(fields.toReversed().map((field) => [field.column, field]))
  const columns = Array.from({ length: sheet.columnCount }, (_, index) => {
    const field = fieldOf.get(columnLetters(index + 1))
    const isKnown = field !== undefined && catalogue.leaf(fieldPathOf(field.path)) !== undefined
    return { column: index + 1, header: sheet.cellAt(0, index).text.trim(), target: isKnown ? field.path : null }
  })
  const helps = new Map(fields.map(({ column, help }) => [column, help]))
  const examples = new Map(fields.map(({ column, example }) => [column, example]))
  // The example names itself by its account number: an account that happens to have a value of it is not taken for it.
  const { column: keyColumn } = fields.find(({ path }) => path === keyPath(catalogue)) ?? {}
  const isExample = (texts: ReadonlyMap<string, string>): boolean =>
    keyColumn !== undefined && texts.has(keyColumn) && isMadeOf(texts, examples)
  const roles = Array.from({ length: sheet.rowCount }, (_, row): RowRole => {
    const texts = filledCells(sheet, row)
    if (row === 0) return 'header'
    if (texts.size === 0) return 'blank'
    return isMadeOf(texts, helps) || isExample(texts) ? 'title' : 'data'
  })
  const firstData = roles.indexOf('data')
  // Rows of help and example stand right below the headings; a sheet that is not filled in has nothing else.
  const firstDataRow = (firstData < 0 ? roles.findLastIndex((role) => role !== 'blank') + 1 : firstData) + 1
  const layout: SheetLayout = {
    sheet: sheet.name,
    isHidden: sheet.isHidden,
    headerRow: 1,
    firstDataRow: Math.max(2, firstDataRow),
    headers: columns.map(({ header }) => header),
    roles,
  }
  const dataRows = dataRowsOf(roles)
  const mapping: SheetMapping = {
    sheet: sheet.name,
    isIncluded: true,
    headerRow: 1,
    firstDataRow: layout.firstDataRow,
    columns,
    ...(isFilledDown(sheet, dataRows, { columns }, catalogue) ? { blanksMean: 'asAbove' } : {}),
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

const keyPath = ({ root }: Catalogue): string | undefined => root.naturalKeys[0]?.[0]

/** By column letters, trimmed. */
function filledCells(sheet: Sheet, row: number): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  for (let column = 0; column < sheet.columnCount; column += 1) {
    const text = sheet.cellAt(row, column).text.trim()
    if (text !== '') texts.set(columnLetters(column + 1), text)
  }
  return texts
}

const isMadeOf = (texts: ReadonlyMap<string, string>, known: ReadonlyMap<string, string>): boolean =>
  [...texts].every(([column, text]) => text === known.get(column))
