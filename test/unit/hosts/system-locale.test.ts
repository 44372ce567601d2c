import { expect, test } from 'vitest'
import { systemLanguage, systemLocale } from '../../../electron/browser/system-locale.ts'

test.each([
  [{ LANG: 'en_GB.UTF-8' }, 'en-GB'],
  [{ LANG: 'en_US.UTF-8', LC_TIME: 'de_DE@euro' }, 'de-DE'],
  [{ LANG: 'en_US.UTF-8', LC_TIME: 'de_DE', LC_ALL: 'fr_FR.UTF-8' }, 'fr-FR'],
  [{ LANG: 'C.UTF-8' }, undefined],
  [{ LC_ALL: 'POSIX' }, undefined],
  [{ LANG: 'not a language' }, undefined],
  [{}, undefined],
])('dates are written as the system of the person writes them: %j', (env, locale) => {
  expect(systemLocale(env, 'linux')).toBe(locale)
})

test('where the environment does not tell, Node knows the system of Windows and macOS', () => {
  expect(systemLocale({}, 'win32')).toMatch(/^[a-z]{2,3}(-|$)/)
  expect(systemLocale({ LANG: 'de_AT.UTF-8' }, 'darwin')).toBe('de-AT')
})

test.each([
  [{ LANG: 'de_AT.UTF-8' }, 'de'],
  [{ LANG: 'de_DE', LC_MESSAGES: 'en_GB', LC_TIME: 'de_DE' }, 'en'],
  [{ LC_ALL: 'fr_FR', LANG: 'de_DE' }, 'en'],
])('the language is that of the person’s system where we speak it: %j', (env, language) => {
  expect(systemLanguage(env)).toBe(language)
})
