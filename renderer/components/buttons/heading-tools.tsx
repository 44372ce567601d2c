/** Puts what a step can do as a whole beside the step's name, where it takes no room from what the step shows. */
import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'

const Slot = createContext<HTMLElement | null>(null)

/** The element beside the name; `null` until it is there. */
export const HeadingSlot = Slot.Provider

export function HeadingTools({ children }: { readonly children: ReactNode }) {
  const slot = useContext(Slot)
  return slot === null ? null : createPortal(children, slot)
}
