/**
 * Which payment instructions that were sent from here an account may have now, beside one that is to be sent. The interface shows neither
 * what the service does with the one before, nor which one an account has: so a person decides whether another takes its place.
 */
import { issue } from '../../shared/issue-words.ts'
import type { Issue } from '../../shared/result.ts'
import { type AdditionKey, type AdditionRecord, neverSent } from '../storage/journal/addition-record.ts'
import type { AdditionsJournal } from '../storage/journal/additions-journal.ts'
import { SealBroken } from '../storage/vault/sealing.ts'

export type OtherInstructions = {
  /** The latest first. */
  readonly others: readonly AdditionRecord[]
  /** Which they are, and how often each was sent; `null` where there is none. Who decides about them says it back. */
  readonly seen: string | null
}

export const noOthers: OtherInstructions = { others: [], seen: null }

/** @returns `null` where what was sent of the account can't all be read */
export function otherInstructions(
  journal: Pick<AdditionsJournal, 'readLatestFirst'>,
  { accountNumber, kind, payloadHash }: AdditionKey,
): OtherInstructions | null {
  if (kind !== 'payment') return noOthers
  try {
    const there = instructionsThere(journal.readLatestFirst(accountNumber))
    const others = there.filter((one) => one.payloadHash !== payloadHash)
    const seen = others.map((one) => `${one.payloadHash} ${one.attempts} ${one.phase}`).join(', ')
    return { others, seen: others.length === 0 ? null : seen }
  } catch (error) {
    if (error instanceof SealBroken) return null
    throw error
  }
}

/**
 * The one that was taken last, and those sent since whose answers say nothing. What was taken before is not there any more: it went out
 * a second time only because another had taken its place. Pure.
 */
function instructionsThere(latestFirst: readonly AdditionRecord[]): readonly AdditionRecord[] {
  const instructions = latestFirst.filter(({ kind }) => kind === 'payment')
  const taken = instructions.findIndex(({ phase }) => phase === 'done')
  const since = taken === -1 ? instructions : instructions.slice(0, taken + 1)
  return since.filter(
    ({ phase, mayBeDone }) => mayBeDone || phase === 'done' || phase === 'unknown' || phase === 'sending',
  )
}

/** What was taken, and has given way to another since, is to be sent like one that never was. */
export const unlessDisplaced = (record: AdditionRecord, { others }: OtherInstructions): AdditionRecord =>
  record.phase === 'done' && others.length > 0 ? neverSent(record) : record

/** Says so of one that is to be sent; `null` where it takes no place. */
export function wouldReplace({ others: [latest, ...more], seen }: OtherInstructions): Issue | null {
  if (latest === undefined || seen === null) return null
  const at = new Date(latest.changedAt ?? 0).toISOString()
  return issue('instruction_would_replace', { at, seen, isTaken: latest.phase === 'done', isAlone: more.length === 0 })
}
