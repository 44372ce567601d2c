/** Months side by side, as sheets of consumption have them. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { undecidedColumns } from '../../../../../shared/mapping/model/undecided-columns.ts'
import { soundsLike } from '../../../../support/words/sounds-like.ts'
import { suggest } from '../sheets/suggested-targets.ts'

const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const forms: readonly ((month: number) => string)[] = [
  (month) => `${names[month]}-24`,
  (month) => `${names[month]} 2024`,
  (month) => `2024-${String(month + 1).padStart(2, '0')}`,
  (month) => `${String(month + 1).padStart(2, '0')}/2024`,
  (month) => `Balance ${names[month]}-24`,
  (month) => `${names[month]} 24 kWh`,
  (month) => `Bill_${names[month]}_2024`,
]

const shown = (headers: readonly string[]) =>
  suggest({
    Usage: [
      ['Account no', 'E-mail', ...headers],
      ['A1', 'ana@example.org', ...headers.map(() => '310')],
    ],
  })

test('months have no field, whatever they are written like, and disturb no other column', () => {
  fc.assert(
    fc.property(fc.constantFrom(...forms), fc.integer({ min: 3, max: 12 }), (form, count) => {
      const { suggestions } = shown(names.slice(0, count).map((_, month) => form(month)))
      expect(suggestions.map(({ target }) => target)).toEqual([
        'external_account_number',
        'customers[].email',
        ...Array.from({ length: count }, () => null),
      ])
    }),
  )
})

describe('twelve months', () => {
  const { mapping, suggestions, asMade } = shown(names.map((name) => `${name}-24`))

  test('are told in one sentence', () => {
    expect([...new Set(suggestions.slice(2).map(({ reason }) => reason))]).toEqual([
      expect.stringMatching(soundsLike('reason_months', { first: '“Jan-24”', last: '“Dec-24”', count: '12' })),
    ])
  })

  test('are one column to decide about', () => {
    expect(undecidedColumns(mapping, asMade, () => true)).toMatchObject({ columns: [{}], leftOutCount: 1 })
  })
})

test.each([
  ['one month alone', ['March']],
  ['two months', ['Jan-24', 'Feb-24']],
  ['the same month in three years', ['Mar 2022', 'Mar 2023', 'Mar 2024']],
  ['three months of different things', ['kWh Jan', 'kWh Feb', 'Paid Mar']],
])('%s are no columns of months', (_, headers) => {
  const { suggestions } = shown(headers)
  const reasons = suggestions.slice(2).map(({ reason }) => reason)
  expect(reasons.filter((reason) => /month/i.test(reason))).toEqual([])
  expect(reasons).toHaveLength(headers.length)
})
