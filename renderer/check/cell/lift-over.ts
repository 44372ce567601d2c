/** Where what is said of the active cell lies: at the foot of the sheet, or right above the cell where it would lie over that. */

/**
 * @param place  where it has its room, as a part of the pane with the rows
 * @param detail  what is said; higher than its room where it is long
 */
export function liftOver(place: HTMLElement, detail: HTMLElement): void {
  place.style.removeProperty(lift)
  const cell = place.parentElement?.querySelector('[role="grid"] [role="gridcell"][tabindex="0"]')
  if (cell == null) return
  const { top, bottom } = cell.getBoundingClientRect()
  const foot = place.getBoundingClientRect()
  const isCovered = bottom > foot.bottom - detail.offsetHeight && top < foot.top
  if (isCovered) place.style.setProperty(lift, `${foot.bottom - top}px`)
}

const lift = '--lift'
