/**
 * Exports as the programs of suppliers write them, each with one thing in it that has gone wrong before, and the truth about each.
 * All people are made up. `node test/support/rows/made-up-exports.ts` writes the files of `test/fixtures/exports`.
 */
import { writeFileSync } from 'node:fs'
import { utils, write } from '@e965/xlsx'

type Value = string | number | boolean | null
type Rows = readonly (readonly Value[])[]

export type MadeUpExport = {
  readonly file: string
  readonly sheets: Readonly<Record<string, Rows>>
  readonly accounts: number
  /** What may be sent of each account that counts as ready, by its number: this and nothing else. */
  readonly ready: Readonly<Record<string, object>>
  /** Columns with values of which nothing is sent, as in `Sheet: Heading`. */
  readonly leftOut: readonly string[]
  /** The codes of what is said, each once. */
  readonly said: readonly string[]
}

type Household = {
  readonly given: string
  readonly family: string
  readonly email: string
  readonly mobile: string
  readonly born: string
  readonly street: string
  readonly town: string
  readonly postcode: string
  readonly at: number
}

const households = `
  Maureen Attwater,1951-03-14,4 Alder Row,Wexcombe,SN8 3QT
  Tobias Quill,1978-11-02,17 Bramble Lane,Wexcombe,SN8 3QU
  Priya Nandakumar,1985-07-30,2A Station Road,Oakhanger,GU35 9JA
  Gethin Prosser,1969-01-09,88 High Street,Oakhanger,GU35 9JB
  Una Mulcahy,1990-12-24,3 Mill Cottages,Oakhanger,GU35 9JE
  Desmond Okafor,1962-05-17,61 Queensway,Tarnbrook,LA2 9QB
  Wilhelmina Zeller,1947-08-08,5 The Glebe,Tarnbrook,LA2 9QD
  Rupert Ashdown,1982-02-28,Flat 3 Quarry House,Tarnbrook,LA2 9QE
  Siobhan Kerrigan,1975-10-11,14 Harbour View,Saltmere,TR26 4LX
  Ibrahim Farouk,1993-04-03,29 Chapel Street,Saltmere,TR26 4LY
  Constance Peverell,1939-06-21,1 Rectory Close,Saltmere,TR26 4LZ
  Lloyd Abernathy,1988-09-15,46 Foundry Lane,Ironbeck,NE47 5RT
  Marguerite Dubois,1971-12-05,7 Weavers Court,Ironbeck,NE47 5RU
  Kwame Boateng,1996-03-27,33 Larch Avenue,Ironbeck,NE47 5RW
  Hilda Rasmussen,1958-01-30,9 Lockkeeper Way,Ironbeck,NE47 5RX
  Fergus Tully,1980-07-19,12 Nettle Hill,Ironbeck,NE47 5RY`
  .trim()
  .split('\n')
  .map((line, at): Household => {
    const [name = '', born = '', street = '', town = '', postcode = ''] = line.trim().split(',')
    const [given = '', family = ''] = name.split(' ')
    const email = `${given}.${family}@mail.example`.toLowerCase()
    const mobile = `07700 9001${String(at * 6 + 3).padStart(2, '0')}`
    return { given, family, email, mobile, born, street, town, postcode, at }
  })

/** A row or an account for each household. */
const each = <T>(make: (household: Household) => T): T[] => households.map(make)
const accounts = (
  numberOf: (household: Household) => string,
  payloadOf: (household: Household) => object,
): Readonly<Record<string, object>> =>
  Object.fromEntries(
    each((one) => [
      numberOf(one),
      { import_supplier: 'PRACTICE', external_account_number: numberOf(one), ...payloadOf(one) },
    ]),
  )
const without = (all: Readonly<Record<string, object>>, ...numbers: readonly string[]) =>
  Object.fromEntries(Object.entries(all).filter(([number]) => !numbers.includes(number)))

/** As a person of the United Kingdom reads it: 14/03/1951. */
const british = (date: string): string => date.split('-').toReversed().join('/')
const international = (mobile: string): string => `+44${mobile.slice(1).replace(' ', '')}`
const addressOf = ({ street, town, postcode }: Household) => ({
  street_address: street,
  locality: town,
  postal_code: postcode,
})
const mpanOf = ({ at }: Household): string => String(1200051034000 + at * 97)
const serialOf = ({ at }: Household): string => `K18W${40213 + at * 31}`

/** One program pads the numbers of accounts, the other one exports them as numbers. */
const padded = ({ at }: Household): string => String(200017999 + at * 13).padStart(12, '0')
/** No meter yet: its number is on one sheet alone, so nothing is apart from it. */
const isWithoutMeter = ({ at }: Household): boolean => at === 15

const lostZeros: MadeUpExport = {
  file: 'numbers-that-lost-zeros.xlsx',
  sheets: {
    Customers: [
      [
        'Account No',
        'First Name',
        'Surname',
        'Email Address',
        'Mobile No',
        'Address Line 1',
        'Town',
        'Postcode',
        'Country',
      ],
      ...each((one) => [
        padded(one),
        one.given,
        one.family,
        one.email,
        one.mobile,
        one.street,
        one.town,
        one.postcode,
        'United Kingdom',
      ]),
    ],
    'Meter Points': [
      ['Account No', 'MPAN', 'Supply Start Date', 'Meter Serial No'],
      ...each((one) => [Number(padded(one)), mpanOf(one), '01/04/2021', serialOf(one)]).slice(0, 15),
    ],
  },
  accounts: 16 + 15,
  ready: Object.fromEntries(
    Object.entries(
      accounts(padded, (one) => ({
        customers: [
          { given_name: one.given, family_name: one.family, email: one.email, mobile: international(one.mobile) },
        ],
        billing_address: { ...addressOf(one), country: 'GB' },
      })),
    ).filter((_, at) => isWithoutMeter(households[at] as Household)),
  ),
  leftOut: [],
  said: ['date_order_open', 'number_apart_by_zeros', 'phone_unusual'],
}

const ref = ({ at }: Household): string => `MX-${10440 + at * 7}`
const billingNames = [
  'The Attwaters',
  'T Quill',
  'Nandakumar & Sons Ltd',
  'Prosser Family',
  'Mulcahy U',
  'Estate of D Okafor',
]

const billingName: MadeUpExport = {
  file: 'billing-name-beside-customers.xlsx',
  sheets: {
    Accounts: [
      ['Account Ref', 'Billing Name', 'Billing Address', 'Billing Town', 'Billing Postcode'],
      ...each((one) => [
        ref(one),
        billingNames[one.at] ?? `Mr & Mrs ${one.family}`,
        one.street,
        one.town,
        one.postcode,
      ]),
    ],
    Contacts: [
      ['Account Ref', 'Forename', 'Surname', 'Email', 'Date of Birth'],
      ...each((one) => [ref(one), one.given, one.family, one.email, british(one.born)]),
    ],
  },
  accounts: 16,
  ready: accounts(ref, (one) => ({
    customers: [{ given_name: one.given, family_name: one.family, email: one.email, date_of_birth: one.born }],
    billing_address: addressOf(one),
  })),
  leftOut: ['Accounts: Billing Name'],
  said: [],
}

const registersOf = ({ at }: Household): readonly Value[] => (at % 3 === 0 ? [1, 2] : at % 3 === 1 ? [1] : [1, 2, 'X'])

const registers: MadeUpExport = {
  file: 'registers-1-2-x.xlsx',
  sheets: {
    Customers: [
      ['Account Number', 'First Name', 'Last Name', 'Email'],
      ...each((one) => [ref(one), one.given, one.family, one.email]),
    ],
    Registers: [
      ['Account Number', 'MPAN', 'Meter Serial Number', 'Register', 'No of Digits', 'Last Read'],
      ...each((one) =>
        registersOf(one).map((register, at) => [ref(one), mpanOf(one), serialOf(one), register, 5, 10420 + at * 811]),
      ).flat(),
    ],
  },
  accounts: 16,
  // Rows that differ only in columns about which nobody has decided may be one register or several: a person is asked.
  ready: without(
    accounts(ref, (one) => ({
      customers: [{ given_name: one.given, family_name: one.family, email: one.email }],
      supply_addresses: [
        {
          supply_points: [
            { identifier: mpanOf(one), meters: [{ serial_number: serialOf(one), registers: [{ digits: 5 }] }] },
          ],
        },
      ],
    })),
    ...households.filter((one) => registersOf(one).length > 1).map(ref),
  ),
  leftOut: ['Registers: Register', 'Registers: Last Read'],
  said: ['column_values_contradict', 'rows_differ_undecided'],
}

/** Every third household has electricity alone. */
const hasGas = ({ at }: Household): boolean => at % 3 !== 2
const mprnOf = ({ at }: Household): string => String(7433019200 + at * 53)

const dualFuel: MadeUpExport = {
  file: 'gas-beside-electricity.csv',
  sheets: {
    dual: [
      [
        ...['Customer Ref', 'Title', 'Forename', 'Surname', 'Site Address', 'Site Town', 'Site Postcode'],
        ...['Elec MPAN', 'Elec MSN', 'Elec Tariff', 'Elec SSD', 'Gas MPRN', 'Gas MSN', 'Gas Tariff', 'Gas SSD'],
      ],
      ...each((one) => [
        ...[ref(one), one.at % 2 === 0 ? 'Mrs' : 'Mr', one.given, one.family, one.street, one.town, one.postcode],
        ...[mpanOf(one), serialOf(one), 'STD-E24', '13/02/2020'],
        ...(hasGas(one) ? [mprnOf(one), `G4A${50127 + one.at * 17}`, 'STD-G24', '27/02/2020'] : ['', '', '', '']),
      ]),
    ],
  },
  accounts: 16,
  ready: accounts(ref, (one) => ({
    customers: [{ given_name: one.given, family_name: one.family }],
    supply_addresses: [
      {
        supply_address: addressOf(one),
        supply_points: [
          {
            identifier: mpanOf(one),
            supply_start_date: '2020-02-13',
            meters: [{ serial_number: serialOf(one) }],
            agreements: [{ tariff_code: 'STD-E24' }],
          },
        ],
      },
    ],
  })),
  leftOut: ['Title', 'Gas MPRN', 'Gas MSN', 'Gas Tariff', 'Gas SSD'].map(
    (header) => `gas-beside-electricity: ${header}`,
  ),
  said: [],
}

/** No column says what is supplied: the names of the sheets do. */
const fuelSheets: MadeUpExport = {
  file: 'a-sheet-for-each-fuel.xlsx',
  sheets: {
    Customers: [
      ['Account Number', 'First Name', 'Last Name', 'Email'],
      ...each((one) => [ref(one), one.given, one.family, one.email]),
    ],
    'Electricity meters': [
      ['Account Number', 'MPAN', 'Meter Serial Number'],
      ...each((one) => [ref(one), mpanOf(one), serialOf(one)]),
    ],
    Gas: [
      ['Account Number', 'MPRN', 'Meter Serial Number'],
      ...households.filter(hasGas).map((one) => [ref(one), mprnOf(one), `G${serialOf(one)}`]),
    ],
  },
  accounts: 16,
  ready: accounts(ref, (one) => ({
    customers: [{ given_name: one.given, family_name: one.family, email: one.email }],
    supply_addresses: [
      {
        supply_points: [
          { supply_type: 'ELECTRICITY', identifier: mpanOf(one), meters: [{ serial_number: serialOf(one) }] },
          ...(hasGas(one)
            ? [{ supply_type: 'Gas', identifier: mprnOf(one), meters: [{ serial_number: `G${serialOf(one)}` }] }]
            : []),
        ],
      },
    ],
  })),
  leftOut: [],
  said: ['sheet_name_fills', 'value_not_documented'],
}

/** What was typed wrongly once is wrong in every row of the account. */
const wrongEmails: Readonly<Record<number, string>> = { 2: 'priya.nandakumar(at)mail.example', 9: 'ibrahim.farouk' }
const wrongBirthdays: Readonly<Record<number, string>> = { 2: '30/02/1985', 12: '05/13/1971' }
const isWrong = ({ at }: Household): boolean => at in wrongEmails || at in wrongBirthdays

const repeated: MadeUpExport = {
  file: 'repeated-wrong-values.csv',
  sheets: {
    repeated: [
      ['AccountNo', 'FirstName', 'LastName', 'EmailAddress', 'DOB', 'MPAN', 'MeterSerial', 'RegisterType', 'Digits'],
      ...each((one) =>
        ['KWH_IMPORT', 'KWH_EXPORT'].map((register) => [
          ...[padded(one), one.given, one.family, wrongEmails[one.at] ?? one.email],
          ...[wrongBirthdays[one.at] ?? british(one.born), mpanOf(one), serialOf(one), register, 6],
        ]),
      ).flat(),
    ],
  },
  accounts: 16,
  ready: without(
    accounts(padded, (one) => ({
      customers: [{ given_name: one.given, family_name: one.family, email: one.email, date_of_birth: one.born }],
      supply_addresses: [
        {
          supply_points: [
            {
              identifier: mpanOf(one),
              meters: [
                {
                  serial_number: serialOf(one),
                  registers: ['KWH_IMPORT', 'KWH_EXPORT'].map((type) => ({ register_type: type, digits: 6 })),
                },
              ],
            },
          ],
        },
      ],
    })),
    ...households.filter(isWrong).map(padded),
  ),
  leftOut: [],
  said: ['date_orders_mixed_in_column', 'date_unreadable', 'email_unreadable', 'value_not_documented'],
}

const needs: readonly (readonly [flag: string, codes: string])[] = [
  ['Y', '08; 14'],
  ['N', ''],
  ['N', ''],
  ['Y', 'Oxygen concentrator'],
  ['N', ''],
]

const priority: MadeUpExport = {
  file: 'priority-services.xlsx',
  sheets: {
    Export: [
      ['Account Number', 'First Name', 'Surname', 'Address', 'Town', 'Post Code', 'PSR', 'Priority Services'],
      ...each((one) => [
        ...[ref(one), one.given, one.family, one.street, one.town, one.postcode],
        ...(needs[one.at % needs.length] ?? []),
      ]),
    ],
  },
  accounts: 16,
  ready: accounts(ref, (one) => ({
    customers: [{ given_name: one.given, family_name: one.family }],
    billing_address: addressOf(one),
  })),
  leftOut: ['Export: PSR', 'Export: Priority Services'],
  said: [],
}

/** What the program wrote, and what the customer owes by it. */
const amounts: readonly (readonly [written: string, owed: string])[] = [
  ['50.00 DR', '50.00'],
  ['30.00 CR', '-30.00'],
  ['1,204.55 DR', '1204.55'],
  ['0.00', '0.00'],
  ['7.40', '7.40'],
]
const amountOf = ({ at }: Household) => amounts[at % amounts.length] ?? ['', '']

const balancesOf = (ledgerCode: string) =>
  accounts(ref, (one) => ({
    customers: [{ given_name: one.given, family_name: one.family, email: one.email }],
    ledgers: [{ ledger_code: ledgerCode, ledger_balance: amountOf(one)[1], last_statement_issue_date: '2026-09-30' }],
  }))

const amountDue: MadeUpExport = {
  file: 'amount-due.xlsx',
  sheets: {
    'Aged Debt': [
      ['Cust No', 'Customer Name', 'E-mail', 'Ledger', 'Amount due', 'Last Bill Date'],
      ...each((one) => [
        ...[ref(one), `${one.given} ${one.family}`, one.email, 'ENERGY', amountOf(one)[0], '30/09/2026'],
      ]),
    ],
  },
  accounts: 16,
  ready: balancesOf('ENERGY'),
  leftOut: [],
  said: [],
}

const besideAmount: MadeUpExport = {
  file: 'cr-and-dr-beside-amounts.csv',
  sheets: {
    balances: [
      [
        'Cust No',
        'Forename',
        'Surname',
        'Email',
        'Ledger Code',
        'Balance',
        'Dr/Cr',
        'Last Bill Date',
        'Last Bill Amount',
      ],
      ...each((one) => [
        ...[ref(one), one.given, one.family, one.email, 'POWER'],
        ...[...amountOf(one)[0].split(' '), ''].slice(0, 2),
        ...['30/09/2026', '61.20'],
      ]),
    ],
  },
  accounts: 16,
  ready: balancesOf('POWER'),
  leftOut: ['cr-and-dr-beside-amounts: Last Bill Amount'],
  // No known ledger has this code, so that it is a guess that one is meant.
  said: ['column_guessed', 'value_not_documented'],
}

/** Some were kept below the operator's folder, some on a server of the supplier's own. */
const isRooted = ({ at }: Household): boolean => at % 5 === 4
const pathOf = (one: Household): string =>
  isRooted(one) ? `/srv/scans/${one.family}.pdf` : `letters/2026/${one.family.toLowerCase()}.pdf`

const documentPaths: MadeUpExport = {
  file: 'document-paths.xlsx',
  sheets: {
    Customers: [
      ['Account Number', 'First Name', 'Last Name', 'Email'],
      ...each((one) => [ref(one), one.given, one.family, one.email]),
    ],
    Notes: [
      ['Account Number', 'Date Added', 'Note', 'Attachment'],
      ...each((one) => [ref(one), '2026-08-14', 'Letter about the new tariff sent', pathOf(one)]),
    ],
  },
  accounts: 16,
  ready: without(
    accounts(ref, (one) => ({
      customers: [{ given_name: one.given, family_name: one.family, email: one.email }],
      notes: [
        {
          body: 'Letter about the new tariff sent',
          created_at: '2026-08-14T00:00:00Z',
          document_paths: [{ document_path: pathOf(one) }],
        },
      ],
    })),
    ...households.filter(isRooted).map(ref),
  ),
  leftOut: [],
  said: ['path_unreadable'],
}

export const madeUpExports: readonly MadeUpExport[] = [
  lostZeros,
  billingName,
  registers,
  dualFuel,
  fuelSheets,
  repeated,
  priority,
  amountDue,
  besideAmount,
  documentPaths,
]

function bytesOf({ file, sheets }: MadeUpExport): Uint8Array | string {
  if (file.endsWith('.csv')) {
    const [rows = []] = Object.values(sheets)
    return `${rows.map((row) => row.map(inCsv).join(',')).join('\r\n')}\r\n`
  }
  const book = utils.book_new()
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), name)
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx', compression: true }))
}

const inCsv = (value: Value): string => {
  const text = value === null ? '' : String(value)
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

if (import.meta.main) {
  for (const one of madeUpExports)
    writeFileSync(new URL(`../../fixtures/exports/${one.file}`, import.meta.url), bytesOf(one))
}
