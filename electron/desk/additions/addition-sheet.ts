/** Sends what the open spreadsheet of additions holds, one request after the other, and says how each stands. */

import {
  type AdditionRow,
  type AdditionState,
  type Ask,
  type Desk,
  type DeskEvent,
  type Reply,
  replacementsPerPage,
} from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { ok, onceDone, type Result, refuse } from '../../../shared/result.ts'
import type { AdditionEnd } from '../../additions/add-one.ts'
import { showAddition, withRefusalsPlaced } from '../../additions/show-addition.ts'
import type { Surroundings } from '../../desk-ports.ts'
import { longWork } from '../../flow/long-work.ts'
import type { Connections } from '../connection/connections.ts'
import type { ProjectSession } from '../project/project-session.ts'
import type { AccountStatuses } from '../status/account-statuses.ts'
import { type AdditionResult, pageOfAdditions, replacingIn, unsureTargets } from './addition-rows.ts'
import type { AdditionSession } from './addition-session.ts'
import { asSentItems } from './addition-totals.ts'
import { isDoubted } from './heard-of-additions.ts'
import { digest, nameOfRequest, readRequests } from './read-requests.ts'

type Ports = Pick<Surroundings, 'catalogueOf' | 'tellNews'> & {
  readonly session: ProjectSession
  readonly additions: AdditionSession
  readonly connections: Pick<Connections, 'inUse'>
  readonly statuses: Pick<AccountStatuses, 'view'>
}

export type AdditionSheet = ReturnType<typeof createAdditionSheet>

const noneSent = { done: 0, total: 0, sent: 0, failed: 0 }

export function createAdditionSheet({ session, additions, connections, statuses, catalogueOf, tellNews }: Ports) {
  const reading = readRequests({ session, connections, catalogueOf })
  const sending = longWork<DeskEvent<'additionsProgress'>, Result<Reply<'sendAdditions'>>>(
    (now) => tellNews('additionsProgress', now),
    { ...noneSent, isOver: true },
  )
  const asking = longWork<DeskEvent<'targetsProgress'>, Result<Reply<'askAboutTargets'>>>(
    (now) => tellNews('targetsProgress', now),
    { done: 0, total: null, isOver: true },
  )

  const rows = (): AdditionRow[] => {
    const [standingOf, catalogue] = [additions.standings(), catalogueOf('additions')]
    const [setAside, { statusOf }] = [session.setAside(), statuses.view()]
    return session.register().all.map((account) => {
      const { key, accountNumber, errorCount, warningCount, requests } = account
      const { records, beside, presence, known, heldBack, isBeingSent } = standingOf(account)
      return {
        ...{ key, accountNumber, errorCount, warningCount, isSetAside: setAside.has(key), presence },
        status: statusOf(account, known),
        requests: requests.map(({ kind, count, payloadHash }, index) => {
          const record = records[index]
          const state =
            record !== undefined && record.attempts > 0 ? showAddition(record, catalogue, beside[index]) : null
          const { whyHeld = null, doubt = null } = heldBack[index] ?? {}
          // What is on its way at this moment is in no doubt yet.
          const bySending = isBeingSent ? null : doubtBySending(state)
          return { kind, count, payloadHash, state, whyHeld, doubt: doubt ?? bySending }
        }),
      }
    })
  }

  /** With the cells at which the service refused something. */
  const atCells = async (all: readonly AdditionRow[]): Promise<AdditionRow[]> => {
    const placed: AdditionRow[] = []
    for (const row of all) {
      const account = session.register().find(row.key)
      const words = account === undefined ? [] : additions.wordsOn([account])
      const heard = words.some(({ errors }) => errors.length > 0)
        ? await session.ask('placeServiceWords', { words })
        : null
      const toCells = withRefusalsPlaced(heard?.ok ? heard.value.placed : [], catalogueOf('additions'))
      placed.push({ ...row, requests: row.requests.map((one) => ({ ...one, state: one.state && toCells(one.state) })) })
    }
    return placed
  }

  const replacementsIn = async (
    all: readonly AdditionRow[],
    wanted = 1,
  ): Promise<Result<Reply<'listAdditions'>['replacements']>> => {
    const replacing = replacingIn(all)
    const page = Math.max(1, Math.min(wanted, Math.ceil(replacing.length / replacementsPerPage)))
    const named = replacing.slice((page - 1) * replacementsPerPage, page * replacementsPerPage)
    const now = await reading.instructions(named.map(({ row }) => row.key))
    if (!now.ok) return now
    const shown = named.map(({ row: { key, accountNumber }, kind, payloadHash, state }) => ({
      ...{ key, accountNumber, kind },
      before: additions.instructionsBeside({ accountNumber, kind, payloadHash }),
      now: [...(now.value.get(key) ?? [])],
      wasLost: state?.again === 'askPerson',
    }))
    return ok({ page, shown })
  }

  const placeWords = async (key: string): Promise<void> => {
    const account = session.register().find(key)
    if (account !== undefined) await session.placeWords(additions.wordsOn([account]))
  }

  const sendNow = async (
    ask: Omit<Ask<'sendAdditions'>, 'at'>,
    tell: (now: DeskEvent<'additionsProgress'>) => void,
    signal: AbortSignal,
  ): Promise<Result<Reply<'sendAdditions'>>> => {
    const read = await reading.confirmed(rows(), ask)
    if (!read.ok) return read
    const counts = { ...noneSent, total: read.value.length }
    const doubted: Reply<'sendAdditions'>['doubted'] = []
    const placing: Promise<void>[] = []
    tell({ ...counts, isOver: false })
    const end = await additions.sendAll(read.value, {
      ...(ask.checkPreviouslyAdded === undefined ? {} : { checkPreviouslyAdded: ask.checkPreviouslyAdded }),
      keepTrying: ask.keepTrying,
      signal,
      onEnd: ({ key, request: { kind } }, ended) => {
        counts.done += 1
        if (hasLeft(ended)) counts.sent += 1
        if (!wasTaken(ended)) counts.failed += 1
        if (isDoubted(ended)) doubted.push({ key, kind })
        tell({ ...counts, isOver: false })
        placing.push(placeWords(key))
      },
    })
    await Promise.all(placing)
    if (!end.ok) return end
    if (end.value.trouble !== null) return refuse(end.value.trouble.issue)
    return ok({ ...counts, doubted, wasStopped: end.value.wasStopped })
  }

  const send = async (ask: Omit<Ask<'sendAdditions'>, 'at'>): Promise<Result<Reply<'sendAdditions'>>> =>
    sending.underWay() === null
      ? sending.begin({ ...noneSent, isOver: false }, (tell, signal) => sendNow(ask, tell, signal))
      : refuse(issue('additions_under_way', {}))

  /** Whoever asks meanwhile waits for the same. */
  const askAboutTargets = async (): Promise<Result<Reply<'askAboutTargets'>>> => {
    const unsure = unsureTargets(rows())
    const numbers = [...new Set(unsure.map(({ accountNumber }) => accountNumber))]
    const first = { done: 0, total: numbers.length, isOver: false }
    return (
      asking.underWay() ??
      asking.begin(first, async (tell, signal) => {
        const onProgress = (done: number, total: number | null) => tell({ done, total, isOver: false })
        const end = await additions.findTargets(numbers, { onProgress, signal })
        if (!end.ok) return end
        return end.value.trouble === null ? ok({ wasStopped: signal.aborted }) : refuse(end.value.trouble.issue)
      })
    )
  }

  return {
    answers: {
      listAdditions: async (ask) => {
        const all = rows()
        const replacements = await replacementsIn(all, ask.replacementsPage)
        if (!replacements.ok) return replacements
        const page = pageOfAdditions(all, ask, catalogueOf('additions'), digest, replacements.value)
        return ok({ ...page, rows: await atCells(page.rows) })
      },
      sendAdditions: send,
      readAdditionSending: async () => ok(sending.read()),
      stopAdditions: () => onceDone(sending.stop()),
      askAboutTargets,
      readAskingAboutTargets: async () => ok(asking.read()),
      stopAskingAboutTargets: () => onceDone(asking.stop()),
    } satisfies Partial<Desk>,
    /** All of them, with the cells at which the service refused something, and what each request adds. */
    results: async (): Promise<Result<AdditionResult[]>> => {
      const placed = await atCells(rows())
      const unsent = await reading.unsentItems(placed)
      if (!unsent.ok) return unsent
      return ok(
        placed.map(({ requests, ...row }) => ({
          ...row,
          requests: requests.map((one) => ({
            ...asSentItems(one),
            ...unsent.value.get(nameOfRequest({ ...row, ...one })),
          })),
        })),
      )
    },
    /** Resolves when nothing is being sent, and nothing asked, any more. */
    end: async (): Promise<void> => {
      await Promise.all([sending.stop(), asking.stop()])
    },
  }
}

const hasLeft = (end: AdditionEnd): boolean => end.kind === 'sent' && end.record.phase !== 'notSent'

/** What was refused is corrected, and is another request then. */
const doubtBySending = (state: AdditionState | null): AdditionRow['requests'][number]['doubt'] =>
  state?.again === 'askPerson' && state.phase !== 'done' && state.phase !== 'refused'
    ? { agreedDates: state.agreedDates, replaces: null }
    : null

const wasTaken = (end: AdditionEnd): boolean =>
  end.kind === 'wasDone' || (end.kind === 'sent' && end.record.phase === 'done')
