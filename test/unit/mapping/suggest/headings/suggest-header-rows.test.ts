import { describe, expect, test } from 'vitest'
import { suggestMapping } from '../../../../../shared/mapping/suggest/suggest-mapping.ts'
import {
  catalogueOfRows,
  type Half,
  type Judged,
  judge,
  readHeaderRows,
  workbookOf,
} from '../../../../support/rows/header-rows.ts'
import { layoutsOf } from '../../../../support/rows/sheet-layouts.ts'

const all = readHeaderRows()

function judged(half: Half): readonly Judged[] {
  return all
    .filter((rows) => rows.half === half)
    .flatMap((rows) => {
      const workbook = workbookOf(rows)
      return judge(rows, suggestMapping(workbook, layoutsOf(workbook), catalogueOfRows(rows)).suggestions)
    })
}

/** Floors a little below what is reached (see test/bench/suggest.bench.ts): a change that loses more is a step back. */
describe.each([
  { half: 'development', rightShare: 0.995, wrongShare: 0.002 },
  { half: 'held-out', rightShare: 0.98, wrongShare: 0.006 },
  { half: 'public', rightShare: 0.98, wrongShare: 0.006 },
  { half: 'unseen', rightShare: 0.98, wrongShare: 0.013 },
  { half: 'fourth', rightShare: 0.99, wrongShare: 0.004 },
  { half: 'fifth', rightShare: 0.95, wrongShare: 0.016 },
  { half: 'sixth', rightShare: 0.98, wrongShare: 0 },
  { half: 'seventh', rightShare: 0.985, wrongShare: 0.006 },
  { half: 'eighth', rightShare: 0.985, wrongShare: 0.004 },
  { half: 'ninth', rightShare: 0.985, wrongShare: 0.007 },
  { half: 'tenth', rightShare: 0.98, wrongShare: 0 },
  { half: 'eleventh', rightShare: 0.97, wrongShare: 0.012 },
  { half: 'twelfth', rightShare: 0.985, wrongShare: 0.002 },
  { half: 'thirteenth', rightShare: 0.95, wrongShare: 0.007 },
  { half: 'fourteenth', rightShare: 0.97, wrongShare: 0.015 },
  { half: 'fifteenth', rightShare: 0.94, wrongShare: 0.016 },
  { half: 'sixteenth', rightShare: 0.94, wrongShare: 0.019 },
  { half: 'seventeenth', rightShare: 0.93, wrongShare: 0.01 },
  { half: 'eighteenth', rightShare: 0.94, wrongShare: 0 },
  { half: 'nineteenth', rightShare: 0.93, wrongShare: 0.016 },
  { half: 'twentieth', rightShare: 0.935, wrongShare: 0.01 },
  { half: 'twenty-first', rightShare: 0.94, wrongShare: 0.016 },
  { half: 'twenty-second', rightShare: 0.985, wrongShare: 0.006 },
  { half: 'twenty-third', rightShare: 0.985, wrongShare: 0.007 },
  { half: 'twenty-fourth', rightShare: 0.985, wrongShare: 0.01 },
  { half: 'twenty-fifth', rightShare: 0.985, wrongShare: 0.006 },
  { half: 'technical', rightShare: 0.93, wrongShare: 0.04 },
  { half: 'languages', rightShare: 0.925, wrongShare: 0.006 },
  { half: 'schooling', rightShare: 0.945, wrongShare: 0.012 },
  { half: 'kept', rightShare: 1, wrongShare: 0 },
  { half: 'additions', rightShare: 0.915, wrongShare: 0.009 },
  { half: 'additions-second', rightShare: 0.92, wrongShare: 0.013 },
  { half: 'additions-schooling', rightShare: 0.885, wrongShare: 0.015 },
  { half: 'additions-third', rightShare: 0.93, wrongShare: 0.003 },
] as const)('the $half header rows', ({ half, rightShare, wrongShare }) => {
  const verdicts = judged(half)
  const mistakes = verdicts.filter(({ verdict }) => verdict !== 'right')

  test(`are right in at least ${rightShare * 100} % of the columns`, () => {
    expect(mistakes.length, JSON.stringify(mistakes, null, 1)).toBeLessThanOrEqual(verdicts.length * (1 - rightShare))
  })

  test(`have a wrong field in at most ${wrongShare * 100} % of the columns`, () => {
    const wrong = mistakes.filter(({ verdict }) => verdict === 'wrong')
    expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(verdicts.length * wrongShare)
  })
})
