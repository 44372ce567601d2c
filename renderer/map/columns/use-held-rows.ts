/**
 * Keeps rows where they are while a person works through them with the mouse: what is dealt with has less to say, and without this the
 * next row's button would come up under the pointer. Whoever scrolls has moved them, and who presses keys or a list has no pointer there.
 */
import { useCallback, useState } from 'react'

/** @param row  as it is now */
export type HoldRow = (column: number, row: HTMLElement | null) => void

export type HeldRows = {
  /** Least heights by column, in pixels; 0 where the pointer was elsewhere. */
  readonly held: ReadonlyMap<number, number>
  readonly hold: HoldRow
  /** The pointer has gone, rows are scrolled, or others are listed. */
  readonly letGo: () => void
}

const nothing: ReadonlyMap<number, number> = new Map()

export function useHeldRows(): HeldRows {
  const [held, setHeld] = useState(nothing)
  const hold = useCallback((column: number, row: HTMLElement | null): void => {
    const height = row?.matches(':hover') === true ? row.getBoundingClientRect().height : 0
    setHeld((before) => new Map(before).set(column, height))
  }, [])
  const letGo = useCallback(() => setHeld(nothing), [])
  return { held, hold, letGo }
}
