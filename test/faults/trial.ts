/**
 * One trial: accounts are imported through everything the plan holds, the import is started again until it is done, and then the
 * service is asked what it really has.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type CuttingProxy, startCuttingProxy } from './cutting-proxy.ts'
import { type ImportProcess, type Reported, startImport } from './import-process.ts'
import { seeded } from './seeded.ts'
import { type ServiceProcess, startServiceProcess } from './service-process.ts'
import type { TrialPlan } from './trial-plan.ts'

export type TrialReport = {
  readonly seed: number
  readonly through: TrialPlan['through']
  /** What went against the promise; empty when it was kept. */
  readonly broken: readonly string[]
  readonly starts: number
  readonly kills: number
  readonly restarts: number
  readonly creates: number
  /** Creates whose answer did not get as far as the proxy: those a journal must not send again unseen. */
  readonly lostAnswers: number
  readonly requests: number
  readonly tookMs: number
}

/** After so many starts that ended by themselves and were not done all trouble ends: what is left must then come to its end. */
const startsInTrouble = 4

export async function runTrial(plan: TrialPlan): Promise<TrialReport> {
  const startedAt = performance.now()
  const home = mkdtempSync(join(tmpdir(), 'migration-desk-fault-'))
  const proxy = await startCuttingProxy(plan, seeded(plan.seed + 1))
  const service = await startMortalService(plan, proxy, join(home, 'service.sqlite'))
  try {
    const runs = await importUntilDone(plan, proxy, service, home)
    // What the service has is asked past its faults.
    await service.calm()
    const broken = await findBroken(plan, proxy, service.now(), runs.reported)
    return {
      seed: plan.seed,
      through: plan.through,
      broken: broken.length === 0 ? [] : [...broken, ...runs.complaints],
      starts: runs.starts,
      kills: runs.kills,
      restarts: service.restarts(),
      creates: proxy.creates.length,
      lostAnswers: proxy.creates.filter(({ answer }) => answer === null).length,
      requests: proxy.requestCount(),
      tookMs: performance.now() - startedAt,
    }
  } finally {
    await service.settle()
    proxy.close()
    await service.now().end('SIGKILL')
    rmSync(home, { recursive: true, force: true, maxRetries: 3 })
  }
}

type MortalService = {
  now(): ServiceProcess
  restarts(): number
  /** From now on it lives, and has no faults. */
  calm(): Promise<void>
  /** No restart is under way, and none is to come. */
  settle(): Promise<void>
}

/** Restarts come one after the other at their moments, whatever the import is doing. */
async function startMortalService(plan: TrialPlan, proxy: CuttingProxy, store: string): Promise<MortalService> {
  const over = Promise.withResolvers<'over'>()
  let isOver = false
  let restarts = 0
  let service = await startServiceProcess(store)
  const setFaults = (faults: TrialPlan['serviceFaults']) =>
    service.ask('/practice/faults/', { seed: plan.seed, faults })

  const restartWhenDue = async (): Promise<void> => {
    for (const { at, signal, downMs } of plan.restarts) {
      await Promise.race([proxy.until(at), over.promise])
      if (isOver) return
      proxy.passTo(null)
      await service.end(signal)
      await wait(downMs)
      service = await startServiceProcess(store)
      await setFaults(isOver ? [] : plan.serviceFaults)
      proxy.passTo(service.port)
      restarts += 1
    }
  }
  const settle = async (): Promise<void> => {
    isOver = true
    over.resolve('over')
    await restarting
  }

  await setFaults(plan.serviceFaults)
  proxy.passTo(service.port)
  const restarting = restartWhenDue()
  return {
    now: () => service,
    restarts: () => restarts,
    calm: async () => {
      await settle()
      proxy.calm()
      await setFaults([])
    },
    settle,
  }
}

type Runs = {
  readonly starts: number
  readonly kills: number
  readonly reported: readonly Reported[]
  /** What starts said that ended by themselves and were not done. */
  readonly complaints: readonly string[]
}

async function importUntilDone(
  plan: TrialPlan,
  proxy: CuttingProxy,
  service: MortalService,
  home: string,
): Promise<Runs> {
  const surroundings = { home, baseUrl: proxy.baseUrl, apiKey: service.now().apiKey }
  const killsToCome = [...plan.kills]
  const complaints: string[] = []
  let kills = 0
  for (let starts = 1; ; starts += 1) {
    if (complaints.length >= startsInTrouble) await service.calm()
    const started = startImport(plan, surroundings)
    const [kill] = killsToCome
    if (kill !== undefined) void killAt(kill, proxy, started)
    const end = await started.end
    if (end.kind === 'killed') {
      killsToCome.shift()
      kills += 1
      continue
    }
    const isDone = isComplete(plan, end.reported)
    if (isDone || complaints.length > startsInTrouble) return { starts, kills, reported: end.reported, complaints }
    complaints.push(`Start ${starts} ended with ${end.exitCode}: ${end.complaint.trim().split('\n').at(-1)}`)
  }
}

/** A moment that has passed already is made up for by time alone, so that this start too is killed at its work. */
async function killAt(
  { at, afterMs, lateMs }: TrialPlan['kills'][number],
  proxy: CuttingProxy,
  started: ImportProcess,
): Promise<void> {
  const isLate = proxy.isReached(at)
  await proxy.until(at)
  await wait(isLate ? lateMs : afterMs)
  started.kill()
}

const endOf = (number: string): string => (number.includes('FAIL') ? 'ERRORED' : 'PROCESSED')

const isComplete = ({ numbers }: TrialPlan, reported: readonly Reported[]): boolean => {
  const statuses = new Map(reported.map(({ number, status }) => [number, status]))
  return numbers.every((number) => statuses.get(number) === endOf(number))
}

type Listed = { readonly external_account_number: string; readonly platform_account_number: string | null }

/** Holds the report and the way of every account against what the service has. */
async function findBroken(
  { numbers }: TrialPlan,
  { creates }: CuttingProxy,
  service: ServiceProcess,
  reported: readonly Reported[],
): Promise<string[]> {
  const listed = (await service.ask('/v1/data-import/all-account-import-processes/PRACTICE/')) as readonly Listed[]
  const platformNumbers = new Map(listed.map((one) => [one.external_account_number, one.platform_account_number]))
  const broken: string[] = []
  if (listed.length !== numbers.length) broken.push(`The service has ${listed.length} accounts.`)
  if (reported.length !== numbers.length) broken.push(`${reported.length} accounts are reported.`)
  for (const number of numbers) {
    const ofAccount = creates.filter((create) => create.number === number)
    const acted = ofAccount.filter(({ answer }) => answer?.httpStatus === 201).length
    if (acted > 1) broken.push(`${number} was created ${acted} times.`)
    // The practice service refuses a second create of what it has: to be told so is to have sent it twice.
    for (const { answer } of ofAccount)
      if (answer?.code?.startsWith('account_import_process_already')) broken.push(`${number} was sent again.`)
    if (!platformNumbers.has(number)) broken.push(`${number} is missing.`)
    const report = reported.find((one) => one.number === number)
    if (report?.status !== endOf(number)) broken.push(`${number} is reported as ${report?.status ?? 'nothing'}.`)
    if ((report?.platformNumber ?? null) !== (platformNumbers.get(number) ?? null))
      broken.push(`${number} is reported with the number ${report?.platformNumber}.`)
  }
  return broken
}
