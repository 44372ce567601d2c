/** Brings the active cell into sight from under what lies over the lowest rows. */

/** @param pixels  how much of the rows is covered, from below */
export function uncover(pane: HTMLElement | null, pixels: number): void {
  const grid = pane?.querySelector<HTMLElement>('[role="grid"]')
  if (pane == null || grid == null) return
  const isCovered = pane.style.getPropertyValue(covered) !== ''
  if (pixels === 0) {
    if (isCovered) pane.style.removeProperty(covered)
    return
  }
  // There is room to scroll the last row up, too.
  pane.style.setProperty(covered, `${pixels}px`)
  const cell = grid.querySelector('[role="gridcell"][tabindex="0"]')
  if (cell === null) return
  const hidden = cell.getBoundingClientRect().bottom - (pane.getBoundingClientRect().bottom - pixels)
  if (hidden > 0) grid.scrollTop += hidden
}

const covered = '--covered'
