/**
 * What the person is to be told on whichever step they are, until they have read it. What stays as it is from one start to the next is
 * told once: settings remember that it was read.
 */

import { canonicalJson } from '../../shared/basics/canonical-json.ts'
import type { Notice } from '../../shared/ipc.ts'
import type { OurCode } from '../../shared/issue-words.ts'
import type { Issue } from '../../shared/result.ts'
import type { Settings } from './settings.ts'

/** Told at every start that finds them. None of their sentences names a person, an account or a file of the person. */
const standing: ReadonlySet<string> = new Set<OurCode>([
  'keychain_missing',
  'data_key_beside_data',
  'newer_version',
  'old_key_left',
])
const isStanding = ({ code }: Issue): boolean => standing.has(code)

export type Notices = {
  /** @returns whether it is to be told: it was not read at an earlier start */
  add(told: Notice): boolean
  unread(): readonly Notice[]
  haveRead(): void
}

/** @param others  what else there is to be told, as things stand */
export function createNotices(settings: Pick<Settings, 'read' | 'write'>, others: () => readonly Issue[]): Notices {
  const readBefore = new Set(settings.read('noticesRead'))
  const added: Notice[] = []
  const isUnread = (one: Notice): boolean => !(isStanding(one) && readBefore.has(canonicalJson(one.message)))
  return {
    add: (told) => {
      added.push(told)
      return isUnread(told)
    },
    unread: () => [...others(), ...added].filter(isUnread),
    haveRead: () => {
      const stay = [...others(), ...added].filter(isStanding)
      readBefore.clear()
      for (const { message } of stay) readBefore.add(canonicalJson(message))
      settings.write('noticesRead', [...readBefore])
      added.splice(0, added.length, ...stay)
    },
  }
}
