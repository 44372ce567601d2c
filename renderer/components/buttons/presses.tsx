/**
 * What a hand does in one go is one press: a key with all its repeats, or quick clicks on one spot. A press is for the button it began
 * on, and only where that had been seen by then; whatever comes up under it must not be decided by it.
 */
import { createContext, type MouseEvent, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { afterPaint } from '../after-paint.ts'

/** The time in which systems take two clicks for a double one. */
export const usualDoubleClickMs = 500
/** What is pressed is at least as large, so that clicks closer to each other are meant for the same. */
const sameSpotPx = 24

type Press = {
  readonly beganAt: number
  readonly began: EventTarget | null
  /** The key, or where the pointer was. */
  readonly by: string | { readonly x: number; readonly y: number }
  /** When its newest click or key came. */
  readonly latestAt: number
  readonly isOver: boolean
}

type Presses = {
  readonly doubleClickMs: number
  /** @param about  the click that a press made, or that somebody made without a hand, as assistive software does */
  readonly pressOf: (about: Event) => Pick<Press, 'beganAt' | 'began'>
}

const PressesContext = createContext<Presses | null>(null)

type Props = {
  /** 0 where nobody sees the screen: then each click counts by itself. */
  readonly doubleClickMs: number
  readonly children: ReactNode
}

export function PressesProvider({ doubleClickMs, children }: Props) {
  const present = useRef<Press | null>(null)
  useEffect(() => {
    const begin = (event: Event, by: Press['by']): void => {
      const { timeStamp: latestAt, target: began } = event
      const before = present.current
      const goesOn = before !== null && latestAt - before.latestAt < doubleClickMs && isSame(before.by, by)
      present.current = goesOn
        ? { ...before, latestAt, isOver: false }
        : { beganAt: latestAt, began, by, latestAt, isOver: false }
    }
    const onPointer = (event: PointerEvent) => begin(event, { x: event.clientX, y: event.clientY })
    const onKey = (event: KeyboardEvent): void => {
      if (!event.repeat) begin(event, event.key)
    }
    // The click comes in the same task as the end of the press that makes it.
    const onEnd = () => {
      const ended = present.current
      setTimeout(() => {
        if (ended !== null && present.current === ended) present.current = { ...ended, isOver: true }
      })
    }
    const ends = ['pointerup', 'pointercancel', 'keyup'] as const
    window.addEventListener('pointerdown', onPointer, { capture: true })
    window.addEventListener('keydown', onKey, { capture: true })
    for (const end of ends) window.addEventListener(end, onEnd, { capture: true })
    return () => {
      window.removeEventListener('pointerdown', onPointer, { capture: true })
      window.removeEventListener('keydown', onKey, { capture: true })
      for (const end of ends) window.removeEventListener(end, onEnd, { capture: true })
    }
  }, [doubleClickMs])
  const [presses] = useState(
    (): Presses => ({
      doubleClickMs,
      pressOf: ({ timeStamp, target }) => {
        const press = present.current
        return press === null || press.isOver ? { beganAt: timeStamp, began: target } : press
      },
    }),
  )
  return <PressesContext value={presses}>{children}</PressesContext>
}

function isSame(one: Press['by'], other: Press['by']): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other
  return Math.hypot(one.x - other.x, one.y - other.y) < sameSpotPx
}

type Guard = {
  /** It has been on the screen for long enough. */
  readonly isSeen: boolean
  /** Whether the press behind a click was meant for the button, and began when what it decides about had been seen. */
  readonly isMeant: (click: MouseEvent<HTMLButtonElement>) => boolean
}

/** By the clock that events carry: one that had to wait says when it really came. */
const now = (): number => new Event('now').timeStamp

/** @param about  what is decided about; when another takes its place, that has to be seen anew */
export function usePressGuard(about: string): Guard {
  const presses = useContext(PressesContext)
  if (presses === null) throw new Error('There is no PressesProvider above this component.')
  const { doubleClickMs, pressOf } = presses
  const [seen, setSeen] = useState<{ readonly about: string; readonly at: number } | null>(null)
  useEffect(() => {
    if (doubleClickMs === 0) return
    let isCurrent = true
    let timer: ReturnType<typeof setTimeout> | undefined
    afterPaint(() => {
      if (isCurrent) timer = setTimeout(() => setSeen({ about, at: now() }), doubleClickMs)
    })
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [about, doubleClickMs])
  const isSeen = doubleClickMs === 0 || seen?.about === about
  return {
    isSeen,
    isMeant: ({ nativeEvent, currentTarget }) => {
      if (doubleClickMs === 0) return true
      const { beganAt, began } = pressOf(nativeEvent)
      return isSeen && seen !== null && beganAt >= seen.at && isFor(began, currentTarget)
    },
  }
}

/** Enter in a field of a form presses the form's own button. */
function isFor(began: EventTarget | null, button: HTMLButtonElement): boolean {
  if (!(began instanceof Element)) return false
  const pressed = began.closest('button')
  return pressed === null ? button.form?.contains(began) === true : pressed === button
}
