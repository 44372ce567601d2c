/** What is written about additions goes into the audit log too, in the same transaction, as what is written about accounts does. */
import type { Message } from '../../../shared/messages/message.ts'
import { assertNever } from '../../../shared/result.ts'
import { canonicalSha256 } from '../canonical-sha256.ts'
import type { SealedData } from '../vault/sealed-data.ts'
import type { AdditionAnswer, AdditionEvent, AdditionKey } from './addition-record.ts'
import { type AdditionsJournal, openAdditionsJournal } from './additions-journal.ts'
import { auditAnswer } from './audit-answer.ts'
import type { AuditLog, AuditWhat } from './audit-log.ts'
import type { JournalScope } from './journal.ts'

/** @param clock  milliseconds since 1970 */
export function openAuditedAdditionsJournal(
  data: SealedData,
  scope: JournalScope,
  clock: () => number,
  audit: Pick<AuditLog, 'add'>,
): AdditionsJournal {
  const where = { service: scope.connection, supplier: scope.supplier }
  return openAdditionsJournal(data, scope, clock, (key, event, payload) => {
    audit.add({ ...where, accountNumber: key.accountNumber, ...auditOf(key, event, payload) })
  })
}

function auditOf({ kind }: AdditionKey, event: AdditionEvent, payload: unknown): AuditWhat {
  switch (event.kind) {
    case 'intent':
      return {
        action: 'additionSent',
        payloadSha256: canonicalSha256(payload),
        detail: {
          key: 'audit_additions_sent',
          facts: {
            things: { key: 'things_to_add', facts: { kind, count: event.count } },
            mayMove: event.options?.forceAddToCurrentStatement === true,
          },
        },
      }
    case 'answer':
      return {
        action: 'additionAnswered',
        detail: { key: 'audit_addition_answer', facts: { kind, answer: answerOf(event.answer) } },
      }
    default:
      return assertNever(event)
  }
}

function answerOf(answer: AdditionAnswer): Message {
  switch (answer.kind) {
    case 'done':
      return auditAnswer({ kind: answer.kind }, answer.platformNumber)
    case 'refused':
      return auditAnswer({ kind: answer.kind }, answer.code)
    case 'notImported':
    case 'failing':
    case 'notKnown':
    case 'notSent':
      return auditAnswer({ kind: answer.kind }, null)
    default:
      return assertNever(answer)
  }
}
