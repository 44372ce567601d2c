/**
 * How an account stood when a person looked at it last: what the service or somebody else did since is marked, until they look again.
 * Kept with the project.
 */

import { useCallbackRef } from '@mantine/hooks'
import { createContext, useContext, useEffect, useState } from 'react'
import { statusTable } from '../../shared/account-status.ts'
import {
  type AccountDetail,
  type AccountLook,
  type AccountSummary,
  mostLookedAt,
  type ProjectState,
} from '../../shared/ipc.ts'
import { say } from '../../shared/messages/say.ts'
import { quoted } from '../../shared/messages/values.ts'
import { useDesk } from '../queries/desk-context.tsx'
import { serviceOf, useConnection } from '../queries/use-connection.ts'

type Looks = {
  readonly of: (key: string) => AccountLook | undefined
  readonly note: (look: AccountLook) => void
}

const LookedAt = createContext<Looks>({ of: () => undefined, note: () => {} })

export const LooksProvider = LookedAt.Provider

type Props = {
  readonly project: ProjectState
  readonly onProject: (project: ProjectState) => void
}

/** What was looked at of a project. Where it can't be kept, it is known until the window is closed. */
export function useLooks({ project, onProject }: Props): Looks {
  const desk = useDesk()
  const lookedIn = serviceOf(useConnection())
  const all = (project.look.lookedIn === lookedIn ? project.look.lookedAt : undefined) ?? []
  const note = useCallbackRef((look: AccountLook) => {
    if (JSON.stringify(all.at(-1)) === JSON.stringify(look)) return
    const others = all.filter(({ key }) => key !== look.key)
    const changed = { ...project.look, lookedIn, lookedAt: [...others, look].slice(-mostLookedAt) }
    onProject({ ...project, look: changed })
    void desk.keepLook({ look: changed })
  })
  return { of: (key) => all.findLast((one) => one.key === key), note }
}

/** Whether an account of the list stands otherwise than when it was looked at. */
export function useIsNew(): (stub: AccountSummary) => boolean {
  const { of } = useContext(LookedAt)
  return (stub) => {
    const look = of(stub.key)
    return look !== undefined && look.standing !== standingMark(stub)
  }
}

/**
 * Looks at the account that is shown.
 * @param isRefreshing  this is how it stood a while ago, and it is being read anew
 * @returns what is new since the time before, in a sentence; `null` where nothing is
 */
export function useLookAt(
  { stub, payload }: Pick<AccountDetail, 'stub' | 'payload'>,
  isRefreshing: boolean,
): string | null {
  const { of, note } = useContext(LookedAt)
  const { key, status } = stub
  const standing = standingMark(stub)
  const ofPayload = markOf(JSON.stringify(payload))
  const now: AccountLook = { key, status, standing, payload: ofPayload }
  const [before] = useState(() => of(key))
  // What changes before the person's eyes needs no mark.
  const [news, setNews] = useState<string | null | undefined>(undefined)
  const since = newsSince(before, now)
  if (news === undefined && !isRefreshing) setNews(since)
  // It is as it was again.
  else if (news != null && since === null) setNews(null)
  useEffect(() => {
    if (!isRefreshing) note({ key, status, standing, payload: ofPayload })
  }, [key, status, standing, ofPayload, isRefreshing, note])
  return news ?? null
}

function newsSince(before: AccountLook | undefined, now: AccountLook): string | null {
  if (before === undefined) return null
  if (before.status !== now.status)
    return say('was_when_looked', { status: quoted(say(statusTable[before.status].name)) })
  if (before.payload !== now.payload) return say('changed_since_looked')
  return before.standing === now.standing ? null : say('news_since_looked')
}

const standingMark = ({
  status,
  import: { changedAt, message, serviceWords, platformNumber },
}: AccountSummary): string => markOf(JSON.stringify([status, changedAt, message, serviceWords, platformNumber]))

const prime = 0x01000193

/** FNV-1a, twice from other beginnings: two texts that differ are told apart, and the text is not in it. */
function markOf(text: string): string {
  let [one, other] = [0x811c9dc5, 0x9747b28c]
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    one = Math.imul(one ^ unit, prime)
    other = Math.imul(other ^ unit, prime)
  }
  return [one, other].map((half) => (half >>> 0).toString(36)).join(' ')
}
