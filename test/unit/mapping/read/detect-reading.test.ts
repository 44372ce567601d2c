import { describe, expect, test } from 'vitest'
import type { FieldKind } from '../../../../shared/contract/field.ts'
import type { Reading } from '../../../../shared/mapping/model/mapping.ts'
import {
  type ColumnToRead,
  detectReading,
  detectReadings,
} from '../../../../shared/mapping/read/detect/detect-reading.ts'
import type { Cell } from '../../../../shared/sheet/sheet.ts'

const texts = (...values: string[]): Cell[] =>
  values.map((text) => (text === '' ? { kind: 'blank', text: '' } : { kind: 'text', text }))
const typedDates = (...values: string[]): Cell[] => values.map((iso) => ({ kind: 'date', text: iso, iso }))

describe('dates', () => {
  const cases: readonly [string, readonly string[], Reading, boolean][] = [
    ['a day above twelve in front says day first', ['02/03/2024', '13/02/1960'], { dateOrder: 'DMY' }, false],
    ['a day above twelve in the middle says month first', ['02/03/2024', '02/13/1960'], { dateOrder: 'MDY' }, false],
    ['a year in front says year first', ['2024-06-09', ''], { dateOrder: 'YMD' }, false],
    ['a year in front says year first with slashes', ['2024/6/9'], { dateOrder: 'YMD' }, false],
    ['points say day first', ['09.06.2024', '06.05.2023'], { dateOrder: 'DMY' }, false],
    ['nothing above twelve leaves it open', ['02/03/2024', '04/05/2024'], {}, true],
    ['one impossible date does not count', ['31/02/1980', '02/13/1960'], { dateOrder: 'MDY' }, false],
    [
      'one typing error in ten does not count',
      [...Array(9).fill('02/13/1960'), '13/02/1960'],
      { dateOrder: 'MDY' },
      false,
    ],
    ['as many of one as of the other leaves it open', ['02/13/1960', '13/02/1960'], {}, true],
    [
      'always the first of a month is guessed and said to be open',
      ['01/01/2024', '01/02/2024', '01/03/2024'],
      { dateOrder: 'DMY' },
      true,
    ],
    ['two-digit years are not taken for days', ['24/06/60', '02/03/24'], { dateOrder: 'DMY' }, false],
    ['a two-digit year that can be nothing else comes first', ['99/06/09', '01/02/03'], { dateOrder: 'YMD' }, false],
    ['month names need no order', ['5 Jan 2024', '5 Sept 2024'], {}, false],
    ['eight digits tell by their century', ['20240609'], { dateOrder: 'YMD' }, false],
    ['a time of day is passed over', ['13/02/2024 14:30', '2/3/2024, 9:15'], { dateOrder: 'DMY' }, false],
    ['words say nothing', ['n/a', 'unknown'], {}, false],
    ['the 29th of February of a common year can only be something else', ['29/02/2023'], {}, false],
  ]
  test.each(cases)('%s', (_title, values, reading, isAmbiguous) => {
    const { dateOrders: _, isYearFirst: __, ...detected } = detectReading('date', texts(...values))
    expect(detected).toEqual({ reading, isAmbiguous })
  })

  test('dates the spreadsheet understood need no order', () => {
    expect(detectReading('datetime', typedDates('2024-02-03', '2024-06-30'))).toEqual({
      reading: {},
      isAmbiguous: false,
    })
  })

  test('a column half converted by a spreadsheet of another country has the order of its texts', () => {
    const cells = [
      ...typedDates('2024-03-04', '2024-11-12', '2023-01-02'),
      ...texts('02/13/1960', '04/30/1961', '12/25/1970'),
    ]
    expect(detectReading('date', cells)).toEqual({ reading: { dateOrder: 'MDY' }, isAmbiguous: false })
  })

  const shown = (...days: readonly (readonly [iso: string, text: string])[]): readonly Cell[] =>
    days.map(([iso, text]) => ({ kind: 'date', iso, text }))

  test('one text against typed dates that are shown in the other order settles nothing', () => {
    const typed = shown(['1951-12-25', '25/12/1951'], ['1960-04-03', '03/04/1960'], ['1972-06-06', '06/06/1972'])
    expect(detectReading('date', [...typed, ...texts('3/4/51', '12/25/1970')])).toEqual({
      reading: { dateOrder: 'DMY' },
      isAmbiguous: true,
      dateOrders: ['DMY', 'MDY'],
    })
    expect(detectReading('date', [...typed, ...texts('3/4/51', '25/12/1970')])).toEqual({
      reading: { dateOrder: 'DMY' },
      isAmbiguous: false,
    })
  })

  test('nor does one text where all others may be either, but two do, or one of a few', () => {
    const open = ['01/02/1960', '03/04/1961', '05/06/1962', '07/08/1963']
    const readingOf = (...told: readonly string[]) => {
      const { reading, isAmbiguous } = detectReading('date', texts(...open, ...told))
      return [reading, isAmbiguous]
    }
    expect(readingOf('12/25/1970')).toEqual([{}, true])
    expect(readingOf('12/25/1970', '12/26/1970')).toEqual([{ dateOrder: 'MDY' }, false])
    expect(detectReading('date', texts('12/25/1970', ...open.slice(2)))).toEqual({
      reading: { dateOrder: 'MDY' },
      isAmbiguous: false,
    })
  })

  test('what other columns leave no doubt about settles it', () => {
    const lone = column('A', 'date', texts('01/02/1960', '03/04/1961', '05/06/1962', '07/08/1963', '12/25/1970'))
    const { columns } = detectReadings([lone, column('A', 'date', texts('13/02/2024', '14/02/2024'))])
    expect(columns[0]).toEqual({ reading: { dateOrder: 'DMY' }, isAmbiguous: false })
  })

  test('a whole year in front is read in any order, so it stands against none', () => {
    expect(detectReading('date', texts('2024-06-09', '2024-06-10', '13/02/1960'))).toEqual({
      reading: { dateOrder: 'DMY' },
      isAmbiguous: false,
    })
  })
})

describe('numbers', () => {
  const cases: readonly [string, readonly string[], Reading, boolean][] = [
    ['a comma before two digits is a decimal comma', ['127,68', '242,00'], { decimalMark: ',' }, false],
    ['a dash for cents stands after the decimal mark', ['€ 1.250,-', '50,--'], { decimalMark: ',' }, false],
    ['any currency may stand beside it', ['kr 12,50', 'NOK12,50'], { decimalMark: ',' }, false],
    ['a point before two digits is a decimal point', ['127.68'], { decimalMark: '.' }, false],
    ['the last of two different marks is the decimal mark', ['1.204,50'], { decimalMark: ',' }, false],
    [
      'currency, signs and brackets are passed over',
      ['(£1,204.50)', '-$3.10', '12.00 CR'],
      { decimalMark: '.' },
      false,
    ],
    ['a repeated mark groups thousands', ['1.204.000'], { decimalMark: ',' }, false],
    ['three digits after a leading zero are decimals', ['0,125'], { decimalMark: ',' }, false],
    ['blanks that group thousands leave the mark to the decimals', ['1 204,500'], { decimalMark: ',' }, false],
    ['one mark before three digits leaves it open', ['1,234'], {}, true],
    ['a sure value decides for an open one', ['1,234', '12.50'], { decimalMark: '.' }, false],
    ['whole numbers need no mark', ['5', '-17'], {}, false],
    ['both marks in one column leave it open', ['12,50', '12.50'], {}, true],
    [
      'so they do where most say one, which is a guess',
      ['50,00', '1.234,56', '12.5', '1.250'],
      { decimalMark: ',' },
      true,
    ],
  ]
  test.each(cases)('%s', (_title, values, reading, isAmbiguous) => {
    expect(detectReading('decimal', texts(...values))).toEqual({ reading, isAmbiguous })
  })
})

describe('yes and no', () => {
  const cases: readonly [string, readonly string[], Reading, boolean][] = [
    ['usual words need no list', ['Yes', 'NO', 'ja', 'Nein', 'oui', 'non', '1', '0', ''], {}, false],
    ['ticks beside dashes are learnt', ['x', '-'], { yesWords: ['x'], noWords: ['-'] }, false],
    ['consent words are learnt', ['Opted in', 'Opted out'], { yesWords: ['opted in'], noWords: ['opted out'] }, false],
    ['an initial beside n is yes in its language', ['J', 'N'], { yesWords: ['j'] }, false],
    ['a word that is neither is said', ['yes', 'maybe'], {}, true],
  ]
  test.each(cases)('%s', (_title, values, reading, isAmbiguous) => {
    expect(detectReading('boolean', texts(...values))).toEqual({ reading, isAmbiguous })
  })
})

const column = (sheet: string, kind: FieldKind, values: readonly Cell[]): ColumnToRead => ({
  sheet,
  kind,
  own: detectReading(kind, values),
})

describe('the workbook as a whole', () => {
  const open = texts('02/03/2024', '04/05/2024')
  test('an open column takes its order from the sheet it is on, before other sheets', () => {
    const { columns } = detectReadings([
      column('A', 'date', open),
      column('A', 'date', texts('13/02/2024')),
      column('B', 'date', texts('02/13/2024')),
    ])
    expect(columns[0]).toEqual({ reading: { dateOrder: 'DMY' }, isAmbiguous: false })
  })

  test('an open column takes its order from another sheet where its own says nothing', () => {
    const { columns, defaults } = detectReadings([
      column('A', 'date', open),
      column('B', 'datetime', texts('02/13/2024')),
    ])
    expect(columns[0]).toEqual({ reading: { dateOrder: 'MDY' }, isAmbiguous: false })
    expect(defaults).toEqual({ dateOrder: 'MDY' })
  })

  test('a country gives a guess that is still said to be open', () => {
    const { columns } = detectReadings([column('A', 'date', open)], 'US')
    expect(columns[0]).toEqual({ reading: { dateOrder: 'MDY' }, isAmbiguous: true })
  })

  test('without any evidence nothing is guessed', () => {
    const { columns, defaults } = detectReadings([column('A', 'date', open)])
    expect(columns[0]).toEqual({ reading: {}, isAmbiguous: true })
    expect(defaults).toEqual({})
  })

  test('columns that contradict each other settle nothing', () => {
    const { columns } = detectReadings([
      column('A', 'date', open),
      column('B', 'date', texts('13/02/2024')),
      column('C', 'date', texts('02/13/2024')),
    ])
    expect(columns[0]).toEqual({ reading: {}, isAmbiguous: true })
  })

  const yearFirst = texts('1980-06-09', '1972-12-31')

  test.each([
    ['GB', 'DMY'],
    ['US', 'MDY'],
    ['SE', undefined],
  ])(
    'dates with their year in front, as exports write them, tell nothing of an open column in %s',
    (country, order) => {
      for (const values of [open, texts('01/06/2024', '05/07/2024')]) {
        const { columns } = detectReadings([column('A', 'date', yearFirst), column('A', 'date', values)], country)
        expect(columns[1]).toEqual({ reading: order === undefined ? {} : { dateOrder: order }, isAmbiguous: true })
      }
    },
  )

  test('nor do they of years of two digits, or stand against what another column says', () => {
    const short = column('A', 'date', texts('01/06/24', '05/07/24'))
    expect(detectReadings([column('A', 'date', yearFirst), short], 'GB').columns[1]).toEqual({
      reading: { dateOrder: 'DMY' },
      isAmbiguous: true,
    })
    const told = column('B', 'date', texts('02/13/2024'))
    const { columns, defaults } = detectReadings([column('A', 'date', yearFirst), column('A', 'date', open), told])
    expect([columns[1], defaults]).toEqual([
      { reading: { dateOrder: 'MDY' }, isAmbiguous: false },
      { dateOrder: 'MDY' },
    ])
  })

  test('an order that some dates of a column rule out is not taken from another column', () => {
    const { columns } = detectReadings([
      column('A', 'date', texts('99/06/09')),
      column('A', 'date', open),
      column('A', 'date', texts('01/02/03')),
    ])
    expect(columns.slice(1)).toEqual([
      { reading: {}, isAmbiguous: true },
      { reading: { dateOrder: 'YMD' }, isAmbiguous: false },
    ])
  })

  test('a decimal mark is taken over too', () => {
    const { columns } = detectReadings([column('A', 'decimal', texts('1,234')), column('A', 'number', texts('12,5'))])
    expect(columns[0]).toEqual({ reading: { decimalMark: ',' }, isAmbiguous: false })
  })
})
