/** Keeps kinds of problems where they were first listed: what is fixed changes the counts, by which the desk lists them. */
import type { ProblemGroup } from '../../../shared/ipc.ts'
import { issueLevels } from '../../../shared/result.ts'

/** Tells one kind from the others. */
export const keyOfKind = ({ level, title, code }: ProblemGroup): string => `${level} ${title.key} ${code}`

/** Of one project, for as long as one is in Check. */
export class HeldOrder {
  readonly #places = new Map<string, number>()

  /** @returns them by their levels, within each as they came, and what is new behind those that were there */
  of(groups: readonly ProblemGroup[]): readonly ProblemGroup[] {
    for (const group of groups) {
      const key = keyOfKind(group)
      if (!this.#places.has(key)) this.#places.set(key, this.#places.size)
    }
    const placeOf = (group: ProblemGroup): number => this.#places.get(keyOfKind(group)) ?? 0
    const levelOf = ({ level }: ProblemGroup): number => issueLevels.indexOf(level)
    return groups.toSorted((one, other) => levelOf(one) - levelOf(other) || placeOf(one) - placeOf(other))
  }
}
