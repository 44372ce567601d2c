/**
 * Measures the run beside a bare loop: `node test/bench/run.bench.ts [--accounts 1500] [--rounds 5] [--only run]`. The run has its sealed
 * journal and audit log on the disk. The loop sends what the run has sent, request by request in the same order, and keeps nothing.
 * Neither has more requests in the air than the other, and each has a practice service for itself, in a process of its own, that was
 * warmed up and counts what it is asked. The last line is the median of the rounds' ratios, accounts a second of the run to those of the
 * loop; a round is short enough that both meet the same machine, and long enough that what is done once in a run counts little.
 */

import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { AccountToImport } from '../../electron/imports/account-to-import.ts'
import { createImports } from '../../electron/imports/imports.ts'
import { inParallel } from '../../electron/imports/run/in-parallel.ts'
import { createPlatform } from '../../electron/platform/platform.ts'
import { readBytes } from '../../electron/platform/reading/read-bytes.ts'
import { addressesOf } from '../../electron/platform/routes.ts'
import { nodeHttp } from '../../electron/platform/sending/node-http.ts'
import { sleep, uptime } from '../../electron/platform/sending/time.ts'
import { keepTokenInMemory } from '../../electron/platform/sending/token.ts'
import { payloadHash } from '../../electron/preparation/accounts/payload-hash.ts'
import { openAuditLog } from '../../electron/storage/journal/audit-log.ts'
import { openAuditedJournal } from '../../electron/storage/journal/audited-journal.ts'
import { openJournalMark } from '../../electron/storage/journal/journal-mark.ts'
import { openImportLock } from '../../electron/storage/lock.ts'
import { openDatabase } from '../../electron/storage/open-database.ts'
import { keepInMemory } from '../../electron/storage/vault/secrets.ts'
import { accountCatalogue } from '../../shared/catalogue/account-catalogue.ts'
import { ownShape } from '../../shared/description/service-shape.ts'
import { defaultCreateSeconds, defaultTokenRequest } from '../../shared/ipc.ts'
import { sayMessage } from '../../shared/messages/say.ts'
import { obtainToken, type ServiceProcess, startServiceProcess } from '../faults/service-process.ts'
import { valueIn } from '../support/value-in.ts'
import { fullAccount } from '../unit/practice/full-account.ts'
import { testKey } from '../unit/storage/vault/test-key.ts'
import type { ServiceCounts } from './support/count-requests.ts'

const { values } = parseArgs({
  options: {
    accounts: { type: 'string', default: '1500' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
  },
})
const count = Number(values.accounts)
const rounds = Number(values.rounds)
const isRunOnly = values.only === 'run'
/** Accounts at once, and requests in the air. */
const concurrency = 4
const warmUpCount = 200
const supplier = 'PRACTICE'

type Sent = { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: unknown }
/** As it was seen on its way: reading it there would be at the run's cost. */
type Seen = { readonly path: string; readonly body: unknown }

/** Of one measurement: how much got through, and what it cost. */
type Figures = {
  readonly perSecond: number
  readonly requestsPerAccount: number
  /** Processor time per account of the run or loop, and of the service. */
  readonly ownMs: number
  readonly serviceMs: number
}

const home = mkdtempSync(join(tmpdir(), 'migration-desk-bench-'))
const runs: Figures[] = []
const loops: Figures[] = []
try {
  // Once for the caches and compilers of this process.
  await measureBoth('warm')
  for (let round = 0; round < rounds; round += 1) {
    const { run, loop } = await measureBoth(`round-${round}`)
    runs.push(run)
    if (loop !== null) loops.push(loop)
    console.log(showBoth(run, loop))
  }
  console.log(`${count} accounts, at most ${concurrency} requests in the air, medians of ${rounds}:`)
  console.log(showBoth(mediansOf(runs), isRunOnly ? null : mediansOf(loops)))
  if (!isRunOnly) {
    const ratios = runs.map(({ perSecond }, round) => perSecond / (loops[round]?.perSecond ?? Number.NaN))
    console.log(`ratio ${medianOf(ratios).toFixed(3)}`)
  }
} finally {
  rmSync(home, { recursive: true, force: true })
}

async function measureBoth(name: string): Promise<{ readonly run: Figures; readonly loop: Figures | null }> {
  const accounts = accountsNamed(name, count)
  const seen: Seen[] = []
  const run = await withService((service) => measure(service, () => runAccounts(service, accounts, seen)))
  if (isRunOnly) return { run, loop: null }
  // The token is of one service: the loop asks for its own.
  const sent = seen
    .filter(({ path }) => path !== defaultTokenRequest.graphqlPath)
    .map(
      ({ path, body }): Sent =>
        typeof body === 'string' ? { method: 'POST', path, body: JSON.parse(body) } : { method: 'GET', path },
    )
  const loop = await withService((service) => measure(service, () => sendInLoop(service, sent)))
  return { run, loop }
}

function accountsNamed(name: string, accountCount: number): AccountToImport[] {
  return Array.from({ length: accountCount }, (_, at) => {
    const payload = fullAccount(`${name}-${at}`)
    return { number: `${name}-${at}`, payload, payloadHash: payloadHash(payload) }
  })
}

/** A service that has had all its code compiled by requests of the same kinds. */
async function withService<T>(work: (service: ServiceProcess) => Promise<T>): Promise<T> {
  const counter = fileURLToPath(new URL('support/count-requests.ts', import.meta.url))
  const store = join(mkdtempSync(join(home, 'service-')), 'service.sqlite')
  const service = await startServiceProcess(store, ['--import', counter])
  try {
    const accounts = accountsNamed('warm-up', warmUpCount)
    const warmUp: Sent[] = [
      ...accounts.map(({ payload }): Sent => ({ method: 'POST', path: ownShape.routes.validate ?? '', body: payload })),
      ...accounts.map(({ payload }): Sent => ({ method: 'POST', path: ownShape.routes.create, body: payload })),
      ...accounts.map(
        ({ number }): Sent => ({ method: 'GET', path: addressesOf(ownShape, supplier)('process', number) ?? '' }),
      ),
    ]
    await sendInLoop(service, warmUp)
    return await work(service)
  } finally {
    await service.end('SIGKILL')
  }
}

/** @param work  resolves with the milliseconds it took */
async function measure(service: ServiceProcess, work: () => Promise<number>): Promise<Figures> {
  const serviceBefore = await askCounts(service)
  const ownBefore = process.cpuUsage()
  const tookMs = await work()
  const { user, system } = process.cpuUsage(ownBefore)
  const serviceAfter = await askCounts(service)
  return {
    perSecond: count / (tookMs / 1000),
    requestsPerAccount: (serviceAfter.requests - serviceBefore.requests) / count,
    ownMs: (user + system) / 1000 / count,
    serviceMs: (serviceAfter.processorMs - serviceBefore.processorMs) / count,
  }
}

async function askCounts({ process: child }: ServiceProcess): Promise<ServiceCounts> {
  child.send('count')
  const [counts] = (await once(child, 'message')) as [ServiceCounts]
  return counts
}

/** From the token to the answer of the last create, which is on the disk then; accounts that are accepted are asked about meanwhile. */
async function runAccounts(
  service: ServiceProcess,
  accounts: readonly AccountToImport[],
  seen: Seen[],
): Promise<number> {
  const baseUrl = `http://127.0.0.1:${service.port}`
  const folder = mkdtempSync(join(home, 'run-'))
  const database = valueIn(openDatabase(folder))
  const mark = openJournalMark(folder, database, keepInMemory(), 'bench')
  const data = { database, ...testKey, mark }
  const scope = { connection: baseUrl, supplier }
  const audit = openAuditLog(data, { clock: Date.now, user: 'bench', through: 'commandLine' })
  const imports = createImports({
    catalogue: accountCatalogue,
    journal: openAuditedJournal(data, scope, Date.now, audit),
    platform: createPlatform({
      shape: ownShape,
      baseUrl,
      supplierCode: supplier,
      readApiKey: async () => service.apiKey,
      tokenStore: keepTokenInMemory(),
      tokenRequest: defaultTokenRequest,
      fetch: (url, init) => {
        seen.push({ path: url.slice(baseUrl.length), body: init.body })
        return nodeHttp(url, init)
      },
      clock: Date.now,
      uptime,
      sleep,
      random: Math.random,
      maxAtOnce: concurrency,
    }),
    createMayTakeMs: defaultCreateSeconds * 1000,
    clock: Date.now,
    uptime,
    sleep,
    random: Math.random,
    tell: () => {},
    lock: openImportLock(folder, scope),
  })
  const stop = new AbortController()
  let tookMs = Number.NaN
  const startedAt = performance.now()
  const end = await imports.runAll(accounts, {
    concurrency,
    signal: stop.signal,
    onCreated: (trouble) => {
      if (trouble !== null) throw new Error(sayMessage(trouble.issue.message))
      tookMs = performance.now() - startedAt
      stop.abort()
    },
  })
  valueIn(end)
  await imports.close()
  database.close()
  return tookMs
}

/** The same requests, with nothing around them. */
async function sendInLoop(service: ServiceProcess, requests: readonly Sent[]): Promise<number> {
  const startedAt = performance.now()
  const baseUrl = `http://127.0.0.1:${service.port}`
  const token = await obtainToken(baseUrl, service.apiKey)
  const { signal } = new AbortController()
  await inParallel(requests, concurrency, async ({ method, path, body }) => {
    const answer = await nodeHttp(`${baseUrl}${path}`, {
      method,
      headers: { Authorization: `Token ${token}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'manual',
      cache: 'no-store',
      signal,
    })
    const text = Buffer.from((await readBytes(answer, 1_000_000)) ?? []).toString()
    if (answer.status >= 300) throw new Error(`${answer.status} ${text}`)
    return undefined
  })
  return performance.now() - startedAt
}

function showBoth(run: Figures, loop: Figures | null): string {
  const show = (what: string, { perSecond, requestsPerAccount, ownMs, serviceMs }: Figures): string =>
    `${what} ${perSecond.toFixed(1)} accounts a second (${requestsPerAccount.toFixed(2)} requests, ${ownMs.toFixed(2)} ms of its own and ${serviceMs.toFixed(2)} ms of the service for each)`
  return [show('run', run), ...(loop === null ? [] : [show('loop', loop)])].join('; ')
}

function mediansOf(figures: readonly Figures[]): Figures {
  return {
    perSecond: medianOf(figures.map(({ perSecond }) => perSecond)),
    requestsPerAccount: medianOf(figures.map(({ requestsPerAccount }) => requestsPerAccount)),
    ownMs: medianOf(figures.map(({ ownMs }) => ownMs)),
    serviceMs: medianOf(figures.map(({ serviceMs }) => serviceMs)),
  }
}

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN
}
