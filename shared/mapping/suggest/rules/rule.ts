/** What is peculiar, and no feature of one column and one field can tell: see `../rules.ts` for all of it, in order. */
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import type { Message } from '../../../messages/message.ts'
import type { PlainKey } from '../../../messages/say.ts'
import type { AddressNames } from '../address-names.ts'
import type { Choice } from '../choose-fields.ts'
import type { SeenColumn } from '../column-candidates.ts'
import type { Field } from '../fields.ts'
import type { Lexicon } from '../headings/lexicon.ts'
import type { SupplyField } from '../headings/supplies.ts'
import type { Learned } from '../learned.ts'
import type { SeenSheet } from '../seen-sheet.ts'

export type FieldsToMapTo = {
  readonly catalogue: Catalogue
  readonly lexicon: Lexicon
  readonly fields: readonly Field[]
  readonly supplyField: SupplyField | null
  readonly addressNames: AddressNames
  readonly learned: Learned
  /** The fields that something was learned of, by their places there; `null`: the sheet has none of it. */
  readonly learnedOf: ReadonlyMap<number, Field | null>
}

/** Changes what columns could be. @param reason  what a person is told of it */
export type Change = (
  sheets: readonly SeenSheet[],
  mapTo: FieldsToMapTo,
  reason: Message | undefined,
) => readonly SeenSheet[]

/** What was chosen for the columns of a sheet. */
export type ChosenSheet = { readonly sheet: SeenSheet; readonly choices: readonly Choice[] }

/** Changes what was chosen. */
export type Revision = (
  chosen: readonly ChosenSheet[],
  catalogue: Catalogue,
  reason: Message | undefined,
) => readonly ChosenSheet[]

/** Its places are the `first` and `last` of the columns, and the `count` of them. */
type Reason = PlainKey & `reason_${string}`

export type Rule = {
  readonly name: string
  /** Where it holds, in words. */
  readonly when: string
  /** Of all headings of a sheet before they are read; of what columns could be; of columns that have no field; of what was chosen. */
  readonly effect:
    | {
        readonly on: 'headings'
        readonly change: (headings: readonly string[], sheet: string, lexicon: Lexicon) => readonly string[]
      }
    | { readonly on: 'candidates'; readonly change: Change }
    | {
        readonly on: 'noField'
        readonly among: (columns: readonly SeenColumn[], mapTo: FieldsToMapTo) => readonly SeenColumn[]
      }
    | { readonly on: 'choices'; readonly change: Revision }
  /** What a person is told of a column that it decides; absent where the rule or the heading says it. */
  readonly reason?: Reason
  readonly example: string
}
