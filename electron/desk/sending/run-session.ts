/**
 * The run of the open project: what a person may ask of it, and what it is at any moment. The run itself is imports/run/run-all.ts, one
 * account at a time; here it is planned, held, told of and ended.
 */
import { hash, randomUUID } from 'node:crypto'
import { canBeCreated, isReady } from '../../../shared/account-status.ts'
import type { Ask, RunAccount, RunLimits, RunPlan, RunState } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { type Issue, ok, type Result, refuse } from '../../../shared/result.ts'
import type { Surroundings } from '../../desk-ports.ts'
import { carefulStopRules, type Turn } from '../../imports/run/create-in-turn.ts'
import { createRunGate, type RunGate } from '../../imports/run/run-gate.ts'
import { sleep, uptime } from '../../platform/sending/time.ts'
import type { IndexedAccount } from '../../preparation/protocol.ts'
import type { ProjectSession } from '../project/project-session.ts'
import type { AccountStatuses } from '../status/account-statuses.ts'
import type { Interruptions } from '../status/interruptions.ts'
import { tallyTurns } from '../status/standings.ts'
import type { ImportSession } from './import-session.ts'
import { failedOf, showRunEnd } from './run-end.ts'
import { createRunRate, noPace, type Pace } from './run-rate.ts'
import { throttleLatest } from './throttle-latest.ts'

type Ports = Pick<Surroundings, 'settings' | 'clock' | 'logBug' | 'tellNews' | 'power'> & {
  readonly session: Pick<ProjectSession, 'projectId' | 'register' | 'state'>
  readonly imports: Pick<ImportSession, 'run'>
  readonly statuses: Pick<AccountStatuses, 'choose' | 'standpoint'>
  readonly interruptions: Pick<Interruptions, 'begin'>
}

type Run = {
  readonly projectId: string | null
  /** Closed while a person wants a pause, which is a stage of the run, and while the computer sleeps. */
  readonly gate: RunGate
  readonly stop: AbortController
  readonly rate: ReturnType<typeof createRunRate>
  readonly tally: ReturnType<typeof tallyTurns>
  readonly agreed: ReturnType<Interruptions['begin']>
  state: Kept
  over: Promise<void>
  /** The application is being closed, or the person went elsewhere. */
  isLeft: boolean
}

/** The rest follows from it; a pause is `pausing` as long as an account is under way. */
type Kept = Omit<RunState, 'stage' | 'counts' | keyof Pace> & { readonly stage: Exclude<RunState['stage'], 'pausing'> }

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
  const choose = (keys: Ask<'planRun'>['keys']) =>
    keys === 'allReady' ? statuses.choose(null, isReady) : statuses.choose(keys, canBeCreated)

  /** Of few accounts is it known what exactly would be sent (`payloadHash`); whatever changes that counts as a change of the project. */
  const seenOf = (accounts: readonly IndexedAccount[]): string =>
    hash('sha256', JSON.stringify([session.state()?.revision, accounts.map(({ key }) => key)]), 'base64url')

  const keepLimits = ({ perMinuteAtMost, stopAtFailures }: RunLimits): void =>
    ports.settings.write('runLimits', { perMinuteAtMost, stopAtFailures })

  /** The run that is not over. */
  const underWay = (): Run | null => (run?.state.stage === 'ended' ? null : run)
  /** The one that may still send accounts, also when it is paused. */
  const sending = (): Run | null => (run?.state.stage === 'following' ? null : underWay())

  const change = (one: Run, changes: Partial<Kept>): void => {
    one.state = { ...one.state, ...changes }
    if (run === one) news.changed()
  }

  const begin = (
    accounts: readonly IndexedAccount[],
    { keys, perMinuteAtMost, stopAtFailures }: Omit<Ask<'startRun'>, 'at'>,
  ): Run => {
    const one: Run = {
      projectId: session.projectId(),
      gate: createRunGate({ uptime, sleep }, perMinuteAtMost),
      stop: new AbortController(),
      rate: createRunRate(uptime),
      tally: tallyTurns(statuses.standpoint),
      agreed: ports.interruptions.begin(accounts.flatMap(({ accountNumber }) => accountNumber ?? [])),
      state: {
        id: randomUUID(),
        stage: 'starting',
        total: accounts.length,
        done: 0,
        failures: 0,
        current: null,
        perMinuteAtMost,
        stopAtFailures,
        startedAt: new Date(clock()).toISOString(),
        endedAt: null,
        notices: [],
        end: null,
      },
      over: Promise.resolve(),
      isLeft: false,
    }
    const letSleep = ports.power?.keepAwake()
    one.over = carryOut(one, accounts, keys !== 'allReady')
      .catch((error: unknown) => {
        ports.logBug('run', error)
        end(one, { issue: issue('application_failed', {}), serviceWords: null, number: null })
      })
      .finally(letSleep)
    return one
  }

  const carryOut = async (one: Run, accounts: readonly IndexedAccount[], sendsFailed: boolean): Promise<void> => {
    const byNumber = new Map(accounts.map((account) => [account.accountNumber, account]))
    const sent = new Set<string>()
    let leftOut = 0
    const onTurn = (turn: Turn): void => {
      const account = byNumber.get(turn.number)
      if (turn.kind === 'begun') {
        one.rate.begin()
        change(one, { current: showAccount(account) })
        return
      }
      one.rate.end()
      if (turn.wasLeftOut) leftOut += 1
      else sent.add(turn.number)
      const done = account === undefined ? one.state.done : one.tally.turnOver(account.key)
      change(one, { done, current: null })
    }

    const ended = await imports.run(accounts, {
      signal: one.stop.signal,
      sendsFailed,
      stopRules: carefulStopRules(() => one.state.stopAtFailures),
      gate: (signal) => {
        if (one.state.stage === 'starting') change(one, { stage: 'creating' })
        return one.gate.pass(signal)
      },
      onTurn,
      onChange: (failures) => change(one, { failures }),
      onCreated: (trouble) => {
        // It is told at once; what was accepted is followed by the usual watch.
        if (trouble !== null) return one.stop.abort()
        one.agreed.over()
        change(one, { stage: 'following', current: null })
      },
    })
    const results = ended.ok && ended.value.kind === 'ended' ? ended.value.results : []
    const trouble = ended.ok ? ended.value.trouble : { issue: ended.issues[0], serviceWords: null, number: null }
    const ofSent = results.filter(({ number }) => sent.has(number))
    end(one, trouble, leftOut, ofSent)
  }

  const accountOf = (number: string): RunAccount | null => showAccount(session.register().ofNumbers([number])[0])

  const end = (
    one: Run,
    trouble: Parameters<typeof showRunEnd>[0],
    leftOut = 0,
    ofSent: Parameters<typeof failedOf>[0] = [],
  ): void => {
    if (!one.isLeft) one.agreed.over()
    const account = trouble?.number == null ? null : accountOf(trouble.number)
    // What is said of that one stands with what stopped the run.
    const others = ofSent.filter(({ number }) => number !== trouble?.number)
    change(one, {
      stage: 'ended',
      current: null,
      endedAt: new Date(clock()).toISOString(),
      end: showRunEnd(trouble, { ...shown(one), leftOut }, account, failedOf(others, accountOf)),
    })
    if (run === one) news.flush()
  }

  /** Does something to a run that is not over. */
  const withRun = async (work: (one: Run) => Partial<Kept>): Promise<Result<RunState>> => {
    const one = underWay()
    if (one === null) return refuse(issue('run_missing', {}))
    change(one, work(one))
    return ok(shown(one))
  }

  return {
    answers: {
      planRun: async ({ keys }: Ask<'planRun'>): Promise<Result<RunPlan>> => {
        const { accounts, leftOut } = choose(keys)
        const warnedCount = accounts.filter(({ warningCount }) => warningCount > 0).length
        const limits = ports.settings.read('runLimits')
        return ok({ count: accounts.length, warnedCount, leftOut, limits, seen: seenOf(accounts) })
      },

      startRun: async (ask: Omit<Ask<'startRun'>, 'at'>): Promise<Result<RunState>> => {
        if (sending() !== null) return refuse(issue('run_under_way', {}))
        const { accounts } = choose(ask.keys)
        if (seenOf(accounts) !== ask.seen) return refuse(issue('run_is_another', {}))
        if (accounts.length === 0) return refuse(issue('run_nothing_to_send', {}))
        run?.stop.abort()
        keepLimits(ask)
        run = begin(accounts, ask)
        news.changed()
        return ok(shown(run))
      },
      pauseRun: () =>
        withRun((one) => {
          if (one.state.stage === 'stopping' || one.state.stage === 'following') return {}
          one.gate.pause()
          return { stage: 'paused' }
        }),
      resumeRun: () =>
        withRun((one) => {
          if (one.state.stage !== 'paused') return {}
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

    /** How far it is while accounts may still be sent; `null` once only their states are followed. */
    sending: (): Pick<RunState, 'done' | 'total'> | null => {
      const one = sending()
      return one === null ? null : { done: one.state.done, total: one.state.total }
    },
    /** Something happened to this computer that the person should know of. */
    note: (what: Issue): void => {
      const at = new Date(clock()).toISOString()
      void withRun(({ state }) => ({ notices: [...state.notices, { at, issue: what }] }))
    },
    /** The computer is about to sleep: no other account begins before it is awake again. */
    fallAsleep: (): void => underWay()?.gate.pause(),
    /** What a person has paused stays so. */
    wake: (): void => {
      if (run?.state.stage !== 'paused') run?.gate.resume()
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

/** What it is at this moment. A pause has no end that could be told, and nothing else than creating has a pace. */
const shown = ({ state, tally, rate }: Run): RunState => ({
  ...state,
  stage: state.stage === 'paused' && state.current !== null ? 'pausing' : state.stage,
  counts: tally.counts(),
  ...(state.stage === 'creating' ? rate.pace(state.total - state.done, state.perMinuteAtMost) : noPace),
})

const showAccount = (account: IndexedAccount | undefined): RunAccount | null =>
  account?.accountNumber == null ? null : { key: account.key, accountNumber: account.accountNumber, name: account.name }
