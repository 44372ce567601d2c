/** How large the parts of the grid are, in pixels. */

/** Whoever has larger letters has higher rows. */
export const letters = (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16

export const rowHeight = Math.round(25 * letters)
export const headerHeight = Math.round(40 * letters)
/** Narrower, a column can't be told from its neighbour, nor its edge be found again. */
export const narrowestWidth = 48
export const widestWidth = 1600

/** Grid columns before the sheet's own: the row number. */
export const leading = 1
const pixelsPerDigit = 8 * letters
const narrowestOfLibrary = 50
/** @param lastRow  the highest number of a row */
export const rowNumberWidth = (lastRow: number): number =>
  Math.max(narrowestOfLibrary, 20 + String(lastRow).length * pixelsPerDigit)

/** How many rows an element of the grid shows as a whole. */
export const rowsShownIn = (element: HTMLElement | null | undefined): number =>
  Math.max(1, Math.floor(((element?.clientHeight ?? 0) - headerHeight) / rowHeight))
