/**
 * Which calls may be sent again, and why. The one place that says so: nothing else in this folder repeats a request.
 * A request that certainly never left this computer may always be sent again, and is not listed.
 */

export type RepeatRule = {
  /** The connection was lost, the time ran out, a gateway answered (502, 503, 504), or the answer can't be read: it may have been acted on. */
  readonly afterLoss: boolean
  /** 500: the service failed, perhaps half way. */
  readonly afterFailure: boolean
  /** 429 (and 408, 425): the service did not take it. */
  readonly afterBusy: boolean
  readonly because: string
}

const always = { afterLoss: true, afterFailure: true, afterBusy: true }
const never = { afterLoss: false, afterFailure: false, afterBusy: false }

export const repeating = {
  touch: { ...always, because: 'It reads, and changes nothing.' },
  obtainToken: { ...always, because: 'A second token does no harm to the first.' },
  validateAccount: { ...always, because: 'A dry run creates nothing.' },
  createAccount: {
    ...never,
    because:
      'Create is not idempotent. Whatever the answer, the import engine asks the status before it sends again; for 429 too, ' +
      'because a gateway on the way may give it for a request that it has passed on.',
  },
  fetchProcess: { ...always, because: 'It reads, and changes nothing.' },
  addNotes: { ...always, because: 'A note with the same body is not added again: NOTE_ALREADY_EXISTS.' },
  addTransactionsChecked: {
    ...always,
    because: 'With check_previously_added a transaction is not added again: TRANSACTION_ALREADY_EXISTS.',
  },
  addTransactionsUnchecked: {
    ...never,
    afterBusy: true,
    because:
      'Without check_previously_added, or without a transaction_id to know it by, the service would add the same transaction a ' +
      'second time.',
  },
  addStatements: {
    ...never,
    afterBusy: true,
    because: 'Whether a statement sent twice is on the account twice: not shown. A person decides.',
  },
  addPaymentInstruction: {
    ...never,
    afterBusy: true,
    because:
      'A 500 "is to be retried as it is"; but it asks the vendor each time, so it is done where a person allows it ' +
      '(electron/additions). A 400 "must not be retried in the same form", and an answer that was lost may have been one.',
  },
  fetchTransferStatus: { ...always, because: 'It reads, and changes nothing.' },
  listAccounts: { ...always, because: 'It reads, and changes nothing.' },
} as const satisfies Record<string, RepeatRule>

export type ServiceCall = keyof typeof repeating

/** How often a request is tried in all, the first time included. */
export const maxTries = 5
