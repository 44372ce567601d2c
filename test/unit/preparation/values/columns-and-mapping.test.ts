import { describe, expect, test } from 'vitest'
import { accountCatalogue } from '../../../../shared/catalogue/account-catalogue.ts'
import {
  alsoFill,
  changeDefaults,
  changeReading,
  settleColumn,
} from '../../../../shared/mapping/model/change-mapping.ts'
import type { Split } from '../../../../shared/mapping/model/mapping.ts'
import { prepared } from '../prepare.ts'
import { xlsx } from '../sheets/peculiar-files.ts'

describe('columns', () => {
  test('are pictured with samples, a suggestion, how they are read and what can be translated', async () => {
    const { call } = await prepared(
      'a.csv',
      'Account;Born;SMS allowed;Balance\n1;13.02.1960;ja;1,50\n2;01.02.1961;nein;2,00\n3;;ja;\n',
    )
    const columns = await call('readColumns', { sheet: 'a' })

    expect(
      columns.map(({ header, samples, filledCount, detected }) => [header, samples, filledCount, detected]),
    ).toEqual([
      ['Account', ['1', '2', '3'], 3, {}],
      ['Born', ['13.02.1960', '01.02.1961'], 2, { dateOrder: 'DMY' }],
      ['SMS allowed', ['ja', 'nein'], 3, columns[2]?.detected],
      ['Balance', ['1,50', '2,00'], 2, { decimalMark: ',' }],
    ])
    expect(columns[2]?.distinct).toEqual([
      { value: 'ja', count: 2 },
      { value: 'nein', count: 1 },
    ])
    expect(columns.map(({ suggestion }) => suggestion?.target)).toEqual([
      'external_account_number',
      'customers[].date_of_birth',
      'customers[].customer_preferences.opted_into_sms',
      'ledgers[].ledger_balance',
    ])
  })

  test('are pictured as read by the custom of the country that the addresses name', async () => {
    const { call } = await prepared('a.csv', 'Account,Born,Billing country\n1,01/02/1960,US\n2,03/04/1961,US\n')
    const columns = await call('readColumns', { sheet: 'a' })
    expect(columns[1]?.detected).toEqual({ dateOrder: 'MDY' })
  })

  test('that are cut as names name the forms of address that nothing takes, once each', async () => {
    const rows = ['1,Mrs Ana Lee', '2,Mr. Bo Ray', '3,"May, MR Cy"', '4,Bo Lee', '5,Mr & Mrs Ng']
    const { call, first } = await prepared('a.csv', ['Account number,Customer name', ...rows, ''].join('\n'))
    expect(first.mapping.sheets[0]?.columns[1]?.split?.cut).toEqual({ by: 'name' })
    const titles = async () => (await call('readColumns', { sheet: 'a' })).map(({ titlesLeftOut }) => titlesLeftOut)
    expect(await titles()).toEqual([undefined, ['Mrs', 'Mr.']])
  })

  test.each([
    ['is sent', ['customers[0].given_name', 'customers[0].family_name'], ['Mrs', 'Ana'], true],
    ['is not sent', [null, 'customers[0].given_name'], ['Ana', undefined], false],
  ])('that are cut at spaces are said to hold a form of address where it %s', async (_, targets, names, isSaid) => {
    const { call, first } = await prepared('a.csv', 'Account number,Who\n1,Mrs Ana Lee\n2,Mr Bo Ray\n3,Ms Cy May\n')
    const [sheet] = first.mapping.sheets
    const split: Split = {
      cut: { by: 'separator', separator: ' ', rest: 'last' },
      parts: [...targets, null].map((target) => ({ target })),
    }
    const columns = sheet!.columns.map((one) => (one.column === 2 ? { ...one, target: null, split } : one))
    await call('changeMapping', { mapping: { ...first.mapping, sheets: [{ ...sheet!, columns }] } })
    while ((await call('settle', {})) !== null);
    const [customer] = (await call('readAccount', { key: '1' })).payload.customers as readonly Record<string, string>[]
    expect([customer?.given_name, customer?.family_name]).toEqual(names)
    const codes = (await call('readReport', {})).map(({ code }) => code)
    expect(codes.some((code) => code.startsWith('name_with_remark'))).toBe(isSaid)
  })

  test('are previewed as they are sent, by what other columns say of dates', async () => {
    const { call, first } = await prepared(
      'a.csv',
      'Account,Born,Supply start date\n1,12/25/1985,01/06/2024\n2,12/26/1985,02/07/2024\n',
    )
    const { sheets, defaults, constants } = first.mapping
    const [sheet] = sheets
    const { lines } = await call('previewColumn', { sheet: sheet!, column: 3, defaults, constants })
    expect(lines.map(({ results }) => results.map(({ value }) => value))).toEqual([['2024-01-06'], ['2024-02-07']])
    const sent = await call('readPayloads', { keys: ['1'] })
    expect(JSON.stringify(sent)).toContain('2024-01-06')
  })

  test('with more values than anybody translates have no list of them', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => `${index}`)
    const { call } = await prepared('a.csv', `Account\n${rows.join('\n')}\n`)
    expect(
      (await call('readColumns', { sheet: 'a' })).map(({ distinct, filledCount }) => [distinct, filledCount]),
    ).toEqual([[null, 60]])
  })
})

test('a column that fills two fields is doubted, told of and mended as when it filled one', async () => {
  const born = ['25/06/1960', '06/25/1961', '03/04/62', '05/06/1963', '31/02/1964']
  const csv = `Account,First name,E-mail,Born\n${born.map((day, at) => `${at + 1},Ana,${at === 0 ? 'nobody' : 'a@mail.org'},${day}`).join('\n')}\n`
  const { call, first } = await prepared('a.csv', csv)
  const report = async () => (await call('readReport', {})).map(({ code, row, column }) => `${code} ${row} ${column}`)
  const before = await report()
  expect(before.map((one) => one.split(' ')[0])).toEqual(
    expect.arrayContaining(['email_unreadable', 'date_unreadable', 'year_of_two_digits', 'date_order_open']),
  )
  const [mail, start] = ['customers[1].email', 'supply_addresses[].supply_points[].supply_start_date']
  const more = alsoFill(
    accountCatalogue,
    alsoFill(accountCatalogue, first.mapping, { sheet: 'a', column: 3 }, mail),
    { sheet: 'a', column: 4 },
    start,
  )
  await call('changeMapping', { mapping: more })
  expect(await report()).toEqual(before)
  const edits = [{ sheet: 'a', row: 2, column: 3, text: 'b@mail.org' }]
  await call('editCells', { edits })
  const [payload] = await call('readPayloads', { keys: ['1'] })
  const day = '1960-06-25'
  expect(payload).toMatchObject({
    payload: {
      customers: [{ email: 'b@mail.org', date_of_birth: day }],
      supply_addresses: [{ supply_points: [{ supply_start_date: day }] }],
    },
  })
})

const people = `Account number,First name,Last name,Phone
A-700100,Ana,Lee,020 7946 0001
A-700101,Bo,Ng,020 7946 0002
A-700102,Cy,Ray,06 12 34 56 78
A-700103,Di,Fox,call before noon
`

test('numbers without a country are asked about in Map, and a value that can’t be read is left to Check', async () => {
  const { first, call } = await prepared('people.csv', people)
  const phone = async () => (await call('readColumns', { sheet: 'people' })).find(({ header }) => header === 'Phone')
  expect(first.summary.undecided?.toDoCount).toBe(1)
  expect(await phone()).toMatchObject({ asked: { count: 3, code: 'phone_country_missing' }, errorCount: 1 })

  const mapping = changeDefaults(first.mapping, { phoneCountry: 'GB' })
  await call('changeMapping', { mapping })
  const british = await phone()
  expect([british?.asked, british?.errorCount]).toEqual([undefined, 1])
  expect(british?.unusualNumbers).toMatchObject({
    ...{ count: 1, restCount: 0, values: [{ value: '06 12 34 56 78', count: 1 }] },
  })

  const phoneColumn = { sheet: 'people', column: 4 }
  const right = settleColumn(mapping, phoneColumn, british?.unusualNumbers?.values)
  await call('changeMapping', { mapping: right })
  expect((await phone())?.unusualNumbers).toBeUndefined()

  await call('changeMapping', { mapping: changeReading(right, phoneColumn, { phoneCountry: 'IE' }) })
  expect((await phone())?.unusualNumbers?.values.map(({ value }) => value)).toContain('06 12 34 56 78')
})

test('numbers that are found right in Map are those that were named there, and no other', async () => {
  const others = Array.from({ length: 11 }, (_, at) => `A-70020${at},Gus,Orr,06 12 34 56 ${at + 10}\n`).join('')
  const { first, call } = await prepared('people.csv', `${people}${others}`)
  const phone = async () => (await call('readColumns', { sheet: 'people' })).find(({ header }) => header === 'Phone')
  const mapping = changeDefaults(first.mapping, { phoneCountry: 'GB' })
  await call('changeMapping', { mapping })
  const asked = (await phone())?.unusualNumbers
  expect([asked?.values.length, asked?.restCount]).toEqual([10, 2])
  await call('changeMapping', {
    mapping: settleColumn(mapping, { sheet: 'people', column: 4 }, asked?.values),
  })
  expect((await phone())?.unusualNumbers).toMatchObject({ count: 2, restCount: 0 })
})

describe('mapping', () => {
  const text = 'Account,First name\n1,Ana\n2,Carl\n'

  test('is changed, and thrown away for a suggestion', async () => {
    const { call, first } = await prepared('a.csv', text)
    const [sheet] = first.mapping.sheets
    const columns = sheet!.columns.map((column) => (column.column === 2 ? { ...column, target: null } : column))
    const changed = await call('changeMapping', { mapping: { ...first.mapping, sheets: [{ ...sheet!, columns }] } })

    expect(changed.accounts.map(({ name }) => name)).toEqual(['', ''])
    expect((await call('suggestMapping', {})).accounts.map(({ name }) => name)).toEqual(['Ana', 'Carl'])
  })

  test('without an account number says so', async () => {
    const { call, first } = await prepared('a.csv', text)
    await call('changeMapping', { mapping: { ...first.mapping, sheets: [] } })
    expect((await call('listProblems', {})).map(({ code }) => code)).toEqual(['mapping_account_number_missing'])
    expect((await call('readStrayIssues', {})).map(({ code }) => code)).toEqual(['mapping_account_number_missing'])
  })

  test('for last month’s file fits this month’s, whose sheet has another name', async () => {
    const { first } = await prepared('march.csv', text)
    const april = await prepared('april.csv', 'Account,First name\n3,Zoë\n', { mapping: first.mapping })
    expect(april.first.accounts.map(({ accountNumber, name }) => [accountNumber, name])).toEqual([['3', 'Zoë']])
  })

  test('does not fit a file with blanks where its headers were', async () => {
    const { first } = await prepared('march.csv', text)
    const other = await prepared('april.csv', ',\n3,Zoë\n', { mapping: first.mapping })
    expect(other.first.mapping.sheets.map(({ sheet }) => sheet)).toEqual(['march'])
  })

  test('is found anew for a sheet whose headers are elsewhere, and kept for the others', async () => {
    const { call, first } = await prepared('a.csv', `Name,Note\n${text}`)
    const moved = await call('changeSheets', { sheets: [{ sheet: 'a', isIncluded: true, headerRow: 2 }] })
    const again = await call('changeSheets', { sheets: [{ sheet: 'a', isIncluded: false, headerRow: 2 }] })

    expect(first.mapping.sheets[0]?.headerRow).toBe(1)
    expect(moved.mapping.sheets[0]?.columns.map(({ header, target }) => [header, target])).toEqual([
      ['Account', 'external_account_number'],
      ['First name', 'customers[].given_name'],
    ])
    expect([moved.accounts.length, again.accounts.length]).toEqual([2, 0])
  })
})

test('of days that look alike in their cells, those that have come tell an end', async () => {
  const ending = (iso: string) => ({ t: 'n', v: Date.parse(iso) / 86_400_000 + 25_569, z: 'd-mmm' }) as const
  const rows = ['2022-12-31', '2149-12-31', '2021-12-31'].map((iso, at) => [`A-70010${at}`, 'Lee', ending(iso)])
  const { first, call } = await prepared(...xlsx([['Account number', 'Last name', 'Contract end'], ...rows]))
  const { kinds } = await call('readSaidOfAccounts', { sheet: first.mapping.sheets[0]?.sheet ?? '', column: 3 })
  expect(kinds.map(({ day, count }) => [day, count])).toEqual([
    ['past', 2],
    ['coming', 1],
  ])
})
