/**
 * What could be undone when Map was left, for as long as the window is open: of the project that was in it last, and only while its
 * mapping is the one that was left. What another step or window changed since is not to be taken back unseen.
 */
import type { ProjectState } from '../../shared/ipc.ts'
import type { Mapping } from '../../shared/mapping/mapping.ts'
import { type MappingHistory, noHistory } from './mapping-history.ts'

type Left = { readonly projectId: string; readonly mapping: Mapping; readonly history: MappingHistory }

let left: Left | null = null

export function rememberHistory(remembered: Left): void {
  left = remembered
}

export function recallHistory({ id, mapping }: Pick<ProjectState, 'id' | 'mapping'>): MappingHistory {
  if (left?.projectId !== id || !isSameMapping(left.mapping, mapping)) return noHistory
  // What is typed now is a change of its own.
  return { ...left.history, topic: null }
}

export const isSameMapping = (one: Mapping, other: Mapping | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
