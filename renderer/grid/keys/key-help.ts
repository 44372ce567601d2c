/** What the keys of the sheet and of the Check step do, as keys of messages. A test holds the list against what the keys do. */

import { wordMap } from '../../../shared/basics/word-map.ts'
import { type PlainKey, say } from '../../../shared/messages/say.ts'
import type { GridAction } from './grid-keys.ts'

type KeyHelp = {
  /** As they are written on the keys: "Ctrl+Z". One of several when there are several. */
  readonly keys: readonly string[]
  readonly does: PlainKey
  /** What the sheet makes of them; absent for keys of the whole step, and of a box that is typed in. */
  readonly action?: GridAction['kind']
}

export type KeyGroup = { readonly title: PlainKey; readonly keys: readonly KeyHelp[] }

export const keyGroups: readonly KeyGroup[] = [
  {
    title: 'keys_moving',
    keys: [
      { keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'], does: 'keys_next_cell', action: 'step' },
      { keys: ['Tab', 'Shift+Tab'], does: 'keys_out_of_sheet', action: 'leave' },
      { keys: ['Home', 'End'], does: 'keys_edge_columns', action: 'move' },
      { keys: ['Ctrl+Home', 'Ctrl+End'], does: 'keys_edge_cells', action: 'move' },
      { keys: ['PageUp', 'PageDown'], does: 'keys_screen', action: 'step' },
      { keys: ['F8', 'Shift+F8'], does: 'keys_next_problem' },
      { keys: ['F6', 'Shift+F6'], does: 'keys_next_part' },
    ],
  },
  {
    title: 'keys_changing',
    keys: [
      { keys: ['Enter', 'F2'], does: 'keys_go_on', action: 'open' },
      { keys: ['Alt+ArrowDown'], does: 'keys_choose', action: 'open' },
      { keys: ['Enter', 'Shift+Enter', 'Tab'], does: 'keys_keep' },
      { keys: ['Escape'], does: 'keys_leave' },
      { keys: ['Alt+Enter'], does: 'keys_line' },
      { keys: ['Ctrl+.'], does: 'keys_take_suggestion', action: 'useSuggestion' },
      { keys: ['Delete', 'Backspace'], does: 'keys_empty', action: 'clear' },
      { keys: ['Ctrl+Z'], does: 'keys_undo' },
      { keys: ['Ctrl+Y', 'Ctrl+Shift+Z'], does: 'keys_redo' },
    ],
  },
  {
    title: 'keys_several',
    keys: [
      { keys: ['Shift+ArrowDown', 'Shift+Home', 'Shift+PageDown'], does: 'keys_select_on', action: 'extend' },
      { keys: ['Ctrl+ ', 'Shift+ '], does: 'keys_select_line', action: 'select' },
      { keys: ['Ctrl+A'], does: 'keys_select_all', action: 'select' },
      { keys: ['Ctrl+C', 'Ctrl+X', 'Ctrl+V'], does: 'keys_clipboard', action: 'other' },
      { keys: ['Ctrl+D'], does: 'keys_fill_down', action: 'fillDown' },
    ],
  },
  {
    title: 'keys_columns',
    keys: [
      { keys: ['Menu', 'Shift+F10'], does: 'keys_menu' },
      { keys: ['Alt+ArrowRight', 'Alt+ArrowLeft'], does: 'keys_widen', action: 'widen' },
      { keys: ['Alt+Shift+ArrowRight'], does: 'keys_fit_width', action: 'fitWidth' },
    ],
  },
  {
    title: 'keys_finding',
    keys: [
      { keys: ['Ctrl+F', 'Ctrl+H'], does: 'keys_find' },
      { keys: ['F3', 'Shift+F3'], does: 'keys_find_next' },
      { keys: ['F1'], does: 'keys_show' },
    ],
  },
]

/** What stands on a key: a sign, the same everywhere, or a word. */
const signs = wordMap<string>({ ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' })
const named = wordMap<PlainKey>({
  ' ': 'key_space',
  Alt: 'key_alt',
  Backspace: 'key_backspace',
  Ctrl: 'key_ctrl',
  Del: 'key_delete_short',
  Delete: 'key_delete',
  End: 'key_end',
  Enter: 'key_enter',
  Escape: 'key_escape',
  Home: 'key_home',
  Menu: 'key_menu',
  PageDown: 'key_page_down',
  PageUp: 'key_page_up',
  Shift: 'key_shift',
  Tab: 'key_tab',
})

/** "Ctrl+ArrowDown" → ["Ctrl", "↓"] */
export const keySigns = (keys: string): readonly string[] => keys.split('+').map(keySign)

function keySign(key: string): string {
  const name = named.get(key)
  return name === undefined ? (signs.get(key) ?? key) : say(name)
}
