/**
 * Counts the changes of the open project. A command that was made on an earlier one is refused where what it changes has been changed
 * since: it would take that back without anybody seeing it.
 */
import { issue } from '../../../shared/issue-words.ts'
import type { CellPlace, Issue } from '../../../shared/result.ts'

export class Revisions {
  #now = 0
  #readAt = 0
  #mappedAt = 0
  readonly #editedAt = new Map<string, number>()

  get now(): number {
    return this.#now
  }

  /** Another file is open, or it is read in another way: what was made on it before is about nothing that is still there. */
  read(): void {
    this.#readAt = this.mapped()
    this.#editedAt.clear()
  }

  mapped(): number {
    this.#mappedAt = ++this.#now
    return this.#now
  }

  /** @param cells  at their places in the file */
  edited(cells: readonly CellPlace[]): void {
    this.#now += 1
    for (const cell of cells) this.#editedAt.set(keyOf(cell), this.#now)
  }

  /** @param madeOn  where nobody says, it is made on what is there now */
  changedSince(madeOn: number | undefined, what: 'mapping' | readonly CellPlace[]): Issue | null {
    if (madeOn === undefined) return null
    if (what === 'mapping') return this.#mappedAt > madeOn ? issue('changed_meanwhile', { cell: null }) : null
    const cell = what.find((one) => Math.max(this.#readAt, this.#editedAt.get(keyOf(one)) ?? 0) > madeOn)
    return cell === undefined ? null : issue('changed_meanwhile', { cell })
  }
}

const keyOf = ({ sheet, row, column }: CellPlace): string => `${row} ${column} ${sheet}`
