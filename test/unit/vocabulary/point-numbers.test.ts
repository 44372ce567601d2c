import { expect, test } from 'vitest'
import { isPointNumber } from '../../../shared/vocabulary/point-numbers.ts'

test.each([
  ['an MPAN', '1200023305967'],
  ['an MPAN in groups, with what the supply is like', '01 801 002 12 0002 3305 967'],
  ['an NMI with its check digit', '20019857328'],
  ['an NMI with letters', 'QAAAVZZZZZ3'],
  ['an ICP', '0000012345TR2AB'],
  ['an ESI ID', '10443720001130013'],
  ['a Marktlokation', '51238696781'],
  ['a Messlokation', 'DE0001234567800000000000000012345'],
])('%s is the number of a supply point', (_, number) => {
  expect(isPointNumber(number)).toBe(true)
})

test.each([
  ['an MPAN with another last digit', '1200023305968'],
  ['an NMI without its check digit', '2001985732'],
  ['an NMI with another last digit', '20019857327'],
  ['a Marktlokation with another last digit', '51238696783'],
  ['a moment in milliseconds', '1717000000117'],
  ['an account number', 'A-1000123'],
])('%s is not', (_, number) => {
  expect(isPointNumber(number)).toBe(false)
})
