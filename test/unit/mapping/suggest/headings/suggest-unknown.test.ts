/** Columns for which no field was found: those that nobody knows, with what they may be, and those that have none. */

import { describe, expect, test } from 'vitest'
import { accountCatalogue } from '../../../../../shared/catalogue/account-catalogue.ts'
import { suggestMapping } from '../../../../../shared/mapping/suggest/suggest-mapping.ts'
import { say } from '../../../../../shared/messages/say.ts'
import { protectionOf } from '../../../../../shared/vocabulary/values/protection.ts'
import { layoutsOf } from '../../../../support/rows/sheet-layouts.ts'
import { workbookFromRows } from '../../../../support/rows/workbook-from-rows.ts'
import { inWords, suggest } from '../sheets/suggested-targets.ts'

function suggestionFor(header: string, values: string | readonly string[]) {
  const rows = [0, 1, 2].map((at) => [`A-10${at}`, 'Lee', typeof values === 'string' ? values : (values[at] ?? '')])
  const workbook = workbookFromRows({ Accounts: [['Account number', 'Last name', header], ...rows] })
  const [, , third] = suggestMapping(workbook, layoutsOf(workbook), accountCatalogue).suggestions
  return third && inWords(third)
}

test.each([
  ['Account Balance (local currency)', '12.50', 'ledgers[].ledger_balance', 'balance'],
  ['Zustellweg', 'ana@lee.example', 'customers[].email', 'contact'],
])(
  '“%s” is not known, may be a field all the same, and no account goes without it unasked',
  (header, value, field, holds) => {
    const suggestion = suggestionFor(header, value)
    expect(suggestion).toMatchObject({ target: null, isUnknown: true, holds })
    expect(suggestion?.likely?.[0]).toBe(field)
    expect(suggestion?.reason).not.toContain('No field')
  },
)

test.each([
  ['Pays by', ['DD', 'Cash', 'Card']],
  ['E-mail', ['12.50', '9.10', '8.00']],
])('of “%s” no field is offered that its values can’t be of', (header, values) => {
  const suggestion = suggestionFor(header, values)
  expect([suggestion?.target, suggestion?.likely, suggestion?.holds]).toEqual([null, undefined, undefined])
})

test.each([
  ['Keine Werbung', 'ja'],
  ['No marketing', 'Yes'],
  ['Refus publicité', 'oui'],
  ['Objects to marketing', 'Yes'],
  ['Widerspruch Werbung', 'ja'],
  ['Nein zu SMS', 'ja'],
])('of “%s” no wish is offered that it denies: a yes would go as a yes', (header, value) => {
  const { target, likely = [] } = suggestionFor(header, value) ?? {}
  expect([target, ...likely].filter((one) => one?.includes('opted_into'))).toEqual([])
})

test('what columns like it are of is offered, the commonest first, where no heading names a field', () => {
  expect(suggestionFor('when they came to us', ['03/02/2019', '17/11/2021', '28/06/2016'])).toMatchObject({
    target: null,
    likely: ['supply_addresses[].supply_points[].supply_start_date'],
  })
})

test('a heading of words that name nothing is not known, and nothing is guessed of it', () => {
  const { readAs, ...told } = suggestionFor('Frobnitz', 'abc') ?? {}
  expect(readAs?.words).toEqual(['frobnitz'])
  expect(told).toEqual({
    ...{ sheet: 'Accounts', column: 3, header: 'Frobnitz', target: null, confidence: 0, isUnknown: true },
    reason: say('reason_heading_of_no_field'),
  })
})

test.each([
  ['Sales agent', 'Kim Doe'],
  ['Gas MPRN', '7700123456'],
])('“%s” is known to have no field', (header, value) => {
  const suggestion = suggestionFor(header, value)
  expect(suggestion).toMatchObject({ target: null })
  expect([suggestion?.isUnknown, suggestion?.likely, suggestion?.holds]).toEqual([undefined, undefined, undefined])
})

type Held = [header: string, values: string[], holds: string | undefined]

test.each<Held>([
  ['Closed on', ['', '12/03/2025', ''], 'ended'],
  ['Supply End Date', ['', '12/03/2025', ''], 'ended'],
  ['Left on', ['', '12/03/2025', ''], 'ended'],
  ['Lost On', ['', '12/03/2025', ''], 'ended'],
  ['Kuendigung_zum', ['', '12.03.2025', ''], 'ended'],
  ['A/c st.', ['L', 'F', 'L'], 'ended'],
  ['Acct st', ['L', 'F', 'D'], 'ended'],
  ['Auszugsdatum', ['', '12.03.2025', ''], 'ended'],
  ['Account closed?', ['N', 'N', 'Y'], 'ended'],
  ['Account closed?', ['N', 'N', 'N'], undefined],
  ['Active', ['Y', 'Y', 'N'], 'ended'],
  ['Active', ['Y', 'Y', 'Y'], undefined],
  ['Account status', ['Live', 'Live', 'Final billed'], 'ended'],
  ['Account status', ['AC', 'AC', 'FN'], 'ended'],
  ['Account status', ['Live', 'Active', 'Open'], undefined],
  ['Status', ['LIVE', 'LIVE', 'CLOSED'], 'ended'],
  ['Status', ['AC', 'AC', 'FN'], undefined],
  ['Contract end date', ['12/03/2999', '', ''], undefined],
  ['Contract end date', ['12/03/2999', '', '12/03/2021'], 'ended'],
  ['Agreement ends', ['2021-03-31', '', ''], 'ended'],
  ['Valid until', ['31/03/2021', '', ''], 'ended'],
  ['Vertragsende', ['31.12.2022', '30.06.2023', '31.12.9999'], 'ended'],
  ['Vertragsende', ['31.12.2149', '', ''], undefined],
  ['Vertragsende', ['gekündigt', '', ''], 'ended'],
  ['Vertragsende', ['unbefristet', '31.12.2149', '30.06.2149'], undefined],
  ['Mindestlaufzeit bis', ['31.12.2022', '', ''], undefined],
  ['Tarif gültig bis', ['31.12.2022', '', ''], undefined],
  ...[
    ...[
      'Vertrag bis',
      'gültig bis',
      'Ende des Vertrags',
      'Lieferende',
      'Lieferung bis',
      'Belieferungsende',
      'Versorgungsende',
    ],
    ...['Vertrag endet am', 'Vertragslaufzeit bis', 'Laufzeit bis', 'Ende der Vertragslaufzeit', 'Laufzeitende'],
    ...[
      'Ende der Belieferung',
      'Ende',
      'Enddatum',
      'Auszug',
      'Auszugsdatum',
      'Auszug am',
      'ausgezogen am',
      'Abmeldung',
      'Abmeldedatum',
    ],
    ...[
      'abgemeldet am',
      'Kündigung',
      'Kündigungsdatum',
      'Kündigung zum',
      'gekündigt zum',
      'Gekündigt am',
      'Schlussrechnung am',
    ],
    ...[
      'Contract ended',
      'End of contract',
      'Termination date',
      'Cancellation date',
      'Deregistered on',
      'Moved out on',
      'Supply until',
      'Supply to',
    ],
  ].map((header) => [header, ['31.12.2022', '', ''], 'ended'] satisfies Held),
  ['Termination fee', ['150.00', '0.00', '200.00'], undefined],
  ['Alternative holder', ['Jon Lee', '', ''], 'person'],
  ['Partner', ['Mere Smith', '', 'Kiran Raman'], 'person'],
  ['Partner', ['Y', '', 'N'], undefined],
  ['Address line 3', ['Headingley', 'Leeds', ''], 'address'],
  ['Agent address 2', ['Headingley', 'Leeds', ''], undefined],
  ['Gas balance', ['12.50', '9.10', '8.00'], 'balance'],
  ['Gas meter serial', ['E12Z1', 'E12Z2', 'E12Z3'], undefined],
  ['No marketing', ['Y', 'N', 'N'], 'refusal'],
  ['No marketing', ['N', 'N', 'N'], undefined],
  ['Email opt-out', ['1', '0', '1'], 'refusal'],
  ['Do not read', ['Y', 'N', 'N'], undefined],
  ['Company name', ['', 'Marlow Lettings Ltd', ''], 'company'],
  ['Company', ['N', 'Y', 'N'], undefined],
])('“%s” over %j: an account that would be created as another than it is asked about', (header, values, holds) => {
  expect(suggestionFor(header, values)).toMatchObject({ target: null })
  expect(suggestionFor(header, values)?.holds).toBe(holds)
})

test.each<Held>([
  ['Direct Frobnitz', ['07700 900123', '020 7946 0123', '0161 496 0123'], 'contact'],
  ['Frobnitz', ['V95 A1B2', 'H91 X2Y3', 'D06 J9K1'], 'address'],
  ['Frobnitz', ['', 'PO Box 12, Ely CB7 4ZZ', ''], 'address'],
  ['Frobnitz', ['4 Mill Road', '12a High Street', 'Flat 2, 9 Park Square'], 'address'],
  ['Frobnitz', ['0393', '0151', '0393'], undefined],
  ['Frobnitz', ['2 Wochen', '1 Monat', '2 Wochen'], undefined],
  ['Agent line', ['07700 900123', '020 7946 0123', '0161 496 0123'], undefined],
])(
  '“%s” over %j: values that hardly anything else looks like are asked about, whatever the heading',
  (header, values, holds) => {
    expect(suggestionFor(header, values)).toMatchObject({ target: null })
    expect(suggestionFor(header, values)?.holds).toBe(holds)
  },
)

describe('what may be the only names of a sheet', () => {
  const people = ['Mr Bao Tran', '(void)', 'Ravi Iyer', 'D. Osei & L. Mensah']
  const holdsOf = (header: string, values: readonly string[], ...beside: readonly string[]) =>
    suggest({
      Sheet1: [
        ['Account no', header, 'E-mail', ...beside],
        ...values.map((value, at) => [`A-${at}`, value, `x${at}@example.com`, ...beside.map(() => 'Lee')]),
      ],
    }).suggestions[1]?.holds

  test.each([
    ['Frobnitz', people],
    ['Name', ['Brandt', 'von Alten', 'Bäckerei Wölki GmbH', 'Otto']],
  ])('is asked about: “%s”', (header, values) => {
    expect(holdsOf(header, values)).toBe('person')
  })
  test('is not asked about beside names, or where it comes again', () => {
    expect(holdsOf('Frobnitz', people, 'First name', 'Last name')).toBeUndefined()
    expect(holdsOf('Frobnitz', ['Green Saver', 'Green Saver', 'Green Saver', 'Green Saver'])).toBeUndefined()
  })
})

describe('what stands within an address', () => {
  const holdsOf = (headings: readonly string[], row: readonly string[], over: readonly string[] = []) =>
    suggest(
      {
        Sheet1: [
          ...(over.length > 0 ? [over] : []),
          ['Account no', 'E-mail', ...headings],
          ['A-1', 'a@example.com', ...row],
        ],
      },
      over.length > 0 ? 2 : 1,
    ).suggestions.map((one) => one.holds)

  test.each([
    ['between its columns', ['Street', 'Frobnitz', 'Town'], ['Rātā St', 'RD 4', 'Petone'], 1],
    ['as a flat in front of it', ['Unit', 'Street', 'Town'], ['2', '47A Jackson St', 'Petone'], 0],
  ])('is asked about %s', (_, headings, row, at) => {
    expect(holdsOf(headings, row)[at + 2]).toBe('address')
  })
  test('is asked about below what stands over most of it', () => {
    const told = holdsOf(['Street', 'Town', 'Part 1'], ['4 Main St', 'Hawes', 'DL8'], ['Account', '', 'Where', '', ''])
    expect(told[4]).toBe('address')
  })
  test('is asked about where it is numbered behind the street', () => {
    const told = holdsOf(['Post to', 'Post to 2'], ['4 Main Street', 'Hawes'])
    expect(told[3]).toBe('address')
  })
  test.each([
    ['yes or no', 'Paperless', ['Y', 'N', 'Y', 'Y']],
    ['yes or no of a street', 'Street lighting', ['Y', 'N', 'Y', 'Y']],
    ['dates', 'Surveyed', ['2024-06-09', '2024-06-10', '2024-06-12', '2024-06-13']],
    ['codes that come again', 'Route', ['R1', 'R2', 'R1', 'R2']],
  ])('is not asked about where it is %s', (_, heading, values) => {
    const rows = values.map((value, at) => [`A-${at}`, `${at + 4} Main St`, value, 'Hawes'])
    const told = suggest({ Sheet1: [['Account no', 'Street', heading, 'Town'], ...rows] }).suggestions
    expect(told[2]?.holds).toBeUndefined()
  })
  test.each([
    ['a word of homes', 'Flat', ['1', '2', '1', '2']],
    ['a word of homes', 'Floor', ['1', '2', '1', '2']],
    ['a word of homes', 'Stiege', ['1', '2', '1', '2']],
    ['a word of homes', 'Block no', ['1', '2', '1', '2']],
    ['a word of streets', 'Street type', ['St', 'Rd', 'St', 'St']],
    ['places that come again', 'Frobnitz', ['Hawes', 'Hawes', 'Bainbridge', 'Hawes']],
    ['codes that differ', 'Frobnitz', ['R1', 'R22', 'K7', 'T4']],
  ])('is asked about where it is %s: %s', (_, heading, values) => {
    const rows = values.map((value, at) => [`A-${at}`, `${at + 4} Main St`, value, 'Leyburn'])
    const told = suggest({ Sheet1: [['Account no', 'Street', heading, 'Town'], ...rows] }).suggestions
    expect(told[2]?.holds).toBe('address')
  })
  test('is not asked about beside it', () => {
    expect(holdsOf(['Street', 'Town', 'Frobnitz'], ['Rātā St', 'Petone', 'RD 4'])[4]).toBeUndefined()
  })
})

test.each(['Dez 22', '12/2022', '31.12.'])('a contract may have ended on a day that is shown as “%s”', (text) => {
  const ended = { kind: 'date', text, iso: '2022-12-31' } as const
  const rows = [
    ['Kundennummer', 'Nachname', 'Vertragsende'],
    ['A-100', 'Lee', ended],
  ]
  expect(suggest({ Kunden: rows }).suggestions.map(({ holds }) => holds)).toEqual([undefined, undefined, 'ended'])
})

test('a status that says that all goes on silences no day beside it that says when it ended', () => {
  const rows = [
    ['Kundennummer', 'Nachname', 'Status', 'Vertragsende'],
    ['A-100', 'Lee', 'aktiv', '31.03.2021'],
    ['A-101', 'Ott', 'gekündigt', ''],
  ]
  const holds = (some: readonly (readonly string[])[]) => suggest({ Kunden: some }).suggestions.map((one) => one.holds)
  expect(holds(rows).slice(2)).toEqual(['ended', 'ended'])
  expect(holds(rows.slice(0, 2)).slice(2)).toEqual([undefined, 'ended'])
})

test.each([
  ['PSR flag', 'priority'],
  ['PriorityServices', 'priority'],
  ['VULNERABLE_CUST_FLG', 'vulnerable'],
  ['Medical equipment?', 'medical'],
  ['Preferred language', 'access'],
  ['Power of Attorney', 'represented'],
  ['Date of death', 'deceased'],
  ['Payment arrangement', 'debt'],
  ['Breathing space until', 'debt'],
  ['Vorname Bevollmächtigter', 'represented'],
  ['Schwerbehinderung', 'vulnerable'],
  ['Patient à haut risque', 'medical'],
  ['Équipement médical', 'medical'],
  ['Kwetsbare klant', 'vulnerable'],
  ['Data di morte', 'deceased'],
  ['Sårbar kunde', 'vulnerable'],
  ['Dødsbo', 'deceased'],
  ['Électrodépendiente', 'medical'],
  ['Debtor number', null],
  ['Title', null],
  ['constructor', null],
])('“%s” tells of %s', (header, protection) => {
  expect(protectionOf(header)).toBe(protection)
})
