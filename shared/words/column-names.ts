/** What columns are called where several have the same heading, and some have none. */
import { sayValue } from '../messages/say.ts'
import type { Value } from '../messages/values.ts'
import { columnLetters } from '../sheet/sheet.ts'

/**
 * @param headers  by column, from index 0; `''` where a column has none
 * @returns "“Name”"; "second “Name”" where another has the same heading; "column F without a heading"
 */
export const columnNames = (headers: readonly string[]): readonly string[] => namesOfColumns(headers).map(sayValue)

/** The same as data, for a message that is said later. */
export function namesOfColumns(headers: readonly string[]): readonly Value[] {
  const places = placesAlike(headers)
  return headers.map((header, index): Value => {
    const heading = header.trim()
    const nth = places[index] ?? null
    if (heading === '') return { key: 'column_without_any_heading', facts: { letters: columnLetters(index + 1) } }
    return nth === null
      ? { key: 'quoted', facts: { text: heading } }
      : { key: 'heading_of_several', facts: { nth, heading } }
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
