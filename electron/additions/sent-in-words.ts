/** Says all that a request holds, field by field. Pure. */
import { type AdditionKind, additionsOf, ownIn } from '../../shared/additions/addition-requests.ts'
import { isFields } from '../../shared/basics/members.ts'
import type { Catalogue } from '../../shared/catalogue/catalogue.ts'
import { summarise } from '../../shared/checking/summary.ts'
import type { SentAddition } from '../../shared/ipc/additions.ts'
import type { MoneyTerms } from '../../shared/service/money-terms.ts'

/** Without the account and the supplier, which every request names. */
export function sentInWords(
  kind: AdditionKind,
  payload: unknown,
  catalogue: Catalogue,
  terms: MoneyTerms,
): SentAddition['sent'] {
  if (!isFields(payload)) return []
  return summarise(ownIn(additionsOf(kind, payload, catalogue), catalogue), catalogue, terms)
    .filter(({ lines }) => lines.length > 0)
    .map(({ heading, lines }) => ({ heading, lines: lines.map(({ text }) => text) }))
}
