/** The mappings before and after the present one, for undo and redo. Pure. */
import type { Mapping } from '../../shared/mapping/mapping.ts'

export type MappingHistory = {
  /** The last one is the one before the present one. */
  readonly before: readonly Mapping[]
  /** What was undone; the first one is the next. */
  readonly after: readonly Mapping[]
  /** What the last change was about, where it may go on: letters that are typed one after the other are one change. */
  readonly topic: string | null
}

export type Step = { readonly history: MappingHistory; readonly mapping: Mapping }

export const noHistory: MappingHistory = { before: [], after: [], topic: null }

/** So many steps back are kept. */
const most = 100

/** @param topic  changes with the same one, one right after the other, are undone together */
export function remember(history: MappingHistory, present: Mapping, topic: string | null): MappingHistory {
  if (topic !== null && topic === history.topic) return { ...history, after: [] }
  return { before: [...history.before, present].slice(-most), after: [], topic }
}

/** @returns `null` where there is nothing to undo */
export function stepBack({ before, after }: MappingHistory, present: Mapping): Step | null {
  const mapping = before.at(-1)
  if (mapping === undefined) return null
  return { mapping, history: { before: before.slice(0, -1), after: [present, ...after], topic: null } }
}

/** @returns `null` where nothing was undone */
export function stepForward({ before, after }: MappingHistory, present: Mapping): Step | null {
  const [mapping, ...rest] = after
  if (mapping === undefined) return null
  return { mapping, history: { before: [...before, present], after: rest, topic: null } }
}
