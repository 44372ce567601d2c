/** A sheet as the automatic mapping sees it: its columns with what their values look like, and the fields each could be. */
import { lazily } from '../../basics/lazily.ts'
import { quoted } from '../../messages/values.ts'
import { blankCell, type Cell, likeBlank, likeNothing, type Sheet } from '../../sheet/sheet.ts'
import { findGroupLine } from '../layout/headings/group-line.ts'
import { headingsOf } from '../layout/headings/headings.ts'
import { saysWriting } from '../layout/lines/report-words.ts'
import { isBlankCell } from '../read/read-value.ts'
import { readText } from '../read/text/read-text.ts'
import { trimText } from '../read/text/trim-text.ts'
import { type Candidate, candidatesOf, type SeenColumn, saidOf } from './column-candidates.ts'
import { mostLooked, profileColumn } from './evidence/column-profile.ts'
import { withoutHints } from './headings/header-readings.ts'
import { suppliesSaid } from './headings/supplies.ts'
import { columnsLike, withoutFields } from './learned.ts'
import type { FieldsToMapTo, Rule } from './rules/rule.ts'
import { outOfSheet, withOut } from './sheets/kinds-of-additions.ts'

/** Where the headers and the data of a sheet are. */
export type SheetRows = {
  /** Name of the sheet. */
  readonly sheet: string
  /** Counted from 1; 0 when the sheet has none. */
  readonly headerRow: number
  /** Counted from 1. */
  readonly firstDataRow: number
  /** Indexes from 0 of the rows that hold data; blank, title and total rows are not among them. */
  readonly dataRows: Iterable<number>
  /** What the columns are called, by index from 0; absent: what stands in the row of headings. */
  readonly headers?: readonly string[]
}

export type SeenSheet = {
  readonly sheet: Sheet
  readonly layout: SheetRows
  /** Its name in plain words. */
  readonly nameWords: readonly string[]
  readonly columns: readonly SeenColumn[]
  readonly mapTo: FieldsToMapTo
}

/** Rows looked at; profiles take fewer, the look for several addresses of one account takes them all. */
export const rowLimit = 2000
/** Cells that a profile looks at: enough of each column, and not too many of a sheet thousands of columns wide. */
const mostSamples = 400
const fewestSamples = 20
const sampleBudget = 200_000

/** @param rules  those of headings, and of columns that have no field, are followed here, where columns are read */
export function seeSheet(sheet: Sheet, layout: SheetRows, mapTo: FieldsToMapTo, rules: readonly Rule[]): SeenSheet {
  const { lexicon } = mapTo
  const rows = firstRows(layout.dataRows)
  const sampleSize = Math.max(fewestSamples, Math.min(mostSamples, Math.floor(sampleBudget / sheet.columnCount)))
  const groups = findGroupLine(sheet, layout.headerRow)
  const names = layout.headers ?? headingsOf(sheet, layout.headerRow)
  const headings = Array.from({ length: sheet.columnCount }, (_, columnIndex) => {
    const name = lookedAt(names[columnIndex] ?? '')
    const own = lookedAt(headerCell(sheet, layout.headerRow, columnIndex).text.trim())
    // What stands in the upper line alone is the heading itself, and what says there how values are written is none.
    return saysWriting(own) ? { name, own: '', header: name } : { name, own, header: own === '' ? name : own }
  })
  const used = headings.flatMap(({ name, own, header }, columnIndex) => {
    const group = lookedAt(groups?.names[columnIndex] ?? '')
    const ofAllRows = lazily(() =>
      profileColumn(sheet, columnIndex, rowsThatDiffer(sheet, columnIndex, layout.dataRows), Number.POSITIVE_INFINITY),
    )
    const ofFirst = profileColumn(sheet, columnIndex, rows, sampleSize)
    const profile = ofFirst.isBlank ? ofAllRows() : ofFirst
    if (header === '' && profile.isBlank) return []
    const groupHeading = own === '' || own === group ? '' : group
    return [{ column: columnIndex + 1, name, header, groupHeading, profile, ofAllRows }]
  })
  const counted = rules.reduce<readonly string[]>(
    (all, { effect }) => (effect.on === 'headings' ? effect.change(all, sheet.name, lexicon) : all),
    used.map(({ header }) => header),
  )
  const worded = used.map((column, at) => ({
    ...column,
    counted: counted[at] ?? '',
    words: lexicon.wordsOf(withoutHints(counted[at] ?? '')),
  }))
  const isFirstLine = groups?.isFirstLine === true
  const supplies = mapTo.supplyField === null ? [] : suppliesSaid(worded, lexicon)
  const nameWords = lexicon.wordsOf(lookedAt(sheet.name))
  const likeOf = (column: Parameters<typeof columnsLike>[0], among: FieldsToMapTo) =>
    lazily(() => columnsLike(column, nameWords, among))
  const columns = worded.map(
    (column, at): SeenColumn => ({
      ...{ ...column, found: [], isFirstLine, supply: supplies[at] ?? null },
      like: likeOf(column, mapTo),
    }),
  )
  const fieldless = fieldlessAmong(columns, rules, mapTo)
  const told = columns.map((one): SeenColumn => {
    const column = { ...one, ...fieldless.get(one) }
    return { ...column, found: candidatesOf(column, mapTo) }
  })
  const seen = { sheet, layout: { ...layout, dataRows: rows }, nameWords, mapTo }
  const isOut = outOfSheet(told, mapTo)
  if (isOut === null) return { ...seen, columns: told }
  const ofSheet = withoutFields(mapTo, isOut)
  const inSheet = (column: SeenColumn): SeenColumn => ({
    ...{ ...column, found: withOut(column.found, isOut) },
    like: likeOf(column, ofSheet),
  })
  return { ...seen, columns: told.map(inSheet) }
}

/** What is said of each column that has no field. */
function fieldlessAmong(
  columns: readonly SeenColumn[],
  rules: readonly Rule[],
  mapTo: FieldsToMapTo,
): ReadonlyMap<SeenColumn, Pick<SeenColumn, 'fieldless' | 'isSaidBefore'>> {
  const found = rules.toReversed().flatMap(({ effect, reason }) => {
    if (effect.on !== 'noField') return []
    const among = effect.among(columns, mapTo)
    if (reason === undefined) return []
    const nameOf = (column: SeenColumn | undefined) => quoted(column?.name ?? '')
    const facts = { first: nameOf(among[0]), last: nameOf(among.at(-1)), count: among.length }
    const fieldless = { key: reason, facts }
    return among.map((column, at) => [column, { fieldless, isSaidBefore: isSaidOnce(reason) && at > 0 }] as const)
  })
  return new Map(found)
}

/** What names the first and last of its columns is one thing to decide, at the first. */
const isSaidOnce = (reason: Rule['reason']): boolean => reason === 'reason_months'

/** @returns the sheet with what `change` makes of the candidates of each column */
export const withFound = (sheet: SeenSheet, change: (column: SeenColumn) => readonly Candidate[]): SeenSheet => ({
  ...sheet,
  columns: sheet.columns.map((column) => ({ ...column, found: change(column) })),
})

/** What headings say for sure. */
export const saidOn = ({ columns }: SeenSheet): readonly { readonly column: SeenColumn; readonly said: Candidate }[] =>
  columns.flatMap((column) => {
    const said = saidOf(column)
    return said === undefined ? [] : [{ column, said }]
  })

/** What columns say together in the rows of each value of another, blanks passed over; all in small letters. @param key  counted from 1, as `columns` */
export function saidBy(
  { sheet, layout }: SeenSheet,
  key: number,
  columns: readonly number[],
): ReadonlyMap<string, readonly string[]> {
  const said = new Map<string, string[]>()
  for (const row of layout.dataRows) {
    const textAt = (column: number) =>
      sheet
        .cellAt(row, column - 1)
        .text.trim()
        .toLowerCase()
    const own = textAt(key)
    const text = columns.map(textAt).join('\n').trim()
    if (own !== '') said.set(own, [...(said.get(own) ?? []), ...(text === '' ? [] : [text])])
  }
  return said
}

/** So many rows tell what the values of a column are. */
const toldBy = 400

/** What the rows of data say in a column, blanks passed over. @param column  counted from 1. @param most  so many rows are looked at */
export function textsOf({ sheet, layout }: SeenSheet, column: number, most = toldBy): readonly string[] {
  const cells = [...layout.dataRows].slice(0, most).map((row) => sheet.cellAt(row, column - 1))
  return cells.flatMap((cell) => (isBlankCell(cell) ? [] : [trimText(readText(cell))]))
}

/** Whoever has more to say in a heading says what the column is at its beginning. */
const lookedAt = (text: string): string => text.slice(0, mostLooked)

/** Of filled rows that are certainly alike in a column, the first. */
function* rowsThatDiffer(sheet: Sheet, columnIndex: number, rows: Iterable<number>): Iterable<number> {
  const { numbers } = sheet.valueId(columnIndex)
  const met = new Set<number>([likeBlank])
  for (const row of rows) {
    const number = numbers[row] ?? likeBlank
    if (met.has(number)) continue
    if (number !== likeNothing) met.add(number)
    yield row
  }
}

function firstRows(rows: Iterable<number>): readonly number[] {
  const first: number[] = []
  for (const row of rows) {
    if (first.length === rowLimit) break
    first.push(row)
  }
  return first
}

const headerCell = (sheet: Sheet, headerRow: number, columnIndex: number): Cell =>
  headerRow === 0 ? blankCell : sheet.cellAt(headerRow - 1, columnIndex)
