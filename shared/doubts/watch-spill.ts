/**
 * Notices rows of a text file that go on beyond the last heading: a value without quotation marks holds the separator, "2 Elm St, Flat 3"
 * or "1,250.00", so that it is cut in two and all that follows stands one column too far to the right.
 */
import { rowCountOf, type SeenCell, type Watcher } from './watcher.ts'

/** @param rowCount  where most rows go on, the heading is what is missing */
export function watchSpill(rowCount: number): Watcher {
  const spilled: SeenCell[] = []
  return {
    see: (seen) => spilled.push(seen),
    tell: () =>
      rowCountOf(spilled) * 2 > rowCount ? [] : spilled.map((seen) => ({ code: 'row_beyond_headings', seen })),
  }
}
