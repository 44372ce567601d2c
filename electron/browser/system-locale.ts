/** In which writing the person's system has dates: the browser host runs on their computer, where the environment tells it. */

/** @returns e.g. "de-DE"; `undefined` where nothing tells, such as of a system without a language ("C"): then the browser's counts */
export function systemLocale({ LC_ALL, LC_TIME, LANG }: Readonly<NodeJS.ProcessEnv>): string | undefined {
  const [named = ''] = (LC_ALL || LC_TIME || LANG || '').split(/[.@]/)
  const tag = named.replaceAll('_', '-')
  if (tag === '' || tag === 'C' || tag === 'POSIX') return undefined
  try {
    return Intl.getCanonicalLocales(tag)[0]
  } catch {
    return undefined
  }
}
