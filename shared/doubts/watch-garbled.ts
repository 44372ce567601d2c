/** Notices texts whose letters were read in the wrong encoding, or that hold codes of a web page. */
import { trimText } from '../mapping/trim-text.ts'
import { findGarbled } from './garbled-text.ts'
import type { Told, Watcher } from './watcher.ts'

export function watchGarbled(): Watcher {
  const told: Told[] = []
  return {
    see(seen) {
      if (seen.cell.kind !== 'text') return
      const garbled = findGarbled(trimText(seen.cell.text))
      if (garbled === undefined) return
      const { part, meant } = garbled
      told.push({ code: 'text_garbled', seen, other: part, ...(meant === undefined ? {} : { suggestion: meant }) })
    },
    tell: () => told,
  }
}
