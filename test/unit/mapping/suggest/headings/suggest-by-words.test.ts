import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accountCatalogue } from '../../../../../shared/catalogue/account-catalogue.ts'
import { runs } from '../../../../support/property-runs.ts'
import { point, suggest, targetsOf } from '../sheets/suggested-targets.ts'

describe('words that fit many fields', () => {
  test.each(['Type', 'Date', 'Amount', 'Number', 'Reference', 'Status', 'Code', 'ID', 'Value', 'Name'])(
    '“%s” alone has no field on a sheet of anything',
    (header) => {
      expect(targetsOf(['Account no', 'Email', header])[2]).toBeNull()
    },
  )
  test.each([
    ['Meters', 'Status', `${point}.meters[].status`, ['Meter no', 'Make']],
    [
      'Bill lines',
      'Amount',
      'ledgers[].historical_billing_documents[].transactions[].amount',
      ['Bill no', 'Transaction id'],
    ],
    ['Notes', 'Created at', 'notes[].created_at', ['Note']],
    ['Tariffs', 'Start date', `${point}.agreements[].effective_from`, ['MPAN', 'Tariff']],
    ['Supply points', 'Start date', `${point}.supply_start_date`, ['MPAN', 'Distributor']],
  ])('on the sheet “%s”, “%s” means %s', (sheet, header, target, others) => {
    expect(targetsOf(['Account no', ...others, header], [], sheet).at(-1)).toBe(target)
  })
  test('values that only one field has decide', () => {
    const rows = [
      ['1', 'E1', 'KWH_IMPORT', 'ELECTRIC'],
      ['2', 'E2', 'KWH_EXPORT', 'ELECTRIC'],
    ]
    expect(targetsOf(['Account no', 'Meter no', 'Register type', 'Service type'], rows).slice(2)).toEqual([
      `${point}.meters[].registers[].register_type`,
      `${point}.supply_type`,
    ])
  })
  test('values that the field does not have leave it undecided', () => {
    const target = (value: string) => targetsOf(['Meter no', 'Make', 'Status'], [['1', 'Elster', value]], 'Meters')[2]
    expect([target('on'), target('beliefert')]).toEqual([`${point}.meters[].status`, null])
  })
  test('what is called an account is its number, and not what the member beside it has', () => {
    expect(targetsOf(['Member number', 'Electricity account'], [['M1', '4711']])[1]).toBe('external_account_number')
  })
})

describe('headings of ordinary exports', () => {
  const meter = `${point}.meters[]`
  test.each([
    ['METER_ASSET', 'MANUFACTURER_NAME', 'Elster', `${meter}.manufacturer`],
    ['METER_ASSET', 'NUM_PHASES', '3', `${meter}.phase`],
    ['METER_ASSET', 'RATED_VOLTAGE_V', '230', `${meter}.voltage`],
    ['METER_ASSET', 'compensationFactor', '20', `${meter}.registers[].multiplier`],
    ['METER_ASSET', 'Effective From (Meter)', '01/02/2020', `${meter}.active_from`],
    ['Customers', 'Billing Province', 'ON', 'billing_address.administrative_area'],
    ['Accounts', 'Account State', 'Closed', null],
    ['Supply', 'Effective From Date (Supply)', '01/02/2020', `${point}.supply_start_date`],
    ['Supply', 'Req. Start Dt', '01/02/2020', `${point}.supply_start_date`],
    ['Supply', 'lastInvoicedToDate', '2024-05-31', `${point}.last_billed_to_date`],
    ['Supply', 'OH_UG_CD', 'UG', `${point}.supply_details.service_drop.distribution_line_style`],
    ['Balances', 'Bal. B/Fwd', '12.50', 'ledgers[].ledger_balance'],
    ['Balances', 'Last Inv. Period End', '31/05/2024', 'ledgers[].last_statement_closing_date'],
    ['Contact Log', 'Log Dt/Time', '03/04/2024 10:15', 'notes[].created_at'],
    ['Contact Log', 'Pin Expires', '31/05/2024', 'notes[].unpin_at'],
    ['Contact Log', 'Special Instructions', 'Ring the bell twice', 'notes[].body'],
    ['Clients', 'Date de pose', '31/05/2024', `${meter}.active_from`],
    ['Clients', 'Date de début', '31/05/2024', `${point}.supply_start_date`],
    ['Clients', 'Chiffres', '5', `${meter}.registers[].digits`],
  ])('on the sheet “%s”, “%s” with “%s” means %s', (sheet, header, value, target) => {
    const beside = sheet === 'Clients' ? ['Point de livraison', 'Compteur'] : ['MPAN', 'Serial']
    const headers = ['Account no', ...(/Log|Balances/.test(sheet) ? [] : beside), header]
    expect(targetsOf(headers, [headers.map((name) => (name === header ? value : '1'))], sheet).at(-1)).toBe(target)
  })
  test.each([
    ['a log on a sheet of meters is no note', 'Meters', ['Account no', 'Meter number', 'Log date'], '01/02/2024'],
    ['a property’s name is no kind of property', 'Sites', ['Account no', 'MPAN', 'Property name'], 'Bay View'],
  ])('%s', (_why, sheet, headers, value) => {
    expect(targetsOf(headers, [['1', '2', value]], sheet).at(-1)).toBeNull()
  })
})

describe('headers as programs write them', () => {
  test('a path of the interface means itself', () => {
    const headers = [
      'external_account_number',
      'customers[0].given_name',
      'customers.1.email',
      'billing_address.locality',
      'customers[0].user_details[tax_id].value',
    ]
    expect(targetsOf(headers)).toEqual([
      'external_account_number',
      'customers[0].given_name',
      'customers[1].email',
      'billing_address.locality',
      'customers[0].user_details[tax_id].value',
    ])
  })
  test.each([
    ['misspelt', 'Recieved'],
    ['misspelt', 'Adress'],
  ])('%s words that are no word of a field stay out unless they are near one', (_kind, header) => {
    expect(targetsOf(['Account no', header])[1]).toBe(header === 'Adress' ? 'billing_address.street_address' : null)
  })

  const named = accountCatalogue.leaves
    .filter(({ kind, levelPath }) => kind !== 'json' && !levelPath.endsWith('user_details[]'))
    .flatMap((leaf) => [leaf.label, ...leaf.synonyms].map((name) => [name, leaf.path] as const))
  const styles: readonly ((words: readonly string[]) => string)[] = [
    (words) => words.join(' ').toUpperCase(),
    (words) => words.join('_'),
    (words) => words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(''),
    (words) => words.map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join(''),
    (words) => `*${words.join(' ')}:`,
  ]
  test('a second line that says it again in words nobody knows leaves the first one its meaning', () => {
    const rows = [
      ['Account number', 'First name', 'Date of', 'Opening'],
      ['zqxkt', 'zqvv', 'birth', 'balance'],
      ['A-1', 'Ana', '1980-05-06', '12.50'],
      ['A-2', 'Bo', '1980-05-07', '13.50'],
    ]
    expect(suggest({ Sheet1: rows }, 2).suggestions.map(({ target }) => target)).toEqual([
      'external_account_number',
      'customers[].given_name',
      'customers[].date_of_birth',
      'ledgers[].ledger_balance',
    ])
  })

  test('upper case, underscores and camel case change nothing', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(fc.constantFrom(...named), fc.constantFrom(...styles), ([name], style) => {
        const words = name
          .toLowerCase()
          .split(/[^a-z0-9]+/)
          .filter((word) => word !== '')
        const plain = targetsOf(['Account no', words.join(' ')])[1]
        expect(targetsOf(['Account no', style(words)])[1]).toBe(plain)
      }),
      { numRuns: runs(300) },
    )
  })
})
