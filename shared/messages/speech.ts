/** Which language this process speaks: English, until it is told another. */
import { createFormatters, createIntlCache, type Formatters } from '@formatjs/intl'
import { memberOf } from '../basics/members.ts'
import { en } from './en/index.ts'
import { type Language, localeFor } from './languages.ts'
import { isPacked, unpack } from './packed.ts'

/** What is spoken: messages by their keys, and the words of the interface. */
export type Speech = {
  readonly language: Language
  readonly intl: SpokenIntl
  /** @param isInMap  it is read in Map, and says “here” of that; what stands in its places is left as it is */
  readonly messageOf: (key: string, isInMap?: boolean) => SpokenMessage
  /** By what they are in English. */
  readonly labels: Labels
  /** `null` in English: the catalogue of fields has its own. */
  readonly headings: Headings | null
}

/** Formatters of `Intl`, each kept once it is made, and of which language and region they are. */
type SpokenIntl = { readonly locale: string; readonly formatters: Formatters }

/** Text, where nothing stands in its places. */
type SpokenMessage = string | ReturnType<Formatters['getMessageFormat']>

export type Labels = ReadonlyMap<string, string>
/** What columns call a field, by its label, the usual first. */
export type Headings = ReadonlyMap<string, readonly string[]>

/** It is said as it is written. */
export const hasNoPlaces = (message: string): boolean => !/[{<']/.test(message)

type Catalogue = Pick<Speech, 'labels' | 'headings'> & { readonly messages: Readonly<Record<string, string>> }

const english: Catalogue = { messages: en, labels: new Map(), headings: null }

/** Those of English are needed at once; what else is spoken is fetched then. */
const catalogues: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: async () => english,
  de: () => import('./de/index.ts'),
}

const speechIn = (
  language: Language,
  systemLocale: string | undefined,
  { messages, labels, headings }: Catalogue,
): Speech => {
  const intl: SpokenIntl = {
    locale: localeFor(language, systemLocale),
    formatters: createFormatters(createIntlCache()),
  }
  const [elsewhere, inMap] = [new Map<string, SpokenMessage>(), new Map<string, SpokenMessage>()]
  const messageOf = (key: string, isInMap = false): SpokenMessage => {
    const known = isInMap ? inMap : elsewhere
    const text = () => messageIn(messages, key)
    const textInMap = () => text().replaceAll(messageIn(messages, 'in_map'), messageIn(messages, 'here_in_map'))
    const message = known.get(key) ?? readMessage(isInMap ? textInMap() : text(), intl)
    known.set(key, message)
    return message
  }
  return { language, intl, messageOf, labels, headings }
}

/** Kept by their keys: what formats them otherwise looks each up by all of its text. */
function readMessage(message: string, { formatters, locale }: SpokenIntl): SpokenMessage {
  const wasPacked = isPacked(message)
  if (!wasPacked && hasNoPlaces(message)) return message
  return formatters.getMessageFormat(wasPacked ? unpack(message) : message, locale, undefined, { formatters })
}

const messageIn = (messages: Catalogue['messages'], key: string): string =>
  memberOf(messages, key) ?? fail(new Error(`There is no message “${key}”.`))

/** A message that can't be said is a fault of ours. */
function fail(error: Error): never {
  throw error
}

/** A language, and how the system writes numbers and dates. */
export type Spoken = { readonly language: Language; readonly systemLocale: string | undefined }

/** By every process, until it is told another. */
export const spokenAtFirst: Spoken = { language: 'en', systemLocale: undefined }

let asked = spokenAtFirst
let spoken = speechIn('en', undefined, english)
const hearing = new Set<() => void>()

export const spokenNow = (): Speech => spoken
/** What `speak` was asked for last. */
export const spokenAs = (): Spoken => asked
/** Between whole numbers and decimals. */
export function decimalMark(): '.' | ',' {
  const { formatters, locale } = spoken.intl
  const parts = formatters.getNumberFormat(locale).formatToParts(0.5)
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.'
}
export const spokenLanguage = (): Language => spoken.language

/** @param systemLocale  decides how numbers and dates are written where it is of this language, such as "de-AT" */
export async function speak(language: Language, systemLocale?: string): Promise<void> {
  if (language === asked.language && systemLocale === asked.systemLocale) return
  asked = { language, systemLocale }
  spoken = speechIn(language, systemLocale, await catalogues[language]())
  for (const hear of hearing) hear()
}

/**
 * Whoever shows words says them anew then.
 * @returns what ends it
 */
export function onLanguage(hear: () => void): () => void {
  hearing.add(hear)
  return () => hearing.delete(hear)
}
