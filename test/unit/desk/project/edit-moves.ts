/** What a person does to cells, and what it adds up to: the model that the application is held against. */
import type { CellEdit } from '../../../../shared/ipc.ts'

export type Move =
  | { readonly kind: 'edit'; readonly cells: readonly Pick<CellEdit, 'row' | 'column' | 'text'>[] }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }

export type Model = {
  readonly steps: readonly (readonly Pick<CellEdit, 'row' | 'column' | 'text'>[])[]
  readonly position: number
}

export const untouched: Model = { steps: [], position: 0 }

export function withMove({ steps, position }: Model, move: Move): Model {
  switch (move.kind) {
    case 'edit':
      return { steps: [...steps.slice(0, position), move.cells], position: position + 1 }
    case 'undo':
      return { steps, position: Math.max(0, position - 1) }
    case 'redo':
      return { steps, position: Math.min(steps.length, position + 1) }
  }
}

/** @param start  the texts of the data rows in the file; row 2 is the first */
export function textsOf({ steps, position }: Model, start: readonly (readonly string[])[]): string[][] {
  const texts = start.map((row) => [...row])
  for (const { row, column, text } of steps.slice(0, position).flat()) {
    const cells = texts[row - 2]
    if (cells !== undefined) cells[column - 1] = text
  }
  return texts
}
