/** Says what the journal knows of a request, for screens and for the command line. Pure. */
import { type AdditionKind, pathInAdditions } from '../../shared/additions/addition-requests.ts'
import { additionsCatalogue } from '../../shared/catalogue/additions-catalogue.ts'
import { pathLabel } from '../../shared/checking/path-label.ts'
import type { AdditionItem, AdditionState } from '../../shared/ipc/additions.ts'
import { issue } from '../../shared/issue-words.ts'
import { assertNever, type Issue } from '../../shared/result.ts'
import { mostOfSentence, quote, quoteName } from '../../shared/words/words-of-others.ts'
import type { AdditionAnswer, AdditionRecord } from '../storage/addition-record.ts'
import { sendability } from './sending-again.ts'

export function showAddition(record: AdditionRecord): AdditionState {
  const { accountNumber, kind, phase, attempts, changedAt, areRecognised } = record
  const answer = record.last?.kind === 'answer' ? record.last.answer : null
  const { level, message } = say(record, answer)
  return {
    accountNumber,
    kind,
    phase,
    attempts,
    changedAt: changedAt === null ? null : new Date(changedAt).toISOString(),
    level,
    message,
    serviceWords: answer === null || answer.kind === 'done' ? null : answer.serviceWords,
    issues: answer?.kind === 'refused' ? answer.issues.map(inWords(kind)) : [],
    items: itemsOf(record, answer),
    platformNumber: answer?.kind === 'done' ? quoteName(answer.platformNumber) : null,
    again: sendability(record, areRecognised),
  }
}

/** The service says where with a path of the request; a person is told it in words, on the screen, in a file and in a line. */
const inWords =
  (kind: AdditionKind) =>
  (one: Issue): Issue => {
    const path = one.where?.path
    if (path === undefined) return one
    return { ...one, message: `${pathLabel(pathInAdditions(kind, path), additionsCatalogue)}: ${one.message}` }
  }

function say(record: AdditionRecord, answer: AdditionAnswer | null): Issue {
  const { kind, count, areRecognised } = record
  if (answer === null)
    return record.phase === 'sending' ? issue('addition_interrupted', { kind, count }) : issue('addition_not_sent', {})
  switch (answer.kind) {
    case 'done':
      return sayDone(record, answer)
    case 'refused':
      return answer.failingIndex === null
        ? issue('addition_refused', { kind, count })
        : issue('addition_refused_at', { number: answer.failingIndex + 1, count, areRecognised })
    case 'failing':
      return issue('addition_failing', { kind, count })
    case 'notKnown':
      return issue('addition_unknown', { kind, count })
    case 'notImported':
    case 'notSent':
      return { level: 'error', code: answer.kind, message: answer.message }
    default:
      return assertNever(answer)
  }
}

function sayDone(
  { kind, count }: AdditionRecord,
  { items, platformNumber }: Extract<AdditionAnswer, { kind: 'done' }>,
): Issue {
  if (kind === 'payment') return issue('payment_taken', { platformNumber: quoteName(platformNumber) })
  if (items === null) return issue('addition_done_untold', { kind, count })
  const there = items.filter(({ outcome }) => outcome === 'alreadyThere').length
  return issue('addition_done', { kind, count, added: count - there, there })
}

function itemsOf({ count }: AdditionRecord, answer: AdditionAnswer | null): AdditionItem[] {
  const all = (outcome: AdditionItem['outcome']): AdditionItem[] =>
    Array.from({ length: count }, () => ({ outcome, status: null, changes: [] }))
  if (answer?.kind === 'done') return answer.items?.map(showItem) ?? all('notSaid')
  if (answer?.kind !== 'refused' || answer.failingIndex === null) return []
  const { failingIndex } = answer
  return all('notSaid').map((item, index) => (index === failingIndex ? { ...item, outcome: 'failed' } : item))
}

const showItem = ({ outcome, status, changes }: AdditionItem): AdditionItem => ({
  outcome,
  status: quoteName(status),
  changes: changes.map(({ taken, ...change }) => ({ ...change, taken: quote(taken ?? '', mostOfSentence) })),
})
