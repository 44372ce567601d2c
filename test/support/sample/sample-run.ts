/** The run and the comparison of the sample desk: they keep the contract, and move as the real ones do. */
import { canBeCreated, isReady, noneOfAny } from '../../../shared/account-status.ts'
import type {
  AccountSummary,
  ComparisonRow,
  Desk,
  HistoryEntry,
  RunEnd,
  RunLimits,
  RunState,
} from '../../../shared/ipc.ts'
import { comparisonVerdict } from '../../../shared/ipc.ts'
import { issue, serviceSays } from '../../../shared/issue-words.ts'
import { type Issue, ok, refuse } from '../../../shared/result.ts'
import { now } from './sample-states.ts'

export const historyOf = (
  { message }: Issue,
  serviceWords: string | null = null,
  extra: Partial<HistoryEntry> = {},
): HistoryEntry => ({
  at: now,
  kind: 'status',
  level: 'info',
  attempt: 1,
  what: message,
  serviceWords,
  code: null,
  unknownState: null,
  issues: [],
  payloadHash: null,
  ...extra,
})

/** A run that stopped by itself at the first account that was refused. */
export const stoppedRun: RunState = {
  ...{
    id: 'a run that stopped',
    stage: 'ended',
    total: 25,
    done: 13,
    counts: { ...noneOfAny(), finished: 12, refused: 1 },
  },
  ...{ failures: 1, current: null, perMinuteAtMost: null, stopAtFailures: 1, startedAt: now, endedAt: now },
  ...{ perMinute: null, remainingMs: null, notices: [] },
  end: {
    ...{ reason: 'tooManyFailures', issue: issue('run_too_many_failures', { failures: 1 }), serviceWords: null },
    ...{ wayForward: 'fixInCheck', account: null },
    failed: [
      {
        account: { key: '001200359', accountNumber: '001200359', name: 'Hana Weiss' },
        reasons: [serviceSays('The phone number entered is not valid for the country.')],
      },
    ],
  },
}

type Sample = {
  readonly stubs: () => readonly AccountSummary[]
  readonly create: (key: string) => void
  readonly tell: (state: RunState) => void
  readonly stepMs: number
}

type RunDesk = Pick<
  Desk,
  | 'listCreateDoubts'
  | 'planRun'
  | 'startRun'
  | 'pauseRun'
  | 'resumeRun'
  | 'stopRun'
  | 'changeRunLimits'
  | 'readRun'
  | 'readUnderWay'
  | 'compareWithService'
  | 'readComparison'
>

export function sampleRun({ stubs, create, tell, stepMs }: Sample): RunDesk {
  let run: RunState | null = null
  let comparison: readonly ComparisonRow[] | null = null
  const waiting: AccountSummary[] = []
  let limits: RunLimits = { perMinuteAtMost: null, stopAtFailures: 3 }

  const plan = (keys: readonly string[] | 'allReady') => {
    const isWanted = keys === 'allReady' ? isReady : canBeCreated
    const ready: AccountSummary[] = []
    const leftOut = noneOfAny()
    for (const stub of stubs()) {
      if (keys !== 'allReady' && !keys.includes(stub.key)) continue
      if (isWanted(stub.status)) ready.push(stub)
      else leftOut[stub.status] += 1
    }
    return {
      ready,
      plan: {
        count: ready.length,
        warnedCount: ready.filter(({ warningCount }) => warningCount > 0).length,
        leftOut,
        limits,
        seen: ready.map(({ key }) => key).join(),
      },
    }
  }
  const change = (changes: Partial<RunState>): RunState => {
    if (run === null) throw new Error('There is no run.')
    run = { ...run, ...changes }
    tell(run)
    return run
  }
  const end = (reason: 'allDone' | 'stoppedByPerson'): void => {
    const told =
      reason === 'allDone'
        ? issue('run_done', { total: run?.total ?? 0, failures: 0, leftOut: 0, unclear: 0 })
        : issue('run_stopped', {})
    const wayForward = reason === 'allDone' ? 'nothingToDo' : 'tryAgain'
    const ended = {
      reason,
      issue: told,
      serviceWords: null,
      wayForward,
      account: null,
      failed: [] as RunEnd['failed'],
    } as const
    change({ stage: 'ended', current: null, remainingMs: null, endedAt: now, end: ended })
  }
  const step = (): void => {
    if (run === null || run.stage === 'ended' || run.stage === 'paused') return
    if (run.stage === 'pausing') {
      change({ stage: 'paused', current: null })
      return
    }
    const next = run.stage === 'stopping' ? undefined : waiting.shift()
    if (next === undefined) {
      end(run.stage === 'stopping' ? 'stoppedByPerson' : 'allDone')
      return
    }
    create(next.key)
    const { key, accountNumber, name } = next
    const done = run.done + 1
    change({
      stage: 'creating',
      done,
      counts: { ...run.counts, finished: done },
      current: { key, accountNumber: accountNumber ?? '', name },
      perMinute: 30,
      remainingMs: (run.total - done) * 2000,
    })
    setTimeout(step, stepMs)
  }
  const withRun = (work: () => RunState) =>
    run === null || run.stage === 'ended' ? refuse(issue('run_missing', {})) : ok(work())

  const rows = (): ComparisonRow[] =>
    stubs().map((stub): ComparisonRow => {
      const isThere = stub.import.state === 'finished' || stub.import.state === 'accepted'
      return {
        accountNumber: stub.accountNumber ?? '',
        key: stub.key,
        name: stub.name,
        verdict: isThere ? 'same' : 'onlyHere',
        here: isThere ? stub.status : null,
        there: stub.import.state === 'finished' ? 'imported' : isThere ? 'pending' : null,
        platformNumberHere: stub.import.platformNumber,
        platformNumberThere: stub.import.platformNumber,
        createdAtThere: isThere ? now : null,
        isTakenOver: false,
        message: issue(isThere ? 'comparison_same_finished' : 'comparison_not_sent', {}).message,
        wayForward: isThere ? 'nothingToDo' : 'tryAgain',
      }
    })
  const summaryOf = (compared: readonly ComparisonRow[]) => {
    const counts = { otherValues: 0, differs: 0, changed: 0, onlyThere: 0, onlyHere: 0, same: 0 }
    for (const verdict of comparisonVerdict.options)
      counts[verdict] = compared.filter((row) => row.verdict === verdict).length
    const lists = { all: counts.same, pending: 0, imported: counts.same }
    return { comparedAt: now, counts, lists, takenOver: 0, issues: [] }
  }

  return {
    listCreateDoubts: async () => ok([]),
    planRun: async ({ keys }) => ok(plan(keys).plan),
    startRun: async ({ keys, seen, perMinuteAtMost, stopAtFailures }) => {
      const { ready, plan: planned } = plan(keys)
      if (planned.seen !== seen) return refuse(issue('run_is_another', {}))
      limits = { perMinuteAtMost, stopAtFailures }
      waiting.splice(0, waiting.length, ...ready)
      run = {
        id: `run of ${ready.length}`,
        stage: 'creating',
        total: ready.length,
        done: 0,
        counts: noneOfAny(),
        failures: 0,
        current: null,
        perMinuteAtMost,
        stopAtFailures,
        startedAt: now,
        endedAt: null,
        perMinute: null,
        remainingMs: null,
        notices: [],
        end: null,
      }
      setTimeout(step, stepMs)
      return ok(run)
    },
    pauseRun: async () => withRun(() => change({ stage: 'pausing' })),
    resumeRun: async () =>
      withRun(() => {
        setTimeout(step, stepMs)
        return change({ stage: 'creating' })
      }),
    stopRun: async () =>
      withRun(() => {
        const isPaused = run?.stage === 'paused'
        const state = change({ stage: 'stopping' })
        if (isPaused) setTimeout(step, stepMs)
        return state
      }),
    changeRunLimits: async (chosen) =>
      withRun(() => {
        limits = chosen
        return change(chosen)
      }),
    readRun: async () => ok(run),
    readUnderWay: async () => ok({ kind: run !== null && run.endedAt === null ? 'run' : null }),

    compareWithService: async () => {
      comparison = rows()
      return ok(summaryOf(comparison))
    },
    readComparison: async ({ offset, limit, filter, search }) => {
      if (comparison === null) return ok({ summary: null, total: 0, rows: [] })
      const wanted = (search ?? '').toLowerCase()
      const fitting = comparison.filter(
        (row) =>
          (filter === 'all' || row.verdict === filter) &&
          `${row.name} ${row.accountNumber}`.toLowerCase().includes(wanted),
      )
      return ok({ summary: summaryOf(comparison), total: fitting.length, rows: fitting.slice(offset, offset + limit) })
    },
  }
}
