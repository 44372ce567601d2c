/** Which language a command speaks: the one of `--language`, else that of the system. */
import { type Language, languageOf, languages } from '../../../shared/messages/languages.ts'

export type ChosenLanguage = {
  readonly language: Language
  readonly systemLocale: string | undefined
  /** What is left to be read. */
  readonly args: readonly string[]
}

const option = '--language'

/** The option may stand anywhere: it has to be known before there is a help that could be asked for. */
export function chosenLanguage(args: readonly string[], env: NodeJS.ProcessEnv): ChosenLanguage {
  const systemLocale = env.LC_ALL || env.LC_MESSAGES || env.LANG || undefined
  const at = args.findIndex((word) => word === option || word.startsWith(`${option}=`))
  const word = args[at]
  if (word === undefined) return { language: languageOf(systemLocale), systemLocale, args }
  const isApart = word === option
  const code = isApart ? args[at + 1] : word.slice(option.length + 1)
  const language = languages.find((one) => one === code)
  const rest = args.toSpliced(at, isApart ? 2 : 1)
  return language === undefined
    ? // Whoever reads the arguments says what is wrong with it.
      {
        language: languageOf(systemLocale),
        systemLocale,
        args: [option, ...(code === undefined ? [] : [code]), ...rest],
      }
    : { language, systemLocale, args: rest }
}
