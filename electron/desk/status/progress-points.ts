/** How an import went over time: what was created, and what was refused or failed on the way, also where it was mended since. Pure. */
import type { ProgressPoint } from '../../../shared/ipc.ts'
import type { AccountRecord } from '../../storage/journal-record.ts'

/** More than this no picture shows. */
const maxPoints = 200

type Past = Pick<AccountRecord, 'phase' | 'changedAt' | 'setbacks'>

/** @returns oldest first; the last point has the counts of now, and begins where nothing was done yet */
export function progressPoints(records: readonly Past[]): ProgressPoint[] {
  const ends = records
    .flatMap(({ phase, changedAt, setbacks }) => {
      const failures = setbacks.map((at) => ({ at, isCreated: false }))
      return phase === 'finished' && changedAt !== null ? [...failures, { at: changedAt, isCreated: true }] : failures
    })
    .toSorted((one, other) => one.at - other.at)
  const counts = { created: 0, failed: 0 }
  const points = ends.map(({ at, isCreated }): ProgressPoint => {
    counts[isCreated ? 'created' : 'failed'] += 1
    return { at: new Date(at).toISOString(), ...counts }
  })
  const every = Math.max(1, Math.ceil(points.length / maxPoints))
  return points.filter((_, index) => index % every === 0 || index === points.length - 1)
}
