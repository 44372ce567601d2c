/** The languages that the application speaks. */

export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]

/** As each calls itself: whoever looks for it reads it so. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' }

/** @param locale  as an operating system or a browser names it: "de-DE", "en_GB.UTF-8" */
export const languageOf = (locale: string | undefined): Language =>
  languages.find((language) => locale?.toLowerCase().startsWith(language)) ?? 'en'

/**
 * How numbers and dates are written: as the system writes them where it speaks the same language, else as that language does.
 * @returns as `Intl` takes it, such as "de-AT"
 */
export function localeFor(language: Language, systemLocale: string | undefined): string {
  const tag = systemLocale?.split(/[.@]/)[0]?.replaceAll('_', '-') ?? ''
  if (tag.split('-')[0]?.toLowerCase() !== language) return usual[language]
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? usual[language]
  } catch {
    return usual[language]
  }
}

const usual: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' }
