/** Numbers in headings that count nothing: "Zip5" is no fifth address where there is no fourth. */
import type { Candidate } from './column-candidates.ts'
import type { ElementMark } from './header-readings.ts'

/** Of a second one the first is often not numbered; of a third there is a second. */
const lastWithoutOther = 2

/** @param candidates  of a sheet, by column. @returns them without numbers that no column counts up to, unless they say what they count */
export function withoutLoneNumbers(
  candidates: ReadonlyMap<number, readonly Candidate[]>,
): ReadonlyMap<number, readonly Candidate[]> {
  const all = [...candidates.values()].flat()
  const counted = new Set(all.flatMap(({ marks }) => marks.map(({ number }) => number)))
  const counts = ({ number, noun }: ElementMark) =>
    noun !== null || number <= lastWithoutOther || counted.has(number - 1)
  return new Map(
    [...candidates].map(([column, own]) => [
      column,
      own.map((candidate) => ({ ...candidate, marks: candidate.marks.filter(counts) })),
    ]),
  )
}
