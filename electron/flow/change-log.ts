/** What changed, in its order, as far back as it is worth following one by one: whoever looked since goes on from there. */
export class ChangeLog<Move> {
  readonly #kept: number
  #moves: Move[] = []
  /** Moves that are not kept any more. */
  #forgotten = 0

  /** @param kept  more than these, and whoever has not looked meanwhile begins anew */
  constructor(kept: number) {
    this.#kept = kept
  }

  /** Grows with every move. */
  get revision(): number {
    return this.#forgotten + this.#moves.length
  }

  /** What has moved since a revision; `null` where that was too much to remember. */
  since(revision: number): readonly Move[] | null {
    return revision < this.#forgotten ? null : this.#moves.slice(revision - this.#forgotten)
  }

  add(moves: readonly Move[]): void {
    for (const move of moves) this.#moves.push(move)
    if (this.#moves.length > this.#kept) this.forget()
  }

  /** Everything is otherwise: there is nothing to follow. */
  forget(): void {
    this.#forgotten += this.#moves.length + 1
    this.#moves = []
  }
}
