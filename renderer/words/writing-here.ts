/** Dates and numbers as the language that is spoken writes them on this system. What is typed in it, or as ISO 8601 writes a date, is read. */
import type { Writing } from '../../shared/additions/read-form.ts'
import type { Leaf } from '../../shared/catalogue/catalogue.ts'
import { timeZoneHere } from '../../shared/mapping/locale/time-zone.ts'
import { type DateOrder, dateOrders } from '../../shared/mapping/model/mapping.ts'
import { decimalMark, spokenNow } from '../../shared/messages/speech.ts'

const numeric = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' } as const
const withTime = { ...numeric, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

const formatOf = (style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const { intl } = spokenNow()
  return intl.formatters.getDateTimeFormat(intl.locale, style)
}

/** How what is typed is meant. */
export const writingHere = (): Writing => ({
  dateOrder: orderOf(formatOf(numeric)),
  decimalMark: decimalMark(),
  timeZone: timeZoneHere(),
})

/** 21 November of a year, as it is written here. */
export const exampleDay = (): string => showDayHere('2026-11-21')
export const exampleMoment = (): string => showMomentHere('2026-11-21T14:30')

const isoMoment = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d)?/

/** An example of a value as a person would type it here. One that is not in the writing of the service stays as it is. */
export function writtenHere({ kind }: Pick<Leaf, 'kind'>, sent: string): string {
  if (kind === 'decimal') return sent.replace('.', decimalMark())
  const [, day, time] = isoMoment.exec(sent) ?? []
  if (day === undefined || Number.isNaN(Date.parse(day))) return sent
  if (kind === 'datetime' && time !== undefined) return showMomentHere(day + time)
  return kind === 'date' ? showDayHere(day) : sent
}

/** "2026-11-21" → "21/11/2026", "11/21/2026", "21.11.2026" */
export function showDayHere(iso: string): string {
  return formatOf(numeric).format(new Date(`${iso}T00:00Z`))
}

/** "2026-11-21T14:30" → "21/11/2026 14:30" */
export function showMomentHere(iso: string): string {
  const parts = formatOf(withTime).formatToParts(new Date(`${iso}Z`))
  const partOf = (wanted: Intl.DateTimeFormatPartTypes): string =>
    parts.find(({ type }) => type === wanted)?.value ?? ''
  return `${showDayHere(iso.slice(0, 10))} ${partOf('hour')}:${partOf('minute')}`
}

function orderOf(format: Intl.DateTimeFormat): DateOrder {
  const letters = format
    .formatToParts(0)
    .flatMap(({ type }) =>
      type === 'day' || type === 'month' || type === 'year' ? [type.charAt(0).toUpperCase()] : [],
    )
  return dateOrders.find((order) => order === letters.join('')) ?? 'YMD'
}
