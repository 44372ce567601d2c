/** How many digits the postcodes of a country have, where they are digits and some begin with zeros. */

// Source: Universal Postal Union, "Postal addressing systems", by country.
const countriesOf: Readonly<Record<number, readonly string[]>> = {
  4: ['AU', 'BG', 'DK', 'NO', 'NZ', 'PH', 'ZA'],
  5: [
    'US',
    'PR',
    'GU',
    'AS',
    'VI',
    'MP',
    'DE',
    'FR',
    'MC',
    'ES',
    'IT',
    'SM',
    'VA',
    'FI',
    'EE',
    'MX',
    'PE',
    'TR',
    'KR',
    'UA',
    'MY',
  ],
  6: ['RO', 'CN', 'SG', 'CO', 'EC'],
  7: ['JP', 'IL'],
  8: ['BR'],
}
/** In the United States four more digits tell the street. */
const longCode = { country: 'US', digits: 9 }

const lengths: ReadonlyMap<string, readonly number[]> = new Map(
  Object.entries(countriesOf).flatMap(([length, countries]) =>
    countries.map((country) => [
      country,
      country === longCode.country ? [Number(length), longCode.digits] : [Number(length)],
    ]),
  ),
)

/** @param country  two letters. @returns `undefined` where a postcode can't have lost zeros, or the country is not known here */
export const postcodeLengths = (country: string): readonly number[] | undefined => lengths.get(country)
