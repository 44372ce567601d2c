import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dateOrders } from '../../../../shared/mapping/model/mapping.ts'
import { readDate } from '../../../../shared/mapping/read/dates/read-date.ts'
import { readDatetime } from '../../../../shared/mapping/read/dates/read-datetime.ts'
import { readAs, unreadable } from '../../../../shared/mapping/read/read-outcome.ts'
import { date, number, text, truth } from './cells.ts'

describe('a day', () => {
  test.each([
    ['09/06/2024', 'DMY', '2024-06-09'],
    ['09/06/2024', 'MDY', '2024-09-06'],
    ['9/6/24', 'DMY', '2024-06-09'],
    ['13.02.1960', 'DMY', '1960-02-13'],
    ['13-02-1960', 'DMY', '1960-02-13'],
    ['13 02 1960', 'DMY', '1960-02-13'],
    ['13. 2. 1960', 'DMY', '1960-02-13'],
    ['24/06/09', 'YMD', '2024-06-09'],
    ['2024/6/9', 'DMY', '2024-06-09'],
    ['2024-06-09', 'MDY', '2024-06-09'],
    ['2024-06-09T14:30:00', 'DMY', '2024-06-09'],
    ['2024-06-09 23:59', 'DMY', '2024-06-09'],
    ['2024-06-09T23:30:00-05:00', 'DMY', '2024-06-09'],
    ['20240609', 'DMY', '2024-06-09'],
    ['09062024', 'DMY', '2024-06-09'],
    ['1/1/29', 'DMY', '2029-01-01'],
    ['1/1/30', 'DMY', '1930-01-01'],
    ['29/2/2024', 'DMY', '2024-02-29'],
    ['\u00a02/3/2024\u200b', 'DMY', '2024-03-02'],
    ['5 Jan 2024', 'MDY', '2024-01-05'],
    ['5 JAN 2024', 'DMY', '2024-01-05'],
    ['05-Jan-24', 'DMY', '2024-01-05'],
    ['January 5th, 2024', 'DMY', '2024-01-05'],
    ['Fri 5 January 2024', 'DMY', '2024-01-05'],
    ['5th of June 2024', 'DMY', '2024-06-05'],
    ['2024 Jan 5', 'DMY', '2024-01-05'],
    ['5 Sept 2024', 'DMY', '2024-09-05'],
    ['5 Sept. 2024', 'DMY', '2024-09-05'],
    ['5. März 2024', 'DMY', '2024-03-05'],
    ['2024年3月5日', 'DMY', '2024-03-05'],
    ['5. Jänner 2024', 'DMY', '2024-01-05'],
    ['5 janv. 2024', 'DMY', '2024-01-05'],
    ['1er août 2024', 'DMY', '2024-08-01'],
    ['5 de enero de 2024', 'DMY', '2024-01-05'],
    ['5 gennaio 2024', 'DMY', '2024-01-05'],
    ['5 mrt 2024', 'DMY', '2024-03-05'],
    ['mar. 5 mars 2024', 'DMY', '2024-03-05'],
  ] as const)('“%s” read %s is %s', (shown, order, expected) => {
    expect(readDate(text(shown), order)).toEqual(readAs(expected))
  })

  test.each([
    ['31/02/1980', 'DMY'],
    ['31/02/1980', 'MDY'],
    ['29/2/2023', 'DMY'],
    ['29/2/1900', 'DMY'],
    ['1/13/2024', 'DMY'],
    ['13/1/2024', 'MDY'],
    ['0/1/2024', 'DMY'],
    ['2/3/124', 'DMY'],
    ['02/03/20245', 'DMY'],
    ['02/03-2024', 'DMY'],
    ['09/06/2024', 'YMD'],
    ['2024-13-01', 'DMY'],
    ['2024-06-09T25:00', 'DMY'],
    ['5 Foo 2024', 'DMY'],
    ['31 Jun 2024', 'DMY'],
    ['n/a', 'DMY'],
    ['soon', 'DMY'],
    ['99999999', 'DMY'],
  ] as const)('“%s” read %s is no date', (shown, order) => {
    expect(readDate(text(shown), order)).toMatchObject({ ok: false, problem: 'date_unreadable' })
  })

  test('a date of the spreadsheet needs no order', () => {
    expect(readDate(date('2024-06-09', '9-Jun'), 'MDY')).toEqual(readAs('2024-06-09'))
    expect(readDate(date('2024-06-09T14:30:00'), 'MDY')).toEqual(readAs('2024-06-09'))
  })

  test('a bare number is not taken for a date, but the day it may stand for is suggested', () => {
    expect(readDate(number('45452'), 'DMY')).toEqual(unreadable('date_is_bare_number', '2024-06-09'))
    expect(readDate(text('45452'), 'DMY')).toEqual(unreadable('date_is_bare_number', '2024-06-09'))
    expect(readDate(number('12'), 'DMY')).toEqual(unreadable('date_unreadable'))
    expect(readDate(number('20240609'), 'DMY')).toEqual(readAs('2024-06-09'))
    expect(readDate(truth(true), 'DMY')).toEqual(unreadable('date_unreadable'))
  })

  test('every day written in an order is read back in that order', () => {
    const days = fc.date({ min: new Date('1930-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
    const separators = fc.constantFrom('/', '.', '-', ' ')
    fc.assert(
      fc.property(days, fc.constantFrom(...dateOrders), separators, fc.boolean(), (day, order, separator, isShort) => {
        const iso = day.toISOString().slice(0, 10)
        const [year = '', month = '', dayOfMonth = ''] = iso.split('-')
        const parts = { D: dayOfMonth, M: month, Y: isShort ? year.slice(2) : year }
        const written = [...order].map((part) => parts[part as keyof typeof parts]).join(separator)
        expect(readDate(text(written), order)).toEqual(readAs(iso))
      }),
    )
  })
})

describe('a date with a time', () => {
  test.each([
    ['2024-06-09', '2024-06-09T00:00:00Z'],
    ['2024-06-09T14:30:00Z', '2024-06-09T14:30:00Z'],
    ['2024-06-09T14:30', '2024-06-09T14:30:00Z'],
    ['2024-06-09 14:30:05', '2024-06-09T14:30:05Z'],
    ['2024-06-09T14:30:00+02:00', '2024-06-09T12:30:00Z'],
    ['2024-06-09T23:30:00-0500', '2024-06-10T04:30:00Z'],
    ['2024-06-09T14:30:00.250Z', '2024-06-09T14:30:00.25Z'],
    ['2024-06-09T14:30:00.000Z', '2024-06-09T14:30:00Z'],
    ['09/06/2024 2:30 PM', '2024-06-09T14:30:00Z'],
    ['09/06/2024 12:30 a.m.', '2024-06-09T00:30:00Z'],
    ['9 June 2024, 14:30', '2024-06-09T14:30:00Z'],
  ])('“%s” is %s', (shown, expected) => {
    expect(readDatetime(text(shown), 'DMY')).toEqual(readAs(expected))
  })

  test.each(['2024-06-09T24:30', '09/06/2024 13:30 PM', '09/06/2024 0:30 PM', '31/02/2024 10:00', 'noon', '14:30'])(
    '“%s” is no moment',
    (shown) => {
      expect(readDatetime(text(shown), 'DMY')).toEqual(unreadable('datetime_unreadable'))
    },
  )

  test('a date of the spreadsheet is UTC, and midnight when it has no time', () => {
    expect(readDatetime(date('2024-06-09'), 'DMY')).toEqual(readAs('2024-06-09T00:00:00Z'))
    expect(readDatetime(date('2024-06-09T14:30:00'), 'DMY')).toEqual(readAs('2024-06-09T14:30:00Z'))
  })

  test('long texts are refused in time that grows with them and not faster', () => {
    // What went back over it for each of its signs would not end before the test does.
    expect(readDatetime(text(`${'1 '.repeat(500_000)}10:00`), 'DMY')).toEqual(unreadable('datetime_unreadable'))
  })
})
