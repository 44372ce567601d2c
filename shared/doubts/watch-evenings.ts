/**
 * Notices days that a program wrote as the moment at which they begin, counted in another zone: of one that began at midnight in London or
 * Berlin in summer, UTC has the evening before, "1967-10-21T23:00:00.000Z", and that is another day.
 */
import type { Cell } from '../sheet.ts'
import { readAsText, rowCountOf, type SeenCell, type Told, type Watcher } from './watcher.ts'

/** Everywhere to the east of Greenwich as far as offices use such programs. */
const evening = /^2[0-3]:[03]0(?::00)?$/
const midnight = /^00:00(?::00)?$/
const timeOfText = /[T\s](\d{2}:\d{2}(?::\d{2})?)(?:\.0+)?\s*(?:Z|UTC|GMT|[+-]00:?00)?$/i
/** One alone is when something happened. */
const fewestEvenings = 2

/** For a column of days, whose times are left out. */
export function watchEvenings(): Watcher {
  const evenings: SeenCell[] = []
  let isOfMoments = false
  return {
    see(seen) {
      const time = timeOf(seen.cell)
      if (time === undefined || midnight.test(time)) return
      if (evening.test(time)) evenings.push(seen)
      else isOfMoments = true
    },
    tell({ read }) {
      if (isOfMoments || rowCountOf(evenings) < fewestEvenings) return []
      return evenings.flatMap((seen): Told[] => {
        const day = readAsText(read, seen.cell)
        if (day === undefined) return []
        const next = dayAfter(day)
        return [{ code: 'day_begun_in_evening', seen, other: next, suggestion: next }]
      })
    },
  }
}

function timeOf(cell: Cell): string | undefined {
  if (cell.kind === 'date') return cell.iso.split('T')[1]
  return cell.kind === 'text' ? timeOfText.exec(cell.text.trim())?.[1] : undefined
}

/** @param day  YYYY-MM-DD */
function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}
