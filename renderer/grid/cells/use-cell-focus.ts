/** Gives the box of a cell the focus as it opens: a letter takes the place of the text, anything else goes on with it. */
import { useCallback, useEffect, useState } from 'react'
import type { EditStart } from '../keys/grid-keys.ts'

export type CellOpening = {
  readonly startOf: () => EditStart
  /** Whether a cell is being typed in. */
  readonly onOpen: (isOpen: boolean) => void
}

export function useCellFocus({ startOf, onOpen }: CellOpening) {
  const [start] = useState(startOf)
  useEffect(() => {
    onOpen(true)
    return () => onOpen(false)
  }, [onOpen])
  return useCallback(
    (box: HTMLTextAreaElement | HTMLInputElement | null) => {
      if (box === null) return
      box.focus({ preventScroll: true })
      if (start === 'typing') box.select()
      else box.setSelectionRange(box.value.length, box.value.length)
      // Left in the cell, the browser would look for a place for it among all cells, none of which takes one, with every layout.
      return () => getSelection()?.removeAllRanges()
    },
    [start],
  )
}
