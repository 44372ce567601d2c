/** Sends what the open spreadsheet of additions holds, one request after the other, and says how each stands. */

import { type AdditionRequest, additionRequests } from '../../../shared/additions/addition-requests.ts'
import { contractIssues } from '../../../shared/additions/check-additions.ts'
import type { AdditionsPayload } from '../../../shared/contract/additions.ts'
import type { AdditionRow, Ask, CheckSummary, News, Reply } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import type { MoneyTerms } from '../../../shared/money-terms.ts'
import { ok, type Result, refuse } from '../../../shared/result.ts'
import type { AdditionEnd, AdditionToSend } from '../../additions/add-one.ts'
import { placingRefusals, showAddition } from '../../additions/show-addition.ts'
import type { IndexedAccount, ServiceWords } from '../../preparation/protocol.ts'
import type { AdditionRecord } from '../../storage/addition-record.ts'
import type { ProjectSession } from '../project/project-session.ts'
import { additionRows, sendableKinds } from './addition-rows.ts'
import type { AdditionSession } from './addition-session.ts'

export type AdditionSheet = {
  rows(): AdditionRow[]
  /** With the cells at which the service refused something. */
  atCells(rows: readonly AdditionRow[]): Promise<AdditionRow[]>
  send(ask: Omit<Ask<'sendAdditions'>, 'at'>): Promise<Result<Reply<'sendAdditions'>>>
  /** What of accounts the service took, request by request: values that are up to it are not unusual there any more. */
  takenOf(accounts: readonly IndexedAccount[]): readonly ServiceWords[]
  /** What is being sent; `null` where nothing is. */
  progress(): News<'additionsProgress'> | null
  /** Resolves when nothing is being sent any more. */
  stop(): Promise<void>
}

type Ports = {
  readonly session: ProjectSession
  readonly additions: AdditionSession
  /** How the service of the present connection takes money. */
  readonly terms: () => MoneyTerms
  readonly tellProgress: (progress: News<'additionsProgress'>) => void
  readonly tellChanged: (keys: readonly string[]) => void
  readonly tellSummary: (summary: CheckSummary) => void
}

/** So many payloads are fetched from the preparation process at once. */
const payloadsAtOnce = 200

export function createAdditionSheet(ports: Ports): AdditionSheet {
  const { session, additions, terms, tellProgress, tellChanged, tellSummary } = ports
  let progress: News<'additionsProgress'> | null = null
  let underWay: { readonly stop: AbortController; readonly work: Promise<unknown> } | null = null

  const tell = (now: News<'additionsProgress'>): void => {
    progress = now.isOver ? null : now
    tellProgress(now)
  }

  const rows = (): AdditionRow[] => {
    const journal = additions.journal()
    return additionRows(
      session.accounts(),
      (accountNumber, { kind, payloadHash: hash }) => {
        const record = journal?.read({ accountNumber, kind, payloadHash: hash })
        return record === undefined || record.attempts === 0 ? null : showAddition(record)
      },
      (key) => session.setAside().has(key),
      additions.whyHeld,
    )
  }

  const atCells = async (all: readonly AdditionRow[]): Promise<AdditionRow[]> => {
    const sent = all.filter(({ requests }) => requests.some(({ state }) => state !== null))
    const placed = new Map<string, AdditionRow>()
    for (let from = 0; from < sent.length; from += payloadsAtOnce) {
      const part = new Map(sent.slice(from, from + payloadsAtOnce).map((row) => [row.key, row]))
      const read = await session.ask('readPayloads', { keys: [...part.keys()] })
      for (const { key, payloadHash } of read.ok ? read.value : []) {
        const [row, account] = [part.get(key), session.account(key)]
        if (row === undefined || account === undefined) continue
        const toCells = await placingRefusals(recordsOf(account), async (errors) => {
          const words = [{ key, payloadHash, isTaken: false, errors }]
          const heard = await session.ask('placeServiceWords', { words })
          return heard.ok ? heard.value.placed : []
        })
        const requests = row.requests.map((one) => ({ ...one, state: one.state && toCells(one.state) }))
        placed.set(key, { ...row, requests })
      }
    }
    return all.map((row) => placed.get(row.key) ?? row)
  }

  const recordsOf = ({ accountNumber, requests }: IndexedAccount): readonly AdditionRecord[] => {
    const journal = additions.journal()
    if (journal === null || accountNumber === null) return []
    return requests.map(({ kind, payloadHash }) => journal.read({ accountNumber, kind, payloadHash }))
  }

  const takenOf = (accounts: readonly IndexedAccount[]): readonly ServiceWords[] =>
    accounts.flatMap((account) =>
      recordsOf(account).flatMap(({ phase, payloadHash }) =>
        phase === 'done' ? [{ key: account.key, payloadHash, isTaken: true, errors: [] }] : [],
      ),
    )

  const placeTaken = async (key: string): Promise<void> => {
    const account = session.account(key)
    if (account === undefined || account.warningCount === 0) return
    const placed = await session.placeWords(takenOf([account]))
    if (placed.ok && placed.value !== null) tellSummary(placed.value)
  }

  /** By account, which of the kinds asked for can go. */
  const choose = ({ keys, kinds }: Pick<Ask<'sendAdditions'>, 'keys' | 'kinds'>) =>
    rows().flatMap((row) => {
      if (keys !== 'allReady' && !keys.includes(row.key)) return []
      const chosen = sendableKinds(row).filter((kind) => kinds.includes(kind))
      return chosen.length === 0 ? [] : [{ key: row.key, kinds: chosen }]
    })

  const readToSend = async (
    chosen: ReturnType<typeof choose>,
    agreed: Ask<'sendAdditions'>['agreedDates'],
  ): Promise<Result<readonly (AdditionToSend & { readonly key: string })[]>> => {
    const datesOf = new Map(agreed.map(({ key, dates }) => [key, dates]))
    const all: (AdditionToSend & { readonly key: string })[] = []
    for (let from = 0; from < chosen.length; from += payloadsAtOnce) {
      const part = chosen.slice(from, from + payloadsAtOnce)
      const read = await session.ask('readPayloads', { keys: part.map(({ key }) => key) })
      if (!read.ok) return read
      for (const { key, accountNumber, payload, errors } of read.value) {
        const kinds = part.find((one) => one.key === key)?.kinds ?? []
        if (accountNumber === null || errors.length > 0) continue
        for (const request of additionRequests(payload as AdditionsPayload))
          if (kinds.includes(request.kind) && isValid(request))
            all.push({
              key,
              accountNumber,
              request,
              terms: terms(),
              agreedDates: datesOf.get(key) ?? [],
            })
      }
    }
    return ok(all)
  }

  const sendNow = async (
    ask: Omit<Ask<'sendAdditions'>, 'at'>,
    signal: AbortSignal,
  ): Promise<Result<Reply<'sendAdditions'>>> => {
    const read = await readToSend(choose(ask), ask.agreedDates)
    if (!read.ok) return read
    const total = read.value.length
    if (total !== ask.count) return refuse(issue('additions_count_is_another', { count: total }))
    let done = 0
    let failed = 0
    const placing: Promise<void>[] = []
    tell({ done, total, failed, isOver: false })
    const end = await additions.sendAll(read.value, {
      ...(ask.checkPreviouslyAdded === undefined ? {} : { checkPreviouslyAdded: ask.checkPreviouslyAdded }),
      keepTrying: ask.keepTrying,
      signal,
      onEnd: ({ key }, ended) => {
        done += 1
        if (!wasTaken(ended)) failed += 1
        tell({ done, total, failed, isOver: false })
        tellChanged([key])
        placing.push(placeTaken(key))
      },
    })
    await Promise.all(placing)
    if (!end.ok) return end
    if (end.value.trouble !== null) return refuse(end.value.trouble.issue)
    return ok({ done, total, failed, wasStopped: end.value.wasStopped })
  }

  return {
    rows,
    atCells,
    takenOf,
    progress: () => progress,
    send: async (ask) => {
      if (underWay !== null) return refuse(issue('additions_under_way', {}))
      const stop = new AbortController()
      const work = sendNow(ask, stop.signal)
      underWay = { stop, work }
      try {
        return await work
      } finally {
        underWay = null
        tell({ done: 0, total: 0, failed: 0, isOver: true })
      }
    },
    stop: async () => {
      underWay?.stop.abort()
      await underWay?.work.catch(() => {})
    },
  }
}

/** What stands against it was said in Check; this is the contract of the call once more. */
const isValid = (request: AdditionRequest): boolean => contractIssues(request).length === 0

const wasTaken = (end: AdditionEnd): boolean =>
  end.kind === 'wasDone' || (end.kind === 'sent' && end.record.phase === 'done')
