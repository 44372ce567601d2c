import { expect, test } from 'vitest'
import { isArithmetic } from '../../../../electron/workbook/office/is-arithmetic.ts'

test.each([
  ['B2-C2', true],
  ['$B$2*1.05', true],
  ['B2+C2', true],
  ['-B2', true],
  ['SUM(B2:B9)', true],
  ['ROUND(Readings!B2/100, 2)', true],
  ['B2', false],
  ['+B2', false],
  ['(B2)', false],
  ['B2&C2', false],
  ['"7"', false],
  ['7', false],
  ['IF(B2-C2,B2,C2)', false],
  ['TEXT(B2-C2,"0")', false],
  ['VLOOKUP(B2,A1:C9,3)', false],
  ['ASUM(B2)', false],
])('%s can give no text: %s', (formula, expected) => {
  expect(isArithmetic(formula)).toBe(expected)
})
