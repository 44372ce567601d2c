import { describe, expect, test } from 'vitest'
import { point, targetsOf } from './suggested-targets.ts'

test('the number of digits of a postcode counts no addresses', () => {
  expect(targetsOf(['Account no', 'SVC ST ADDR', 'SVC CTY', 'SVC ZIP5']).slice(1)).toEqual(
    ['street_address', 'locality', 'postal_code'].map((field) => `supply_addresses[].supply_address.${field}`),
  )
})

describe('several of one thing in a row', () => {
  const cases: readonly [string, readonly string[], readonly (string | null)[]][] = [
    ['one set of columns is the element the row describes', ['Customer 1 First Name'], ['customers[].given_name']],
    [
      'two sets are numbered from zero',
      ['Customer 1 First Name', 'Customer 2 First Name', 'Customer 2 Email'],
      ['customers[0].given_name', 'customers[1].given_name', 'customers[1].email'],
    ],
    [
      'columns without a number are of the first',
      ['First name', 'Email', 'Co-holder First', 'Co-holder Last'],
      ['customers[0].given_name', 'customers[0].email', 'customers[1].given_name', 'customers[1].family_name'],
    ],
    [
      'an ordinal before a word for people counts people',
      ['Email', '2nd Contact Email', 'Third contact email'],
      ['customers[0].email', 'customers[1].email', 'customers[2].email'],
    ],
    [
      'additional people come after the holder',
      ['First name', 'Additional contact 1 first name', 'Additional contact 2 first name'],
      ['customers[0].given_name', 'customers[1].given_name', 'customers[2].given_name'],
    ],
    [
      'a number behind counts people where names are numbered so',
      ['FirstName1', 'Email1', 'FirstName2', 'Email2'],
      ['customers[0].given_name', 'customers[0].email', 'customers[1].given_name', 'customers[1].email'],
    ],
    [
      'a second e-mail of nobody knows whom is left out',
      ['First name', 'Email', 'Email 2'],
      ['customers[].given_name', 'customers[].email', null],
    ],
    [
      'a second phone of one person is another phone',
      ['First name', 'Phone 1', 'Phone 2', 'Phone 3'],
      [
        'customers[].given_name',
        'customers[].mobile',
        'customers[].alternative_phone_numbers[0].phone_number',
        'customers[].alternative_phone_numbers[1].phone_number',
      ],
    ],
    [
      'phones that find their own fields taken are other phones',
      ['Mobile', 'Landline', 'Phone', 'Work phone'],
      [
        'customers[].mobile',
        'customers[].landline',
        'customers[].alternative_phone_numbers[1].phone_number',
        'customers[].alternative_phone_numbers[0].phone_number',
      ],
    ],
    [
      'meters are counted by the number behind',
      ['Meter Serial No. 1', 'Meter Serial No. 2', 'Dials'],
      [`${point}.meters[0].serial_number`, `${point}.meters[1].serial_number`, `${point}.meters[0].registers[].digits`],
    ],
    [
      'registers of a meter are counted apart from it',
      ['Meter no', 'Register 1 digits', 'Register 2 digits'],
      [
        `${point}.meters[].serial_number`,
        `${point}.meters[].registers[0].digits`,
        `${point}.meters[].registers[1].digits`,
      ],
    ],
    [
      'characteristics are pairs of code and value',
      [
        'Tariff code',
        'Characteristic 1 code',
        'Characteristic 1 value',
        'Characteristic 2 code',
        'Characteristic 2 value',
      ],
      [
        `${point}.agreements[].tariff_code`,
        `${point}.agreements[].characteristics[0].code`,
        `${point}.agreements[].characteristics[0].value`,
        `${point}.agreements[].characteristics[1].code`,
        `${point}.agreements[].characteristics[1].value`,
      ],
    ],
    ['two columns of notes are two notes', ['Memo', 'Comments'], ['notes[0].body', 'notes[1].body']],
  ]
  test.each(cases)('%s', (_title, headers, targets) => {
    expect(targetsOf(['Account no', ...headers]).slice(1)).toEqual(targets)
  })
})

describe('details of a customer take their key', () => {
  test.each([
    ['Tax ID', 'tax_id'],
    ['SSN', 'tax_id'],
    ['National Insurance No', 'tax_id'],
    ['PPS Number', 'tax_id'],
    ['Middle name', 'middle_name'],
    ['M.I.', 'middle_name'],
    ['Suffix', 'suffix'],
    ['Driver licence no', 'driver_license_number'],
    ["Driver's License #", 'driver_license_number'],
    ['DL State', 'driver_license_state'],
    ['Portal user ID', 'external_user_id'],
    ['Credit bureau PIN', 'credit_bureau_pin_id'],
  ])('%s', (header, key) => {
    expect(targetsOf(['Account no', header])).toEqual([
      'external_account_number',
      `customers[].user_details[${key}].value`,
    ])
  })
})

test('a bare number counts the meters, where their serial numbers have one', () => {
  const headers = ['Account no', 'Serial no. 1', 'Dials 1', 'Serial no. 2', 'Dials 2']
  expect(targetsOf(headers).slice(1)).toEqual(
    [0, 1].flatMap((meter) => [
      `supply_addresses[].supply_points[].meters[${meter}].serial_number`,
      `supply_addresses[].supply_points[].meters[${meter}].registers[].digits`,
    ]),
  )
})
