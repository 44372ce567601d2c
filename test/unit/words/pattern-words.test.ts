/** Patterns in words, where words are plainer, and values that they take. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { patternSample, patternWords } from '../../../shared/words/problems/pattern-words.ts'

test.each([
  ['^[A-Z]{2}\\d{6}$', '2 capital letters, then 6 digits', 'AB123456'],
  ['^GB\\d+$', '“GB”, then one or more digits', 'GB1'],
  ['^-?\\d{0,8}(?:\\.\\d{0,2})?$', 'perhaps “-”, then up to 8 digits, then perhaps “.” and up to 2 digits', '123'],
  ['^(A|B|CASH)$', '“A”, “B” or “CASH”', 'A'],
  ['^(\\d{4}|[A-Z]{3})$', 'either 4 digits or 3 capital letters', '1234'],
  ['^[A-Za-z0-9 -]{1,10}$', '1 to 10 letters, digits, blanks or “-”', '1'],
  ['^[0-9a-f]{4}$', '4 digits or letters from a to f', '1234'],
  ['^\\S+$', 'one or more characters other than blanks', '1'],
  ['^.{3,}$', '3 or more characters', '123'],
  ['^GB', 'something that begins with “GB”', 'GB'],
  ['\\.pdf$', 'something that ends with “.pdf”', '.pdf'],
  ['\\d', 'something that has one digit in it', '1'],
  // No words are plainer than a value.
  ['^[A-Z]{2}(-\\d{2}){3}$', null, 'AB-12-12-12'],
  // It says what is not read here.
  ['^(?=.*\\d)[a-z]+$', null, null],
  ['^\\p{L}+$', null, null],
  ['^a|b$', null, null],
  ['^(a)\\1$', null, null],
  // Nothing is something that may be missing.
  ['^[A-Z]*', null, 'ABC'],
  [`^${'('.repeat(500)}a${')'.repeat(500)}$`, null, null],
])('%s is “%s”, such as “%s”', (pattern, words, sample) => {
  expect({ words: patternWords(pattern), sample: patternSample(pattern) }).toEqual({ words, sample })
})

test('whatever a pattern is, a value that is shown for it is one that it takes', () => {
  const one = fc.constantFrom('a', '\\d', '[A-Z]', '[^x]', '\\.', '.', '(?:ab|c)', '(x)', '\\S', '[\\w-]', '|', '(?!b)')
  const count = fc.constantFrom('', '?', '*', '+', '{2}', '{0,3}', '{2,}', '+?')
  const pattern = fc
    .tuple(fc.constantFrom('', '^'), fc.array(fc.tuple(one, count), { maxLength: 5 }), fc.constantFrom('', '$'))
    .map(([from, pieces, to]) => from + pieces.flat().join('') + to)
    .filter(isPattern)
  let shown = 0
  fc.assert(
    fc.property(pattern, (text) => {
      const sample = patternSample(text)
      if (sample === null) return
      shown += 1
      expect(sample).toMatch(new RegExp(text, 'u'))
    }),
    { numRuns: 100 },
  )
  expect(shown).toBeGreaterThan(20)
})

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u').source !== ''
  } catch {
    return false
  }
}
