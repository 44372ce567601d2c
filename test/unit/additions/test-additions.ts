/** Additions for one test: a journal on disk, the practice service with an account that is imported, and waits that take no time. */

import { onTestFinished } from 'vitest'
import type { AdditionToSend } from '../../../electron/additions/add-one.ts'
import { type Additions, createAdditions } from '../../../electron/additions/additions.ts'
import type { Fault } from '../../../electron/practice/faults/faults.ts'
import { type AdditionsJournal, openAdditionsJournal } from '../../../electron/storage/journal/additions-journal.ts'
import { openImportLock } from '../../../electron/storage/lock.ts'
import { type AdditionKind, additionRequests } from '../../../shared/additions/addition-requests.ts'
import { additionsCatalogue } from '../../../shared/catalogue/additions-catalogue.ts'
import type { AdditionsPayload } from '../../../shared/contract/additions.ts'
import { usualTerms } from '../../../shared/service/money-terms.ts'
import { testPlatform, testTime } from '../platform/test-platform.ts'
import { connect, noon, startForTest } from '../practice/practice-client.ts'
import { openTestData, temporaryHome } from '../storage/temporary-home.ts'

export const supplier = 'PRACTICE'
export const accountNumber = '0007'

export type TestAdditions = {
  readonly additions: Additions
  readonly journal: AdditionsJournal
  readonly waits: readonly number[]
  /** What the service holds of the account. */
  held(): Promise<Readonly<Record<string, unknown>>>
  /** The next requests of this operation meet the fault. */
  meet(fault: Partial<Fault> & Pick<Fault, 'kind' | 'operation'>): Promise<void>
  /** What stands in the journal so far does not open any more. */
  damage(): void
  /** Another program on the same disk and service, as after a crash of the first. */
  restart(): Additions
  restartJournal(): AdditionsJournal
  /** The same over a journal that was begun in place of this one. */
  restartForgetful(): Additions
}

/** @param stepMs  how long the account stays in each state before it is imported: 0 is at once */
export async function testAdditions(stepMs = 0): Promise<TestAdditions> {
  const service = await startForTest({ stepMs, clock: () => noon })
  const control = await connect(service)
  const time = testTime(noon)
  const options = {
    supplierCode: supplier,
    readApiKey: async () => service.apiKey,
    sleep: time.sleep,
    clock: time.clock,
  }
  const platform = testPlatform(service.baseUrl, options)
  await platform.createAccount({ import_supplier: supplier, external_account_number: accountNumber })

  const home = temporaryHome()
  const data = openTestData(home)
  const scope = { connection: service.baseUrl, supplier }
  const open = (kept = data) => {
    const journal = openAdditionsJournal(kept, scope, time.clock)
    const lock = openImportLock(home, scope)
    const additions = createAdditions({ journal, platform, lock, sleep: time.sleep, random: () => 1 })
    onTestFinished(() => additions.close())
    return { journal, additions }
  }
  return {
    ...open(),
    waits: time.waits,
    held: async () =>
      (await control.get(`/practice/accounts/${supplier}/${accountNumber}/`)).body as Record<string, unknown>,
    meet: async (fault) => {
      await control.post('/practice/faults/', { faults: [{ rate: 1, ...fault }] })
    },
    damage: () => data.database.exec('UPDATE addition_requests SET record = zeroblob(64)'),
    restart: () => open().additions,
    restartJournal: () => open().journal,
    restartForgetful: () => open({ ...openTestData(), isJournalComplete: false }).additions,
  }
}

/** What is to be added of one kind, as it would come from a form. */
export function toSend(
  kind: AdditionKind,
  additions: Partial<AdditionsPayload>,
  number = accountNumber,
): AdditionToSend {
  const head = { import_supplier: supplier, external_account_number: number }
  const request = additionRequests({ ...head, ...additions }, additionsCatalogue).find((one) => one.kind === kind)
  if (request === undefined) throw new Error(`There are no ${kind} to send.`)
  return { accountNumber: number, request, catalogue: additionsCatalogue, terms: usualTerms }
}

export const charge = {
  transaction_id: 'T1',
  transaction_date: '2026-11-20',
  amount: 12.5,
  type: 'CHARGE',
  reason: 'IMPORTED_CHARGE',
} as const
export const statement = {
  bill_period_from_date: '2026-09-01',
  bill_period_to_date: '2026-09-30',
  statement_id: 'S1',
  issued_date: '2026-10-02',
  number: '17',
  gross_amount: 80.25,
} as const
export const instruction = { vendor: 'VENDOR', reference: 'card-1', type: 'CARD' } as const
