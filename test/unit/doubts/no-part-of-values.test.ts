import { describe, expect, test } from 'vitest'
import { sayMessage } from '../../../shared/messages/say.ts'
import type { CellValue } from '../../support/rows/workbook-from-rows.ts'
import { soundsLike } from '../../support/words/sounds-like.ts'
import { doubtsIn, issuesIn, notedIn, shown, times } from './doubts-in.ts'

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
    ['given', 'z.Hd. Petra', 'z.Hd.'],
    ['given', 'z. Hd. Petra', 'z. Hd.'],
    ['given', 'zu Händen Petra', 'zu Händen'],
    ['given', 'bei Petra', 'bei'],
    ['text', 'Bei Frau Voss', 'Bei'],
    ['given', 'care of Ann', 'care of'],
    ['given', 'Attn. Ann', 'Attn.'],
    ['given', 'ATTN: Ann', 'ATTN'],
    ['text', 'FAO Jones', 'FAO'],
    ['text', 'For the attention of Jones', 'For the attention of'],
    ['text', 'Erbengemeinschaft Voss', 'Erbengemeinschaft'],
    ['text', 'Voss verst.', 'verst.'],
    ['text', 'Voss geb. Klein', 'geb.'],
    ['given', 'Mr', 'Mr'],
    ['given', 'Dr. Kim', 'Dr.'],
    ['given', 'Ann - DO NOT CALL', 'DO NOT CALL'],
    ['given', 'Bo [VULNERABLE]', '[VULNERABLE]'],
    ['given', 'Bo (POA: Ann Lee)', '(POA: Ann Lee)'],
    ['given', '*Ann', '*'],
    ['text', 'Lee†', '†'],
    ['text', 'Lee née Jones', 'née'],
    ['text', 'The Householder', 'The Householder'],
    ['text', 'Landlord', 'Landlord'],
    ['text', 'Smith Family', 'Family'],
    ['given', 'The', 'The'],
    ['text', 'Vacant property', 'Vacant property'],
  ] as const)('of a name (%s): “%s” holds “%s”', (field, name, part) => {
    const [issue, ...more] = issuesIn(field, [...usualNames, name])
    expect([issue?.code, issue?.where?.cell?.row, more]).toEqual(['name_with_remark', 9, []])
    expect(issue && sayMessage(issue.message)).toMatch(
      soundsLike('name_with_remark', { value: `“${name}”`, other: `“${part}”` }),
    )
  })

  test.each([
    [
      'text',
      [
        'Lee',
        'Bei',
        'Att',
        'Faoro',
        'Erbeni',
        'Z. H. Voss',
        'Gebhard',
        'Tenant',
        'Decker',
        'Latey',
        'Masters',
        'Executive',
        'Sramek',
        'St John',
      ],
    ],
    ['given', ['Ana', 'Bei Li', 'Robert (Bob)', 'Latesha', 'Mary Ann', 'Drew', 'Sramek']],
  ] as const)('nothing is said of names alone (%s)', (field, values) => {
    expect(issuesIn(field, values).map(({ code }) => code)).toEqual([])
  })

  test.each([
    ['given', 'A & B', 'people_in_name'],
    ['given', 'Ana and Bo', 'people_in_name'],
    ['given', 'Ana/Bo', 'people_in_name'],
    ['given', 'Karl u. Maria', 'people_in_name'],
    ['given', 'Jan en Els', 'people_in_name'],
    ['text', 'Familie Huber', 'people_in_name'],
    ['text', 'Ramón y Cajal', undefined],
    ['text', 'Smith & Jones', 'people_in_name'],
    ['text', 'SMITH, John & Mary', 'people_in_name'],
    ['text', 'Lee, Ana', 'whole_name_as_family'],
    ['text', 'Lee 2', 'name_with_remark'],
    ['text', 'TEST', 'name_of_trial'],
    ['given', 'DO NOT USE', 'name_of_trial'],
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

  test('of a digit that is missing, also where numbers have blanks, and where others have letters', () => {
    const points = times(25, (index) => `20 0000 00${index + 10} ${((index * 37) % 900) + 100}`)
    const serials = times(25, (index) => String(10_000_000 + index * 3_300_007))
    const short = { points: '20 0000 0034 12', serials: '100017' }
    const letters = times(25, (index) => `E12Z${1000 + index}`)
    expect(notedIn('identifier', [...points, short.points])).toEqual(['row 1: numbers_of_other_length_in_column'])
    expect(notedIn('identifier', [...serials, ...letters, short.serials])).toEqual([
      'row 1: numbers_of_other_length_in_column',
    ])
    expect(notedIn('postcode', [...times(30, (index) => 75_201 + index), ...letters, 8001])).toEqual([])
  })

  test.each<[string, readonly CellValue[]]>([
    [
      'few among codes with letters',
      [
        ...times(500, (index) => `ELX1${index}`),
        ...times(24, (index) => String(10_000_000 + index * 3_300_007)),
        '1000173',
      ],
    ],
    ['a year and a running number', [...times(25, (index) => `20${index + 10}-00${1000 + index * 37}`), '2019-0451']],
  ])('not of numbers that are %s', (_, values) => {
    expect(notedIn('identifier', values).filter((one) => one.includes('numbers_of_other_length'))).toEqual([])
  })

  test('of a last digit that does not fit the others, where it does in nearly all numbers', () => {
    const others = [
      ...['1200023305967', '12 0002 3305 994', '1200023306029', '1200023306056', '1200023306083', '1200023306117'],
      ...['1200023306144', '1200023306171', '1200023306205', '1200023306232', '1200023306260'],
    ]
    const unfit = (values: readonly CellValue[]) =>
      notedIn('supplyPoint', values).filter((one) => one.includes('last_digit_unfit'))
    expect(unfit([...others, '1200023305968'])).toEqual(['row 13: last_digit_unfit'])
    expect(unfit([...others, '1200023305968', '1200023305969'])).toEqual([])
  })

  test('of a number of a supply point with blanks, once where all are so', () => {
    const values = times(5, (index) => `12 0001 2345 67${index}`)
    expect(doubtsIn('supplyPoint', values)).toEqual([
      [
        'warning',
        expect.stringMatching(
          soundsLike('digits_apart_in_column', {
            column: 'Column A (“Value”)',
            share: 'all of its 5 values',
            value: '“12 0001 2345 670”',
            row: '2',
          }),
        ),
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
        expect.stringMatching(
          soundsLike('amount_shown_rounded', { cell: 'Row 2, column A (“Value”)', value: '“£12.35”', other: '12.345' }),
        ),
        '12.35',
      ],
      [
        'warning',
        expect.stringMatching(
          soundsLike('amount_shown_rounded', {
            cell: 'Row 3, column A (“Value”)',
            value: '“-£0.67”',
            other: '-0.6666',
          }),
        ),
        '-0.67',
      ],
    ])
    expect(doubtsIn('decimal', [shown('20%', '0.2'), 12.5, 7])).toEqual([
      [
        'warning',
        expect.stringMatching(
          soundsLike('percentage_as_number', { cell: 'Row 2, column A (“Value”)', value: '“20%”', other: '0.2' }),
        ),
      ],
    ])
  })

  test('nor of whole names, whose titles and brackets are left out when they are cut', () => {
    const names = ['Mr John Smith', 'Jane Doe (deceased)', 'Dr. Ana Lee', 'Smith, John, Mr']
    expect(issuesIn('given', names, { isCut: true })).toEqual([])
    expect(notedIn('given', [...names, 'Executors of Bo Ng'], { isCut: true })).toEqual(['row 6: name_with_remark'])
  })

  test('of a word that may be a form of address or a name, where other names have such forms in front', () => {
    const names = ['Smith, Col Brian', 'Lee, Hon Wai', 'John Smith, Md', 'Rahman, Md', 'Davies, Col', 'Smith, Col John']
    expect(notedIn('given', names, { isCut: true })).toEqual([])
    expect(
      issuesIn('given', [...names, 'Ray, Mrs Ana'], { isCut: true }).map(({ message }) => sayMessage(message)),
    ).toEqual([
      expect.stringMatching(
        soundsLike('title_or_name', { cell: 'Row 2, column A (“Value”)', other: '“Col”', value: '“Smith, Col Brian”' }),
      ),
      expect.stringMatching(
        soundsLike('title_or_name', { cell: 'Row 3, column A (“Value”)', other: '“Hon”', value: '“Lee, Hon Wai”' }),
      ),
      expect.stringMatching(
        soundsLike('title_or_name', { cell: 'Row 4, column A (“Value”)', other: '“Md”', value: '“John Smith, Md”' }),
      ),
    ])
  })

  describe('of a whole name that may be no person’s', () => {
    const people = [
      'Mr Bo Lee',
      'Mrs C Ray',
      "Rev'd Di Fox",
      'KOWALSKI, PIOTR',
      'Miss E Ng',
      'Dr Fay & Mr Gus Orr',
      'Ms Hy Kay',
    ]
    const more = times(30, (index) => `Mr Ian Moss${'abcdefghijklmnopqrstuvwxyzäöüß'[index]}`)
    const cut = { isCut: true }

    test('where nearly all others of the column have a form of address or a comma', () => {
      const values = [
        ...people,
        'Lucky Star',
        ...more,
        'Wharfe Bell Ringers',
        'Hargreaves Joinery Ltd',
        'Exors of Bo Ng',
      ]
      const [first, second, ...rest] = issuesIn('given', values, cut).filter(
        ({ code }) => code === 'name_unlike_others',
      )
      expect(rest).toEqual([])
      expect([first, second].map((issue) => [issue?.level, issue?.where?.cell?.row, issue?.suggestion])).toEqual([
        ['warning', 9, 'Lucky Star,'],
        ['warning', 40, 'Wharfe Bell Ringers,'],
      ])
      expect(first && sayMessage(first.message)).toMatch(
        soundsLike('name_unlike_others', {
          cell: 'Row 9, column A (“Value”)',
          value: '“Lucky Star”',
          other: '“Lucky”',
        }),
      )
    })

    test.each([
      ['once it has its comma', [...people, ...more, 'Lucky Star,']],
      ['nor where its first name is one that many have', [...people, ...more, 'John Lucky']],
      ['nor where it has initials', [...people, ...more, 'J. R. Lucky', 'B Ott']],
      ['nor where it is a single word', [...people, ...more, 'Lucky']],
      ['nor where it is known to be a company’s', [...people, ...more, 'Lucky Star Takeaway']],
      ['nor where many have no form of address', [...people, 'Lucky Star', 'Bo Ott']],
      ['nor where none has', ['Lucky Star', 'Bo Ott', 'Di Fox']],
    ])('not %s', (_, values) => {
      expect(notedIn('given', values, cut).join()).not.toContain('name_unlike_others')
    })

    test('nor where the column is not cut', () => {
      expect(notedIn('text', [...people, ...more, 'Lucky Star']).join()).not.toContain('name_unlike_others')
    })
  })

  test.each([
    '<p>Called<br/>again</p>',
    '{"line1":"3 Elm St"}',
    "[{'line1': '3 Elm St'}]",
    '[]',
    '[object Object]',
    'Called\\nNo answer',
  ])('of what a program writes for another: “%s”', (text) => {
    expect(notedIn('street', ['1 Elm Street', text])).toEqual(['row 3: text_of_program'])
  })

  test.each(['Called < once > today', '[see file]', '{moved}', 'C:\\notes\\new.pdf', 'a <b@c.org>', '3 < 5'])(
    'nor of marks that people write: “%s”',
    (text) => expect(notedIn('street', ['1 Elm Street', text]).join()).not.toContain('text_of_program'),
  )

  test.each([
    ['12 Mill Lane*', 'mark_beside_value: 12 Mill Lane'],
    ['12 Mill Lane (demolished)', 'mark_beside_value'],
    ['Gone away', 'mark_beside_value'],
    ['No fixed abode', 'mark_beside_value'],
    ['Yes', 'mark_beside_value'],
    ['Flat 2 (rear)', undefined],
    ['No 12 Mill Lane', undefined],
  ])('of marks and remarks beside a street: %s', (value, noted) => {
    const streets = times(8, (index) => `${index} Elm Street`)
    expect(notedIn('street', [...streets, value])).toEqual(noted === undefined ? [] : [`row 10: ${noted}`])
  })

  test('of marks beside a number, which are taken away where no other row has it; not where many rows have them', () => {
    const marked = ['A-0001*', 'A-0099†', 'A-0098 (closed 3/24)', 'A-0097?']
    expect(notedIn('identifier', [...times(40, (index) => `A-00${index + 10}`), 'A-0001', ...marked])).toEqual([
      'row 43: mark_beside_value',
      'row 44: mark_beside_value: A-0099',
      'row 45: mark_beside_value',
      'row 46: mark_beside_value: A-0097',
    ])
    expect(notedIn('identifier', ['A-0001', 'A-0002', 'A-0003*', 'A-0004*'])).toEqual([])
    const again = ['*A-0099*', 'A-0098*', 'A-0098†', '†']
    expect(notedIn('identifier', [...times(40, (index) => `A-00${index + 10}`), ...again]).slice(0, 4)).toEqual([
      'row 42: mark_beside_value: A-0099',
      'row 43: mark_beside_value',
      'row 44: mark_beside_value',
      'row 45: mark_beside_value',
    ])
  })

  const points = ['1200023305967', '1200023305994', '1200023306029', '1200023306056', '1200023306083', '1200023306117']
  points.push('1200023306144', '1200023306171', '1200023306205', '1200023306232', '1200023306260')

  test('of words where each supply point has a number of its own, and of one that is made otherwise than nearly all', () => {
    expect(notedIn('supplyPoint', [...points, 'gas'])).toEqual(['row 13: words_among_codes'])
    expect(notedIn('supplyPoint', ['North', 'South', 'A1', 'A2'])).toEqual([])
    const many = times(40, (index) => `ICP${1000 + index}`)
    expect(notedIn('supplyPoint', [...many, '1007X'])).toEqual(['row 42: code_of_other_form'])
    expect(notedIn('supplyPoint', [...many, ...times(4, (index) => `GAS-${index}`)])).toEqual([])
    const gas = times(15, (index) => `${1200000 + index}`)
    const electricity = times(30, (index) => `${10300000000 + index}`)
    expect(notedIn('supplyPoint', [...gas, ...electricity])).toEqual([])
    expect(notedIn('supplyPoint', [...gas, ...electricity, '1030002930'])).toEqual(['row 47: code_of_other_form'])
  })

  test('of a postcode that is unlike nearly all others', () => {
    const usual = times(30, (index) => `LS${index + 1} 4AB`)
    expect(notedIn('postcode', [...usual, 'LS6', '12345', 'BFPO 12'])).toEqual([
      'row 32: code_of_other_form',
      'row 33: code_of_other_form',
    ])
    expect(notedIn('postcode', [...usual, ...times(9, (index) => `7520${index}`)])).toEqual([])
  })

  test('of amounts in another currency than most', () => {
    expect(notedIn('decimal', ['£1.00', 'GBP 2.00', '3.00', '€4.00', '5.00 EUR', '€0.00'])).toEqual([
      'row 5: currency_differs',
      'row 6: currency_differs',
    ])
    expect(notedIn('decimal', ['1.00', '€2.00', '3.00 EUR'])).toEqual([])
    expect(notedIn('decimal', ['Fr. 1.00', 'CHF 2.00'])).toEqual([])
  })

  test('of values that the file strikes out', () => {
    expect(notedIn('street', ['1 Elm Street', '2 Elm Street'], { ofFile: { 1: ['struckOut'] } })).toEqual([
      'row 3: value_struck_out',
    ])
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

  test.each([
    [['1001', '1002', '1003', '1004', '1005', 'Ref 1001'], ['row 7: label_sent_with_code']],
    [['1001', '1002', '1003', '1004', '1005', 'Ref: 1001'], ['row 7: label_sent_with_code']],
    [
      ['1001', '1002', '1003', '1004', '1005', 'Ref 1009', 'Acct: 1009'],
      ['row 7: label_sent_with_code', 'row 8: label_sent_with_code'],
    ],
    [['1001', '1002', '1003', '1004', '1005', 'Ref 1006'], ['row 7: label_before_code: 1006']],
    [['ACC 1001', 'BUS 1001', 'DOM 1003', 'ACC 1004', 'BUS 1005'], []],
    [['NO 1001', 'SE 1002', 'DK 1003', 'FI 1004', 'NO 1005'], []],
    [['BUS-1001', 'DOM-1002', 'BUS-1003', 'ACC 1004'], []],
    [
      ['MSN 1', 'MSN 2', 'MSN 3'],
      ['row 2: label_sent_with_code', 'row 3: label_sent_with_code', 'row 4: label_sent_with_code'],
    ],
    [['MSN 1', 'MSN 2', 'MSN 3', 'MSN 4'], ['row 1: label_sent_with_code_in_column']],
    [['E12', 'E13', 'E14', 'MSN E15'], ['row 5: label_before_code: E15']],
    [
      ['MPAN 1200012345678', 'MPAN 1200012345679', 'MPAN 1'],
      [
        'row 2: label_before_code: 1200012345678',
        'row 3: label_before_code: 1200012345679',
        'row 4: label_sent_with_code',
      ],
    ],
    [
      ['1003', '1004', '1005', '1006', 'REF 12', 'Acct 10'],
      ['row 6: label_sent_with_code', 'row 7: label_sent_with_code'],
    ],
  ])('of numbers with names in front, what is suggested makes no number of another row: %j', (values, noted) => {
    expect(notedIn('identifier', values).filter((one) => !one.includes('numbers_of_other_length'))).toEqual(noted)
  })

  test('of a number that may be another with its name, the person reads what to compare', () => {
    expect(doubtsIn('identifier', ['1001', '1002', '1003', 'Ref 1001'])).toEqual([
      [
        'warning',
        expect.stringMatching(
          soundsLike('label_sent_with_code', {
            cell: 'Row 5, column A (“Value”)',
            value: '“Ref 1001”',
            other: '“Ref”',
          }),
        ),
      ],
    ])
  })

  test('of a postcode not in capitals, and of a number with its name, the person reads', () => {
    expect(doubtsIn('postcode', ['LS1 4AA', 'sw1a 1aa'])).toEqual([
      [
        'warning',
        'Row 3, column A (“Value”): “sw1a 1aa” is a postcode that is not in capitals, and is sent so. Take the suggestion, “SW1A 1AA”.',
        'SW1A 1AA',
      ],
    ])
    expect(doubtsIn('supplyPoint', ['MPAN: 1200012345678'])).toEqual([
      [
        'warning',
        expect.stringMatching(
          soundsLike('label_before_code', {
            cell: 'Row 2, column A (“Value”)',
            value: '“MPAN: 1200012345678”',
            other: '“MPAN:”',
          }),
        ),
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
    ['BD23IJD', ['postcode_sign_mistaken: BD231JD']],
    ['SW1A OAA', ['postcode_sign_mistaken: SW1A 0AA']],
    ['0X1 2AB', ['postcode_sign_mistaken: OX1 2AB']],
    // IP1 or LP1.
    ['1P1 2AB', ['postcode_sign_mistaken']],
    ['IM1 1OO', []],
    ['unknown', ['placeholder_as_value']],
  ])('of a postcode: %s', (value, codes) => {
    const said = issuesIn('postcode', ['LS1 1AA', 'YO1 2BB', 'BA1 1CC', 'LS2 2AA', value])
    expect(
      said.map(({ code, suggestion }) => [code, ...(suggestion === undefined ? [] : [suggestion])].join(': ')),
    ).toEqual(codes)
  })
})
