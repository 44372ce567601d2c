/** Headings in words of a sheet's own, which all of its headings together explain. */

import { describe, expect, test } from 'vitest'
import { say } from '../../../../../shared/messages/say.ts'
import { suggestedPayloads } from '../sheets/suggested-payloads.ts'
import { point, suggest, targetsOf } from '../sheets/suggested-targets.ts'

describe('headings that are sentences', () => {
  test.each([
    ['What is the customer’s e-mail?', 'customers[].email'],
    ['And their surname?', 'customers[].family_name'],
    ['Which tariff code are they on?', `${point}.agreements[].tariff_code`],
    ['What is the MPAN?', `${point}.identifier`],
    ['When was the meter installed?', `${point}.meters[].active_from`],
    ['When did they move in?', 'supply_addresses[].customer_at_supply_address_from_date'],
    ['How do we find the house?', 'supply_addresses[].property_details.driving_instructions'],
    ['MPRN (11 digits, starts with 10)', `${point}.identifier`],
    ['Home phone (if they have one)', 'customers[].landline'],
    ['Who filled in this row?', null],
    ['Which agent rang them?', null],
    ['What is the landlord’s e-mail?', null],
    ['Do they not want texts?', null],
    ['What did we promise?', null],
    ['IT contact e-mail', null],
    ['When was the meter last read?', null],
    ['Where did they hear about us?', null],
    ['Where is the meter?', null],
    ['What meter do they have?', `${point}.meters[].serial_number`],
    ['Where do we send the bill?', null],
    ['Which tariff are they on?', `${point}.agreements[].tariff_code`],
    ['Which tariff did they have?', null],
    ['Which supplier were they with?', null],
    ['Which supplier have they been with?', null],
    ['What was their address?', null],
  ])('“%s” means %s', (header, target) => {
    expect(targetsOf(['Account no', header])[1]).toBe(target)
  })
})

describe('headings as programs write them', () => {
  test('fields in brackets are read as words', () => {
    expect(
      targetsOf(['customer[id]', 'customer[first_name]', 'billing_address[line1]', 'billing_address[zip]']),
    ).toEqual([
      'external_account_number',
      'customers[].given_name',
      'billing_address.street_address',
      'billing_address.postal_code',
    ])
  })

  test.each([
    ['people.0.email', 'people.1.email'],
    ['people[0][email]', 'people[1][email]'],
    ['person_0_email', 'person_1_email'],
  ])('“%s” and “%s” count from zero', (first, second) => {
    expect(targetsOf(['Account no', first, second]).slice(1)).toEqual(['customers[0].email', 'customers[1].email'])
  })

  test('without a zero they count from one', () => {
    expect(targetsOf(['Account no', 'people.1.email', 'people.2.email']).slice(1)).toEqual([
      'customers[0].email',
      'customers[1].email',
    ])
  })

  test.each([
    ['Mtr Instl Dt', `${point}.meters[].active_from`],
    ['Supplied address: town', 'supply_addresses[].supply_address.locality'],
    ['Energization Date', `${point}.supply_start_date`],
  ])('“%s” is a word in another form: %s', (header, target) => {
    expect(targetsOf(['Account no', header])[1]).toBe(target)
  })
})

describe('a heading that only looks like a field', () => {
  test.each([
    ['De-energisation date', ['01/02/2024']],
    ['Date de-energised', ['01/02/2024']],
    ['DeEnergized date', ['01/02/2024']],
    ['Contacted (Y/N)', ['Y', 'N']],
    ['Planning ref', ['P/1/22']],
    ['Planned name', ['Plot 4']],
    ['Landed', ['Y', 'N']],
    ['Registering', ['Y', 'N']],
    ['Branded', ['Y', 'N']],
    ['Networking', ['Y', 'N']],
    ['Noted', ['Y', 'N']],
    ['Submeter 1', ['12', '14']],
    ['Bottom line', ['12.50', '13.10']],
    ['Nearest town', ['Leeds']],
    ['Nearest postcode', ['LS1 4AP']],
  ])('“%s” has none', (header, values) => {
    const rows = values.map((value, at) => [`A${at}`, value])
    expect(targetsOf(['Account no', header], rows)).toEqual(['external_account_number', null])
  })
})

describe('a part of a heading says whose it is', () => {
  test('a joint holder is the second customer', () => {
    expect(targetsOf(['Account no', 'Bill payer – forename', 'Joint holder – forename']).slice(1)).toEqual([
      'customers[0].given_name',
      'customers[1].given_name',
    ])
  })

  test('day and night are a first and a second register where both are there', () => {
    const digits = (headers: readonly string[]) => targetsOf(['Account no', 'Meter no', ...headers]).slice(2)
    const registers = `${point}.meters[].registers`
    expect(digits(['Day register – digits', 'Night register – digits'])).toEqual([
      `${registers}[0].digits`,
      `${registers}[1].digits`,
    ])
  })
})

describe('a word that only this sheet has for its customers', () => {
  const headers = ['Generator first name', 'Generator last name', 'Generator e-mail']

  test('is passed over where it stands before several of their fields, for a person to look at', () => {
    const { suggestions } = suggest({ Sheet1: [['Account no', ...headers]] })
    const own = { confidence: 0.55, reason: expect.stringContaining('may be the customer') }
    expect(suggestions.slice(1)).toMatchObject([
      { target: 'customers[].given_name', ...own },
      { target: 'customers[].family_name', ...own },
      { target: 'customers[].email', ...own },
    ])
  })

  test.each([
    ['First name', 'Ana'],
    ['Customer name', 'Ana Lee'],
    ['Company', 'Lee Ltd'],
    ['E-mail', 'ana@example.org'],
    ['Mobile', '07700 900123'],
  ])('is somebody else’s beside “%s”', (customer, value) => {
    const rows = [['A1', value, 'Bo', 'Ruiz', 'bo@example.org']]
    expect(targetsOf(['Account no', customer, ...headers], rows).slice(2)).toEqual([null, null, null])
  })

  test('is not passed over where everybody knows that it is somebody else', () => {
    expect(targetsOf(['Account no', 'Landlord first name', 'Landlord last name', 'Landlord e-mail']).slice(1)).toEqual([
      null,
      null,
      null,
    ])
  })

  test.each([
    ['a place', ['Depot street', 'Depot town', 'Depot postcode']],
    ['a meter', ['Water meter type', 'Water meter manufacturer', 'Water meter model']],
  ])('is not passed over where it is %s', (_what, things) => {
    expect(targetsOf(['Account no', 'First name', 'Last name', ...things]).slice(3)).toEqual([null, null, null])
  })

  test('leaves the customer’s name to the customer', () => {
    const headings = ['Account no', 'Customer name', 'Keyholder first name', 'Keyholder last name', 'Keyholder email']
    expect(suggestedPayloads([headings, ['A1', 'Ana Lee', 'Bo', 'Ruiz', 'bo@example.org']])).toEqual([
      { external_account_number: 'A1', customers: [{ given_name: 'Ana', family_name: 'Lee' }] },
    ])
  })
})

describe('a number that can only be the account number', () => {
  const people = ['First name', 'Last name']
  const rows = [
    ['C-101', 'Ana', 'Lee'],
    ['C-102', 'Bo', 'Ruiz'],
    ['C-102', 'Bo', 'Ruiz'],
  ]

  test.each(['Contract number', 'Agreement no.', 'Household No', 'Our ref', 'FIT Account', 'Acct-Suffix'])(
    '“%s” is, for a person to look at',
    (header) => {
      const [number] = suggest({ Sheet1: [[header, ...people], ...rows] }).suggestions
      expect(number).toMatchObject({ target: 'external_account_number', confidence: 0.55 })
      expect(number?.reason).toBe(say('reason_only_number'))
    },
  )

  test('makes an account of the rows with the same one', () => {
    expect(suggestedPayloads([['Contract number', ...people], ...rows])).toEqual([
      { external_account_number: 'C-101', customers: [{ given_name: 'Ana', family_name: 'Lee' }] },
      { external_account_number: 'C-102', customers: [{ given_name: 'Bo', family_name: 'Ruiz' }] },
    ])
  })

  test('is none where a column is called account number', () => {
    const withAccount = rows.map((row, at) => [...row, `A${at}`])
    expect(targetsOf(['Contract number', ...people, 'Account no'], withAccount)).toEqual([
      null,
      'customers[].given_name',
      'customers[].family_name',
      'external_account_number',
    ])
  })

  test.each([
    [
      'several people have the same',
      [
        ['C-101', 'Ana', 'Lee'],
        ['C-101', 'Bo', 'Ruiz'],
        ['C-101', 'Cy', 'Patel'],
      ],
    ],
    [
      'it is no number',
      [
        ['Fixed', 'Ana', 'Lee'],
        ['Variable', 'Bo', 'Ruiz'],
      ],
    ],
    [
      'it is a date',
      [
        ['01/02/2024', 'Ana', 'Lee'],
        ['03/04/2024', 'Bo', 'Ruiz'],
      ],
    ],
  ])('is none where %s', (_why, values) => {
    expect(targetsOf(['Contract number', ...people], values)[0]).not.toBe('external_account_number')
  })

  test('is none where two could be it', () => {
    const twice = rows.map(([number = '', ...row]) => [number, `X${number}`, ...row])
    expect(targetsOf(['Contract number', 'Contract reference', ...people], twice).slice(0, 2)).not.toContain(
      'external_account_number',
    )
  })

  test.each([
    ...['GL Account', 'Bank account no', 'Account manager', 'Account type', 'Twitter account', 'Savings account'],
    ...['Loan account', 'Boiler policy number', 'Insurance policy no', 'Gym membership no', 'No. of contracts'],
  ])('is never “%s”', (header) => {
    expect(
      targetsOf(
        [header, ...people],
        [
          ['40-1', 'Ana', 'Lee'],
          ['40-2', 'Bo', 'Ruiz'],
        ],
      ),
    ).toEqual([null, 'customers[].given_name', 'customers[].family_name'])
  })
})

describe('an account number beside a sort code', () => {
  const row = ['E1001', 'Ana', 'Lee', '20-00-00', '55779911']

  test('is the bank’s, and the customer reference is the account number', () => {
    const targets = ['external_account_number', 'customers[].given_name', 'customers[].family_name', null, null]
    const headers = ['Cust Ref', 'First name', 'Last name', 'Sort Code', 'Account No']
    expect(targetsOf(headers, [row])).toEqual(targets)
    const beside = [1, 2, 0, 3, 4]
    const inOrder = <T>(all: readonly T[]) => beside.map((at) => all[at] as T)
    expect(targetsOf(inOrder(headers), [inOrder(row)])).toEqual(inOrder(targets))
  })

  test('leaves the other number to be looked at', () => {
    const { suggestions } = suggest({
      Sheet1: [
        ['Cust Ref', 'Sort Code', 'Account No'],
        ['E1001', '20-00-00', '55779911'],
      ],
    })
    expect(suggestions[0]).toMatchObject({ target: 'external_account_number', confidence: 0.55 })
    expect(suggestions[0]?.reason).toContain('stands beside a sort code')
  })

  test.each([
    ['before it', ['Customer ID', 'First name', 'Last name', 'Account no', 'Sort code']],
    ['before it, with an IBAN after it', ['Customer ID', 'First name', 'Last name', 'Account no', 'Sort code', 'IBAN']],
    ['before a BSB', ['Customer ID', 'First name', 'Last name', 'Account no', 'BSB']],
    ['after it', ['Customer ID', 'First name', 'Last name', 'Sort code', 'Account no']],
  ])('is the account’s where its numbers are none of a bank: %s', (_where, headers) => {
    const numbers: readonly (readonly [string, string])[] = [
      ['C1', 'E1001'],
      ['C1', 'E1002'],
      ['C2', 'E1003'],
    ]
    const bySort: Record<string, string> = { 'Sort code': '20-00-00', BSB: '062-000', 'First name': 'Ana' }
    const rows = numbers.map(([customer, account]) =>
      headers.map((header) => ({ ...bySort, 'Customer ID': customer, 'Account no': account })[header] ?? ''),
    )
    const payloads = suggestedPayloads([headers, ...rows])
    expect(payloads.map((payload) => payload.external_account_number)).toEqual(['E1001', 'E1002', 'E1003'])
  })

  test('is the account’s before the code where the bank’s is after it', () => {
    const headers = ['Account no', 'Sort code', 'Account number']
    const targets = ['external_account_number', null, null]
    expect(targetsOf(headers)).toEqual(targets)
    expect(targetsOf(headers, [['10012345', '20-00-00', '55779911']])).toEqual(targets)
  })

  test('is the customer’s where the bank’s has its own column', () => {
    const headers = ['Account No', 'Sort Code', 'Bank account no']
    expect(targetsOf(headers, [['E1001', '20-00-00', '55779911']])).toEqual(['external_account_number', null, null])
  })
})

describe('a sheet of lists', () => {
  const accounts = [
    ['Account no', 'First name', 'Town'],
    ['A1', 'Ana', 'Leeds'],
  ]

  test('has no field beside sheets of accounts', () => {
    const { suggestions } = suggest({
      Accounts: accounts,
      Lists: [
        ['Counties', 'Yes/No'],
        ['Kent', 'Y'],
      ],
    })
    expect(suggestions.map(({ target }) => target)).toEqual([
      'external_account_number',
      'customers[].given_name',
      'billing_address.locality',
      null,
      null,
    ])
  })
})

test('“Name of tenant(s)” is the tenant’s name, and “Contract start date” says whose start it is', () => {
  const { suggestions } = suggest({
    Sheet1: [
      ['Account no', 'Name of tenant(s)', 'Contract start date'],
      ['A1', 'Ana Lee', '01/02/2024'],
    ],
  })
  expect(suggestions[1]?.split?.parts.map(({ target }) => target)).toEqual([
    'customers[].given_name',
    'customers[].family_name',
  ])
  expect(suggestions[2]?.target).toBe(`${point}.agreements[].effective_from`)
})

describe('the accounts of another sheet', () => {
  const people = [['Account no', 'Last name'], ...['00010427', '00010440', '00010453'].map((number) => [number, 'Lee'])]
  /** What is found on a sheet of supplies beside those. */
  const foundOn = (headings: readonly string[], ...supplies: readonly (readonly string[])[]) => {
    const { suggestions } = suggest({ People: people, Supplies: [headings, ...supplies] })
    return suggestions.filter(({ sheet }) => sheet === 'Supplies')
  }
  const points = ['MP-1', 'MP-2', 'MP-3']
  const numbered = (...numbers: readonly string[]) => numbers.map((number, at) => [number, points[at] ?? ''])

  test.each(['Ref', 'Hshld', 'Who'])('are named by “%s”, whose values they are, zeros in front or not', (heading) => {
    const [ref, point] = foundOn([heading, 'MPAN'], ...numbered('10427', '10440', '00010453'))
    expect(ref).toMatchObject({ target: 'external_account_number', confidence: 0.55 })
    expect(ref?.reason).toBe(say('reason_accounts_of_other_sheet'))
    expect(point?.target).toBe('supply_addresses[].supply_points[].identifier')
  })

  test.each<[string, readonly string[], readonly (readonly string[])[]]>([
    ['other numbers', ['Ref', 'MPAN'], numbered('20427', '20440', '10453')],
    [
      'two such columns',
      ['Ref', 'MPAN', 'Also'],
      numbered('10427', '10440', '10453').map((row) => [...row, row[0] ?? '']),
    ],
    ['a heading of another field', ['Tariff code', 'MPAN'], numbered('10427', '10440', '10453')],
  ])('are not named by %s', (_what, headings, rows) => {
    expect(foundOn(headings, ...rows).map(({ target }) => target)).not.toContain('external_account_number')
  })
})

test('eight digits that are no day of any month are a number, whatever year they begin with', () => {
  const rows = ['20004711', '20004712', '20004713'].map((number, at) => [number, `K1088${at}`])
  expect(targetsOf(['Vertragskonto', 'Kundennummer'], rows)).toEqual([
    'external_account_number',
    'customers[].user_details[external_user_id].value',
  ])
})
