/**
 * What is said about cells that can be read, and yet may not hold what somebody meant: at the cell, and once for the column where
 * most of its cells are so. How serious a doubt is, is the same in both.
 */
import { inCell, inColumn, quoted } from './cell-words.ts'
import { dateDoubts } from './doubts/date-doubts.ts'
import type { ColumnDoubtFacts, Doubt, DoubtFacts } from './doubts/doubt.ts'
import { numberDoubts } from './doubts/number-doubts.ts'
import { rowDoubts } from './doubts/row-doubts.ts'
import { textDoubts } from './doubts/text-doubts.ts'
import { capitalised } from './phrases.ts'
import { type Wording, word } from './word.ts'

const doubts = { ...rowDoubts, ...numberDoubts, ...dateDoubts, ...textDoubts }

export type DoubtCode = keyof typeof doubts
const doubtCodes = Object.keys(doubts) as readonly DoubtCode[]

/** What may be said once for a column. */
export type DoubtOfColumns = {
  [C in DoubtCode]: (typeof doubts)[C] extends { readonly ofColumn: unknown } ? C : never
}[DoubtCode]
export const isOfColumns = (code: DoubtCode): code is DoubtOfColumns => 'ofColumn' in doubts[code]

/** What is said of a whole column has a code of its own: it is one statement, however many cells it is about. */
export type ColumnDoubtCode = `${DoubtOfColumns}_in_column`
export const inColumnCode = (code: DoubtOfColumns): ColumnDoubtCode => `${code}_in_column`

const entries = Object.entries(doubts) as [DoubtCode, Doubt][]

export const doubtWords: Readonly<
  Record<DoubtCode, Wording<DoubtFacts>> & Record<ColumnDoubtCode, Wording<ColumnDoubtFacts>>
> = {
  ...(Object.fromEntries(
    entries.map(([code, { level, atCell }]) => [
      code,
      word<DoubtFacts>(level, (facts) => `${inCell(facts)}: ${atCell(facts)}`),
    ]),
  ) as Record<DoubtCode, Wording<DoubtFacts>>),
  ...(Object.fromEntries(
    entries.flatMap(([code, { level, ofColumn }]) =>
      ofColumn === undefined || !isOfColumns(code)
        ? []
        : [[inColumnCode(code), word<ColumnDoubtFacts>(level, (facts) => `${columnOf(facts)} ${ofColumn(facts)}`)]],
    ),
  ) as Record<ColumnDoubtCode, Wording<ColumnDoubtFacts>>),
}

const columnOf = (facts: ColumnDoubtFacts): string =>
  facts.sheet === undefined ? capitalised(inColumn(facts)) : `Sheet ${quoted(facts.sheet)}, ${inColumn(facts)}`

/** What is said of values that were damaged before they came here, although it is said where they are read. */
const damageWhenRead = ['formula_failed', 'identifier_damaged', 'identifier_became_date', 'date_is_bare_number']
const ofShape: ReadonlySet<string> = new Set(['sheet_sideways', 'table_read_apart', 'table_left_out'])
const openWhenRead = ['date_order_open', 'decimal_mark_open']

const aboutTheSheet: ReadonlySet<string> = new Set([
  ...doubtCodes,
  ...doubtCodes.filter(isOfColumns).map(inColumnCode),
  ...damageWhenRead,
  ...openWhenRead,
  ...ofShape,
])

/** Whether an issue is about how the sheet was kept, rather than about what somebody meant by it. */
export const isAboutTheSheet = (code: string): boolean => aboutTheSheet.has(code)

/** Whether it says that rows are read otherwise than they look: accounts may be missing although nothing is wrong with the others. */
export const isOfShape = (code: string): boolean => ofShape.has(code)
