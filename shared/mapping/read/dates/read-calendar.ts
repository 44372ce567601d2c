/**
 * Reads a date, with or without a time of day, from text. Works on the digits alone: no `Date` of the machine and no zone of the
 * machine is involved, so a file means the same in every office.
 */

import { isWeekday, monthNamed } from '../../locale/month-names.ts'
import type { DateOrder } from '../../model/mapping.ts'

/** A moment as it was written. `date` is YYYY-MM-DD, a real day. */
export type Calendar = {
  readonly date: string
  /** Absent when only a day was written. */
  readonly time?: TimeOfDay
}

export type TimeOfDay = {
  readonly hour: number
  readonly minute: number
  readonly second: number
  /** Digits after the point of the seconds, as written; `''` when there are none. */
  readonly fraction: string
  /** Minutes ahead of UTC; `null` when the text names no zone. */
  readonly offsetMinutes: number | null
}

const timeAtEnd =
  /^(.*?)(?:[T,]\s*|\s+)(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*(?:([ap])\.?m\.?)?\s*(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?$/i

/** "Wednesday, 25 de septiembre de 2024, 12:30:45.123456789 p.m. +02:00" and some; what is longer is no date. */
export const longestDate = 90

/** Two-digit years up to this one are of this century, later ones of the last: the rule that spreadsheets use. */
const lastYearOfThisCentury = 29

/**
 * @param text  trimmed, not blank: "9/6/24", "09.06.2024", "2024-06-09T14:30:00Z", "5. März 2024", "June 9th, 2024 2:30 PM"
 * @param order  of day, month and year where all three are numbers and the year doesn't come first
 * @returns `undefined` when it is no date, or a day that no calendar has (31 February)
 */
export function readCalendar(text: string, order: DateOrder): Calendar | undefined {
  if (text.length > longestDate) return undefined
  const match = timeAtEnd.exec(text)
  const date = readDay(match?.[1] ?? text, order)
  if (date === undefined) return undefined
  if (match === null) return { date }
  const time = timeOf(match)
  return time === undefined ? undefined : { date, time }
}

/**
 * @param text  as for `readCalendar`
 * @returns the time of day beside a day, whether or not that can be read; `undefined` where there is none
 */
export function readTimeBeside(text: string): TimeOfDay | undefined {
  const match = text.length > longestDate ? null : timeAtEnd.exec(text)
  return match === null ? undefined : timeOf(match)
}

function timeOf(match: RegExpExecArray): TimeOfDay | undefined {
  const [, , hours = '', minutes = '', seconds = '0', fraction = '', half, zone] = match
  const hour = half === undefined ? Number(hours) : hourOfHalf(Number(hours), half.toLowerCase())
  const time = { hour, minute: Number(minutes), second: Number(seconds), fraction, offsetMinutes: offsetOf(zone) }
  const isReal = hour >= 0 && hour <= 23 && time.minute <= 59 && time.second <= 59
  return isReal && Math.abs(time.offsetMinutes ?? 0) <= 14 * 60 ? time : undefined
}

/** 12 AM is midnight and 12 PM noon; -1 for an hour that no half of a day has. */
function hourOfHalf(hour: number, half: string): number {
  if (hour < 1 || hour > 12) return -1
  return (hour % 12) + (half === 'p' ? 12 : 0)
}

function offsetOf(zone: string | undefined): number | null {
  if (zone === undefined) return null
  const match = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone)
  if (match === null) return 0
  const [, sign, hours = '', minutes = '0'] = match
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

const threeNumbers = /^(\d{1,4})\s*([./\-\s])\s*(\d{1,2})\s*\2\s*(\d{1,4})\.?$/
const eightDigits = /^(\d{4})(\d{4})$/
/** "2024年6月9日", with the signs for year, month and day. */
const eastAsian = /^(\d{4})年(\d{1,2})月(\d{1,2})日$/

function readDay(text: string, order: DateOrder): string | undefined {
  const numbers = threeNumbers.exec(text)
  if (numbers !== null) {
    const [, first = '', , second = '', third = ''] = numbers
    return dayOfNumbers(first, second, third, order)
  }
  const eight = eightDigits.exec(text)
  if (eight !== null) return dayOfEightDigits(text, order)
  const [, year, month = '', day = ''] = eastAsian.exec(text) ?? []
  return year === undefined ? dayOfWords(text) : realDay(year, month, day)
}

function dayOfNumbers(first: string, second: string, third: string, order: DateOrder): string | undefined {
  // A year of four digits in front is year, month, day in every country.
  if (first.length === 4 || order === 'YMD') return realDay(first, second, third)
  return order === 'DMY' ? realDay(third, second, first) : realDay(third, first, second)
}

/** "20240609", or "09062024" where the last four digits are the only ones that can be a year. */
function dayOfEightDigits(text: string, order: DateOrder): string | undefined {
  if (isUsualYear(Number(text.slice(0, 4)))) return realDay(text.slice(0, 4), text.slice(4, 6), text.slice(6))
  if (order === 'YMD' || !isUsualYear(Number(text.slice(4)))) return undefined
  return dayOfNumbers(text.slice(0, 2), text.slice(2, 4), text.slice(4), order)
}

/** A customer’s life, a contract and a bill are within these years. */
export const isUsualYear = (year: number): boolean => year >= 1850 && year <= 2150

const fillers: ReadonlySet<string> = new Set(['de', 'del', 'of', 'the', 'den', 'der', 'le'])
const ordinal = /^(\d{1,2})(?:st|nd|rd|th|er|e|º|ª)$/i

/** "5 Jan 2024", "January 5th, 2024", "Fri 05-Jan-24", "5 de enero de 2024", "2024 Jan 5". */
function dayOfWords(text: string): string | undefined {
  const words = text.split(/[\s,./-]+/).filter((word) => word !== '' && !fillers.has(word.toLowerCase()))
  if (words.length === 4 && words[0] !== undefined && isWeekday(words[0])) words.shift()
  if (words.length !== 3) return undefined
  const [first = '', second = '', third = ''] = words.map((word) => word.replace(ordinal, '$1'))
  const firstMonth = monthNamed(first)
  if (firstMonth !== undefined) return realDay(third, String(firstMonth), second)
  const month = monthNamed(second)
  if (month === undefined) return undefined
  return first.length === 4 ? realDay(first, String(month), third) : realDay(third, String(month), first)
}

/** @returns YYYY-MM-DD, or `undefined` when there is no such day */
function realDay(yearText: string, monthText: string, dayText: string): string | undefined {
  if (!/^(?:\d{2}|\d{4})$/.test(yearText) || !/^\d{1,2}$/.test(monthText) || !/^\d{1,2}$/.test(dayText))
    return undefined
  const year = yearText.length === 4 ? Number(yearText) : yearOfTwoDigits(Number(yearText))
  const month = Number(monthText)
  const day = Number(dayText)
  if (year < 1000 || !isRealDay(year, month, day)) return undefined
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`
}

const yearOfTwoDigits = (year: number): number => (year <= lastYearOfThisCentury ? 2000 : 1900) + year

export const isRealDay = (year: number, month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')
