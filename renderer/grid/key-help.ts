/** What the keys of the sheet and of the Check step do, in words. A test holds the list against what the keys do. */
import { wordMap } from '../../shared/word-map.ts'
import type { GridAction } from './grid-keys.ts'

export type KeyHelp = {
  /** As they are written on the keys: "Ctrl+Z". One of several when there are several. */
  readonly keys: readonly string[]
  readonly does: string
  /** What the sheet makes of them; absent for keys of the whole step, and of a box that is typed in. */
  readonly action?: GridAction['kind']
}

export type KeyGroup = { readonly title: string; readonly keys: readonly KeyHelp[] }

export const keyGroups: readonly KeyGroup[] = [
  {
    title: 'Moving',
    keys: [
      { keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'], does: 'To the next cell', action: 'step' },
      { keys: ['Tab', 'Shift+Tab'], does: 'Out of the sheet: to what stands after it, or before', action: 'leave' },
      { keys: ['Home', 'End'], does: 'To the first or last column', action: 'move' },
      { keys: ['Ctrl+Home', 'Ctrl+End'], does: 'To the first or last cell of the sheet', action: 'move' },
      { keys: ['PageUp', 'PageDown'], does: 'A screen up or down', action: 'step' },
      { keys: ['F8', 'Shift+F8'], does: 'To the next problem, or the one before: errors first, then warnings' },
      { keys: ['F6', 'Shift+F6'], does: 'To the next part of the screen, or the one before' },
    ],
  },
  {
    title: 'Changing a cell',
    keys: [
      { keys: ['Enter', 'F2'], does: 'Goes on with the text of the cell', action: 'open' },
      { keys: ['Alt+ArrowDown'], does: 'Opens the list of known values, or the calendar', action: 'open' },
      { keys: ['Enter', 'Shift+Enter', 'Tab'], does: 'While typing: keeps it, and goes down, up or on' },
      { keys: ['Escape'], does: 'While typing: leaves the cell as it was' },
      { keys: ['Alt+Enter'], does: 'While typing: begins another line' },
      { keys: ['Ctrl+.'], does: 'Takes the value that is suggested', action: 'useSuggestion' },
      { keys: ['Delete', 'Backspace'], does: 'Empties the selected cells', action: 'clear' },
      { keys: ['Ctrl+Z'], does: 'Takes back the last change' },
      { keys: ['Ctrl+Y', 'Ctrl+Shift+Z'], does: 'Does it again' },
    ],
  },
  {
    title: 'Several cells',
    keys: [
      { keys: ['Shift+ArrowDown', 'Shift+Home', 'Shift+PageDown'], does: 'Selects on to there', action: 'extend' },
      { keys: ['Ctrl+ ', 'Shift+ '], does: 'Selects the column, or the row', action: 'select' },
      { keys: ['Ctrl+A'], does: 'Selects everything', action: 'select' },
      {
        keys: ['Ctrl+C', 'Ctrl+X', 'Ctrl+V'],
        does: 'Copies, cuts, pastes; also to and from a spreadsheet',
        action: 'other',
      },
      { keys: ['Ctrl+D'], does: 'Fills down the first row of the selection', action: 'fillDown' },
    ],
  },
  {
    title: 'Columns',
    keys: [
      {
        keys: ['Menu', 'Shift+F10'],
        does: 'What can be done here: sort, move or hide the column, mend or clear the cell',
      },
      { keys: ['Alt+ArrowRight', 'Alt+ArrowLeft'], does: 'Makes the column wider, or narrower', action: 'widen' },
      { keys: ['Alt+Shift+ArrowRight'], does: 'Makes it as wide as its texts', action: 'fitWidth' },
    ],
  },
  {
    title: 'Finding',
    keys: [
      { keys: ['Ctrl+F', 'Ctrl+H'], does: 'Finds a text, or replaces it' },
      { keys: ['F3', 'Shift+F3'], does: 'In the search: the next one, or the one before' },
      { keys: ['F1'], does: 'Shows these keys' },
    ],
  },
]

const signs = wordMap<string>({
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  ' ': 'Space',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  Escape: 'Esc',
})

/** "Ctrl+ArrowDown" → ["Ctrl", "↓"] */
export const keySigns = (keys: string): readonly string[] => keys.split('+').map((key) => signs.get(key) ?? key)
