/** What the sheets of a workbook share while it is read and afterwards: texts, number formats, and how much they may hold. */
import { limits } from './limits.ts'
import type { DateSystem } from './serial-date.ts'
import { nothingWritten, type WrittenTexts } from './written-texts.ts'

/** Thrown while reading when a file holds more than the limits; the reader turns it into its sentence. */
export class TooManyCells extends Error {}

/** Thrown where the cells of a sheet are so far from each other that its table can't be gone through in any bearable time. */
export class CellsFarApart extends Error {
  readonly sheet: string
  /** The cells that are farthest, as a spreadsheet names them: "XFD1048576". */
  readonly cells: readonly string[]
  constructor(sheet: string, cells: readonly string[]) {
    super(`Cells far apart: ${cells.join(', ')}`)
    this.sheet = sheet
    this.cells = cells
  }
}

export type WorkbookStore = {
  /** Texts of the workbook, but for those of a text file that are as they are written; cells know the place of theirs. */
  readonly texts: string[]
  /** Those. */
  readonly written: WrittenTexts
  /** Number formats; a cell knows the place of its own. */
  readonly formats: readonly string[]
  readonly dateSystem: DateSystem
  /** Counts filled cells, and the blocks of memory they are in. @throws TooManyCells */
  spend(cells: number, blocks: number): void
}

export function workbookStore(
  given: Partial<Pick<WorkbookStore, 'texts' | 'written' | 'formats' | 'dateSystem'>> = {},
): WorkbookStore {
  let cellsLeft: number = limits.cells
  let blocksLeft: number = limits.blocks
  return {
    texts: given.texts ?? [],
    written: given.written ?? nothingWritten,
    formats: given.formats ?? [],
    dateSystem: given.dateSystem ?? 1900,
    spend(cells, blocks) {
      cellsLeft -= cells
      blocksLeft -= blocks
      if (cellsLeft < 0 || blocksLeft < 0) throw new TooManyCells()
    },
  }
}
