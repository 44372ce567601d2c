/** An import for one test: a journal on disk, a service in memory, and a time of its own in which waiting takes none. */

import type { AccountToImport } from '../../../../electron/imports/account-to-import.ts'
import { createImports, type Imports } from '../../../../electron/imports/imports.ts'
import { showImportState } from '../../../../electron/imports/show-import.ts'
import type { Platform } from '../../../../electron/platform/platform.ts'
import { payloadHash } from '../../../../electron/preparation/accounts/payload-hash.ts'
import { type Journal, openJournal } from '../../../../electron/storage/journal/journal.ts'
import { openImportLock } from '../../../../electron/storage/lock.ts'
import { accountCatalogue } from '../../../../shared/catalogue/account-catalogue.ts'
import { defaultCreateSeconds, type ImportState } from '../../../../shared/ipc.ts'
import { type TestTime, testTime } from '../../platform/test-platform.ts'
import { openUnflushedData, temporaryHome } from '../../storage/temporary-home.ts'
import { type ModelService, modelService, type Script } from './model-service.ts'

export const scope = { connection: 'https://service.example', supplier: 'SUPPLIER' }

export type TestImports = {
  readonly imports: Imports
  readonly journal: Journal
  readonly service: ModelService
  readonly time: TestTime
  readonly home: string
  /** What is on the disk about an account, as it is shown. */
  stateOf(number: string): ImportState
  /** A second application on the same disk and service, as after a crash of the first. */
  restart(): Imports
  /** The same over a journal that was begun in place of this one. */
  restartForgetful(): Imports
}

export function testImports(script: Script = {}): TestImports {
  const home = temporaryHome()
  const data = openUnflushedData(home)
  const time = testTime()
  const service = modelService(time.clock, script)
  const journal = openJournal(data, scope, time.clock)
  const open = () => createImports(importPorts(openJournal(data, scope, time.clock), service.platform, time, home))
  const stateOf = (number: string) => showImportState(openJournal(data, scope, time.clock).read(number))
  const restartForgetful = () => {
    const forgetful = openJournal({ ...openUnflushedData(), isJournalComplete: false }, scope, time.clock)
    return createImports(importPorts(forgetful, service.platform, time, home))
  }
  return { imports: open(), journal, service, time, home, stateOf, restart: open, restartForgetful }
}

/** As long as a connection says where nobody says otherwise. */
export const createMayTakeMs = defaultCreateSeconds * 1000

export const importPorts = (journal: Journal, platform: Platform, time: TestTime, home: string) => ({
  journal,
  platform,
  catalogue: accountCatalogue,
  createMayTakeMs,
  clock: time.clock,
  uptime: time.clock,
  sleep: time.sleep,
  random: () => 0.5,
  tell: () => {},
  lock: openImportLock(home, journal.scope),
})

export function account(number: string, extra: Readonly<Record<string, unknown>> = {}): AccountToImport {
  const payload = { import_supplier: 'SUPPLIER', external_account_number: number, ...extra }
  return { number, payload, payloadHash: payloadHash(payload) }
}

export const accounts = (...numbers: readonly string[]): AccountToImport[] => numbers.map((number) => account(number))
