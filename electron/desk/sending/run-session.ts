/**
 * The run of the open project: what a person may ask of it, and what it is at any moment. The run itself is imports/run/run-all.ts, one
 * account at a time; here it is planned, held, told of and ended.
 */
import { randomUUID } from 'node:crypto'
import { accountStatuses, canBeCreated, countIn, isReady, noneOfAny } from '../../../shared/account-status.ts'
import type { Ask, RunAccount, RunLimits, RunPlan, RunState } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { type Issue, ok, type Result, refuse } from '../../../shared/result.ts'
import type { Surroundings } from '../../desk-ports.ts'
import { carefulStopRules, type Turn } from '../../imports/run/create-in-turn.ts'
import { createRunGate, type RunGate } from '../../imports/run/run-gate.ts'
import { sleep, uptime } from '../../platform/sending/time.ts'
import type { IndexedAccount } from '../../preparation/protocol.ts'
import type { ProjectSession } from '../project/project-session.ts'
import type { AccountStatuses, Chosen } from '../status/account-statuses.ts'
import type { Interruptions, UnderWayToSend } from '../status/interruptions.ts'
import { tallyTurns } from '../status/standings.ts'
import type { ImportSession } from './import-session.ts'
import { showRunEnd } from './run-end.ts'
import { createRunRate } from './run-rate.ts'
import { throttleLatest } from './throttle-latest.ts'

type Ports = Pick<Surroundings, 'settings' | 'clock' | 'logBug' | 'tellNews' | 'power'> & {
  readonly session: Pick<ProjectSession, 'projectId' | 'register'>
  readonly imports: Pick<ImportSession, 'run'>
  readonly statuses: Pick<AccountStatuses, 'choose' | 'standings' | 'standpoint'>
  readonly interruptions: Pick<Interruptions, 'begin'>
}

type Run = {
  readonly projectId: string | null
  readonly gate: RunGate
  readonly stop: AbortController
  state: RunState
  over: Promise<void>
  /** Held back because the computer sleeps, not because a person wants it. */
  isAsleep: boolean
  /** The application is being closed, or the person went elsewhere. */
  isLeft: boolean
  readonly agreed: UnderWayToSend
  readonly tally: ReturnType<typeof tallyTurns>
  /** As measured; a limit may hold it below that. */
  perMinute: number | null
}

export function createRunSession(ports: Ports) {
  const { session, imports, statuses, clock } = ports
  let run: Run | null = null
  /** That of the open project, whose accounts are counted as they stand at this moment. */
  const read = (): RunState | null => (run !== null && run.projectId === session.projectId() ? shown(run) : null)
  const news = throttleLatest(() => {
    const state = read()
    if (state !== null) ports.tellNews('runChanged', state)
  })

  /** A person who names an account wants it sent as it is; by itself nothing is sent that would come back as it went. */
  const choose = (keys: Ask<'planRun'>['keys']): Chosen =>
    keys === 'allReady' ? statuses.choose(null, isReady) : statuses.choose(keys, canBeCreated)

  const keepLimits = ({ perMinuteAtMost, stopAtFailures }: RunLimits): void =>
    ports.settings.write('runLimits', { perMinuteAtMost, stopAtFailures })

  const change = (one: Run, changes: Partial<RunState>): void => {
    const state = { ...one.state, ...changes }
    one.state = { ...state, ...paceOf(state, one.perMinute) }
    if (run === one) news.changed()
  }

  const begin = (
    accounts: readonly IndexedAccount[],
    { keys, perMinuteAtMost, stopAtFailures }: Omit<Ask<'startRun'>, 'at'>,
  ): Run => {
    const gate = createRunGate({ uptime, sleep }, perMinuteAtMost)
    const one: Run = {
      projectId: session.projectId(),
      gate,
      stop: new AbortController(),
      state: {
        id: randomUUID(),
        stage: 'starting',
        total: accounts.length,
        done: 0,
        counts: noneOfAny(),
        failures: 0,
        current: null,
        perMinuteAtMost,
        stopAtFailures,
        startedAt: new Date(clock()).toISOString(),
        endedAt: null,
        perMinute: null,
        remainingMs: null,
        notices: [],
        end: null,
      },
      over: Promise.resolve(),
      isAsleep: false,
      isLeft: false,
      agreed: ports.interruptions.begin(accounts.flatMap(({ accountNumber }) => accountNumber ?? [])),
      tally: tallyTurns(statuses.standpoint),
      perMinute: null,
    }
    const letSleep = ports.power?.keepAwake()
    one.over = carryOut(one, accounts, keys !== 'allReady').catch((error: unknown) => {
      ports.logBug('run', error)
      end(one, { issue: issue('application_failed', {}), serviceWords: null, number: null })
    })
    void one.over.finally(letSleep)
    return one
  }

  const carryOut = async (one: Run, accounts: readonly IndexedAccount[], sendsFailed: boolean): Promise<void> => {
    const byNumber = new Map(accounts.map((account) => [account.accountNumber, account]))
    const rate = createRunRate(uptime)
    let leftOut = 0
    const onTurn = (turn: Turn): void => {
      if (turn.kind === 'begun') {
        rate.begin()
        change(one, { current: showAccount(byNumber.get(turn.number)) })
        return
      }
      rate.end()
      const account = byNumber.get(turn.number)
      if (turn.wasLeftOut) leftOut += 1
      one.perMinute = rate.perMinute()
      change(one, {
        ...(account === undefined ? {} : { done: one.tally.turnOver(account.key) }),
        ...(one.state.stage === 'pausing' ? { stage: 'paused' } : {}),
        current: null,
      })
    }

    const ended = await imports.run(accounts, {
      signal: one.stop.signal,
      sendsFailed,
      stopRules: carefulStopRules(() => one.state.stopAtFailures),
      gate: (signal) => {
        if (one.state.stage === 'starting') change(one, { stage: one.gate.isPaused ? 'paused' : 'creating' })
        return one.gate.pass(signal)
      },
      onTurn,
      onChange: (failures) => change(one, { failures }),
      onCreated: (trouble) => {
        if (trouble === null) {
          one.agreed.over()
          change(one, { stage: 'following', current: null })
        }
        // It is told at once; what was accepted is followed by the usual watch.
        else one.stop.abort()
      },
    })
    end(one, ended.ok ? ended.value.trouble : { issue: ended.issues[0], serviceWords: null, number: null }, leftOut)
  }

  const end = (one: Run, trouble: Parameters<typeof showRunEnd>[0], leftOut = 0): void => {
    if (!one.isLeft) one.agreed.over()
    const [account] = session.register().ofNumbers(trouble?.number == null ? [] : [trouble.number])
    change(one, {
      stage: 'ended',
      current: null,
      endedAt: new Date(clock()).toISOString(),
      end: showRunEnd(trouble, { ...shown(one), leftOut }, showAccount(account)),
    })
    if (run === one) news.flush()
  }

  /** Does something to a run that is not over. */
  const withRun = async (work: (one: Run) => Partial<RunState>): Promise<Result<RunState>> => {
    if (run === null || run.state.stage === 'ended') return refuse(issue('run_missing', {}))
    change(run, work(run))
    return ok(shown(run))
  }

  return {
    answers: {
      planRun: async ({ keys }: Ask<'planRun'>): Promise<Result<RunPlan>> => {
        const limits = ports.settings.read('runLimits')
        if (keys !== 'allReady') {
          const { accounts, leftOut } = choose(keys)
          const warnedCount = accounts.filter(({ warningCount }) => warningCount > 0).length
          return ok({ count: accounts.length, warnedCount, leftOut, limits })
        }
        const { counts, withProblems } = await statuses.standings()
        const leftOut = { ...counts }
        for (const status of accountStatuses) if (isReady(status)) leftOut[status] = 0
        return ok({ count: countIn(counts, 'ready'), warnedCount: countIn(withProblems, 'ready'), leftOut, limits })
      },

      startRun: async (ask: Omit<Ask<'startRun'>, 'at'>): Promise<Result<RunState>> => {
        if (run !== null && run.state.stage !== 'ended' && run.state.stage !== 'following')
          return refuse(issue('run_under_way', {}))
        const { accounts } = choose(ask.keys)
        if (accounts.length === 0) return refuse(issue('run_nothing_to_send', {}))
        if (accounts.length !== ask.count) return refuse(issue('run_count_is_another', { count: accounts.length }))
        run?.stop.abort()
        keepLimits(ask)
        run = begin(accounts, ask)
        news.changed()
        return ok(shown(run))
      },
      pauseRun: () =>
        withRun((one) => {
          if (one.state.stage === 'stopping' || one.state.stage === 'following') return {}
          one.isAsleep = false
          one.gate.pause()
          return { stage: one.state.current === null ? 'paused' : 'pausing' }
        }),
      resumeRun: () =>
        withRun((one) => {
          if (one.state.stage !== 'pausing' && one.state.stage !== 'paused') return {}
          one.gate.resume()
          return { stage: 'creating' }
        }),
      stopRun: () =>
        withRun((one) => {
          one.stop.abort()
          return one.state.stage === 'following' ? {} : { stage: 'stopping' }
        }),
      changeRunLimits: (limits: RunLimits) =>
        withRun((one) => {
          one.gate.setPace(limits.perMinuteAtMost)
          keepLimits(limits)
          return limits
        }),
      readRun: async () => ok(read()),
    },

    /** How far it is while accounts may still be sent, also when it is paused; `null` once only their states are followed. */
    sending: (): { readonly done: number; readonly total: number } | null => {
      if (run === null || run.state.stage === 'following' || run.state.stage === 'ended') return null
      return { done: run.state.done, total: run.state.total }
    },
    /** Something happened to this computer that the person should know of. */
    note: (what: Issue): void => {
      if (run === null || run.state.stage === 'ended') return
      change(run, { notices: [...run.state.notices, { at: new Date(clock()).toISOString(), issue: what }] })
    },
    /** The computer is about to sleep: no other account begins before it is awake again. */
    fallAsleep: (): void => {
      if (run === null || run.state.stage === 'ended' || run.gate.isPaused) return
      run.isAsleep = true
      run.gate.pause()
    },
    wake: (): void => {
      if (run?.isAsleep !== true) return
      run.isAsleep = false
      run.gate.resume()
    },
    /** Ends the run after the account under way, and forgets it: another project or connection is to come. */
    leave: async (): Promise<void> => {
      const leaving = run
      if (leaving !== null) {
        leaving.isLeft = true
        leaving.stop.abort()
        await leaving.over
        leaving.agreed.leave()
      }
      // One that was begun meanwhile is another one's.
      if (run === leaving) run = null
    },
  }
}

const shown = ({ state, tally }: Run): RunState => ({ ...state, counts: tally.counts() })

/** How fast it goes and how long it will take, while it does: a pause has no end that could be told. */
function paceOf(
  { stage, total, done, perMinuteAtMost }: RunState,
  measured: number | null,
): Pick<RunState, 'perMinute' | 'remainingMs'> {
  if (stage !== 'creating' || measured === null) return { perMinute: null, remainingMs: null }
  const perMinute = Math.min(measured, perMinuteAtMost ?? measured)
  return { perMinute, remainingMs: Math.round(((total - done) / perMinute) * 60_000) }
}

const showAccount = (account: IndexedAccount | undefined): RunAccount | null =>
  account === undefined || account.accountNumber === null
    ? null
    : { key: account.key, accountNumber: account.accountNumber, name: account.name }
