/** Notices signs that nobody sees inside values that are sent as they are written. */
import { trimText } from '../../mapping/read/text/trim-text.ts'
import type { ColumnRule, Finding } from '../column-rule.ts'
import { sign } from '../text-signs.ts'
import { findUnseen } from './unseen-signs.ts'

export function checkUnseen(): ColumnRule {
  const told: Finding[] = []
  return {
    about: { anyOf: sign.strange },
    visit(seen) {
      if (seen.cell.kind !== 'text') return
      const unseen = findUnseen(trimText(seen.cell.text))
      if (unseen === undefined) return
      told.push({ code: 'invisible_characters', seen, other: unseen.name, suggestion: unseen.without })
    },
    report: () => told,
  }
}
