/** What a history of edits comes to: each edited cell once, with the text it has now. Pure. */
import type { CellEdit } from '../../shared/ipc.ts'
import type { EditHistory } from '../storage/projects.ts'

export function editsInForce({ steps, position }: EditHistory): readonly CellEdit[] {
  const byCell = new Map<string, CellEdit>()
  for (const step of steps.slice(0, position))
    for (const edit of step) byCell.set(`${edit.row} ${edit.column} ${edit.sheet}`, edit)
  return [...byCell.values()]
}
