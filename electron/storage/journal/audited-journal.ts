/** What the journal writes about accounts goes into the audit log too, in the same transaction: one is never without the other. */
import type { Message } from '../../../shared/messages/message.ts'
import { assertNever } from '../../../shared/result.ts'
import { canonicalSha256 } from '../canonical-sha256.ts'
import type { SealedData } from '../vault/sealed-data.ts'
import { auditAnswer, codeFacts } from './audit-answer.ts'
import type { AuditLog, AuditWhat } from './audit-log.ts'
import { type Journal, type JournalScope, openJournal, type RecordMove } from './journal.ts'
import type { JournalAnswer, JournalEvent, Phase } from './journal-record.ts'

/** @param clock  milliseconds since 1970 */
export function openAuditedJournal(
  data: SealedData,
  scope: JournalScope,
  clock: () => number,
  audit: AuditLog,
): Journal {
  const where = { service: scope.connection, supplier: scope.supplier }
  return openJournal(data, scope, clock, (move, event, payload) => {
    const what = auditOf(move, event, payload)
    if (what !== null) audit.add({ ...where, accountNumber: move.after.number, ...what })
  })
}

/** @returns `null` for what is no step of its own, such as a status on the way */
function auditOf({ before, after }: RecordMove, event: JournalEvent, payload: unknown): AuditWhat | null {
  switch (event.kind) {
    case 'intent':
      return { action: 'accountSent', payloadSha256: canonicalSha256(payload) }
    case 'answer':
      return { action: 'accountAnswered', detail: answerOf(event.answer) }
    case 'notReceived':
      return { action: 'accountNotReceived', detail: { key: 'audit_not_received', facts: { because: event.because } } }
    case 'status':
      return isOver(after.phase) && before.phase !== after.phase
        ? { action: 'accountEnded', detail: endOf(event) }
        : null
    case 'notSeen':
    case 'explained':
      return null
    default:
      return assertNever(event)
  }
}

const isOver = (phase: Phase): boolean => phase === 'finished' || phase === 'failed'

const endOf = ({ status, platformNumber, code }: Extract<JournalEvent, { kind: 'status' }>): Message => ({
  key: 'audit_end',
  facts: { status, ...codeFacts(platformNumber ?? code) },
})

/** What came back, with its number or code: the service's words may repeat what was in the payload. */
function answerOf(answer: JournalAnswer): Message {
  switch (answer.kind) {
    case 'accepted':
    case 'notKnown':
      return auditAnswer(answer, null)
    case 'alreadyImported':
      return auditAnswer(answer, answer.platformNumber)
    case 'refused':
    case 'supplierClosed':
    case 'unexplained':
    case 'notSent':
      return auditAnswer(answer, answer.code)
    default:
      return assertNever(answer)
  }
}
