/**
 * Text that a spreadsheet program would run as a formula when it opens a text file. An .xlsx says which cells are formulas, a
 * .csv does not: `=HYPERLINK(…)` in a customer's name would run on the desk of whoever opens the file.
 */

/** What a formula begins with, also as a full-width character and after a tab or line end; a plain number may begin so too. */
const begins = /^'*[=+\-@\t\r\n＝＋－＠]/
const plainNumber = /^[-+]?\d[\d.,]*$/
const wasMadeSafe = /^'+[=+\-@\t\r\n＝＋－＠]/

/** Puts an apostrophe in front, as spreadsheet programs do themselves for text. `undoFormulaSafe` takes it away again. */
export const formulaSafe = (text: string): string => (begins.test(text) && !plainNumber.test(text) ? `'${text}` : text)

/** The text before it was made safe, by us or by any other program that does the same. */
export const undoFormulaSafe = (text: string): string =>
  text.startsWith("'") && wasMadeSafe.test(text) ? text.slice(1) : text
