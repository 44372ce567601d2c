/**
 * What could be undone when Map was left, for as long as the window is open: of the project that was in it last, and only while its
 * mapping is the one that was left. What another step or window changed since is not to be taken back unseen.
 */
import type { Desk, ProjectState } from '../../shared/ipc.ts'
import type { Mapping } from '../../shared/mapping/mapping.ts'
import { type MappingHistory, noHistory } from './mapping-history.ts'

type Left = { readonly projectId: string; readonly mapping: Mapping; readonly history: MappingHistory }

/** By the desk of the window. */
const left = new WeakMap<Desk, Left>()

export function rememberHistory(desk: Desk, remembered: Left): void {
  left.set(desk, remembered)
}

export function recallHistory(desk: Desk, { id, mapping }: Pick<ProjectState, 'id' | 'mapping'>): MappingHistory {
  const remembered = left.get(desk)
  if (remembered?.projectId !== id || !isSameMapping(remembered.mapping, mapping)) return noHistory
  // What is typed now is a change of its own.
  return { ...remembered.history, topic: null }
}

export const isSameMapping = (one: Mapping, other: Mapping | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
