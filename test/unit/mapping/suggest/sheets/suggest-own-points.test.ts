/** Meters side by side in one row, each with the number of its own supply point. */
import { expect, test } from 'vitest'
import { say } from '../../../../../shared/messages/say.ts'
import { suggestedPayloads } from './suggested-payloads.ts'
import { suggest, targetsOf } from './suggested-targets.ts'

const twoPoints = [
  {
    external_account_number: 'A1',
    supply_addresses: [
      {
        supply_points: [
          { identifier: '1200012345678', meters: [{ serial_number: 'E10' }] },
          { identifier: '1200012345679', meters: [{ serial_number: 'E20' }] },
        ],
      },
    ],
  },
]

test.each([
  [['Meter 1 MPAN', 'Meter 1 Serial', 'Meter 2 MPAN', 'Meter 2 Serial']],
  [['MPAN 1', 'Meter Serial No. 1', 'MPAN 2', 'Meter Serial No. 2']],
  [['meter_1_mprn', 'meter_1_serial', 'meter_2_mprn', 'meter_2_serial']],
  [['NMI', 'Meter serial', 'NMI 2', 'Meter serial 2']],
  [['Meter1 ICP', 'Meter1 Serial', 'Meter2 ICP', 'Meter2 Serial']],
  [['Mtr 1 ESI ID', 'Mtr 1 Serial', 'Mtr 2 ESI ID', 'Mtr 2 Serial']],
  [['Import MPAN', 'Import meter serial', 'Export MPAN', 'Export meter serial']],
])('%j are two supply points with a meter each', (headers) => {
  expect(
    suggestedPayloads([
      ['Account no', ...headers],
      ['A1', '1200012345678', 'E10', '1200012345679', 'E20'],
    ]),
  ).toEqual(twoPoints)
})

test('a row with one meter has one supply point', () => {
  const [, one] = suggestedPayloads([
    ['Account no', 'Meter 1 MPAN', 'Meter 1 Serial', 'Meter 2 MPAN', 'Meter 2 Serial'],
    ['A1', '1200012345678', 'E10', '1200012345679', 'E20'],
    ['A2', '1200012345680', 'E30', '', ''],
  ])
  expect(one?.supply_addresses).toEqual([
    { supply_points: [{ identifier: '1200012345680', meters: [{ serial_number: 'E30' }] }] },
  ])
})

test('why a meter goes with a supply point is said', () => {
  const { suggestions } = suggest({ Sheet1: [['Account no', 'MPAN 1', 'Meter Serial 1', 'MPAN 2', 'Meter Serial 2']] })
  expect(suggestions.find(({ header }) => header === 'Meter Serial 2')?.reason).toBe(say('reason_own_points'))
})

test.each([
  ['one supply point has both meters', ['MPAN', 'Meter serial 1', 'Meter serial 2'], [1, 2]],
  ['a third meter is of nobody knows which', ['MPAN 1', 'MPAN 2', 'Serial 1', 'Serial 2', 'Serial 3'], [2, 3, 4]],
])('%s', (_why, headers, meters) => {
  const targets = targetsOf(['Account no', ...headers])
  expect(meters.map((at) => targets[at + 1]?.match(/supply_points\[(\d?)\]\.meters\[(\d)\]/)?.[2])).toEqual(
    meters.map((_, index) => String(index)),
  )
})

test('what is of a supply point is of the one whose meter it is counted with', () => {
  const [one] = suggestedPayloads([
    [
      'Account no',
      ...[1, 2].flatMap((at) => [
        `Meter ${at} MPAN`,
        `Meter ${at} Tariff`,
        `Meter ${at} Supply start`,
        `Meter ${at} Serial`,
      ]),
    ],
    ['A1', '1200012345678', 'FIX12', '2024-02-01', 'E10', '1200012345679', 'FLEX', '2024-03-01', 'E20'],
  ])
  expect(one?.supply_addresses).toEqual([
    {
      supply_points: [
        {
          identifier: '1200012345678',
          supply_start_date: '2024-02-01',
          agreements: [{ tariff_code: 'FIX12' }],
          meters: [{ serial_number: 'E10' }],
        },
        {
          identifier: '1200012345679',
          supply_start_date: '2024-03-01',
          agreements: [{ tariff_code: 'FLEX' }],
          meters: [{ serial_number: 'E20' }],
        },
      ],
    },
  ])
})

test('what follows one another at one supply point stays there', () => {
  const [one] = suggestedPayloads([
    ['Account no', 'MPAN 1', 'MPAN 2', 'Tariff 1', 'Tariff 1 from', 'Tariff 2', 'Tariff 2 from'],
    ['A1', '1200012345678', '', 'FIX12', '2020-02-01', 'FLEX', '2022-02-01'],
    ['A2', '1200012345680', '1200012345681', 'FIX12', '2020-02-01', '', ''],
  ])
  expect(one?.supply_addresses).toEqual([
    {
      supply_points: [
        {
          identifier: '1200012345678',
          agreements: [
            { tariff_code: 'FIX12', effective_from: '2020-02-01' },
            { tariff_code: 'FLEX', effective_from: '2022-02-01' },
          ],
        },
      ],
    },
  ])
})

test.each([
  ['has days of its own', ['Tariff 1', 'Tariff 1 from', 'Tariff 2', 'Tariff 2 from'], '1200012345679'],
  ['is there without its supply point', ['Meter serial 1', 'Meter serial 2'], ''],
])('what %s may follow one another, and is a guess', (_, heads, second) => {
  const { suggestions } = suggest({
    Sheet1: [
      ['Account no', 'MPAN 1', 'MPAN 2', ...heads],
      ['A1', '1200012345678', second, ...heads.map((head) => (head.endsWith('from') ? '2020-02-01' : head))],
      ['A2', '1200012345680', '1200012345681', ...heads.map(() => '')],
    ],
  })
  expect(suggestions.flatMap(({ header, confidence }) => (confidence < 0.6 ? [header] : []))).toEqual(heads)
})
