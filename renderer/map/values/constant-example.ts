/** What becomes of a value that is typed for every account, so that it can be seen and not only hoped for. */
import type { ReadingDefaults } from '../../../shared/mapping/model/mapping.ts'
import { leafReader } from '../../../shared/mapping/read/read-value.ts'
import { say } from '../../../shared/messages/say.ts'
import { type MoneyTerms, sentAmount, termsOf } from '../../../shared/service/money-terms.ts'
import { type LeafToShow, showValue } from '../../../shared/words/show-value.ts'

export type ConstantExample =
  | { readonly state: 'blank' }
  | { readonly state: 'unreadable' }
  /** In words where it is not sent as it was typed. */
  | { readonly state: 'sent'; readonly words: string | null }

export function constantExample(
  leaf: LeafToShow,
  defaults: ReadingDefaults,
  text: string,
  terms: MoneyTerms,
): ConstantExample {
  const read = leafReader(leaf, defaults)({ kind: 'text', text }, defaults.phoneCountry ?? null)
  if (read.state !== 'value') return { state: read.state }
  const sent = leaf.money === null ? read.value : sentAmount(leaf.money, read.value, termsOf(leaf, terms))
  const shown = showValue(leaf, sent, terms)
  return { state: 'sent', words: shown === text ? null : say('typed_becomes', { typed: text, shown }) }
}
