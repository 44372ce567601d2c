/** Notices numbers of supply points whose last digit does not fit the others, as it does in nearly all numbers of their column. */
import { checkedForms, checkedLengths } from '../../vocabulary/point-numbers.ts'
import { type ColumnRule, type Finding, readAsText, type SeenCell } from '../column-rule.ts'
import { hasAny, sign } from '../text-signs.ts'

/** Fewer may fit by chance. */
const fewestNumbers = 10
const usualShare = 0.9
/** After so many it shows whether a column has such numbers at all. */
const enoughSeen = 50

export function checkLastDigits(): ColumnRule {
  const tallies = checkedForms.map((checked) => ({ ...checked, count: 0, wrong: [] as SeenCell[] }))
  const isOver = (count: number, wrong: number): boolean => count >= enoughSeen && wrong * 2 > count
  return {
    about: hasAny(sign.digit),
    visit(seen) {
      const { cell, signs } = seen
      const text = cell.kind === 'number' ? cell.digits : cell.text
      const number = (signs & ~(sign.digit | sign.capital)) === 0 ? text : text.replaceAll(/[\s-]/g, '')
      // Most texts are no such numbers, and each of 100,000 is looked at.
      if (!checkedLengths.has(number.length)) return
      for (const tally of tallies) {
        if (isOver(tally.count, tally.wrong.length) || !tally.form.test(number)) continue
        tally.count += 1
        if (!tally.isRight(number)) tally.wrong.push(seen)
      }
    },
    report: ({ read }) =>
      tallies
        .filter(({ count, wrong }) => count >= fewestNumbers && count - wrong.length >= count * usualShare)
        .flatMap(({ wrong }) => wrong)
        .flatMap((seen): Finding[] =>
          readAsText(read, seen.cell) === undefined ? [] : [{ code: 'last_digit_unfit', seen }],
        ),
  }
}
