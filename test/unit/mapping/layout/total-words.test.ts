import { describe, expect, test } from 'vitest'
import { isNumeric } from '../../../../shared/mapping/layout/cell-shape.ts'
import { isTotalPhrase, referencesTotal } from '../../../../shared/mapping/layout/lines/report-words.ts'
import { detectReading } from '../../../../shared/mapping/read/detect/detect-reading.ts'
import { text } from '../read/cells.ts'

describe('the name of a total', () => {
  test.each([
    'Total',
    ' Grand total: ',
    'Summe',
    'Total accounts: 30',
    'Total  of\u00a0all customers',
    'Sub total 1,204.50',
  ])('is “%s”', (phrase) => {
    expect([isTotalPhrase(phrase), referencesTotal(phrase)]).toEqual([true, true])
  })

  test.each(['Dallas Total', 'Total Energy Ltd'])('is mentioned in “%s”, which may name something else', (phrase) => {
    expect([isTotalPhrase(phrase), referencesTotal(phrase)]).toEqual([false, true])
  })

  test.each(['Som Patel', 'Sum Wing', 'Count Basie', 'Totalenergies Ltd'])('is not mentioned in “%s”', (name) => {
    expect(referencesTotal(name)).toBe(false)
  })

  test('is no text of many blanks, and of any length', () => {
    for (const count of [100, 400, 32_000]) {
      expect(isTotalPhrase(`total${' '.repeat(count)}x`)).toBe(false)
      expect(isTotalPhrase(`total${'of '.repeat(count)}x`)).toBe(false)
    }
  })
})

test('a number followed by very many blanks and something else is none, and tells nothing of its column', () => {
  const long = text(`1${' '.repeat(32_000)}!!`)
  expect(isNumeric(long)).toBe(false)
  for (const kind of ['decimal', 'date'] as const) {
    expect(detectReading(kind, [long, text(`1/${' '.repeat(32_000)}2`)])).toEqual({ reading: {}, isAmbiguous: false })
  }
})
