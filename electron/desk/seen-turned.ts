/** Keeps a change from cells that were seen before their sheet was turned: its rows and columns mean others by now. */
import { issue } from '../../shared/issue-words.ts'
import type { Issue } from '../../shared/result.ts'
import type { OpenProject } from './open-project.ts'

/**
 * @param sheets  those that cells are changed in; `null` for all
 * @param turnedSheets  those that were turned when the cells were seen; where nobody says, they are as they are now
 */
export function turnedSince(
  { prepared }: OpenProject,
  sheets: readonly string[] | null,
  turnedSheets: readonly string[] | undefined,
): Issue | null {
  if (turnedSheets === undefined) return null
  const seen = new Set(turnedSheets)
  const changed = prepared.sheets.find(
    ({ name, isTurned = false }) => (sheets === null || sheets.includes(name)) && isTurned !== seen.has(name),
  )
  return changed === undefined ? null : issue('sheet_turned_meanwhile', { sheet: changed.name })
}
