/** What the environment tells of the person's system: whoever runs without Electron runs on their computer. */
import { type Language, languageOf } from '../../shared/messages/languages.ts'

type Environment = Readonly<NodeJS.ProcessEnv>

/** In which writing it has dates.
 * @returns e.g. "de-DE"; `undefined` where nothing tells, such as of a system without a language ("C"): then the browser's counts */
export const systemLocale = ({ LC_ALL, LC_TIME, LANG }: Environment): string | undefined =>
  localeIn(LC_ALL || LC_TIME || LANG)

/** Elsewhere than on Linux the environment seldom tells, and Node's own locale is the system's. */
export const systemLanguage = ({ LC_ALL, LC_MESSAGES, LANG }: Environment): Language =>
  languageOf(LC_ALL || LC_MESSAGES || LANG || new Intl.DateTimeFormat().resolvedOptions().locale)

function localeIn(value = ''): string | undefined {
  const [named = ''] = value.split(/[.@]/)
  const tag = named.replaceAll('_', '-')
  if (tag === '' || tag === 'C' || tag === 'POSIX') return undefined
  try {
    return Intl.getCanonicalLocales(tag)[0]
  } catch {
    return undefined
  }
}
