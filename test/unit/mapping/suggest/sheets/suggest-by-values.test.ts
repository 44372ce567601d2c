import { describe, expect, test } from 'vitest'
import { targetsOf } from './suggested-targets.ts'

describe('values', () => {
  test.each([
    ['Date of birth', 'customers[].date_of_birth', ['Sunday, 22 October 1967', 'Monday, 3 May 1971']],
    ['Date of birth', 'customers[].date_of_birth', ['1967年10月22日', '1971年5月3日']],
    ['Balance', 'ledgers[].ledger_balance', ['GBP 2,192.99', 'GBP -68.88']],
    ['Balance', 'ledgers[].ledger_balance', ['2192,99 ¤', '-68,88 ¤']],
  ])('that can be read speak for what the heading says: %s %s %j', (header, target, values) => {
    const rows = values.map((value, index) => [`A${index}`, 'Lee', value])
    expect(targetsOf(['Account no', 'Last name', header], rows)[2]).toBe(target)
  })

  const meters = 'supply_addresses[].supply_points[].meters[]'
  const targetOf = (values: readonly string[]) =>
    targetsOf(
      ['Account no', 'Meter serial number', 'Read type', 'Meter model'],
      values.map((value, index) => [`A${index}`, `S${index}`, value, 'E350']),
      'Meters',
    )[2]

  test('that say how good a reading is, speak against how it is taken', () => {
    expect([targetOf(['Smart', 'Estimated', 'Customer']), targetOf(['AMR', 'Manual', 'AMR'])]).toEqual([
      null,
      `${meters}.retrieval_method`,
    ])
  })

  test('that say how often or on what way a bill comes, or how it is paid, are no type of document', () => {
    const targetOfBilling = (values: readonly string[]) =>
      targetsOf(
        ['Account no', 'Last name', 'Billing type'],
        values.map((value, index) => [`A${index}`, 'Lee', value]),
      )[2]
    expect(
      [
        ['Monthly', 'Quarterly'],
        ['Paper', 'E-Bill'],
        ['Direct Debit', 'Cash'],
        ['ITEM_BASED', 'ITEM_BASED'],
      ].map(targetOfBilling),
    ).toEqual([null, null, null, 'ledgers[].billing_document_type'])
  })

  test('that are of one field alone, outweigh a heading that another one shares', () => {
    const columns = ['Account no', 'ESI ID', 'Line type', 'Delivery volts']
    const rows = [
      ['A1', '1001', 'Overhead', '120/240'],
      ['A2', '1002', 'Underground', '120/240'],
    ]
    expect(targetsOf(columns, rows).slice(2)).toEqual([
      'supply_addresses[].supply_points[].supply_details.service_drop.distribution_line_style',
      'supply_addresses[].supply_points[].supply_details.service_drop.delivery_voltage',
    ])
  })
})

describe('of a file with a handful of rows', () => {
  test('names whose letters were garbled are names', () => {
    const rows = [
      ['1001', 'JosÃ©', 'MuÃ±oz'],
      ['1002', 'Ren\ufffd', 'LefÃ¨vre'],
    ]
    expect(targetsOf(['Account number', 'First name', 'Last name'], rows)).toEqual([
      'external_account_number',
      'customers[].given_name',
      'customers[].family_name',
    ])
  })

  test('the names of a program from another country are known', () => {
    const headers = ['VKONT', 'NAME_LAST', 'NAME_FIRST', 'SMTP_ADDR']
    expect(targetsOf(headers, [['000100234567', 'Meier', 'Anna', 'anna@example.org']])).toEqual([
      'external_account_number',
      'customers[].family_name',
      'customers[].given_name',
      'customers[].email',
    ])
  })
})
