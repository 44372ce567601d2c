/**
 * How doubts about a column are found: each kind has a watcher that sees every cell, those that are alike mostly once,
 * and then tells what it noticed.
 */
import type { DistinctCell } from '../distinct-cells.ts'
import type { CellReader } from '../mapping/read/read-value.ts'
import { trimText } from '../mapping/read/text/trim-text.ts'
import type { Cell } from '../sheet.ts'
import type { DoubtCode } from '../words/issues/doubt-words.ts'

/** A cell that one or more rows of data have; of a column that is read by the country of its row, rows of one country. */
export type SeenCell = DistinctCell & {
  /** What its text is made of, as `signsOf` tells. */
  readonly signs: number
  /** Two letters of it; `null` where it is not known, or nothing depends on it. */
  readonly country: string | null
}

/** What is doubted, wherever it is. */
export type Doubted = {
  readonly code: DoubtCode
  /** What says more: what others of the column look like, how the value is read, or which sign nobody sees. */
  readonly other?: string
  /** What would mend the cell, where that is safe. */
  readonly suggestion?: string
}

/** A doubt about a cell, in every row that has it. */
export type Told = Doubted & { readonly seen: SeenCell }

/** What a watcher may ask for after the last cell. */
export type Column = {
  /** All cells once more, for what only shows when the whole column is known. */
  readonly cells: readonly SeenCell[]
  readonly read: CellReader
}

export type Watcher = {
  /** Cells that it is shown: their texts have some of these signs, where any are named, and none of those. */
  readonly about?: { readonly anyOf?: number; readonly noneOf?: number }
  /** Cells come by the first row that has them. */
  see(seen: SeenCell): void
  tell(column: Column): readonly Told[]
}

/** What a cell gives, as text; `undefined` when it is blank or can't be read, which is said elsewhere. */
export function readAsText(read: CellReader, cell: Cell): string | undefined {
  const reading = read(cell, null)
  return reading.state === 'value' ? String(reading.value) : undefined
}

/**
 * A watcher that notes cells as it sees them.
 * @param tell  what it doubts of one that can be read, given what it is read as
 */
export function watchRead<Noted>(
  note: (seen: SeenCell) => Noted | undefined,
  tell: (value: string, noted: Noted, seen: SeenCell) => Doubted | null,
  about: Watcher['about'] = {},
): Watcher {
  const all: { readonly seen: SeenCell; readonly noted: Noted }[] = []
  return {
    about,
    see(seen) {
      const noted = note(seen)
      if (noted !== undefined) all.push({ seen, noted })
    },
    tell: ({ read }) =>
      all.flatMap(({ seen, noted }): Told[] => {
        const value = readAsText(read, seen.cell)
        const doubted = value === undefined ? null : tell(value, noted, seen)
        return doubted === null ? [] : [{ ...doubted, seen }]
      }),
  }
}

/**
 * A watcher that judges each text by itself.
 * @param judge  given a text without blanks around it; what it doubts is told where the text can be read
 */
export const watchTexts = (judge: (text: string) => Doubted | undefined, about: Watcher['about'] = {}): Watcher =>
  watchRead(
    ({ cell }) => (cell.kind === 'text' ? judge(trimText(cell.text)) : undefined),
    (_value, doubted) => doubted,
    about,
  )

/** How many rows have these cells. */
export const rowCountOf = (cells: readonly SeenCell[]): number => cells.reduce((sum, { count }) => sum + count, 0)
