/**
 * How doubts about a column are found: each kind has a rule that visits every cell, those that are alike mostly once,
 * and then reports what it noticed.
 */

import type { CellReader } from '../mapping/read/read-value.ts'
import { trimText } from '../mapping/read/text/trim-text.ts'
import type { CellFacts } from '../messages/values.ts'
import type { CellPlace } from '../result.ts'
import type { DistinctCell } from '../sheet/distinct-cells.ts'
import type { Cell, Sheet } from '../sheet/sheet.ts'
import type { DoubtCode } from '../words/issues/doubt-words.ts'

/** A cell that one or more rows of data have; of a column that is read by the country of its row, rows of one country. */
export type SeenCell = DistinctCell & {
  /** What it is made of, as `signsOf` tells. */
  readonly signs: number
  /** Two letters of it; `null` where it is not known, or nothing depends on it. */
  readonly country: string | null
}

/** What is doubted, wherever it is. */
export type Doubted = {
  readonly code: DoubtCode
  /** What says more: what others of the column look like, how the value is read, or which sign nobody sees. */
  readonly other?: string
  /** The label of the field that a part of the cell goes to. */
  readonly field?: string
  /** What would mend the cell, where that is safe. */
  readonly suggestion?: string
}

/** A doubt about a cell, in every row that has it. */
export type Finding = Doubted & { readonly seen: SeenCell }

/** What a rule may ask for after the last cell. */
export type Column = {
  /** All cells once more, for what only shows when the whole column is known. */
  readonly cells: readonly SeenCell[]
  readonly read: CellReader
}

export type ColumnRule = {
  /** Cells that it is shown, by their signs; all where it is not told. */
  readonly about?: (signs: number) => boolean
  /** Cells come by the first row that has them. */
  visit?(seen: SeenCell): void
  report(column: Column): readonly Finding[]
}

const ofAll = (): boolean => true

/**
 * What a cell gives, as text; `undefined` when it is blank or can't be read, which is said elsewhere.
 * @param country  where what it gives depends on it, as of phone numbers
 */
export function readAsText(read: CellReader, cell: Cell, country: string | null = null): string | undefined {
  const reading = read(cell, country)
  return reading.state === 'value' ? String(reading.value) : undefined
}

/**
 * A rule that notes cells as it visits them.
 * @param report  what it doubts of one that can be read, given what it is read as
 */
export function checkRead<Noted>(
  note: (seen: SeenCell) => Noted | undefined,
  report: (value: string, noted: Noted, seen: SeenCell) => Doubted | null,
  about: ColumnRule['about'] = ofAll,
): ColumnRule {
  const all: { readonly seen: SeenCell; readonly noted: Noted }[] = []
  return {
    about,
    visit(seen) {
      const noted = note(seen)
      if (noted !== undefined) all.push({ seen, noted })
    },
    report: ({ read }) =>
      all.flatMap(({ seen, noted }): Finding[] => {
        const value = readAsText(read, seen.cell)
        const doubted = value === undefined ? null : report(value, noted, seen)
        return doubted === null ? [] : [{ ...doubted, seen }]
      }),
  }
}

/**
 * A rule that judges each text by itself.
 * @param judge  given a text without blanks around it; what it doubts is told where the text can be read
 */
export const checkTexts = (
  judge: (text: string) => Doubted | undefined,
  about: ColumnRule['about'] = ofAll,
): ColumnRule =>
  checkRead(
    ({ cell }) => (cell.kind === 'text' ? judge(trimText(cell.text)) : undefined),
    (_value, doubted) => doubted,
    about,
  )

/** A rule that judges each cell by itself, whatever it is read as. */
export function checkCells(judge: (cell: Cell) => Doubted | undefined, about: ColumnRule['about'] = ofAll): ColumnRule {
  const told: Finding[] = []
  return {
    about,
    visit(seen) {
      const doubted = judge(seen.cell)
      if (doubted !== undefined) told.push({ ...doubted, seen })
    },
    report: () => told,
  }
}

/**
 * Where a doubt is: as its sentence says it, and as it is looked up.
 * @param label  the sheet's name where a message has to tell it from others
 */
export function placeOfDoubt(
  { sheet, label }: { readonly sheet: Sheet; readonly label: string | undefined },
  rowIndex: number,
  { columnIndex, header }: { readonly columnIndex: number; readonly header: string },
): { readonly facts: CellFacts; readonly cell: CellPlace } {
  const at = { row: rowIndex + 1, column: columnIndex + 1 }
  return { facts: { sheet: label, ...at, header }, cell: { sheet: sheet.name, ...at } }
}

/** How many rows have these cells. */
export const rowCountOf = (cells: readonly SeenCell[]): number => cells.reduce((sum, { count }) => sum + count, 0)
