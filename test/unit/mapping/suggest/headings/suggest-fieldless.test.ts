/** Columns that look like fields, and that no field takes: of gas, and counts of accounts. */
import { describe, expect, test } from 'vitest'
import { say } from '../../../../../shared/messages/say.ts'
import { suggestedPayloads } from '../sheets/suggested-payloads.ts'
import { suggest, targetsOf } from '../sheets/suggested-targets.ts'

describe('a column of gas', () => {
  test('fills no field of an electricity supply, wherever it stands', () => {
    const headers = [
      'Gas MPRN',
      'Gas Meter Serial',
      'Gas Tariff Code',
      'Gas SSD',
      'MPAN',
      'Meter Serial',
      'Tariff',
      'SSD',
    ]
    const gas = ['7412345678', 'G4A001', 'STD-G', '01/04/2019']
    const electricity = ['1200012345678', 'E10', 'STD', '01/05/2019']
    const supply = [
      {
        supply_points: [
          {
            identifier: '1200012345678',
            supply_start_date: '2019-05-01',
            agreements: [{ tariff_code: 'STD' }],
            meters: [{ serial_number: 'E10' }],
          },
        ],
      },
    ]
    const backwards = <T>(all: readonly T[]) => all.toReversed()
    for (const order of [(all: readonly string[]) => all, backwards]) {
      const [one] = suggestedPayloads([
        ['Account no', ...order(headers)],
        ['A1', ...order([...gas, ...electricity])],
        ['A2', ...order([...gas, ...electricity.with(3, '31/05/2019')])],
      ])
      expect(one?.supply_addresses).toEqual(supply)
    }
  })
  test('says why nothing takes it', () => {
    const { suggestions } = suggest({ Sheet1: [['Account no', 'MPAN', 'Gas MPRN']] })
    expect(suggestions[2]?.reason).toBe(say('reason_gas'))
  })
  test.each([
    ['beside an MPAN, an MPRN is of gas', ['Account no', 'MPRN', 'MPAN'], 1],
    ['nor is the transporter a network operator', ['Account no', 'Gas Transporter', 'MPAN'], 1],
  ])('%s', (_why, headers, place) => {
    expect(targetsOf(headers)[place]).toBeNull()
  })
  test('“Gas” over several columns is of each of them', () => {
    const rows = [
      ['', 'Electricity', '', 'Gas', ''],
      ['Account no', 'Supply number', 'Meter serial', 'Supply number', 'Meter serial'],
      ['A1', '1200012345678', 'E10', '7412345678', 'G10'],
    ]
    expect(suggest({ Sheet1: rows }, 2).suggestions.map(({ target }) => target)).toEqual([
      'external_account_number',
      'supply_addresses[].supply_points[].identifier',
      'supply_addresses[].supply_points[].meters[].serial_number',
      null,
      null,
    ])
  })
  test('alone, an MPRN is the supply point’s, as in Ireland', () => {
    expect(targetsOf(['Account no', 'MPRN'])[1]).toBe('supply_addresses[].supply_points[].identifier')
  })
})

describe('a count of accounts', () => {
  const sums = (header: string, counts: readonly string[]) =>
    targetsOf(
      ['Area', 'Branch', header],
      counts.map((count, row) => [`Area ${row}`, `Branch ${row}`, count]),
    )
  test.each([
    ['Accounts', ['12', '8', '112']],
    ['Customers', ['12', '8', '112']],
    ['Active accounts', ['12', '8', '9']],
    ['No. of accounts', ['12000', '80000']],
    ['Number of Customers', ['12', '8']],
    ['# accounts', ['12', '8']],
    ['account_count', ['12', '8']],
  ])('“%s” is no account number', (header, counts) => {
    expect(sums(header, counts)).toEqual([null, null, null])
  })
  test.each([
    ['Accounts', ['A-1001', 'A-1002']],
    ['Accounts', ['8001001', '8001002']],
    ['Account no.', ['12', '8']],
  ])('“%s” of %j is', (header, numbers) => {
    expect(sums(header, numbers)[2]).toBe('external_account_number')
  })
})
