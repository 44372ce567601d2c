/** What a comparison with the service is told in. */
import type { ComparisonRow, ComparisonVerdict } from '../../shared/ipc.ts'
import type { Tone } from '../words/words.ts'

export const verdictWords: Record<ComparisonVerdict, { readonly name: string; readonly tone: Tone }> = {
  same: { name: 'In both', tone: 'good' },
  otherValues: { name: 'Other values', tone: 'warning' },
  differs: { name: 'Differ', tone: 'warning' },
  changed: { name: 'Changed since', tone: 'warning' },
  onlyHere: { name: 'Only here', tone: 'warning' },
  onlyThere: { name: 'Only there', tone: 'warning' },
}

export const listWords: Record<NonNullable<ComparisonRow['there']>, string> = {
  pending: 'Pending',
  imported: 'Imported',
  listed: 'Listed',
}
