/** What a comparison with the service is told in. */

import type { ComparisonRow, ComparisonVerdict } from '../../shared/ipc.ts'
import type { PlainKey } from '../../shared/messages/say.ts'
import type { Tone } from '../words/words.ts'

export const verdictWords = {
  same: { name: 'verdict_same', tone: 'good' },
  otherValues: { name: 'verdict_other_values', tone: 'warning' },
  differs: { name: 'verdict_differs', tone: 'warning' },
  changed: { name: 'verdict_changed', tone: 'warning' },
  onlyHere: { name: 'verdict_only_here', tone: 'warning' },
  onlyThere: { name: 'verdict_only_there', tone: 'warning' },
} as const satisfies Record<ComparisonVerdict, { readonly name: PlainKey; readonly tone: Tone }>

export const listWords = {
  pending: 'list_pending',
  imported: 'list_imported',
  listed: 'list_listed',
} as const satisfies Record<NonNullable<ComparisonRow['there']>, PlainKey>
