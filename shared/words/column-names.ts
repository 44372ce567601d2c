/** What columns are called where several have the same heading, and some have none. */
import { columnLetters } from '../sheet.ts'

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/**
 * @param headers  by column, from index 0; `''` where a column has none
 * @returns "“Name”"; "second “Name”" where another has the same heading; "column F without a heading"
 */
export function columnNames(headers: readonly string[]): readonly string[] {
  const alike = Map.groupBy(headers.keys(), (index) => keyOf(headers[index] ?? ''))
  return headers.map((header, index) => {
    const key = keyOf(header)
    if (key === '') return `column ${columnLetters(index + 1)} without a heading`
    const same = alike.get(key) ?? []
    if (same.length < 2) return `“${header.trim()}”`
    const place = same.indexOf(index)
    return `${ordinals[place] ?? `${place + 1}th`} “${header.trim()}”`
  })
}

const keyOf = (header: string): string => header.trim().replaceAll(/\s+/g, ' ').toLowerCase()
