/** Where what is said of the active cell lies: at the foot of the sheet, whose rows make room for it, so that it never lies over the cell. */

/**
 * @param place  where it has its room, as a part of the pane with the rows
 * @param detail  what is said; higher than its room where it is long
 */
export function keepClear(place: HTMLElement, detail: HTMLElement): void {
  place.style.removeProperty(lift)
  const grid = place.parentElement?.querySelector('[role="grid"]')
  const cell = grid?.querySelector('[role="gridcell"][tabindex="0"]')
  if (cell == null || !(grid instanceof HTMLElement)) return
  const { top, bottom } = cell.getBoundingClientRect()
  const foot = place.getBoundingClientRect()
  const covered = bottom - (foot.bottom - detail.offsetHeight)
  if (covered <= 0 || top >= foot.top) return
  // Nothing slides away under the mouse: above the cell there is room, too.
  if (cell.matches(':hover')) place.style.setProperty(lift, `${foot.bottom - top}px`)
  else scrollOn(grid, covered)
}

/** Past the last row too, where that is needed; the room stays then, or the rows would jump back. */
function scrollOn(grid: HTMLElement, by: number): void {
  const wanted = grid.scrollTop + by
  const missing = wanted - (grid.scrollHeight - grid.clientHeight)
  if (missing > 0) {
    const known = Number.parseFloat(grid.style.getPropertyValue(roomBelow)) || 0
    grid.style.setProperty(roomBelow, `${Math.ceil(known + missing)}px`)
  }
  grid.scrollTop = wanted
}

const lift = '--lift'
const roomBelow = '--room-below'
