import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entryOf } from '../../../../../renderer/check/sheet/entry-of-column.ts'
import { accountCatalogue } from '../../../../../shared/catalogue/account-catalogue.ts'
import type { ColumnMapping, Reading } from '../../../../../shared/mapping/model/mapping.ts'
import { waterCatalogue } from '../../../../support/services/water-catalogue.ts'

const column = (target: string | null, more: Partial<ColumnMapping> = {}): ColumnMapping => ({
  column: 1,
  header: 'H',
  target,
  ...more,
})
const entry = (target: string | null, more: Partial<ColumnMapping> = {}) =>
  entryOf(column(target, more), accountCatalogue)
/** What the calendar begins with. */
const begin = (target: string, text: string, more: Partial<ColumnMapping> = {}) => {
  const found = entry(target, more)
  return found?.kind === 'day' || found?.kind === 'moment' ? found.isoOf(text) : found
}
const born = 'customers[].date_of_birth'

const choices = (target: string, more: Partial<ColumnMapping> = {}, catalogue = waterCatalogue) => {
  const found = entryOf(column(target, more), catalogue)
  return found?.kind === 'choices' ? found : undefined
}
const paper = 'occupants[].wants_paper'

test('a field with known values lists them, each with what it means', () => {
  const status = accountCatalogue.leaf('supply_addresses[].supply_points[].meters[].status')
  const found = choices(status?.path ?? '', {}, accountCatalogue)
  expect(found?.choices().map(({ text }) => text)).toEqual(status?.documentedValues)
  expect(found?.isClosed).toBe(false)
  expect(choices(paper)?.choices()).toEqual([
    { text: 'Y', meaning: 'Letters by post' },
    { text: 'N', meaning: 'E-mail alone' },
  ])
  expect(choices(paper)?.isClosed).toBe(true)
})

test('a yes or no lists both words, as the column writes them', () => {
  const yesNo = accountCatalogue.leaves.find(({ kind }) => kind === 'boolean')?.path ?? ''
  const words = (reading: Reading) => choices(yesNo, { reading }, accountCatalogue)?.choices()
  expect(words({})).toEqual([{ text: 'yes' }, { text: 'no' }])
  expect(words({ yesWords: ['granted'], translations: [{ from: '–', to: 'no' }] })).toEqual([
    { text: 'granted', meaning: 'yes' },
    { text: '–', meaning: 'no' },
  ])
})

test('what is chosen in a translated column is written in its own words', () => {
  const translations = [
    { from: 'Post', to: 'Y' },
    { from: 'N', to: 'Y' },
  ]
  const found = choices(paper, { reading: { translations } })
  // Nothing that could be written there is read as N.
  expect(found?.choices()).toEqual([{ text: 'Post', meaning: 'Letters by post' }])
  expect(['post ', 'n', 'Y', 'maybe'].map((text) => found?.isTaken(text))).toEqual([true, true, true, false])
})

test('whatever a column does to its texts, each choice is read as what it stands for', () => {
  const reading = fc.record({
    letterCase: fc.constantFrom('asIs' as const, 'upper' as const, 'lower' as const),
    stripPrefix: fc.constantFrom('Y', 'E', undefined),
    translations: fc.array(fc.record({ from: fc.constantFrom('Y', 'N', 'x'), to: fc.constantFrom('Y', 'N', '') })),
  })
  fc.assert(
    fc.property(reading, (said) => {
      const found = choices(paper, { reading: said })
      expect(found?.choices().every(({ text }) => found.isTaken(text))).toBe(true)
    }),
  )
})

test.each([
  [{ dateOrder: 'DMY' }, ['about', '5.3.1980'], '25.06.2024'],
  [{ dateOrder: 'MDY' }, ['05/03/80'], '06/25/2024'],
  [{ dateOrder: 'DMY' }, ['5 March 1980'], '2024-06-25'],
  [{ dateOrder: 'YMD' }, ['1980/03/05'], '2024-06-25'],
  [{}, ['05/03/1980'], '2024-06-25'],
] as const)('with %o, beside %j, a day is written as %s', (reading, texts, written) => {
  const found = entryOf(column(born, { reading }), accountCatalogue, texts)
  expect(found?.kind === 'day' && found.textOf('2024-06-25')).toBe(written)
})

test('any text is typed where nothing is filled, a name is, or a cell is cut into several values', () => {
  const split = { cut: { by: 'separator', separator: ' ', rest: 'last' }, parts: [] } as const
  expect([entry(null), entry('customers[].given_name'), entry(born, { split })]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test.each([
  ['06/25/2024', {}, '2024-06-25'],
  ['06/05/2024', {}, ''],
  ['06/05/2024', { reading: { dateOrder: 'DMY' } }, '2024-05-06'],
  ['5 March 1980', {}, '1980-03-05'],
  ['ask reception', {}, ''],
] as const)('a calendar at “%s” (%o) begins with “%s”', (text, more, iso) => {
  expect(begin(born, text, more)).toBe(iso)
})

test('a calendar with the time begins with the time that is said', () => {
  const moment = accountCatalogue.leaves.find(({ kind }) => kind === 'datetime')
  expect(begin(moment?.path ?? '', '2024-06-25 14:30')).toBe('2024-06-25T14:30')
  expect(begin(moment?.path ?? '', '2024-06-25')).toBe('2024-06-25T00:00')
})
