import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { finish } from '../../../shared/basics/cooperative-task.ts'
import { rowDoubts } from '../../../shared/doubts/rows/slipped-rows.ts'
import type { Issue } from '../../../shared/result.ts'
import { runs } from '../../support/property-runs.ts'
import { sheetFromRows } from '../../support/rows/workbook-from-rows.ts'

const headers = ['Account', 'Last name', 'Street', 'Town', 'Postcode', 'E-mail', 'Born', 'Balance', 'Note']
const towns = ['Leeds', 'York', 'Bath', 'Upper Slaughter', 'St Ives']
const names = ['Lee', 'Ray', 'Ng', "O'Neil", 'van Dam', 'Po']
const pick = (from: readonly string[], index: number): string => from[index % from.length] ?? ''
const two = (number: number): string => String((number % 28) + 1).padStart(2, '0')

/** As a billing system writes an account. */
const row = (index: number): readonly string[] => [
  `A-${700_100 + index}`,
  pick(names, index),
  `${index + 1} Elm Street`,
  pick(towns, index * 7),
  `LS${(index % 20) + 1} ${index % 10}AA`,
  `p${index}@mail.org`,
  `${two(index * 5)}/${two(index) > '12' ? '07' : two(index)}/19${50 + (index % 50)}`,
  `${index % 7 === 0 ? '-' : ''}${index}.50`,
  index % 3 === 0 ? 'VIP' : '',
]
const rows = (count: number): readonly (readonly string[])[] => Array.from({ length: count }, (_, index) => row(index))

const houses = ['Oak', 'Ash', 'Elder', 'Birch', 'Rowan']

function issuesIn(
  data: readonly (readonly string[])[],
  separator: string | null,
  headings: readonly string[] = headers,
): readonly Issue[] {
  const rows = {
    sheet: sheetFromRows('accounts', [headings, ...data.map((one) => one.map((text) => (text === '' ? null : text)))]),
    label: undefined,
    rowIndexes: data.map((_, index) => index + 1),
    headerRowIndex: 0,
    headers: headings,
    separator,
    isReadBeyond: false,
  }
  return [...finish(rowDoubts(rows)).atCells.values()].flat()
}

const slipsIn = (data: readonly (readonly string[])[]): readonly string[] =>
  issuesIn(data, ',').map(({ code, where }) => `${code} ${where?.cell?.row}/${where?.cell?.column}`)

/** What the row is after what is suggested for it was taken; `undefined` where nothing is. */
function mended(
  data: readonly (readonly string[])[],
  separator: string | null = ',',
  headings: readonly string[] = headers,
): readonly string[] | undefined {
  const [issue, ...more] = issuesIn(data, separator, headings)
  expect(more).toEqual([])
  const cell = issue?.where?.cell
  if (cell === undefined || issue?.mends?.[0] === undefined) return undefined
  return issue.mends[0].cells.reduce<readonly string[]>(
    (so, { column, text }) => so.with(column - 1, text),
    data[cell.row - 2] ?? [],
  )
}

/** A value that holds the separator is cut in two; what no longer has a place at the end goes. */
const cut = (values: readonly string[], at: number): readonly string[] =>
  [...values.slice(0, at), 'Mill House', 'No 7', ...values.slice(at + 1)].slice(0, headers.length)
/** A separator is missing. */
const joined = (values: readonly string[], at: number): readonly string[] => [
  ...values.slice(0, at),
  `${values[at]} ${values[at + 1]}`,
  ...values.slice(at + 2),
  '',
]

describe('a row that slipped', () => {
  test.each([
    ['to the right from the street on', (values: readonly string[]) => cut(values, 2), ['row_slipped_right 6/4']],
    ['to the right from the town on', (values: readonly string[]) => cut(values, 3), ['row_slipped_right 6/5']],
    ['to the right from the name on', (values: readonly string[]) => cut(values, 1), ['row_slipped_right 6/4']],
    ['to the left from the street on', (values: readonly string[]) => joined(values, 2), ['row_slipped_left 6/4']],
    ['to the left from the name on', (values: readonly string[]) => joined(values, 1), ['row_slipped_left 6/4']],
    [
      'to the left from the first column on',
      (values: readonly string[]) => joined(values, 0),
      ['row_slipped_left 6/2'],
    ],
  ])('%s is told, where that shows first', (_, slip, told) => {
    const data = rows(12).with(4, slip(row(4).with(8, '')))
    expect(slipsIn(data)).toEqual(told)
  })

  test.each<[string, readonly string[], readonly string[]]>([
    ['a value that was cut in two', ['2 Elm Street', ' Flat 3'], ['2 Elm Street, Flat 3']],
    ['a value that was cut where no blank is', ['2 Elm Street', 'Flat 3'], ['2 Elm Street,Flat 3']],
  ])('is mended by one step, with %s joined as it was', (_, halves, whole) => {
    const before = row(4).with(8, '')
    const put = (values: readonly string[]) =>
      [...before.slice(0, 2), ...values, ...before.slice(3)].slice(0, headers.length)
    expect(mended(rows(12).with(4, put(halves)))).toEqual(put(whole))
  })

  test('is fixed where a value stands beyond the last heading, and nothing is lost', () => {
    const before = row(4)
    const cutAmount = [...before.slice(0, 7), '£1', '250.00', 'VIP']
    expect(mended(rows(12).with(4, cutAmount))).toEqual([...before.slice(0, 7), '£1,250.00', 'VIP', ''])
    const cutStreet = [...before.slice(0, 2), '2 Elm Street', ' Flat 3', ...before.slice(3, 8), 'VIP']
    expect(mended(rows(12).with(4, cutStreet))).toEqual([
      ...[...before.slice(0, 2), '2 Elm Street, Flat 3', ...before.slice(3, 8), 'VIP'],
      '',
    ])
  })

  test('is fixed where a value was cut in three, each behind a blank', () => {
    const before = row(4).with(8, 'VIP')
    const cutTwice = (halves: readonly string[]) => [...before.slice(0, 2), ...halves, ...before.slice(3)]
    const so = mended(rows(12).with(4, cutTwice(['Flat 3', ' 47 Elm Street', ' Rear'])))
    expect(so).toEqual([...before.with(2, 'Flat 3, 47 Elm Street, Rear'), '', ''])
    expect(mended(rows(12).with(4, cutTwice(['Flat 3', '47 Elm Street', 'Rear'])))).toBeUndefined()
  })

  test.each<[string, string, string | undefined]>([
    ['Flat 3', '47 Elm Street', 'Flat 3,47 Elm Street'],
    ['47 Elm Street', 'Flat 3', '47 Elm Street,Flat 3'],
    // The town may be “Mill House,Leeds” as well.
    ['47 Elm Street', 'Mill House', undefined],
    ['Elm Court', 'Mill Lane', undefined],
    ['12', '47 Elm Street', undefined],
    ['47 Elm Street', 'call after six', undefined],
    ['47 Elm Street', '12 Oak Lane', undefined],
  ])('is fixed where “%s” and “%s” can only be one street, and not else', (one, other, street) => {
    const before = row(4).with(8, '')
    const data = rows(30).with(4, [...before.slice(0, 2), one, other, ...before.slice(3)].slice(0, headers.length))
    expect(mended(data)?.[2]).toBe(street)
  })

  test('is fixed where two values in one cell can be parted in one way', () => {
    const before = row(4).with(8, '')
    expect(mended(rows(12).with(4, joined(before, 3)))).toEqual(before)
    // "Street Upper Slaughter" could be a town as well.
    expect(mended(rows(12).with(4, joined(before, 2)))).toBeUndefined()
    const digitLast = before.with(2, 'Elm Street 5').with(3, 'Leeds')
    expect(mended(rows(12).with(4, joined(digitLast, 2)))).toEqual(digitLast)
  })

  test('is left as it is told where it may have begun in one of two columns', () => {
    const other = rows(12).map((values, index) =>
      values.with(2, `${pick(houses, index)} ${pick(['Lodge', 'View'], index)}`),
    )
    expect(slipsIn(other.with(4, cut(row(4).with(8, ''), 2).with(3, 'Elm Court')))).toHaveLength(1)
    expect(mended(other.with(4, cut(row(4).with(8, ''), 2).with(3, 'Elm Court')))).toBeUndefined()
    expect(mended(other.with(4, cut(row(4).with(8, ''), 2).with(3, ' Elm Court')))?.[2]).toBe('Mill House, Elm Court')
  })

  const fewestFilled = 8
  test('is told wherever it is, and no other row beside it, whatever is left blank', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 8, max: 60 }),
        fc.nat(),
        fc.integer({ min: 1, max: 4 }),
        fc.boolean(),
        fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 20 }),
        (count, which, at, isRight, blanks) => {
          const index = which % count
          const slipped = row(index).with(8, '')
          // In a few rows a few blanks are most of a column, and then nobody can tell what belongs in it.
          const few = blanks.slice(0, Math.floor(count / fewestFilled))
          const data = withBlanks(rows(count), few).with(index, isRight ? cut(slipped, at) : joined(slipped, at))
          const [told, ...more] = slipsIn(data)
          expect(told).toMatch(`${isRight ? 'row_slipped_right' : 'row_slipped_left'} ${index + 2}/`)
          expect(more).toEqual([])
        },
      ),
      { numRuns: runs(200) },
    )
  })
})

const withBlanks = (data: readonly (readonly string[])[], blanks: readonly (readonly [number, number])[]) =>
  blanks.reduce((so, [row, column]) => {
    const at = row % so.length
    // The share of the rows that are filled has to stay what it is in a file.
    return column % headers.length === 0 ? so : so.with(at, (so[at] ?? []).with(column % headers.length, ''))
  }, data)

describe('a row of a workbook', () => {
  const taken = (values: readonly string[], at: number): readonly string[] => [...values.toSpliced(at, 1), '']
  const slippedIn = (odd: readonly string[]) =>
    issuesIn(rows(30).with(4, odd), null).map(({ code, where }) => `${code} ${where?.cell?.row}/${where?.cell?.column}`)

  test.each([0, 1, 2, 3, 4, 5])('of which cell %i was taken out is told, and has its gap there again', (at) => {
    const before = row(4).with(8, '')
    const odd = taken(before, at)
    expect(slippedIn(odd)).toEqual([expect.stringContaining('cells_slipped_left 6/')])
    const so = mended(rows(30).with(4, odd), null)
    // Of two columns that are alike in nothing, nobody can tell.
    if (so !== undefined) expect(so).toEqual(before.with(at, ''))
    expect(so === undefined).toBe(at === 2)
  })

  test.each([1, 2, 3, 4])('into which a cell was put before cell %i is told, and put back', (at) => {
    const before = row(4).with(8, 'VIP')
    const odd = before.toSpliced(at, 0, '')
    expect(slippedIn(odd)).toEqual([expect.stringContaining('cells_slipped_right 6/')])
    expect(mended(rows(30).with(4, odd), null)).toEqual([...before, ''])
  })
})

const wide = ['Account', 'Title', 'First', 'Last', 'Street', 'Town', 'Postcode', 'E-mail', 'Born', 'Balance', 'Note']
/** Every second title is left blank, and most notes. */
const wideRow = (index: number): readonly string[] => {
  const [account = '', last = '', street = '', ...more] = row(index)
  const [title, first] = [index % 2 === 0 ? '' : 'Dr', pick(['Ana', 'Bob', 'Cy', 'Mary Ann'], index)]
  return [
    account,
    title,
    first,
    last,
    index % 3 === 0 ? `Elm Street ${index}` : street,
    ...more.with(0, pick(places, index)),
  ]
}
const places = ['Leeds', 'Yarmouth', 'London', 'York', 'Great Yarmouth']
const wideRows = (count: number) => Array.from({ length: count }, (_, index) => wideRow(index))
const without = (values: readonly string[], at: number, put: readonly string[], count = 1): readonly string[] =>
  values.toSpliced(at, count, ...put)

describe('nothing is suggested', () => {
  const of = wideRow(14)
  const remark = [...wideRow(14).slice(0, 10), 'VIP', 'call after six']
  test.each<[string, string | null, readonly string[]]>([
    ['where a separator stands twice behind two names', ',', without(of, 4, [''], 0).with(11, '')],
    ['where a value too many stands in front of an e-mail address', ',', without(of, 7, ['Jr'], 0)],
    ['where a value too many stands behind a town', ',', without(of, 6, ['x'], 0)],
    ['where a cell with a name was put in behind a blank title', null, without(of, 4, ['Mill Lane'], 0)],
    ['where a cell was put in behind a blank title', null, without(of, 2, ['x'], 0)],
    ['where half a town is another town', ',', [...without(of, 4, ['5 Elm Street North London'], 2), '']],
    ['where a remark stands behind the last heading', ',', remark],
    ['where one stands there and nothing in front of it', ',', remark.with(10, '')],
    ['where one stands there, and a town is unlike the others', ',', remark.with(5, 'Area 51')],
    ['where amounts are no thousands', ',', without(of, 9, ['1250', '250.00'])],
  ])('%s', (_, separator, odd) => {
    expect(mended(wideRows(30).with(14, odd), separator, wide)).toBeUndefined()
  })

  test('where a street and a town may be two values, and the note is blank', () => {
    const headings = ['Account number', 'First name', 'Last name', 'Street', 'Town', 'Note']
    const data = Array.from({ length: 12 }, (_, index) => {
      const [account = '', last = '', street = '', town = ''] = row(index)
      return [account, 'Ana', last, street, town, index % 2 === 0 ? 'VIP' : '']
    })
    const odd = ['A-700105', 'Bob', 'Ray', '6 Elm Street', 'Bath', '', 'call after six']
    expect(mended(data.with(5, odd), ',', headings)).toBeUndefined()
  })
})

describe('what is suggested', () => {
  test('is the blank taken out, also of a text file, where nothing can be joined there', () => {
    const of = wideRow(14)
    expect(mended(wideRows(30).with(14, without(of, 7, [''], 0)), ',', wide)).toEqual([...of, ''])
    expect(mended(wideRows(30).with(14, without(of, 7, [''], 0)), null, wide)).toEqual([...of, ''])
    expect(mended(wideRows(12).with(8, without(wideRow(8), 7, [''], 0)), ',', wide)).toBeUndefined()
  })

  type Damage = (values: readonly string[], at: number, odd: string) => readonly [readonly string[], readonly string[]]
  const put = (values: readonly string[], at: number, odd: string) => without(values, at, [odd], 0)
  /** Of a text file or a workbook: the row that it makes, and the one that was meant. */
  const damages: readonly (readonly [string | null, Damage])[] = [
    [',', (values, _, odd) => [without(values, 4, ['Mill House', odd]), values.with(4, `Mill House,${odd}`)]],
    [',', (values) => [without(values, 4, ['2 Elm Street', ' Flat 3']), values.with(4, '2 Elm Street, Flat 3')]],
    [',', (values) => [without(values, 9, ['£1', '250.00']), values.with(9, '£1,250.00')]],
    [',', (values, at) => [[...without(values, at, [`${values[at]} ${values[at + 1]}`.trim()], 2), ''], values]],
    [',', (values, at) => [put(values, at, ''), values]],
    [null, (values, at) => [put(values, at, ''), values]],
    [null, (values, at, odd) => [put(values, at, odd), values]],
    [null, (values, at) => [[...without(values, at, []), ''], values.with(at, '')]],
    [',', (values, _, odd) => [[...values, odd], values]],
    [',', (values, _, odd) => [put(values.with(10, ''), 7, odd).slice(0, 11), values.with(10, '')]],
    [',', (values, _, odd) => [put(values, 4, odd), ofAddress.has(odd) ? joinedBefore(values, odd) : values]],
    [',', (values, _, odd) => [put(values, 5, odd), ofAddress.has(odd) ? joinedBehind(values, odd) : values]],
    [',', (values) => [without(values, 4, ['Flat 3', ' 47 Elm Street', ' Rear']), values.with(4, whole)]],
    [',', (values, at, odd) => [put(put(values, at, odd), 4, 'Flat 3'), values.with(0, 'told by nobody')]],
    [',', (values) => [without(values, 4, ['Elm Court', 'Mill Lane']), values.with(4, 'Elm Court,Mill Lane')]],
  ]
  /** A line of an address may be a value of its own or the half of one: it is sent with the street either way. */
  const ofAddress: ReadonlySet<string> = new Set(['Flat 3', 'Mill House'])
  const joinedBefore = (values: readonly string[], odd: string) => values.with(4, `${odd},${values[4]}`)
  const joinedBehind = (values: readonly string[], odd: string) => values.with(4, `${values[4]},${odd}`)
  const whole = 'Flat 3, 47 Elm Street, Rear'

  test('is what was meant, whatever happened to the row', () => {
    let offered = 0
    fc.assert(
      fc.property(
        fc.integer({ min: 25, max: 60 }),
        fc.nat(),
        fc.integer({ min: 0, max: 9 }),
        fc.constantFrom('Jr', 'x', '12', 'Flat 3', 'Mill House', 'call after six', 'Leeds', 'Lee', '7.50'),
        fc.constantFrom(...damages),
        (count, which, at, odd, [separator, damage]) => {
          const index = which % count
          const [damaged, meant] = damage(wideRow(index), at, odd)
          const [told] = issuesIn(wideRows(count).with(index, damaged), separator, wide)
          if (told?.mends?.[0] === undefined) return
          offered += 1
          const so = told.mends[0].cells.reduce<readonly string[]>((row, { column, text }) => {
            return row.with(column - 1, text)
          }, damaged)
          expect(so.slice(0, wide.length)).toEqual(meant.slice(0, wide.length))
          expect(so.slice(wide.length).join('')).toBe('')
        },
      ),
      { numRuns: 900 },
    )
    expect(offered).toBeGreaterThan(50)
  })
})

describe('nothing is told', () => {
  const odd = ['N/A', '-', 'TBC', 'see note', '12', 'ana', 'LS1 1AA', '01/02/1980', 'x@y.org', '7.50', '']

  test('of rows with blanks and one odd value, wherever they are', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 4, max: 60 }),
        fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 200 }),
        fc.array(fc.tuple(fc.nat(), fc.nat(), fc.constantFrom(...odd)), { maxLength: 10 }),
        (count, blanks, oddities) => {
          const seen = new Set<number>()
          const data = oddities.reduce(
            (so, [row, column, value]) => {
              const at = row % so.length
              if (seen.has(at)) return so
              seen.add(at)
              return so.with(at, (so[at] ?? []).with(column % headers.length, value))
            },
            withBlanks(rows(count), blanks),
          )
          expect(slipsIn(data)).toEqual([])
        },
      ),
      { numRuns: runs(300) },
    )
  })

  test.each([
    ['of two values that stand in each other’s place', row(4).with(3, 'LS1 1AA').with(4, 'Leeds')],
    ['of values that nobody has', row(4).with(4, 'N/A').with(5, 'none').with(6, 'TBC').with(7, '-')],
    ['of an account without a last name whose other values are there', row(4).with(1, '')],
    ['of an account that has little', ['A-700104', 'Lee', '', '', '', '', '', '', '']],
    ['of two values that can’t be read', row(4).with(5, 'p4 at mail').with(6, 'spring 1980')],
  ])('%s', (_, odd) => {
    expect(slipsIn(rows(12).with(4, odd))).toEqual([])
  })

  test('where hardly any value is like another', () => {
    const data = rows(12).map((values, index) => (index % 2 === 0 ? values : cut(values, 2)))
    expect(slipsIn(data)).toEqual([])
  })
})
