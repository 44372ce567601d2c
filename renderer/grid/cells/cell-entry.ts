/** What a cell is typed in with, beside a box for any text: a list of the values that are known for its field, or a calendar. */

/** What a cell can say, as it is written there. */
export type CellChoice = {
  readonly text: string
  /** What it means, where it doesn't say that itself. */
  readonly meaning?: string | undefined
}

/** Whatever is offered, another text can be typed: what is wrong with it is said at the cell. */
export type CellEntry =
  | {
      readonly kind: 'choices'
      /** Worked out when a cell is typed in: there may be hundreds. */
      readonly choices: () => readonly CellChoice[]
      /** A text that is not offered, and is as good. */
      readonly isTaken: (text: string) => boolean
      /** No others are taken: what is typed stands for the only choice that it fits. */
      readonly isClosed: boolean
      /** A cell holds several, separated from each other. */
      readonly isList: boolean
    }
  | {
      readonly kind: 'day' | 'moment'
      /** Reads what a cell says, for the calendar to begin with; `''` where it is no day. */
      readonly isoOf: (text: string) => string
      /** How a day or moment of the calendar is written in the column, so that it is read as that. */
      readonly textOf: (iso: string) => string
    }

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
