import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FieldKind } from '../../../../shared/contract/field.ts'
import * as contract from '../../../../shared/contract/field.ts'
import { dateOrders, decimalMarks, type Reading } from '../../../../shared/mapping/model/mapping.ts'
import { cellReader, leafReader } from '../../../../shared/mapping/read/read-value.ts'
import { blankCell, type Cell } from '../../../../shared/sheet/sheet.ts'
import { runs } from '../../../support/property-runs.ts'
import { date, failed, number, text, truth } from './cells.ts'

const read = (kind: FieldKind, cell: Cell, reading: Reading = {}, country: string | null = null) =>
  cellReader(kind, reading)(cell, country)

describe('reading a cell', () => {
  test.each<[FieldKind, Cell, unknown]>([
    ['text', text('  Ana\u00a0'), 'Ana'],
    ['text', number('1.50', '1.50'), '1.50'],
    ['text', number('123456789012', '1.23457E+11'), '123456789012'],
    ['text', truth(true), 'TRUE'],
    ['text', text('n/a'), 'n/a'],
    ['text', text('#3'), '#3'],
    ['text', text('# N/A'), '# N/A'],
    ['identifier', number('123'), '123'],
    ['email', text('ana@example.org'), 'ana@example.org'],
    ['phone', text('+15125552087'), '+15125552087'],
    ['country', text('us'), 'US'],
    ['date', date('2024-06-09'), '2024-06-09'],
    ['datetime', date('2024-06-09'), '2024-06-09T00:00:00Z'],
    ['decimal', number('127.68'), '127.68'],
    ['number', number('127.68'), 127.68],
    ['integer', number('5'), 5],
    ['boolean', text('Yes'), true],
    ['boolean', text('NEIN'), false],
    ['boolean', number('0'), false],
    ['boolean', truth(false), false],
    ['json', text('{"a": [1]}'), { a: [1] }],
  ])('as %s takes %o for %o', (kind, cell, value) => {
    expect(read(kind, cell)).toMatchObject({ state: 'value', value })
  })

  test.each<[FieldKind, Cell, string]>([
    ['boolean', text('perhaps'), 'yes_no_unreadable'],
    ['boolean', number('2'), 'yes_no_unreadable'],
    ['json', text('[1]'), 'json_unreadable'],
    ['json', text('{'), 'json_unreadable'],
    ['text', failed(), 'formula_failed'],
    ['date', failed('#VALUE!'), 'formula_failed'],
    ['text', text(' #N/A '), 'formula_failed'],
    ['identifier', text('#REF!'), 'formula_failed'],
    ['decimal', text('#DIV/0!'), 'formula_failed'],
    ['text', text('#BEZUG!'), 'formula_failed'],
    ['date', text('n/a'), 'date_unreadable'],
  ])('as %s can’t read %o: %s', (kind, cell, problem) => {
    expect(read(kind, cell)).toMatchObject({ state: 'unreadable', problem })
  })

  test.each([blankCell, text(' '), text('\u00a0\u200b ')])('takes %o for blank', (cell) => {
    expect(read('date', cell)).toEqual({ state: 'blank' })
  })

  test('takes the mapping’s words for yes and no over the usual ones', () => {
    const reading: Reading = { yesWords: ['No', 'allowed'], noWords: ['blocked'] }
    expect(read('boolean', text('no'), reading)).toMatchObject({ value: true })
    expect(read('boolean', text('ALLOWED'), reading)).toMatchObject({ value: true })
    expect(read('boolean', text('blocked'), reading)).toMatchObject({ value: false })
    expect(read('boolean', text('both'), { yesWords: ['both'], noWords: ['Both'] })).toMatchObject({
      state: 'unreadable',
    })
  })

  test('translates first, comparing trimmed and without case', () => {
    const reading: Reading = {
      translations: [
        { from: 'Elec', to: 'ELECTRICITY' },
        { from: 'n/a', to: '' },
      ],
    }
    expect(read('text', text(' ELEC '), reading)).toMatchObject({ value: 'ELECTRICITY' })
    expect(read('text', text('N/A'), reading)).toEqual({ state: 'blank' })
    expect(read('text', text('Gas'), reading)).toMatchObject({ value: 'Gas' })
  })

  test('reads what it translates to as the interface writes it', () => {
    const decimal: Reading = { decimalMark: ',', translations: [{ from: 'nil', to: '0.50' }] }
    expect(read('decimal', text('nil'), decimal)).toMatchObject({ value: '0.50' })
    const day: Reading = { dateOrder: 'DMY', translations: [{ from: 'start', to: '2024-06-09' }] }
    expect(read('date', text('start'), day)).toMatchObject({ value: '2024-06-09' })
  })

  test('takes the column’s phone country over the account’s', () => {
    expect(read('phone', text('020 7946 0123'), { phoneCountry: 'GB' }, 'US')).toMatchObject({ value: '+442079460123' })
    expect(read('phone', text('512 555 0100'), {}, 'US')).toMatchObject({ value: '+15125550100' })
  })
})

test.each<[contract.MoneyKind | null, object]>([
  ['balance', { state: 'value', value: '-60.00' }],
  ['posting', { state: 'value', value: '-60.00' }],
  ['amount', { state: 'unreadable', problem: 'number_with_side' }],
  [null, { state: 'unreadable', problem: 'number_with_side' }],
])('CR says which sign an amount has only where that is known: %s', (money, reading) => {
  const cell = text('60.00 CR')
  expect(leafReader({ kind: 'decimal', money }, {})(cell, null)).toMatchObject(reading)
})

describe('whatever a cell holds', () => {
  const schemas = {
    text: contract.text('', ''),
    identifier: contract.identifier('', ''),
    email: contract.email('', ''),
    phone: contract.phone('', ''),
    country: contract.country('', ''),
    date: contract.date('', ''),
    datetime: contract.datetime('', ''),
    decimal: contract.decimal('', ''),
    number: contract.number('', ''),
    integer: contract.integer('', ''),
    boolean: contract.boolean('', ''),
    path: contract.documentPath('', ''),
    json: contract.json('', ''),
  } satisfies Record<FieldKind, unknown>
  const kinds = Object.keys(schemas) as FieldKind[]
  // Texts that look like values are likelier to find a hole than letters at random.
  const pieces = fc.constantFrom(
    ...'0 1 9 12 31 2024 02 / . - , : T Z + ( ) E+16 $ € @ é Jan PM \u00a0 \u200b # { } " a.b'.split(' '),
  )
  const texts = fc.oneof(
    fc.string(),
    fc.array(pieces, { maxLength: 9 }).map((list) => list.join('')),
  )
  const cells: fc.Arbitrary<Cell> = fc.oneof(
    texts.map(text),
    fc
      .tuple(fc.double({ noNaN: true, noDefaultInfinity: true }), texts)
      .map(([value, shown]) => number(String(value), shown)),
    texts.map(failed),
    fc.boolean().map(truth),
  )
  const readings = fc.record({
    dateOrder: fc.constantFrom(...dateOrders),
    decimalMark: fc.constantFrom(...decimalMarks),
  })

  test.each(kinds)('reading it as %s gives what the contract takes, or says why not', (kind) => {
    fc.assert(
      fc.property(cells, readings, fc.constantFrom(null, 'US', 'DE', 'XX'), (cell, reading, country) => {
        const outcome = read(kind, cell, reading, country)
        if (outcome.state === 'value') expect(schemas[kind].unwrap().safeParse(outcome.value).error).toBeUndefined()
        else expect(outcome.state === 'blank' ? '' : outcome.problem).toMatch(/^\w*$/)
      }),
      { numRuns: runs(400) },
    )
  })
})
