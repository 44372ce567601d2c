/** What the audit log keeps of an answer: what it was, and the service's code or number. Not its words. */
import type { Message } from '../../../shared/messages/message.ts'
import { quoteName } from '../../../shared/words/words-of-others.ts'
import type { AdditionAnswer } from './addition-record.ts'
import type { JournalAnswer } from './journal-record.ts'

/** Of an answer that is not known it is kept why. */
type AnswerKind = JournalAnswer['kind'] | AdditionAnswer['kind'] | Extract<JournalAnswer, { kind: 'notKnown' }>['why']

export const auditAnswer = (answer: AnswerKind, more: string | null): Message => ({
  key: 'audit_answer',
  facts: { answer, ...withMore(more) },
})

/** Whether there is one is kept apart: a service may give any text as its code. */
export const withMore = (more: string | null) => ({ more: quoteName(more) ?? '', hasMore: quoteName(more) !== null })
