import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAs, unreadable } from '../../../../shared/mapping/read/read-outcome.ts'
import { readIdentifier } from '../../../../shared/mapping/read/text/read-identifier.ts'
import { date, number, text } from './cells.ts'

describe('an identifier', () => {
  test.each([
    ['leading zeros in text', text(' 007001000 '), '007001000'],
    ['letters in text', text('000FAIL019'), '000FAIL019'],
    ['any number of digits in text', text('10443720856539964'), '10443720856539964'],
    ['a code with an E', text('12E4'), '12E4'],
    ['a number cell', number('123'), '123'],
    ['a grouped number', number('7001000', '7,001,000'), '7001000'],
    ['leading zeros of a number format', number('7001000', '007001000'), '007001000'],
    ['zeros and a hyphen of a number format', number('21341234', '02134-1234'), '02134-1234'],
    ['a hyphen alone', number('123451234', '12345-1234'), '12345-1234'],
    ['several hyphens', number('12345670', '012-34-5670'), '012-34-5670'],
    ['zeros before a hyphen', number('4321', '00-4321'), '00-4321'],
    ['zeros of a format that groups', number('1200000001', '0012 0000 0001'), '001200000001'],
    ['zeros after letters of a format', number('42', 'A-0042'), 'A-0042'],
    ['the digits behind decimals that are shown', number('42', '0042.00'), '42'],
    ['a nought', number('0'), '0'],
    ['fifteen digits', number('123456789012345'), '123456789012345'],
    ['a long number shown short, as spreadsheets do', number('1200023456789', '1.20002E+12'), '1200023456789'],
  ])('keeps %s', (_, cell, expected) => {
    expect(readIdentifier(cell)).toEqual(readAs(expected))
  })

  test.each([
    ['more than fifteen digits in a number cell', number('10443720856539964', '1.04437E+16')],
    ['more than fifteen digits, shown in full', number('1044372085653996', '1044372085653996')],
    ['an exponent in the file', number('1.0443720856539964E+16', '1.04437E+16')],
    ['a number that is shown whole only in scientific notation', number('104437000000', '1.04437E+11')],
    ['a short number formatted as scientific', number('12345678', '1.23E+07')],
    ['scientific notation that an export left in text', text('1.04437E+16')],
    ['the same with a decimal comma', text('1,04437E+16')],
  ])('is damaged by %s', (_, cell) => {
    expect(readIdentifier(cell)).toEqual(unreadable('identifier_damaged'))
  })

  test('that became a date is read as it is shown, with a remark', () => {
    expect(readIdentifier(date('2024-12-03', '3-Dec'))).toEqual(readAs('3-Dec', 'identifier_became_date'))
  })

  test('is the same from a number as from text, up to fifteen digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), (value) => {
        const digits = String(value)
        expect(readIdentifier(number(digits))).toEqual(readIdentifier(text(digits)))
      }),
    )
  })
})
