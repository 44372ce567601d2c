import { expect, test } from 'vitest'
import { wallClockOf } from '../../../../electron/workbook/reading/wall-clock.ts'

test.each([
  ['UTC', '2026-11-21T14:03:27Z', '2026-11-21T14:03:27.000Z'],
  ['Europe/London', '2026-07-01T23:30:00Z', '2026-07-02T00:30:00.000Z'],
  ['America/New_York', '2026-01-01T04:59:59Z', '2025-12-31T23:59:59.000Z'],
  ['Asia/Kathmandu', '2026-01-01T00:00:00Z', '2026-01-01T05:45:00.000Z'],
])('a clock in %s shows %s as %s', (zone, moment, shown) => {
  expect(wallClockOf(zone).read(Date.parse(moment)).toISOString()).toBe(shown)
})
