/**
 * Notices days that a program wrote as the moment at which they begin, counted in another zone: of one that began at midnight in London or
 * Berlin in summer, UTC has the evening before, "1967-10-21T23:00:00.000Z", and that is another day.
 */
import { readTimeBeside, type TimeOfDay } from '../../mapping/read/dates/read-calendar.ts'
import { trimText } from '../../mapping/read/text/trim-text.ts'
import type { Cell } from '../../sheet/sheet.ts'
import { type ColumnRule, type Finding, readAsText, rowCountOf, type SeenCell } from '../column-rule.ts'

/** When days begin where clocks are half an hour to four hours ahead of UTC, from London in summer to Dubai. */
const firstHourOfEvening = 20
/** One alone is when something happened. */
const fewestMoments = 2
/** The day after it has a year of five digits, which no program means. */
const lastDay = '9999-12-31'

/**
 * For a column of days, whose times are left out.
 * @param replaced  what the file has in cells of the column that were edited: one that is mended still tells what the others are
 */
export function checkEvenings(replaced: readonly Cell[]): ColumnRule {
  const evenings: SeenCell[] = []
  const kindsReplaced = replaced.map(kindOf)
  let otherCount = kindsReplaced.filter((kind) => kind === 'evening' || kind === 'midnight').length
  let isOfMoments = kindsReplaced.includes('moment')
  return {
    visit(seen) {
      const kind = kindOf(seen.cell)
      if (kind === 'evening') evenings.push(seen)
      else if (kind === 'midnight') otherCount += seen.count
      else if (kind === 'moment') isOfMoments = true
    },
    report({ read }) {
      if (isOfMoments || rowCountOf(evenings) + otherCount < fewestMoments) return []
      return evenings.flatMap((seen): Finding[] => {
        const day = readAsText(read, seen.cell)
        if (day === undefined || day >= lastDay) return []
        const next = dayAfter(day)
        return [{ code: 'day_begun_in_evening', seen, other: next, suggestion: next }]
      })
    },
  }
}

/** `midnight`: of UTC, as the days are that begin there in winter. `moment`: any other time of day. */
type Kind = 'day' | 'midnight' | 'evening' | 'moment'

const timeAnywhere = /\d:\d{2}/

function kindOf(cell: Cell): Kind {
  if (cell.kind !== 'date' && cell.kind !== 'text') return 'day'
  const written = cell.kind === 'date' ? cell.iso : trimText(cell.text)
  if (!timeAnywhere.test(written)) return 'day'
  const time = readTimeBeside(written)
  return time === undefined ? 'moment' : kindOfTime(time)
}

function kindOfTime({ hour, minute, second, fraction, offsetMinutes }: TimeOfDay): Kind {
  if (minute % 30 !== 0 || second !== 0 || Number(fraction) !== 0) return 'moment'
  if (hour === 0 && minute === 0) return offsetMinutes === 0 ? 'midnight' : 'day'
  return hour >= firstHourOfEvening && (offsetMinutes ?? 0) === 0 ? 'evening' : 'moment'
}

/** @param day  YYYY-MM-DD */
function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}
