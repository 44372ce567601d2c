/** Reads requests of the open spreadsheet of additions in full, from the preparation process: to send them, or to say what they would add. */
import { hash } from 'node:crypto'
import { type AdditionKind, additionKinds, additionRequests } from '../../../shared/additions/addition-requests.ts'
import type { AdditionRow, Ask } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { ok, type Result, refuse } from '../../../shared/result.ts'
import { type AdditionToSend, keyOf } from '../../additions/add-one.ts'
import { checkedRequests } from '../../additions/ready-requests.ts'
import { sentInWords } from '../../additions/sent-in-words.ts'
import { itemsAsSent } from '../../additions/show-addition.ts'
import { thingsAsSent } from '../../additions/things-as-sent.ts'
import type { Surroundings } from '../../desk-ports.ts'
import type { PreparedPayload } from '../../preparation/protocol.ts'
import type { Connections } from '../connection/connections.ts'
import type { ProjectSession } from '../project/project-session.ts'
import { type Digest, requestsToSend, seenOf } from './addition-rows.ts'
import type { RequestWithItems } from './addition-totals.ts'

type Ports = Pick<Surroundings, 'catalogueOf'> & {
  readonly session: Pick<ProjectSession, 'ask'>
  readonly connections: Pick<Connections, 'inUse'>
}

type RequestOfRow = AdditionToSend & { readonly key: string }

type Items = Pick<RequestWithItems, 'items'>

export const nameOfRequest = ({ key, kind }: { readonly key: string; readonly kind: AdditionKind }): string =>
  `${kind} ${key}`

export const digest: Digest = (text) => hash('sha256', text, 'base64url')

/** So many payloads are fetched at once. */
const payloadsAtOnce = 200

export function readRequests({ session, connections, catalogueOf }: Ports) {
  const readAll = async <T>(
    keys: readonly string[],
    each: (payload: PreparedPayload) => readonly T[],
  ): Promise<Result<readonly T[]>> => {
    const all: T[] = []
    for (let from = 0; from < keys.length; from += payloadsAtOnce) {
      const read = await session.ask('readPayloads', { keys: keys.slice(from, from + payloadsAtOnce) })
      if (!read.ok) return read
      for (const payload of read.value) all.push(...each(payload))
    }
    return ok(all)
  }

  return {
    /** What the person decided about, as long as it is what they saw. */
    confirmed: async (
      rows: readonly AdditionRow[],
      { decision, seen, keys }: Pick<Ask<'sendAdditions'>, 'decision' | 'seen' | 'keys'>,
    ): Promise<Result<readonly RequestOfRow[]>> => {
      const [catalogue, terms] = [catalogueOf('additions'), connections.inUse().terms]
      const byKind = Map.groupBy(requestsToSend(rows, decision, catalogue), ({ kind }) => kind)
      const asked = additionKinds.filter((kind) => seen[kind] !== undefined)
      const isSame = (kind: AdditionKind) => seen[kind] === seenOf(decision, byKind.get(kind) ?? [], digest)
      if (!asked.every(isSame)) return refuse(issue('additions_changed', {}))
      const wanted = keys === undefined ? null : new Set(keys)
      const chosen = asked
        .flatMap((kind) => byKind.get(kind) ?? [])
        .filter(({ row }) => wanted === null || wanted.has(row.key))
      const ofKey = Map.groupBy(chosen, ({ row }) => row.key)
      const read = await readAll([...ofKey.keys()], ({ key, accountNumber, payload, errors }) =>
        checkedRequests({ payload, errors }, catalogue).flatMap(({ request, inTheWay }): readonly RequestOfRow[] => {
          if (accountNumber === null || inTheWay.length > 0) return []
          const toSend = { key, accountNumber, request, catalogue, terms }
          const { payloadHash } = keyOf(toSend)
          const own = ofKey.get(key)?.find((one) => one.payloadHash === payloadHash)
          if (own === undefined) return []
          const { agreedDates, attempts, replaces } = own
          const isSure = decision === 'allTheSame' || decision === 'replace'
          return [{ ...toSend, agreedDates, sureAfter: isSure ? attempts : null, replaces }]
        }),
      )
      // By an edit that was on its way some of it may have become another.
      return read.ok && read.value.length !== chosen.length ? refuse(issue('additions_changed', {})) : read
    },

    /** All that is in the payment instructions of these accounts, as they would be sent. */
    instructions: async (keys: readonly string[]): Promise<Result<ReadonlyMap<string, readonly string[]>>> => {
      const [catalogue, terms] = [catalogueOf('additions'), connections.inUse().terms]
      const read = await readAll(keys, ({ key, payload }) =>
        additionRequests(payload, catalogue)
          .filter(({ kind }) => kind === 'payment')
          .map((request): [string, readonly string[]] => {
            const sent = sentInWords('payment', request.payload, catalogue, terms)
            return [key, sent.flatMap(({ lines }) => lines)]
          }),
      )
      return read.ok ? ok(new Map(read.value)) : read
    },

    /** The transactions of requests that were never sent: what they would be, by the names of the requests. */
    unsentItems: async (rows: readonly AdditionRow[]): Promise<Result<ReadonlyMap<string, Items>>> => {
      const [catalogue, terms] = [catalogueOf('additions'), connections.inUse().terms]
      const isUnsent = ({ kind, state }: AdditionRow['requests'][number]) => kind === 'transactions' && state === null
      const keys = rows.flatMap(({ key, requests }) => (requests.some(isUnsent) ? key : []))
      const read = await readAll(keys, ({ key, payload }) =>
        additionRequests(payload, catalogue)
          .filter(({ kind }) => kind === 'transactions')
          .map((request): [string, Items] => {
            const sent = thingsAsSent({ request, catalogue, terms }) ?? []
            return [nameOfRequest({ key, ...request }), { items: itemsAsSent({ ...request, sent }, catalogue) }]
          }),
      )
      return read.ok ? ok(new Map(read.value)) : read
    },
  }
}
