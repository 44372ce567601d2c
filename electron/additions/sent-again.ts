/**
 * Tells which transactions or past statements may be on the account already and would be taken once more. One is known from another by what
 * it is, not by all its words: the same list, mapped otherwise, has other words. Pure.
 */
import Big from 'big.js'
import type { SentThing } from '../storage/journal/addition-record.ts'

type Earlier = {
  readonly thing: SentThing
  /** Its request was taken, so it is on the account. */
  readonly wasDone: boolean
  /** Of the request that is to be sent now: whether that may go once more is asked of it as a whole (sending-again.ts). */
  readonly isOwn: boolean
}

type Telling = {
  /** The fields of which each tells one from another by itself, the most telling first. */
  readonly numbers: readonly string[]
  /** The one by which the service leaves out what it has; `null`: it looks for none. */
  readonly recognisedBy: string | null
}

/** @param earlier  what may be on the account */
export function sentAgain(
  sent: readonly SentThing[],
  earlier: readonly Earlier[],
  { numbers, recognisedBy }: Telling,
): readonly SentThing[] {
  return sent.filter((one) => {
    const own = numberOf(one, recognisedBy)
    const isLeftOut = ({ thing }: Earlier): boolean => own !== null && numberOf(thing, recognisedBy) === own
    // It is there under its number, whatever else was sent without one.
    if (earlier.some((other) => other.wasDone && isLeftOut(other))) return false
    return earlier.some((other) => !other.isOwn && !isLeftOut(other) && isSame(one, other.thing, numbers))
  })
}

/** By the first number that both have. Where they have none in common, by day and amount: what one does not say tells nothing apart. */
function isSame(one: SentThing, other: SentThing, numbers: readonly string[]): boolean {
  for (const field of numbers) {
    const [own, others] = [numberOf(one, field), numberOf(other, field)]
    if (own !== null && others !== null) return own === others
  }
  const isApart = (own: string | null, others: string | null): boolean =>
    own !== null && others !== null && own !== others
  return !isApart(one.date, other.date) && !isApart(plainAmount(one.amount), plainAmount(other.amount))
}

/** A record of an earlier version does not say its numbers, and counts as if it had none. */
const numberOf = ({ references = [] }: SentThing, name: string | null): string | null =>
  references.find(({ field }) => field === name)?.value ?? null

/** "20" for "20.00". */
const plainAmount = (amount: string | null): string | null =>
  amount !== null && /^-?\d+(\.\d+)?$/.test(amount) ? new Big(amount).toFixed() : amount
