/** Notices texts of which the end is missing, because no cell can be longer. */
import { isAsLongAsCanBe } from '../../sheet/sheet.ts'
import type { ColumnRule, Finding } from '../column-rule.ts'

export function checkLength(): ColumnRule {
  const told: Finding[] = []
  return {
    visit(seen) {
      if (isAsLongAsCanBe(seen.cell)) told.push({ code: 'text_cut_off', seen })
    },
    report: () => told,
  }
}
