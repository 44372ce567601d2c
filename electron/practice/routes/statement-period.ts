/** The open statement period: the days on which a transaction can be dated without being moved. */
import { dayMs, showDay } from '../moments.ts'
import { openStatementPeriodDays } from '../not-shown.ts'

export type Period = { readonly first: string; readonly last: string }

/** @param now  milliseconds since 1970; the period ends on this UTC day */
export const openPeriod = (now: number): Period => ({
  first: showDay(now - openStatementPeriodDays * dayMs),
  last: showDay(now),
})

/** The nearest day inside the period: the day itself if it is inside. Days as YYYY-MM-DD compare as text. */
export function moveInto({ first, last }: Period, day: string): string {
  if (day < first) return first
  return day > last ? last : day
}
