/**
 * Reads .ods workbooks (OpenDocument). They keep what is shown beside what is meant, dates as ISO 8601 and numbers as digits, so
 * nothing has to be worked out; but they repeat cells and rows by a count, which is held against the budget of cells.
 */
import { scientificNumber } from '../../../shared/sheet/digit-doubts.ts'
import { checkSheets } from '../../../shared/sheet/file-limits.ts'
import type { Cell, Sheet } from '../../../shared/sheet/sheet.ts'
import { addPiece, cutCellText } from '../reading/cut-cell-text.ts'
import { digitsOf } from '../reading/number-digits.ts'
import { type DateSystem, isoOfSerial } from '../reading/serial-date.ts'
import { type ZipArchive, ZipError } from '../reading/zip-archive.ts'
import { type SheetBuilder, sheetBuilder } from '../store/cell-store.ts'
import type { StoredDoubt } from '../store/stored-cell.ts'
import { type WorkbookStore, workbookStore } from '../store/workbook-store.ts'
import type { XmlAttributes } from '../xml/xml-attributes.ts'
import { decodeXml } from '../xml/xml-encoding.ts'
import type { XmlHandler } from '../xml/xml-reader.ts'
import { type OnPiece, readPart } from './read-part.ts'

/** @throws ZipError, XmlError, BeyondLimit */
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
  /** Of a cell without a value of its own. */
  readonly formula: string | undefined
  readonly hasType: boolean
  readonly isDateStyle: boolean
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

  const openCell = (attributes: XmlAttributes): void => {
    const value = typedValue(attributes)
    cell = {
      value,
      formula: value === 'text' && !isString(attributes) ? attributes.get('formula') : undefined,
      hasType: typeOf(attributes) !== undefined,
      isDateStyle: dateStyles.has(attributes.get('style-name') ?? ''),
      repeated: repeats(attributes, 'number-columns-repeated'),
      spans: spansOf(attributes),
    }
    text = ''
    paragraphs = 0
  }

  const contentOf = ({ value, formula, hasType, isDateStyle }: OpenCell): Pick<RowCell, 'cell' | 'doubt'> => {
    // LibreOffice writes an empty text as a paragraph without a type; a program that can't work formulas out writes nothing, or a type
    // without a value.
    if (formula !== undefined && (hasType ? text === '' : paragraphs === 0))
      return { cell: { kind: 'error', text: formula.replace(/^[a-z]+:=?/, '=') }, doubt: 'noStoredResult' }
    const shown = withText(value, cutCellText(text))
    const day = dayOf(shown, isDateStyle, dateSystem)
    return { cell: day ?? shown, doubt: day !== undefined && dateSystem === 1904 ? 'dateSystem1904' : undefined }
  }

  const closeCell = (): void => {
    if (cell === undefined) return
    const { repeated, spans } = cell
    const content = contentOf(cell)
    if (content.cell.kind !== 'blank')
      cellsOfRow.push({ left: columnIndex, right: columnIndex + repeated - 1, ...content })
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
          checkSheets(sheets.length + 1)
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
            formula: undefined,
            hasType: false,
            isDateStyle: false,
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

const typeOf = (attributes: XmlAttributes): string | undefined =>
  attributes.get('office:value-type') ?? attributes.get('value-type')

const isString = (attributes: XmlAttributes): boolean => typeOf(attributes) === 'string'

/**
 * The day that a number is: some programs write dates as numbers in the format of a date, as .xlsx does, and LibreOffice shows the date
 * that a formula gives as one, also where the cell has no format, and calls it a number all the same.
 */
function dayOf(cell: Cell, isDateStyle: boolean, dateSystem: DateSystem): Cell | undefined {
  const shown = cell.kind === 'number' && !isDateStyle ? shownDay.exec(cell.text) : null
  if (cell.kind !== 'number' || (shown === null && !isDateStyle)) return undefined
  const iso = isoOfSerial(Number(cell.digits), dateSystem)
  if (iso === undefined || (shown !== null && !isSameDay(iso, shown.slice(1).map(Number)))) return undefined
  return { kind: 'date', text: digitsOf(cell.text) === undefined ? cell.text : iso.replace('T', ' '), iso }
}

/** In whatever order, and perhaps with a time behind it. */
const shownDay = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})(?:[ T]\d{1,2}:\d{2}.*)?$/

function isSameDay(iso: string, shown: readonly number[]): boolean {
  const [year = 0, month = 0, day = 0] = iso.slice(0, 10).split('-').map(Number)
  return inOrder([year % 100, month, day]) === inOrder(shown.map((part) => part % 100))
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
  switch (typeOf(attributes)) {
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
