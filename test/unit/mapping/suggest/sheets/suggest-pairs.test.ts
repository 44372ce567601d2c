/** Columns of which two are beside each other, day and night or import and export, and columns that a program counts from zero. */
import { describe, expect, test } from 'vitest'
import { suggestedPayloads } from './suggested-payloads.ts'

/** What is sent of the supply of one account with these values by heading. */
function supplyWith(values: Readonly<Record<string, string>>): unknown {
  const [one] = suggestedPayloads([
    ['Account no', ...Object.keys(values)],
    ['A1', ...Object.values(values)],
  ])
  return one?.supply_addresses
}

const mpan = '1200012345678'
const exportMpan = '1200012345679'

describe('two that are beside each other', () => {
  test.each([
    ['registers', { 'Day register': '12345', 'Night register': '54321' }],
    ['meters', { 'Day meter': '12345', 'Night meter': '54321' }],
  ])('may hold readings where the headings say no more than that they are %s', (_, readings) => {
    expect(supplyWith({ MPAN: mpan, ...readings })).toEqual([{ supply_points: [{ identifier: mpan }] }])
  })

  test('are meters with a register each where both are named so', () => {
    const values = {
      ...{ 'Day meter serial': 'E1', 'Night meter serial': 'E2' },
      ...{ 'Day register digits': '5', 'Night register digits': '6' },
    }
    expect(supplyWith({ MPAN: mpan, ...values })).toEqual([
      {
        supply_points: [
          {
            identifier: mpan,
            meters: [
              { serial_number: 'E1', registers: [{ digits: 5 }] },
              { serial_number: 'E2', registers: [{ digits: 6 }] },
            ],
          },
        ],
      },
    ])
  })

  test.each([
    ['both pairs', ['Day', 'Night', 'Peak', 'Offpeak']],
    ['one of each', ['Day', 'Offpeak']],
  ])('are told apart by one pair of words, and not where there are %s', (_, words) => {
    const digits = Object.fromEntries(words.map((word) => [`${word} register digits`, '5']))
    expect(supplyWith({ MPAN: mpan, ...digits })).toEqual([{ supply_points: [{ identifier: mpan }] }])
  })

  test('are supply points where only the second is called one of export', () => {
    const values = { MPAN: mpan, 'Export MPAN': exportMpan, 'Import meter serial': 'E1', 'Export meter serial': 'E2' }
    expect(supplyWith(values)).toEqual([
      {
        supply_points: [
          { identifier: mpan, meters: [{ serial_number: 'E1' }] },
          { identifier: exportMpan, meters: [{ serial_number: 'E2' }] },
        ],
      },
    ])
  })
})

test('what is counted from zero is so by itself', () => {
  const [one] = suggestedPayloads([
    ['account_no', 'site_0_postcode', 'site_1_postcode', 'meter_1_serial', 'meter_2_serial', 'address.line.1'],
    ['A1', 'LS1 4AP', 'LS1 4AQ', 'E1', 'E2', '12 Elm St'],
  ])
  expect(one?.supply_addresses).toEqual([
    {
      supply_address: { street_address: '12 Elm St', postal_code: 'LS1 4AP' },
      supply_points: [{ meters: [{ serial_number: 'E1' }, { serial_number: 'E2' }] }],
    },
    { supply_address: { postal_code: 'LS1 4AQ' } },
  ])
})
