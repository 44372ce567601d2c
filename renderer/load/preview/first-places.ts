/** The first of many columns, or of rows that are columns, with their headings: "A (“Name”), B and 3 more". */
import { firstListed, quoted, type Value } from '../../../shared/messages/values.ts'

/** What a column or row is called in its file; `heading` may be `''`. */
type Place = { readonly place: string | number; readonly heading: string }

/** @param most  so many are named */
export function firstPlaces(all: readonly Place[], most: number): Value {
  const named = all.map(
    ({ place, heading }): Value =>
      heading === '' ? place : { key: 'place_with_heading', facts: { place, heading: quoted(heading) } },
  )
  return firstListed(named, most)
}
