import { format } from 'numfmt'
import { describe, expect, test } from 'vitest'
import { patternOfNumber } from '../../../../electron/workbook/corrected-copy/shown-pattern.ts'

describe('the number format of a cell in a corrected copy', () => {
  test.each([
    ['12', '00012', '00036'],
    ['1234.5', '£1,234.50', '-£35.55'],
    ['-20', '(£20.00)', '(£35.55)'],
    ['-1234.5', '£ -1,234.50', '£ -35.55'],
    ['-1234.5', '1,234.50-', '35.55-'],
    ['-1234.5', '-1,234.50 €', '-35.55 €'],
    ['-20', '(20)', '(36)'],
    ['-0.12', '-12%', '-3555%'],
    ['-1239.5', '1239.50 DR', '35.55 DR'],
  ])('of %s shows %s, and also shows what somebody types there', (digits, shown, other) => {
    const pattern = patternOfNumber(digits, shown)
    expect(format(pattern, Number(digits))).toBe(shown)
    expect(format(pattern, shown.startsWith('0') ? 36 : -35.55)).toBe(other)
  })

  test('never shows a word for the sign of one number at those of the other sign', () => {
    expect(format(patternOfNumber('-1239.5', '1239.50 DR'), 35.55)).toBe('35.55')
  })

  test('that no pattern shows is a plain number rather than a text that hides what is typed', () => {
    expect(format(patternOfNumber('-1234.5', '(1.234,50)'), 35.55)).toBe('35.55')
  })
})
