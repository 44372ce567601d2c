import { describe, expect, test } from 'vitest'
import { readAs, unreadable } from '../../../../shared/mapping/read/read-outcome.ts'
import { readPhone } from '../../../../shared/mapping/read/read-phone.ts'
import { readEmail } from '../../../../shared/mapping/read/text/read-email.ts'
import { readCountry } from '../../../../shared/mapping/read/text/read-text.ts'
import { date, number, text } from './cells.ts'

describe('a phone number', () => {
  test.each([
    ['+15125552087', null, '+15125552087'],
    ['+44 (0)20 7946 0123', null, '+442079460123'],
    ['(512) 555-0100', 'US', '+15125550100'],
    ['1-512-555-0100', 'US', '+15125550100'],
    ['020 7946 0123', 'GB', '+442079460123'],
    ['0176 12345678', 'DE', '+4917612345678'],
    ['0044 20 7946 0123', null, '+442079460123'],
    ['tel:+1-512-555-0100', null, '+15125550100'],
    ['+49 30 901820', 'US', '+4930901820'],
    ['0171/1234567', 'DE', '+491711234567'],
    ['039881/1234', 'DE', '+49398811234'],
    ['+49 171/1234567', 'DE', '+491711234567'],
    ['04921 123456', 'DE', '+494921123456'],
    ['442079460123', 'GB', '+442079460123'],
    ['436641234567', 'AT', '+436641234567'],
  ])('“%s” in %s is %s', (shown, country, expected) => {
    expect(readPhone(text(shown), country)).toEqual(readAs(expected))
  })

  test.each([
    ['n/a', null],
    ['n/a', 'US'],
    ['12345', 'US'],
    ['555-0100', 'US'],
    ['+1512555', null],
    ['+15125550100000', null],
    ['512-555-0100 or 0101', 'US'],
    ['call the office', 'US'],
    ['ana@example.org', 'US'],
    ['9'.repeat(5000), 'US'],
  ])('“%s” in %s is none', (shown, country) => {
    expect(readPhone(text(shown), country)).toEqual(unreadable('phone_unreadable'))
  })

  test.each([
    ['020 7946 0123 (ext 12)', '+442079460123', 'phone_extension_left_out'],
    ['020 7946 0123 ext:12', '+442079460123', 'phone_extension_left_out'],
    ['020 7946 0123 x12', '+442079460123', 'phone_extension_left_out'],
    ['020 7946 0123 extension 12', '+442079460123', 'phone_extension_left_out'],
  ] as const)('“%s” is read without its extension, which is said', (shown, number, remark) => {
    expect(readPhone(text(shown), 'GB')).toEqual(readAs(number, remark))
  })

  test.each([
    ['020 7946 0123 - ask for Ana', '+442079460123'],
    ['020 7946 0123 after 6pm', '+442079460123'],
    ['020 7946 0123 opt 2', '+442079460123'],
    ['O2O 7946 0123', '+442079460123'],
    ['020 7946 0l23', '+442079460123'],
  ])('“%s” is suggested as %s, without what is no part of it', (shown, number) => {
    expect(readPhone(text(shown), 'GB')).toEqual(unreadable('phone_unreadable', number))
  })

  test.each(['020 7946 0123 or 020 7946 0124', '020 7946 0123; 020 7946 0124', '020 7946 0123, 020 7946 0124'])(
    'of several is none: “%s”',
    (shown) => {
      expect(readPhone(text(shown), 'GB')).toEqual(unreadable('phone_of_several'))
    },
  )

  test('with an extension wants a country like any other', () => {
    expect(readPhone(text('020 7946 0123 ext. 12'), null)).toEqual(unreadable('phone_country_missing'))
  })

  test('without + needs a country', () => {
    expect(readPhone(text('512-555-0100'), null)).toEqual(unreadable('phone_country_missing'))
    expect(readPhone(text('512-555-0100'), 'XX')).toEqual(unreadable('phone_country_missing'))
  })

  test('held as a number has lost nothing but its leading zero', () => {
    expect(readPhone(number('2079460123'), 'GB')).toEqual(readAs('+442079460123'))
    expect(readPhone(number('15125550100', '1.51256E+10'), 'US')).toEqual(readAs('+15125550100'))
    expect(readPhone(date('2024-06-09'), 'US')).toEqual(unreadable('phone_unreadable'))
  })

  test.each([number('491711234567', '4.91711E+11'), text('49 171 1234567')])(
    'that begins with the number of its country is read as if + stood there, and that is said: %o',
    (cell) => {
      expect(readPhone(cell, 'DE')).toEqual(readAs('+491711234567', 'phone_plus_added'))
    },
  )

  test.each([
    ['040 123456/123457', 'DE'],
    ['030-123456-12/13', 'DE'],
    ['040/123456 / 040/123457', 'DE'],
    ['020 7946 0123 / 0124', 'GB'],
  ])('of two is none: “%s”', (shown, country) => {
    expect(readPhone(text(shown), country)).toEqual(unreadable('phone_of_several'))
  })

  test('that an export took for a number with decimals is suggested without them', () => {
    expect(readPhone(text('1711234567.0'), 'DE')).toEqual(unreadable('phone_unreadable', '+491711234567'))
  })

  test('in a range that is not known is read, with a remark', () => {
    expect(readPhone(text('07700 900123'), 'GB')).toEqual(readAs('+447700900123', 'phone_unusual'))
  })

  test('with an extension is read without it, with a remark', () => {
    expect(readPhone(text('512-555-0100 ext. 5'), 'US')).toEqual(readAs('+15125550100', 'phone_extension_left_out'))
  })
})

describe('an e-mail address', () => {
  test.each([
    'ana@example.org',
    "o'neill@example.com",
    'ana.lee+news@mail.example.co.uk',
    'ana_lee-1@ex-ample.org',
    'jürgen@müller.example',
    'ana@xn--mller-kva.xn--p1ai',
  ])('%s is kept as it is', (address) => {
    expect(readEmail(address)).toEqual(readAs(address))
  })

  test.each([
    'maria.example.com',
    'ana@',
    '@example.org',
    'ana@example',
    'ana@@example.org',
    'ana@exa mple',
    'ana..lee@example.org',
    '.ana@example.org',
    'ana@-example.org',
    'ana@example.123',
    'ana lee@example.org',
    'n/a',
    `${'a'.repeat(70)}@example.org`,
  ])('%s is none', (address) => {
    expect(readEmail(address)).toEqual(unreadable('email_unreadable'))
  })

  test.each([
    ['Ana Lee <ana@example.org>', 'ana@example.org'],
    ['mailto:ana@example.org', 'ana@example.org'],
    ['ana @example.org', 'ana@example.org'],
    ['ana@example.org.', 'ana@example.org'],
    ['ana@example. org', 'ana@example.org'],
    ['John Smith john@example.org', 'john@example.org'],
    ['E-mail: john@example.org', 'john@example.org'],
    ['email:john@example.org', 'john@example.org'],
    ['john@example.org (home)', 'john@example.org'],
  ])('%s is refused, and %s suggested', (shown, suggestion) => {
    expect(readEmail(shown)).toEqual(unreadable('email_unreadable', suggestion))
  })
})

describe('several e-mail addresses in a cell', () => {
  test.each(['ana@x.org; bo@x.org', 'ana@x.org / bo@x.org', 'ana@x.org\nbo@x.org', 'ana@x.org bo@x.org'])(
    'are not one: “%s”',
    (shown) => {
      expect(readEmail(shown)).toEqual(unreadable('email_of_several'))
    },
  )
})

describe('a country', () => {
  test.each([
    ['US', 'US'],
    ['us', 'US'],
    ['USA', 'USA'],
    ['United States', 'US'],
    ['Deutschland', 'DE'],
    ['Royaume-Uni', 'GB'],
    ['UK', 'GB'],
  ])('“%s” is %s', (shown, expected) => {
    expect(readCountry(shown)).toEqual(readAs(expected))
  })

  test('that is not known is kept, with a remark', () => {
    expect(readCountry('Atlantis')).toEqual(readAs('Atlantis', 'country_unusual'))
    expect(readCountry('xx')).toEqual(readAs('XX', 'country_unusual'))
  })
})
