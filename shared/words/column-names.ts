/** What columns are called where several have the same heading, and some have none. */
import { columnLetters } from '../sheet.ts'

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/**
 * @param headers  by column, from index 0; `''` where a column has none
 * @returns "“Name”"; "second “Name”" where another has the same heading; "column F without a heading"
 */
export function columnNames(headers: readonly string[]): readonly string[] {
  const places = placesAlike(headers)
  return headers.map((header, index) => {
    if (keyOf(header) === '') return `column ${columnLetters(index + 1)} without a heading`
    const place = places[index] ?? null
    return place === null ? `“${header.trim()}”` : `${ordinals[place - 1] ?? `${place}th`} “${header.trim()}”`
  })
}

/** Of each column, which of those with its heading it is, from 1; `null` where it is the only one. */
export function placesAlike(headers: readonly string[]): readonly (number | null)[] {
  const alike = Map.groupBy(headers.keys(), (index) => keyOf(headers[index] ?? ''))
  return headers.map((header, index) => {
    const same = alike.get(keyOf(header)) ?? []
    return same.length < 2 ? null : same.indexOf(index) + 1
  })
}

const keyOf = (header: string): string => header.trim().replaceAll(/\s+/g, ' ').toLowerCase()
