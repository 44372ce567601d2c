import { expect, test } from 'vitest'
import { readWorkbook } from '../../../../../electron/workbook/reading/read-workbook.ts'
import { accountCatalogue } from '../../../../../shared/catalogue/account-catalogue.ts'
import { findLayouts } from '../../../../../shared/mapping/layout/find-layout.ts'
import { suggestMapping } from '../../../../../shared/mapping/suggest/suggest-mapping.ts'
import { fixture } from '../../../../support/fixtures.ts'
import { valueIn } from '../../../../support/value-in.ts'

/** Header and target of every column, sheet by sheet, as the automatic mapping gives them. */
async function targetsOf(fileName: string) {
  const workbook = valueIn(await readWorkbook(fixture(fileName)))
  const layouts = findLayouts(workbook).map(({ roles, ...layout }) => ({
    ...layout,
    dataRows: roles.flatMap((role, rowIndex) => (role === 'data' ? [rowIndex] : [])),
  }))
  const { mapping } = suggestMapping(workbook, layouts, accountCatalogue)
  return Object.fromEntries(
    mapping.sheets.map(({ sheet, isIncluded, columns }) => [
      sheet,
      { isIncluded, targets: Object.fromEntries(columns.map(({ header, target }) => [header, target])) },
    ]),
  )
}

const supply = 'supply_addresses[].supply_address'
const point = 'supply_addresses[].supply_points[]'
const bill = 'ledgers[].historical_billing_documents[]'

test('a flat sheet with a title above is mapped column by column', async () => {
  expect(await targetsOf('flat-supplier.xlsx')).toEqual({
    Accounts: {
      isIncluded: true,
      targets: {
        'Acct #': 'external_account_number',
        First: 'customers[0].given_name',
        Last: 'customers[0].family_name',
        'Email Address': 'customers[0].email',
        'Cell Phone': 'customers[0].mobile',
        'Home Phone': 'customers[0].landline',
        'Birth Date': 'customers[0].date_of_birth',
        'Co-holder First': 'customers[1].given_name',
        'Co-holder Last': 'customers[1].family_name',
        'Co-holder Email': 'customers[1].email',
        'Mail Street': 'billing_address.street_address',
        'Mail City': 'billing_address.locality',
        'Mail State': 'billing_address.administrative_area',
        'Mail ZIP': 'billing_address.postal_code',
        'Service Street': `${supply}.street_address`,
        'Service City': `${supply}.locality`,
        'Service State': `${supply}.administrative_area`,
        'Service ZIP': `${supply}.postal_code`,
        'At address since': 'supply_addresses[].customer_at_supply_address_from_date',
        'ESI ID': `${point}.identifier`,
        TDSP: `${point}.operating_company`,
        'Service start': `${point}.supply_start_date`,
        'Billed through': `${point}.last_billed_to_date`,
        'Plan code': `${point}.agreements[].tariff_code`,
        'Plan effective': `${point}.agreements[].effective_from`,
        'Meter No': `${point}.meters[].serial_number`,
        'Meter set on': `${point}.meters[].active_from`,
        Dials: `${point}.meters[].registers[].digits`,
        Balance: 'ledgers[].ledger_balance',
        'Last stmt close': 'ledgers[].last_statement_closing_date',
        'Last stmt issued': 'ledgers[].last_statement_issue_date',
        'Email news': 'customers[0].customer_preferences.opted_into_updates',
        Marketing: 'customers[0].customer_preferences.opted_into_offers',
        'Text msgs': 'customers[0].customer_preferences.opted_into_sms',
        Memo: 'notes[].body',
        'Sales agent': null,
      },
    },
  })
})

test('sheets of one thing each are mapped by their names and each other', async () => {
  expect(await targetsOf('sheet-per-level.xlsx')).toEqual({
    Account: {
      isIncluded: true,
      targets: {
        AccountNo: 'external_account_number',
        BillStreet: 'billing_address.street_address',
        BillCity: 'billing_address.locality',
        BillState: 'billing_address.administrative_area',
        BillZip: 'billing_address.postal_code',
        BillCountry: 'billing_address.country',
        Balance: 'ledgers[].ledger_balance',
        StatementClosed: 'ledgers[].last_statement_closing_date',
        StatementIssued: 'ledgers[].last_statement_issue_date',
      },
    },
    People: {
      isIncluded: true,
      targets: {
        AccountNo: 'external_account_number',
        GivenName: 'customers[].given_name',
        FamilyName: 'customers[].family_name',
        EMail: 'customers[].email',
        Mobile: 'customers[].mobile',
        DateOfBirth: 'customers[].date_of_birth',
      },
    },
    Service: {
      isIncluded: true,
      targets: {
        AccountNo: 'external_account_number',
        Street: `${supply}.street_address`,
        City: `${supply}.locality`,
        State: `${supply}.administrative_area`,
        Zip: `${supply}.postal_code`,
        Country: `${supply}.country`,
        OccupiedFrom: 'supply_addresses[].customer_at_supply_address_from_date',
        ServicePointId: `${point}.identifier`,
        Utility: `${point}.operating_company`,
        StartDate: `${point}.supply_start_date`,
        BilledTo: `${point}.last_billed_to_date`,
      },
    },
    Contracts: {
      isIncluded: true,
      targets: {
        ServicePointId: `${point}.identifier`,
        TariffCode: `${point}.agreements[].tariff_code`,
        EffectiveFrom: `${point}.agreements[].effective_from`,
      },
    },
    Meters: {
      isIncluded: true,
      targets: {
        ServicePointId: `${point}.identifier`,
        MeterSerial: `${point}.meters[].serial_number`,
        InstalledOn: `${point}.meters[].active_from`,
        RegisterType: `${point}.meters[].registers[].register_type`,
        Digits: `${point}.meters[].registers[].digits`,
        Multiplier: `${point}.meters[].registers[].multiplier`,
      },
    },
    Bills: {
      isIncluded: true,
      targets: {
        AccountNo: 'external_account_number',
        BillNo: `${bill}.billing_document_identifier`,
        IssuedOn: `${bill}.issued_date`,
        TransactionId: `${bill}.transactions[].transaction_id`,
        Kind: `${bill}.transactions[].type`,
        Reason: `${bill}.transactions[].reason`,
        Amount: `${bill}.transactions[].amount`,
        Date: `${bill}.transactions[].transaction_date`,
      },
    },
  })
})

test('headers in two languages are read in either', async () => {
  expect(await targetsOf('rows-per-register.csv')).toEqual({
    'rows-per-register': {
      isIncluded: true,
      targets: {
        'Kontonummer (Account)': 'external_account_number',
        'Vorname / First name': 'customers[].given_name',
        'Nachname / Last name': 'customers[].family_name',
        'E-Mail': 'customers[].email',
        Mobile: 'customers[].mobile',
        'Geboren (DOB)': 'customers[].date_of_birth',
        // One address and no word for which: it goes with the customer (see which-address.ts).
        Street: 'billing_address.street_address',
        City: 'billing_address.locality',
        Region: 'billing_address.administrative_area',
        Postcode: 'billing_address.postal_code',
        Country: 'billing_address.country',
        'Supply point': `${point}.identifier`,
        'Meter serial': `${point}.meters[].serial_number`,
        Register: `${point}.meters[].registers[].register_type`,
        Digits: `${point}.meters[].registers[].digits`,
        Tariff: `${point}.agreements[].tariff_code`,
        'Tariff from': `${point}.agreements[].effective_from`,
        Balance: 'ledgers[].ledger_balance',
        'SMS allowed': 'customers[].customer_preferences.opted_into_sms',
      },
    },
  })
})
