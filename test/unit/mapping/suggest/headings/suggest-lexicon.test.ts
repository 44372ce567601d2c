import { expect, test } from 'vitest'
import { accountCatalogue } from '../../../../../shared/catalogue/account-catalogue.ts'
import { catalogueTexts } from '../../../../../shared/mapping/suggest/fields.ts'
import { lexiconOf } from '../../../../../shared/mapping/suggest/headings/lexicon.ts'
import { abbreviations } from '../../../../../shared/vocabulary/abbreviations.ts'
import { phrases } from '../../../../../shared/vocabulary/phrases.ts'
import { translations } from '../../../../../shared/vocabulary/values/translations.ts'

const lexicon = lexiconOf(catalogueTexts(accountCatalogue))

test.each([
  ['Acct #', 'account number'],
  ['A/C No.', 'account number'],
  ['CUSTNO', 'customer number'],
  ['MTRDIALS', 'meter dial'],
  ['HMPHONE', 'landline'],
  ['MPANCore', 'mpan'],
  ['AddressLine1', 'street'],
  ['Address Line 2', 'furtherline'],
  ['FirstName2', 'givenname 2'],
  ['2nd Contact Email', 'second contact email'],
  ['D.O.B.', 'birthdate'],
  ["Driver's Lic. No.", 'driverlicense number'],
  ['P/Code', 'postcode'],
  ['E-Mail', 'email'],
  ['EMail', 'email'],
  ['Zählernummer', 'meter serial number'],
  ['Zaehlernummer', 'meter serial number'],
  ['Rechnungs-PLZ', 'billing postcode'],
  ['Lieferstraße', 'supply street'],
  ['Prénom', 'givenname'],
  ['Adress', 'address'],
  ['Blance', 'balance'],
  ['Route', 'route'],
  ['Dials', 'dial'],
  ['Premises', 'premise'],
  ['', ''],
  ['???', ''],
])('“%s” is read as “%s”', (header, words) => {
  expect(lexicon.wordsOf(header).join(' ')).toBe(words)
})

test('a word with several meanings is read in each', () => {
  expect(lexicon.readingsOf('Mailing St')).toEqual([
    ['mailing', 'street'],
    ['mailing', 'state'],
  ])
})

test('every entry of the dictionary comes to an end', () => {
  const entries = [abbreviations, translations, phrases].flatMap((words) => [...words.keys()])
  expect(entries.flatMap((entry) => lexicon.readingsOf(entry)).length).toBeGreaterThanOrEqual(entries.length)
})
