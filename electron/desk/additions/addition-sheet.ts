/** Sends what the open spreadsheet of additions holds, one request after the other, and says how each stands. */

import type { AdditionRow, Ask, DeskEvent, Reply } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { ok, onceDone, type Result, refuse } from '../../../shared/result.ts'
import type { AdditionEnd, AdditionToSend } from '../../additions/add-one.ts'
import { checkedRequests } from '../../additions/ready-requests.ts'
import { placingRefusals, showAddition } from '../../additions/show-addition.ts'
import type { Surroundings } from '../../desk-ports.ts'
import type { IndexedAccount, ServiceWords } from '../../preparation/protocol.ts'
import type { AdditionRecord } from '../../storage/journal/addition-record.ts'
import type { AdditionsJournal } from '../../storage/journal/additions-journal.ts'
import type { Connections } from '../connection/connections.ts'
import type { ProjectSession } from '../project/project-session.ts'
import { additionRows, pageOfAdditions, sendableKinds } from './addition-rows.ts'
import type { AdditionSession } from './addition-session.ts'

type Ports = Pick<Surroundings, 'catalogueOf' | 'tellNews'> & {
  readonly session: ProjectSession
  readonly additions: AdditionSession
  readonly connections: Pick<Connections, 'terms'>
}

export type AdditionSheet = ReturnType<typeof createAdditionSheet>

/** So many payloads are fetched from the preparation process at once. */
const payloadsAtOnce = 200

export function createAdditionSheet({ session, additions, connections, catalogueOf, tellNews }: Ports) {
  let progress: DeskEvent<'additionsProgress'> | null = null
  let underWay: { readonly stop: AbortController; readonly work: Promise<unknown> } | null = null

  const tell = (now: DeskEvent<'additionsProgress'>): void => {
    progress = now.isOver ? null : now
    tellNews('additionsProgress', now)
  }

  const rows = (): AdditionRow[] => {
    const journal = additions.journal()
    const catalogue = catalogueOf('additions')
    return additionRows(
      session.register().all,
      (accountNumber, { kind, payloadHash: hash }) => {
        const record = journal?.read({ accountNumber, kind, payloadHash: hash })
        return record === undefined || record.attempts === 0 ? null : showAddition(record, catalogue)
      },
      (key) => session.setAside().has(key),
      additions.whyHeld(),
    )
  }

  /** With the cells at which the service refused something. */
  const atCells = async (all: readonly AdditionRow[]): Promise<AdditionRow[]> => {
    const sent = all.filter(({ requests }) => requests.some(({ state }) => state !== null))
    const placed = new Map<string, AdditionRow>()
    const catalogue = catalogueOf('additions')
    for (let from = 0; from < sent.length; from += payloadsAtOnce) {
      const part = new Map(sent.slice(from, from + payloadsAtOnce).map((row) => [row.key, row]))
      const read = await session.ask('readPayloads', { keys: [...part.keys()] })
      for (const { key, payloadHash } of read.ok ? read.value : []) {
        const [row, account] = [part.get(key), session.register().find(key)]
        if (row === undefined || account === undefined) continue
        const toCells = await placingRefusals(recordsIn(additions.journal(), account), catalogue, async (errors) => {
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

  /** What of accounts the service took, request by request: values that are up to it are not unusual there any more. */
  const takenOf = (accounts: readonly IndexedAccount[]): readonly ServiceWords[] => {
    const journal = additions.journal()
    return accounts.flatMap((account) =>
      recordsIn(journal, account).flatMap(({ phase, payloadHash }) =>
        phase === 'done' ? [{ key: account.key, payloadHash, isTaken: true, errors: [] }] : [],
      ),
    )
  }

  const placeTaken = async (key: string): Promise<void> => {
    const account = session.register().find(key)
    if (account !== undefined && account.warningCount > 0) await session.placeWords(takenOf([account]))
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
    const catalogue = catalogueOf('additions')
    for (let from = 0; from < chosen.length; from += payloadsAtOnce) {
      const part = chosen.slice(from, from + payloadsAtOnce)
      const read = await session.ask('readPayloads', { keys: part.map(({ key }) => key) })
      if (!read.ok) return read
      for (const { key, accountNumber, payload, errors } of read.value) {
        const kinds = part.find((one) => one.key === key)?.kinds ?? []
        if (accountNumber === null) continue
        for (const { request, inTheWay } of checkedRequests({ payload, errors }, catalogue))
          if (kinds.includes(request.kind) && inTheWay.length === 0)
            all.push({
              ...{ key, accountNumber, request, catalogue },
              terms: connections.terms(),
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
        tellNews('accountsChanged', { keys: [key] })
        placing.push(placeTaken(key))
      },
    })
    await Promise.all(placing)
    if (!end.ok) return end
    if (end.value.trouble !== null) return refuse(end.value.trouble.issue)
    return ok({ done, total, failed, wasStopped: end.value.wasStopped })
  }

  const send = async (ask: Omit<Ask<'sendAdditions'>, 'at'>): Promise<Result<Reply<'sendAdditions'>>> => {
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
  }

  /** Resolves when nothing is being sent any more. */
  const stop = async (): Promise<void> => {
    underWay?.stop.abort()
    await underWay?.work.catch(() => {})
  }

  return {
    answers: {
      listAdditions: async (ask: Ask<'listAdditions'>): Promise<Result<Reply<'listAdditions'>>> => {
        const page = pageOfAdditions(rows(), ask, catalogueOf('additions'))
        return ok({ ...page, rows: await atCells(page.rows) })
      },
      sendAdditions: send,
      /** What is being sent; `null` where nothing is. */
      readAdditionSending: async () => ok(progress),
      stopAdditions: () => onceDone(stop()),
    },
    /** All of them, with the cells at which the service refused something. */
    results: (): Promise<AdditionRow[]> => atCells(rows()),
    takenOf,
    stop,
  }
}

const wasTaken = (end: AdditionEnd): boolean =>
  end.kind === 'wasDone' || (end.kind === 'sent' && end.record.phase === 'done')

function recordsIn(journal: AdditionsJournal | null, account: IndexedAccount): readonly AdditionRecord[] {
  const { accountNumber, requests } = account
  if (journal === null || accountNumber === null) return []
  return requests.map(({ kind, payloadHash }) => journal.read({ accountNumber, kind, payloadHash }))
}
