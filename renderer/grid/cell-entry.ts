/** What a cell is typed in with, beside a box for any text: a list of the values that are known for its field, or a calendar. */

/** Whatever is offered, another text can be typed: only the service knows all that it takes. */
export type CellEntry =
  | { readonly kind: 'choices'; readonly values: readonly string[] }
  /** `isoOf` reads what a cell says, for the calendar to begin with; `''` where it is no day. */
  | { readonly kind: 'day' | 'moment'; readonly isoOf: (text: string) => string }

/** How the box of any cell works with the grid. */
export type CellBox = {
  /** "Mobile, row 9" */
  readonly label: string
  readonly text: string
  readonly onText: (text: string) => void
  /** The focus went elsewhere: what was typed counts. */
  readonly onLeave: () => void
  /** Something was chosen: it counts, and the cell has the focus again. */
  readonly onDone: () => void
}
