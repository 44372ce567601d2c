/** Passes on what only the file knows of its cells: merged ranges, and dates that count from 1904. */
import type { Cell } from '../sheet.ts'
import type { Told, Watcher } from './watcher.ts'

export function watchOldDates(): Watcher {
  const told: Told[] = []
  return {
    see({ ofFile, rowIndex }) {
      if (ofFile.includes('dateSystem1904')) told.push({ code: 'dates_from_1904', rowIndex })
    },
    tell: () => told,
  }
}

/**
 * A value that is merged down over rows stands for each of them, as it looks. One merged across columns fills the fields of all of
 * them, which hardly anybody wants.
 * @param cellAbove  the cell in the row above one of this column, data or not
 */
export function watchMerged(cellAbove: (rowIndex: number) => Cell): Watcher {
  const told: Told[] = []
  /** The last row of a range that began in this column, and goes down. */
  let downTo = -1
  return {
    see({ cell, ofFile, rowIndex }) {
      if (!ofFile.includes('merged')) {
        downTo = rowIndex
        return
      }
      // A range that began in this column has its first cell, which is not covered, right above.
      const goesDown = downTo === rowIndex - 1 && cellAbove(rowIndex).text === cell.text
      if (goesDown) downTo = rowIndex
      told.push({ code: goesDown ? 'value_of_merged_cell' : 'merged_across_columns', rowIndex })
    },
    tell: () => told,
  }
}
