/** How doubts about a column are found: each kind has a watcher that sees every cell once, and then tells what it noticed. */
import type { CellReader } from '../mapping/read-value.ts'
import type { Cell, CellDoubt } from '../sheet.ts'
import type { DoubtCode } from '../words/doubt-words.ts'

/** One cell of data, by row index from 0. */
export type SeenCell = {
  readonly rowIndex: number
  readonly cell: Cell
  /** What only the file knows of it. */
  readonly ofFile: readonly CellDoubt[]
}

/** A doubt about one cell. */
export type Told = {
  readonly code: DoubtCode
  readonly rowIndex: number
  /** A text that says more: what others of the column look like, or how the value is read. */
  readonly other?: string
  /** What would mend the cell, where that is safe. */
  readonly suggestion?: string
}

/** What a watcher may ask for after the last cell. */
export type Column = {
  /** All cells once more, for what only shows when the whole column is known. */
  cells(): Iterable<SeenCell>
  readonly read: CellReader
}

export type Watcher = {
  see(seen: SeenCell): void
  tell(column: Column): readonly Told[]
}

/** What a cell gives, as text; `undefined` when it is blank or can't be read, which is said elsewhere. */
export function readAsText(read: CellReader, cell: Cell): string | undefined {
  const reading = read(cell, null)
  return reading.state === 'value' ? String(reading.value) : undefined
}
