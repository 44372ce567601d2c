import { expect, test } from 'vitest'
import { systemLocale } from '../../../electron/browser/system-locale.ts'

test.each([
  [{ LANG: 'en_GB.UTF-8' }, 'en-GB'],
  [{ LANG: 'en_US.UTF-8', LC_TIME: 'de_DE@euro' }, 'de-DE'],
  [{ LANG: 'en_US.UTF-8', LC_TIME: 'de_DE', LC_ALL: 'fr_FR.UTF-8' }, 'fr-FR'],
  [{ LANG: 'C.UTF-8' }, undefined],
  [{ LC_ALL: 'POSIX' }, undefined],
  [{ LANG: 'not a language' }, undefined],
  [{}, undefined],
])('dates are written as the system of the person writes them: %j', (env, locale) => {
  expect(systemLocale(env)).toBe(locale)
})
