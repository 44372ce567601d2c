/**
 * Reads .xls workbooks (Excel 5 to 2003) with SheetJS. They keep numbers as doubles, so digits beyond the 15th of a long number are
 * lost in the file itself: such a number is told apart by its length, not mended.
 */
import { type CellObject, read, set_cptable, type WorkSheet } from '@e965/xlsx'
import * as codePages from '@e965/xlsx/dist/cpexcel.full.mjs'
import { wordMap } from '../../../shared/basics/word-map.ts'
import { checkFormat, checkSheets } from '../../../shared/sheet/file-limits.ts'
import type { Cell, Sheet } from '../../../shared/sheet/sheet.ts'
import { type SheetBuilder, sheetBuilder } from '../store/cell-store.ts'
import { cellOfNumber } from '../store/stored-number.ts'
import { type WorkbookStore, workbookStore } from '../store/workbook-store.ts'
import { type FormulaResults, formulaResults, type UnsureResult } from './formula-results.ts'
import { isArithmetic } from './is-arithmetic.ts'
import { XlsError, type XlsFault } from './xls-error.ts'
import { engineOfXls, holdToLength, xlsStreamOf } from './xls-records.ts'
import { builtInFormat } from './xlsx-styles.ts'

// Without it, text of a workbook before Excel 97 is read by the wrong alphabet.
set_cptable(codePages)

/** @throws XlsError, BeyondLimit */
export function readXls(bytes: Uint8Array): readonly Sheet[] {
  const fault = faultOfContainer(bytes)
  if (fault !== undefined) throw new XlsError(fault)
  const stream = xlsStreamOf(bytes)
  if (stream.length === 0) throw new XlsError('damaged')
  holdToLength(stream)
  const engine = engineOfXls(stream)
  const workbook = parse(stream, engine === 'Excel')
  checkSheets(workbook.SheetNames.length)
  const formats: string[] = []
  const store = workbookStore({ formats, dateSystem: workbook.Workbook?.WBProps?.date1904 === true ? 1904 : 1900 })
  const placeOf = placesIn(formats)
  const results = formulaResults()
  const sheets = workbook.SheetNames.flatMap((name, index) => {
    const worksheet = workbook.Sheets[name]
    if (worksheet === undefined) return []
    const sheet = sheetBuilder(name, (workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0, store)
    putCells(sheet, worksheet, store, placeOf, (cell, result) =>
      engine === 'LibreOffice' ? holdOfLibreOffice(cell, result, results) : holdIfUnsure(cell, result, results),
    )
    return [sheet]
  })
  results.putHeld()
  return sheets.map((sheet) => sheet.build())
}

/** @param isCalculated  whether results of formulas can be relied on; otherwise cells have their formulas, which takes long */
function parse(stream: Buffer, isCalculated: boolean) {
  try {
    return read(stream, {
      type: 'buffer',
      dense: true,
      cellDates: false,
      cellNF: true,
      cellText: false,
      cellFormula: !isCalculated,
      cellHTML: false,
      // To learn of hidden rows and columns.
      cellStyles: true,
    })
  } catch (error) {
    throw new XlsError(String(error).includes('password') ? 'passwordProtected' : 'damaged')
  }
}

/** The names in the container's directory tell what it holds: an encrypted .xlsx is in one too. */
function faultOfContainer(bytes: Uint8Array): XlsFault | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const has = (name: string) => buffer.includes(Buffer.from(`${name}\0`, 'utf16le'))
  if (has('EncryptedPackage') || has('EncryptionInfo')) return 'passwordProtected'
  return has('Workbook') || has('Book') || has('WORKBOOK') || has('BOOK') ? undefined : 'noWorkbook'
}

/** Gives every number format a place in the list. */
function placesIn(formats: string[]): (pattern: string) => number {
  const places = new Map<string, number>()
  return (pattern) => {
    let place = places.get(pattern)
    if (place === undefined) {
      place = formats.push(regional.get(pattern) ?? pattern) - 1
      checkFormat(pattern, formats.length)
      places.set(pattern, place)
    }
    return place
  }
}

/** @param holdIfUnsure  says whether the result of a formula waits for what the others are */
function putCells(
  sheet: SheetBuilder,
  worksheet: WorkSheet,
  store: WorkbookStore,
  placeOf: (pattern: string) => number,
  holdIfUnsure: (cell: CellObject, result: UnsureResult) => boolean,
): void {
  const rows: readonly (readonly (CellObject | undefined)[] | undefined)[] = worksheet['!data'] ?? []
  rows.forEach((cells, row) => {
    cells?.forEach((cell, column) => {
      if (cell === undefined || cell === null) return
      const format = cell.t === 'n' ? placeOf(String(cell.z ?? 'General')) : undefined
      if (cell.f !== undefined && holdIfUnsure(cell, { sheet, row, column, formula: cell.f, format })) return
      if (format === undefined) {
        sheet.put(row, column, cellOf(cell))
        return
      }
      const value = Number(cell.v)
      if (Math.abs(value) < tooLong) sheet.putNumber(row, column, value, format)
      else sheet.put(row, column, cellOfNumber(String(value), store.formats[format] ?? '', store.dateSystem))
    })
  })
  worksheet['!rows']?.forEach((row, index) => {
    if (row?.hidden === true) sheet.hideRows(index, index)
  })
  worksheet['!cols']?.forEach((column, index) => {
    if (column?.hidden === true) sheet.hideColumns(index, index)
  })
  for (const { s, e } of worksheet['!merges'] ?? []) sheet.merge({ top: s.r, left: s.c, bottom: e.r, right: e.c })
}

const isZero = (cell: CellObject): boolean => cell.t === 'n' && cell.v === 0

function holdIfUnsure(cell: CellObject, result: UnsureResult, results: FormulaResults): boolean {
  if (isZero(cell) || (cell.t === 's' && cell.v === '')) {
    results.hold(result)
    return true
  }
  results.believe()
  return false
}

/** It stores numbers, and 0 for every text that it has not worked out itself. */
function holdOfLibreOffice(cell: CellObject, result: UnsureResult, results: FormulaResults): boolean {
  if (isZero(cell) && !isArithmetic(result.formula)) {
    results.hold(result)
    return true
  }
  if (cell.t === 's') results.believe()
  else if (!isZero(cell)) results.believeColumn(result.sheet, result.column)
  return false
}

/** SheetJS's pattern for the two formats that depend on the settings of whoever looks; see `builtInFormat`. */
const regional = wordMap<string>({ 'm/d/yy': builtInFormat(14), 'm/d/yy h:mm': builtInFormat(22) })

/** Integers from here on have more than 15 digits, and are kept with all of them. */
const tooLong = 1e15

function cellOf(cell: CellObject): Cell {
  switch (cell.t) {
    case 's':
      return { kind: 'text', text: String(cell.v ?? '') }
    case 'b':
      return cell.v === true
        ? { kind: 'boolean', text: 'TRUE', value: true }
        : { kind: 'boolean', text: 'FALSE', value: false }
    case 'e':
      return { kind: 'error', text: errorTexts[Number(cell.v)] ?? '#ERROR!' }
    default:
      return { kind: 'blank', text: '' }
  }
}

/** Source: [MS-XLS] 2.5.10, BErr. */
const errorTexts: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
  43: '#GETTING_DATA',
}
