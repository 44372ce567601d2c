import { describe, expect, test } from 'vitest'
import { findDoubts } from '../../../shared/doubts/find-doubts.ts'
import { type CellValue, sheetFromRows } from '../../support/rows/workbook-from-rows.ts'
import { soundsLike } from '../../support/words/sounds-like.ts'
import { columnOf, date, doubtsIn, type Field, type Given, shown, times } from './doubts-in.ts'

describe('a column is doubted once', () => {
  test.each<[string, Field, readonly CellValue[], readonly string[], Given?]>([
    [
      'whose streets are whole addresses',
      'street',
      [
        '1 Elm St, Dallas TX 75201',
        'Hauptstr. 1, 50667 Köln',
        '4 Elm St\nLeeds\nLS1 4AB',
        '5 Elm St, Toronto, M5V 2T6',
      ],
      [
        'warning',
        expect.stringMatching(
          soundsLike('whole_address_as_street_in_column', {
            column: 'Column A (“Value”)',
            share: 'all of its 4 values',
            value: '“1 Elm St, Dallas TX 75201”',
            row: '2',
          }),
        ),
      ],
    ],
    [
      'whose phone numbers their country completes',
      'phone',
      [7_700_900_123, '2079460124', '020 7946 0123'],
      [
        'info',
        expect.stringMatching(
          soundsLike('phone_zero_added_in_column', {
            column: 'Column A (“Value”)',
            value: '“7700900123”',
            row: '2',
            other: '+447700900123',
          }),
        ),
      ],
      { reading: { phoneCountry: 'GB' } },
    ],
    [
      'where most of its values have spaces around them',
      'text',
      ['Lee ', 'Patel ', 'Ng ', 'O’Brien ', 'Kim'],
      [
        'info',
        'Column A (“Value”) has spaces before or after 4 of its 5 values, such as “Lee” in row 2. They are not sent.',
      ],
    ],
    [
      'where every year has two digits',
      'date',
      ['09.06.24', '10.06.24', '11.06.68', '12.06.24'],
      [
        'warning',
        'Column A (“Value”) has years of two digits: “09.06.24” in row 2 is read as 9 June 2024. 00 to 29 are read as 2000 to 2029, and 30 to 99 as 1930 to 1999. Check that this is right.',
      ],
    ],
    [
      'whose dates have day and month in both orders',
      'date',
      ['13/02/2024', '14/02/2024', '25/12/2024', '02/15/2024', '02/16/2024'],
      [
        'warning',
        'Column A (“Value”) has dates in both orders: “02/15/2024” in row 5 beside “13/02/2024”. Dates such as 03/04 can then be either. Check where the two came from, and write them alike.',
      ],
    ],
    [
      'whose dates count from 1904',
      'date',
      [date('2024-06-09'), date('2024-06-10')],
      [
        'info',
        expect.stringMatching(
          soundsLike('dates_from_1904_in_column', { column: 'Column A (“Value”)', value: '“2024-06-09”', row: '2' }),
        ),
      ],
      { ofFile: { 0: ['dateSystem1904'], 1: ['dateSystem1904'] } },
    ],
    [
      'of mobile numbers with one of a landline',
      'mobile',
      ['+353 86 123 4567', '+353 1 456 7890', '+353 87 234 5678', '+1 512 555 0123'],
      [
        'warning',
        expect.stringMatching(
          soundsLike('landline_as_mobile_in_column', {
            column: 'Column A (“Value”)',
            share: '1 of its 4 values',
            value: '“+353 1 456 7890”',
            row: '3',
          }),
        ),
      ],
    ],
    [
      'whose long numbers are only shown in short',
      'identifier',
      [shown('1.20002E+12', '1200020345678'), shown('1.20002E+12', '1200020345679')],
      [
        'info',
        'Column A (“Value”) has all of its 2 values shown in short, such as “1.20002E+12” in row 2. The file holds the whole numbers (“1200020345678”), and those are sent.',
      ],
    ],
    [
      'whose values are merged down',
      'text',
      ['Lee', 'Lee', 'Lee', 'Ng'],
      [
        'info',
        expect.stringMatching(
          soundsLike('value_of_merged_cell_in_column', { column: 'Column A (“Value”)', value: '“Lee”', row: '3' }),
        ),
      ],
      { ofFile: { 1: ['merged'], 2: ['merged'] } },
    ],
    [
      'whose numbers are not all as long, but need not be',
      'identifier',
      [...times(30, (index) => 70_000 + index * 731), 912],
      [
        'info',
        expect.stringMatching(
          soundsLike('numbers_of_other_length_in_column', {
            column: 'Column A (“Value”)',
            share: '1 of its 31 values',
            value: '“912”',
            row: '32',
            other: '“70000”',
          }),
        ),
      ],
    ],
  ])('%s', (_, field, values, said, given) => {
    expect(doubtsIn(field, values, given)).toEqual([said])
  })
})

describe('nothing is said', () => {
  test.each<[string, Field, readonly CellValue[], Given?]>([
    ['of numbers that were given out one after the other', 'identifier', times(120, (index) => 950 + index * 2)],
    ['of zeros that the mapping puts in front', 'identifier', ['007001', '007002', 7003], { reading: { padZeros: 6 } }],
    ['of identifiers of all lengths', 'identifier', ['A-1', 'B-22', '12', 'C-333']],
    [
      'of an identifier that lost digits: that is an error already',
      'identifier',
      [shown('1.04E+16', '10443720856539900')],
    ],
    [
      'of a date that can’t be read: that is an error already',
      'date',
      [date('2024-06-09'), date('2024-06-10'), date('2024-06-11'), 'soon'],
    ],
    ['of one date in the other order: it can’t be read', 'date', ['13/02/2024', '14/02/2024', '02/15/2024']],
    ['of text files, where every number is text', 'decimal', ['1.50', '2.50', '3.50']],
    ['of line breaks and of letters that are joined', 'text', ['one\ntwo', 'می\u200cخواهم', 'Ñandú', 'Šimek']],
    [
      'of phone numbers that begin with a zero, or need none',
      'phone',
      ['020 7946 0123', '+44 20 7946 0124'],
      { reading: { phoneCountry: 'GB' } },
    ],
    ['of numbers of a country without such a zero', 'phone', [5_125_550_100], { reading: { phoneCountry: 'US' } }],
    ['of phone numbers of which no country is known', 'phone', [7_700_900_123]],
    [
      'of a number that is good as it is, and another one with a zero',
      'phone',
      [3_331_234_567],
      { reading: { phoneCountry: 'IT' } },
    ],
    [
      'of dates with long years, whatever follows them',
      'date',
      ['09.06.2024 14:30', '2024-06-09', '5 Jan 2024', 'Jan 5, 2024'],
    ],
    [
      'of whole addresses that are cut',
      'street',
      times(4, (index) => `${index} Elm St, Leeds, LS1 4AB`),
      { isCut: true },
    ],
    ['of blank cells', 'text', [null, null, ' ']],
    ['of mobile numbers alone', 'mobile', ['+353 86 123 4567', '+353 87 234 5678']],
    ['of landlines alone, which are called so', 'mobile', ['+353 1 456 7890', '+353 65 684 0099']],
    ['of numbers that may be either', 'mobile', ['+1 512 555 0123', '+353 86 123 4567']],
  ])('%s', (_, field, values, given) => {
    expect(doubtsIn(field, values, given)).toEqual([])
  })
})

test('a long column is gone through in pieces, between which others have their turn', () => {
  const pieceCountOf = (rowCount: number) => {
    const rows = Array.from({ length: rowCount }, (_, index) => [`customer${index}@example.org`])
    const sheet = sheetFromRows('Sheet1', [['Value'], ...rows])
    return [...findDoubts(columnOf(sheet, 'email', {}))].length
  }
  expect(pieceCountOf(40_000) - pieceCountOf(10)).toBeGreaterThan(5)
})
