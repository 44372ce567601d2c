import { afterEach, expect, test } from 'vitest'
import { exampleMoment, showDayHere, writingHere, writtenHere } from '../../../renderer/words/writing-here.ts'
import { speak } from '../../../shared/messages/speech.ts'

afterEach(() => speak('en'))

test.each([
  ['de', 'de-AT', 'DMY', ',', '21.11.2026'],
  ['de', 'en-US', 'DMY', ',', '21.11.2026'],
  ['en', 'en-US', 'MDY', '.', '11/21/2026'],
  ['en', 'en-CA', 'YMD', '.', '2026-11-21'],
  ['en', 'de-DE', 'DMY', '.', '21/11/2026'],
] as const)('%s on a system in %s is typed as it is shown', async (language, locale, dateOrder, decimalMark, day) => {
  await speak(language, locale)
  expect(writingHere()).toMatchObject({ dateOrder, decimalMark })
  expect(showDayHere('2026-11-21')).toBe(day)
  expect(exampleMoment()).toBe(`${day} 14:30`)
  expect(writtenHere({ kind: 'date' }, '2026-11-21')).toBe(day)
  expect(writtenHere({ kind: 'datetime' }, '2026-11-21T14:30:00Z')).toBe(`${day} 14:30`)
  expect(writtenHere({ kind: 'decimal' }, '-120.50')).toBe(`-120${decimalMark}50`)
})

test.each(['2026-13-45', 'tomorrow', ''])('an example that is no day is shown as it is: “%s”', (example) => {
  expect(writtenHere({ kind: 'date' }, example)).toBe(example)
})

test('only what is written otherwise elsewhere is', async () => {
  await speak('de', 'de-DE')
  expect(writtenHere({ kind: 'text' }, '2026-11-21')).toBe('2026-11-21')
  expect(writtenHere({ kind: 'identifier' }, '120.50')).toBe('120.50')
})
