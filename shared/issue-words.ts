/** The one table of our wording: every issue code of ours, its level and its sentence. A code without words does not compile. */
import type { Issue, Where } from './result.ts'
import { additionWords } from './words/addition-words.ts'
import { checkingWords } from './words/checking-words.ts'
import { comparisonWords } from './words/comparison-words.ts'
import { descriptionWords } from './words/description-words.ts'
import { deskWords } from './words/desk-words.ts'
import { doubtWords } from './words/doubt-words.ts'
import { importWords } from './words/import-words.ts'
import { mappingWords } from './words/mapping-words.ts'
import { serviceWords } from './words/service-words.ts'
import { vaultWords } from './words/vault-words.ts'
import type { Wording } from './words/word.ts'
import { spellOut } from './words/words-of-others.ts'
import { workbookWords } from './words/workbook-words.ts'

const wording = {
  ...workbookWords,
  ...mappingWords,
  ...checkingWords,
  ...doubtWords,
  ...serviceWords,
  ...importWords,
  ...comparisonWords,
  ...additionWords,
  ...descriptionWords,
  ...deskWords,
  ...vaultWords,
}

export type OurCode = keyof typeof wording

/** Whether a code is not one of the service. */
export const isOurCode = (code: string): code is OurCode => Object.hasOwn(wording, code)

/** See `Wording`. */
export const isUpToService = (code: string): boolean =>
  isOurCode(code) && (wording[code] as Wording<never>).isUpToService === true

/** Ours, or a code of the service in its own spelling. */
export type IssueCode = OurCode | (string & {})

type FactsOf<C extends OurCode> = (typeof wording)[C] extends Wording<infer Facts> ? Facts : never

/** Makes an issue of one of our codes, worded from the facts of the case. */
export function issue<C extends OurCode>(code: C, facts: FactsOf<C>, where?: Where, suggestion?: string): Issue {
  const { level, say, accountsIn } = wording[code] as Wording<FactsOf<C>>
  const accounts = accountsIn?.(facts).filter((number) => number !== null) ?? []
  return {
    level,
    code,
    // What was shortened ends its sentence by itself.
    message: spellOut(say(facts)).replaceAll('….', '…'),
    ...(where === undefined ? {} : { where }),
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(accounts.length === 0 ? {} : { accounts }),
  }
}
