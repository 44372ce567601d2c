import { describe, expect, test } from 'vitest'
import { isTimeZone, momentIn } from '../../../../shared/mapping/locale/time-zone.ts'

const asUtc = (local: string): number => Date.parse(`${local}Z`)
const momentOf = (zone: string, local: string) => {
  const { shown, utcMs } = momentIn(zone, asUtc(local))
  return [shown, new Date(utcMs).toISOString().slice(0, 19)]
}

test('names of zones are told from other words', () => {
  expect(['Europe/London', 'America/Chicago', 'UTC', 'Pacific/Auckland'].every(isTimeZone)).toBe(true)
  expect(['', 'Texas', 'Europe/Atlantis', '../etc'].some(isTimeZone)).toBe(false)
})

describe('a local time', () => {
  test.each([
    ['Europe/London', '2024-01-09T14:30:00', ['once', '2024-01-09T14:30:00']],
    ['Europe/London', '2024-06-09T14:30:00', ['once', '2024-06-09T13:30:00']],
    ['America/Chicago', '2024-06-09T23:30:00', ['once', '2024-06-10T04:30:00']],
    ['Pacific/Auckland', '2024-01-01T00:00:00', ['once', '2023-12-31T11:00:00']],
    ['Asia/Kathmandu', '2024-01-01T00:00:00', ['once', '2023-12-31T18:15:00']],
    ['UTC', '2024-03-31T01:30:00', ['once', '2024-03-31T01:30:00']],
  ])('in %s at %s is one moment', (zone, local, expected) => {
    expect(momentOf(zone, local)).toEqual(expected)
  })

  test.each([
    // The clocks of London go forward from 01:00 to 02:00 on 31 March 2024, those of Chicago from 02:00 to 03:00 on 10 March.
    ['Europe/London', '2024-03-31T01:30:00', '2024-03-31T01:00:00'],
    ['America/Chicago', '2024-03-10T02:00:00', '2024-03-10T08:00:00'],
    // Santiago skips midnight itself.
    ['America/Santiago', '2024-09-08T00:00:00', '2024-09-08T04:00:00'],
  ])('in %s at %s is skipped by the clock, at %s', (zone, local, change) => {
    expect(momentOf(zone, local)).toEqual(['never', change])
  })

  test.each([
    ['Europe/London', '2024-10-27T01:30:00', '2024-10-27T00:30:00'],
    ['America/Chicago', '2024-11-03T01:00:00', '2024-11-03T06:00:00'],
    ['Australia/Lord_Howe', '2024-04-07T01:45:00', '2024-04-06T14:45:00'],
  ])('in %s at %s comes twice, and the first is meant', (zone, local, first) => {
    expect(momentOf(zone, local)).toEqual(['twice', first])
  })

  test('is the same moment as the clock of the zone shows it, in every hour of three years', () => {
    const zones = ['Europe/London', 'America/Chicago', 'Pacific/Auckland', 'Africa/Casablanca', 'Australia/Lord_Howe']
    for (const zone of zones) {
      const clock = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
      for (let utcMs = asUtc('2023-01-01T00:10:00'); utcMs < asUtc('2026-01-01T00:00:00'); utcMs += 7 * 3_600_000) {
        const local = asUtc(clock.format(utcMs).replace(' ', 'T'))
        const { shown, utcMs: found } = momentIn(zone, local)
        expect([shown === 'never', clock.format(found)]).toEqual([false, clock.format(utcMs)])
      }
    }
  })
})
