/**
 * Counts the changes of the open project. A command that was made on an earlier one is refused where what it changes has been changed
 * since: it would take that back without anybody seeing it. Cells, and what undo takes back, may have been changed by the same window:
 * whoever types does not wait for answers. A mapping is changed as a whole, so not even by that one.
 *
 * What says all of what it is about, and builds on nothing that was there, needs no number: an account that is set aside or taken back,
 * the name of a project, the step it is at. Two windows that say so at once mean what they say, in whichever order it comes; the later
 * one holds, every window is told, and neither takes anything else back.
 */
import type { MadeOn } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { type CellPlace, cellKey, type Issue } from '../../../shared/result.ts'

type By = MadeOn['window']
type Change = { readonly at: number; readonly by: By }

export class Revisions {
  #now = 0
  #readAt = 0
  #mappedAt = 0
  readonly #turnedAt = new Map<string, number>()
  readonly #edited = new Map<string, Change>()
  readonly #latestBy = new Map<By, number>()

  get now(): number {
    return this.#now
  }

  /** Another file is open, or it is read in another way: what was made on it before is about nothing that is still there. */
  read(by?: By): void {
    this.#readAt = this.mapped(by)
    this.#turnedAt.clear()
    this.#edited.clear()
  }

  /** @param turned  sheets whose columns are read as rows now, or the other way round */
  mapped(by: By, turned: readonly string[] = []): number {
    this.#mappedAt = this.#count(by)
    for (const sheet of turned) this.#turnedAt.set(sheet, this.#now)
    return this.#now
  }

  /** @param cells  at their places in the file */
  edited(cells: readonly CellPlace[], by: By): void {
    const at = this.#count(by)
    for (const cell of cells) this.#edited.set(cellKey(cell), { at, by })
  }

  /**
   * @param madeOn  where it says no revision, it is made on what is there now
   * @param what  `project`: anything, but by the window that asks
   */
  changedSince({ revision, window }: MadeOn, what: 'mapping' | 'project' | readonly CellPlace[]): Issue | null {
    if (revision === undefined) return null
    const isSince = ({ at, by }: Change): boolean => at > revision && (by === undefined || by !== window)
    switch (what) {
      case 'mapping':
        return this.#mappedAt > revision ? issue('changed_meanwhile', { what }) : null
      case 'project': {
        const isChanged = this.#readAt > revision || [...this.#latestBy].some(([by, at]) => isSince({ at, by }))
        return isChanged ? issue('changed_meanwhile', { what }) : null
      }
      default: {
        const turned = what.find(({ sheet }) => (this.#turnedAt.get(sheet) ?? 0) > revision)
        if (turned !== undefined) return issue('sheet_turned_meanwhile', turned)
        const cell = what.find((one) => this.#readAt > revision || isSince(this.#edited.get(cellKey(one)) ?? never))
        return cell === undefined ? null : issue('changed_meanwhile', { what: cell })
      }
    }
  }

  #count(by: By): number {
    this.#now += 1
    this.#latestBy.set(by, this.#now)
    return this.#now
  }
}

const never: Change = { at: 0, by: undefined }
