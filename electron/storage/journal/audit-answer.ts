/** What the audit log keeps of an answer: what it was, and a code or number where there is one. No words of the service. */
import type { Message } from '../../../shared/messages/message.ts'
import { quoteName } from '../../../shared/words/words-of-others.ts'
import type { AdditionAnswer } from './addition-record.ts'
import type { JournalAnswer } from './journal-record.ts'

type Answer = {
  readonly kind: JournalAnswer['kind'] | AdditionAnswer['kind']
  /** Of one that was lost. */
  readonly why?: Extract<JournalAnswer, { kind: 'notKnown' }>['why']
}

export const auditAnswer = ({ kind, why }: Answer, codeOrNumber: string | null): Message => ({
  key: 'audit_answer',
  facts: { kind, why: why ?? 'notSaid', ...codeFacts(codeOrNumber) },
})

/** Whether there is one is kept apart: a service may give any text as its code. */
export function codeFacts(codeOrNumber: string | null): { readonly code: string; readonly hasCode: boolean } {
  const code = quoteName(codeOrNumber)
  return { code: code ?? '', hasCode: code !== null }
}
