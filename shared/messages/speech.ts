/** Which language this process speaks: English, until it is told another. */
import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl'
import { en } from './en/index.ts'
import { type Language, localeFor } from './languages.ts'

/** What is spoken: messages by their keys, as they are written or as the build has compiled them, and the words of the interface. */
export type Speech = {
  readonly language: Language
  readonly intl: IntlShape<string>
  /** By what they are in English. */
  readonly labels: Labels
}

export type Labels = ReadonlyMap<string, string>
type Catalogue = { readonly messages: Readonly<Record<string, unknown>>; readonly labels: Labels }

/** Those of English are needed at once; what else is spoken is fetched then. */
const catalogues: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: async () => ({ messages: en, labels: new Map() }),
  de: () => import('./de/index.ts'),
}

/** A message that can't be said is a fault of ours. */
function fail(error: Error): never {
  throw error
}

const speechIn = (language: Language, systemLocale: string | undefined, { messages, labels }: Catalogue): Speech => {
  const locale = localeFor(language, systemLocale)
  const options = { locale, messages: messages as Record<string, string>, onError: fail }
  return { language, intl: createIntl<string>(options, createIntlCache()), labels }
}

/** A language, and how the system writes numbers and dates. */
export type Spoken = { readonly language: Language; readonly systemLocale: string | undefined }

/** By every process, until it is told another. */
export const spokenAtFirst: Spoken = { language: 'en', systemLocale: undefined }

let asked = spokenAtFirst
let spoken = speechIn('en', undefined, { messages: en, labels: new Map() })
const hearing = new Set<() => void>()

export const spokenNow = (): Speech => spoken
/** What `speak` was asked for last. */
export const spokenAs = (): Spoken => asked
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
