/** How an import went over time: what was created, and what was refused or failed on the way, also where it was mended since. */
import type { ProgressPoint } from '../../../shared/ipc.ts'
import type { AccountRecord } from '../../storage/journal/journal-record.ts'

/** More than this no picture shows. */
const maxPoints = 200

/** When an account was created, refused or failed, in milliseconds since 1970. */
export type Ending = { readonly at: number; readonly isCreated: boolean }

/** In their order. */
export function endingsOf({ phase, changedAt, setbacks }: Pick<AccountRecord, 'phase' | 'changedAt' | 'setbacks'>) {
  const failures = setbacks.map((at): Ending => ({ at, isCreated: false }))
  return phase === 'finished' && changedAt !== null ? [...failures, { at: changedAt, isCreated: true }] : failures
}

/** The endings of many accounts. What comes after all others costs nothing more, however many there are. */
export class Progress {
  /** Oldest first, as far as it was looked at. */
  #endings: Ending[] = []
  /** How many were created up to each, and with it. */
  #created: number[] = []

  /** @param before  what was put in of the same account, and has only become more where nothing was corrected */
  put(endings: readonly Ending[], before: readonly Ending[]): void {
    const hasGrown = before.every((one, index) => isSame(endings[index], one))
    if (!hasGrown) this.drop(before)
    for (const ending of hasGrown ? endings.slice(before.length) : endings) {
      if (ending.at < (this.#endings.at(-1)?.at ?? 0)) this.#created = []
      this.#endings.push(ending)
    }
  }

  drop(endings: readonly Ending[]): void {
    for (const ending of endings) {
      const index = this.#endings.findLastIndex((one) => isSame(one, ending))
      this.#endings.splice(index, 1)
    }
    if (endings.length > 0) this.#created = []
  }

  /** Oldest first; the last point has the counts of now, and begins where nothing was done yet. */
  points(): ProgressPoint[] {
    if (this.#created.length === 0) this.#endings.sort((one, other) => one.at - other.at)
    for (let index = this.#created.length; index < this.#endings.length; index += 1)
      this.#created.push((this.#created[index - 1] ?? 0) + (this.#endings[index]?.isCreated ? 1 : 0))
    const { length } = this.#endings
    const every = Math.max(1, Math.ceil(length / maxPoints))
    const points: ProgressPoint[] = []
    for (let index = 0; index < length; index = index === length - 1 ? length : Math.min(index + every, length - 1)) {
      const created = this.#created[index] ?? 0
      const at = new Date(this.#endings[index]?.at ?? 0).toISOString()
      points.push({ at, created, failed: index + 1 - created })
    }
    return points
  }
}

const isSame = (one: Ending | undefined, other: Ending): boolean =>
  one?.at === other.at && one.isCreated === other.isCreated
