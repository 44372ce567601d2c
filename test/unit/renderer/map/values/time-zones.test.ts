import { expect, test } from 'vitest'
import { zonesCalled } from '../../../../../renderer/words/time-zones.ts'

test.each([
  ['Berlin', 'Europe/Berlin'],
  ['new york', 'America/New_York'],
  ['Deutschl', 'Europe/Berlin'],
  ['Germany', 'Europe/Berlin'],
  ['Österreich', 'Europe/Vienna'],
  ['utc', 'UTC'],
])('a time zone is found by its town or its country: %s', (text, zone) => {
  expect(zonesCalled(text)).toContain(zone)
})

test('of another country’s zones none is found', () => {
  expect(zonesCalled('Deutschland').every((zone) => zone.startsWith('Europe/'))).toBe(true)
  expect(zonesCalled('Nowhere')).toEqual([])
})

test.each([
  ['UK', 'Europe/London'],
  ['Iran', 'Asia/Tehran'],
  ['Indien', 'Asia/Calcutta'],
  ['India', 'Asia/Calcutta'],
  ['Georgia', 'Asia/Tbilisi'],
  ['Mexico', 'America/Mexico_City'],
  ['Rom', 'Europe/Rome'],
])('what Enter takes first is of the country that is named: %s', (text, zone) => {
  expect(zonesCalled(text)[0]).toBe(zone)
})
