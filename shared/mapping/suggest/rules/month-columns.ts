/**
 * Columns of a wide sheet that are months: "Jan-24", "Feb 2024", "2024-03", "kWh Apr". What was used or paid in a month has no field, so none
 * of them is read as anything else, and it is said once for all of them.
 */
import { monthNamed } from '../../locale/month-names.ts'
import { chunksOf, seamsOf } from '../headings/plain-words.ts'

/** Fewer may be something else, such as "March" alone. */
const fewestMonths = 3

/** @returns the places of the headers that are months, from 0; empty where there are only a few */
export function monthsAmong(headers: readonly string[]): readonly number[] {
  const months = headers.flatMap((header, at) => {
    const month = monthIn(header)
    return month === undefined ? [] : [{ at, month }]
  })
  // The same words around them, and several months: "Sep" and "Set" are other things as well.
  const alike = [...Map.groupBy(months, ({ at }) => around(headers[at] ?? '')).values()]
  return alike
    .filter((of) => new Set(of.map(({ month }) => month)).size >= fewestMonths)
    .flatMap((of) => of.map(({ at }) => at))
    .sort((a, b) => a - b)
}

const inDigits = /(?<!\d)(?:(?:19|20)\d\d[-/.](0?[1-9]|1[0-2])|(0?[1-9]|1[0-2])[-/.](?:19|20)\d\d)(?![\d-/.])/

function monthIn(header: string): number | undefined {
  const digits = inDigits.exec(header)
  if (digits !== null) return Number(digits[1] ?? digits[2])
  return wordsOf(header)
    .flatMap((word) => monthNamed(word) ?? [])
    .at(0)
}

const wordsOf = (header: string): readonly string[] => chunksOf(header).flatMap(seamsOf)

/** What is left of a header without its month and year. */
const around = (header: string): string =>
  inDigits.test(header)
    ? header.replace(inDigits, '').trim()
    : wordsOf(header)
        .filter((word) => monthNamed(word) === undefined && !/^(?:\d\d|(?:19|20)\d\d)$/.test(word))
        .join(' ')
