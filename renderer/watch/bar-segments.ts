/** Lays the states of the accounts side by side on a bar. */
import { type AccountStatus, accountStatuses, type StatusCounts } from '../../shared/account-status.ts'

type Segment = { readonly status: AccountStatus; readonly start: number; readonly width: number }

/** Thousandths of the bar; what is there at all is wide enough to be seen. */
const wholeBar = 1000
const narrowest = 8
const gap = 3

/** Lays the states side by side over the whole bar, in their order. */
export function segmentsOf(counts: StatusCounts): Segment[] {
  const present = accountStatuses.filter((status) => counts[status] > 0)
  const total = present.reduce((sum, status) => sum + counts[status], 0)
  const room = wholeBar - gap * Math.max(0, present.length - 1) - narrowest * present.length
  let start = 0
  return present.map((status) => {
    const width = narrowest + (room * counts[status]) / total
    const segment = { status, start, width }
    start += width + gap
    return segment
  })
}
