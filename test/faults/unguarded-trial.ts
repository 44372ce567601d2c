/**
 * What the trials at a service that takes every account twice share: starts of the import from one folder, some of which are killed,
 * and what must hold whatever happened between them. Nothing is created twice, all goes to the supplier that the start was for, and who
 * says "done" has created all.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from '../../electron/practice/faults/faults.ts'
import { suppliers } from '../../electron/practice/suppliers.ts'
import { startCuttingProxy, type WriteSeen } from './cutting-proxy.ts'
import { type Reported, startImport } from './imports/import-process.ts'
import { startMortalService } from './mortal-service.ts'
import type { ProcessEnd, Surroundings } from './reporting-process.ts'
import { type Seeded, seeded } from './seeded.ts'
import type { ServiceProcess } from './service-process.ts'
import { seenBy, type TrialReport } from './trial.ts'

export type Start = {
  /** It is killed shortly after so many more writes; `null`: never. */
  readonly killAfter: number | null
  readonly supplier?: string
  readonly env?: Surroundings['env']
}

export type Unguarded = {
  readonly random: Seeded
  /** What the import keeps between its starts. */
  readonly kept: string
  /** Room for copies of that, gone when the trial ends. */
  readonly room: string
  readonly accountCount: number
  writeCount(): number
  start(how: Start): Promise<ProcessEnd<Reported>>
  /** Starts until all is done. What ended otherwise must have said why. */
  finish(how?: Omit<Start, 'killAfter'>): Promise<void>
  /** Something went against the promise. */
  breaks(sentence: string): void
}

/** @returns what was tried, for the line about the trial */
export type Unfolding = (trial: Unguarded) => Promise<string>

/** A start may leave what only a later one can find out: a request of the start before that is under way. */
const startsToFinish = 3

const faults: readonly Fault[] = [{ kind: 'no_guard', supplier: '*', operation: 'create', rate: 1, delayMs: 0 }]

export async function runUnguardedTrial(
  seed: number,
  accountCount: number,
  unfold: Unfolding,
  prepare?: (service: ServiceProcess) => Promise<void>,
): Promise<TrialReport> {
  const startedAt = performance.now()
  const room = mkdtempSync(join(tmpdir(), 'migration-desk-unguarded-'))
  const kept = join(room, 'kept')
  mkdirSync(kept, { mode: 0o700 })
  const numbers = Array.from({ length: accountCount }, (_, at) => `A-${at}`)
  const accounts = numbers.map((number) => ({ number, familyName: 'Lee', email: 'ana@example.org' }))
  const calm = { before: 0, after: 0, during: 0 }
  const plan = { seed, kills: [], restarts: [], cuts: calm, gateway: { rate: 0, lateMs: 0 }, serviceFaults: faults }
  const random = seeded(seed)
  const proxy = await startCuttingProxy(plan, seeded(seed + 1))
  const service = await startMortalService(plan, proxy, join(room, 'service.sqlite'), prepare)
  const broken: string[] = []
  const said: string[] = []
  let [starts, kills] = [0, 0]

  const start = async ({ killAfter, supplier = suppliers.ongoing, env }: Start): Promise<ProcessEnd<Reported>> => {
    starts += 1
    const sentBefore = proxy.writes.length
    const surroundings = { home: kept, baseUrl: proxy.baseUrl, apiKey: service.now().apiKey, supplier, env }
    const started = startImport({ through: 'cli', triesFirst: true }, accounts, surroundings)
    if (killAfter !== null)
      void proxy.until({ writes: sentBefore + killAfter }).then(async () => {
        await wait(random.between(0, 40))
        started.kill()
      })
    const end = await started.end
    await proxy.heardOut()
    for (const write of proxy.writes.slice(sentBefore))
      if (supplierOf(write) !== supplier) broken.push(`${write.number} was sent to ${supplierOf(write)}.`)
    if (end.kind === 'killed') kills += 1
    else {
      said.push(`Start ${starts} ended with ${end.exitCode}: ${end.complaint.trim()}`)
      if (end.exitCode !== 0 && !isSentence(end.complaint)) broken.push(`Start ${starts} did not say why it ended.`)
      const isDone = end.exitCode === 0
      for (const number of isDone ? numbers : [])
        if (timesTaken(proxy.writes, supplier, number) === 0) broken.push(`${number} is missing.`)
    }
    return end
  }

  const finish: Unguarded['finish'] = async (how = {}) => {
    for (let tries = 1; tries <= startsToFinish; tries += 1) {
      const end = await start({ ...how, killAfter: null })
      if (end.kind === 'ended' && end.exitCode === 0) return
    }
    broken.push('It was not done in the end.')
  }

  try {
    const what = await unfold({
      random,
      kept,
      room,
      accountCount,
      writeCount: () => proxy.writes.length,
      start,
      finish,
      breaks: (sentence) => broken.push(sentence),
    })
    await service.calm()
    for (const supplier of new Set(proxy.writes.map(supplierOf)))
      for (const number of numbers) {
        const times = timesTaken(proxy.writes, supplier, number)
        if (times > 1) broken.push(`${number} of ${supplier} was created ${times} times.`)
      }
    return {
      seed,
      what,
      accounts: accountCount,
      broken: broken.length === 0 ? [] : [...broken, ...said],
      starts,
      kills,
      edits: 0,
      restarts: 0,
      ...seenBy(proxy, startedAt),
    }
  } finally {
    await service.settle()
    await service.now().end('SIGKILL')
    proxy.close()
    rmSync(room, { recursive: true, force: true, maxRetries: 3 })
  }
}

const supplierOf = ({ body }: WriteSeen): string =>
  (JSON.parse(body) as { readonly import_supplier: string }).import_supplier

const timesTaken = (writes: readonly WriteSeen[], supplier: string, number: string): number =>
  writes.filter((one) => one.number === number && supplierOf(one) === supplier && isTaken(one)).length

/** The proxy has passed it on, and the service has acted on everything that it was passed. */
const isTaken = ({ answer }: WriteSeen): boolean => answer === null || answer.httpStatus === 201

/** Not silence, nor a bug. */
const isSentence = (complaint: string): boolean =>
  complaint.trim() !== '' && !complaint.includes('Something went wrong') && !/^\s+at /m.test(complaint)
