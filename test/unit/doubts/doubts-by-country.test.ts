import { describe, expect, test } from 'vitest'
import { inWords } from '../../support/words/in-words.ts'
import { issuesIn, notedIn } from './doubts-in.ts'

describe('what depends on the country of its row', () => {
  test('is a postcode of digits, which needs no other to tell that its zeros are lost', () => {
    const countries = ['US', 'US', 'US', 'DE', 'GB', 'US', null, 'AU', 'US', 'US']
    const values = ['02134', 2134, '501', 1067, 2134, '21361234', 2134, '0800', '12', '60601-1234']
    expect(notedIn('postcode', values, { countries })).toEqual([
      'row 3: postcode_zeros_lost: 02134',
      'row 4: postcode_zeros_lost: 00501',
      'row 5: postcode_zeros_lost: 01067',
      'row 7: postcode_zeros_lost: 021361234',
    ])
    const [issue] = issuesIn('postcode', [2134], { countries: ['US'] }).map(inWords)
    expect(issue).toMatchObject({
      level: 'warning',
      message:
        'Row 2, column A (“Value”): “2134” has fewer digits than a postcode of its country (US). A spreadsheet may have taken its leading zeros away: compare it with your records.',
    })
  })

  test('is a postcode that Map fills up with zeros', () => {
    expect(notedIn('postcode', [2134], { countries: ['US'], reading: { padZeros: 5 } })).toEqual([])
  })

  test('is a phone number, which may be alike in rows of two countries', () => {
    const values = [612_345_678, 612_345_678, 7_911_123_456, 612_345_678]
    expect(notedIn('phone', values, { countries: ['IT', 'FR', 'GB', null] })).toEqual([
      'row 1: phone_zero_added_in_column',
      'row 2: phone_zero_lost: +390612345678',
    ])
  })

  test('is the kind of a phone number', () => {
    const values = ['07400 123456', '020 7946 0123', '07400 123457', '020 7946 0124']
    expect(notedIn('mobile', values, { countries: ['GB', 'GB', 'GB', null] })).toEqual([
      'row 1: landline_as_mobile_in_column',
    ])
    const [issue] = issuesIn('mobile', values, { countries: ['GB', 'GB', 'GB', null] }).map(inWords)
    expect(issue?.message).toContain('1 of its 4 values, such as “020 7946 0123” in row 3')
  })
})
