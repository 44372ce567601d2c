/** Reads the cells of one worksheet part of an .xlsx workbook. */
import type { Cell } from '../../../shared/sheet/sheet.ts'
import { addPiece } from '../reading/cut-cell-text.ts'
import type { CellRange, SheetBuilder } from '../store/cell-store.ts'
import { cellOfNumber } from '../store/stored-number.ts'
import type { WorkbookStore } from '../store/workbook-store.ts'
import type { XmlAttributes } from '../xml/xml-attributes.ts'
import { XmlError } from '../xml/xml-error.ts'
import type { XmlHandler } from '../xml/xml-reader.ts'
import { type FormulaResults, putFormula } from './formula-results.ts'
import { type CellPlace, usualCells } from './usual-cell.ts'
import { isTrue } from './xlsx-parts.ts'
import { stringItems, unescapeString } from './xlsx-strings.ts'

/**
 * Feeds the cells of a worksheet to a builder while its XML is read.
 * @param sharedCount  how many texts of the workbook are shared strings: the first
 * @param results  where nothing says that whoever wrote the formulas has worked them out
 * @param struckOut  styles that strike a cell through
 */
export function xlsxSheetHandler(
  store: WorkbookStore,
  sheet: SheetBuilder,
  sharedCount: number,
  results: FormulaResults | undefined,
  struckOut: ReadonlySet<number>,
): XmlHandler {
  const place: CellPlace = { row: -1, column: -1 }
  const usualCell = usualCells(sheet, place, sharedCount, results === undefined, struckOut)
  let type = 'n'
  let style = 0
  /** Where a row says nothing of its height. */
  let areRowsHidden = false
  let isInData = false
  let isInValue = false
  let value = ''
  let formula: string | undefined
  let isInFormula = false
  let hasResult = false
  /** What several cells have in common, by its number. */
  const sharedFormulas = new Map<string, string>()
  let sharedFormula: string | undefined
  const inline = stringItems(
    (name) => name === 'is',
    (text) => {
      value = text
    },
  )

  const openRow = (attributes: XmlAttributes): void => {
    const row = Number(attributes.get('r'))
    place.row = Number.isInteger(row) && row > 0 ? row - 1 : place.row + 1
    place.column = -1
    if (isNotShown(attributes, 'ht', 'customHeight', areRowsHidden)) sheet.hideRows(place.row, place.row)
  }

  const openCell = (attributes: XmlAttributes): void => {
    const at = parsePlace(attributes.get('r') ?? '')
    place.column = at?.column ?? place.column + 1
    place.row = at?.row ?? place.row
    type = attributes.get('t') ?? 'n'
    style = Number(attributes.get('s') ?? 0)
    value = ''
    formula = undefined
    sharedFormula = undefined
    hasResult = false
  }

  /** Of cells with the same one only the first has it in full, as it is there. */
  const formulaShown = (own: string): string => own || sharedFormulas.get(sharedFormula ?? '') || '…'

  const closeCell = (): void => {
    const { row, column } = place
    // A result without a letter is a text; some programs write an empty value because they can't work the formula out.
    const isResult = value !== '' || (hasResult && type === 'str')
    if (formula !== undefined && isResult && results !== undefined) {
      if (type === 'n' && Number(value) === 0) {
        results.hold({ sheet, row, column, formula: formulaShown(formula), format: style })
        return
      }
      results.believe()
    }
    if (value === '') {
      if (formula !== undefined && !isResult) putFormula(sheet, row, column, formulaShown(formula))
    } else if (type === 'n' && plainDecimal.test(value)) sheet.putNumber(row, column, Number(value), style)
    else sheet.put(row, column, cellOf(type, value, style, store, sharedCount))
    if (struckOut.has(style)) sheet.strike(row, column)
  }

  return {
    element: (source, start) => (isInData ? usualCell(source, start) : -1),
    open(name, attributes) {
      switch (name) {
        case 'c':
          openCell(attributes)
          return
        case 'v':
          isInValue = isInData
          hasResult = true
          return
        case 'f':
          isInFormula = isInData
          formula = ''
          sharedFormula = attributes.get('si')
          return
        case 'row':
          openRow(attributes)
          return
        case 'sheetData':
          isInData = true
          return
        case 'sheetFormatPr':
          areRowsHidden = isTrue(attributes.get('zeroHeight'))
          return
        case 'col': {
          const first = Number(attributes.get('min'))
          const last = Number(attributes.get('max'))
          if (isNotShown(attributes, 'width', 'customWidth', false) && first > 0) sheet.hideColumns(first - 1, last - 1)
          return
        }
        case 'mergeCell': {
          const range = parseRange(attributes.get('ref') ?? '')
          if (range !== undefined) sheet.merge(range)
          return
        }
        default:
          inline.open(name, attributes)
      }
    },
    text(text) {
      if (isInValue) value = addPiece(value, text)
      else if (isInFormula) formula = addPiece(formula ?? '', text)
      else if (isInData) inline.text(text)
    },
    close(name) {
      switch (name) {
        case 'v':
          isInValue = false
          return
        case 'c':
          if (isInData) closeCell()
          return
        case 'f':
          isInFormula = false
          if (sharedFormula !== undefined && formula) sharedFormulas.set(sharedFormula, formula)
          return
        case 'sheetData':
          isInData = false
          return
        default:
          inline.close(name)
      }
    },
  }
}

/** Hidden, or made so low or narrow that nothing of it is seen. @param byDefault  where neither is said */
function isNotShown(attributes: XmlAttributes, size: string, isOwnSize: string, byDefault: boolean): boolean {
  if (isTrue(attributes.get('hidden'))) return true
  const own = attributes.get(size)
  return own === undefined ? byDefault : Number(own) === 0 && isTrue(attributes.get(isOwnSize))
}

/** What a double holds; a number with an exponent, or of more digits, is kept as it is written. */
const plainDecimal = /^-?\d{1,15}(?:\.\d*)?$/

function cellOf(type: string, value: string, style: number, store: WorkbookStore, sharedCount: number): Cell {
  switch (type) {
    case 's':
      return { kind: 'text', text: store.texts[sharedPlace(Number(value), sharedCount)] ?? '' }
    case 'str':
      return { kind: 'text', text: unescapeString(value) }
    case 'inlineStr':
      return { kind: 'text', text: value }
    case 'b':
      return value === '1' || value === 'true'
        ? { kind: 'boolean', text: 'TRUE', value: true }
        : { kind: 'boolean', text: 'FALSE', value: false }
    case 'e':
      return { kind: 'error', text: value }
    case 'd':
      return cellOfIso(value)
    default:
      return cellOfNumber(value, store.formats[style] ?? 'General', store.dateSystem)
  }
}

/** @throws XmlError when there is no such string */
function sharedPlace(place: number, sharedCount: number): number {
  if (Number.isInteger(place) && place >= 0 && place < sharedCount) return place
  throw new XmlError('a shared string is missing')
}

/** A date that is stored as ISO 8601 instead of a serial number. */
function cellOfIso(stored: string): Cell {
  const match = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(:\d{2})?(?:\.\d+)?Z?)?$/.exec(stored)
  if (match === null) return { kind: 'text', text: stored }
  const [, day = '', minutes, seconds = ':00'] = match
  const iso = minutes === undefined || minutes + seconds === '00:00:00' ? day : `${day}T${minutes}${seconds}`
  return { kind: 'date', text: iso.replace('T', ' '), iso }
}

/** "AB12" as indexes from 0. */
function parsePlace(reference: string): CellPlace | undefined {
  const match = /^([A-Z]+)(\d+)$/.exec(reference)
  if (match === null || Number(match[2]) === 0) return undefined
  const column = [...(match[1] ?? '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  return { row: Number(match[2]) - 1, column }
}

function parseRange(reference: string): CellRange | undefined {
  const [first = '', last = first] = reference.split(':')
  const start = parsePlace(first)
  const end = parsePlace(last)
  if (start === undefined || end === undefined) return undefined
  return { top: start.row, left: start.column, bottom: end.row, right: end.column }
}
