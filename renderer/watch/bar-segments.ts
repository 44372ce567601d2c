/** Lays the states of the accounts side by side on a bar. */
import type { AccountPage, ImportState } from '../../shared/ipc.ts'
import { importStateOrder } from '../words/words.ts'

type State = ImportState['state']
type StateCounts = AccountPage['stateCounts']

type Segment = { readonly state: State; readonly start: number; readonly width: number }

/** Thousandths of the bar; what is there at all is wide enough to be seen. */
const wholeBar = 1000
const narrowest = 8
const gap = 3

/** Lays the states side by side over the whole bar, in their order. */
export function segmentsOf(counts: StateCounts): Segment[] {
  const present = importStateOrder.filter((state) => counts[state] > 0)
  const total = present.reduce((sum, state) => sum + counts[state], 0)
  const room = wholeBar - gap * Math.max(0, present.length - 1) - narrowest * present.length
  let start = 0
  return present.map((state) => {
    const width = narrowest + (room * counts[state]) / total
    const segment = { state, start, width }
    start += width + gap
    return segment
  })
}
