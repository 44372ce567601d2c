/** A sheet as the automatic mapping sees it: its columns with what their values look like, and the fields each could be. */
import { blankCell, type Cell, type Sheet } from '../../sheet.ts'
import { findGroupLine } from '../layout/headings/group-line.ts'
import { headingsOf } from '../layout/headings/headings.ts'
import { type Candidate, candidatesOf, type SeenColumn } from './column-candidates.ts'
import { mostLooked, profileColumn } from './evidence/column-profile.ts'
import { type Topics, topicsOf } from './evidence/sheet-topics.ts'
import type { Field } from './fields.ts'
import { countedHeaders } from './headings/counted-headers.ts'
import { withoutHints } from './headings/header-readings.ts'
import type { Lexicon } from './headings/lexicon.ts'
import { saidPlainly } from './headings/system-names.ts'
import { fieldlessAmong } from './rules/fieldless-columns.ts'
import { withoutLonePostcodes } from './rules/foreign-postcodes.ts'
import { readOwnRole } from './rules/own-role.ts'

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
  readonly topics: Topics
  readonly columns: readonly SeenColumn[]
  /** By column, counted from 1. */
  readonly candidates: ReadonlyMap<number, readonly Candidate[]>
}

/** Rows looked at; profiles take fewer, the look for several addresses of one account takes them all. */
const rowLimit = 2000
/** Cells that a profile looks at: enough of each column, and not too many of a sheet thousands of columns wide. */
const mostSamples = 400
const fewestSamples = 20
const sampleBudget = 200_000

export function seeSheet(sheet: Sheet, layout: SheetRows, fields: readonly Field[], lexicon: Lexicon): SeenSheet {
  const rows = firstRows(layout.dataRows)
  const sampleSize = Math.max(fewestSamples, Math.min(mostSamples, Math.floor(sampleBudget / sheet.columnCount)))
  const groups = findGroupLine(sheet, layout.headerRow)
  const names = layout.headers ?? headingsOf(sheet, layout.headerRow)
  const headings = Array.from({ length: sheet.columnCount }, (_, columnIndex) => {
    const name = lookedAt(names[columnIndex] ?? '')
    const own = lookedAt(headerCell(sheet, layout.headerRow, columnIndex).text.trim())
    // What stands in the upper line alone is the heading itself.
    return { name, own, header: own === '' ? name : own }
  })
  const plainHeadings = saidPlainly(headings.map(({ header }) => header))
  const columns = headings.map(({ name, own }, columnIndex): SeenColumn => {
    const header = plainHeadings[columnIndex] ?? ''
    const group = lookedAt(groups?.names[columnIndex] ?? '')
    return {
      column: columnIndex + 1,
      name,
      header,
      counted: header,
      fieldless: null,
      groupHeading: own === '' || own === group ? '' : group,
      isFirstLine: groups?.isFirstLine === true,
      words: lexicon.wordsOf(withoutHints(header)),
      profile: profileColumn(sheet, columnIndex, rows, sampleSize),
    }
  })
  const headed = columns.filter(({ header, profile }) => header !== '' || !profile.isBlank)
  const counted = countedHeaders(headed.map(({ header }) => header))
  const fieldless = fieldlessAmong(
    headed.map((column) => ({ ...column, groupWords: lexicon.wordsOf(withoutHints(column.groupHeading)) })),
  )
  const used = headed.map((column, at) => ({
    ...column,
    counted: counted[at] ?? '',
    fieldless: fieldless[at] ?? null,
  }))
  const read = (column: SeenColumn) => candidatesOf(column, fields, lexicon)
  const candidates = new Map(used.map((column) => [column.column, read(column)]))
  return {
    sheet,
    layout: { ...layout, dataRows: rows },
    topics: topicsOf(lookedAt(sheet.name), lexicon),
    columns: used,
    candidates: new Map([
      ...candidates,
      ...withoutLonePostcodes(used, candidates),
      ...readOwnRole(used, candidates, lexicon, read),
    ]),
  }
}

/** Whoever has more to say in a heading says what the column is at its beginning. */
const lookedAt = (text: string): string => text.slice(0, mostLooked)

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
