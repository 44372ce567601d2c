/** The desk takes this many cells in one step: a change is one step to undo, and is checked as a whole. */
export const editLimit = 100_000
