/**
 * Measures the run beside a bare loop of the same requests at the same concurrency, against the practice service in a process of its
 * own: `node test/bench/run.bench.ts [--accounts 400] [--rounds 3]`. The run has its journal and audit log on the disk; the loop has
 * nothing. The last line is the ratio of their medians, accounts a second of the run to those of the loop.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { AccountToImport } from '../../electron/imports/account-to-import.ts'
import { createImports } from '../../electron/imports/imports.ts'
import { inParallel } from '../../electron/imports/in-parallel.ts'
import { createPlatform } from '../../electron/platform/platform.ts'
import { sleep, uptime } from '../../electron/platform/time.ts'
import { keepTokenInMemory } from '../../electron/platform/token.ts'
import { payloadHash } from '../../electron/preparation/payload-hash.ts'
import { openAuditLog } from '../../electron/storage/audit-log.ts'
import { openAuditedJournal } from '../../electron/storage/audited-journal.ts'
import { openImportLock } from '../../electron/storage/lock.ts'
import { openDatabase } from '../../electron/storage/open-database.ts'
import { defaultTokenRequest } from '../../shared/ipc.ts'
import { type ServiceProcess, startServiceProcess } from '../faults/service-process.ts'
import { fullAccount } from '../unit/practice/full-account.ts'
import { testKey } from '../unit/storage/test-key.ts'

const { values } = parseArgs({
  options: { accounts: { type: 'string', default: '400' }, rounds: { type: 'string', default: '3' } },
})
const count = Number(values.accounts)
const rounds = Number(values.rounds)
const concurrency = 4

const home = mkdtempSync(join(tmpdir(), 'migration-desk-bench-'))
const service = await startServiceProcess(join(home, 'service.sqlite'))
const baseUrl = `http://127.0.0.1:${service.port}`
const runs: number[] = []
const loops: number[] = []
try {
  // Once for the caches and compilers of all three.
  await measureLoop('warm-loop', 0)
  await measureRun('warm-run')
  for (let round = 0; round < rounds; round += 1) {
    const run = await measureRun(`run-${round}`)
    runs.push(run.perSecond)
    loops.push((await measureLoop(`loop-${round}`, run.questions)).perSecond)
    console.log(`run ${runs.at(-1)?.toFixed(1)}, loop ${loops.at(-1)?.toFixed(1)} accounts a second`)
  }
  const [run, loop] = [median(runs), median(loops)]
  console.log(
    `${count} accounts, ${concurrency} at once, medians of ${rounds}: run ${run.toFixed(1)}, loop ${loop.toFixed(1)} accounts a second`,
  )
  console.log(`ratio ${(run / loop).toFixed(3)}`)
} finally {
  await service.end('SIGKILL')
  rmSync(home, { recursive: true, force: true })
}

function accountsNamed(name: string): AccountToImport[] {
  return Array.from({ length: count }, (_, at) => {
    const payload = fullAccount(`${name}-${at}`)
    return { number: `${name}-${at}`, payload, payloadHash: payloadHash(payload) }
  })
}

/** From the token to the answer of the last create; accounts that are accepted are asked about meanwhile. */
async function measureRun(name: string): Promise<{ readonly perSecond: number; readonly questions: number }> {
  const folder = mkdtempSync(join(home, 'run-'))
  const database = openDatabase(folder)
  if (!database.ok) throw new Error(database.issues[0].message)
  const data = { database: database.value, ...testKey }
  const scope = { connection: baseUrl, supplier: 'PRACTICE' }
  const audit = openAuditLog(data, { clock: Date.now, user: 'bench', through: 'commandLine' })
  let questions = 0
  const imports = createImports({
    journal: openAuditedJournal(data, scope, Date.now, audit),
    platform: createPlatform({
      baseUrl,
      supplierCode: scope.supplier,
      readApiKey: async () => service.apiKey,
      tokenStore: keepTokenInMemory(),
      tokenRequest: defaultTokenRequest,
      fetch: (input, init) => {
        if (init?.method === 'GET') questions += 1
        return fetch(input, init)
      },
      clock: Date.now,
      uptime,
      sleep,
      random: Math.random,
    }),
    clock: Date.now,
    uptime,
    sleep,
    random: Math.random,
    tell: () => {},
    lock: openImportLock(folder, scope),
  })
  const accounts = accountsNamed(name)
  const stop = new AbortController()
  const startedAt = performance.now()
  let seconds = Number.NaN
  let questionsMeanwhile = 0
  const end = await imports.runAll(accounts, {
    concurrency,
    signal: stop.signal,
    onCreated: (trouble) => {
      if (trouble !== null) throw new Error(trouble.issue.message)
      seconds = (performance.now() - startedAt) / 1000
      questionsMeanwhile = questions
      stop.abort()
    },
  })
  if (!end.ok) throw new Error(end.issues[0].message)
  await imports.close()
  database.value.close()
  return { perSecond: count / seconds, questions: questionsMeanwhile }
}

/** The same requests, with nothing around them: dry runs, creates, and as many questions as the run had asked by then. */
async function measureLoop(name: string, questions: number): Promise<{ readonly perSecond: number }> {
  const accounts = accountsNamed(name)
  const startedAt = performance.now()
  const token = await obtainToken(service)
  const send = async (method: 'GET' | 'POST', path: string, body?: unknown): Promise<undefined> => {
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: { Authorization: `Token ${token}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${response.status} ${text}`)
  }
  await inParallel(accounts, concurrency, ({ payload }) => send('POST', '/v2/data-import/accounts/validate/', payload))
  await inParallel(accounts, concurrency, ({ payload }) => send('POST', '/v2/data-import/accounts/', payload))
  const asked = Array.from({ length: questions }, (_, at) => accounts[at % accounts.length]?.number ?? '')
  await inParallel(asked, concurrency, (number) => send('GET', `/v2/data-import/accounts/PRACTICE/${number}/`))
  return { perSecond: count / ((performance.now() - startedAt) / 1000) }
}

async function obtainToken({ apiKey }: ServiceProcess): Promise<string> {
  const { graphqlPath, document } = defaultTokenRequest
  const response = await fetch(`${baseUrl}${graphqlPath}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: document, variables: { apiKey } }),
  })
  const answer = (await response.json()) as { readonly data: { readonly obtainToken: { readonly token: string } } }
  return answer.data.obtainToken.token
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN
}
