/**
 * Which transactions the service would move into the open statement period. Where that period begins is not shown in the interface:
 * a person says it, or it follows from the last statement of the account.
 */

/** A day as YYYY-MM-DD. */
type Day = string

export type MovingDate = {
  /** From 0, among the transactions. */
  readonly index: number
  readonly date: Day
  readonly why: 'beforeOpenPeriod' | 'inFuture'
}

/**
 * @param openFrom  the first day of the open period; `null` when nobody knows it, and then only days to come are told
 * Source: service interface, transactions, `force_add_to_current_statement`: "a transaction dated outside the open statement period".
 */
export function datesThatMove(
  transactions: readonly { readonly transaction_date?: string | undefined }[],
  { openFrom, today }: { readonly openFrom: Day | null; readonly today: Day },
): MovingDate[] {
  return transactions.flatMap(({ transaction_date: date }, index): MovingDate[] => {
    if (date === undefined) return []
    if (date > today) return [{ index, date, why: 'inFuture' }]
    return openFrom !== null && date < openFrom ? [{ index, date, why: 'beforeOpenPeriod' }] : []
  })
}
