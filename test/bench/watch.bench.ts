/**
 * Measures what it costs to watch many accounts that do not get on: `node test/bench/watch.bench.ts [--accounts 10000] [--minutes 60]
 * [--real]`. The journal is on the disk and the engine is the real one. Without `--real` the service answers in memory, and time is
 * counted, not waited for; with it the client asks a service in a process of its own, for as long as it says. Prints how often the
 * service was asked, in the busiest second and in all, and the memory at each tenth of the time: what the process has, and what of its
 * heap is left when memory is swept.
 */

import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createImports } from '../../electron/imports/imports.ts'
import { createPlatform, type Platform } from '../../electron/platform/platform.ts'
import type { ProcessOutcome } from '../../electron/platform/reading/outcomes.ts'
import { nodeHttp } from '../../electron/platform/sending/node-http.ts'
import { type Clock, type Sleep, sleep, uptime } from '../../electron/platform/sending/time.ts'
import { keepTokenInMemory } from '../../electron/platform/sending/token.ts'
import { openJournal } from '../../electron/storage/journal/journal.ts'
import { openImportLock } from '../../electron/storage/lock.ts'
import { openDatabase } from '../../electron/storage/open-database.ts'
import { accountCatalogue } from '../../shared/catalogue/account-catalogue.ts'
import { ownShape } from '../../shared/description/service-shape.ts'
import { defaultCreateSeconds, defaultTokenRequest } from '../../shared/ipc.ts'
import { startScript } from '../faults/own-process.ts'
import { valueIn } from '../support/value-in.ts'
import { modelService } from '../unit/imports/run/model-service.ts'
import { testKey } from '../unit/storage/vault/test-key.ts'

const { values } = parseArgs({
  options: {
    accounts: { type: 'string', default: '10000' },
    minutes: { type: 'string', default: '60' },
    real: { type: 'boolean', default: false },
  },
})
const count = Number(values.accounts)
const lengthMs = Number(values.minutes) * 60_000
const tenths = 10
const supplier = 'S1'

setFlagsFromString('--expose-gc')
const sweepMemory = runInNewContext('gc') as () => void

const home = mkdtempSync(join(tmpdir(), 'migration-desk-bench-'))
try {
  const database = valueIn(openDatabase(home))
  database.exec('PRAGMA synchronous = OFF')
  const { platform, clock, sleep } = values.real ? await overTheNetwork() : inMemory()
  const scope = { connection: 'https://service.example', supplier }
  const journal = openJournal({ database, ...testKey }, scope, Date.now)
  for (let at = 0; at < count; at += 1) {
    const number = String(at)
    await journal.intend(number, { payload: { external_account_number: number }, payloadHash: number, known: null })
    await journal.write(number, { kind: 'answer', answer: { kind: 'accepted' } })
  }

  const startedAt = clock()
  const perSecond = new Map<number, number>()
  let asked = 0
  let tenth = 0
  /** Looked at wherever time goes by. */
  const look = (): void => {
    if (clock() - startedAt < (tenth / tenths) * lengthMs) return
    console.log(`after ${((tenth / tenths) * lengthMs) / 60_000} minutes, ${asked} questions: ${showMemory()}`)
    if (tenth === tenths) void imports.close()
    tenth += 1
  }
  const imports = createImports({
    catalogue: accountCatalogue,
    journal,
    platform: {
      ...platform,
      fetchProcess: (number, signal) => {
        asked += 1
        const second = Math.floor((clock() - startedAt) / 1000)
        perSecond.set(second, (perSecond.get(second) ?? 0) + 1)
        return platform.fetchProcess(number, signal)
      },
    },
    createMayTakeMs: defaultCreateSeconds * 1000,
    clock: Date.now,
    uptime: clock,
    sleep: async (ms, signal) => {
      await sleep(ms, signal)
      look()
    },
    random: Math.random,
    tell: () => {},
    lock: openImportLock(home, scope),
  })
  look()
  await imports.watch()
  const elapsed = (clock() - startedAt) / 1000
  const busiest = Math.max(...perSecond.values())
  console.log(
    `${count} accounts over ${(elapsed / 60).toFixed(0)} minutes: ${asked} questions, ${(asked / elapsed).toFixed(1)} a second on average, ${busiest} in the busiest; each account every ${((elapsed * count) / asked).toFixed(0)} s`,
  )
  database.close()
} finally {
  rmSync(home, { recursive: true, force: true })
}
// The service of its own would keep this process.
process.exit()

type Surroundings = { readonly platform: Platform; readonly clock: Clock; readonly sleep: Sleep }

function inMemory(): Surroundings {
  let now = 0
  const clock = () => now
  const pending: ProcessOutcome = { kind: 'found', record: { status: 'PENDING', modified_at: 'then' } }
  return {
    platform: { ...modelService(clock).platform, fetchProcess: async () => pending },
    clock,
    sleep: async (ms) => {
      now += Math.max(1, Math.ceil(ms))
    },
  }
}

async function overTheNetwork(): Promise<Surroundings> {
  const child = startScript(['test/bench/support/pending-service.ts'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [port] = (await once(child, 'message')) as [number]
  const platform = createPlatform({
    shape: ownShape,
    baseUrl: `http://127.0.0.1:${port}`,
    supplierCode: supplier,
    readApiKey: async () => 'a key',
    tokenStore: keepTokenInMemory(),
    tokenRequest: defaultTokenRequest,
    fetch: nodeHttp,
    clock: Date.now,
    uptime,
    sleep,
    random: Math.random,
  })
  return { platform, clock: uptime, sleep }
}

function showMemory(): string {
  const mebibytes = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MiB`
  const { rss, heapTotal, external, arrayBuffers } = process.memoryUsage()
  sweepMemory()
  const held = `${mebibytes(process.memoryUsage().heapUsed)} of heap held`
  return `${mebibytes(rss)} resident (${mebibytes(heapTotal)} of heap, ${mebibytes(external)} outside of it, ${mebibytes(arrayBuffers)} of that buffers; at most ${mebibytes(process.resourceUsage().maxRSS * 1024)}), ${held}`
}
