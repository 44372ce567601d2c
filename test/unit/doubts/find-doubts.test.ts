import { describe, expect, test } from 'vitest'
import { accountCatalogue } from '../../../shared/catalogue/account-catalogue.ts'
import { findDoubts } from '../../../shared/doubts/find-doubts.ts'
import { finish } from '../../../shared/long-work.ts'
import type { Reading } from '../../../shared/mapping/mapping.ts'
import { cellReader } from '../../../shared/mapping/read-value.ts'
import type { Cell, CellDoubt, Sheet } from '../../../shared/sheet.ts'
import { type CellValue, sheetFromRows } from '../../support/workbook-from-rows.ts'

const fields = {
  identifier: 'external_account_number',
  postcode: 'billing_address.postal_code',
  text: 'customers[].family_name',
  given: 'customers[].given_name',
  street: 'billing_address.street_address',
  email: 'customers[].email',
  phone: 'customers[].mobile',
  date: 'customers[].date_of_birth',
  decimal: 'ledgers[].ledger_balance',
  supplyPoint: 'supply_addresses[].supply_points[].identifier',
} as const

type Given = {
  readonly isCut?: boolean
  readonly reading?: Reading
  /** By row index. */
  /** Of each row of data. */
  readonly countries?: readonly (string | null)[]
  readonly ofFile?: Readonly<Record<number, readonly CellDoubt[]>>
}

/** Its first column, below a heading. */
function columnOf(sheet: Sheet, field: keyof typeof fields, { reading = {}, countries, isCut = false }: Given) {
  const leaf = accountCatalogue.leaf(fields[field])
  if (leaf === undefined) throw new Error(`No field ${fields[field]}`)
  const rowIndexes = Array.from({ length: sheet.rowCount - 1 }, (_, index) => index + 1)
  const read = cellReader(leaf.kind, reading)
  const countryAt = countries === undefined ? null : (rowIndex: number) => countries[rowIndex - 1] ?? null
  return {
    sheet,
    label: undefined,
    rowIndexes,
    headerRowIndex: 0,
    columnIndex: 0,
    header: 'Value',
    leaf,
    read,
    isCut,
    countryAt,
    unused: [],
    leftOut: [],
  }
}

function issuesIn(field: keyof typeof fields, values: readonly CellValue[], given: Given = {}) {
  const { ofFile = {} } = given
  const rows = sheetFromRows('Sheet1', [['Value'], ...values.map((value) => [value])])
  const sheet: Sheet = {
    ...rows,
    isDoubted: true,
    doubtsAt: (row, column) => ofFile[row - 1] ?? rows.doubtsAt(row, column),
  }
  const { atCells, ofColumn } = finish(findDoubts(columnOf(sheet, field, given)))
  return [...ofColumn, ...[...atCells].sort(([one], [other]) => one - other).flatMap(([, found]) => found)]
}

/** What is said of the values of one column, below the heading "Value" in column A. */
const doubtsIn = (...given: Parameters<typeof issuesIn>) =>
  issuesIn(...given).map(({ level, message, suggestion }) => [
    level,
    message,
    ...(suggestion === undefined ? [] : [suggestion]),
  ])

/** In short: where, what, and what would mend it. */
const notedIn = (...given: Parameters<typeof issuesIn>) =>
  issuesIn(...given).map(({ code, where, suggestion }) =>
    [`row ${where?.cell?.row}`, code, ...(suggestion === undefined ? [] : [suggestion])].join(': '),
  )

const date = (iso: string): Cell => ({ kind: 'date', text: iso, iso })
const shown = (text: string, digits: string): Cell => ({ kind: 'number', text, digits })
const times = (count: number, value: (index: number) => CellValue): CellValue[] =>
  Array.from({ length: count }, (_, index) => value(index))
const names = ['Lee', 'Patel', 'Ng', 'O’Brien', 'Kowalski']

describe('a cell is doubted', () => {
  test('but not to want a zero, where a + is what it lost', () => {
    expect(doubtsIn('phone', [491_711_234_567], { reading: { phoneCountry: 'DE' } })).toEqual([])
  })

  test.each<[string, keyof typeof fields, readonly CellValue[], readonly string[], Given?]>([
    [
      'that is a phone number only with the zero that a spreadsheet took away',
      'phone',
      ['06 6981 2345', 669_812_346],
      [
        'warning',
        'Row 3, column A (“Value”): “669812346” is no phone number that is in use, but with a zero in front it is +390669812346: a spreadsheet may have taken the zero away. Compare it with your records, then take the suggestion.',
        '+390669812346',
      ],
      { reading: { phoneCountry: 'IT' } },
    ],
    [
      'that has a whole address where the street belongs',
      'street',
      ['1 Elm St', '2 Elm St, Apt 1204', '3 Elm St, Flat 2', '4 Elm St, Leeds, LS1 4AB'],
      [
        'warning',
        'Row 5, column A (“Value”): “4 Elm St, Leeds, LS1 4AB” seems to be a whole address, and all of it is sent as the street. Cut the column into its parts in Map, or type the street alone.',
      ],
    ],
    [
      'that a text file has as a spreadsheet of another country wrote it: dates with their year in front',
      'date',
      ['25/04/2026', '2026-03-04', '13/05/2026', '2026-07-07', '31/12/2026', '2026-01-01'],
      [
        'warning',
        'Row 3, column A (“Value”): day and month of “2026-03-04” are probably swapped: a spreadsheet program of another country made dates of those it could read, and left others, such as “25/04/2026”, as text. Compare one with your records, then take the suggestions. No date order in the mapping changes these.',
        '2026-04-03',
      ],
    ],
    [
      'that has them swapped, although a date was typed in later',
      'date',
      [
        '25/04/2026',
        date('2026-03-04'),
        '13/05/2026',
        date('2026-07-07'),
        '31/12/2026',
        date('2026-01-01'),
        date('2023-08-21'),
      ],
      [
        'warning',
        'Row 3, column A (“Value”): day and month of “2026-03-04” are probably swapped: a spreadsheet program of another country made dates of those it could read, and left others, such as “25/04/2026”, as text. Compare one with your records, then take the suggestions. No date order in the mapping changes these.',
        '2026-04-03',
      ],
    ],
    [
      'that lost the zeros which others begin with',
      'identifier',
      ['007001', '007002', 7003],
      [
        'warning',
        'Row 4, column A (“Value”): “7003” is shorter than others in this column, such as “007001”. A spreadsheet may have taken its leading zeros away: compare it with your records.',
        '007003',
      ],
    ],
    [
      'when it is a postcode shorter than the others',
      'postcode',
      [...times(24, (index) => 75_201 + index), 2134],
      [
        'warning',
        'Row 26, column A (“Value”): “2134” is shorter than others in this column, such as “75201”. A spreadsheet may have taken its leading zeros away: compare it with your records.',
        '02134',
      ],
    ],
    [
      'that has more digits than a spreadsheet keeps',
      'text',
      ['Lee', shown('10443720856539900', '10443720856539900')],
      [
        'warning',
        'Row 3, column A (“Value”): “10443720856539900” is sent as “10443720856539900”, but a spreadsheet keeps no more than 15 digits of a number, so the last ones may be wrong. Compare it with your records.',
      ],
    ],
    [
      'whose year has two digits',
      'date',
      ['09.06.2024', '10.06.2024', '11.06.24'],
      [
        'warning',
        'Row 4, column A (“Value”): the year in “11.06.24” has two digits. It is read as 2024-06-11. Check the century.',
        '2024-06-11',
      ],
    ],
    [
      'that is text among dates',
      'date',
      [date('2024-06-09'), date('2024-06-10'), date('2024-06-11'), '12 June 2024'],
      [
        'warning',
        'Row 5, column A (“Value”): “12 June 2024” is text among dates, and is read as 2024-06-12. Check that day and month are right.',
        '2024-06-12',
      ],
    ],
    [
      'that is text among numbers',
      'decimal',
      [1, 2, 3, '1,204.50'],
      ['info', 'Row 5, column A (“Value”): “1,204.50” is text among numbers, and is read as 1204.50.', '1204.50'],
    ],
    [
      'that has three decimals where others have two',
      'decimal',
      ['12.50', '3.10', '(2.500)'],
      [
        'warning',
        'Row 4, column A (“Value”): “(2.500)” is read with three decimals, and others have fewer, such as “12.50”. If its point or comma stands between thousands, type the amount without it; else leave it.',
        '(2500)',
      ],
    ],
    [
      'that has three decimals and cannot be thousands',
      'decimal',
      ['12.50', '3.10', '0.125'],
      [
        'warning',
        'Row 4, column A (“Value”): “0.125” is read with three decimals, and others have fewer, such as “12.50”. If its point or comma stands between thousands, type the amount without it; else leave it.',
      ],
    ],
    [
      'whose format says DR of what is read as a credit',
      'decimal',
      [shown('20.00 CR', '20'), shown('20.00 CR', '-20'), shown('0.00 DR', '0')],
      [
        'warning',
        'Row 2, column A (“Value”): the spreadsheet shows “20.00 CR”, but the number in it is read as 20.00 to pay. If the word is right for all of this column, say in Map, at its values, that a credit is a positive amount; else type the amount with CR or DR.',
        '20 CR',
      ],
    ],
    [
      'that is a number among words',
      'text',
      [...names, 12],
      [
        'info',
        'Row 7, column A (“Value”): “12” is a number where the others of this column have words. Check that it stands in the right column.',
      ],
    ],
    [
      'that has spaces around it',
      'text',
      [...names, ' Ana '],
      ['info', 'Row 7, column A (“Value”): there are spaces before or after “Ana”. They are not sent.', 'Ana'],
    ],
    [
      'with a non-breaking space inside',
      'text',
      [...names, 'van\u00a0Dam'],
      [
        'warning',
        'Row 7, column A (“Value”): “van Dam” holds a non-breaking space, which nobody sees but which is sent. Use the text without it, or type the value anew.',
        'van Dam',
      ],
    ],
    [
      'with a sign that has no width',
      'email',
      ['a@example.org', 'b@example.org', 'c@example.org', 'd\u200b@example.org'],
      [
        'warning',
        'Row 5, column A (“Value”): “d\u200b@example.org” holds a sign without width, which nobody sees but which is sent. Use the text without it, or type the value anew.',
        'd@example.org',
      ],
    ],
    [
      'that is merged with the one beside it',
      'text',
      [...names],
      [
        'warning',
        'Row 3, column A (“Value”): this cell is merged with the one beside it, so “Patel” counts for both columns. Type what belongs here, or clear it.',
      ],
      { ofFile: { 1: ['merged'] } },
    ],
  ])('%s', (_, field, values, said, given) => {
    expect(doubtsIn(field, values, given)).toEqual([said])
  })
})

test('a text of very many blanks is looked at like any other', () => {
  expect(notedIn('identifier', [`1${' '.repeat(300_000)}!!`, 'A1'])).toEqual(['row 2: text_cut_off'])
})

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
    const [issue] = issuesIn('postcode', [2134], { countries: ['US'] })
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
})

describe('what stands for another value, or none, is doubted', () => {
  test.each<[string, keyof typeof fields, readonly CellValue[], readonly string[]]>([
    [
      'what databases write',
      'text',
      [...names, 'NULL', 'n/a'],
      ['row 7: placeholder_as_value', 'row 8: placeholder_as_value'],
    ],
    [
      'a code that is to follow',
      'identifier',
      ['A1', 'A2', ' TBC ', 'A4'],
      ['row 4: spaces_around: TBC', 'row 4: placeholder_as_value'],
    ],
    ['a dash for a postcode', 'postcode', ['10115', '-', '10117'], ['row 3: placeholder_as_value']],
    [
      'marks for the row above',
      'text',
      [...names, '"', 'ditto', 'as above'],
      ['row 7: ditto_mark', 'row 8: ditto_mark', 'row 9: ditto_mark'],
    ],
    [
      'most of a column at once',
      'text',
      [...names, ...times(6, () => 'NULL')],
      ['row 1: placeholder_as_value_in_column'],
    ],
    [
      'letters of another encoding',
      'text',
      [...names, 'JÃ¼rgen MÃ¼ller', 'Oâ€™Neill', 'RenÃ©e', 'Ruda ÅšlÄ…ska'],
      [
        'row 7: text_garbled: Jürgen Müller',
        'row 8: text_garbled: O’Neill',
        'row 9: text_garbled: Renée',
        'row 10: text_garbled: Ruda Śląska',
      ],
    ],
    [
      'letters of an old Macintosh',
      'text',
      [...names, 'MŸller', 'RenŽe', 'RenŽ', 'SmithÕs'],
      [
        'row 7: text_garbled: Müller',
        'row 8: text_garbled: Renée',
        'row 9: text_garbled: René',
        'row 10: text_garbled: Smith’s',
      ],
    ],
    [
      'capitals inside a name that may be letters of an old Macintosh, without guessing',
      'text',
      [...names, 'InterŠport', 'CafŽhaus'],
      ['row 7: text_garbled', 'row 8: text_garbled'],
    ],
    [
      'addresses of nobody',
      'email',
      [...times(5, (index) => `p${index}@mail.org`), 'noemail@noemail.com', 'none@x.org', 'na@na.com', 'x@none.com'],
      [7, 8, 9, 10].map((row) => `row ${row}: placeholder_as_value`),
    ],
    ['letters that are lost', 'text', [...names, 'J\ufffdrgen'], ['row 7: text_garbled']],
    [
      'codes of web pages',
      'text',
      [...names, 'O&#39;Brien', 'Marks &amp; Co', 'M&uuml;ller'],
      ["row 7: text_garbled: O'Brien", 'row 8: text_garbled: Marks & Co', 'row 9: text_garbled: Müller'],
    ],
    [
      'decimals of a number that is a code',
      'identifier',
      ['1001.0', '1002.0', '1003'],
      ['row 2: decimal_end_of_code: 1001', 'row 3: decimal_end_of_code: 1002'],
    ],
    ['the same in a postcode', 'postcode', ['10115.0'], ['row 2: decimal_end_of_code: 10115']],
    [
      'two numbers in a cell',
      'identifier',
      ['E1\nE2', '1200000000003, 1200000000004', '1001 / 1002', '1200000000005'],
      ['row 2: several_codes', 'row 3: several_codes', 'row 4: several_codes'],
    ],
    [
      'a number in two spellings: the one that fewer rows have',
      'identifier',
      ['12 0000 0000 001', '1200000000001', '1200000000002', 'A100', 'A 100', 'a100', 'A-100'],
      [
        'row 2: code_spelled_otherwise: 1200000000001',
        'row 6: code_spelled_otherwise: A100',
        'row 7: code_spelled_otherwise: A100',
        'row 8: code_spelled_otherwise: A100',
      ],
    ],
    [
      'a number in two spellings, whatever sign it has, but not two numbers that a third may be',
      'identifier',
      ['A100', 'A-100', 'A/100', '123', '12-3', '1-23'],
      ['row 3: code_spelled_otherwise: A100', 'row 4: code_spelled_otherwise: A100'],
    ],
    ['a date among house numbers', 'text', ['12', '14a', 5, date('2026-03-01')], ['row 5: text_became_date']],
  ])('%s', (_, field, values, noted) => {
    expect(notedIn(field, values)).toEqual(noted)
  })

  test.each<[string, keyof typeof fields, readonly CellValue[]]>([
    [
      'names that look like words for nothing',
      'text',
      ['Noone', 'Nullmeier', 'X', 'Na', 'N. A. Lee', 'Missy', 'Nil-Lee'],
    ],
    [
      'addresses of people with short names',
      'email',
      ['na@mail.org', 'test.lee@mail.org', 'mail@lee.org', 'no@lee.org'],
    ],
    ['capitals that belong there', 'text', ['ŽIŽEK', 'Žižek', 'ŠKODA', 'Õun', 'ŸS', 'Œuvre', 'Škoda-Žak']],
    ['a phrase with such a word', 'text', ['called, number unknown', 'see above the door', 'do']],
    [
      'what is written with such letters',
      'text',
      ['Ângela', 'São João', 'Ärzte “Ä”', 'à\u00a0«', 'Smith & Co; Leeds', 'AT&T', 'x&y;', '&c; '],
    ],
    ['codes with a point', 'identifier', ['1.0', '1.1', '2.0']],
    ['codes with signs', 'identifier', ['1-11', '11-1', 'A/2', 'A2/1', '1,234', 'E1 2', 'Flat 2, 4']],
    ['postcodes in two spellings', 'postcode', ['LS1 4AB', 'LS14AB']],
    ['codes that begin with a word', 'identifier', ['ACC 1001', 'ACC 1002', 'REF 2002', 'A/C1003', 'SN123456']],
    ['a number that says no more than its name', 'identifier', ['A-1001', 'A-1002', 'A-1003', 'Meter 2']],
    ['a text column of dates', 'text', [date('2026-03-01'), date('2026-03-02')]],
  ])('but not %s', (_, field, values) => {
    expect(
      notedIn(field, values).filter((noted) => !/spaces_around|invisible|number_among|words_among/.test(noted)),
    ).toEqual([])
  })
})

describe('a column is doubted once', () => {
  test.each<[string, keyof typeof fields, readonly CellValue[], readonly string[], Given?]>([
    [
      'whose streets are whole addresses',
      'street',
      [
        '1 Elm St, Dallas TX 75201',
        'Hauptstr. 1, 50667 Köln',
        '4 Elm St\nLeeds\nLS1 4AB',
        '5 Elm St, Toronto, M5V 2T6',
      ],
      [
        'warning',
        'Column A (“Value”) has all of its 4 values that seem to be whole addresses, such as “1 Elm St, Dallas TX 75201” in row 2, and each is sent whole as the street. Cut the column into street, town and postcode in Map.',
      ],
    ],
    [
      'whose phone numbers their country completes',
      'phone',
      [7_700_900_123, '2079460124', '020 7946 0123'],
      [
        'info',
        'Column A (“Value”) has phone numbers without their zero in front, as a spreadsheet leaves them: “7700900123” in row 2 is read as +447700900123. If they are of another country, choose it.',
      ],
      { reading: { phoneCountry: 'GB' } },
    ],
    [
      'where most of its values have spaces around them',
      'text',
      ['Lee ', 'Patel ', 'Ng ', 'O’Brien ', 'Kim'],
      [
        'info',
        'Column A (“Value”) has spaces before or after 4 of its 5 values, such as “Lee” in row 2. They are not sent.',
      ],
    ],
    [
      'where every year has two digits',
      'date',
      ['09.06.24', '10.06.24', '11.06.68', '12.06.24'],
      [
        'warning',
        'Column A (“Value”) has years of two digits: “09.06.24” in row 2 is read as 2024-06-09. 00 to 29 are read as 2000 to 2029, and 30 to 99 as 1930 to 1999. Check that this is right.',
      ],
    ],
    [
      'whose dates have day and month in both orders',
      'date',
      ['13/02/2024', '14/02/2024', '25/12/2024', '02/15/2024', '02/16/2024'],
      [
        'warning',
        'Column A (“Value”) has dates in both orders: “02/15/2024” in row 5 beside “13/02/2024”. Dates such as 03/04 can then be either. Check where the two came from, and write them alike.',
      ],
    ],
    [
      'whose dates count from 1904',
      'date',
      [date('2024-06-09'), date('2024-06-10')],
      [
        'info',
        'Column A (“Value”) has dates that count from 1904, as files from old Macintosh computers do, such as “2024-06-09” in row 2. They are read so; if they are four years off, they were copied from another file.',
      ],
      { ofFile: { 0: ['dateSystem1904'], 1: ['dateSystem1904'] } },
    ],
    [
      'whose long numbers are only shown in short',
      'identifier',
      [shown('1.20002E+12', '1200020345678'), shown('1.20002E+12', '1200020345679')],
      [
        'info',
        'Column A (“Value”) has all of its 2 values shown in short, such as “1.20002E+12” in row 2. The file holds the whole numbers (“1200020345678”), and those are sent.',
      ],
    ],
    [
      'whose values are merged down',
      'text',
      ['Lee', 'Lee', 'Lee', 'Ng'],
      [
        'info',
        'Column A (“Value”) has merged cells: the value of each counts for every row that it covers, such as “Lee” in row 3.',
      ],
      { ofFile: { 1: ['merged'], 2: ['merged'] } },
    ],
    [
      'whose numbers are not all as long, but need not be',
      'identifier',
      [...times(30, (index) => 70_000 + index * 731), 912],
      [
        'info',
        'Column A (“Value”) has 1 of its 31 values with fewer digits than the rest, such as “912” in row 32 beside “70000”. If they began with zeros, a spreadsheet took those away: compare some with your records.',
      ],
    ],
  ])('%s', (_, field, values, said, given) => {
    expect(doubtsIn(field, values, given)).toEqual([said])
  })
})

describe('nothing is said', () => {
  test.each<[string, keyof typeof fields, readonly CellValue[], Given?]>([
    ['of numbers that were given out one after the other', 'identifier', times(120, (index) => 950 + index * 2)],
    ['of zeros that the mapping puts in front', 'identifier', ['007001', '007002', 7003], { reading: { padZeros: 6 } }],
    ['of identifiers of all lengths', 'identifier', ['A-1', 'B-22', '12', 'C-333']],
    [
      'of an identifier that lost digits: that is an error already',
      'identifier',
      [shown('1.04E+16', '10443720856539900')],
    ],
    [
      'of a date that can’t be read: that is an error already',
      'date',
      [date('2024-06-09'), date('2024-06-10'), date('2024-06-11'), 'soon'],
    ],
    ['of one date in the other order: it can’t be read', 'date', ['13/02/2024', '14/02/2024', '02/15/2024']],
    ['of text files, where every number is text', 'decimal', ['1.50', '2.50', '3.50']],
    ['of line breaks and of letters that are joined', 'text', ['one\ntwo', 'می\u200cخواهم', 'Ñandú', 'Šimek']],
    [
      'of phone numbers that begin with a zero, or need none',
      'phone',
      ['020 7946 0123', '+44 20 7946 0124'],
      { reading: { phoneCountry: 'GB' } },
    ],
    ['of numbers of a country without such a zero', 'phone', [5_125_550_100], { reading: { phoneCountry: 'US' } }],
    ['of phone numbers of which no country is known', 'phone', [7_700_900_123]],
    [
      'of a number that is good as it is, and another one with a zero',
      'phone',
      [3_331_234_567],
      { reading: { phoneCountry: 'IT' } },
    ],
    [
      'of dates with long years, whatever follows them',
      'date',
      ['09.06.2024 14:30', '2024-06-09', '5 Jan 2024', 'Jan 5, 2024'],
    ],
    ['of blank cells', 'text', [null, null, ' ']],
  ])('%s', (_, field, values, given) => {
    expect(doubtsIn(field, values, given)).toEqual([])
  })
})

test('a long column is gone through in pieces, between which others have their turn', () => {
  const pieceCountOf = (rowCount: number) => {
    const rows = Array.from({ length: rowCount }, (_, index) => [`customer${index}@example.org`])
    const sheet = sheetFromRows('Sheet1', [['Value'], ...rows])
    return [...findDoubts(columnOf(sheet, 'email', {}))].length
  }
  expect(pieceCountOf(40_000) - pieceCountOf(10)).toBeGreaterThan(5)
})

describe('what is no part of a value is said', () => {
  const usualNames = ['Lee', 'Patel', 'Ng', 'Hall', 'May', 'Late', 'de la Cruz']

  test.each([
    ['text', 'Smith Mr', 'Mr'],
    ['text', 'Mrs Doe', 'Mrs'],
    ['text', 'Lee (Deceased)', 'Deceased'],
    ['text', 'Lee (née Jones)', '(née Jones)'],
    ['text', 'Ng DEC’D', 'DEC’D'],
    ['text', 'The Occupier', 'The Occupier'],
    ['given', 'Exors of Bo', 'Exors'],
    ['given', 'The Estate of Mary Jones', 'The Estate of'],
    ['given', 'Personal Representatives of Ann', 'Personal Representatives of'],
    ['given', 'Late Ann', 'Late'],
    ['given', 'c/o Ann', 'c/o'],
    ['given', 'Mr', 'Mr'],
    ['given', 'Dr. Kim', 'Dr.'],
  ] as const)('of a name (%s): “%s” holds “%s”', (field, name, part) => {
    const [issue, ...more] = issuesIn(field, [...usualNames, name])
    expect([issue?.code, issue?.where?.cell?.row, more]).toEqual(['name_with_remark', 9, []])
    expect(issue?.message).toContain(`“${name}” holds “${part}”, which is no part of a name`)
  })

  test.each([
    ['text', ['Lee', 'Tenant', 'Decker', 'Latey', 'Masters', 'Executive', 'Sramek', 'St John']],
    ['given', ['Ana', 'Robert (Bob)', 'Latesha', 'Mary Ann', 'Drew', 'Sramek']],
  ] as const)('nothing is said of names alone (%s)', (field, values) => {
    expect(issuesIn(field, values).map(({ code }) => code)).toEqual([])
  })

  test.each([
    ['given', 'A & B', 'people_in_name'],
    ['given', 'Ana and Bo', 'people_in_name'],
    ['given', 'Ana/Bo', 'people_in_name'],
    ['text', 'Smith & Jones', 'people_in_name'],
    ['text', 'Lee, Ana', 'whole_name_as_family'],
    ['text', 'Lee 2', 'name_with_remark'],
    ['given', 'Ana 07700900123', 'name_with_remark'],
    ['text', 'Lee, Jr.', undefined],
    ['text', 'Lee 2nd', undefined],
    ['text', 'Lee, Ray & Co Ltd', undefined],
    ['text', '24 Hour Garages Ltd', undefined],
    ['given', 'Ana Lucia', undefined],
    ['text', 'Anderson', undefined],
  ] as const)('of a name (%s): “%s” is %s', (field, name, code) => {
    expect(notedIn(field, [...usualNames, name])).toEqual(code === undefined ? [] : [`row 9: ${code}`])
  })

  test.each([
    ['12 0001 2345 678', ['1200012345679', '1200012345680'], ['row 4: digits_apart: 1200012345678']],
    ['12-0001-2345-678', ['1200012345679', '1200012345680'], ['row 4: digits_apart: 1200012345678']],
    ['12 0001 2345', ['1200012345679', '1200012345680'], []],
    ['12 0001 2345 678', ['12 0001 2345 679', '12 0001 2345 680'], []],
    ['Unit 12 0001 2345 678', ['1200012345679', '1200012345680'], []],
  ])('of a number with blanks, where others of its length have none: %s', (value, others, expected) => {
    expect(notedIn('identifier', [...others, value]).filter((one) => one.includes('digits_apart'))).toEqual(expected)
  })

  test('of a number of a supply point with blanks, once where all are so', () => {
    const values = times(5, (index) => `12 0001 2345 67${index}`)
    expect(doubtsIn('supplyPoint', values)).toEqual([
      [
        'warning',
        'Column A (“Value”) has signs between the digits of all of its 5 values, such as “12 0001 2345 670” in row 2, and they are sent too. Have blanks taken out in Map, and other signs in your spreadsheet program, unless your records have them.',
      ],
    ])
    expect(issuesIn('supplyPoint', values, { reading: { spaces: 'none' } })).toEqual([])
  })

  test('of amounts: what is sent is more than is shown, or a percentage', () => {
    expect(
      doubtsIn('decimal', [shown('£12.35', '12.345'), shown('-£0.67', '-0.6666'), shown('12.50', '12.5'), 7]),
    ).toEqual([
      [
        'warning',
        'Row 2, column A (“Value”): the spreadsheet shows “£12.35”, but holds 12.345, which is what is sent. Take the suggestion to send the amount that is shown.',
        '12.35',
      ],
      [
        'warning',
        'Row 3, column A (“Value”): the spreadsheet shows “-£0.67”, but holds -0.6666, which is what is sent. Take the suggestion to send the amount that is shown.',
        '-0.67',
      ],
    ])
    expect(doubtsIn('decimal', [shown('20%', '0.2'), 12.5, 7])).toEqual([
      [
        'warning',
        'Row 2, column A (“Value”): “20%” is a percentage, which the spreadsheet holds as 0.2, and that is what is sent. Check that it stands in the right column, and type the number that is meant.',
      ],
    ])
  })

  test('nor of whole names, whose titles and brackets are left out when they are cut', () => {
    const names = ['Mr John Smith', 'Jane Doe (deceased)', 'Dr. Ana Lee']
    expect(issuesIn('given', names, { isCut: true })).toEqual([])
    expect(notedIn('given', [...names, 'Executors of Bo Ng'], { isCut: true })).toEqual(['row 5: name_with_remark'])
  })

  test('of the foot of a page, whatever the others are', () => {
    expect(notedIn('identifier', ['Elm House', 'Page 1 of 3'])).toEqual(['row 3: words_among_codes'])
  })

  test.each([
    ['Page 1 of 3', 'words_among_codes'],
    ['Example: A-0001', 'words_among_codes'],
    ['mandatory', 'words_among_codes'],
    ['End of report', 'words_among_codes'],
    ['A-0099 B', undefined],
    ['10 0123 4567', undefined],
  ])('of an account number: %s', (value, code) => {
    const issues = issuesIn('identifier', [...times(8, (index) => `A-000${index}`), value])
    expect(issues.filter((one) => one.code === 'words_among_codes').map((one) => one.code)).toEqual(
      code === undefined ? [] : [code],
    )
  })

  test.each([
    ['S/N 12345', 'label_before_code: 12345'],
    ['MPAN: 12 0001 2345 678', 'label_before_code: 12 0001 2345 678'],
    ['mpan 1200012345678', 'label_before_code: 1200012345678'],
    ['Serial No. E12', 'label_before_code: E12'],
    ['Account number: A-0009', 'label_before_code: A-0009'],
    ['A/c A-0009', 'label_before_code: A-0009'],
    ['Ref #A-0009', 'label_before_code: A-0009'],
    ['Zählernummer 1 ESY 100', 'words_among_codes'],
    ['Acc A-0009', 'label_before_code: A-0009'],
    ['Account of Lee', 'words_among_codes'],
    ['Note: 2 meters', 'words_among_codes'],
  ])('of a number with its name in front: %s', (value, noted) => {
    expect(notedIn('identifier', [...times(8, (index) => `A-000${index}`), value])).toEqual([`row 10: ${noted}`])
  })

  test('of a postcode in small letters, and of a number with its name, the person reads', () => {
    expect(doubtsIn('postcode', ['LS1 4AA', 'sw1a 1aa'])).toEqual([
      [
        'warning',
        'Row 3, column A (“Value”): “sw1a 1aa” is a postcode in small letters, and is sent so. Take the suggestion, “SW1A 1AA”.',
        'SW1A 1AA',
      ],
    ])
    expect(doubtsIn('supplyPoint', ['MPAN: 1200012345678'])).toEqual([
      [
        'warning',
        'Row 2, column A (“Value”): “MPAN: 1200012345678” has a name in front of the number, “MPAN:”, and both would be sent. Take the suggestion, unless your records have it too.',
        '1200012345678',
      ],
    ])
  })

  test('but not where the mapping writes capitals, or takes the name away', () => {
    expect(notedIn('postcode', ['sw1a 1aa'], { reading: { letterCase: 'upper' } })).toEqual([])
    expect(notedIn('identifier', ['MPAN: 12000'], { reading: { stripPrefix: 'MPAN: ' } })).toEqual([])
  })

  test('but not of codes that are words themselves', () => {
    expect(notedIn('identifier', ['Elm House', 'Oak House', 'Mill Farm', 'A-1'])).toEqual([])
  })

  test.each([
    ['LS1 1AA Leeds', ['words_in_postcode']],
    ['LS1 1AA UK', ['country_in_postcode: LS1 1AA']],
    ['LS1 1AA, (GB)', ['country_in_postcode: LS1 1AA']],
    ['LS1 1AA England', ['country_in_postcode: LS1 1AA']],
    ['GB-LS1 1AA', ['country_in_postcode: LS1 1AA']],
    ['75201-1234 USA', ['country_in_postcode: 75201-1234']],
    ['D-50667', ['country_in_postcode: 50667']],
    ['1234 DE', []],
    ['1234 GB', []],
    ['LV-1010', []],
    ['York', ['words_in_postcode']],
    ['BFPO 12', []],
    ['bfpo 12', []],
    ['sw1a 1aa', ['postcode_in_small_letters: SW1A 1AA']],
    ['Ls1 4aB', ['postcode_in_small_letters: LS1 4AB']],
    ['k1a 0b6', ['postcode_in_small_letters: K1A 0B6']],
    ['1234 ab', ['postcode_in_small_letters: 1234 AB']],
    ['d02 x285', ['postcode_in_small_letters: D02 X285']],
    ['GIR 0AA', []],
    ['D02 X285', []],
    ['unknown', ['placeholder_as_value']],
  ])('of a postcode: %s', (value, codes) => {
    const said = issuesIn('postcode', ['LS1 1AA', 'YO1 2BB', 'BA1 1CC', 'LS2 2AA', value])
    expect(
      said.map(({ code, suggestion }) => [code, ...(suggestion === undefined ? [] : [suggestion])].join(': ')),
    ).toEqual(codes)
  })
})
