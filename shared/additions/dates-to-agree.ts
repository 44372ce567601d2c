/**
 * Which dates a person may agree to have changed. Where the open statement period begins is not shown in the interface, and a refusal
 * has no code of its own for a date outside of it: transactions are sent as they are, and once they were refused, a person who reads
 * why can agree to each date.
 * Source: service interface, transactions, `force_add_to_current_statement`.
 */
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { AdditionState, DateChoice } from '../ipc/additions.ts'
import type { Issue } from '../result.ts'

/** Every date of a request that was refused as it is: the service would change whichever is outside its period. */
export function datesToAgree(
  { kind, phase, agreedDates, items, issues }: AdditionState,
  catalogue: Catalogue,
): DateChoice['dates'] {
  if (kind !== 'transactions' || phase !== 'refused' || agreedDates.length > 0) return []
  if (issues.length > 0 && issues.every((one) => isOfAnotherField(one, catalogue))) return []
  return items.flatMap(({ thing, sentDate }, index) =>
    thing === null || sentDate === null ? [] : [{ number: index + 1, thing, sentDate }],
  )
}

/** A missing number of a transaction is no matter of dates. */
function isOfAnotherField({ where }: Pick<Issue, 'where'>, catalogue: Catalogue): boolean {
  const leaf = catalogue.leaf(where?.path?.replaceAll(/\.\d+(?=\.|$)/g, '[]') ?? '')
  return leaf !== undefined && leaf.kind !== 'date'
}
