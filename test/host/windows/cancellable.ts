/** The event object that Electron hands to a listener which may prevent what is about to happen. */
import type { Event } from 'electron'

/** @param details  what the event carries beside `preventDefault`, e.g. the address of a navigation */
export function cancellable<Details extends object>(details: Details): Event<Details>
export function cancellable(): Event
export function cancellable(details: object = {}): Event {
  let isPrevented = false
  const event = {
    preventDefault: () => {
      isPrevented = true
    },
    get defaultPrevented() {
      return isPrevented
    },
  }
  return Object.defineProperties(event, Object.getOwnPropertyDescriptors(details))
}
