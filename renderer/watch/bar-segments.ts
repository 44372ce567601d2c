/** Lays the lines of the summary side by side on a bar. */
import type { ResultLine } from '../../shared/words/results-words.ts'

type Segment = Pick<ResultLine, 'filter'> & { readonly start: number; readonly width: number }

/** Thousandths of the bar; what is there at all is wide enough to be seen. */
const wholeBar = 1000
const narrowest = 8
const gap = 3

/** Lays them side by side over the whole bar, in their order. */
export function segmentsOf(lines: readonly ResultLine[]): Segment[] {
  const present = lines.filter(({ count }) => count > 0)
  const total = present.reduce((sum, { count }) => sum + count, 0)
  const room = wholeBar - gap * Math.max(0, present.length - 1) - narrowest * present.length
  let start = 0
  return present.map(({ filter, count }) => {
    const width = narrowest + (room * count) / total
    const segment = { filter, start, width }
    start += width + gap
    return segment
  })
}
