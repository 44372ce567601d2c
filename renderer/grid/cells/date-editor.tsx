/**
 * The box of a cell that says a day: any text, as elsewhere, or a day out of the browser's own calendar (Alt+Down, or the button in the
 * box). What is chosen is written as the column writes days, or as 2026-11-23, which every order of day and month reads alike.
 */
import { IconCalendar } from '@tabler/icons-react'
import { useCallback, useEffect, useState } from 'react'
import { say } from '../../../shared/messages/say.ts'
import classes from '../sheet-grid.module.css'
import { CellEditor } from './cell-editor.tsx'
import type { CellBox, CellEntry } from './cell-entry.ts'
import type { CellOpening } from './use-cell-focus.ts'

type Props = CellBox & CellOpening & Extract<CellEntry, { readonly isoOf: unknown }>

export function DateEditor({ kind, isoOf, textOf, ...box }: Props) {
  const [isPicking, setIsPicking] = useState(() => box.startOf() === 'choosing')
  const pick = () => setIsPicking(true)
  if (isPicking) {
    const onIso = (iso: string) => box.onText(textOf(iso))
    return <Picker {...box} type={kind === 'day' ? 'date' : 'datetime-local'} iso={isoOf(box.text)} onIso={onIso} />
  }
  return (
    <div role="none" className={classes.withCalendar}>
      <CellEditor {...box} onChoosing={pick} />
      <button
        type="button"
        className={classes.calendar}
        aria-label={say('choose_in_calendar')}
        title={say('choose_in_calendar_by_key')}
        tabIndex={-1}
        // The box keeps the focus until the calendar has it.
        onMouseDown={(event) => event.preventDefault()}
        onClick={pick}
      >
        <IconCalendar size={15} aria-hidden="true" />
      </button>
    </div>
  )
}

type PickerProps = Omit<CellBox, 'onText'> &
  CellOpening & {
    readonly type: 'date' | 'datetime-local'
    readonly iso: string
    readonly onIso: (iso: string) => void
  }

function Picker({ label, type, iso, onIso, onLeave, onOpen }: PickerProps) {
  useEffect(() => {
    onOpen(true)
    return () => onOpen(false)
  }, [onOpen])
  const open = useCallback((box: HTMLInputElement | null) => {
    if (box === null) return
    box.focus({ preventScroll: true })
    try {
      box.showPicker()
    } catch {
      // Where the browser shows no calendar by itself, the day is typed part by part.
    }
  }, [])
  return (
    <input
      ref={open}
      type={type}
      className={classes.editor}
      aria-label={label}
      defaultValue={iso}
      onChange={({ currentTarget: { value } }) => value !== '' && onIso(value)}
      onBlur={onLeave}
      onKeyDown={(event) => {
        // Arrows move through its parts.
        if (event.key.startsWith('Arrow')) event.stopPropagation()
      }}
    />
  )
}
