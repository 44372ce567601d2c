/**
 * How an account stood when a person looked at it last: what the service or somebody else did since is marked, until they look again.
 * Kept as long as the window is open.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { statusTable } from '../../shared/account-status.ts'
import type { AccountStub } from '../../shared/ipc.ts'

type Look = { readonly status: AccountStub['status']; readonly mark: string }
type Looks = ReadonlyMap<string, Look>

const lookedAtKey = ['lookedAt']
const none: Looks = new Map()

function useLooks(): readonly [Looks, (stub: AccountStub) => void] {
  const client = useQueryClient()
  const looks = (): Looks => client.getQueryData<Looks>(lookedAtKey) ?? none
  const { data } = useQuery({ queryKey: lookedAtKey, queryFn: looks, gcTime: Number.POSITIVE_INFINITY })
  const note = (stub: AccountStub): void => {
    client.setQueryData<Looks>(lookedAtKey, new Map(looks()).set(stub.key, lookOf(stub)))
  }
  return [data ?? looks(), note]
}

/** Whether an account of the list is otherwise than when it was looked at. */
export function useIsNew(): (stub: AccountStub) => boolean {
  const [looks] = useLooks()
  return (stub) => isOtherwise(looks.get(stub.key), stub)
}

/**
 * Looks at the account that is shown.
 * @param isRefreshing  this is how it stood a while ago, and it is being read anew
 * @returns what is new since the time before, in a sentence; `null` where nothing is
 */
export function useLookAt(stub: AccountStub, isRefreshing: boolean): string | null {
  const [looks, note] = useLooks()
  const [before] = useState(() => looks.get(stub.key))
  // What changes before the person's eyes needs no mark.
  const [news, setNews] = useState<string | null | undefined>(undefined)
  if (news === undefined && !isRefreshing) setNews(newsSince(before, stub))
  const { mark } = lookOf(stub)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an account that is the same was looked at already.
  useEffect(() => {
    if (!isRefreshing) note(stub)
  }, [mark, isRefreshing])
  return news ?? null
}

function newsSince(before: Look | undefined, stub: AccountStub): string | null {
  if (before === undefined || !isOtherwise(before, stub)) return null
  return before.status === stub.status
    ? 'There is news of it since you last looked.'
    : `It was “${statusTable[before.status].name}” when you last looked.`
}

const isOtherwise = (look: Look | undefined, stub: AccountStub): boolean =>
  look !== undefined && look.mark !== lookOf(stub).mark

function lookOf({ status, import: { changedAt, message, serviceWords, platformNumber } }: AccountStub): Look {
  return { status, mark: JSON.stringify([status, changedAt, message, serviceWords, platformNumber]) }
}
