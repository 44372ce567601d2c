import { afterEach, expect, test } from 'vitest'
import { dateOrderHere, exampleMoment, showDayHere, writeDatesAs } from '../../../renderer/words/dates-here.ts'

afterEach(() => writeDatesAs('en-GB'))

test.each([
  ['de-DE', 'DMY', '21.11.2026'],
  ['en-US', 'MDY', '11/21/2026'],
  ['sv-SE', 'YMD', '2026-11-21'],
])('a system in %s has its order and writing of dates', (locale, order, day) => {
  writeDatesAs(locale)
  expect([dateOrderHere(), showDayHere('2026-11-21')]).toEqual([order, day])
  expect(exampleMoment()).toBe(`${day} 14:30`)
})
