import { expect, test } from 'vitest'
import { readRetryAfter } from '../../../electron/platform/sending/retry-after.ts'

const now = Date.parse('Sat, 21 Nov 2026 12:00:00 GMT')

test.each([
  [null, null, null],
  ['', null, null],
  ['soon', null, null],
  ['-5', null, null],
  ['0', null, 0],
  ['120', null, 120_000],
  ['1.5', null, 1500],
  ['Sat, 21 Nov 2026 12:00:30 GMT', null, 30_000],
  ['Sat, 21 Nov 2026 11:00:00 GMT', null, 0],
  // This computer's clock is an hour ahead of the service's.
  ['Sat, 21 Nov 2026 11:00:30 GMT', 'Sat, 21 Nov 2026 11:00:00 GMT', 30_000],
])('Retry-After %j, with Date %j, is %j milliseconds', (header, date, expected) => {
  expect(readRetryAfter(header, date, now)).toBe(expected)
})
