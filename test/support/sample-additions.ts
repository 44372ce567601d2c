/** Adding to accounts on the sample desk: it keeps the contract, and answers by number as practice would. */
import type { AdditionState, Desk } from '../../shared/ipc.ts'
import { issue } from '../../shared/issue-words.ts'
import { ok, refuse } from '../../shared/result.ts'

const now = '2026-11-21T14:03:00.000Z'

/** Numbers with LATER are not imported yet, those with NOBODY are not there, all others are; DECLINED and RETRY as in practice. */
export function sampleAdditions(
  nameOf: (accountNumber: string) => string | null,
): Pick<Desk, 'findAdditionTarget' | 'readAdditions' | 'sendAddition'> {
  const sent: AdditionState[] = []

  return {
    findAdditionTarget: async ({ accountNumber }) => {
      const shown = {
        accountNumber,
        name: nameOf(accountNumber),
        platformNumber: null,
        serviceStatus: null,
        lastStatementClosed: '2026-10-31',
        message: null,
      }
      if (accountNumber.includes('NOBODY'))
        return ok({
          ...shown,
          standing: 'notThere',
          message: issue('target_not_there', { account: accountNumber }).message,
        })
      if (accountNumber.includes('LATER')) {
        const { message } = issue('target_not_yet', { account: accountNumber, status: 'IN_PROGRESS' })
        return ok({ ...shown, standing: 'notYet', serviceStatus: 'IN_PROGRESS', message })
      }
      return ok({ ...shown, standing: 'imported', platformNumber: `A-${accountNumber}` })
    },
    readAdditions: async ({ accountNumber }) =>
      ok(sent.filter((state) => state.accountNumber === accountNumber).toReversed()),
    sendAddition: async ({ accountNumber, kind, payload }) => {
      const reference = String(payload.reference ?? '')
      const isDeclined = reference.includes('DECLINED')
      const before = sent.filter((state) => state.accountNumber === accountNumber && state.kind === kind)
      if (isDeclined && before.some(({ again }) => again === 'never')) return refuse(issue('addition_final', {}))
      const isFailing = reference.includes('RETRY') && before.length === 0
      const things = payload[kind]
      const count = Array.isArray(things) ? things.length : 1
      const done = kind === 'payment' ? issue('payment_taken', { platformNumber: `A-${accountNumber}` }) : null
      const told = isDeclined
        ? issue('addition_refused', { kind, count })
        : isFailing
          ? issue('addition_failing', { kind, count })
          : (done ?? issue('addition_done', { kind, count, added: count, there: 0 }))
      const state: AdditionState = {
        accountNumber,
        kind,
        phase: isDeclined ? 'refused' : isFailing ? 'failing' : 'done',
        attempts: 1,
        changedAt: now,
        level: told.level,
        message: told.message,
        serviceWords: isDeclined ? 'The payment vendor does not confirm this reference.' : null,
        issues: [],
        items:
          isDeclined || isFailing
            ? []
            : Array.from({ length: count }, () => ({ outcome: 'added', status: null, changes: [] })),
        platformNumber: isDeclined || isFailing ? null : `A-${accountNumber}`,
        again: isDeclined ? 'never' : kind === 'payment' && !isFailing ? 'alreadyDone' : 'send',
      }
      sent.push(state)
      return ok(state)
    },
  }
}
