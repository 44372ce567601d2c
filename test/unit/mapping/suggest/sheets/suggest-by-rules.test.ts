/** Rules that read a heading by its whole sheet or by another one: where they hold, and where they must not. */
import { describe, expect, test } from 'vitest'
import { suggest, targetsOf } from './suggested-targets.ts'

const billing = (field: string) => `billing_address.${field}`
const supply = (field: string) => `supply_addresses[].supply_address.${field}`
const balance = 'ledgers[].ledger_balance'
const account = 'external_account_number'

describe('a letter in front', () => {
  test('stands for a part of an account where one set is of the supply and another is not', () => {
    const headings = ['ACCTNO', 'PADD1', 'PTOWN', 'SADD1', 'STOWN', 'R1DIG', 'R2DIG']
    expect(targetsOf(headings, [['A1', '1 High St', 'Ely', '2 Low St', 'Wells', '5', '6']])).toEqual([
      account,
      billing('street_address'),
      billing('locality'),
      supply('street_address'),
      supply('locality'),
      'supply_addresses[].supply_points[].meters[].registers[0].digits',
      'supply_addresses[].supply_points[].meters[].registers[1].digits',
    ])
  })

  test.each([
    ['one set alone, which may be of anything', ['BTOWN', 'BCOUNTRY', 'BSTREET']],
    ['sets of which none is of the supply', ['PSTREET', 'PCITY', 'MSTREET', 'MCITY']],
    ['a number of rows and one of phones', ['SNO', 'MNO', 'CEMAIL']],
  ])('stands for nothing in %s', (_, headings) => {
    expect(targetsOf(['ACCTNO', ...headings]).slice(1)).toEqual(headings.map(() => null))
  })
})

describe('the mark of a maker', () => {
  const names = ['accountnumber', 'tariffcode', 'sitecity', 'meterserialnumber']
  const marked = (mark: string) => names.map((name) => mark + name)
  const none = (headings: readonly string[]) => targetsOf(headings).filter((target) => target !== null)

  test.each([
    ['letters that are no word', 'nrg_'],
    ['letters and digits', 'cr5f2a_'],
  ])('is passed over: %s', (_, mark) => {
    expect(targetsOf(marked(mark))).toEqual([
      account,
      'supply_addresses[].supply_points[].agreements[].tariff_code',
      supply('locality'),
      'supply_addresses[].supply_points[].meters[].serial_number',
    ])
  })

  test.each([
    ['a word that may say whose they are', marked('generator_')],
    ['a word that is known', marked('landlord_')],
    ['letters of the network, whose account number has none', ['gdn_email', 'gdn_phone', 'gdn_postcode', 'gdn_town']],
    ['letters of solar panels', ['pv_serial_number', 'pv_install_date', 'pv_manufacturer', 'pv_model']],
    ['a number that counts', ['addr2_street', 'addr2_town', 'addr2_postcode', 'addr2_account_no']],
    ['what few of the headings begin with', ['Name', 'Shoe', 'Colour', 'Mood', ...marked('nrg_').slice(0, 3)]],
  ])('is not %s', (_, headings) => {
    expect(none(headings).filter((target) => target !== 'customers[].family_name')).toEqual([])
  })

  test('takes no number from what is counted', () => {
    const headings = ['account_no', 'cust2_first_name', 'cust2_last_name', 'cust2_email', 'cust1_email']
    expect(targetsOf(headings).slice(1)).toEqual([
      'customers[1].given_name',
      'customers[1].family_name',
      'customers[1].email',
      'customers[0].email',
    ])
  })
})

test('codes of one’s own under the name of a field are given to none, which says why: nobody knows what they stand for', () => {
  const codes = ['A', 'D', 'A'].map((code, at) => [`A${at}`, `S${at}`, code])
  const { suggestions } = suggest({ Meters: [['Account number', 'Meter serial number', 'Meter status'], ...codes] })
  expect(suggestions[2]).toMatchObject({ target: null, reason: expect.stringContaining('but the values don’t') })
})

describe('the number of an account', () => {
  const rows = ['Mr Bao Tran', 'Ravi Iyer', '(void)'].map((who, at) => [`RHP-300${at}`, who])

  test('is the only one of one person each, whatever these are called', () => {
    expect(targetsOf(['Agreement no.', 'Occupier'], rows)[0]).toBe(account)
    expect(
      targetsOf(['Agreement no.', 'Occupier'], [...rows, ['RHP-3000', 'Grace Hall'], ['RHP-3001', 'Otto']])[0],
    ).toBeNull()
  })
})

test('initials in short are a first name beside a last one', () => {
  expect(targetsOf(['Account no', 'Inits', 'Surname'], [['A1', 'A J', 'Lee']])[1]).toBe('customers[].given_name')
})

describe('a remark in brackets', () => {
  test('may stand in a second line, and is passed over there, too', () => {
    const rows = [
      ['Account', 'Customer', 'Born', 'Supply point'],
      ['', 'surname', 'DD.MM.YYYY', '13 digits'],
      ['7001', 'Lee', '01.02.1980', '1012345678901'],
      ['7002', 'Ray', '03.04.1990', '1012345678902'],
    ]
    expect(suggest({ Sheet1: rows }, 2).suggestions.map(({ target }) => target)).toEqual([
      account,
      'customers[].family_name',
      'customers[].date_of_birth',
      'supply_addresses[].supply_points[].identifier',
    ])
  })
  test('is passed over where it says how something is written', () => {
    expect(targetsOf(['Account number', 'Balance (minus if we owe them)'])).toEqual([account, balance])
  })

  test.each([[['Balance (written off)', 'Balance']], [['Balance', 'Balance (written off)']]])(
    'that says something else takes the field from no column that is called so alone: %j',
    (headings) => {
      const targets = targetsOf(['Account number', ...headings]).slice(1)
      expect(targets).toEqual(headings.map((heading) => (heading === 'Balance' ? balance : null)))
    },
  )

  test.each(['Town (birth)', 'Phone (agent)', 'Serial number (modem)'])('makes another thing of it: %s', (heading) => {
    expect(targetsOf(['Account number', heading])[1]).toBeNull()
  })
})

describe('a number whose values are on another sheet', () => {
  const numbered = (count: number, make: (at: number) => readonly string[]) =>
    Array.from({ length: count }, (_, at) => make(at))

  test('is that of the other column there, and not the account’s', () => {
    const { suggestions } = suggest({
      Accounts: [['Account number', 'Customer id'], ...numbered(6, (at) => [`A-${at}`, `C-${at}`])],
      People: [['Customer no', 'First name'], ...numbered(6, (at) => [`C-${at}`, 'Ana'])],
    })
    expect(suggestions[0]?.target).toBe(account)
    expect(suggestions[2]?.target).not.toBe(account)
  })

  test('stays the account’s where only some of its values are in a column, or not all were looked at', () => {
    const { suggestions } = suggest({
      Customers: [['Account number', 'House no'], ...numbered(400, (at) => [String(1000 - at), String((at % 97) + 1)])],
      Meters: [['Account', 'Meter serial'], ...numbered(400, (at) => [String(at + 1), `M${at}`])],
    })
    expect(suggestions[2]?.target).toBe(account)
  })
})

test('the mark of a package in front of names that somebody added is passed over', () => {
  const headings = ['crm__AccountNumber__c', 'crm__SupplyTown__c', 'crm__MeterSerialNumber__c']
  expect(targetsOf(headings).slice(0, 2)).toEqual([account, supply('locality')])
})

describe('names of a billing system', () => {
  test('are read on a sheet that is called for a table of it', () => {
    const { suggestions } = suggest({
      EVBS: [
        ['VSTELLE', 'VBSART'],
        ['1', 'House'],
      ],
    })
    expect(suggestions[0]?.target).toBe('supply_addresses[].external_identifier')
  })

  test('are words where a sheet only has such a word in its name', () => {
    const { suggestions } = suggest({
      'Customers ever': [
        ['Account number', 'Partner'],
        ['A1', 'Ben'],
      ],
    })
    expect(suggestions[1]?.target).toBeNull()
  })
})
