/** Notices blanks around values. They are never sent, so they are only mentioned. */
import { trimText } from '../../mapping/read/text/trim-text.ts'
import type { ColumnRule, Finding } from '../column-rule.ts'
import { sign } from '../text-signs.ts'

export function checkBlanks(): ColumnRule {
  const told: Finding[] = []
  return {
    about: { anyOf: sign.blank | sign.strange },
    visit(seen) {
      const { kind, text } = seen.cell
      if (kind !== 'text') return
      const trimmed = trimText(text)
      // A cell of nothing but blanks is a blank cell.
      if (trimmed !== text && trimmed !== '') told.push({ code: 'spaces_around', seen, suggestion: trimmed })
    },
    report: () => told,
  }
}
