import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findLines, jsonOf, lineOfPath, payloadLines } from '../../../../renderer/components/payload/payload-lines.ts'
import { pathOfCell, placeOfValue } from '../../../../renderer/components/payload/value-place.ts'

const payload = {
  external_account_number: '0071',
  customers: [
    { given_name: 'Ana', phones: [] },
    { given_name: 'Carl', age: 5, agrees: false },
  ],
}
const lines = payloadLines(payload)

describe('the lines of a payload', () => {
  test('are together the JSON that is copied, whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(jsonOf(payloadLines(value))).toBe(JSON.stringify(value, null, 2))
      }),
    )
  })

  test('each know the path of the service, and the value alone', () => {
    const values = lines.flatMap(({ path, value }) => (value === null ? [] : [[path, value]]))
    expect(values).toEqual([
      ['external_account_number', '0071'],
      ['customers.0.given_name', 'Ana'],
      ['customers.0.phones', '[]'],
      ['customers.1.given_name', 'Carl'],
      ['customers.1.age', '5'],
      ['customers.1.agrees', 'false'],
    ])
  })

  test('are found by a part of the text or of the path, whatever the case', () => {
    const found = (words: string) => findLines(lines, words).map((index) => lines[index]?.text)
    expect(found('ANA')).toEqual(['"given_name": "Ana",'])
    expect(found('customers.1.agr')).toEqual(['"agrees": false'])
    expect([found('  '), found('nobody')]).toEqual([[], []])
  })

  test('are reached by a path, else by what is around it', () => {
    expect(lines[lineOfPath(lines, 'customers.1.age')]?.text).toBe('"age": 5,')
    expect(lines[lineOfPath(lines, 'customers.1.email')]?.path).toBe('customers.1')
    expect(lineOfPath(lines, 'ledgers.0')).toBe(0)
  })

  test('of two megabytes are found in one pass', () => {
    const customers = Array.from({ length: 20_000 }, (_, at) => ({
      given_name: `Name ${at}`,
      email: `${at}@example.org`,
    }))
    const large = payloadLines({ customers })
    expect(large).toHaveLength(20_000 * 4 + 4)
    expect(findLines(large, 'name 19999')).toHaveLength(1)
  })
})

describe('a value', () => {
  const cell = { sheet: 'A', row: 2, column: 3 }
  const origins = {
    external_account_number: cell,
    'ledgers.0.ledger_code': null,
    'customers.0.email': { ...cell, column: 4 },
  }

  test.each([
    ['external_account_number', { in: 'cell', cell }],
    ['customers.0', { in: 'cell', cell: { ...cell, column: 4 } }],
    ['ledgers.0.ledger_code', { in: 'mapping', target: 'ledgers[].ledger_code' }],
    ['import_supplier', { in: 'elsewhere' }],
    ['', { in: 'cell', cell }],
  ])('at “%s” leads to where it is said', (path, place) => {
    expect(placeOfValue(origins, path)).toEqual(place)
  })

  test('is found from its cell', () => {
    expect(pathOfCell(origins, { ...cell, column: 4 })).toBe('customers.0.email')
    expect(pathOfCell(origins, { ...cell, row: 9 })).toBeNull()
  })
})
