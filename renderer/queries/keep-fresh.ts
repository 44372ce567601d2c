/** Asks again for what an answer or a piece of news has made out of date. What that is says the contract (shared/ipc-channels.ts). */
import { type Query, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { memberOf } from '../../shared/basics/members.ts'
import type { Desk } from '../../shared/ipc.ts'
import {
  type Channel,
  channels,
  type DeskEventName,
  deskEventNames,
  freshness,
  type Part,
} from '../../shared/ipc-channels.ts'
import type { DeskAccess } from '../transport/connection.ts'
import { useDebouncedUntilIdle } from './use-debounced-until-idle.ts'

type Told = Channel | DeskEventName

/** @param keys  the accounts that moved on; `undefined` where any of them may have */
export function freshen(client: QueryClient, told: Told, keys?: readonly string[]): void {
  const { changes = [], replaces = [] } = freshness[told]
  if (replaces.length > 0) void client.resetQueries({ predicate: ({ queryKey }) => readsOf(queryKey, replaces) })
  if (changes.length === 0) return
  const moved = keys && new Set<unknown>(keys)
  // The cache is gone through once for all keys: after a dry run there may be thousands.
  const isStale = ({ queryKey }: Query): boolean => readsOf(queryKey, changes) && isOfMoved(queryKey, moved)
  // What is read for the first time is asked for again too: the answer on its way may be the one of before.
  void client.resetQueries({ predicate: (query) => query.state.data === undefined && isStale(query) })
  void client.invalidateQueries({ predicate: isStale })
  const isForLater = ({ queryKey }: Query): boolean => readsOf(queryKey, changes, 'readsLater')
  void client.invalidateQueries({ predicate: isForLater, refetchType: 'none' })
}

function readsOf([channel]: QueryKey, parts: readonly Part[], when: 'reads' | 'readsLater' = 'reads'): boolean {
  return memberOf(freshness, String(channel))?.[when]?.some((part) => parts.includes(part)) ?? false
}

function isOfMoved([, ask]: QueryKey, moved: ReadonlySet<unknown> | undefined): boolean {
  const key = memberOf(ask, 'key')
  return moved === undefined || key === undefined || moved.has(key)
}

/** The desk, whose answers and news keep fresh what was read of it. */
export function useFreshDesk({ desk, subscribe }: Pick<DeskAccess, 'desk' | 'subscribe'>): Desk {
  const client = useQueryClient()
  // Lists of 100,000 accounts follow once the keys pause, not after each cell.
  const freshenLater = useDebouncedUntilIdle(() => freshen(client, 'editCells'))
  const hear = useCallback(
    (told: Told, keys?: readonly string[]) => {
      if (freshness[told].mayWait) freshenLater()
      else freshen(client, told, keys)
    },
    [client, freshenLater],
  )
  useEffect(() => {
    const ends = deskEventNames
      .filter(isTelling)
      .map((name) => subscribe(name, (news) => hear(name, 'keys' in news ? news.keys : undefined)))
    return () => {
      for (const end of ends) end()
    }
  }, [subscribe, hear])
  return useMemo(() => {
    const telling = channels.filter(isTelling).map((channel) => {
      const ask = desk[channel] as (asked: unknown) => Promise<unknown>
      // Also what was refused may have been done in part.
      return [channel, (asked: unknown) => ask(asked).finally(() => hear(channel))] as const
    })
    return { ...desk, ...Object.fromEntries(telling) }
  }, [desk, hear])
}

const isTelling = (told: Told): boolean => (freshness[told].changes ?? freshness[told].replaces) !== undefined
