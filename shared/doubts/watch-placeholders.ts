/** Notices words that say there is no value, and would be sent as one: "NULL", "n/a", "TBC". */
import { isPlaceholder } from '../mapping/placeholders.ts'
import { readAsText, type Told, type Watcher } from './watcher.ts'

export function watchPlaceholders(): Watcher {
  const told: Told[] = []
  return {
    see(seen) {
      if (seen.cell.kind === 'text' && isPlaceholder(seen.cell.text)) told.push({ code: 'placeholder_as_value', seen })
    },
    tell: ({ read }) => told.filter(({ seen }) => readAsText(read, seen.cell) !== undefined),
  }
}
