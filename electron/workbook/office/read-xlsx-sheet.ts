/** Reads the cells of one worksheet part of an .xlsx workbook. */
import type { Cell } from '../../../shared/sheet.ts'
import type { CellRange, SheetBuilder } from '../cell-store.ts'
import type { DateSystem } from '../serial-date.ts'
import { cellOfNumber } from '../stored-number.ts'
import { XmlError, type XmlHandler } from '../xml-reader.ts'
import { isTrue } from './xlsx-parts.ts'
import { stringItems, unescapeString } from './xlsx-strings.ts'

export type XlsxContext = {
  readonly sharedStrings: readonly string[]
  readonly numberFormats: readonly string[]
  readonly dateSystem: DateSystem
}

/** Feeds the cells of a worksheet to a builder while its XML is read. */
export function xlsxSheetHandler(context: XlsxContext, sheet: SheetBuilder): XmlHandler {
  let rowIndex = -1
  let columnIndex = -1
  let type = 'n'
  let style = 0
  let isInData = false
  let isInValue = false
  let value = ''
  /** The formula of a cell, and whether its result is stored: a program that can't work formulas out stores none. */
  let formula: string | undefined
  let isInFormula = false
  let hasResult = false
  const inline = stringItems(
    (name) => name === 'is',
    (text) => {
      value = text
    },
  )
  return {
    open(name, attributes) {
      switch (name) {
        case 'sheetData':
          isInData = true
          return
        case 'row': {
          const row = Number(attributes.get('r'))
          rowIndex = Number.isInteger(row) && row > 0 ? row - 1 : rowIndex + 1
          columnIndex = -1
          if (isTrue(attributes.get('hidden'))) sheet.hideRows(rowIndex, rowIndex)
          return
        }
        case 'col': {
          const first = Number(attributes.get('min'))
          const last = Number(attributes.get('max'))
          if (isTrue(attributes.get('hidden')) && first > 0) sheet.hideColumns(first - 1, last - 1)
          return
        }
        case 'c': {
          const place = parsePlace(attributes.get('r') ?? '')
          columnIndex = place?.column ?? columnIndex + 1
          rowIndex = place?.row ?? rowIndex
          type = attributes.get('t') ?? 'n'
          style = Number(attributes.get('s') ?? 0)
          value = ''
          formula = undefined
          hasResult = false
          return
        }
        case 'f':
          isInFormula = isInData
          formula = ''
          return
        case 'v':
          isInValue = isInData
          hasResult = true
          return
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
      if (isInValue) value += text
      else if (isInFormula) formula += text
      else if (isInData) inline.text(text)
    },
    close(name) {
      switch (name) {
        case 'sheetData':
          isInData = false
          return
        case 'v':
          isInValue = false
          return
        case 'f':
          isInFormula = false
          return
        case 'c':
          if (!isInData) return
          if (value !== '') {
            const cell = cellOf(type, value, style, context)
            const isCounted = cell.kind === 'date' && type !== 'd' && context.dateSystem === 1904
            sheet.put(rowIndex, columnIndex, cell, isCounted ? 'dateSystem1904' : undefined)
          } else if (formula !== undefined && !hasResult) {
            sheet.put(rowIndex, columnIndex, { kind: 'error', text: `=${formula}` }, 'noStoredResult')
          }
          return
        default:
          inline.close(name)
      }
    },
  }
}

function cellOf(type: string, value: string, style: number, context: XlsxContext): Cell {
  switch (type) {
    case 's':
      return { kind: 'text', text: sharedString(value, context) }
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
      return cellOfNumber(value, context.numberFormats[style] ?? 'General', context.dateSystem)
  }
}

function sharedString(position: string, { sharedStrings }: XlsxContext): string {
  const text = sharedStrings[Number(position)]
  if (text === undefined) throw new XmlError('a shared string is missing')
  return text
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
function parsePlace(reference: string): { row: number; column: number } | undefined {
  let column = 0
  let at = 0
  for (; at < reference.length; at += 1) {
    const code = reference.charCodeAt(at)
    if (code < 65 || code > 90) break
    column = column * 26 + code - 64
  }
  const row = Number(reference.slice(at))
  return column > 0 && Number.isInteger(row) && row > 0 ? { row: row - 1, column: column - 1 } : undefined
}

function parseRange(reference: string): CellRange | undefined {
  const [first = '', last = first] = reference.split(':')
  const start = parsePlace(first)
  const end = parsePlace(last)
  if (start === undefined || end === undefined) return undefined
  return { top: start.row, left: start.column, bottom: end.row, right: end.column }
}
