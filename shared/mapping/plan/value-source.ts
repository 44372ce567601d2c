/** Where the values of one field of a sheet come from: a cell of each row, a part of it, several cells joined, or the sheet itself. */
import type { FieldKind } from '../../contract/field.ts'
import { assertNever } from '../../result.ts'
import type { MoneyMeaning } from '../../service/money-terms.ts'
import { blankCell, type Cell, type Sheet } from '../../sheet/sheet.ts'
import type { FilledField, PartSource, ValuePart } from '../model/fillings.ts'
import type { SheetFact } from '../model/mapping.ts'
import { cutText } from '../read/cut/cut-text.ts'
import { isPlainAmount, type sidesOfParts } from '../read/detect/balance-meaning.ts'
import { isProblem, type ReadProblem, type ReadRemark } from '../read/read-outcome.ts'
import {
  type CellReader,
  type CellReading,
  cellReader,
  isBlankCell,
  isFailedCell,
  translator,
} from '../read/read-value.ts'
import { readText } from '../read/text/read-text.ts'
import type { RowOfSheet } from './assembly-plan.ts'

/** The cells of a sheet, by index from 0. */
export type Cells = Pick<Sheet, 'name' | 'cellAt'>

/** A column whose cell a value comes from, by index from 0. */
export type SourceColumn = { readonly columnIndex: number; readonly header: string }

export type ValueSource = {
  /** In the order of the parts, each once; none where only facts of the sheet make the value. */
  readonly columns: readonly SourceColumn[]
  readonly facts: readonly SheetFact[]
  /** That say what a row is about, which its values begin with. */
  readonly aboutColumns: readonly SourceColumn[]
  /**
   * What begins so, as the rows of one account tell it: the parts in which they all say the same are of the account, and name nothing; what
   * is left is of the thing that each row is about. The very same list where the same parts are.
   * @param rows  all of the account
   */
  readonly toldByRows?: (rows: readonly RowOfSheet[]) => readonly ValueSource[]
  /** Every value is one cell as it is. */
  readonly isPlain: boolean
  /** The value of a row as a cell: the cell itself where it is taken as it is, else text. */
  cellAt(rowIndex: number): Cell
  /** What a row says of the field. */
  read(reader: CellReader, rowIndex: number, phoneCountry: string | null): CellReading
}

/**
 * @param kind  of the field: what is joined into a date is put together in an order that can't be mistaken
 * @param sides  what a plain amount of each part is, where they are of both
 */
export function valueSource(
  sheet: Cells,
  { parts }: FilledField,
  kind: FieldKind,
  sides: ReturnType<typeof sidesOfParts> = [],
): ValueSource {
  const columns = sourceColumns(parts)
  const facts = parts.flatMap(({ source }) => (source.from === 'fact' ? [source.fact] : []))
  const [only] = parts
  const isAsItIs = parts.length === 1 && only.ownReading === undefined
  if (isAsItIs && only.source.from === 'column' && only.source.cut === null) {
    const { columnIndex } = columns[0] as SourceColumn
    const cellAt = (rowIndex: number): Cell => sheet.cellAt(rowIndex, columnIndex)
    return {
      columns,
      facts,
      aboutColumns: [],
      isPlain: true,
      cellAt,
      read: (reader, rowIndex, country) => reader(cellAt(rowIndex), country),
    }
  }
  const pieces = parts.map(({ source, separator, ownReading }, index) => {
    const side = sides[index]
    const read = ownReading === undefined ? undefined : cellReader(kind, ownReading)
    const pieceAt = pieceReader(sheet, source)
    return (rowIndex: number): JoinedPiece => {
      const piece = pieceAt(rowIndex)
      const cell = read === undefined ? piece.cell : cellAsRead(read, piece.cell)
      return { ...piece, separator, ...(side === undefined ? { cell } : withSide(cell, side)) }
    }
  })
  const pieceAt = (rowIndex: number): Piece =>
    joined(
      pieces.map((pieceIn) => pieceIn(rowIndex)),
      kind,
    )
  return {
    columns,
    facts,
    aboutColumns: [],
    isPlain: false,
    cellAt: (rowIndex) => pieceAt(rowIndex).cell,
    read: (reader, rowIndex, country) => {
      const { cell, said } = pieceAt(rowIndex)
      if (said !== undefined && isProblem(said)) return { state: 'unreadable', problem: said }
      const reading = reader(cell, country)
      return said !== undefined && reading.state === 'value' ? { ...reading, remark: said } : reading
    },
  }
}

function sourceColumns(parts: readonly ValuePart[]): readonly SourceColumn[] {
  const columns = new Map<number, SourceColumn>()
  for (const { source } of parts) {
    if (source.from !== 'column' || columns.has(source.column - 1)) continue
    columns.set(source.column - 1, { columnIndex: source.column - 1, header: source.header })
  }
  return [...columns.values()]
}

/** One part of the value of one row, and what cutting it out has to say. */
type Piece = { readonly cell: Cell; readonly said?: ReadProblem | ReadRemark }

function pieceReader(sheet: Cells, source: PartSource): (rowIndex: number) => Piece {
  if (source.from === 'fact')
    return (rowIndex) => ({ cell: { kind: 'text', text: factOf(source.fact, sheet, rowIndex) } })
  const cellAt = (rowIndex: number): Cell => sheet.cellAt(rowIndex, source.column - 1)
  if (source.cut === null) return (rowIndex) => ({ cell: cellAt(rowIndex) })
  const { how, index, count, translations } = source.cut
  const translated = translator(translations)
  return (rowIndex) => {
    const cell = cellAt(rowIndex)
    const text = translated?.(cell.text)
    if (text === '') return { cell: blankCell }
    if (text === undefined && (isBlankCell(cell) || isFailedCell(cell))) return { cell }
    const { parts, said } = cutText(text ?? readText(cell), how, count)
    const piece: Cell = parts[index] ? { kind: 'text', text: parts[index] } : blankCell
    return said?.index === index ? { cell: piece, said: said.code } : { cell: piece }
  }
}

function factOf(fact: SheetFact, sheet: Cells, rowIndex: number): string {
  switch (fact) {
    case 'rowNumber':
      return String(rowIndex + 1)
    case 'sheetName':
      return sheet.name
    default:
      return assertNever(fact)
  }
}

/** What can't be read stays as it is: it is said of the whole. */
function cellAsRead(read: CellReader, cell: Cell): Cell {
  const reading = read(cell, null)
  if (reading.state === 'unreadable') return cell
  return reading.state === 'blank' ? blankCell : { kind: 'text', text: String(reading.value) }
}

/** With the word that says whose it is. */
function withSide(cell: Cell, side: MoneyMeaning): Pick<JoinedPiece, 'cell' | 'isNothing'> {
  if (isPlainAmount(cell))
    return { cell: { kind: 'text', text: `${readText(cell)} ${side === 'credit' ? 'CR' : 'DR'}` } }
  return { cell, isNothing: /^[^\p{L}1-9]*$/u.test(cell.text) }
}

/** `isNothing`: 0.00, or a dash, of what the other column may have on the other side. */
type JoinedPiece = Piece & { readonly separator: string; readonly isNothing?: boolean }

/** Blank parts leave no separator behind; a failed formula in one of them is one in the whole. */
function joined(pieces: readonly JoinedPiece[], kind: FieldKind): Piece {
  const all = pieces.filter(({ cell, said }) => !isBlankCell(cell) || said !== undefined)
  const amounts = all.filter(({ isNothing }) => isNothing !== true)
  const filled = amounts.length > 0 ? amounts : all.slice(0, 1)
  const failed = filled.find(({ cell, said }) => isFailedCell(cell) || (said !== undefined && isProblem(said)))
  const [only] = filled
  if (only === undefined) return { cell: blankCell }
  if (failed !== undefined || filled.length === 1) return failed ?? only
  const text = filled.reduce(
    (before, { cell, separator }, index) => `${before}${index === 0 ? '' : separator}${partText(cell, kind)}`,
    '',
  )
  const said = filled.find((piece) => piece.said !== undefined)?.said
  return { cell: { kind: 'text', text }, ...(said === undefined ? {} : { said }) }
}

/** A real date joined with a time is written year first: how the spreadsheet shows it may be another order than the column's. */
function partText(cell: Cell, kind: FieldKind): string {
  return cell.kind === 'date' && (kind === 'date' || kind === 'datetime') ? cell.iso : readText(cell)
}
