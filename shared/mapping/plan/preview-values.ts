/** What becomes of all values of a column at once: each different one with how many rows have it, those that can't be read first. */
import type { Catalogue, Leaf } from '../../catalogue/catalogue.ts'
import { issue } from '../../issue-words.ts'
import type { Message } from '../../messages/message.ts'
import { assertNever } from '../../result.ts'
import { type MoneyTerms, sentAmount, termsOf } from '../../service/money-terms.ts'
import type { ValueFacts } from '../../words/issues/word.ts'
import { countryCodeOf } from '../locale/countries.ts'
import { fieldPathOf } from '../model/field-path.ts'
import { type FilledField, filledFields, type ValuePart } from '../model/fillings.ts'
import { type Mapping, type Reading, type SheetMapping, tidyings } from '../model/mapping.ts'
import { columnTally } from '../read/detect/balance-meaning.ts'
import { detectReadings, nothingDetected, type OwnReading } from '../read/detect/detect-reading.ts'
import type { ReadProblem, ReadRemark } from '../read/read-outcome.ts'
import { type CellReader, type CellReading, cellReader, isBlankCell } from '../read/read-value.ts'
import { readText } from '../read/text/read-text.ts'
import type { RowOfSheet } from './assembly-plan.ts'
import {
  countrySaid,
  fieldReader,
  isMeaningAsked,
  readingOf,
  readingSaid,
  type WorkbookEvidence,
} from './column-readers.ts'
import { fieldsOfSheet } from './rows/about-rows.ts'
import { type Cells, type ValueSource, valueSource } from './value-source.ts'

type PreviewedResult = {
  readonly target: string
  readonly state: 'nothing' | 'sent' | 'unreadable'
  /** As it is sent. */
  readonly value: unknown
  /** What is wrong with it, or unusual. */
  readonly message: Message | null
}

type PreviewedLine = {
  /** As the cells show it; of a joined value, all of them. */
  readonly shown: string
  /** The first row that has it, counted from 1, and how many have it. */
  readonly row: number
  readonly rowCount: number
  /** One for each field that the column has a part in. */
  readonly results: readonly PreviewedResult[]
}

export type ColumnPreview = {
  readonly lines: readonly PreviewedLine[]
  /** How many different values were looked at, and whether there are more. */
  readonly lineCount: number
  readonly isWhole: boolean
  /** Rows whose value can't be read. */
  readonly problemCount: number
  /** What is chosen for the values and changes none of them, as far as they were looked at. */
  readonly idle: readonly IdleChoice[]
}

type Tidying = (typeof tidyings)[number]

/** `part`: a column is cut, and no value has anything for this field. */
export type IdleChoice = { readonly target: string; readonly choice: Tidying | 'part' }

export type ValuesToPreview = Pick<Mapping, 'defaults' | 'constants'> & {
  readonly catalogue: Catalogue
  readonly terms: MoneyTerms
  /** What the other columns say about how this one is read. */
  readonly evidence: WorkbookEvidence
  /** Two letters of the country of the row's account as it is mapped now, for rows that don't name it themselves. */
  readonly countryOfAccount: (rowIndex: number) => string | null
  /** Of the row's account as it is mapped now. */
  readonly rowsOfAccount: (rowIndex: number) => readonly RowOfSheet[]
  readonly sheet: SheetMapping
  /** Counted from 1. */
  readonly column: number
  readonly cells: Cells
  /** Rows of data, by index from 0. */
  readonly rowIndexes: readonly number[]
}

/** More different values are not looked at: a change of the mapping is to be seen at once. */
const mostLookedAt = 5000
/** So many lines are shown. */
const mostShown = 500

/** Rows that show the same, and are read the same way. */
type Group = { readonly rowIndex: number; readonly country: string | null; rowCount: number }

export function previewValues(asked: ValuesToPreview): ColumnPreview {
  const filled = filledFields(asked.sheet).filter(({ parts }) => parts.some((part) => isFrom(part, asked.column)))
  const { groups, blankCount, isWhole } = groupRows(asked, filled)
  const fields = fieldsToRead(asked, filled, groups)
  const lines = groups.map(({ rowIndex, rowCount, country }): PreviewedLine => {
    const results = fields.map((field) => resultOf(field, asked, rowIndex, country))
    return { shown: shownBy(fields[0], asked.cells, rowIndex), row: rowIndex + 1, rowCount, results }
  })
  const bad = lines.filter(isBad)
  return {
    lines: [...bad, ...lines.filter((line) => !isBad(line))].slice(0, mostShown),
    lineCount: lines.length,
    isWhole,
    problemCount: bad.reduce((sum, { rowCount }) => sum + rowCount, 0),
    idle: lines.length === 0 ? [] : fields.flatMap((field) => idleOf(field, groups, blankCount)),
  }
}

/** A field that the column has a part in, with what reads it. */
type FieldToRead = {
  readonly target: string
  readonly leaf: Leaf
  readonly source: ValueSource
  /** What is sent of a row comes from here. */
  readonly sentFrom: (rowIndex: number) => ValueSource
  readonly reading: Reading
  /** What a plain balance is. */
  readonly isAsked: boolean
  readonly read: CellReader
  readonly isCut: boolean
}

function fieldsToRead(
  asked: ValuesToPreview,
  filled: readonly FilledField[],
  groups: readonly Group[],
): readonly FieldToRead[] {
  const { cells, catalogue, defaults, terms } = asked
  const isCut = asked.sheet.columns.some(({ column, split }) => column === asked.column && split !== undefined)
  const fields = fieldsOfSheet(catalogue, asked.sheet, cells).filter(({ field: { parts } }) =>
    parts.some((part) => isFrom(part, asked.column)),
  )
  const own = fields.map(({ leaf, source }) => ({
    sheet: asked.sheet.sheet,
    kind: leaf.kind,
    own: saidBy(leaf, source, groups),
  }))
  const country = countrySaid(asked) ?? asked.evidence.country ?? groups[0]?.country ?? undefined
  const detected = detectReadings([...own, ...othersThan(asked, filled)], country)
  return fields.map(({ field, leaf, source }, index) => {
    const found = detected.columns[index] ?? nothingDetected
    const reading = readingOf(readingSaid(field, leaf), defaults, found, detected.defaults)
    const isAsked = isMeaningAsked(leaf, reading, terms, own[index]?.own.meaningOpen)
    const read = fieldReader(leaf, reading, isAsked)
    return { target: field.target, leaf, source, sentFrom: noteOfAccount(asked, source), reading, isAsked, read, isCut }
  })
}

/** The note that the column goes into, as all rows of its account tell it; looked up once for each account. */
function noteOfAccount({ column, rowsOfAccount }: ValuesToPreview, source: ValueSource) {
  const known = new Map<unknown, ValueSource>()
  return (rowIndex: number): ValueSource => {
    if (source.toldByRows === undefined) return source
    const rows = rowsOfAccount(rowIndex)
    const isOfColumn = ({ columns }: ValueSource) => columns.some(({ columnIndex }) => columnIndex === column - 1)
    const note = known.get(rows) ?? source.toldByRows(rows).find(isOfColumn) ?? source
    known.set(rows, note)
    return note
  }
}

/** What the values that are looked at say of how they are read. */
function saidBy(leaf: Leaf, source: ValueSource, groups: readonly Group[]): OwnReading {
  const tally = columnTally(leaf, source.columns)
  for (const { rowIndex, rowCount } of groups) tally?.count(source.cellAt(rowIndex), rowCount)
  return tally?.reading() ?? nothingDetected
}

/** What the columns of the workbook say that have no part in what is previewed, which may be mapped otherwise by now. */
const othersThan = ({ evidence, sheet, column }: ValuesToPreview, filled: readonly FilledField[]) =>
  evidence.columns.filter(
    (one) =>
      one.sheet !== sheet.sheet ||
      (filled.every(({ target }) => target !== one.target) && !one.columnIndexes.includes(column - 1)),
  )

/** What the cells of a value show; `''` when they are blank. */
const shownBy = (field: FieldToRead | undefined, cells: Cells, rowIndex: number): string =>
  (field?.source.columns ?? [])
    .map(({ columnIndex }) => cells.cellAt(rowIndex, columnIndex))
    // With the blanks around it, by which values differ that look alike.
    .flatMap((cell) => (cell.kind === 'blank' ? [] : [cell.kind === 'text' ? cell.text : readText(cell)]))
    .join(' ')

function resultOf(
  field: FieldToRead,
  { cells, terms }: ValuesToPreview,
  rowIndex: number,
  country: string | null,
): PreviewedResult {
  const { target, source, sentFrom, read, leaf } = field
  const reading = sentFrom(rowIndex).read(read, rowIndex, country)
  const saying = (code: ReadProblem | ReadRemark): Message => {
    const { columnIndex = 0, header = '' } = source.columns[0] ?? {}
    const value = shownBy(field, cells, rowIndex)
    const facts: ValueFacts = { row: rowIndex + 1, column: columnIndex + 1, header, field: leaf.label, value }
    return issue(code, facts).message
  }
  switch (reading.state) {
    case 'blank':
      return { target, state: 'nothing', value: null, message: null }
    case 'unreadable':
      return { target, state: 'unreadable', value: null, message: saying(reading.problem) }
    case 'value': {
      const message = reading.remark === undefined ? null : saying(reading.remark)
      const value = leaf.money === null ? reading.value : sentAmount(leaf.money, reading.value, termsOf(leaf, terms))
      return { target, state: 'sent', value, message }
    }
    default:
      return assertNever(reading)
  }
}

/** Each choice is taken away for once: where every value is read as before, it does nothing. */
function idleOf(field: FieldToRead, groups: readonly Group[], blankCount: number): readonly IdleChoice[] {
  const { target, leaf, reading, isAsked, source, read, isCut } = field
  const isSameWith = (other: CellReader): boolean =>
    groups.every(({ rowIndex, country }) =>
      meansTheSame(source.read(read, rowIndex, country), source.read(other, rowIndex, country)),
    )
  const idle = tidyings.filter((choice) => {
    if (reading[choice] === undefined || reading[choice] === 'asIs') return false
    if (choice === 'whenBlank') return blankCount === 0
    const { [choice]: _, ...without } = reading
    return isSameWith(fieldReader(leaf, without, isAsked))
  })
  const isEmpty =
    isCut && groups.every(({ rowIndex, country }) => source.read(read, rowIndex, country).state === 'blank')
  return [...idle, ...(isEmpty ? (['part'] as const) : [])].map((choice) => ({ target, choice }))
}

const meansTheSame = (one: CellReading, other: CellReading): boolean =>
  one.state === 'value' && other.state === 'value' ? one.value === other.value : one.state === other.state

function groupRows(asked: ValuesToPreview, fields: readonly FilledField[]) {
  const { cells, rowIndexes } = asked
  const columns = [...new Set(fields.flatMap(({ parts }) => parts.flatMap(columnOf)))]
  const countryAt = countryReader(asked, fields)
  const groups = new Map<string, Group>()
  let blankCount = 0
  let isWhole = true
  for (const rowIndex of rowIndexes) {
    const own = columns.map((one) => cells.cellAt(rowIndex, one - 1))
    if (own.some(isBlankCell)) blankCount += 1
    if (own.every(isBlankCell)) continue
    const country = countryAt(rowIndex)
    const key = [country, ...own.map(({ kind, text }) => `${kind} ${text}`)].join('\n')
    const group = groups.get(key)
    if (group !== undefined) group.rowCount += 1
    else if (groups.size < mostLookedAt) groups.set(key, { rowIndex, country, rowCount: 1 })
    else isWhole = false
  }
  return { groups: [...groups.values()], blankCount, isWhole }
}

/** The country of a phone number without +, row by row: what the mapping says of them, else that of the account's billing address. */
function countryReader(asked: ValuesToPreview, fields: readonly FilledField[]): (rowIndex: number) => string | null {
  const said = countrySaid(asked) ?? null
  const isOfPhones = fields.some((field) => leafOf(asked.catalogue, field)?.kind === 'phone')
  if (asked.defaults.phoneCountry !== undefined || !isOfPhones) return () => said
  const field = filledFields(asked.sheet).find((one) => {
    const leaf = leafOf(asked.catalogue, one)
    return leaf?.kind === 'country' && leaf.levelPath === ''
  })
  if (field === undefined) return (rowIndex) => asked.countryOfAccount(rowIndex) ?? said
  const source = valueSource(asked.cells, field, 'country')
  const read = cellReader('country', { ...asked.defaults, ...field.reading })
  return (rowIndex) => {
    const country = source.read(read, rowIndex, null)
    const own = country.state === 'value' ? countryCodeOf(String(country.value)) : null
    return own ?? asked.countryOfAccount(rowIndex) ?? said
  }
}

const leafOf = (catalogue: Catalogue, { target }: FilledField): Leaf | undefined => catalogue.leaf(fieldPathOf(target))

const isBad = ({ results }: PreviewedLine): boolean => results.some(({ state }) => state === 'unreadable')

const columnOf = ({ source }: ValuePart): number[] => (source.from === 'column' ? [source.column] : [])

const isFrom = ({ source }: ValuePart, column: number): boolean => source.from === 'column' && source.column === column
