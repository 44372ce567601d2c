/**
 * Reads .ods workbooks (OpenDocument). They keep what is shown beside what is meant, dates as ISO 8601 and numbers as digits, so
 * nothing has to be worked out; but they repeat cells and rows by a count, which is held against the budget of cells.
 */
import { scientificNumber } from '../../../shared/digit-doubts.ts'
import type { Cell, Sheet } from '../../../shared/sheet.ts'
import { type SheetBuilder, sheetBuilder } from '../cell-store.ts'
import { addPiece, cutCellText } from '../cut-cell-text.ts'
import { digitsOf } from '../number-digits.ts'
import { type DateSystem, isoOfSerial } from '../serial-date.ts'
import type { StoredDoubt } from '../stored-cell.ts'
import { type WorkbookStore, workbookStore } from '../workbook-store.ts'
import type { XmlAttributes } from '../xml/xml-attributes.ts'
import { decodeXml } from '../xml/xml-encoding.ts'
import type { XmlHandler } from '../xml/xml-reader.ts'
import { type ZipArchive, ZipError } from '../zip-archive.ts'
import { type OnPiece, readPart } from './read-part.ts'

/** @throws ZipError, XmlError, TooManyCells */
export async function readOds(zip: ZipArchive, onPiece: OnPiece): Promise<readonly Sheet[]> {
  const handler = contentHandler(workbookStore())
  if (!(await readPart(zip, 'content.xml', handler, onPiece))) throw new ZipError('damaged')
  return handler.sheets
}

/** Whether the manifest says that the content is encrypted; the archive itself does not show it. */
export function isEncryptedOds(zip: ZipArchive): boolean {
  const manifest = zip.read('META-INF/manifest.xml')
  return manifest !== undefined && decodeXml(manifest).includes('encryption-data')
}

/** Where text stands that belongs to no cell: notes, deleted cells that are remembered, shapes, what other programs had to say. */
const asides: ReadonlySet<string> = new Set([
  'annotation',
  'tracked-changes',
  'shapes',
  'forms',
  'content-validations',
  'dde-links',
])

/** What LibreOffice remembers of another file that formulas look into: it looks like a hidden sheet, and is none. */
const rememberedFile = /^'[a-z]+:\/\/.*'#/i

type OpenCell = {
  readonly value: Cell | 'text'
  readonly doubt: StoredDoubt | undefined
  readonly repeated: number
  readonly spans: Spans | undefined
}
type RowCell = {
  readonly left: number
  readonly right: number
  readonly cell: Cell
  readonly doubt: StoredDoubt | undefined
}
type Spans = { readonly columns: number; readonly rows: number }

function contentHandler(store: WorkbookStore): XmlHandler & { readonly sheets: Sheet[] } {
  const sheets: Sheet[] = []
  const hiddenStyles = new Set<string>()
  let tableStyle: string | undefined
  /** Names of the formats of dates, and of the cell styles that have one of them. */
  const dateFormats = new Set<string>()
  const dateStyles = new Set<string>()
  let dateSystem: DateSystem = 1900
  let sheet: SheetBuilder | undefined
  let rowIndex = 0
  let columnIndex = 0
  let rowsRepeated = 1
  let isRowHidden = false
  let tableColumn = 0
  let cellsOfRow: RowCell[] = []
  let cell: OpenCell | undefined
  let text = ''
  let paragraphs = 0
  let isInParagraph = false
  let asideDepth = 0

  /** Some programs write dates as numbers in the format of a date, as .xlsx does. */
  const asDate = (value: Cell | 'text', attributes: XmlAttributes): Cell | 'text' => {
    if (value === 'text' || value.kind !== 'number' || !dateStyles.has(attributes.get('style-name') ?? '')) return value
    const iso = isoOfSerial(Number(value.digits), dateSystem)
    return iso === undefined ? value : { kind: 'date', text: iso.replace('T', ' '), iso }
  }

  const openCell = (attributes: XmlAttributes): void => {
    const typed = typedValue(attributes)
    const value = asDate(typed, attributes)
    const isCounted = value !== typed && dateSystem === 1904
    cell = {
      value,
      doubt: isCounted ? 'dateSystem1904' : hasNoResult(attributes) ? 'noStoredResult' : undefined,
      repeated: repeats(attributes, 'number-columns-repeated'),
      spans: spansOf(attributes),
    }
    text = ''
    paragraphs = 0
  }

  const closeCell = (): void => {
    if (cell === undefined) return
    const { repeated, spans, doubt } = cell
    const value = asShownDate(withText(cell.value, cutCellText(text)), dateSystem)
    if (value.kind !== 'blank')
      cellsOfRow.push({ left: columnIndex, right: columnIndex + repeated - 1, cell: value, doubt })
    if (spans !== undefined) {
      const right = columnIndex + spans.columns - 1
      sheet?.merge({ top: rowIndex, left: columnIndex, bottom: rowIndex + spans.rows - 1, right })
    }
    columnIndex += repeated
    cell = undefined
  }

  const closeRow = (): void => {
    const bottom = rowIndex + rowsRepeated - 1
    for (const { left, right, cell, doubt } of cellsOfRow)
      sheet?.fill({ top: rowIndex, left, bottom, right }, cell, doubt)
    if (isRowHidden) sheet?.hideRows(rowIndex, bottom)
    rowIndex += rowsRepeated
  }

  return {
    sheets,
    open(name, attributes) {
      if (asideDepth > 0 || asides.has(name)) {
        asideDepth += asides.has(name) ? 1 : 0
        return
      }
      switch (name) {
        case 'style':
          tableStyle = attributes.get('family') === 'table' ? attributes.get('name') : undefined
          if (dateFormats.has(attributes.get('data-style-name') ?? '')) dateStyles.add(attributes.get('name') ?? '')
          return
        case 'date-style':
          dateFormats.add(attributes.get('name') ?? '')
          return
        case 'null-date':
          if (attributes.get('date-value')?.startsWith('1904') === true) dateSystem = 1904
          return
        case 'table-properties':
          if (tableStyle !== undefined && attributes.get('display') === 'false') hiddenStyles.add(tableStyle)
          return
        case 'table': {
          const isHidden = hiddenStyles.has(attributes.get('style-name') ?? '')
          const name = attributes.get('name') ?? ''
          sheet = isHidden && rememberedFile.test(name) ? undefined : sheetBuilder(name, isHidden, store)
          rowIndex = 0
          tableColumn = 0
          return
        }
        case 'table-column': {
          const next = tableColumn + repeats(attributes, 'number-columns-repeated')
          if (isNotShown(attributes)) sheet?.hideColumns(tableColumn, next - 1)
          tableColumn = next
          return
        }
        case 'table-row':
          isRowHidden = isNotShown(attributes)
          rowsRepeated = repeats(attributes, 'number-rows-repeated')
          columnIndex = 0
          cellsOfRow = []
          return
        case 'table-cell':
          openCell(attributes)
          return
        case 'covered-table-cell':
          cell = {
            value: { kind: 'blank', text: '' },
            doubt: undefined,
            repeated: repeats(attributes, 'number-columns-repeated'),
            spans: undefined,
          }
          return
        case 'p':
          if (cell === undefined) return
          if (paragraphs > 0) text = addPiece(text, '\n')
          paragraphs += 1
          isInParagraph = true
          return
        case 's':
          if (isInParagraph) text = addPiece(text, ' '.repeat(Math.min(1000, Number(attributes.get('c') ?? 1) || 1)))
          return
        case 'tab':
          if (isInParagraph) text = addPiece(text, '\t')
          return
        case 'line-break':
          if (isInParagraph) text = addPiece(text, '\n')
          return
      }
    },
    text(piece) {
      // White space of the file itself: runs of it stand for one space.
      if (isInParagraph && asideDepth === 0) text = addPiece(text, piece.replaceAll(/[ \t\n]+/g, ' '))
    },
    close(name) {
      if (asideDepth > 0) {
        asideDepth -= asides.has(name) ? 1 : 0
        return
      }
      switch (name) {
        case 'p':
          isInParagraph = false
          return
        case 'table-cell':
        case 'covered-table-cell':
          closeCell()
          return
        case 'table-row':
          closeRow()
          return
        case 'table':
          if (sheet !== undefined) sheets.push(sheet.build())
          sheet = undefined
          return
      }
    },
  }
}

/** Hidden, or left out by a filter. */
const isNotShown = (attributes: XmlAttributes): boolean =>
  /^(?:collapse|filter)$/.test(attributes.get('visibility') ?? '')

/** A program that can't work formulas out stores no result. */
const hasNoResult = (attributes: XmlAttributes): boolean =>
  attributes.get('formula') !== undefined &&
  (attributes.get('value-type') === undefined || (isNumeric(attributes) && attributes.get('value') === undefined))

const isNumeric = (attributes: XmlAttributes): boolean =>
  /^(?:float|currency|percentage)$/.test(attributes.get('office:value-type') ?? attributes.get('value-type') ?? '')

/** LibreOffice shows the date that a formula gives as one, also where the cell has no format, and calls it a number all the same. */
function asShownDate(cell: Cell, dateSystem: DateSystem): Cell {
  const shown = cell.kind === 'number' ? /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})$/.exec(cell.text) : null
  if (shown === null || cell.kind !== 'number') return cell
  const iso = isoOfSerial(Number(cell.digits), dateSystem)
  const [year = 0, month = 0, day = 0] = (iso ?? '').split('-').map(Number)
  const isThatDay = inOrder([year % 100, month, day]) === inOrder(shown.slice(1).map((part) => Number(part) % 100))
  return iso !== undefined && isThatDay ? { kind: 'date', text: cell.text, iso } : cell
}

const inOrder = (numbers: readonly number[]): string => [...numbers].sort((one, other) => one - other).join()

function repeats(attributes: XmlAttributes, name: string): number {
  const count = Number(attributes.get(name) ?? 1)
  return Number.isInteger(count) && count > 0 ? count : 1
}

function spansOf(attributes: XmlAttributes): Spans | undefined {
  const columns = repeats(attributes, 'number-columns-spanned')
  const rows = repeats(attributes, 'number-rows-spanned')
  return columns * rows > 1 ? { columns, rows } : undefined
}

/** What a cell means by its attributes; what it shows comes later, as its text. */
function typedValue(attributes: XmlAttributes): Cell | 'text' {
  // LibreOffice tells of an error by an attribute of its own, beside a type of `string`.
  if (attributes.get('calcext:value-type') === 'error') return { kind: 'error', text: '#ERROR!' }
  if (hasNoResult(attributes))
    return { kind: 'error', text: (attributes.get('formula') ?? '').replace(/^[a-z]+:=?/, '=') }
  switch (attributes.get('office:value-type') ?? attributes.get('value-type')) {
    case 'float':
    case 'currency':
    case 'percentage': {
      const digits = digitsOf(attributes.get('value') ?? '')
      return digits === undefined ? 'text' : { kind: 'number', text: digits, digits }
    }
    case 'date': {
      const match = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}:\d{2}))?/.exec(attributes.get('date-value') ?? '')
      if (match === null) return 'text'
      const [, day = '', time = '00:00:00'] = match
      const iso = time === '00:00:00' ? day : `${day}T${time}`
      return { kind: 'date', text: iso, iso }
    }
    case 'boolean':
      return attributes.get('boolean-value') === 'true'
        ? { kind: 'boolean', text: 'TRUE', value: true }
        : { kind: 'boolean', text: 'FALSE', value: false }
    case undefined:
      return 'text'
    default: {
      const given = attributes.get('string-value')
      return given === undefined ? 'text' : { kind: 'text', text: cutCellText(given) }
    }
  }
}

/** Gnumeric writes what fits into the column: of a meter point of 13 digits "6.43E+12". A spreadsheet keeps no more than 15. */
const isShortened = (value: Cell, text: string): boolean =>
  value.kind === 'number' && /^\d{12,15}$/.test(value.digits) && scientificNumber.test(text)

function withText(value: Cell | 'text', text: string): Cell {
  if (value === 'text') return { kind: text === '' ? 'blank' : 'text', text } as Cell
  // A number is no way to show a date; it is there where the program that wrote it can't format.
  const isBareNumber = value.kind === 'date' && digitsOf(text) !== undefined
  return text === '' || isBareNumber || isShortened(value, text) ? value : ({ ...value, text } as Cell)
}
