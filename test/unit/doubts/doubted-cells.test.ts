import { describe, expect, test } from 'vitest'
import type { CellValue } from '../../support/rows/workbook-from-rows.ts'
import { soundsLike } from '../../support/words/sounds-like.ts'
import { date, doubtsIn, type Field, type Given, names, notedIn, shown, times } from './doubts-in.ts'

describe('a cell is doubted', () => {
  test('as text among dates, where it was typed in Check, only if day and month can change places', () => {
    const before: Given['before'] = { 3: date('2021-01-01'), 4: date('2021-01-01'), 5: date('2021-01-01') }
    const typed = ['28/02/2021', '2021-02-03', '01/02/2021']
    const dates = ['2021-02-01', '2021-02-02', '2021-02-03', '2021-02-04', '2021-02-05', '2021-02-06'].map(date)
    expect(notedIn('date', [...dates.slice(0, 3), ...typed, ...dates.slice(3)], { before })).toEqual([
      'row 7: date_held_as_text: 2021-02-01',
    ])
  })

  test('as text among numbers, where it was typed in Check, only if its comma or point can part thousands', () => {
    const nil = { kind: 'text', text: 'nil' } as const
    const heldAsText = (given: Given) =>
      notedIn('decimal', [1, 2, 3, '0', '12.5', '1.204', 4, 5, 6, 7, 8], given).filter((noted) =>
        noted.includes('held_as_text'),
      )
    expect(heldAsText({ before: { 3: nil, 4: nil, 5: nil } })).toEqual(['row 7: number_held_as_text'])
    expect(heldAsText({})).toHaveLength(3)
  })

  test('but not to want a zero, where a + is what it lost', () => {
    expect(doubtsIn('phone', [491_711_234_567], { reading: { phoneCountry: 'DE' } })).toEqual([])
  })

  test.each<[string, Field, readonly CellValue[], readonly string[], Given?]>([
    [
      'that is a phone number only with the zero that a spreadsheet took away',
      'phone',
      ['06 6981 2345', 669_812_346],
      [
        'warning',
        expect.stringMatching(
          soundsLike('phone_zero_lost', {
            cell: 'Row 3, column A (“Value”)',
            value: '“669812346”',
            other: '+390669812346',
          }),
        ),
        '+390669812346',
      ],
      { reading: { phoneCountry: 'IT' } },
    ],
    [
      'that has a whole address where the street belongs',
      'street',
      ['1 Elm St', '2 Elm St, Apt 1204', '3 Elm St, Flat 2', '4 Elm St, Leeds, LS1 4AB'],
      [
        'warning',
        'Row 5, column A (“Value”): “4 Elm St, Leeds, LS1 4AB” seems to be a whole address, and all of it is sent as the street. Type each part where it belongs, or cut the column in Map.',
      ],
    ],
    [
      'that a text file has as a spreadsheet of another country wrote it: dates with their year in front',
      'date',
      ['25/04/2026', '2026-03-04', '13/05/2026', '2026-07-07', '31/12/2026', '2026-01-01'],
      [
        'warning',
        expect.stringMatching(
          soundsLike('day_and_month_swapped', {
            cell: 'Row 3, column A (“Value”)',
            value: '“2026-03-04”',
            other: '“25/04/2026”',
          }),
        ),
        '2026-04-03',
      ],
    ],
    [
      'that has them swapped, although a date was typed in later',
      'date',
      [
        '25/04/2026',
        date('2026-03-04'),
        '13/05/2026',
        date('2026-07-07'),
        '31/12/2026',
        date('2026-01-01'),
        date('2023-08-21'),
      ],
      [
        'warning',
        expect.stringMatching(
          soundsLike('day_and_month_swapped', {
            cell: 'Row 3, column A (“Value”)',
            value: '“2026-03-04”',
            other: '“25/04/2026”',
          }),
        ),
        '2026-04-03',
      ],
    ],
    [
      'that lost the zeros which others begin with',
      'identifier',
      ['007001', '007002', 7003],
      [
        'warning',
        'Row 4, column A (“Value”): “7003” is shorter than others in this column, such as “007001”. A spreadsheet may have taken its leading zeros away: compare it with your records.',
        '007003',
      ],
    ],
    [
      'when it is a postcode shorter than the others',
      'postcode',
      [...times(24, (index) => 75_201 + index), 2134],
      [
        'warning',
        'Row 26, column A (“Value”): “2134” is shorter than others in this column, such as “75201”. A spreadsheet may have taken its leading zeros away: compare it with your records.',
        '02134',
      ],
    ],
    [
      'that has more digits than a spreadsheet keeps',
      'text',
      ['Lee', shown('10443720856539900', '10443720856539900')],
      [
        'warning',
        expect.stringMatching(
          soundsLike('digits_lost', {
            cell: 'Row 3, column A (“Value”)',
            value: '“10443720856539900”',
            other: '“10443720856539900”',
          }),
        ),
      ],
    ],
    [
      'whose year has two digits',
      'date',
      ['09.06.2024', '10.06.2024', '11.06.24'],
      [
        'warning',
        'Row 4, column A (“Value”): the year in “11.06.24” has two digits. It is read as 11 June 2024. Check the century.',
        '2024-06-11',
      ],
    ],
    [
      'that is text among dates',
      'date',
      [date('2024-06-09'), date('2024-06-10'), date('2024-06-11'), '12 June 2024'],
      [
        'warning',
        'Row 5, column A (“Value”): “12 June 2024” is text among dates, and is read as 12 June 2024. Check that day and month are right.',
        '2024-06-12',
      ],
    ],
    [
      'that is text among numbers',
      'decimal',
      [1, 2, 3, '1,204.50'],
      ['info', 'Row 5, column A (“Value”): “1,204.50” is text among numbers, and is read as 1204.50.', '1204.50'],
    ],
    [
      'that has three decimals where others have two',
      'decimal',
      ['12.50', '3.10', '(2.500)'],
      [
        'warning',
        expect.stringMatching(
          soundsLike('amount_of_three_decimals', {
            cell: 'Row 4, column A (“Value”)',
            value: '“(2.500)”',
            other: '“12.50”',
          }),
        ),
        '(2500)',
      ],
    ],
    [
      'that has three decimals and cannot be thousands',
      'decimal',
      ['12.50', '3.10', '0.125'],
      [
        'warning',
        expect.stringMatching(
          soundsLike('amount_of_three_decimals', {
            cell: 'Row 4, column A (“Value”)',
            value: '“0.125”',
            other: '“12.50”',
          }),
        ),
      ],
    ],
    [
      'whose format says DR of what is read as a credit',
      'decimal',
      [shown('20.00 CR', '20'), shown('20.00 CR', '-20'), shown('0.00 DR', '0')],
      [
        'warning',
        expect.stringMatching(
          soundsLike('sign_against_word', {
            cell: 'Row 2, column A (“Value”)',
            value: '“20.00 CR”',
            other: '20.00 to pay',
          }),
        ),
        '20 CR',
      ],
    ],
    [
      'that is a number among words',
      'text',
      [...names, 12],
      [
        'info',
        'Row 7, column A (“Value”): “12” is a number where the others of this column have words. Check that it stands in the right column.',
      ],
    ],
    [
      'that has spaces around it',
      'text',
      [...names, ' Ana '],
      ['info', 'Row 7, column A (“Value”): there are spaces before or after “Ana”. They are not sent.', 'Ana'],
    ],
    [
      'with a non-breaking space inside',
      'text',
      [...names, 'van\u00a0Dam'],
      [
        'warning',
        expect.stringMatching(
          soundsLike('invisible_characters', {
            cell: 'Row 7, column A (“Value”)',
            value: '“van Dam”',
            other: 'a non-breaking space',
          }),
        ),
        'van Dam',
      ],
    ],
    [
      'with a sign that has no width',
      'email',
      ['a@example.org', 'b@example.org', 'c@example.org', 'd\u200b@example.org'],
      [
        'warning',
        expect.stringMatching(
          soundsLike('invisible_characters', {
            cell: 'Row 5, column A (“Value”)',
            value: '“d\\u200b@example.org”',
            other: 'a sign without width',
          }),
        ),
        'd@example.org',
      ],
    ],
    [
      'that is merged with the one beside it',
      'text',
      [...names],
      [
        'warning',
        'Row 3, column A (“Value”): this cell is merged with the one beside it, so “Patel” counts for both columns. Type what belongs in this cell, or clear it.',
      ],
      { ofFile: { 1: ['merged'] } },
    ],
  ])('%s', (_, field, values, said, given) => {
    expect(doubtsIn(field, values, given)).toEqual([said])
  })
})

test('a text of very many blanks is looked at like any other', () => {
  expect(notedIn('identifier', [`1${' '.repeat(300_000)}!!`, 'A1'])).toEqual(['row 2: text_cut_off'])
})

describe('a day that a program wrote as the moment at which it begins', () => {
  const summer = ['1967-10-21T23:00:00.000Z', '1984-07-08T23:00:00Z', '1971-01-03T00:00:00.000Z']
  const berlin = [date('2021-06-30T22:00:00'), date('2021-12-31T23:00:00')]

  test('in the evening before, as UTC has it, may be the next one', () => {
    expect([notedIn('date', summer), notedIn('date', berlin)]).toEqual([
      ['row 2: day_begun_in_evening: 1967-10-22', 'row 3: day_begun_in_evening: 1984-07-09'],
      ['row 2: day_begun_in_evening: 2021-07-01', 'row 3: day_begun_in_evening: 2022-01-01'],
    ])
  })

  test.each<[string, readonly CellValue[], readonly string[]]>([
    [
      'alone beside days of winter, which begin at midnight',
      ['1984-07-08T23:00:00Z', '1971-01-03T00:00:00Z', '1971-01-13T00:00:00+00:00'],
      ['row 2: day_begun_in_evening: 1984-07-09'],
    ],
    [
      'as text among real dates, of which the wrong day is not suggested too',
      [...times(5, (index) => date(`2021-05-0${index + 1}`)), '1967-10-21T23:00:00.000Z', '1984-07-08T23:00:00Z'],
      ['row 7: day_begun_in_evening: 1967-10-22', 'row 8: day_begun_in_evening: 1984-07-09'],
    ],
    [
      'but not one before a year that nobody means',
      ['9999-12-31T22:00:00Z', '2021-06-30T22:00:00Z'],
      ['row 3: day_begun_in_evening: 2021-07-01'],
    ],
  ])('%s', (_, values, noted) => {
    expect(notedIn('date', values)).toEqual(noted)
  })

  test.each<[string, readonly CellValue[]]>([
    ['a time of day', [...summer, '2021-03-04T09:12:33Z']],
    ['an hour of one digit', ['07.03.2024 9:15', '08.03.2024 20:00', '09.03.2024 8:05', '10.03.2024 20:30']],
    ['halves of a day', ['07/03/2024 9:15 AM', '08/03/2024 02:10 PM', '09/03/2024 20:00', '10/03/2024 20:30']],
    ['parts of a second', ['2024-03-07T09:15:11.123Z', '2024-03-07T22:00:00Z', '2024-03-07T23:00:00Z']],
    ['another zone', ['2024-03-07T09:15:11+01:00', '2024-03-07T22:00:00', '2024-03-07T23:00:00']],
    ['no evening', ['1971-01-03T00:00:00.000Z', '1971-01-04', '1971-01-05T05:00:00Z']],
    ['no other moment', ['1984-07-08T23:00:00Z', '1971-01-04']],
  ])('is what it says where the column has %s', (_, values) => {
    expect(notedIn('date', values)).toEqual([])
  })
})
