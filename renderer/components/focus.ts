/** Where the focus goes when a dialog opens or closes, and when a button goes with what it did: never back to the top of the page. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** As the `ref` of what takes the focus as soon as it is there: a dialog may have to wait for what it asks about. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()

/**
 * Gives the focus back to what had it when the dialog opened, in a dialog that is taken off the screen to close it.
 * @param whenGone  does so where that is gone, as a box is that closes once the focus leaves it
 */
export function useFocusBack(whenGone?: () => void): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // Whoever closes the dialog may have sent the focus somewhere already.
      if (!isFocusFree()) return
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
      else whenGone?.()
    },
    [before, whenGone],
  )
}

/**
 * Keeps the focus within a part of the page whose buttons and lines go with what they do, also in a dialog of it: once what had it has
 * gone, it goes to what is nearest.
 * @param nearest  looked for in the part: the first of them that is there
 */
export function useFocusKept(nearest: readonly string[]) {
  const part = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  // Whatever is drawn may be without it.
  useLayoutEffect(() => {
    if (!hadFocus.current || !isFocusFree()) return
    const left = nearest.map((one) => part.current?.querySelector<HTMLElement>(one)).find((one) => one != null)
    left?.focus()
  })
  return {
    ref: part,
    onFocus: () => {
      hadFocus.current = true
    },
    // Of what is taken off the screen nothing is told.
    onBlur: () => {
      hadFocus.current = false
    },
  }
}

/** Nothing has it: the next Tab begins at the top of the page. */
export const isFocusFree = (): boolean => document.activeElement === null || document.activeElement === document.body

/**
 * To be called in the click of a button that goes with what it does: the focus goes to the next of its kind, else to the one before,
 * else to what comes after all of them. The page follows who uses the keys; under a mouse it stays where it is.
 * @param from  of the kind, or in one that is
 * @param kind  names the kind within the page; each of its elements has it as `data-kind`. No button that decides about something else is
 *   one: who presses Enter twice would decide what nobody has read
 * @param last  as `data-kind` too
 */
export function passFocusOn(from: HTMLElement, kind: string, last: string): void {
  const all = [...document.querySelectorAll<HTMLElement>(`[data-kind="${kind}"]`)]
  const at = all.findIndex((one) => one.contains(from))
  const next = all[at + 1] ?? all[at - 1] ?? document.querySelector<HTMLElement>(`[data-kind="${last}"]`)
  next?.focus({ preventScroll: document.activeElement?.matches(':focus-visible') !== true })
}
