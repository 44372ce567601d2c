import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findLayout } from '../../../../shared/mapping/layout/find-layout.ts'
import { sheetFromRows } from '../../../support/rows/workbook-from-rows.ts'
import { layoutOf, type Rows } from './layout-of.ts'

type Row = Rows[number]

const headers = ['Account', 'Name', 'Meter', 'Reading', 'Notes']
const first = (account: number): Row => [`A-${account}`, 'Ana Lee', `M${account}`, 120, null]
const next = (account: number, meter = 1): Row => [null, null, `M${account}-${meter}`, 80, null]
/** Two meters, one and three, with a line below each account. */
const report = (line: (count: number) => Row): Rows => [
  ...[headers, first(1), next(1), line(2)],
  ...[first(2), line(1)],
  ...[first(3), next(3), next(3, 2), line(3)],
]

describe('a line that counts the rows above it', () => {
  test.each<[string, (count: number) => Row]>([
    ['where accounts have their number', (count) => [`Meters: ${count}`]],
    ['without a colon', (count) => [`No. of meters ${count}`]],
    ['with the number first', (count) => [`${count} meters`]],
    ['with the number first, and one thing', (count) => [`${count} ${count === 1 ? 'meter' : 'meters'}`]],
    ['of nothing in particular', (count) => [`Count: ${count}`]],
    ['in brackets', (count) => [`Meters (${count})`]],
    ['with its number in the next cell', (count) => ['Number of meters:', count]],
    ['with its number as text', (count) => ['Count', String(count)]],
    ['with its number below others of its kind', (count) => [null, 'Meters', null, count]],
    ['below what it counts', (count) => [null, null, `Meters: ${count}`]],
    ['in another language', (count) => [`Anzahl Zähler: ${count}`]],
    ['in full', (count) => [`Total number of meters: ${count}`]],
  ])('is left out %s', (_, line) => {
    expect(layoutOf(report(line)).roles).toBe('hddsdsddds')
  })

  test('may have others of its account below it, and one of the whole sheet', () => {
    const readings: Row = ['Readings: 2']
    const rows: Rows = [headers, first(1), next(1), ['Meters: 2'], readings, first(2), next(2), ['Meters: 2'], readings]
    expect(layoutOf([...rows, ['Meters: 4'], ['No. of accounts 2']]).roles).toBe('hddssddssss')
  })

  test('may be wrong where most are right', () => {
    expect(layoutOf(report((count) => [`Meters: ${count === 3 ? 4 : count}`])).roles).toBe('hddsdsddds')
  })

  test('counts meters that have several rows each', () => {
    const register = (account: number, meter: number): Row => [null, null, `M${account}-${meter}`, 80, null]
    const rows: Rows = [
      first(1),
      register(1, 1),
      register(1, 1),
      ['Meters: 2'],
      first(2),
      register(2, 1),
      ['Meters: 2'],
    ]
    expect(layoutOf([headers, ...rows]).roles).toBe('hdddsdds')
  })

  test.each<[string, (count: number) => Row]>([
    ['it counts something else', (count) => [`Meters: ${count + 5}`]],
    ['it is a note', (count) => [null, null, null, null, `${count} meters`]],
    ['more is said', (count) => [`Meters: ${count}`, 'Bo Ray', null, 12]],
    ['it is an account', (count) => [`A-${count}`]],
    ['it names somebody', (count) => [null, `Meter ${count}`]],
    ['somebody has a number like it', (count) => [null, `Customer ${count}`]],
    ['it is a firm', (count) => [null, `${count} Meters Ltd`]],
    ['it is a house', (count) => [null, `Units ${count}`]],
    ['it is a number alone', (count) => [null, null, null, count]],
    ['its number is no whole one', (count) => ['Meters', count + 0.5]],
  ])('is none where %s', (_, line) => {
    expect(layoutOf(report(line)).roles).toBe(`h${'d'.repeat(9)}`)
  })

  test('is none where other rows have such a value in its column', () => {
    const rows: Rows = [
      ['Account', 'Name', 'Supply', 'Reading'],
      ['A-1', 'Ana Lee', '2 meters', 120],
      ['A-2', 'Bo Ray', '1 meter', 80],
      [null, null, '2 meters'],
    ]
    expect(layoutOf(rows).roles).toBe('hddd')
  })

  test('is none where one thing alone is counted, which may be said of anything', () => {
    const rows: Rows = [headers, first(1), ['1 meter'], first(2), ['1 meter']]
    expect(layoutOf(rows).roles).toBe('hdddd')
  })

  test('is none in a table of two columns', () => {
    const rows: Rows = [
      ['Account', 'Balance'],
      ['A-1', 12],
      ['A-2', 20],
      ['Meters', 2],
    ]
    expect(layoutOf(rows).roles).toBe('hddd')
  })
})

test('no row that names an account is taken for a line that counts', () => {
  const value = fc.constantFrom(null, 'Meters: 2', '2 meters', '1 meter', 2, 'Ana')
  const row = fc
    .tuple(fc.option(fc.nat(99)), value, value, value)
    .map(([number, ...rest]): Row => [number === null ? null : `A-${number}`, ...rest])
  fc.assert(
    fc.property(fc.array(row, { minLength: 2, maxLength: 12 }), (rows) => {
      const { roles } = findLayout(sheetFromRows('Sheet1', [headers, ['A-0', 'Lee', 'M0', 1], ...rows]), 1)
      expect(rows.filter(([number], index) => number !== null && roles[index + 2] === 'total')).toEqual([])
    }),
  )
})
