/**
 * Which payment instructions that were sent from here an account may have now, beside one that is to be sent. The interface shows neither
 * what the service does with the one before, nor which one an account has: so a person decides whether another takes its place.
 */
import { issue } from '../../shared/issue-words.ts'
import type { Issue } from '../../shared/result.ts'
import type { AdditionKey, AdditionRecord } from '../storage/journal/addition-record.ts'
import type { AdditionsJournal, InstructionSending } from '../storage/journal/additions-journal.ts'

/** By the sending that may have brought it there. */
type InstructionThere = Pick<InstructionSending, 'name' | 'record'> & {
  /** When the service took it, or it was to leave and the answer was lost. Milliseconds since 1970. */
  readonly at: number
  readonly isTaken: boolean
}

export type OtherInstructions = {
  /** The one sent last at first. Without a `record` it can't be read any more, and may be no payment instruction at all. */
  readonly others: readonly InstructionThere[]
  /** Which they are, and how often each was sent; `null` where there is none. Who decides about them says it back. */
  readonly seen: string | null
}

export const noOthers: OtherInstructions = { others: [], seen: null }

export function otherInstructions(
  journal: Pick<AdditionsJournal, 'instructionsOf' | 'nameOf'>,
  key: AdditionKey,
): OtherInstructions {
  if (key.kind !== 'payment') return noOthers
  const there = instructionsThere(journal.instructionsOf(key.accountNumber))
  const own = there.length === 0 ? null : journal.nameOf(key)
  const others = there.filter(({ name }) => name !== own).toReversed()
  const seen = others.map(({ name, record }) => `${name} ${record?.attempts} ${record?.phase}`).join(', ')
  return { others, seen: others.length === 0 ? null : seen }
}

/**
 * The one that was taken last, and those sent since whose answers say nothing; a refusal or a failure leaves there what was there. What
 * can't be read is not known to have taken a place. In the order they were sent. Pure.
 */
const instructionsThere = (sendings: readonly InstructionSending[]): readonly InstructionThere[] =>
  sendings.reduce<readonly InstructionThere[]>((there, { name, record, sentAt, answer }) => {
    const isTaken = answer?.kind === 'done'
    if (!isTaken && answer !== null && answer.kind !== 'notKnown') return there
    const kept = isTaken && record !== null ? [] : there.filter((one) => one.name !== name)
    return [...kept, { name, record, at: isTaken ? answer.at : sentAt, isTaken }]
  }, [])

/** It was taken, and another has been sent since that may have taken its place: so it may go again, as one that is not there. */
export const isReplaced = ({ phase }: Pick<AdditionRecord, 'phase'>, { others }: OtherInstructions): boolean =>
  phase === 'done' && others.some(({ record }) => record !== null)

/** Says so of one that is to be sent; `null` where it takes no place. */
export function wouldReplace({ others: [latest, ...more], seen }: OtherInstructions): Issue | null {
  if (latest === undefined || seen === null) return null
  return issue('instruction_would_replace', { ...standingOf(latest), seen, isAlone: more.length === 0 })
}

/** When it was sent, and what is known of it. */
export const standingOf = ({ at, record, isTaken }: InstructionThere) => ({
  at: new Date(at).toISOString(),
  what: record === null ? ('unreadable' as const) : isTaken ? ('taken' as const) : ('lost' as const),
})
