/** How an import went over time, from the moment each account came to its present state. Pure. */
import type { AccountStub, ProgressPoint } from '../../shared/ipc.ts'

/** More than this no picture shows. */
const maxPoints = 200

/** @returns oldest first; the last point has the counts of now, and begins where nothing was done yet */
export function progressPoints(accounts: readonly Pick<AccountStub, 'import'>[]): ProgressPoint[] {
  const ends = accounts
    .flatMap(({ import: { state, changedAt } }) => {
      if (changedAt === null) return []
      if (state === 'finished') return [{ at: changedAt, isCreated: true }]
      return state === 'refused' || state === 'failed' ? [{ at: changedAt, isCreated: false }] : []
    })
    .toSorted((one, other) => one.at.localeCompare(other.at))
  const counts = { created: 0, failed: 0 }
  const points = ends.map(({ at, isCreated }): ProgressPoint => {
    counts[isCreated ? 'created' : 'failed'] += 1
    return { at, ...counts }
  })
  const every = Math.max(1, Math.ceil(points.length / maxPoints))
  return points.filter((_, index) => index % every === 0 || index === points.length - 1)
}
