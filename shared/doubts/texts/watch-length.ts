/** Notices texts of which the end is missing, because no cell can be longer. */
import { isAsLongAsCanBe } from '../../sheet.ts'
import type { Told, Watcher } from '../watcher.ts'

export function watchLength(): Watcher {
  const told: Told[] = []
  return {
    see(seen) {
      if (isAsLongAsCanBe(seen.cell)) told.push({ code: 'text_cut_off', seen })
    },
    tell: () => told,
  }
}
