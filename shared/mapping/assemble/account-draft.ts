/** What assembling gives: one draft per account, with the cell that every value came from. */
import type { CellPlace, Issue } from '../../result.ts'
import type { SheetFact } from '../model/mapping.ts'

/** A payload in the making: only what could be read is in it. */
export type PayloadDraft = { readonly [field: string]: unknown }

/** Where a value came from. A constant of the mapping has no cell, and neither have the number of a row and the name of its sheet. */
export type Origin =
  | {
      readonly from: 'cell'
      readonly cell: CellPlace
      readonly header: string
      /** The other cells of a value that is joined of several. */
      readonly others?: readonly CellPlace[]
    }
  | { readonly from: 'fact'; readonly fact: SheetFact; readonly sheet: string; readonly row: number }
  | { readonly from: 'constant'; readonly target: string }

/** By concrete path with dots, as the service names it: `customers.0.landline`. Any map will do. */
export type Origins = Pick<ReadonlyMap<string, Origin>, 'get' | 'keys' | typeof Symbol.iterator>

export type AccountDraft = {
  /** Stable within one loaded workbook: the account number, or for an account without one the place of its row. */
  readonly key: string
  /** `null` when the cell is blank or can't be read. */
  readonly accountNumber: string | null
  readonly payload: PayloadDraft
  /** A field whose cell is blank or unreadable is here too. */
  readonly origins: Origins
  readonly issues: readonly Issue[]
  /** Rows that speak of this account. */
  readonly rows: readonly { readonly sheet: string; readonly row: number }[]
}
