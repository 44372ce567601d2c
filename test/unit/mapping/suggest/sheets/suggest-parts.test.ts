/** Columns that the automatic mapping cuts into fields, or joins into one. */
import { describe, expect, test } from 'vitest'
import { cells as german } from '../../../../../shared/messages/de/cells.ts'
import { cells as english } from '../../../../../shared/messages/en/cells.ts'
import { message } from '../../../../../shared/messages/say.ts'
import type { RowsOfSheet } from '../../../../support/rows/workbook-from-rows.ts'
import { suggestedFor } from './suggested-payloads.ts'
import { suggest } from './suggested-targets.ts'

function suggested(rows: RowsOfSheet[string]) {
  const { suggestions, payloads } = suggestedFor(rows)
  return {
    payloads,
    targets: suggestions.map(({ target, joins, split }) =>
      split === undefined ? (joins ?? target) : split.parts.map((part) => part.target).join(' + '),
    ),
    suggestions,
  }
}

test('a column “House” that holds numbers is put before the street beside it, and one that does not is left out', () => {
  const rows = (houses: readonly string[]): RowsOfSheet[string] => [
    ['Account No', 'House', 'Street', 'Town'],
    ...houses.map((house, index) => [String(index), house, 'High Street', 'Swansea']),
  ]
  expect(suggested(rows(['1', '4', '7a'])).payloads.map(({ billing_address }) => billing_address)).toEqual(
    ['1', '4', '7a'].map((house) => ({ street_address: `${house} High Street`, locality: 'Swansea' })),
  )
  expect(suggested(rows(['yes', 'no', 'no'])).targets[1]).toBeNull()
})

test.each([
  ['words', ['10.00 Credit', '20.00 Debit', '5.00 '], ['-10.00', '20.00', '5.00']],
  ['plain words', ['10.00 credit', '20.00 owed'], ['-10.00', '20.00']],
  ['words, and a dash, which would be a minus', ['10.00 credit', '20.00 owed', '5.00 -'], null],
  ['both letters', ['10.00 C', '20.00 D'], ['-10.00', '20.00']],
  ['one letter alone, which may be a code', ['10.00 D', '20.00 D'], null],
  ['words beside amounts with a sign', ['-10.00 Credit', '20.00 Debit'], null],
])('CR and DR in a column beside amounts are put behind them: %s', (_what, written, sent) => {
  const { targets, payloads } = suggested([
    ['Account No', 'Balance', 'Currency', 'Side'],
    ...written.map((one, at) => {
      const [amount = '', side = ''] = one.split(' ')
      return [`A-${at}`, amount, 'GBP', side]
    }),
  ])
  const balances = payloads.map(({ ledgers }) => (ledgers as { ledger_balance: string }[])[0]?.ledger_balance)
  expect(targets[3] === null ? null : balances).toEqual(sent)
})

test.each([
  ['Saldo', 'S/H', 'S', 'H'],
  ['Saldo', 'Soll/Haben', 'Soll', 'Haben'],
  ['Saldo', 'SH-Kz', 'S', 'H'],
  ['Saldo', 'Soll-/Haben-Kennzeichen', 'S', 'H'],
  ['Saldo', 'SHKZG', 'S', 'H'],
  ['Saldo', 'Debe/Haber', 'Debe', 'Haber'],
  ['Solde', 'Sens', 'Débit', 'Crédit'],
  ['Saldo', 'Dare/Avere', 'Dare', 'Avere'],
  ['Saldo', 'Debet/Credit', 'Debet', 'Credit'],
  ['Saldo', 'D/C', 'D', 'C'],
])('a column of sides in another language is joined to its amount: %s, %s', (amount, heading, debit, credit) => {
  const { targets, payloads } = suggested([
    ['Account No', amount, heading],
    ['A-1', '131,07', credit],
    ['A-2', '20,00', debit],
  ])
  expect(targets.slice(1)).toEqual(['ledgers[].ledger_balance', 'ledgers[].ledger_balance'])
  const balances = payloads.map(({ ledgers }) => (ledgers as { ledger_balance: string }[])[0]?.ledger_balance)
  expect(balances).toEqual(['-131.07', '20.00'])
})

test.each([
  ['of one side alone', 'H', 'H'],
  ['of two languages', 'S', 'C'],
  ['that are forms of address', 'D', 'H'],
  ['beside others', 'S', 'B'],
])('letters %s may be codes of anything, and are joined to no amount', (_what, one, other) => {
  const { targets } = suggested([
    ['Account No', 'Saldo', 'Side'],
    ['A-1', '131,07', one],
    ['A-2', '20,00', other],
  ])
  expect(targets[2]).toBeNull()
})

test.each([
  ['Customer type', 'D', 'C'],
  ['Property class', 'S', 'H'],
])('nor are letters whose heading says that they are of something else: %s', (heading, one, other) => {
  const { targets } = suggested([
    ['Account No', 'Balance', heading],
    ['A-1', '131.07', one],
    ['A-2', '20.00', other],
  ])
  expect(targets).toEqual(['external_account_number', 'ledgers[].ledger_balance', null])
})

test('house numbers with the letter of a side are put behind the street, and are no amounts', () => {
  const { payloads } = suggested([
    ['Kontonummer', 'Straße', 'Hausnummer', 'Ort', 'Saldo'],
    ['A-1', 'Lange Gasse', '12 H', 'Ulm', '131,07 H'],
    ['A-2', 'Kurze Gasse', '7 S', 'Ulm', '20,00 S'],
  ])
  const streets = payloads.map(({ billing_address }) => (billing_address as { street_address: string }).street_address)
  const balances = payloads.map(({ ledgers }) => (ledgers as { ledger_balance: string }[])[0]?.ledger_balance)
  expect([streets, balances]).toEqual([
    ['Lange Gasse 12 H', 'Kurze Gasse 7 S'],
    ['-131.07', '20.00'],
  ])
})

test('a joint holder is the second customer, and columns that number nobody are of the first', () => {
  const whole = suggested([
    ['Account No', 'Name', 'Joint holder', 'Email'],
    ['A-1', 'Ana Lee', 'Ben Lee', 'ana@example.org'],
    ['A-2', 'Bo Ray', null, 'bo@example.org'],
  ])
  const ana = { given_name: 'Ana', family_name: 'Lee', email: 'ana@example.org' }
  expect(whole.payloads.map(({ customers }) => customers)).toEqual([
    [ana, { given_name: 'Ben', family_name: 'Lee' }],
    [{ given_name: 'Bo', family_name: 'Ray', email: 'bo@example.org' }],
  ])
  const inParts = suggested([
    ['Account No', 'First name', 'Last name', 'Joint holder', 'Email'],
    ['A-1', 'Ana', 'Lee', 'Ben Lee', 'ana@example.org'],
  ])
  expect(inParts.payloads.map(({ customers }) => customers)).toEqual([[ana, { given_name: 'Ben', family_name: 'Lee' }]])
})

test.each([
  ['Customer 2 name', english],
  ['Kunde 2 Name', german],
])('a column “%s”, which is asked for where a cell names two people, is the second customer’s', (heading, words) => {
  const { targets } = suggested([
    ['Account No', 'First name', 'Last name', heading],
    ['A-1', 'Ana', 'Lee', 'Ben Lee'],
  ])
  expect(targets[3]).toBe('customers[1].given_name + customers[1].family_name')
  for (const said of [words.name_of_several, words.people_in_name, words.people_in_title])
    expect(said).toContain(heading)
})

test('the second holder is cut although another sheet names the people, of whom the account’s name would be one more', () => {
  const { asMade } = suggest({
    People: [
      ['Account No', 'First name', 'Last name'],
      ['A-1', 'Ana', 'Lee'],
      ['A-2', 'Bo', 'Ray'],
    ],
    Accounts: [
      ['Account No', 'Name', 'Joint holder', 'Balance'],
      ['A-1', 'Ana Lee', 'Ben Lee', '10.00'],
      ['A-2', 'Bo Ray', 'Cy Ray', '0.00'],
    ],
  })
  const ofAccounts = asMade.filter(({ sheet }) => sheet === 'Accounts')
  expect(ofAccounts.map(({ target, split }) => target ?? split?.parts.map((part) => part.target) ?? null)).toEqual([
    'external_account_number',
    null,
    ['customers[1].given_name', 'customers[1].family_name'],
    'ledgers[].ledger_balance',
  ])
})

test('an account is called by its holder where names have titles', () => {
  const names = (...all: string[]) => [
    ['Account No', 'Acct Name', 'Email'],
    ...all.map((name, at) => [`A-${at}`, name, `a${at}@example.org`]),
  ]
  expect(suggested(names('Mrs Ana Lee', 'Mr Bo Ray', 'Dr Cy Poe')).targets[1]).toBe(
    'customers[].given_name + customers[].family_name',
  )
  expect(suggested(names('Lee Home', 'Ray Annexe', 'Poe Cottage')).targets[1]).toBeNull()
})

test('on a sheet of joint holders what names nobody is theirs, where another sheet is about people and nobody else may be named', () => {
  const people = (...more: string[]) => [
    ['Account No', 'Joint holder', 'Joint tel', 'Date of birth', ...more.slice(0, 1)],
    ['A-1', 'Ben Lee', '020 7946 0123', '1979-11-12', ...more.slice(1, 2)],
    ['A-2', 'Cy Ray', '020 7946 0124', '1981-02-03', ...more.slice(1, 2)],
  ]
  const accounts = [
    ['Account No', 'Mobile', 'Billing street'],
    ['A-1', '07911 123456', '1 Elm Street'],
  ]
  const bornOn = (sheets: RowsOfSheet) =>
    suggest(sheets).asMade.find(({ header }) => header === 'Date of birth')?.target
  expect(bornOn({ Joint: people(), Accounts: accounts })).toBe('customers[1].date_of_birth')
  expect(bornOn({ Joint: people() })).toBe('customers[0].date_of_birth')
  expect(bornOn({ Joint: people('Name', 'Lee & Sons and others'), Accounts: accounts })).toBe(
    'customers[0].date_of_birth',
  )
})

test('what belongs to a last name or a house number has a column of its own in the Netherlands, and is sent with them', () => {
  const { payloads } = suggested([
    ['Klantnummer', 'Voorletters', 'Tussenvoegsel', 'Achternaam', 'Straat', 'Huisnummer', 'Toevoeging', 'Plaats'],
    ['1', 'J.P.', 'van der', 'Berg', 'Dorpsstraat', '12', 'A', 'Utrecht'],
    ['2', 'M.', null, 'Jansen', 'Kerkweg', '3', null, 'Leiden'],
  ])
  expect(payloads.map(({ customers, billing_address }) => [customers, billing_address])).toEqual([
    [
      [{ given_name: 'J.P.', family_name: 'van der Berg' }],
      { street_address: 'Dorpsstraat 12 A', locality: 'Utrecht' },
    ],
    [[{ given_name: 'M.', family_name: 'Jansen' }], { street_address: 'Kerkweg 3', locality: 'Leiden' }],
  ])
})

test.each([
  [['Account', 'Name', 'Address', 'Balance'], ['1', 'Ann Lee', '2 High Street', '12.00'], true],
  [['Name', 'Account', 'Balance'], ['Ann Lee', '1', '12.00'], true],
  // Beside supply points it may be the site's.
  [['Account', 'Name', 'MPAN', 'Balance'], ['1', 'Rose Cottage', '1200012345678', '12.00'], false],
])('whole names among %j are cut where they can only be the customer’s', (headings, row, isCut) => {
  const names = suggested([headings, row]).payloads[0]?.customers
  expect(names).toEqual(isCut ? [{ given_name: 'Ann', family_name: 'Lee' }] : undefined)
})

test('initials are the first name of those who have none', () => {
  const targets = (...headings: readonly string[]) =>
    suggested([
      headings,
      headings.map((heading, index) => (index === 0 ? '1' : heading.endsWith('naam') ? 'Jan' : 'J.P.')),
    ]).targets
  expect(targets('Klantnummer', 'Voorletters', 'Achternaam')[1]).toBe('customers[].given_name')
  expect(targets('Klantnummer', 'Voorletters', 'Voornaam', 'Achternaam').slice(1, 3)).toEqual([
    null,
    'customers[].given_name',
  ])
})

describe('a second name beside names', () => {
  const beside = (first: string, second: string, rows: readonly (readonly [string, string | null])[]) => {
    const { suggestions, targets } = suggested([
      ['Account No', first, second, 'Email'],
      ...rows.map((row, at) => [`A-${at}`, ...row, `a${at}@example.org`]),
    ])
    return { targets: targets.slice(1, 3), holds: suggestions[2]?.holds }
  }
  const couples = [
    ['Mr John Smith', 'Mrs Jane Smith'],
    ['Ms Ana Lee', null],
    ['Dr Bo Ray', 'Mr Cy Poe'],
    ['Mrs Di Day', null],
  ] as const
  const bothPeople = [
    'customers[0].given_name + customers[0].family_name',
    'customers[1].given_name + customers[1].family_name',
  ]

  test.each([
    '2nd name',
    'Second name',
    'Second Name:',
    'Name 2',
    'Joint holder',
    'Other account holder',
    'Additional account holder',
    'Second holder name',
    '2nd customer name',
  ])('that holds whole names beside whole names is of a second person: %s', (heading) => {
    expect(beside('Name', heading, couples).targets).toEqual(bothPeople)
    const bare = couples.map(([one, other]) => [one.replace(/^\w+ /, ''), other?.replace(/^\w+ /, '') ?? null] as const)
    expect(beside('Name', heading, bare).targets).toEqual(bothPeople)
  })

  test.each([
    ['First name', ['Smith', 'Lee', 'Ray']],
    ['First name', ['Garcia Lopez', 'Ruiz', 'Vega Soto']],
    ['Name', ['Smith', 'Lee', 'Ray']],
  ])('is the last name beside a first name: %s, %j', (first, [one = '', two = '', three = '']) => {
    const { targets } = beside(first, 'Second name', [
      ['John', one],
      ['Ana', two],
      ['Bo', three],
    ])
    expect(targets).toEqual(['customers[].given_name', 'customers[].family_name'])
  })

  test('is asked about before any account is ready where it is one word beside whole names', () => {
    expect(
      beside('Name', 'Second name', [
        ['Mr John Smith', 'Jane'],
        ['Ms Ana Lee', null],
        ['Dr Bo Ray', 'Cy'],
      ]),
    ).toEqual({ targets: ['customers[].given_name + customers[].family_name', null], holds: 'person' })
  })

  test('leaves whole names to a decision before any account is ready, where no other columns have first and last names', () => {
    const holds = (...names: readonly string[]) =>
      suggested([
        ['Account No', 'Name', ...names],
        ...couples.map(([whole], at) => [
          `A-${at}`,
          whole,
          ...names.map((_, part) => whole.split(' ')[part + 1] ?? ''),
        ]),
      ]).suggestions[1]?.holds
    expect(holds()).toBe('person')
    expect(holds('First name', 'Last name')).toBeUndefined()
  })

  test('is no last name where its heading says so, and its values are people', () => {
    expect(beside('Name', 'Last name', couples).targets).toEqual([
      'customers[].given_name + customers[].family_name',
      null,
    ])
    const withTitles = couples.map(([one]) => [one.split(' ')[1] ?? '', `Mrs ${one.split(' ')[2]}`] as const)
    expect(beside('First name', 'Last name', withTitles).targets[1]).toBe('customers[].family_name')
  })
})

describe('a column of whole names', () => {
  test('is cut where firms and couples are among people, and where titles stand beside it', () => {
    const among = suggested([
      ['Account No', 'CUST_NM', 'Email'],
      ['1', 'SMITH, JOHN A', 'a@example.org'],
      ['2', 'GARCIA-LOPEZ, MARIA', null],
      ['3', 'LEE, KIM & PAT', null],
      ['4', 'JOES DINER LLC', null],
    ])
    expect(among.targets[1]).toBe('customers[].given_name + customers[].family_name')
    const beside = (title: string) =>
      suggested([
        ['Account No', 'Title', 'Name', 'Deposit'],
        ['1', title, 'Ana Lee', '1.00'],
        ['2', title, 'Bo Ray', '2.00'],
      ]).targets[2]
    expect(beside('Ms')).toBe('customers[].given_name + customers[].family_name')
    expect(beside('Tariff')).toBeNull()
  })

  test.each([
    ['Primary holder', 'Secondary holder'],
    ['Account holder', 'Joint account holder'],
    ['Primary account holder', 'Second account holder'],
    ['Holder 1', 'Holder 2'],
    ['Customer name', 'Joint customer name'],
  ])('is of the second person where its heading says so: %s, %s', (first, second) => {
    const { payloads } = suggested([
      ['Account No', first, second, 'Town'],
      ['1', 'Ana Lee', 'Bo Lee', 'Leeds'],
      ['2', 'Cy Ray', null, 'York'],
    ])
    expect(payloads.map(({ customers }) => customers)).toEqual([
      [
        { given_name: 'Ana', family_name: 'Lee' },
        { given_name: 'Bo', family_name: 'Lee' },
      ],
      [{ given_name: 'Cy', family_name: 'Ray' }],
    ])
  })

  test.each(['Contact', 'Secondary contact', 'Emergency contact', 'Previous tenant', 'Other occupant', 'Landlord'])(
    'is nobody who holds the account: %s',
    (heading) => {
      const { targets } = suggested([
        ['Account No', 'Account holder', heading],
        ['1', 'Ana Lee', 'Bo Lee'],
        ['2', 'Cy Ray', 'Di Day'],
      ])
      expect(targets).toEqual(['external_account_number', 'customers[].given_name + customers[].family_name', null])
    },
  )

  test('is cut into first and last name', () => {
    const { payloads, suggestions } = suggested([
      ['Account No', 'Customer Name', 'Email'],
      ['1', 'Ana van der Berg', 'a@example.org'],
      ['2', 'Lee, Bo', 'b@example.org'],
    ])
    expect(payloads).toEqual([
      {
        external_account_number: '1',
        customers: [{ given_name: 'Ana', family_name: 'van der Berg', email: 'a@example.org' }],
      },
      { external_account_number: '2', customers: [{ given_name: 'Bo', family_name: 'Lee', email: 'b@example.org' }] },
    ])
    expect(suggestions[1]).toMatchObject({
      target: null,
      reason: message('reason_whole_names'),
    })
  })

  test('is cut also where last names stand in front in capitals, or something in parentheses', () => {
    const { payloads } = suggested([
      ['Account No', 'Customer Name'],
      ['1', 'NOVAK Carl'],
      ['2', 'LEE Ana (deceased)'],
    ])
    expect(payloads.map(({ customers }) => customers)).toEqual([
      [{ given_name: 'Carl', family_name: 'NOVAK' }],
      [{ given_name: 'Ana', family_name: 'LEE' }],
    ])
  })

  test('of each of several holders goes with the columns of that holder', () => {
    const { targets } = suggested([
      ['Account No', 'Holder 1 Name', 'Holder 1 Email', 'Holder 2 Name', 'Holder 2 Email'],
      ['1', 'Ana Lee', 'a@example.org', 'Bo Lee', 'b@example.org'],
    ])
    expect(targets).toEqual([
      'external_account_number',
      'customers[0].given_name + customers[0].family_name',
      'customers[0].email',
      'customers[1].given_name + customers[1].family_name',
      'customers[1].email',
    ])
  })

  test.each<readonly [string, RowsOfSheet[string]]>([
    [
      'beside first and last name',
      [
        ['Account No', 'Customer Name', 'First Name', 'Last Name'],
        ['1', 'Ana Lee', 'Ana', 'Lee'],
      ],
    ],
    [
      'of companies',
      [
        ['Account No', 'Customer Name'],
        ['1', 'Acme Ltd'],
        ['2', 'Lone Pine Farms LLC'],
      ],
    ],
    [
      'of couples',
      [
        ['Account No', 'Customer Name'],
        ['1', 'Ana & Bo Lee'],
        ['2', 'Cy and Di Li'],
      ],
    ],
    [
      'of households',
      [
        ['Account No', 'Account Name'],
        ['1', 'Lee household'],
        ['2', 'Ruiz home'],
      ],
    ],
    [
      'of somebody else',
      [
        ['Account No', 'Landlord Name'],
        ['1', 'Ana Lee'],
        ['2', 'Bo Li'],
      ],
    ],
    [
      'without anything of an account beside it',
      [
        ['Name', 'Colour'],
        ['Ana Lee', 'red'],
        ['Bo Li', 'blue'],
      ],
    ],
  ])('%s is left alone', (_, rows) => {
    expect(suggested(rows).targets.filter((target) => target?.includes(' + '))).toEqual([])
  })
})

describe('a house number', () => {
  test('goes before its street, or behind it where that is the custom', () => {
    const streets = (rows: RowsOfSheet[string]) => suggested(rows).payloads.map((one) => one.billing_address)
    expect(
      streets([
        ['Account No', 'Mailing House No', 'Mailing Street', 'Mailing City'],
        ['1', '12', 'Elm St', 'Waco'],
        ['2', '4a', 'Oak Ave', 'Waco'],
      ]),
    ).toEqual([
      { street_address: '12 Elm St', locality: 'Waco' },
      { street_address: '4a Oak Ave', locality: 'Waco' },
    ])
    expect(
      streets([
        ['Kundennummer', 'Rechnung Straße', 'Rechnung Hausnr', 'Rechnung Ort'],
        ['1', 'Gartenweg', '3a', 'Kassel'],
      ]),
    ).toEqual([{ street_address: 'Gartenweg 3a', locality: 'Kassel' }])
  })

  test('is left alone where the street has it already', () => {
    const { targets } = suggested([
      ['Account No', 'Mailing House No', 'Mailing Street'],
      ['1', '12', '12 Elm St'],
      ['2', '4', '4 Oak Ave'],
    ])
    expect(targets).toEqual(['external_account_number', null, 'billing_address.street_address'])
  })
})

describe('a further line of an address', () => {
  const rows = (header: string, ...lines: string[]): RowsOfSheet[string] => [
    ['Account No', 'Billing Address 1', header, 'Billing City'],
    ...lines.map((line, index) => [`${index}`, '12 Elm St', line, 'Waco']),
  ]

  test('goes behind the street where it is filled', () => {
    const { payloads } = suggested(rows('Billing Address 2', 'Flat 2', ''))
    expect(payloads.map((one) => one.billing_address)).toEqual([
      { street_address: '12 Elm St, Flat 2', locality: 'Waco' },
      { street_address: '12 Elm St', locality: 'Waco' },
    ])
  })

  test.each<readonly [string, RowsOfSheet[string]]>([
    ['beyond the second', rows('Billing Address 3', 'Flat 2')],
    ['of bare digits', rows('Billing Address 2', '2')],
    [
      'where the town has no column',
      [
        ['Account No', 'Billing Address 1', 'Billing Address 2'],
        ['1', '12 Elm St', 'Waco'],
      ],
    ],
  ])('%s is left alone', (_, sheet) => {
    expect(suggested(sheet).targets[2]).toBeNull()
  })
})

test('a further line that begins with house numbers is no town, and goes behind the flat', () => {
  const { payloads } = suggested([
    ['Account No', 'Last name', 'Address 1', 'Address 2', 'Postcode'],
    ['A1', 'Lee', 'Flat 2', '12 Elm Street', 'LS1 4AP'],
    ['A2', 'Ruiz', 'Flat 9', '3 Kiln Lane', 'LS2 7AB'],
  ])
  expect(payloads.map(({ billing_address }) => billing_address)).toEqual([
    { street_address: 'Flat 2, 12 Elm Street', postal_code: 'LS1 4AP' },
    { street_address: 'Flat 9, 3 Kiln Lane', postal_code: 'LS2 7AB' },
  ])
})

test.each([
  [['10115 Berlin', '80331 München']],
  [['75011 Paris', '69001 Lyon']],
  [['8001 Zürich', '3011 Bern']],
  [['1012 AB Amsterdam', '3011 BA Rotterdam']],
  [['12 Elm Street', '7 Oak Road', '1 High Street', '2 Mill Lane', 'Leeds']],
])('a further line such as %j is not put behind the street', (lines) => {
  const { payloads } = suggested([
    ['Account no', 'Last name', 'Address 1', 'Address 2'],
    ...lines.map((line, index) => [`A${index}`, 'Lee', 'Ring 3', line]),
  ])
  expect(payloads.map(({ billing_address }) => billing_address)).toEqual(
    lines.map(() => ({ street_address: 'Ring 3' })),
  )
})

test('a further line that may be the town stays out where there is no other', () => {
  const { targets } = suggested([
    ['Account No', 'Last name', 'Address 1', 'Address 2', 'Postcode'],
    ['A1', 'Lee', '12 Elm Street', 'Leeds', 'LS1 4AP'],
    ['A2', 'Ruiz', '3 Kiln Lane', 'York', 'YO1 7HH'],
  ])
  expect(targets[3]).toBeNull()
})

describe('a column of whole addresses', () => {
  const rows = [
    ['1', 'Hauptstr. 5, 10115 Berlin'],
    ['2', 'Am Ring 12a, 80331 München'],
  ]

  test('is cut into the fields of its address', () => {
    const { payloads, suggestions } = suggested([['Account No', 'Billing address'], ...rows])
    expect(payloads[1]).toMatchObject({
      billing_address: { street_address: 'Am Ring 12a', locality: 'München', postal_code: '80331' },
    })
    expect(suggestions[1]).toMatchObject({ target: null, reason: message('reason_whole_addresses') })
  })

  test('still says that it may be of either address', () => {
    const { suggestions } = suggested([['Account No', 'Address'], ...rows])
    expect(suggestions[1]).toMatchObject({
      split: { cut: { by: 'address' } },
      reason: message('reason_which_address', { kind: 'billing' }),
    })
  })

  test('is not where another column has the town, or few can be cut', () => {
    const { targets } = suggested([
      ['Account No', 'Billing address', 'Billing town'],
      ...rows.map((row) => [...row, 'Berlin']),
    ])
    expect(targets[1]).toBe('billing_address.street_address')
    const streets = [...rows, ...Array.from({ length: 3 }, (_, at) => [`${at + 3}`, `Hauptstr. ${at}, Berlin`])]
    expect(suggested([['Account No', 'Billing address'], ...streets]).targets[1]).toBe('billing_address.street_address')
  })
})
