/** Where the focus goes when a dialog opens and closes: to what a person needs first, and back to where they were. */
import { useEffect, useState } from 'react'

/** As the `ref` of what takes the focus as soon as it is there: a dialog may have to wait for what it asks about. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()

/** Gives the focus back to what had it when the dialog opened, in a dialog that is taken off the screen to close it. */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // Whoever closes the dialog may have sent the focus somewhere already.
      const isFree = document.activeElement === null || document.activeElement === document.body
      if (isFree && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    },
    [before],
  )
}
