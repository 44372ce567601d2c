/** The keys that work anywhere in the Check step beside undo and redo: next problem, and from one part of the screen to the next. */
import { useWindowEvent } from '@mantine/hooks'

export type Shortcuts = {
  readonly onNextProblem: () => void
  readonly onProblemBefore: () => void
  readonly onFind: () => void
  readonly onReplace: () => void
  readonly onNextPane: (direction: 1 | -1) => void
}

export function useShortcuts(shortcuts: Shortcuts): void {
  const { onNextProblem, onProblemBefore, onFind, onReplace, onNextPane } = shortcuts
  useWindowEvent('keydown', (event) => {
    const act = shortcutFor(event)
    if (event.defaultPrevented || act === null) return
    // A dialog has keys of its own.
    if (document.querySelector('[role="dialog"]') !== null) return
    event.preventDefault()
    switch (act) {
      case 'nextProblem':
        return onNextProblem()
      case 'problemBefore':
        return onProblemBefore()
      case 'find':
        return onFind()
      case 'replace':
        return onReplace()
      case 'nextPane':
        return onNextPane(1)
      case 'paneBefore':
        return onNextPane(-1)
    }
  })
}

type Act = 'nextProblem' | 'problemBefore' | 'find' | 'replace' | 'nextPane' | 'paneBefore'

function shortcutFor({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): Act | null {
  if (altKey) return null
  if (key === 'F8') return shiftKey ? 'problemBefore' : 'nextProblem'
  if (key === 'F6') return shiftKey ? 'paneBefore' : 'nextPane'
  if (!(ctrlKey || metaKey)) return null
  const letter = key.toLowerCase()
  if (letter === 'f') return 'find'
  if (letter === 'h') return 'replace'
  return null
}

/** Marks a part of the screen for `focusPane`. */
export const pane = { 'data-pane': true } as const

/** Moves the focus to the part of the screen after (or before) the one it is in. */
export function focusPane(step: HTMLElement | null, direction: 1 | -1): void {
  const panes = [...(step?.querySelectorAll<HTMLElement>('[data-pane]') ?? [])].filter((one) => firstStop(one) !== null)
  const here = panes.findIndex((one) => one.contains(document.activeElement))
  const next = here === -1 ? 0 : (here + direction + panes.length) % panes.length
  const target = panes[next]
  if (target !== undefined) firstStop(target)?.focus()
}

/** Back into the sheet, to its active cell. */
export const focusGrid = (step: HTMLElement | null): void =>
  step?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus()

/** In a grid the active cell, elsewhere what Tab would reach first. */
const firstStop = (one: HTMLElement): HTMLElement | null =>
  one.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]') ??
  one.querySelector<HTMLElement>(
    '[aria-selected="true"][role="tab"], button:not(:disabled), input:not(:disabled), select:not(:disabled)',
  )
