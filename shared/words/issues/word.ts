/** The shape of an entry in the table of codes. */
import type { CellFacts, Value } from '../../messages/values.ts'
import type { IssueLevel } from '../../result.ts'

/** How serious a code is, and what stands in the places of its message, from the facts of the case. */
export type Wording<Facts, Values = Said> = {
  readonly level: IssueLevel
  readonly values: (facts: Facts) => Values
  /** The numbers of accounts of this spreadsheet that the sentence names, as it names them: a screen leads from there to them. */
  readonly accountsIn?: (facts: Facts) => readonly (string | null)[]
  /** All that it says of a value is that the service may not take it: once it took it, there is nothing left to say. */
  readonly isUpToService?: true
  /** It says that something else is not there: no other value of its cell mends it. */
  readonly isLack?: true
  /** It is about several cells that say the same: read otherwise, they would still do. */
  readonly isOfSeveral?: true
  /** What it says brings other problems about, which go with it: it is listed before them. */
  readonly isCause?: true
}

/** What stands in the places of a message; of those that are not in the catalogue yet, their words. */
export type Said = string | Readonly<Record<string, Value>>

/** Writes an entry with its facts typed: `word('error', ({ row }: { row: number }) => ({ row: inRow({ row }) }))`. */
export const word = <Facts, Values extends Said = Said>(
  level: IssueLevel,
  values: (facts: Facts) => Values,
): Wording<Facts, Values> => ({ level, values })

/** The same, of a sentence that names accounts. */
export const wordOfAccounts = <Facts, Values extends Said = Said>(
  accountsIn: (facts: Facts) => readonly (string | null)[],
  level: IssueLevel,
  values: (facts: Facts) => Values,
): Wording<Facts, Values> => ({ ...word(level, values), accountsIn })

export const upToService = <Facts, Values extends Said = Said>(
  values: (facts: Facts) => Values,
): Wording<Facts, Values> => ({ ...word('warning', values), isUpToService: true })

export const lack = <Facts, Values extends Said = Said>(
  level: IssueLevel,
  values: (facts: Facts) => Values,
): Wording<Facts, Values> => ({ ...word(level, values), isLack: true })

export const ofSeveral = <Facts, Values extends Said>(wording: Wording<Facts, Values>): Wording<Facts, Values> => ({
  ...wording,
  isOfSeveral: true,
})

export const cause = <Facts, Values extends Said = Said>(
  level: IssueLevel,
  values: (facts: Facts) => Values,
): Wording<Facts, Values> => ({ ...word(level, values), isCause: true })

/** Facts of a code that needs none. */
export type NoFacts = Readonly<Record<string, never>>
export const none = (_: NoFacts): Record<never, never> => ({})

/** What is known of a value where it is read: its cell, its field's label, and what the cell shows. */
export type ValueFacts = CellFacts & { readonly field: string; readonly value: string }
