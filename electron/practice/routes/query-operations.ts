/** The v1 queries: the transfer status of one account, and the three lists of a supplier's accounts. */
import { type Answer, answer, bareNotFound } from '../answers.ts'
import { showUtc } from '../moments.ts'
import { type Progress, progressOf } from '../processing.ts'
import { suppliers } from '../suppliers.ts'
import { type Operation, operationsAt, type Practice } from './operation.ts'

const lists = [
  { name: 'list-all', isListed: () => true },
  { name: 'list-pending', isListed: (progress: Progress) => progress.status !== 'PROCESSED' },
  { name: 'list-imported', isListed: (progress: Progress) => progress.status === 'PROCESSED' },
] as const

export const queryOperations = (practice: Practice): readonly Operation[] => [
  ...operationsAt('transfer-status', 'GET', practice.served.queries['transfer-status'], () => ({ parameters }) => {
    const { supplier = suppliers.ongoing, number = '' } = parameters
    return answerTransferStatus(practice, supplier, number)
  }),
  ...lists.flatMap(({ name, isListed }) =>
    operationsAt(
      name,
      'GET',
      practice.served.queries[name],
      () =>
        ({ parameters: { supplier = suppliers.ongoing } }) =>
          answerList(practice, supplier, isListed),
    ),
  ),
]

function answerTransferStatus({ store, clock }: Practice, supplier: string, number: string): Answer {
  const account = store.accounts.find(supplier, number)
  if (account === undefined) return bareNotFound
  const progress = progressOf(account, clock())
  return answer(200, {
    status: transferStatuses[progress.status],
    platform_account_number: progress.status === 'PROCESSED' ? progress.platformNumber : '',
  })
}

/** Source: service interface, v1 account transfer `status`: after a failed attempt no account exists, so it is UNKNOWN. */
const transferStatuses = {
  PENDING: 'IN_PROGRESS',
  IN_PROGRESS: 'IN_PROGRESS',
  PROCESSED: 'COMPLETED',
  ERRORED: 'UNKNOWN',
} as const satisfies Record<Progress['status'], string>

function answerList({ store, clock }: Practice, supplier: string, isListed: (progress: Progress) => boolean): Answer {
  if (store.suppliers.stateOf(supplier) === undefined) return bareNotFound
  const now = clock()
  const records = store.accounts.list(supplier).flatMap((account) => {
    const progress = progressOf(account, now)
    return isListed(progress) ? [showRecord(account.number, progress)] : []
  })
  return answer(200, records)
}

const showRecord = (number: string, progress: Progress) => ({
  external_account_number: number,
  platform_account_number: progress.status === 'PROCESSED' ? progress.platformNumber : null,
  account_created_at: progress.status === 'PROCESSED' ? showUtc(progress.modifiedAt) : null,
})
