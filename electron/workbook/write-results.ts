/** Writes the results of an import as a spreadsheet or a text file that is safe to open. */
import Papa from 'papaparse'
import { formulaSafe } from './formula-safe.ts'
import { writeWorkbook } from './write-workbook.ts'

/** One line per account; every row has as many cells as there are headings. */
export type Results = { readonly headings: readonly string[]; readonly rows: readonly (readonly string[])[] }

/** A mark that makes Excel read the file as UTF-8. */
const byteOrderMark = '\ufeff'

export async function writeResults({ headings, rows }: Results, format: 'xlsx' | 'csv'): Promise<Uint8Array> {
  if (format === 'csv') {
    const text = Papa.unparse([headings, ...rows].map((row) => row.map(formulaSafe)))
    return new TextEncoder().encode(`${byteOrderMark}${text}\r\n`)
  }
  const columns = headings.map(
    (heading, index) => ({ heading, width: widthOf(rows, index, heading), format: 'text' }) as const,
  )
  return writeWorkbook([{ name: 'Results', columns, rows, frozenColumns: 1 }])
}

const widthOf = (rows: Results['rows'], column: number, heading: string): number =>
  Math.min(60, Math.max(heading.length, ...rows.slice(0, 200).map((row) => row[column]?.length ?? 0)) + 3)
