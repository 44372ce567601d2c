/** Notices signs that nobody sees inside values that are sent as they are written. */
import { trimText } from '../../mapping/read/text/trim-text.ts'
import { sign } from '../text-signs.ts'
import type { Told, Watcher } from '../watcher.ts'
import { findUnseen } from './unseen-signs.ts'

export function watchUnseen(): Watcher {
  const told: Told[] = []
  return {
    about: { anyOf: sign.strange },
    see(seen) {
      if (seen.cell.kind !== 'text') return
      const unseen = findUnseen(trimText(seen.cell.text))
      if (unseen === undefined) return
      told.push({ code: 'invisible_characters', seen, other: unseen.name, suggestion: unseen.without })
    },
    tell: () => told,
  }
}
