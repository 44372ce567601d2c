import { utils } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { fileOf } from '../../../workbook/files/make-workbook.ts'
import { prepared } from '../../prepare.ts'

const noted = async (file: Awaited<ReturnType<typeof prepared>>) =>
  (await file.call('readReport', {}))
    .filter(({ code }) => code.includes('zero'))
    .map(({ row, value, code }) => [row, value, code])

test('postcodes and phone numbers that lost their zeros are told by the country in their row', async () => {
  const file = await prepared(
    'accounts.csv',
    [
      'account_number,first_name,last_name,mobile,billing_street,billing_town,billing_postcode,billing_country',
      '1001,Ann,Lee,2079460123,1 Elm St,Boston,2134,US',
      '1002,Bob,Ray,612345678,2 Via Roma,Roma,00184,IT',
      '1003,Cy,Dee,+442079460123,3 Oak Rd,Leeds,LS1 4AB,GB',
    ].join('\n'),
  )
  expect(await noted(file)).toEqual([
    [2, '2134', 'postcode_zeros_lost'],
    [3, '612345678', 'phone_zero_lost'],
  ])
})

test('phone numbers beside a supply address alone are told by its country', async () => {
  const heading = 'account_number,first_name,last_name,mobile,supply_street,supply_town,supply_postcode,supply_country'
  const row = '1001,Bob,Ray,612345678,2 Via Roma,Roma,00184,IT'
  expect(await noted(await prepared('accounts.csv', `${heading}\n${row}`))).toEqual([
    [2, '612345678', 'phone_zero_lost'],
  ])
})

test('where all rows name one country, a value is doubted by it, and by another once a row names that', async () => {
  const file = await prepared(
    'accounts.csv',
    [
      'account_number,first_name,last_name,billing_street,billing_town,billing_postcode,billing_country',
      '1001,Ann,Lee,1 Elm St,Boston,2134,US',
      '1002,Bob,Ray,2 Elm St,Boston,02135,US',
    ].join('\n'),
  )
  expect(await noted(file)).toEqual([[2, '2134', 'postcode_zeros_lost']])
  await file.call('editCells', { edits: [{ sheet: 'accounts', row: 2, column: 7, text: 'GB' }] })
  await file.call('settle', {})
  expect(await noted(file)).toEqual([])
})

const addresses = ['Billing', 'Supply']
test.each(addresses)('on a sheet of contacts phones are of the country of the %s address', async (address) => {
  const accounts = [
    ['Account number', ...['street', 'town', 'country'].map((part) => `${address} ${part}`)],
    ['A-1001', '1 Elm St', 'Leeds', 'GB'],
    ['A-1002', '2 Rue Verte', 'Lyon', 'FR'],
  ]
  const contacts = [
    ['Account number', 'First name', 'Last name', 'Mobile'],
    ['A-1002', 'Bob', 'Ray', '0612345678'],
    ['A-1001', 'Ann', 'Lee', '07400123456'],
  ]
  const file = fileOf(accounts, 'xlsx', (_, book) =>
    utils.book_append_sheet(book, utils.aoa_to_sheet(contacts), 'Contacts'),
  )
  const { call, first } = await prepared('accounts.xlsx', file)
  const { sheets, defaults, constants } = first.mapping
  const sheet = sheets.find((one) => one.sheet === 'Contacts')!
  const { lines } = await call('previewColumn', { sheet, column: 4, defaults, constants })
  expect(lines.map(({ results }) => results.map(({ value }) => value))).toEqual([['+33612345678'], ['+447400123456']])
  const sent = JSON.stringify(await call('readPayloads', { keys: ['A-1001', 'A-1002'] }))
  expect([sent.includes('+33612345678'), sent.includes('+447400123456')]).toEqual([true, true])
})
