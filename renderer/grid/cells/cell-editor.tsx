/** The box a cell's text is typed in. It grows over its neighbours, and keeps line breaks. */
import type { KeyboardEvent } from 'react'
import { cellTextLimit } from '../keys/range-edits.ts'
import classes from '../sheet-grid.module.css'
import type { CellBox } from './cell-entry.ts'
import { type CellOpening, useCellFocus } from './use-cell-focus.ts'

type CellEditorProps = Omit<CellBox, 'onDone'> &
  CellOpening & {
    /** Something is to be chosen instead of typed, where there is something to choose from. */
    readonly onChoosing?: () => void
  }

export function CellEditor({ label, text, onText, onLeave, onChoosing, ...opening }: CellEditorProps) {
  const takeFocus = useCellFocus(opening)
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
        if (onChoosing !== undefined && event.altKey && event.key === 'ArrowDown') {
          event.preventDefault()
          event.stopPropagation()
          return onChoosing()
        }
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
