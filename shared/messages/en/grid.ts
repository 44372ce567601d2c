/** What is said about the sheet of cells. */
export const grid = {}
