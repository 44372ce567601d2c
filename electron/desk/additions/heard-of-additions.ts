/**
 * What was heard of accounts that are added to, and why single requests could not be sent: from the service as long as the application is
 * open, and from what the journals say of earlier.
 */
import type { AdditionRow } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import type { Message } from '../../../shared/messages/message.ts'
import type { Issue } from '../../../shared/result.ts'
import { type AdditionEnd, type AdditionToSend, keyOf, readOrInDoubt } from '../../additions/add-one.ts'
import type { Target } from '../../additions/find-target.ts'
import { type Presence, presenceBySending } from '../../additions/known-of-additions.ts'
import type { Clock } from '../../platform/sending/time.ts'
import type { AdditionKey, AdditionRecord } from '../../storage/journal/addition-record.ts'
import type { AdditionsJournal } from '../../storage/journal/additions-journal.ts'
import type { AccountRecord } from '../../storage/journal/journal-record.ts'
import type { AlikeTo } from './alike-numbers.ts'

/**
 * What was heard of an account when it was asked about, or sent for. `why` nothing can be added to it. `isNumber`: whether the service knows
 * an account by this number, ready to be added to or not; `null`: it has not said.
 */
type Heard = {
  readonly at: number
  readonly presence: Presence
  readonly why: Message | null
  readonly isNumber: boolean | null
}

/** Why a request was not sent when it was its turn. `doubt`: because it may be on its account already. */
type HeardOfRequest = Pick<AdditionRow['requests'][number], 'whyHeld' | 'doubt'>

/** What the journal of accounts knows of the creation of one. */
type CreationOf = (accountNumber: string) => Pick<AccountRecord, 'phase' | 'changedAt'> | undefined

export type HeardOfAdditions = ReturnType<typeof hearOfAdditions>

/** @param journal  of the service and supplier that are heard */
export function hearOfAdditions(journal: AdditionsJournal, clock: Clock) {
  const accounts = new Map<string, Heard>()
  /** It is over once another program has sent it: `attempts` are others then. */
  const requests = new Map<string, HeardOfRequest & Pick<AdditionRecord, 'attempts'>>()
  /** @param told  why nothing can be added to it */
  const note = (accountNumber: string, presence: Presence, told: Issue | null, alikeTo: AlikeTo): void => {
    const isNumber =
      presence === 'notAnswered'
        ? (accounts.get(accountNumber)?.isNumber ?? null)
        : presence === 'there' || told?.code !== 'target_not_there'
    const why = told === null ? null : whyOf(told, accountNumber, alikeTo)
    accounts.set(accountNumber, { at: clock(), presence, why, isNumber })
  }
  return {
    noteTarget: (accountNumber: string, target: Target, alikeTo: AlikeTo): void => {
      note(accountNumber, presences[target.kind], target.kind === 'imported' ? null : target.issue, alikeTo)
    },
    noteEnd: (toSend: AdditionToSend, end: AdditionEnd, alikeTo: AlikeTo): void => {
      const { accountNumber, agreedDates = [] } = toSend
      const request = keyOf(toSend)
      // What a person has to decide about one request says nothing about the account.
      if (end.kind === 'held' && end.why === 'notAllowed') {
        requests.set(nameOfRequest(request), {
          whyHeld: end.issue.message,
          doubt: isDoubted(end) ? { agreedDates: [...agreedDates], replaces: null } : null,
          attempts: readOrInDoubt(journal, request).attempts,
        })
      } else {
        requests.delete(nameOfRequest(request))
        note(accountNumber, presenceAfter(end), end.kind === 'held' ? end.issue : null, alikeTo)
      }
    },
    /** From asking about it, from adding to it or from creating it here, whichever was latest. */
    ofAccount: (accountNumber: string, creationOf: CreationOf): Heard =>
      [
        accounts.get(accountNumber),
        asSentTo(journal, accountNumber),
        asCreated(accountNumber, creationOf(accountNumber)),
      ].reduce<Heard>((latest, one) => (one && one.at > latest.at ? one : latest), nothingHeard),
    ofRequest: (request: AdditionKey, attempts: number): HeardOfRequest | null => {
      const told = requests.get(nameOfRequest(request))
      return told?.attempts === attempts ? told : null
    },
  }
}

/** It was not sent because it may be on its account already. */
export const isDoubted = (end: AdditionEnd): boolean => end.kind === 'held' && end.issue.code === 'addition_may_double'

export const nothingHeard: Heard = { at: -1, presence: null, why: null, isNumber: null }

const nameOfRequest = ({ accountNumber, kind, payloadHash }: AdditionKey): string =>
  `${kind} ${payloadHash} ${accountNumber}`

const presences = { imported: 'there', notYet: 'notThere', notThere: 'notThere', trouble: 'notAnswered' } as const

const presenceAfter = (end: AdditionEnd): Presence => {
  if (end.kind === 'held') return end.why === 'notImported' ? 'notThere' : 'notAnswered'
  return presenceBySending(end.record)
}

function asSentTo(journal: AdditionsJournal, accountNumber: string): Heard | null {
  const record = journal.readLatestOf(accountNumber)
  const isNumber = record !== null && presenceBySending(record) === 'there' ? true : null
  return record && { at: record.changedAt ?? 0, presence: presenceBySending(record), why: null, isNumber }
}

/** @param record  of its creation from here */
function asCreated(account: string, record: ReturnType<CreationOf>): Heard {
  const at = record?.changedAt ?? 0
  switch (record?.phase) {
    case 'finished':
      return { at, presence: 'there', why: null, isNumber: true }
    case 'accepted':
    case 'refused':
    case 'failed':
      return {
        ...{ at, presence: 'notThere', isNumber: record.phase === 'accepted' ? true : null },
        why: issue('target_not_created', { account, phase: record.phase }).message,
      }
    default:
      return { ...nothingHeard, at }
  }
}

function whyOf(told: Issue, account: string, alikeTo: AlikeTo): Message {
  const [alike, ...others] = told.code === 'target_not_there' ? alikeTo(account) : []
  // Of several it is not known which one is meant.
  if (alike === undefined || others.length > 0) return told.message
  const lacksZeros = alike.endsWith(account) && /^0+$/.test(alike.slice(0, -account.length))
  return issue('target_in_other_writing', { account, alike, lacksZeros }).message
}
