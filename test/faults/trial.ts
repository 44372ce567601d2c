/**
 * One trial: a command does its work through everything the plan holds, is given again until it is done, and then what it reported
 * is held against what the service really has.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type CuttingProxy, startCuttingProxy } from './cutting-proxy.ts'
import { type MortalService, startMortalService } from './mortal-service.ts'
import type { ReportingProcess, Surroundings } from './reporting-process.ts'
import { seeded } from './seeded.ts'
import type { ServiceProcess } from './service-process.ts'
import type { Trouble } from './trouble.ts'

export type Trial<Line> = {
  /** For the line about it. */
  readonly what: string
  readonly accountCount: number
  /** Gives the service what it has to have before the trouble begins. */
  readonly prepare?: (service: ServiceProcess) => Promise<void>
  readonly start: (surroundings: Surroundings) => ReportingProcess<Line>
  /** Giving the command again would change nothing. */
  readonly isDone: (reported: readonly Line[], proxy: CuttingProxy) => boolean
  /** What a person changes before the command is given again; `isLate` when it is time to come to an end. */
  readonly edit?: (proxy: CuttingProxy, isLate: boolean) => void
  /** How much was changed so. */
  readonly edits?: () => number
  /** What was untrue of the lines of one start that ended by itself, held against what was passed on so far. */
  readonly findUntrue?: (proxy: CuttingProxy, reported: readonly Line[]) => string[]
  /** What went against the promise. */
  readonly findBroken: (
    proxy: CuttingProxy,
    service: ServiceProcess,
    reported: readonly Line[],
  ) => string[] | Promise<string[]>
}

export type TrialReport = {
  readonly seed: number
  readonly what: string
  readonly accounts: number
  /** What went against the promise; empty when it was kept. */
  readonly broken: readonly string[]
  readonly starts: number
  readonly kills: number
  readonly edits: number
  readonly restarts: number
  readonly writes: number
  /** Writes whose answer did not get as far as the proxy: those a journal must not send again unseen. */
  readonly lostAnswers: number
  readonly requests: number
  readonly tookMs: number
}

/** After so many starts that ended by themselves and were not done all trouble ends: what is left must then come to its end. */
const startsInTrouble = 4
/** After so many a person mends what is wrong, and changes nothing else. */
const startsWithEdits = 2

export async function runTrial<Line>(plan: Trouble, trial: Trial<Line>): Promise<TrialReport> {
  const startedAt = performance.now()
  const home = mkdtempSync(join(tmpdir(), 'migration-desk-fault-'))
  const proxy = await startCuttingProxy(plan, seeded(plan.seed + 1))
  const service = await startMortalService(plan, proxy, join(home, 'service.sqlite'), trial.prepare)
  try {
    const runs = await runUntilDone(plan, trial, proxy, service, home)
    // What the service has is asked past its faults.
    await service.calm()
    await proxy.caughtUp()
    const broken = [...runs.untrue, ...(await trial.findBroken(proxy, service.now(), runs.reported))]
    return {
      seed: plan.seed,
      what: trial.what,
      accounts: trial.accountCount,
      broken: broken.length === 0 ? [] : [...broken, ...runs.complaints],
      starts: runs.starts,
      kills: runs.kills,
      edits: trial.edits?.() ?? 0,
      restarts: service.restarts(),
      ...seenBy(proxy, startedAt),
    }
  } finally {
    await service.settle()
    proxy.close()
    await service.now().end('SIGKILL')
    rmSync(home, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** @param startedAt  of the clock that nobody sets */
export const seenBy = ({ writes, requestCount }: CuttingProxy, startedAt: number) => ({
  writes: writes.length,
  lostAnswers: writes.filter(({ answer }) => answer === null).length,
  requests: requestCount(),
  tookMs: performance.now() - startedAt,
})

type Runs<Line> = {
  readonly starts: number
  readonly kills: number
  readonly reported: readonly Line[]
  readonly untrue: readonly string[]
  /** What starts said that ended by themselves and were not done. */
  readonly complaints: readonly string[]
}

/** The same command again and again, until it has nothing left to do. */
async function runUntilDone<Line>(
  plan: Trouble,
  { start, isDone, edit, findUntrue }: Pick<Trial<Line>, 'start' | 'isDone' | 'edit' | 'findUntrue'>,
  proxy: CuttingProxy,
  service: MortalService,
  home: string,
): Promise<Runs<Line>> {
  const surroundings = { home, baseUrl: proxy.baseUrl, apiKey: service.now().apiKey }
  const killsToCome = [...plan.kills]
  const complaints: string[] = []
  const untrue: string[] = []
  let kills = 0
  for (let starts = 1; ; starts += 1) {
    if (complaints.length >= startsInTrouble) await service.calm()
    if (starts > 1) {
      await proxy.heardOut()
      edit?.(proxy, complaints.length >= startsWithEdits)
    }
    const started = start(surroundings)
    const [kill] = killsToCome
    if (kill !== undefined) void killAt(kill, proxy, started)
    const end = await started.end
    if (end.kind === 'killed') {
      killsToCome.shift()
      kills += 1
      continue
    }
    for (const one of findUntrue?.(proxy, end.reported) ?? []) untrue.push(`Start ${starts}: ${one}`)
    if (isDone(end.reported, proxy) || complaints.length > startsInTrouble)
      return { starts, kills, reported: end.reported, untrue, complaints }
    complaints.push(`Start ${starts} ended with ${end.exitCode}: ${end.complaint.trim().split('\n').at(-1)}`)
  }
}

/** A moment that has passed already is made up for by time alone, so that this start too is killed at its work. */
async function killAt(
  { at, afterMs, lateMs }: Trouble['kills'][number],
  proxy: CuttingProxy,
  started: ReportingProcess<unknown>,
): Promise<void> {
  const isLate = proxy.isReached(at)
  await proxy.until(at)
  await wait(isLate ? lateMs : afterMs)
  started.kill()
}
