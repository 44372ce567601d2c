/** What a file can hold to make the automatic mapping slow; the work is counted or bounded, never timed. */
import { expect, test } from 'vitest'
import { accountCatalogue } from '../../../../../shared/catalogue/account-catalogue.ts'
import { suppliesSaid } from '../../../../../shared/mapping/suggest/headings/supplies.ts'
import { addressesDecided } from '../../../../../shared/mapping/suggest/rules/which-address.ts'
import { seeSheet } from '../../../../../shared/mapping/suggest/seen-sheet.ts'
import { fieldsToMapTo } from '../../../../../shared/mapping/suggest/suggest-mapping.ts'
import { sheetFromRows } from '../../../../support/rows/workbook-from-rows.ts'

const mapTo = fieldsToMapTo(accountCatalogue)
const seen = (name: string, ...rows: string[][]) =>
  seeSheet(
    sheetFromRows(name, rows),
    { sheet: name, headerRow: 1, firstDataRow: 2, dataRows: rows.slice(1).map((_, index) => index + 1) },
    mapTo,
    [],
  )

test('only the beginning of a heading and of a value is looked at', () => {
  const long = '@.'.repeat(16_000)
  const [column] = seen('S', [`E-mail ${long}`], [long]).columns
  expect([
    column?.header.length,
    column?.name.length,
    [...(column?.profile.distinct ?? [])].map(({ length }) => length),
  ]).toEqual([320, 320, [320]])
})

test('what a column is, is still told by the beginning of a long heading', () => {
  const { columns } = seen('S', [`E-mail${' '.repeat(400)}as the customer gave it`], ['ana@x.example'])
  expect(columns[0]?.found[0]?.field.leaf.name).toBe('email')
})

test('which addresses the other sheets have is not looked up anew for every sheet', () => {
  const sheet = seen('S', ['Account number', 'Street'], ['A-1', '1 High Street'])
  const sheets = Array.from({ length: 200 }, () => ({ ...sheet }))
  let looked = 0
  const counted = new Proxy(sheets, {
    get(target, key, receiver) {
      if (typeof key === 'string' && /^\d+$/.test(key)) looked += 1
      return Reflect.get(target, key, receiver)
    },
  })
  addressesDecided(counted, mapTo, undefined)
  expect(looked).toBeLessThanOrEqual(5 * sheets.length)
})

test('which supplies other headings speak of is not looked up anew for every heading', () => {
  let looked = 0
  const headings = Array.from({ length: 500 }, () => ({
    groupHeading: '',
    get words() {
      looked += 1
      return ['reading']
    },
  }))
  suppliesSaid(headings, mapTo.lexicon)
  expect(looked).toBeLessThanOrEqual(5 * headings.length)
})
