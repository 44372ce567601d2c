/** The one table of our wording: every issue code of ours, its level and its sentence. A code without words does not compile. */

import { canonicalJson } from './basics/canonical-json.ts'
import type { Arguments } from './messages/arguments.ts'
import type { Key } from './messages/en/index.ts'
import type { Message } from './messages/message.ts'
import type { Value } from './messages/values.ts'
import type { Issue, IssueLevel, Where } from './result.ts'
import { additionWords } from './words/issues/addition-words.ts'
import { checkingWords } from './words/issues/checking-words.ts'
import { comparisonWords } from './words/issues/comparison-words.ts'
import { descriptionWords } from './words/issues/description-words.ts'
import { deskWords } from './words/issues/desk-words.ts'
import { doubtWords } from './words/issues/doubt-words.ts'
import { importWords } from './words/issues/import-words.ts'
import { mappingWords } from './words/issues/mapping-words.ts'
import { serviceWords } from './words/issues/service-words.ts'
import { vaultWords } from './words/issues/vault-words.ts'
import type { Said, Wording } from './words/issues/word.ts'
import { workbookWords } from './words/issues/workbook-words.ts'

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

wording satisfies { [C in OurCode]: C extends Key ? Wording<never, Arguments[C]> : unknown }

/** Whether a code is not one of the service. */
export const isOurCode = (code: string): code is OurCode => Object.hasOwn(wording, code)

/** How serious it is wherever it is said. */
export const levelOf = (code: OurCode): IssueLevel => (wording[code] as Wording<never>).level

/** See `Wording`. */
export const isUpToService = (code: string): boolean =>
  isOurCode(code) && (wording[code] as Wording<never>).isUpToService === true

/** See `Wording`. */
export const isLack = (code: string): boolean => isOurCode(code) && (wording[code] as Wording<never>).isLack === true

/** See `Wording`. */
export const isOfSeveral = (code: string): boolean =>
  isOurCode(code) && (wording[code] as Wording<never>).isOfSeveral === true

/** See `Wording`. */
export const isCause = (code: string): boolean => isOurCode(code) && (wording[code] as Wording<never>).isCause === true

/** Ours, or a code of the service in its own spelling. */
export type IssueCode = OurCode | (string & {})

/** Where a sentence has room for words, a message may stand: it is put into words with the sentence. */
type WithMessages<Facts> = { readonly [N in keyof Facts]: Facts[N] | (string extends Facts[N] ? Message : never) }

type FactsOf<C extends OurCode> = (typeof wording)[C] extends Wording<infer Facts> ? Facts : never

/** Makes an issue of one of our codes, worded from the facts of the case. */
export function issue<C extends OurCode>(
  code: C,
  facts: WithMessages<FactsOf<C>>,
  where?: Where,
  suggestion?: string,
): Issue {
  return {
    level: levelOf(code),
    code,
    message: { key: code, facts: facts as Message['facts'] },
    ...(where === undefined ? {} : { where }),
    ...(suggestion === undefined ? {} : { suggestion }),
  }
}

/** The same for issues that say the same. */
export const keyOfIssue = ({ code, message }: Issue): string => `${code} ${canonicalJson(message)}`

/** What a service said, in its own words. */
export const serviceSays = (words: string): Message => issue('service_says', { words }).message

/** @returns `null` where the words are ours */
export const wordsOfService = ({ key, facts }: Message): string | null =>
  key === 'service_says' ? String(facts.words) : null

/** What stands in the places of a message; of one that is not in the catalogue yet, its words. */
export const valuesOf = ({ key, facts }: Message): Said =>
  isOurCode(key)
    ? (wording[key] as Wording<Message['facts']>).values(facts)
    : (facts as Readonly<Record<string, Value>>)

/** Accounts that a message names, by their numbers as it names them. */
export function accountsNamed({ key, facts }: Message): readonly string[] {
  if (!isOurCode(key)) return []
  const { accountsIn } = wording[key] as Wording<Message['facts']>
  return accountsIn?.(facts).filter((number) => number !== null) ?? []
}
