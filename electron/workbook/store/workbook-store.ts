/** What the sheets of a workbook share while it is read and afterwards: texts, number formats, and how much they may hold. */
import { beyond, limits } from '../../../shared/sheet/file-limits.ts'
import type { DateSystem } from '../reading/serial-date.ts'
import { nothingWritten, type WrittenTexts } from '../writing/written-texts.ts'

export type WorkbookStore = {
  /** Texts of the workbook, but for those of a text file that are as they are written; cells know the place of theirs. */
  readonly texts: string[]
  /** Those. */
  readonly written: WrittenTexts
  /** Number formats; a cell knows the place of its own. */
  readonly formats: readonly string[]
  readonly dateSystem: DateSystem
  /** Counts filled cells, and the blocks of memory they are in. @throws BeyondLimit */
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
      if (cellsLeft < 0) throw beyond.cells()
      if (blocksLeft < 0) throw beyond.blocks()
    },
  }
}
