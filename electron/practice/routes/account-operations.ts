/** Validate, create and status: the v2 interface of account import. */
import { type Answer, answer, processRefusal, refusal, validationRefusal } from '../answers.ts'
import { showWithOffset } from '../moments.ts'
import { ownCodes } from '../not-shown.ts'
import { progressOf } from '../processing.ts'
import type { SentAccount } from '../served/served-interface.ts'
import type { StoredAccount } from '../store/account-store.ts'
import { closedReasons, suppliers } from '../suppliers.ts'
import { type Operation, operationsAt, type Practice } from './operation.ts'

export const accountOperations = (practice: Practice): readonly Operation[] => [
  ...operationsAt('validate', 'POST', practice.served.sending.validate, ({ read }) => ({ body, parameters }) => {
    const checked = read(body, parameters)
    if (checked.ok) return answer(200, {})
    return validationRefusal('account_failed_validation', 'The account failed validation.', checked.errors)
  }),
  ...operationsAt(
    'create',
    'POST',
    practice.served.sending.create,
    ({ read }) =>
      ({ body, bodyText, parameters, isUnguarded }) => {
        const closed = refuseClosedSupplier(practice, body)
        if (closed) return closed
        const checked = read(body, parameters)
        if (!checked.ok)
          return {
            ...processRefusal(
              'import_process_failed_validation',
              'The account failed validation. Run validate to get the full list of errors.',
            ),
            errors: checked.errors,
          }
        return practice.store.asOne(() => createAccount(practice, checked.value, bodyText, isUnguarded))
      },
  ),
  ...operationsAt('status', 'GET', practice.served.queries.status, () => ({ parameters }) => {
    const { supplier = suppliers.ongoing, number = '' } = parameters
    const account = practice.store.accounts.find(supplier, number)
    if (account === undefined) return refusal(404, 'not_found', 'There is no import process for this account.')
    return answer(200, showProcess(account, practice.clock()))
  }),
]

/** Source: service interface, Import supplier: migration attempts receive an error while it is Paused or Complete. */
function refuseClosedSupplier({ store, served }: Practice, body: unknown): Answer | undefined {
  const code = served.supplierOf(body)
  const state = code === undefined ? undefined : store.suppliers.stateOf(code)
  if (state === undefined || state === 'Ongoing') return
  const { code: reason, detail } = closedReasons[state]
  return refusal(400, reason, detail)
}

function createAccount(
  { store, clock, stepMs }: Practice,
  { supplier, number, notes, transactions }: SentAccount,
  payload: string,
  isUnguarded: boolean,
): Answer {
  const now = clock()
  const earlier = store.accounts.find(supplier, number)
  const progress = earlier && !isUnguarded ? progressOf(earlier, now) : undefined
  if (progress?.status === 'PROCESSED') return alreadyImported(progress.platformNumber)
  if (progress?.status === 'PENDING' || progress?.status === 'IN_PROGRESS')
    return processRefusal(
      ownCodes.running,
      'An import of this account is in progress already. Ask for its status instead of creating it again.',
    )
  const account = store.accounts.stage({ supplier, number, payload, at: now, stepMs })
  store.additions.clearStaged(account.id)
  // The notes and transactions of the payload are the account's first ones: later additions are compared with them.
  for (const note of notes) store.additions.addNote(account.id, { ...note, createdAt: note.createdAt ?? now })
  for (const { id, data } of transactions) store.additions.addTransaction(account.id, id, data)
  return answer(201, {})
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
