/** What becomes of a value that is typed for every account, so that it can be seen and not only hoped for. */
import type { Leaf } from '../../../shared/catalogue/catalogue.ts'
import type { ReadingDefaults } from '../../../shared/mapping/mapping.ts'
import { cellReader } from '../../../shared/mapping/read-value.ts'
import { showValue } from './show-value.ts'

export type ConstantExample =
  | { readonly state: 'blank' }
  | { readonly state: 'unreadable' }
  /** In words where it is not sent as it was typed. */
  | { readonly state: 'sent'; readonly words: string | null }

export function constantExample(kind: Leaf['kind'], defaults: ReadingDefaults, text: string): ConstantExample {
  const read = cellReader(kind, defaults)({ kind: 'text', text }, defaults.phoneCountry ?? null)
  if (read.state !== 'value') return { state: read.state }
  const shown = showValue(kind, read.value)
  return { state: 'sent', words: shown === text ? null : `“${text}” becomes ${shown}.` }
}
