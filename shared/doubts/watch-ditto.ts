/** Notices marks that mean the value of the row above, as lists on paper have them: they would be sent as they stand. */
import { trimText } from '../mapping/trim-text.ts'
import { readAsText, type Told, type Watcher } from './watcher.ts'

const ditto =
  /^(?:"|''|“|”|„|,,|〃|[-–—]\s*"\s*[-–—]|ditto|do\.|dito|idem|as above|same as above|see above|wie oben|s\.\s?o\.|siehe oben|comme ci-dessus|come sopra)$/i
const longest = 20

export function watchDitto(): Watcher {
  const told: Told[] = []
  return {
    see(seen) {
      const { kind, text } = seen.cell
      if (kind === 'text' && text.length <= longest && ditto.test(trimText(text)))
        told.push({ code: 'ditto_mark', seen })
    },
    tell: ({ read }) => told.filter(({ seen }) => readAsText(read, seen.cell) !== undefined),
  }
}
