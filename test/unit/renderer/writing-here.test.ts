import { afterEach, expect, test } from 'vitest'
import { exampleMoment, showDayHere, writingHere } from '../../../renderer/words/writing-here.ts'
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
  expect(writingHere()).toEqual({ dateOrder, decimalMark })
  expect(showDayHere('2026-11-21')).toBe(day)
  expect(exampleMoment()).toBe(`${day} 14:30`)
})
