import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutAddress } from '../../../../shared/mapping/read/cut/cut-address.ts'

/** "street | town | postcode | region | country" */
const cut = (text: string): string | undefined => {
  const address = cutAddress(text)
  if (address === undefined) return undefined
  const { street, town, postcode, region, country } = address
  return [street, town, postcode, region, country].join(' | ')
}

test.each([
  ['Hauptstr. 5, 10115 Berlin', 'Hauptstr. 5 | Berlin | 10115 |  | '],
  ['Hauptstr. 5 10115 Berlin', 'Hauptstr. 5 | Berlin | 10115 |  | '],
  ['Hauptstr. 5\n60311 Frankfurt am Main', 'Hauptstr. 5 | Frankfurt am Main | 60311 |  | '],
  ['10115 Berlin, Hauptstr. 5', 'Hauptstr. 5 | Berlin | 10115 |  | '],
  ['Am Ring 12a, 80331 München, Deutschland', 'Am Ring 12a | München | 80331 |  | Deutschland'],
  ['Stiege 2, Praterstr. 5/3/12, A-1020 Wien', 'Stiege 2, Praterstr. 5/3/12 | Wien | A-1020 |  | '],
  ['Postfach 1234, 10115 Berlin', 'Postfach 1234 | Berlin | 10115 |  | '],
  ['Keizersgracht 1, 1012 AB Amsterdam', 'Keizersgracht 1 | Amsterdam | 1012 AB |  | '],
  ['Kungsgatan 5, 111 43 Stockholm', 'Kungsgatan 5 | Stockholm | 111 43 |  | '],
  ['Rua A 5, 1000-205 Lisboa', 'Rua A 5 | Lisboa | 1000-205 |  | '],
  ['12 Elm Street, Leeds LS6 3AP', '12 Elm Street | Leeds | LS6 3AP |  | '],
  ['Flat 2, 9 Oak Lane, Otley, West Yorkshire, LS21 1AB', 'Flat 2, 9 Oak Lane | Otley | LS21 1AB | West Yorkshire | '],
  ['12 HIGH ST, ELY CB7 4DY', '12 HIGH ST | ELY | CB7 4DY |  | '],
  ['9 Park Square, Leeds, England, LS1 2NE', '9 Park Square | Leeds | LS1 2NE |  | England'],
  ['Main Street, Kilkenny, Co. Kilkenny, R95 X2Y3', 'Main Street | Kilkenny | R95 X2Y3 | Co. Kilkenny | '],
  ['12 Elm Street, Austin, TX 78701', '12 Elm Street | Austin | 78701 | TX | '],
  ['9 Oak Lane, Apt 4, Dallas, Texas, 75201-1234, USA', '9 Oak Lane, Apt 4 | Dallas | 75201-1234 | Texas | USA'],
  ['1 Main St, Atlanta, Georgia, 30301', '1 Main St | Atlanta | 30301 | Georgia | '],
  ['1 Main St, Cleveland, 44101', '1 Main St | Cleveland | 44101 |  | '],
  ['3 Smith St, Fitzroy VIC 3065', '3 Smith St | Fitzroy | 3065 | VIC | '],
  ['1 King St, Toronto ON M5V 2T6', '1 King St | Toronto | M5V 2T6 | ON | '],
])('%j is cut', (text, expected) => {
  expect(cut(text)).toBe(expected)
})

test.each([
  ['no postcode', '25 Mansel Street, Neath'],
  ['nobody knows where the town begins', '12 Elm St Leeds LS6 3AP'],
  ['nor here', '12 Main St Springfield, IL 62704'],
  ['no town', 'Flat 2, 12 Elm St, LS6 3AP'],
  ['no town, and a number that is a house’s', 'Flat 2, 1200 High Road'],
  ['the number of a box', 'Hauptstr. 5, Berlin, Postfach 1234'],
  ['the number of a flat', '12 Elm St, Austin, Unit 1204'],
  ['a street alone', '1200 Main Street'],
  ['a town alone', '10115 Berlin'],
  ['a postcode alone', 'LS6 3AP'],
])('where it can’t be told it is not cut: %s', (_why, text) => {
  expect(cut(text)).toBeUndefined()
})

const words = (...some: readonly string[]) => fc.constantFrom(...some)
const street = words('Hauptstr. 5', '12 Elm Street', 'c/o Lee, 5 Rue de Paris', 'Flat 2, 9 Oak Lane', 'Am Ring 12a')
const town = words('Berlin', 'St. Gallen', 'Frankfurt am Main', 'Leeds', 'Wien')
const number = words('10115', '1020', '75001', '00950')

test('no letter of an address is lost, and none comes to it', () => {
  const lettersOf = (text: string) => [...text.replaceAll(/[\s,;|]/g, '')].sort().join('')
  const texts = fc.oneof(
    fc.tuple(street, number, town).map(([a, b, c]) => `${a}, ${b} ${c}`),
    fc.tuple(street, town, number).map(([a, b, c]) => `${a}\n${b}, ${c}`),
    fc
      .array(fc.oneof(street, town, number, words('TX', 'Kent', 'Germany', 'LS6 3AP', 'Unit 4')), { maxLength: 6 })
      .map((lines) => lines.join(', ')),
    fc.string({ maxLength: 60 }),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const address = cutAddress(text.trim())
      if (address !== undefined) expect(lettersOf(Object.values(address).join(''))).toBe(lettersOf(text))
    }),
  )
})
