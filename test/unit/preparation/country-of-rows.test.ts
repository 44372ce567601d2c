import { expect, test } from 'vitest'
import { prepared } from './prepare.ts'

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
