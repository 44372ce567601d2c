import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readDecimal, readInteger, readNumber } from '../../../../shared/mapping/read/numbers/read-decimal.ts'
import { readAs, unreadable } from '../../../../shared/mapping/read/read-outcome.ts'
import { date, number, text, truth } from './cells.ts'

describe('an amount in text', () => {
  test.each([
    ['127.68', '.', '127.68'],
    ['242', '.', '242'],
    ['242.00', '.', '242.00'],
    ['-137.83', '.', '-137.83'],
    ['127,68', ',', '127.68'],
    ['-1,204.50', '.', '-1204.50'],
    ['1.204,50', ',', '1204.50'],
    ['1 204,50', ',', '1204.50'],
    ['1\u00a0204\u202f567,50', ',', '1204567.50'],
    ['1’204.50', '.', '1204.50'],
    ['1,234', '.', '1234'],
    ['1,234', ',', '1.234'],
    ['12,34,567.00', '.', '1234567.00'],
    ['12.50-', '.', '-12.50'],
    ['(12.50)', '.', '-12.50'],
    ['($1,204.50)', '.', '-1204.50'],
    ['−12.50', '.', '-12.50'],
    ['+3', '.', '3'],
    ['$ 12.50', '.', '12.50'],
    ['-$12.50', '.', '-12.50'],
    ['$-12.50', '.', '-12.50'],
    ['12,50 €', ',', '12.50'],
    ['EUR 12,50', ',', '12.50'],
    ['12.50 kr', '.', '12.50'],
    ['.50', '.', '0.50'],
    ['12.', '.', '12'],
    ['007.50', '.', '7.50'],
    ['-0.00', '.', '0.00'],
    ['0', '.', '0'],
    ['CHF12.50', '.', '12.50'],
    ['-1.204,50 ¤', ',', '-1204.50'],
    ['€ 50,-', ',', '50'],
    ['€ 1.250,-', ',', '1250'],
    ['50,-- EUR', ',', '50'],
    ['CHF 50.–', '.', '50'],
    ['Fr. 1’250.—', '.', '1250'],
    ['-50.-', '.', '-50'],
    ['(50.-)', '.', '-50'],
    ['50,=', ',', '50'],
  ] as const)('“%s” with “%s” is %s', (shown, mark, expected) => {
    expect(readDecimal(text(shown), mark)).toEqual(readAs(expected))
  })

  test.each([
    ['12O.50', '.'],
    ['n/a', '.'],
    ['12,50', '.'],
    ['1.2.3', '.'],
    ['1,23,4', '.'],
    ['1,234 567', '.'],
    ['127.68', ','],
    ['--5', '.'],
    ['(-5)', '.'],
    ['-5-', '.'],
    ['CR', '.'],
    ['CR 5 DR', '.'],
    ['12c', '.'],
    ['12H', '.'],
    ['H12', '.'],
    ['12 H 7', '.'],
    ['131,07 H S', ','],
    ['5 CRX', '.'],
    ['5 credits', '.'],
    ['$5 €', '.'],
    ['1.2E+3', '.'],
    ['20%', '.'],
    ['.', '.'],
    ['-', '.'],
    ['$', '.'],
    ['1.250,-', '.'],
    ['50,-', '.'],
    ['50,---', ','],
    [`1${' '.repeat(32_000)}!!`, '.'],
  ] as const)('“%s” with “%s” is no amount', (shown, mark) => {
    expect(readDecimal(text(shown), mark)).toMatchObject({ ok: false, problem: 'decimal_unreadable' })
  })

  test('grouping, decimal mark and sign never change an amount', () => {
    const amounts = fc.tuple(fc.integer({ min: -99_999_999, max: 99_999_999 }), fc.integer({ min: 0, max: 99 }))
    fc.assert(
      fc.property(amounts, fc.constantFrom('.', ','), fc.constantFrom('', ' ', '’', 'other'), (parts, mark, group) => {
        const [whole, cents] = parts
        const separator = group === 'other' ? (mark === '.' ? ',' : '.') : group
        const grouped = String(Math.abs(whole)).replaceAll(/\B(?=(?:\d{3})+$)/g, separator)
        const decimals = String(cents).padStart(2, '0')
        const isNegative = whole < 0
        const written = `${isNegative ? '-' : ''}${grouped}${mark}${decimals}`
        const expected = `${isNegative ? '-' : ''}${Math.abs(whole)}.${decimals}`
        expect(readDecimal(text(written), mark)).toEqual(readAs(expected))
      }),
    )
  })
})

describe('an amount with a word of ledgers', () => {
  test.each([
    ['12.40 CR', '.', '-12.40'],
    ['£12.40 CR', '.', '-12.40'],
    ['12.5 DR', '.', '12.5'],
    ['1,204.50Cr.', '.', '-1204.50'],
    ['CR £1,204.50', '.', '-1204.50'],
    ['Dr. 3', '.', '3'],
    ['dr3', '.', '3'],
    ['1.204,50 c', ',', '-1204.50'],
    ['12.40c', '.', '-12.40'],
    ['d 12.40', '.', '12.40'],
    ['12.40 in credit', '.', '-12.40'],
    ['Debit 7.00', '.', '7.00'],
    ['C$ 12.40 CR', '.', '-12.40'],
    ['50,- CR', ',', '-50'],
    ['0.00 CR', '.', '0.00'],
    ['131,07 H', ',', '-131.07'],
    ['131,07 S', ',', '131.07'],
    ['1.204,50H', ',', '-1204.50'],
    ['131,07 € H', ',', '-131.07'],
    ['131 H', ',', '-131'],
    ['131,07 Haben', ',', '-131.07'],
    ['Soll 131,07', ',', '131.07'],
    ['Guthaben 34,20 €', ',', '-34.20'],
    ['Rückstand 120,00 €', ',', '120.00'],
    ['DB 1,310.00', '.', '1310.00'],
    ['18.90 owed', '.', '18.90'],
    ['25,00 Haber', ',', '-25.00'],
    ['25,00 Debe', ',', '25.00'],
    ['25,00 Crédit', ',', '-25.00'],
    ['Débit 25,00', ',', '25.00'],
    ['25,00 Avere', ',', '-25.00'],
    ['25,00 Dare', ',', '25.00'],
    ['25,00 Debet', ',', '25.00'],
  ] as const)('“%s” with “%s” is %s, whichever way plain amounts are written', (shown, mark, expected) => {
    expect(readDecimal(text(shown), mark)).toEqual(readAs(expected))
    expect(readDecimal(text(shown), mark, 'credit')).toEqual(readAs(expected))
  })

  test.each([
    ['-12.40 CR', '.', '12.40 CR'],
    ['(£12.40) cr', '.', '12.40 CR'],
    ['1.204,50 CR', '.', '1204.50 CR'],
    ['DR 12,50', '.', '12.50 DR'],
    ['-131,07 H', ',', '131,07 CR'],
    [' £ -   ', '.', '0'],
    ['– €', ',', '0'],
    ['nil', '.', '0'],
    ['3.00*', '.', '3.00'],
    ['£1,250.00 **', '.', '£1,250.00'],
  ] as const)('“%s” with “%s” is doubtful, and “%s” is suggested', (shown, mark, suggestion) => {
    expect(readDecimal(text(shown), mark)).toEqual(unreadable('decimal_unreadable', suggestion))
  })

  test('and a sign that contradicts it suggests nothing', () => {
    expect(readDecimal(text('-12.40 DR'), '.')).toEqual(unreadable('decimal_unreadable'))
    expect(readDecimal(text('(12.40) DR'), '.')).toEqual(unreadable('decimal_unreadable'))
    expect(readDecimal(text('+12.40 CR'), '.')).toEqual(unreadable('decimal_unreadable'))
  })

  test('is no plain number', () => {
    expect(readNumber(text('5 CR'), '.')).toEqual(unreadable('number_with_side'))
    expect(readNumber(text('about CR'), '.')).toEqual(unreadable('number_unreadable'))
    expect(readNumber(text('240 D'), '.')).toEqual(unreadable('number_unreadable'))
    expect(readInteger(text('5 CR'), '.')).toEqual(unreadable('integer_unreadable'))
  })
})

describe('where plain amounts are what the customer has in credit', () => {
  test.each([
    [text('20.00'), '-20.00'],
    [text('(20.00)'), '20.00'],
    [text('0.00'), '0.00'],
    [text('123456789012345678901234567890.10'), '-123456789012345678901234567890.10'],
    [number('-1239.5', '1239.50 DR'), '1239.5'],
    [number('0.1'), '-0.1'],
    [number('0'), '0'],
  ])('%o is %s', (cell, expected) => {
    expect(readDecimal(cell, '.', 'credit')).toEqual(readAs(expected))
  })

  test('turning the sign twice gives the same digits', () => {
    const amounts = fc.tuple(fc.bigInt(), fc.integer({ min: 0, max: 99 }))
    fc.assert(
      fc.property(amounts, ([whole, cents]) => {
        const once = readDecimal(text(`${whole}.${String(cents).padStart(2, '0')}`), '.', 'credit')
        const twice = once.ok ? readDecimal(text(once.value), '.', 'credit') : once
        expect(twice).toEqual(readDecimal(text(`${whole}.${String(cents).padStart(2, '0')}`), '.'))
      }),
    )
  })
})

describe('an amount in a number cell', () => {
  test('keeps its digits, whatever is shown', () => {
    expect(readDecimal(number('127.68', '$128'), ',')).toEqual(readAs('127.68'))
    expect(readDecimal(number('88.9'), '.')).toEqual(readAs('88.9'))
    expect(readDecimal(number('-242'), '.')).toEqual(readAs('-242'))
    expect(readDecimal(number('1.5E-5'), '.')).toEqual(readAs('0.000015'))
  })

  test('of absurd size, and what is no number, is refused', () => {
    expect(readDecimal(number('1E+900'), '.')).toEqual(unreadable('decimal_unreadable'))
    expect(readDecimal(date('2024-06-09'), '.')).toEqual(unreadable('decimal_unreadable'))
    expect(readDecimal(truth(true), '.')).toEqual(unreadable('decimal_unreadable'))
  })
})

describe('numbers', () => {
  test('are JSON numbers', () => {
    expect(readNumber(text('240'), '.')).toEqual(readAs(240))
    expect(readNumber(text('0,5'), ',')).toEqual(readAs(0.5))
    expect(readNumber(text('9'.repeat(400)), '.')).toEqual(unreadable('number_unreadable'))
    expect(readNumber(text('240 V'), '.')).toEqual(unreadable('number_unreadable'))
  })

  test('are whole where the field is', () => {
    expect(readInteger(number('5'), '.')).toEqual(readAs(5))
    expect(readInteger(text('5.0'), '.')).toEqual(readAs(5))
    expect(readInteger(text('5.5'), '.')).toEqual(unreadable('integer_unreadable'))
    expect(readInteger(text('five'), '.')).toEqual(unreadable('integer_unreadable'))
    expect(readInteger(text('99999999999999999'), '.')).toEqual(unreadable('integer_unreadable'))
  })
})
