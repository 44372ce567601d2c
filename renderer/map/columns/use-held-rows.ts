/**
 * Keeps rows where they are while a person works through them with the mouse: what is dealt with has less to say, and without this the
 * next row's button would come up under the pointer.
 */
import { type RefObject, useCallback, useRef, useState } from 'react'

/** @param row  as it is now */
export type HoldRow = (column: number, row: HTMLElement | null) => void

/** A least height of nothing is not none: it would let a line be squeezed away. */
type Held = { readonly rows: ReadonlyMap<number, number>; readonly summary: number | undefined }
const nothing: Held = { rows: new Map(), summary: undefined }

export type HeldRows = {
  /** Of what stands above the rows and gets shorter with them. */
  readonly summaryRef: RefObject<HTMLParagraphElement | null>
  /** Least heights, in pixels. */
  readonly held: Held
  readonly hold: HoldRow
  /** The pointer has gone, or others are listed. */
  readonly letGo: () => void
}

export function useHeldRows(): HeldRows {
  const summaryRef = useRef<HTMLParagraphElement>(null)
  const [held, setHeld] = useState(nothing)
  const hold = useCallback((column: number, row: HTMLElement | null): void => {
    const height = heightOf(row)
    const summary = heightOf(summaryRef.current)
    setHeld((before) => ({ rows: new Map(before.rows).set(column, height), summary }))
  }, [])
  const letGo = useCallback(() => setHeld(nothing), [])
  return { summaryRef, held, hold, letGo }
}

const heightOf = (element: HTMLElement | null): number => element?.getBoundingClientRect().height ?? 0
