import fc from 'fast-check'
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { describe, expect, test } from 'vitest'
import { kindOfPhone, readPlainPhone } from '../../../../shared/mapping/read/plain-phone.ts'
import { runs } from '../../../support/property-runs.ts'

const countries: readonly CountryCode[] = [
  ...(['GB', 'IE', 'DE', 'AT', 'CH', 'FR', 'NL', 'BE', 'SE', 'AU'] as const),
  ...(['NZ', 'US', 'CA', 'NO', 'DK', 'PL', 'ES', 'PT'] as const),
]

/** What the library says of a number that is valid. */
function valid(text: string, country: CountryCode): string | undefined {
  const number = parsePhoneNumberFromString(text, { defaultCountry: country, extract: false })
  return number?.isPossible() === true && number.isValid() && number.ext === undefined ? number.number : undefined
}

describe('plainly written numbers', () => {
  test.each<readonly [string, CountryCode, string]>([
    ['020 7946 0123', 'GB', '+442079460123'],
    ['07400 123-456', 'GB', '+447400123456'],
    ['+44 7400 123456', 'GB', '+447400123456'],
    ['512-555-2087', 'US', '+15125552087'],
    ['1 604 687 1234', 'CA', '+16046871234'],
    ['030 1234567', 'DE', '+49301234567'],
    ['412 34 567', 'NO', '+4741234567'],
  ])('%s of %s is %s', (text, country, expected) => {
    expect([valid(text, country), readPlainPhone(text, country)]).toEqual([expected, expected])
  })

  test('are read as the library reads them, or left to it', () => {
    const digits = (from: number, to: number) =>
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: from, maxLength: to }).map((list) => list.join(''))
    const written = fc
      .tuple(fc.constantFrom('', '', '0', '00', '1', '+', '+44', '+1', '+49'), digits(5, 12))
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.constantFrom(...countries), written, (country, text) => {
        const plain = readPlainPhone(text, country)
        if (plain !== undefined) expect([country, text, plain]).toEqual([country, text, valid(text, country)])
      }),
      { numRuns: runs(3000) },
    )
  })

  test('are landlines or mobiles where the library says so', () => {
    const numbers = [
      '+442079460000',
      '+447400123456',
      '+35314567890',
      '+353861234567',
      '+49761123456',
      '+4915112345678',
    ]
    const others = ['+15125550123', '+6445678901', '+64211234567', '+436641234567', '+448001111111']
    const kinds = [...numbers, ...others].map((number) => [number, kindOfPhone(number)])
    const asTheLibrary = [...numbers, ...others].map((number) => {
      const type = parsePhoneNumberFromString(number)?.getType()
      return [number, type === 'FIXED_LINE' || type === 'MOBILE' ? type : undefined]
    })
    expect(kinds).toEqual(asTheLibrary)
  })

  test('with a word, an extension or a slash are left to the library', () => {
    for (const text of ['020 7946 0123 ext 4', 'call 020 7946 0123', '020 7946 0123 / 0124', '']) {
      expect(readPlainPhone(text, 'GB')).toBeUndefined()
    }
  })
})
