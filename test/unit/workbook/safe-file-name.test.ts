import fc from 'fast-check'
import { expect, test } from 'vitest'
import { namingFiles } from '../../../electron/workbook/writing/safe-file-name.ts'

test.each([
  ['007001000', '007001000'],
  ['A/1', 'A_1'],
  ['../../etc/passwd', '__.._etc_passwd'],
  ['a b:c', 'a_b_c'],
  ['NUL', '_NUL'],
  ['', '_'],
  ['..', '_'],
  ['Zoë-5', 'Zoë-5'],
])('"%s" goes into the file %s', (number, name) => {
  expect(namingFiles()(number)).toBe(name)
})

test('numbers that look alike, or like a file that is there already, get names of their own', () => {
  const name = namingFiles(['report'])
  expect([name('A/1'), name('A:1'), name('a_1'), name('Report')]).toEqual(['A_1', 'A_1-2', 'a_1-3', 'Report-2'])
})

test('names are cut by bytes, not inside a letter', () => {
  const name = namingFiles()
  expect([name('x'.repeat(300)), name('語'.repeat(300)), name('𠮷'.repeat(300))]).toEqual([
    'x'.repeat(200),
    '語'.repeat(66),
    '𠮷'.repeat(50),
  ])
})

test('no number leads out of the folder or gets the name of another', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 20 }), (numbers) => {
      const name = namingFiles()
      const names = numbers.map((number) => name(number))
      expect(new Set(names.map((one) => one.toLowerCase())).size).toBe(names.length)
      for (const one of names) expect(one).toMatch(/^[\p{L}\p{N}_-][\p{L}\p{N}._-]*$/u)
    }),
  )
})
