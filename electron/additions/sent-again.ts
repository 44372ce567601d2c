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
  const isSame = telling(sent, earlier, numbers)
  return sent.filter((one) => {
    const own = numberOf(one, recognisedBy)
    const isLeftOut = ({ thing }: Earlier): boolean => own !== null && numberOf(thing, recognisedBy) === own
    // It is there under its number, whatever else was sent without one.
    if (earlier.some((other) => other.wasDone && isLeftOut(other))) return false
    return earlier.some((other) => !other.isOwn && !isLeftOut(other) && isSame(one, other.thing))
  })
}

/**
 * By the first number that tells, else by day and amount: what one does not say tells nothing apart. Nor do two numbers that differ, unless
 * the list still has one of them: another column may give them now.
 */
function telling(
  sent: readonly SentThing[],
  earlier: readonly Earlier[],
  numbers: readonly string[],
): (one: SentThing, other: SentThing) => boolean {
  const known = numbers.map((field) => ({ field, kept: keptNumbers(sent, earlier, field) }))
  return (one, other) => {
    for (const { field, kept } of known) {
      const [own, others] = [numberOf(one, field), numberOf(other, field)]
      if (own === null || others === null) continue
      if (own === others) return true
      if (kept.has(own) || kept.has(others)) return false
    }
    return isAlike(one, other)
  }
}

/**
 * The numbers that what is to be sent still has from what was: a list that has grown keeps those it had. It keeps none where one of them
 * is of another day or amount now: a list that was numbered anew may begin within the old numbers.
 */
function keptNumbers(sent: readonly SentThing[], earlier: readonly Earlier[], field: string): ReadonlySet<string> {
  const before = Map.groupBy(earlier, ({ thing }) => numberOf(thing, field))
  const kept = new Map<string, boolean>()
  for (const one of sent) {
    const number = numberOf(one, field)
    const same = number === null ? undefined : before.get(number)
    if (number === null || same === undefined) continue
    kept.set(number, kept.get(number) === true || same.some(({ thing }) => isAlike(one, thing)))
  }
  return new Set([...kept.values()].every(Boolean) ? kept.keys() : [])
}

const isAlike = (one: SentThing, other: SentThing): boolean =>
  !isApart(one.date, other.date) && !isApart(plainAmount(one.amount), plainAmount(other.amount))

const isApart = (own: string | null, others: string | null): boolean =>
  own !== null && others !== null && own !== others

/** A record of an earlier version does not say its numbers, and counts as if it had none. */
const numberOf = ({ references = [] }: SentThing, name: string | null): string | null =>
  references.find(({ field }) => field === name)?.value ?? null

/** "20" for "20.00". */
const plainAmount = (amount: string | null): string | null =>
  amount !== null && /^-?\d+(\.\d+)?$/.test(amount) ? new Big(amount).toFixed() : amount
