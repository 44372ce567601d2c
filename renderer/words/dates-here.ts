/** Dates in the writing of the person's system. What is typed in it, or as ISO 8601 writes it, is read. */
import { type DateOrder, dateOrders } from '../../shared/mapping/model/mapping.ts'

const numeric = { year: 'numeric', month: '2-digit', day: '2-digit' } as const

type Writing = { readonly day: Intl.DateTimeFormat; readonly dayAndTime: Intl.DateTimeFormat }

const writingOf = (locale: string | undefined): Writing => ({
  day: new Intl.DateTimeFormat(locale, { ...numeric, timeZone: 'UTC' }),
  dayAndTime: new Intl.DateTimeFormat(locale, {
    ...{ ...numeric, hour: '2-digit', minute: '2-digit' },
    ...{ hourCycle: 'h23', timeZone: 'UTC' },
  }),
})

/** In a browser its language is the nearest that is known; the desktop tells the system's at the start. */
let here = writingOf(undefined)

/** @param locale  as the operating system names it, such as "de-DE" */
export function writeDatesAs(locale: string): void {
  here = writingOf(locale)
}

/** 21 November of a year, as this system writes it. */
export const exampleDay = (): string => showDayHere('2026-11-21')
export const exampleMoment = (): string => showMomentHere('2026-11-21T14:30')

/** In which order it puts the parts of a date. */
export const dateOrderHere = (): DateOrder => orderOf(here.day)

/** "2026-11-21" → "21/11/2026", "11/21/2026", "21.11.2026" */
export function showDayHere(iso: string): string {
  return here.day.format(new Date(`${iso}T00:00Z`))
}

/** "2026-11-21T14:30" → "21/11/2026 14:30" */
export function showMomentHere(iso: string): string {
  const parts = here.dayAndTime.formatToParts(new Date(`${iso}Z`))
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
