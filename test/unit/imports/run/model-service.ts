/**
 * A service in memory for tests of the import: it does to each request what it is told, and keeps count of what it really did.
 * It has no guard of its own: a second create of an account that is there is done, and counted against us.
 */

import type { Platform } from '../../../../electron/platform/platform.ts'
import type {
  CreateOutcome,
  NoAnswer,
  NotKnown,
  ProcessOutcome,
  ValidateOutcome,
} from '../../../../electron/platform/reading/outcomes.ts'
import type { Refusal } from '../../../../electron/platform/reading/read-refusal.ts'
import { ownShape } from '../../../../shared/description/service-shape.ts'
import { issue } from '../../../../shared/issue-words.ts'

/** What happens to a create. `Before`: the service never acts on it; `After`: it does, perhaps some time later. */
export type CreateFault =
  | 'none'
  | 'refusedConnection'
  | 'cutBefore'
  | 'busyBefore'
  | 'failedBefore'
  | 'gatewayBefore'
  | { readonly after: NotKnownWhy; readonly actsInMs: number; readonly isLasting?: boolean }
export type NotKnownWhy = NotKnown['why']

type Process = { status: string; readonly platformNumber: string; modifiedAt: number; readonly endsAt: number }

export type ModelService = {
  readonly platform: Platform
  /** Creates that were acted on, by account number. */
  readonly acted: ReadonlyMap<string, number>
  /** Creates that were acted on although the account was there, or on its way. */
  readonly doubles: readonly string[]
  readonly processes: ReadonlyMap<string, Process>
  /** Everything that was asked, in order: "create 7", "status 7", "validate 7". */
  readonly asked: string[]
  /** Changed by a test as it goes. */
  script: Script
}

export type Script = {
  nextCreate?: (number: string) => CreateFault | CreateOutcome
  nextStatus?: (number: string) => 'none' | 'lost' | ProcessOutcome
  nextValidate?: (number: string) => ValidateOutcome
  obtainToken?: Platform['obtainToken']
  /** How the import of an account ends. */
  endOf?: (number: string) => 'PROCESSED' | 'ERRORED' | 'CANCELLED'
}

export const refusalOf = (code: string | null, serviceWords: string, httpStatus = 400): Refusal => ({
  httpStatus,
  code,
  serviceWords,
  details: [],
  accountId: null,
})

export const noAnswer = (why: NotKnownWhy, isLasting = false): NoAnswer => ({
  kind: 'notKnown',
  why,
  issue: issue('connection_lost', { host: 'service.example' }),
  serviceWords: null,
  isLasting,
})

export const refusedConnection: NoAnswer = {
  kind: 'notSent',
  issue: issue('service_not_answering', { host: 'service.example' }),
  serviceWords: null,
  isLasting: false,
}

export const refusedKey: NoAnswer = {
  kind: 'notSent',
  issue: issue('key_refused', { settingsIn: 'connect' }),
  serviceWords: 'Key refused.',
  isLasting: true,
}

/** How long the service takes from a create to its end. */
const processingMs = 1500

export function modelService(clock: () => number, script: Script = {}): ModelService {
  const processes = new Map<string, Process>()
  const acted = new Map<string, number>()
  const doubles: string[] = []
  const asked: string[] = []
  let late: { readonly number: string; readonly at: number }[] = []

  const act = (number: string, at: number) => {
    const present = processes.get(number)
    advance(present, at)
    if (present !== undefined && (present.status === 'PENDING' || present.status === 'PROCESSED')) doubles.push(number)
    acted.set(number, (acted.get(number) ?? 0) + 1)
    processes.set(number, {
      status: 'PENDING',
      platformNumber: `A-${number}`,
      modifiedAt: at,
      endsAt: at + processingMs,
    })
  }
  const advance = (process: Process | undefined, now: number) => {
    if (process?.status !== 'PENDING' || now < process.endsAt) return
    process.status = service.script.endOf?.(process.platformNumber.slice(2)) ?? 'PROCESSED'
    process.modifiedAt = process.endsAt
  }
  const catchUp = () => {
    const now = clock()
    const due = late.filter(({ at }) => at <= now)
    late = late.filter(({ at }) => at > now)
    for (const { number, at } of due) act(number, at)
    for (const process of processes.values()) advance(process, now)
  }

  const create = (number: string): CreateOutcome => {
    const fault = service.script.nextCreate?.(number) ?? 'none'
    if (typeof fault === 'object' && 'kind' in fault) return fault
    if (typeof fault === 'object') {
      late.push({ number, at: clock() + fault.actsInMs })
      catchUp()
      return noAnswer(fault.after, fault.isLasting)
    }
    if (fault === 'refusedConnection') return refusedConnection
    if (fault === 'cutBefore') return noAnswer('cut')
    if (fault === 'busyBefore') return noAnswer('busy')
    if (fault === 'failedBefore') return noAnswer('failed')
    if (fault === 'gatewayBefore') return noAnswer('gateway')
    act(number, clock())
    return { kind: 'accepted' }
  }

  const status = (number: string): ProcessOutcome => {
    const fault = service.script.nextStatus?.(number) ?? 'none'
    if (fault === 'lost') return noAnswer('cut')
    if (fault !== 'none') return fault
    const process = processes.get(number)
    if (process === undefined) return { kind: 'notFound' }
    const { modifiedAt, platformNumber } = process
    const isDone = process.status === 'PROCESSED'
    const hasFailed = process.status === 'ERRORED'
    return {
      kind: 'found',
      record: {
        status: process.status,
        platform_identifier: isDone ? platformNumber : null,
        modified_at: new Date(modifiedAt).toISOString(),
        latest_error: hasFailed ? { code: 'broken', detail: 'The meter is unknown.', domain: 'account_import' } : null,
      },
    }
  }

  const unused = async (): Promise<never> => {
    throw new Error('The import does not call this.')
  }
  const service: ModelService = {
    acted,
    doubles,
    processes,
    asked,
    script,
    platform: {
      supplierCode: 'SUPPLIER',
      shape: ownShape,
      obtainToken: () => service.script.obtainToken?.() ?? Promise.resolve({ kind: 'token', token: 't' }),
      createAccount: async ({ external_account_number: number }) => {
        asked.push(`create ${number}`)
        catchUp()
        return create(String(number))
      },
      fetchProcess: async (number) => {
        asked.push(`status ${number}`)
        catchUp()
        return status(number)
      },
      validateAccount: async ({ external_account_number: number }) => {
        asked.push(`validate ${number}`)
        return service.script.nextValidate?.(String(number)) ?? { kind: 'passed' }
      },
      touch: unused,
      addNotes: unused,
      addTransactions: unused,
      addStatements: unused,
      addPaymentInstruction: unused,
      fetchTransferStatus: unused,
      listAccounts: unused,
    },
  }
  return service
}
