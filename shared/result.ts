/** What every layer answers with when something expected can go wrong: a value, or the issues that stand in its way. */
import type { IssueCode } from './issue-words.ts'
import type { ReadAs } from './mapping/model/mapping.ts'
import type { Message } from './messages/message.ts'

/** The gravest first. */
export const issueLevels = ['error', 'warning', 'info'] as const
export type IssueLevel = (typeof issueLevels)[number]

/** A place in a loaded spreadsheet. Rows and columns are counted from 1, as a spreadsheet shows them. */
export type CellPlace = { readonly sheet: string; readonly row: number; readonly column: number }

/** The same for the same cell, and for no other. */
export const cellKey = ({ sheet, row, column }: CellPlace): string => `${row} ${column} ${sheet}`

/**
 * Where an issue is: a path into the payload, the cell it came from, or both. What no cell gives has the `target` that the mapping
 * knows it by: of a value that is the same for every account, or of a field that no column fills. With a cell beside it, that field is
 * missed because of what the cell gives.
 */
export type Where = { readonly path?: string; readonly cell?: CellPlace; readonly target?: string }

/** Values for several cells, which mend an issue together: of its row, or of all rows that say the same. `does`: as a button says it. */
export type Mend = { readonly does: Message; readonly cells: readonly (CellPlace & { readonly text: string })[] }

export type Issue = {
  readonly level: IssueLevel
  readonly code: IssueCode
  readonly message: Message
  readonly where?: Where
  /** A value that would mend the cell, where one is known to be safe. */
  readonly suggestion?: string
  /** In place of a suggestion, where other cells have to change with it. Of several a person has to choose one. */
  readonly mends?: readonly Mend[]
  /** A way of reading its whole column that would mend it; or, where that is asked, the one that it is read in. */
  readonly readAs?: ReadAs
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issues: readonly [Issue, ...Issue[]] }

export const ok = <T>(value: T): Result<T> => ({ ok: true, value })

export const refuse = (first: Issue, ...rest: readonly Issue[]): Result<never> => ({
  ok: false,
  issues: [first, ...rest],
})

/** Answers what has nothing to say once it is done. */
export async function onceDone(work: void | Promise<void>): Promise<Result<Record<string, never>>> {
  await work
  return ok({})
}

/** Ends a `switch` over a union: a member without a case does not compile. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected member: ${JSON.stringify(value)}`)
}
