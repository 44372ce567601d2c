/** Keeps kinds of problems where they were first listed: what is mended changes the counts, by which the desk lists them. */
import { useState } from 'react'
import type { ProblemGroup } from '../../../shared/ipc.ts'
import { issueLevels } from '../../../shared/result.ts'

/** Tells one kind from the others. */
export const keyOfKind = ({ level, title, code }: ProblemGroup): string => `${level} ${title.key} ${code}`

/** @returns them by their levels, within each as they came, and what is new behind those that were there */
export function useHeldOrder(groups: readonly ProblemGroup[]): readonly ProblemGroup[] {
  const [known, setKnown] = useState<readonly string[]>([])
  const added = groups.map(keyOfKind).filter((key) => !known.includes(key))
  const order = added.length === 0 ? known : [...known, ...added]
  if (order !== known) setKnown(order)
  const placeOf = (group: ProblemGroup) => order.indexOf(keyOfKind(group))
  const levelOf = ({ level }: ProblemGroup) => issueLevels.indexOf(level)
  return groups.toSorted((one, other) => levelOf(one) - levelOf(other) || placeOf(one) - placeOf(other))
}
