/** What a column's field is for, beside its heading while that is pointed at or has the focus. */
import { Paper, Portal, Text } from '@mantine/core'
import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react'
import { menuPlaceOf } from '../../grid/menu-place.ts'
import type { GridColumn } from '../../grid/sheet-columns.tsx'
import classes from './sheet-pane.module.css'

type Props = {
  /** The rows with their headings. */
  readonly pane: RefObject<HTMLElement | null>
  readonly columns: readonly GridColumn[]
}

type Shown = { readonly heading: Element; readonly x: number; readonly y: number; readonly column: GridColumn }

export function HeadingHelp({ pane, columns }: Props) {
  const id = useId()
  const [shown, setShown] = useState<Shown | null>(null)
  const show = useEffectEvent((event: Event) => {
    const heading = event.target instanceof Element ? event.target.closest('[role="columnheader"]') : null
    const place = menuPlaceOf(heading, null)
    const column = place === null ? undefined : columns[place.column]
    if (heading === null || place === null || column?.help === undefined) return setShown(null)
    setShown({ heading, x: place.x, y: place.y, column })
  })
  useEffect(() => {
    const element = pane.current
    if (element === null) return
    const hide = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Escape') setShown(null)
    }
    const see = (event: Event) => show(event)
    const shows = ['pointerover', 'focusin'] as const
    const hides = ['pointerleave', 'focusout', 'wheel', 'pointerdown', 'keydown'] as const
    for (const name of shows) element.addEventListener(name, see)
    for (const name of hides) element.addEventListener(name, hide, { passive: true })
    return () => {
      for (const name of shows) element.removeEventListener(name, see)
      for (const name of hides) element.removeEventListener(name, hide)
    }
  }, [pane])
  // The heading is the library's: it says by itself what describes it.
  useEffect(() => {
    if (shown === null) return
    shown.heading.setAttribute('aria-describedby', id)
    return () => shown.heading.removeAttribute('aria-describedby')
  }, [shown, id])
  if (shown === null) return null
  return (
    <Portal>
      <Paper
        id={id}
        role="tooltip"
        shadow="md"
        withBorder
        className={classes.help}
        style={{ insetInlineStart: `min(${shown.x}px, calc(100vw - 20rem))`, insetBlockStart: shown.y + 4 }}
      >
        <strong>{shown.column.fieldLabel}</strong>
        <Text size="sm">{shown.column.help}</Text>
      </Paper>
    </Portal>
  )
}
