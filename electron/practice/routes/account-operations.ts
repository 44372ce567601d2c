/** Validate, create and status: the v2 interface of account import. */
import { type Answer, answer, processRefusal, refusal, validationRefusal } from '../answers.ts'
import { momentOf, showWithOffset } from '../moments.ts'
import { maxReportedErrors, ownCodes } from '../not-shown.ts'
import { progressOf } from '../processing.ts'
import { type AccountPayload, accountRule } from '../rules/account-rules.ts'
import { checkBody, isObject } from '../rules/rule.ts'
import type { StoredAccount } from '../store/account-store.ts'
import { closedReasons } from '../suppliers.ts'
import { keepNote } from './keep-note.ts'
import type { Operation, Practice } from './operation.ts'

export function accountOperations(practice: Practice): readonly Operation[] {
  const { store, clock } = practice
  const rule = accountRule((code) => store.suppliers.stateOf(code) !== undefined)
  const check = (body: unknown) => checkBody(rule, body, maxReportedErrors)

  return [
    {
      name: 'validate',
      method: 'POST',
      path: '/v2/data-import/accounts/validate/',
      answer: ({ body }) => {
        const checked = check(body)
        if (checked.ok) return answer(200, {})
        return validationRefusal('account_failed_validation', 'The account failed validation.', checked.errors)
      },
    },
    {
      name: 'create',
      method: 'POST',
      path: '/v2/data-import/accounts/',
      answer: ({ body, bodyText, isUnguarded }) => {
        const closed = refuseClosedSupplier(practice, body)
        if (closed) return closed
        const checked = check(body)
        if (!checked.ok)
          return processRefusal(
            'import_process_failed_validation',
            'The account failed validation. Run validate to get the full list of errors.',
          )
        return store.asOne(() => createAccount(practice, checked.value, bodyText, isUnguarded))
      },
    },
    {
      name: 'status',
      method: 'GET',
      path: '/v2/data-import/accounts/:supplier/:number/',
      answer: ({ parameters: { supplier = '', number = '' } }) => {
        const account = store.accounts.find(supplier, number)
        if (account === undefined) return refusal(404, 'not_found', 'There is no import process for this account.')
        return answer(200, showProcess(account, clock()))
      },
    },
  ]
}

/** Source: service interface, Import supplier: migration attempts receive an error while it is Paused or Complete. */
function refuseClosedSupplier({ store }: Practice, body: unknown): Answer | undefined {
  const code = isObject(body) ? body.import_supplier : undefined
  const state = typeof code === 'string' ? store.suppliers.stateOf(code) : undefined
  if (state === undefined || state === 'Ongoing') return
  const { code: reason, detail } = closedReasons[state]
  return refusal(400, reason, detail)
}

function createAccount(
  { store, clock, stepMs }: Practice,
  payload: AccountPayload,
  payloadText: string,
  isUnguarded: boolean,
): Answer {
  const now = clock()
  const { import_supplier: supplier, external_account_number: number } = payload
  const earlier = store.accounts.find(supplier, number)
  const progress = earlier && !isUnguarded ? progressOf(earlier, now) : undefined
  if (progress?.status === 'PROCESSED') return alreadyImported(progress.platformNumber)
  if (progress?.status === 'PENDING' || progress?.status === 'IN_PROGRESS')
    return processRefusal(
      ownCodes.running,
      'An import of this account is in progress already. Ask for its status instead of creating it again.',
    )
  const account = store.accounts.stage({ supplier, number, payload: payloadText, at: now, stepMs })
  store.additions.clearStaged(account.id)
  stageAdditions(store.additions, account, payload, now)
  return answer(201, {})
}

/** The notes and transactions of the payload are the account's first ones: later additions are compared with them. */
function stageAdditions(
  additions: Practice['store']['additions'],
  account: StoredAccount,
  payload: AccountPayload,
  now: number,
): void {
  for (const note of payload.notes ?? [])
    keepNote(additions, account.id, note, note.created_at === undefined ? now : momentOf(note.created_at))
  const documents = (payload.ledgers ?? []).flatMap((ledger) => ledger.historical_billing_documents ?? [])
  for (const transaction of documents.flatMap((document) => document.transactions ?? []))
    if (transaction.transaction_id !== undefined)
      additions.addTransaction(account.id, transaction.transaction_id, transaction)
}

const alreadyImported = (platformNumber: string): Answer =>
  answer(400, {
    non_field_errors: {
      detail: 'This account has already been imported.',
      code: 'account_import_process_already_imported',
    },
    account_id: platformNumber,
  })

/** Source: service interface, Account import process: a platform number only when PROCESSED, an error only when ERRORED. */
function showProcess(account: StoredAccount, now: number) {
  const progress = progressOf(account, now)
  return {
    status: progress.status,
    platform_identifier: progress.status === 'PROCESSED' ? progress.platformNumber : null,
    created_at: showWithOffset(account.createdAt),
    modified_at: showWithOffset(progress.modifiedAt),
    latest_error: progress.status === 'ERRORED' ? progress.error : null,
  }
}
