/** Notices blanks around values. They are never sent, so they are only mentioned. */
import { trimText } from '../mapping/trim-text.ts'
import type { Told, Watcher } from './watcher.ts'

export function watchBlanks(): Watcher {
  const told: Told[] = []
  return {
    see({ cell: { kind, text }, rowIndex }) {
      if (kind !== 'text' || !mayNeedTrimming(text)) return
      const trimmed = trimText(text)
      // A cell of nothing but blanks is a blank cell.
      if (trimmed !== text && trimmed !== '') told.push({ code: 'spaces_around', rowIndex, suggestion: trimmed })
    },
    tell: () => told,
  }
}

/** Whether the first or the last sign is none of visible ASCII: almost every text is done with after this look. */
const mayNeedTrimming = (text: string): boolean =>
  !isVisibleAscii(text.charCodeAt(0)) || !isVisibleAscii(text.charCodeAt(text.length - 1))

const isVisibleAscii = (code: number): boolean => code > 0x20 && code < 0x7f
