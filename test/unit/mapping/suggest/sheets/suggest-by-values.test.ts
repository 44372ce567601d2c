import { describe, expect, test } from 'vitest'
import { accountCatalogue } from '../../../../../shared/catalogue/account-catalogue.ts'
import { catalogueOf } from '../../../../../shared/catalogue/catalogue.ts'
import { describeService } from '../../../../../shared/description/describe-service.ts'
import { suggestMapping } from '../../../../../shared/mapping/suggest/suggest-mapping.ts'
import { layoutsOf } from '../../../../support/rows/sheet-layouts.ts'
import { workbookFromRows } from '../../../../support/rows/workbook-from-rows.ts'
import { serviceFile } from '../../../../support/services/service-file.ts'
import { valueIn } from '../../../../support/value-in.ts'
import { point, suggest, targetsOf } from './suggested-targets.ts'

describe('values', () => {
  test.each([
    ['Date of birth', 'customers[].date_of_birth', ['Sunday, 22 October 1967', 'Monday, 3 May 1971']],
    ['Date of birth', 'customers[].date_of_birth', ['1967年10月22日', '1971年5月3日']],
    ['Balance', 'ledgers[].ledger_balance', ['GBP 2,192.99', 'GBP -68.88']],
    ['Balance', 'ledgers[].ledger_balance', ['2192,99 ¤', '-68,88 ¤']],
    ['Landline', 'customers[].landline', ['07711 123456 (mob)', 'Tel. 0171 234567 ask for Ana']],
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

describe('under a heading that says nothing', () => {
  const emails = ['ana@lee.example', 'bo@may.example', 'cy@ray.example']
  const phones = ['07700 900117', '07700 900118', '01632 960119']
  const births = ['14/02/1961', '30/11/1978', '07/06/1990']
  const streets = ['14 Harbour Road', '2A Mill Lane', 'Flat 3, 8 Castle Street']
  const postcodes = ['YO21 3PU', 'PE9 2AB', 'LE1 5WS']
  const mpans = ['2300155501172', '1100044401180', '1100876501192']
  const street = 'billing_address.street_address'

  const suggested = (columns: readonly (readonly [heading: string, values: readonly string[]])[]) => {
    const all = [['Account no', ['A1', 'A2', 'A3']], ['Last name', ['Lee', 'May', 'Ray']], ...columns] as const
    const rows = [0, 1, 2].map((at) => all.map(([, values]) => values[at] ?? ''))
    return suggest({ Sheet1: [all.map(([heading]) => heading), ...rows] }).suggestions.slice(2)
  }

  test.each([
    ['Info 3', emails, 'customers[].email', 'are e-mail addresses'],
    ['', emails, 'customers[].email', 'are e-mail addresses'],
    ['Kontakt', emails, 'customers[].email', 'are e-mail addresses'],
    ['Qwx', phones, 'customers[].mobile', 'are phone numbers'],
    ['Custom field 2', births, 'customers[].date_of_birth', 'are days on which people were born'],
    ['Column1', mpans, `${point}.identifier`, 'are numbers of supply points'],
    ['Xyz', ['£12.10', '-£4.00', '£0.00'], 'ledgers[].ledger_balance', 'are amounts, owed by some and to others'],
  ])('“%s”, values of one field alone give it as a guess: %j', (heading, values, target, told) => {
    expect(suggested([[heading, values]])).toMatchObject([
      { target, confidence: 0.55, reason: `The heading says nothing, but its values ${told}.` },
    ])
  })

  test('parts of one address give it together, and a town by its place', () => {
    const towns = ['Whitby', 'Stamford', 'Leicester']
    expect(
      suggested([
        ['F1', streets],
        ['F2', towns],
        ['F3', postcodes],
      ]).map(({ target }) => target),
    ).toEqual([street, 'billing_address.locality', 'billing_address.postal_code'])
  })

  test('whole names are cut', () => {
    const rows = [
      ['A1', 'Ana Lee', 'ana@lee.example'],
      ['A2', 'Bo May', 'bo@may.example'],
      ['A3', 'Cy Ray', 'cy@ray.example'],
    ]
    const [, names] = suggest({ Sheet1: [['Account no', 'Col2', 'E-mail'], ...rows] }).suggestions
    expect(names).toMatchObject({
      confidence: 0.55,
      split: { parts: [{ target: 'customers[].given_name' }, { target: 'customers[].family_name' }] },
    })
  })

  test.each([
    [
      'two columns with such values',
      [
        ['Info 1', emails],
        ['Info 2', ['a@b.example', 'c@d.example', 'e@f.example']],
      ],
    ],
    ['a heading of somebody else', [['Landlord', emails]]],
    ['a heading that is half known', [['Hausverwaltung Telefon', phones]]],
    [
      'values that come again with other accounts',
      [['Info', ['kim@desk.example', 'kim@desk.example', 'sam@desk.example']]],
    ],
    ['digits that may number anything', [['Info', ['0200088101', '0200088102', '0200088103']]]],
    ['days on which hardly anybody was born', [['Info', ['01/01/1936', '01/01/1964', '01/01/1988']]]],
    ['days of this century', [['Info', ['14/03/2014', '02/08/2011', '19/05/2019']]]],
    [
      'numbers whose last digit does not check',
      [['Info', mpans.map((mpan) => `${mpan.slice(0, -1)}${(Number(mpan.at(-1)) + 1) % 10}`)]],
    ],
    ['amounts of one side', [['Info', ['£12.10', '£4.00', '£9.99']]]],
    ['a lone postcode', [['Info', postcodes]]],
    ['tariffs with numbers', [['Info', ['12 month fixed', '24 month fixed', '36 month fixed']]]],
  ] as const)('%s stay undecided', (_, columns) => {
    expect(new Set(suggested(columns).map(({ target }) => target))).toEqual(new Set([null]))
  })

  test('what a heading says elsewhere on the sheet is not said again', () => {
    expect(
      suggested([
        ['E-mail', emails],
        ['Info', ['a@b.example', 'c@d.example', 'e@f.example']],
      ]).at(1)?.target,
    ).toBeNull()
  })

  test('an operator’s own fields are found by what they are', () => {
    const catalogue = catalogueOf(valueIn(describeService(serviceFile('water.openapi.yml'), 'water.yml')).catalogue)
    const workbook = workbookFromRows({
      Sheet1: [
        ['Household no', 'Surname', 'X1', 'X2', 'X3', 'X4'],
        ...[0, 1, 2].map((at) => [
          `H${at}`,
          ['Lee', 'May', 'Ray'][at] ?? '',
          phones[at] ?? '',
          births[at] ?? '',
          streets[at] ?? '',
          postcodes[at] ?? '',
        ]),
      ],
    })
    const targets = suggestMapping(workbook, layoutsOf(workbook), catalogue).suggestions.map(({ target }) => target)
    expect(targets.slice(2)).toEqual([
      'occupants[].phone',
      'occupants[].born',
      'premises[].address.street',
      'premises[].address.postcode',
    ])
  })
})

describe('values of a silent column say nothing', () => {
  const address = ['Street', 'Town', 'Postcode']
  const rowsOf = (...columns: readonly (readonly string[])[]) =>
    [0, 1, 2, 3].map((at) => [`A${at}`, 'Ana', 'Lee', ...columns.map((column) => column[at % column.length] ?? '')])
  const streets = ['1 Elm St', '22 Oak Lane', '3 Mill Road', '47 High Street']

  test.each([
    ['of a town that another column names', 'Prop', ['Flat', 'House', 'Bungalow']],
    ['where they are yes or no', 'Chk', ['No']],
    ['where one code may be a word', 'Chk', ['OK']],
    ['where one code may be a language', 'Lg', ['FR']],
    ['of a postcode that may be a reading', 'Xyz', ['20731', '31882', '44091', '51377']],
  ])('%s', (_, heading, values) => {
    const headings = ['Account no', 'First name', 'Last name', 'Street', heading, 'Town', 'Postcode']
    const rows = rowsOf(streets, values, ['Leeds', 'York'], ['YO21 3PU', 'LS1 1AB'])
    const own = targetsOf(headings, rows)
    const without = targetsOf(
      ['Account no', 'First name', 'Last name', ...address],
      rowsOf(streets, ['Leeds', 'York'], ['YO21 3PU', 'LS1 1AB']),
    )
    expect(own).toEqual([...without.slice(0, 4), null, ...without.slice(4)])
  })

  test('of people in the names of houses, nor of phones beside those of somebody else', () => {
    const houses = ['Rose Cottage', 'Oak Lodge', 'Mill House', 'Old Barn'].map((house, at) => [
      `A${at}`,
      house,
      `p${at}@mail.org`,
    ])
    expect(targetsOf(['Account no', 'Col2', 'E-mail'], houses)[1]).toBeNull()
    const phones = [0, 1, 2, 3].map((at) => [`A${at}`, 'Lee', `+4479111234${at}6`, `+4411349600${at}1`])
    expect(targetsOf(['Account no', 'Last name', 'Info', 'Landlord'], phones).slice(2)).toEqual([null, null])
  })

  test('of a field that another sheet names', () => {
    const [mail, other] = [
      ['a', 'b', 'c', 'd'].map((name) => `${name}@mail.org`),
      ['k', 'l', 'm', 'n'].map((name) => `${name}@jobs.org`),
    ]
    const workbook = workbookFromRows({
      Customers: [
        ['Account no', 'First name', 'Last name', 'E-mail'],
        ...mail.map((one, at) => [`A${at}`, 'Ana', 'Lee', one]),
      ],
      Jobs: [['Account no', 'MPAN', 'Info'], ...other.map((one, at) => [`A${at}`, `10${at}`, one])],
    })
    const { suggestions } = suggestMapping(workbook, layoutsOf(workbook), accountCatalogue)
    expect(suggestions.at(-1)?.target).toBeNull()
  })
})

test('a whole name is not cut where a service has no place for one of its parts', () => {
  const water = serviceFile('water.openapi.yml').replace('forename: {', 'title: {')
  const ofService = catalogueOf(valueIn(describeService(water, 'water.yml')).catalogue)
  const workbook = workbookFromRows({
    People: [
      ['Household no', 'Name', 'Phone'],
      ...['Mr John Smith', 'Ms Ana Lee', 'Dr. Kim Ray'].map((name, at) => [`000000${at}`, name, `+44791112345${at}`]),
    ],
  })
  const { suggestions } = suggestMapping(workbook, layoutsOf(workbook), ofService)
  expect(suggestions[1]?.split).toBeUndefined()
})
