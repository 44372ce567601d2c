/**
 * Imports accounts as the command line does, in a process of its own, so that it can be killed: those of a file, which is a list of
 * payloads. Prints each result as JSON.
 */

import { readFileSync, writeSync } from 'node:fs'
import { createImports } from '../../../../electron/imports/imports.ts'
import { createPlatform } from '../../../../electron/platform/platform.ts'
import { nodeHttp } from '../../../../electron/platform/sending/node-http.ts'
import { sleep } from '../../../../electron/platform/sending/time.ts'
import { keepTokenInMemory } from '../../../../electron/platform/sending/token.ts'
import { payloadHash } from '../../../../electron/preparation/accounts/payload-hash.ts'
import { openJournal } from '../../../../electron/storage/journal/journal.ts'
import { openImportLock } from '../../../../electron/storage/lock.ts'
import { openDatabase } from '../../../../electron/storage/open-database.ts'
import { accountCatalogue } from '../../../../shared/catalogue/account-catalogue.ts'
import { ownShape } from '../../../../shared/description/service-shape.ts'
import { defaultTokenRequest } from '../../../../shared/ipc.ts'
import { valueIn } from '../../../support/value-in.ts'
import { testKey } from '../../storage/vault/test-key.ts'

const [home = '', baseUrl = '', apiKey = '', file = '', speedText = '20', how = 'tryFirst', createSeconds = '1'] =
  process.argv.slice(2)
const database = valueIn(openDatabase(home))

/** Faster than real time, so that waits which are there for slow services do not slow the test down. */
const speed = Number(speedText)
const start = Date.now()
const clock = () => start + (Date.now() - start) * speed
const fastSleep = (ms: number, signal?: AbortSignal) => sleep(Math.ceil(ms / speed), signal)

const scope = { connection: baseUrl, supplier: 'PRACTICE' }
const imports = createImports({
  catalogue: accountCatalogue,
  journal: openJournal({ database, ...testKey }, scope, clock),
  platform: createPlatform({
    shape: ownShape,
    baseUrl,
    supplierCode: scope.supplier,
    readApiKey: async () => apiKey,
    tokenStore: keepTokenInMemory(),
    tokenRequest: defaultTokenRequest,
    fetch: nodeHttp,
    clock,
    uptime: clock,
    sleep: fastSleep,
    random: Math.random,
  }),
  // Of real time, as the service needs it.
  createMayTakeMs: Number(createSeconds) * 1000 * speed,
  clock,
  uptime: clock,
  sleep: fastSleep,
  random: Math.random,
  tell: () => {},
  lock: openImportLock(home, scope),
})
const payloads = JSON.parse(readFileSync(file, 'utf8')) as { readonly external_account_number: string }[]
const accounts = payloads.map((payload) => ({
  number: payload.external_account_number,
  payload,
  payloadHash: payloadHash(payload),
}))
const run = await imports.runAll(accounts, {
  triesFirst: how === 'tryFirst',
  onResult: ({ number, state }) => writeSync(1, `${JSON.stringify([number, state.state, state.platformNumber])}\n`),
})
writeSync(1, run.ok ? `${run.value.kind}\n` : `${run.issues[0].code}\n`)
