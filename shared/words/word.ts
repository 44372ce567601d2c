/** The shape of an entry in a wording table. */
import type { IssueLevel } from '../result.ts'

/** How serious a code is, and its sentence in the user's words, made from the facts of the case. */
export type Wording<Facts> = {
  readonly level: IssueLevel
  readonly say: (facts: Facts) => string
  /** The numbers of accounts of this spreadsheet that the sentence names, as it names them: a screen leads from there to them. */
  readonly accountsIn?: (facts: Facts) => readonly (string | null)[]
  /** All that it says of a value is that the service may not take it: once it took it, there is nothing left to say. */
  readonly isUpToService?: true
}

/** Writes an entry of a wording table with its facts typed: `word<{ row: number }>('error', ({ row }) => …)`. */
export const word = <Facts>(level: IssueLevel, say: (facts: Facts) => string): Wording<Facts> => ({ level, say })

/** The same, of a sentence that names accounts. */
export const wordOfAccounts = <Facts>(
  accountsIn: (facts: Facts) => readonly (string | null)[],
  level: IssueLevel,
  say: (facts: Facts) => string,
): Wording<Facts> => ({ ...word(level, say), accountsIn })

export const upToService = <Facts>(say: (facts: Facts) => string): Wording<Facts> => ({
  ...word('warning', say),
  isUpToService: true,
})

/** Facts of a code that needs none. */
export type NoFacts = Readonly<Record<string, never>>
