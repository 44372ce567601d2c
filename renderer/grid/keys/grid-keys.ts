/** What a key means in the sheet, as it does in spreadsheet programs. */
import { wordMap } from '../../../shared/basics/word-map.ts'
import {
  everyCell,
  type GridSize,
  moveFor,
  type Position,
  type Selection,
  selectionAt,
  wholeRow,
} from './cell-range.ts'

export type KeyPress = {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** Where the keys act. */
export type KeyPlace = {
  readonly active: Position
  /** The end of the selection that moves. */
  readonly head: Position
  readonly size: GridSize
  /** How far a page key goes. */
  readonly rowsShown: number
}

export type GridAction =
  | { readonly kind: 'move'; readonly to: Position }
  /** One step or a page: the library's own. */
  | { readonly kind: 'step' }
  | { readonly kind: 'extend'; readonly to: Position }
  | { readonly kind: 'select'; readonly selection: Selection }
  | { readonly kind: 'clear' }
  /** The first row of the selection, or the row above a single one, is written into all of it. */
  | { readonly kind: 'fillDown' }
  /** Takes the value that is suggested for the active cell. */
  | { readonly kind: 'useSuggestion' }
  /** Makes the active column wider (1) or narrower (-1), as LibreOffice does with these keys. */
  | { readonly kind: 'widen'; readonly by: 1 | -1 }
  | { readonly kind: 'fitWidth' }
  /** Opens the cell, going on with its text, or choosing from what there is to choose from. */
  | { readonly kind: 'open'; readonly isChoosing?: true }
  /** A letter, perhaps: it takes the place of the cell's text. */
  | { readonly kind: 'type' }
  /** The focus goes on to what stands after the sheet, or before it, as the browser does. */
  | { readonly kind: 'leave' }
  /** The browser's or the screen's: copying, undoing, finding. */
  | { readonly kind: 'other' }

export function actionFor(press: KeyPress, { active, head, size, rowsShown }: KeyPlace): GridAction {
  const { key, shiftKey } = press
  if (press.altKey && key === 'ArrowRight') return shiftKey ? { kind: 'fitWidth' } : { kind: 'widen', by: 1 }
  if (press.altKey && key === 'ArrowLeft' && !shiftKey) return { kind: 'widen', by: -1 }
  if (press.altKey && key === 'ArrowDown' && !shiftKey) return { kind: 'open', isChoosing: true }
  const isControlHeld = press.ctrlKey || press.metaKey
  const to = moveFor(key, isControlHeld, shiftKey ? head : active, size, rowsShown)
  if (to !== null && shiftKey) return { kind: 'extend', to }
  if (to !== null) return isControlHeld || key === 'Home' || key === 'End' ? { kind: 'move', to } : { kind: 'step' }
  if (isControlHeld) {
    switch (key.toLowerCase()) {
      case 'a':
        return { kind: 'select', selection: everyCell(size) }
      case ' ':
        return { kind: 'select', selection: selectionAt(-1, active.column, size) }
      case 'd':
        return { kind: 'fillDown' }
      case '.':
        return { kind: 'useSuggestion' }
      default:
        return { kind: 'other' }
    }
  }
  if (key === ' ' && shiftKey) return { kind: 'select', selection: wholeRow(active.row, size) }
  switch (key) {
    case 'Tab':
      return { kind: 'leave' }
    case 'Escape':
      return { kind: 'select', selection: { anchor: active, head: active } }
    case 'Delete':
    case 'Backspace':
      return { kind: 'clear' }
    case 'F2':
    case 'Enter':
      return { kind: 'open' }
    default:
      return { kind: 'type' }
  }
}

/** How editing began: typing replaces what was there, opening (F2, Enter, a double click) goes on with it; choosing is Alt+Down. */
export type EditStart = 'typing' | 'opening' | 'choosing'

/**
 * Where a key goes that ends the typing in a cell. As in spreadsheet programs, arrows do so only where typing replaced the cell:
 * inside a text that was opened they move through it. `null`: the key belongs to the text, or to the library.
 */
export function stepAfterTyping(
  { key, shiftKey }: Pick<KeyPress, 'key' | 'shiftKey'>,
  start: EditStart,
): Position | null {
  if (key === 'Enter') return { row: shiftKey ? -1 : 1, column: 0 }
  return start !== 'typing' || shiftKey ? null : (steps.get(key) ?? null)
}

const steps = wordMap<Position>({
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
})
