/** The clipboard form that spreadsheet programs use: rows of cells, tabs between them, quotes where a cell needs them. */

const needsQuotes = /[\t\n\r"]/

/** A last row that is one empty cell gets a line break of its own: without it, it would be no row at all. */
export function formatTsv(rows: readonly (readonly string[])[]): string {
  const text = rows
    .map((row) => row.map((cell) => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'))
    .join('\n')
  return text === '' || text.endsWith('\n') ? `${text}\n` : text
}

/** @returns at least one row with at least one cell; a closing line break adds no row */
export function parseTsv(text: string): string[][] {
  const source = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  for (let index = 0; index < source.length; index += 1) {
    const letter = source[index]
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (source[index + 1] === '"') {
        cell += '"'
        index += 1
      } else isQuoted = false
    } else if (letter === '"' && cell === '') isQuoted = true
    else if (letter === '\t') {
      row.push(cell)
      cell = ''
    } else if (letter === '\n') {
      rows.push([...row, cell])
      row = []
      cell = ''
    } else cell += letter
  }
  rows.push([...row, cell])
  return rows
}
