/** The box a cell's text is typed in. It grows over its neighbours, and keeps line breaks. */
import { type KeyboardEvent, useCallback, useEffect, useState } from 'react'
import type { EditStart } from './grid-keys.ts'
import { cellTextLimit } from './range-edits.ts'
import classes from './sheet-grid.module.css'

type CellEditorProps = {
  /** "Mobile, row 9" */
  readonly label: string
  readonly text: string
  readonly startOf: () => EditStart
  readonly onText: (text: string) => void
  /** Whether a cell is being typed in. */
  readonly onOpen: (isOpen: boolean) => void
  /** The focus went elsewhere: what was typed counts. */
  readonly onLeave: () => void
}

export function CellEditor({ label, text, startOf, onText, onOpen, onLeave }: CellEditorProps) {
  const [start] = useState(startOf)
  useEffect(() => {
    onOpen(true)
    return () => onOpen(false)
  }, [onOpen])
  const takeFocus = useCallback(
    (box: HTMLTextAreaElement | null) => {
      if (box === null) return
      box.focus({ preventScroll: true })
      if (start === 'typing') box.select()
      else box.setSelectionRange(box.value.length, box.value.length)
      // Left in the cell, the browser would look for a place for it among all cells, none of which takes one, with every layout.
      return () => getSelection()?.removeAllRanges()
    },
    [start],
  )
  return (
    <textarea
      ref={takeFocus}
      className={classes.editor}
      aria-label={label}
      rows={1}
      maxLength={cellTextLimit}
      spellCheck={false}
      defaultValue={text}
      onChange={(event) => {
        onText(event.currentTarget.value)
        event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      }}
      onBlur={onLeave}
      onKeyDown={(event) => {
        if (!isLineBreak(event)) return
        event.preventDefault()
        event.stopPropagation()
        const box = event.currentTarget
        box.setRangeText('\n', box.selectionStart, box.selectionEnd, 'end')
        onText(box.value)
      }}
    />
  )
}

/** As in spreadsheet programs: Enter alone ends the typing. */
const isLineBreak = ({ key, altKey }: KeyboardEvent): boolean => key === 'Enter' && altKey
