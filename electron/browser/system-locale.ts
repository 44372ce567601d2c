/** What the environment tells of the person's system: whoever runs without Electron runs on their computer. */
import { type Language, languageOf } from '../../shared/messages/languages.ts'

type Environment = Readonly<NodeJS.ProcessEnv>

/** In which writing it has dates: in one for the window and for whatever is written beside it.
 * @returns e.g. "de-DE"; `undefined` of a system without a language ("C") */
export const systemLocale = (
  { LC_ALL, LC_TIME, LANG }: Environment,
  platform: NodeJS.Platform = process.platform,
): string | undefined => localeIn(LC_ALL || LC_TIME || LANG || nodesLocale(platform))

export const systemLanguage = ({ LC_ALL, LC_MESSAGES, LANG }: Environment): Language =>
  languageOf(LC_ALL || LC_MESSAGES || LANG || nodesLocale(process.platform))

/** Elsewhere than on Linux the environment seldom tells, and Node's own is the system's. There it is American where nothing is said. */
const nodesLocale = (platform: NodeJS.Platform): string =>
  platform === 'linux' ? 'C' : new Intl.DateTimeFormat().resolvedOptions().locale

function localeIn(value: string): string | undefined {
  const [named = ''] = value.split(/[.@]/)
  const tag = named.replaceAll('_', '-')
  if (tag === '' || tag === 'C' || tag === 'POSIX') return undefined
  try {
    return Intl.getCanonicalLocales(tag)[0]
  } catch {
    return undefined
  }
}
