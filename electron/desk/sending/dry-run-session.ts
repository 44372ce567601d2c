/**
 * Dry runs of the open project: how far each has come, and what a person may do with it meanwhile. Payloads are read as they are
 * needed, so that a hundred thousand accounts don't fill the memory.
 */
import { type DryRunProgress, dryRunBegun, type Reply } from '../../../shared/ipc.ts'
import { ok, type Result, refuse } from '../../../shared/result.ts'
import type { AccountToImport } from '../../imports/account-to-import.ts'
import type { DryRunEnd, DryRunWish } from '../../imports/run/dry-run.ts'
import { createRunGate, type RunGate } from '../../imports/run/run-gate.ts'
import type { Clock, Sleep } from '../../platform/sending/time.ts'
import { createRunRate } from './run-rate.ts'

type Ports = {
  /** Milliseconds of a clock that nobody sets. */
  readonly uptime: Clock
  readonly sleep: Sleep
  readonly tell: (progress: DryRunProgress) => void
}

/** What one dry run is made of: its accounts as keys, how they are read, and how they are tried. */
export type DryRunWork = {
  readonly keys: readonly string[]
  readonly read: (keys: readonly string[]) => Promise<Result<readonly AccountToImport[]>>
  readonly tryOut: (accounts: readonly AccountToImport[], wish: DryRunWish) => Promise<DryRunEnd>
}

type DryRunCounts = Omit<Reply<'startDryRun'>, 'leftOut'>

type Running = {
  readonly stop: AbortController
  readonly gate: RunGate
  rate: ReturnType<typeof createRunRate>
  progress: DryRunProgress
  /** Once it has an engine: only that is waited for when the engine is closed. */
  work: Promise<Result<DryRunCounts>> | null
}

/** So many payloads are fetched from the preparation process at once. */
const accountsAtOnce = 200

export function createDryRunSession({ uptime, sleep, tell }: Ports) {
  const running = new Set<Running>()

  const change = (one: Running, changes: Partial<DryRunProgress>): void => {
    one.progress = { ...one.progress, ...changes }
    tell(one.progress)
  }

  const carryOut = async (one: Running, { keys, read, tryOut }: DryRunWork): Promise<Result<DryRunCounts>> => {
    change(one, { total: keys.length })
    const { signal } = one.stop
    for (let start = 0; start < keys.length && !signal.aborted; start += accountsAtOnce) {
      const accounts = await read(keys.slice(start, start + accountsAtOnce))
      if (!accounts.ok) return accounts
      const before = one.progress
      const { trouble } = await tryOut(accounts.value, {
        signal,
        gate: async () => {
          await one.gate.pass(signal)
          one.rate.begin()
        },
        onProgress: ({ done, passed, refused }) => {
          one.rate.end()
          change(one, {
            done: before.done + done,
            passed: before.passed + passed,
            refused: before.refused + refused,
            ...one.rate.pace(keys.length - before.done - done),
          })
        },
      })
      if (trouble !== null) return refuse(trouble.issue)
    }
    const { done, passed, refused } = one.progress
    return ok({ done, passed, refused, wasStopped: signal.aborted })
  }

  return {
    /** @param open  says what to do once the service can be asked, or why it can't */
    start: async (open: () => Promise<Result<DryRunWork>>): Promise<Result<DryRunCounts>> => {
      const one: Running = {
        stop: new AbortController(),
        gate: createRunGate({ uptime, sleep }, null),
        rate: createRunRate(uptime),
        progress: dryRunBegun,
        work: null,
      }
      running.add(one)
      try {
        const opened = await open()
        if (!opened.ok) return opened
        one.work = carryOut(one, opened.value)
        return await one.work
      } finally {
        running.delete(one)
        change(one, { isOver: true })
      }
    },

    pause: (): void => {
      for (const one of running) {
        one.gate.pause()
        change(one, { isPaused: true, remainingMs: null })
      }
    },
    resume: (): void => {
      for (const one of running) {
        // The pause is no work: it is not measured.
        one.rate = createRunRate(uptime)
        one.gate.resume()
        change(one, { isPaused: false })
      }
    },
    /** Resolves when none is under way any more. */
    stop: async (): Promise<void> => {
      for (const { stop } of running) stop.abort()
      await Promise.allSettled([...running].map(({ work }) => work))
    },
    /** The one that was begun last and is under way. */
    read: (): DryRunProgress | null => [...running].at(-1)?.progress ?? null,
  }
}
