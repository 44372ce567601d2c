/**
 * Text that a spreadsheet program would run as a formula when it opens a text file. An .xlsx says which cells are formulas, a
 * .csv does not: `=HYPERLINK(…)` in a customer's name would run on the desk of whoever opens the file.
 */

/** What a formula begins with, also as a full-width character and after a tab or line end; a plain number may begin so too. */
const begins = /^'*[=+\-@\t\r\n＝＋－＠]/
const plainNumber = /^[-+]?\d[\d.,]*$/
const wasMadeSafe = /^'+[=+\-@\t\r\n＝＋－＠]/
/** An apostrophe typed in front keeps a spreadsheet program from making a number of "02134", and some exports write it. */
const keptAsText = /^'+\d[^\s']*$/
/** The same as a formula, which exports "for Excel" write: `="02134"`. */
const textFormula = /^="((?:[^"]|"")*)"$/
/**
 * The same in the middle of a text: a program with another list separator than the comma cuts the text there, whether or not it
 * stands between quotation marks, and begins a cell with what follows.
 */
const beginsInside = /([;\t\r\n]"*)(?![-+]?\d[\d.,]*(?:[;\t\r\n]|$))('*[=+\-@＝＋－＠])/g
const wasMadeSafeInside = /([;\t\r\n]"*)'('*[=+\-@＝＋－＠])/g

/**
 * Puts an apostrophe in front, as spreadsheet programs do themselves for text, and wherever a cell could begin inside the text.
 * `undoFormulaSafe` takes them away again.
 */
export function formulaSafe(text: string): string {
  const inside = text.replaceAll(beginsInside, "$1'$2")
  return (begins.test(text) && !plainNumber.test(text)) || keptAsText.test(inside) ? `'${inside}` : inside
}

/** The text before it was made safe, or kept from becoming a number, by us or by any other program that does the same. */
export function undoFormulaSafe(text: string): string {
  const inFormula = text.startsWith('="') ? textFormula.exec(text)?.[1] : undefined
  if (inFormula !== undefined) return inFormula.replaceAll('""', '"')
  const isSafe = text.startsWith("'") && (wasMadeSafe.test(text) || keptAsText.test(text))
  return (isSafe ? text.slice(1) : text).replaceAll(wasMadeSafeInside, '$1$2')
}
