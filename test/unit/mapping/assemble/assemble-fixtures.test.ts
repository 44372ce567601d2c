/** The sample spreadsheets, mapped by hand, read from their files and checked. */

import { describe, expect, test } from 'vitest'
import { readWorkbook } from '../../../../electron/workbook/reading/read-workbook.ts'
import { accountCatalogue } from '../../../../shared/catalogue/account-catalogue.ts'
import { checkAccount, planChecks } from '../../../../shared/checking/account/check-account.ts'
import { accountPayload } from '../../../../shared/contract/account.ts'
import type { AccountDraft } from '../../../../shared/mapping/assemble/account-draft.ts'
import { sayMessage } from '../../../../shared/messages/say.ts'
import type { Issue } from '../../../../shared/result.ts'
import { usualTerms } from '../../../../shared/service/money-terms.ts'
import type { RowRole } from '../../../../shared/sheet/sheet.ts'
import { fixture } from '../../../support/fixtures.ts'
import type { Assembly } from '../../../support/rows/assemble-rows.ts'
import { assembleAccounts } from '../../../support/rows/assemble-rows.ts'
import { valueIn } from '../../../support/value-in.ts'

type SheetTargets = {
  readonly headerRow: number
  /** Rows below the headers that are no data, counted from 1. */
  readonly leftOut?: readonly number[]
  readonly targets: string
}

async function assembleFixture(fileName: string, sheets: readonly SheetTargets[]): Promise<Assembly> {
  const workbook = valueIn(await readWorkbook(fixture(fileName)))
  const plans = workbook.sheets.map((sheet, index) => ({ sheet, ...sheets[index]! }))
  return assembleAccounts({
    workbook,
    catalogue: accountCatalogue,
    supplierCode: 'PRACTICE',
    terms: usualTerms,
    suggestions: [],
    layouts: plans.map(({ sheet, headerRow, leftOut = [] }) => ({
      sheet: sheet.name,
      roles: Array.from({ length: sheet.rowCount }, (_, index): RowRole => {
        if (index < headerRow) return index === headerRow - 1 ? 'header' : 'title'
        if (leftOut.includes(index + 1)) return 'total'
        const isBlank = Array.from({ length: sheet.columnCount }, (_, column) => sheet.cellAt(index, column)).every(
          ({ text }) => text.trim() === '',
        )
        return isBlank ? 'blank' : 'data'
      }),
    })),
    mapping: {
      version: 1,
      constants: [],
      defaults: {},
      sheets: plans.map(({ sheet, headerRow, targets }) => ({
        sheet: sheet.name,
        isIncluded: true,
        headerRow,
        firstDataRow: headerRow + 1,
        columns: targets.split(/\s+/).map((target, index) => ({
          column: index + 1,
          header: sheet.cellAt(headerRow - 1, index).text,
          target: target === '-' ? null : target,
        })),
      })),
    },
  })
}

const issuesOf = (draft: AccountDraft): readonly Issue[] => [
  ...draft.issues,
  ...checkAccount(draft, planChecks(accountCatalogue, '2026-11-21')),
]
const atLevel = ({ accounts }: Assembly, level: Issue['level']) =>
  accounts.flatMap(issuesOf).filter((issue) => issue.level === level)
const readyCount = ({ accounts }: Assembly): number =>
  accounts.filter((draft) => issuesOf(draft).every(({ level }) => level !== 'error')).length

const supply = 'supply_addresses[].supply_address.'
const point = 'supply_addresses[].supply_points[].'
const bills = 'ledgers[].historical_billing_documents[].'

const flat = await assembleFixture('flat-supplier.xlsx', [
  {
    headerRow: 3,
    leftOut: [35],
    targets: `external_account_number customers[0].given_name customers[0].family_name customers[0].email customers[0].mobile
      customers[0].landline customers[0].date_of_birth customers[1].given_name customers[1].family_name customers[1].email
      billing_address.street_address billing_address.locality billing_address.administrative_area billing_address.postal_code
      ${supply}street_address ${supply}locality ${supply}administrative_area ${supply}postal_code
      supply_addresses[].customer_at_supply_address_from_date ${point}identifier ${point}operating_company
      ${point}supply_start_date ${point}last_billed_to_date ${point}agreements[].tariff_code ${point}agreements[].effective_from
      ${point}meters[].serial_number ${point}meters[].active_from ${point}meters[].registers[].digits
      ledgers[].ledger_balance ledgers[].last_statement_closing_date ledgers[].last_statement_issue_date
      customers[0].customer_preferences.opted_into_updates customers[0].customer_preferences.opted_into_offers
      customers[0].customer_preferences.opted_into_sms notes[].body -`,
  },
])

describe('flat-supplier.xlsx', () => {
  test('has 30 accounts, 29 of them with a number, 25 ready', () => {
    expect(flat.accounts).toHaveLength(30)
    expect(flat.accounts.filter(({ accountNumber }) => accountNumber !== null)).toHaveLength(29)
    expect(readyCount(flat)).toBe(25)
    expect(flat.issues).toEqual([])
  })

  test('has exactly the planted errors, each at its cell', () => {
    expect(atLevel(flat, 'error').map(({ code, where }) => [code, where?.path, where?.cell])).toEqual([
      ['phone_unreadable', 'customers.0.landline', { sheet: 'Accounts', row: 7, column: 6 }],
      ['email_unreadable', 'customers.0.email', { sheet: 'Accounts', row: 11, column: 4 }],
      ['date_unreadable', 'customers.0.date_of_birth', { sheet: 'Accounts', row: 15, column: 7 }],
      ['decimal_unreadable', 'ledgers.0.ledger_balance', { sheet: 'Accounts', row: 19, column: 29 }],
      ['account_number_missing', 'external_account_number', { sheet: 'Accounts', row: 26, column: 1 }],
    ])
  })

  test('gives the whole payload of its first row', () => {
    expect(flat.accounts[0]?.payload).toEqual({
      import_supplier: 'PRACTICE',
      external_account_number: '007001000',
      billing_address: {
        street_address: '2561 Mockingbird Ln',
        locality: 'Dallas',
        administrative_area: 'TX',
        postal_code: '75282',
      },
      customers: [
        {
          given_name: 'José',
          family_name: 'Patel',
          email: 'jose.patel@example.com',
          mobile: '+15125552087',
          landline: '+15125550100',
          date_of_birth: '1960-02-13',
          customer_preferences: { opted_into_updates: true, opted_into_offers: false, opted_into_sms: true },
        },
        { given_name: 'Carl', family_name: 'Lee', email: 'carl.lee@example.com' },
      ],
      notes: [{ body: 'Key safe by the gate' }],
      ledgers: [
        {
          ledger_balance: '127.68',
          last_statement_closing_date: '2026-09-30',
          last_statement_issue_date: '2026-10-02',
        },
      ],
      supply_addresses: [
        {
          customer_at_supply_address_from_date: '2024-06-09',
          supply_address: {
            street_address: '2561 Mockingbird Ln',
            locality: 'Dallas',
            administrative_area: 'TX',
            postal_code: '75282',
          },
          supply_points: [
            {
              identifier: '10443720856539964',
              operating_company: 'AEPTX',
              supply_start_date: '2024-06-09',
              last_billed_to_date: '2026-09-30',
              agreements: [{ effective_from: '2024-06-09', tariff_code: 'FIX12-2024' }],
              meters: [{ active_from: '2024-06-09T00:00:00Z', serial_number: 'MTR545859', registers: [{ digits: 5 }] }],
            },
          ],
        },
      ],
    })
  })

  test('gives payloads that the contract accepts, but for the account without a number', () => {
    const refused = flat.accounts.filter(({ payload }) => !accountPayload.safeParse(payload).success)
    expect(refused.map(({ key }) => key)).toEqual(['Accounts!26'])
  })
})

const perLevel = await assembleFixture('sheet-per-level.xlsx', [
  {
    headerRow: 1,
    targets: `external_account_number billing_address.street_address billing_address.locality
      billing_address.administrative_area billing_address.postal_code billing_address.country ledgers[].ledger_balance
      ledgers[].last_statement_closing_date ledgers[].last_statement_issue_date`,
  },
  {
    headerRow: 1,
    targets: `external_account_number customers[].given_name customers[].family_name customers[].email customers[].mobile
      customers[].date_of_birth`,
  },
  {
    headerRow: 1,
    targets: `external_account_number ${supply}street_address ${supply}locality ${supply}administrative_area
      ${supply}postal_code ${supply}country supply_addresses[].customer_at_supply_address_from_date ${point}identifier
      ${point}operating_company ${point}supply_start_date ${point}last_billed_to_date`,
  },
  {
    headerRow: 1,
    targets: `${point}identifier ${point}agreements[].tariff_code ${point}agreements[].effective_from`,
  },
  {
    headerRow: 1,
    targets: `${point}identifier ${point}meters[].serial_number ${point}meters[].active_from
      ${point}meters[].registers[].register_type ${point}meters[].registers[].digits
      ${point}meters[].registers[].multiplier`,
  },
  {
    headerRow: 1,
    targets: `external_account_number ${bills}billing_document_identifier ${bills}issued_date
      ${bills}transactions[].transaction_id ${bills}transactions[].type ${bills}transactions[].reason
      ${bills}transactions[].amount ${bills}transactions[].transaction_date`,
  },
])

describe('sheet-per-level.xlsx', () => {
  test('has 30 accounts, all ready, without a word against them', () => {
    expect(perLevel.accounts).toHaveLength(30)
    expect(perLevel.issues).toEqual([])
    expect(perLevel.accounts.flatMap(issuesOf)).toEqual([])
    expect(perLevel.accounts.every(({ payload }) => accountPayload.safeParse(payload).success)).toBe(true)
  })

  test('brings people, contracts, meters and bills to their accounts', () => {
    expect(perLevel.accounts[0]?.payload).toMatchObject({
      external_account_number: '007001000',
      customers: [{ given_name: 'José' }, { given_name: 'Carl', date_of_birth: '1955-08-25' }],
      ledgers: [
        {
          ledger_balance: '127.68',
          historical_billing_documents: [
            {
              billing_document_identifier: 'B-0-0',
              transactions: [{ transaction_id: 'T-0-0', amount: '124.72', transaction_date: '2026-08-01' }],
            },
            { billing_document_identifier: 'B-0-1' },
          ],
        },
      ],
      supply_addresses: [
        {
          supply_points: [
            {
              identifier: '10443720856539964',
              agreements: [{ tariff_code: 'FIX12-2024' }],
              meters: [{ serial_number: 'MTR545859', registers: [{ register_type: 'KWH_IMPORT', multiplier: '1' }] }],
            },
          ],
        },
      ],
    })
  })
})

const perRegister = await assembleFixture('rows-per-register.csv', [
  {
    headerRow: 1,
    targets: `external_account_number customers[].given_name customers[].family_name customers[].email customers[].mobile
      customers[].date_of_birth ${supply}street_address ${supply}locality ${supply}administrative_area ${supply}postal_code
      ${supply}country ${point}identifier ${point}meters[].serial_number ${point}meters[].registers[].register_type
      ${point}meters[].registers[].digits ${point}agreements[].tariff_code ${point}agreements[].effective_from
      ledgers[].ledger_balance customers[].customer_preferences.opted_into_sms`,
  },
])

describe('rows-per-register.csv', () => {
  test('has two rows for each account, all ready, and a warning for each register that is not documented', () => {
    expect(perRegister.accounts).toHaveLength(12)
    expect(perRegister.accounts.every(({ rows }) => rows.length === 2)).toBe(true)
    expect(readyCount(perRegister)).toBe(12)
    expect(perRegister.issues).toEqual([])
    const warnings = atLevel(perRegister, 'warning')
    expect(new Set(warnings.map(({ code }) => code))).toEqual(new Set(['value_not_documented']))
    expect(warnings.map(({ where }) => where?.cell?.row)).toEqual(
      Array.from({ length: 12 }, (_, index) => 3 + 2 * index),
    )
    expect(sayMessage(warnings[0]!.message)).toBe(
      'Row 3, column N (“Register”): “KWH_EXPORT” is unusual for “Register type”; known so far: “KWH_IMPORT”. It may be right: the dry run tells.',
    )
  })

  test('reads its own decimal comma, dates and words', () => {
    expect(perRegister.accounts[3]?.payload).toMatchObject({
      customers: [
        {
          family_name: 'García',
          date_of_birth: '1959-10-12',
          customer_preferences: { opted_into_sms: false },
        },
      ],
      ledgers: [{ ledger_balance: '242.00' }],
      supply_addresses: [{ supply_points: [{ meters: [{ registers: [{ digits: 5 }, { digits: 5 }] }] }] }],
    })
  })
})
