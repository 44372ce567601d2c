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
  ['Schlossplatz, 10178 Berlin', 'Schlossplatz | Berlin | 10178 |  | '],
  ['Hauptstr. 5\n60311 Frankfurt am Main', 'Hauptstr. 5 | Frankfurt am Main | 60311 |  | '],
  ['10115 Berlin, Hauptstr. 5', 'Hauptstr. 5 | Berlin | 10115 |  | '],
  ['Am Ring 12a, 80331 München, Deutschland', 'Am Ring 12a | München | 80331 |  | Deutschland'],
  ['Stiege 2, Praterstr. 5/3/12, A-1020 Wien', 'Stiege 2, Praterstr. 5/3/12 | Wien | A-1020 |  | '],
  ['Postfach 1234, 10115 Berlin', 'Postfach 1234 | Berlin | 10115 |  | '],
  ['Ring 1, 61348 Bad Homburg v.d.H.', 'Ring 1 | Bad Homburg v.d.H. | 61348 |  | '],
  ['Markt 2, 06108 Halle (Saale)', 'Markt 2 | Halle (Saale) | 06108 |  | '],
  ['Keizersgracht 1, 1012 AB Amsterdam', 'Keizersgracht 1 | Amsterdam | 1012 AB |  | '],
  ['Zeelaan 1, 8660 De Panne', 'Zeelaan 1 | De Panne | 8660 |  | '],
  ['Kungsgatan 5, 111 43 Stockholm', 'Kungsgatan 5 | Stockholm | 111 43 |  | '],
  ['Rua A 5, 1000-205 Lisboa', 'Rua A 5 | Lisboa | 1000-205 |  | '],
  ['12 Elm Street, Leeds LS6 3AP', '12 Elm Street | Leeds | LS6 3AP |  | '],
  ['12 Elm Street, Leeds, LS6  3AP', '12 Elm Street | Leeds | LS6 3AP |  | '],
  ['Flat 2, 9 Oak Lane, Otley, West Yorkshire, LS21 1AB', 'Flat 2, 9 Oak Lane | Otley | LS21 1AB | West Yorkshire | '],
  ['9 Oak Lane, Luton, Beds, LU1 1AA', '9 Oak Lane | Luton | LU1 1AA | Beds | '],
  ['12 HIGH ST, ELY CB7 4DY', '12 HIGH ST | ELY | CB7 4DY |  | '],
  ['9 Park Square, Leeds, England, LS1 2NE', '9 Park Square | Leeds | LS1 2NE |  | England'],
  ['12 Main Street, Dublin 2, D02 AF30', '12 Main Street | Dublin 2 | D02 AF30 |  | '],
  ['5 Main Street, Kilkenny, Co. Kilkenny, R95 X2Y3', '5 Main Street | Kilkenny | R95 X2Y3 | Co. Kilkenny | '],
  ['12 Elm Street, Austin, TX 78701', '12 Elm Street | Austin | 78701 | TX | '],
  ['12 Elm Street, Austin Tx 78701', '12 Elm Street | Austin | 78701 | Tx | '],
  ['Apt 4, 9 Oak Lane, Dallas, Texas, 75201-1234, USA', 'Apt 4, 9 Oak Lane | Dallas | 75201-1234 | Texas | USA'],
  ['1 Main St, Atlanta, Georgia, 30301', '1 Main St | Atlanta | 30301 | Georgia | '],
  ['1 Main St, Cleveland, 44101', '1 Main St | Cleveland | 44101 |  | '],
  ['3 Smith St, Fitzroy VIC 3065', '3 Smith St | Fitzroy | 3065 | VIC | '],
  ['1 King St, Toronto ON M5V 2T6', '1 King St | Toronto | M5V 2T6 | ON | '],
  ['Germany, 5 Elm Street, Leeds LS6 3AP, Germany', 'Germany, 5 Elm Street | Leeds | LS6 3AP |  | Germany'],
  ['wie Rechnungsadresse', 'wie Rechnungsadresse |  |  |  | '],
])('%j is cut', (text, expected) => {
  expect(cut(text)).toBe(expected)
  expect(cutAddress(text)?.said).toBeUndefined()
})

test.each([
  ['9 Heol y Dre, Aberaeron, Ceredigion, SA46 0BU', 'Ceredigion'],
  ['3 Chapel Fold, Armley, Leeds, LS12 3QT', 'Leeds'],
  ['The Old Dairy, Bray A98 X6K2', 'Bray'],
  ['500 Main St, Seattle, Washington, 98101', 'Washington'],
])('where it may be a county or a state the town is said to be unsure: %s', (text, town) => {
  expect(cutAddress(text)).toMatchObject({ town, said: 'address_town_unsure' })
})

test.each([
  ['no postcode', '25 Mansel Street, Neath'],
  ['nobody knows where the town begins', '12 Elm St Leeds LS6 3AP'],
  ['nor here', '12 Main St Springfield, IL 62704'],
  ['nor here', 'Flat 2, Oak Lane Otley LS21 1AB'],
  ['the street is behind the town', 'Max Müller, 10115 Berlin Hauptstr. 5'],
  ['no town', 'Flat 2, 12 Elm St, LS6 3AP'],
  ['no town', 'Damrak 1, Amsterdam, 1012 LG'],
  ['no town', '12 George St, Sydney, 2000 NSW'],
  ['letters of a postcode, or of a town', 'Rue 1, 2300 LA CHAUX-DE-FONDS'],
  ['letters of a postcode', 'Damrak 1, 1012 lg Amsterdam'],
  ['no town, and a number that is a house’s', 'Flat 2, 1200 High Road'],
  ['a number that is a house’s', 'Unit 5, 1234 Pacific Highway'],
  ['a number that is a house’s', 'Unit 5, 1234 Oak Ridge'],
  ['a number that is a house’s', '123 Highway 12345 Austin'],
  ['a year', '12 rue du 8 mai 1945 Paris'],
  ['the number of a box', 'Hauptstr. 5, Berlin, Postfach 1234'],
  ['the number of a box behind the town', '1211 Genève 3, Case postale 1234'],
  ['the number of a box behind the town', '1012 AB Amsterdam, Postbus 1234'],
  ['the number of a flat', '12 Elm St, Austin, Unit 1204'],
  ['a state written out, beside the postcode', '500 Main St, Seattle, Washington 98101'],
  ['a county that is none of a town', '1 Elm St, Springfield, Sangamon County, IL 62704'],
  ['capitals that are no state', '12 SMITH ST, MISSION BAY 1071'],
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
      if (address === undefined) return
      const { said: _, ...parts } = address
      expect(lettersOf(Object.values(parts).join(''))).toBe(lettersOf(text))
    }),
  )
})
