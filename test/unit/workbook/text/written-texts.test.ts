/** The texts of a text file are made of its bytes when somebody asks: whenever that is, they are what was written. */
import fc from 'fast-check'
import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { editedWorkbook } from '../../../../electron/preparation/accounts/edited-workbook.ts'
import { likeBlank, longestCellText, type Sheet } from '../../../../shared/sheet/sheet.ts'
import { turnedSheet } from '../../../../shared/sheet/turned-sheet.ts'
import { firstSheet, textsOf, workbookOf } from '../files/cells-of-file.ts'

/** What each character set can write: blanks of all kinds, and letters whose bytes begin as theirs do. */
const everywhere = ['a', '7', 'York', ' ', '\t', '.', '"', ',', '\n']
const western = [...everywhere, 'é', 'ß', '\u00a0', '£', '“', '–', '€']
const all = [...western, 'Ж', '日', 'か', '\u3000', '\u1680', 'ᚁ', '\u2003', '\u2028', '\ufeff', 'ﻼ', '😀']
const lettersOf = {
  'utf-8': all,
  'utf-16le': all,
  'windows-1252': western,
  shift_jis: [...everywhere, '日', 'か', '\u3000'],
} as const
const encodings = Object.keys(lettersOf) as (keyof typeof lettersOf)[]

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** A column of a few texts, some of which come again, written in one way or the other. */
const column = fc.constantFrom(...encodings).chain((encoding) => {
  const text = fc.array(fc.constantFrom(...lettersOf[encoding]), { maxLength: 3 }).map((parts) => parts.join(''))
  const isQuoted = fc.boolean()
  return fc
    .array(text, { minLength: 1, maxLength: 5 })
    .chain((texts) => fc.array(fc.record({ text: fc.constantFrom(...texts), isQuoted }), { maxLength: 12 }))
    .map((cells) => {
      const lines = cells.map(({ text, isQuoted }) => `x,${isQuoted || /^"|[,\n]/.test(text) ? quoted(text) : text}`)
      const bytes = iconv.encode(['x,x', ...lines].join('\n'), encoding, { addBOM: true })
      return { encoding, texts: cells.map(({ text }) => text), bytes }
    })
})

const isBlank = (text: string): boolean => text.trim() === ''
const columnOf = (sheet: Sheet, texts: readonly string[]): string[] =>
  texts.map((_, index) => sheet.cellAt(index + 1, 1).text)

/** So many bytes of a file are kept as one string. */
const windowBytes = 1 << 19

describe('a text that is asked for late', () => {
  test('is the one that was written, in any order, again, in a turned sheet and after edits', async () => {
    await fc.assert(
      fc.asyncProperty(column, fc.nat(), async ({ encoding, texts, bytes }, edited) => {
        const file = await workbookOf('a.csv', bytes, { encoding, delimiter: ',', quote: '"' })
        const sheet = file.sheets[0]!
        const backwards = texts.map((_, index) => sheet.cellAt(texts.length - index, 1).text).reverse()
        expect(backwards).toEqual(texts)
        expect(columnOf(sheet, texts)).toEqual(texts)
        const turned = turnedSheet(sheet)
        expect(texts.map((_, index) => turned.cellAt(1, index + 1).text)).toEqual(texts)

        const row = 2 + (edited % (texts.length + 1))
        const workbook = editedWorkbook(file, [])
        const back = workbook.edit([{ sheet: 'a', row, column: 2, text: 'edited' }])
        expect(columnOf(workbook.workbook.sheets[0]!, texts)).toEqual(
          texts.map((text, index) => (index === row - 2 ? 'edited' : text)),
        )
        workbook.edit(back)
        expect(columnOf(workbook.workbook.sheets[0]!, texts)).toEqual(texts)
      }),
    )
  })

  test('shows where it is no blank, and is seen to be like the same text, however that is written', async () => {
    await fc.assert(
      fc.asyncProperty(column, async ({ encoding, texts, bytes }) => {
        const sheet = await firstSheet('a.csv', bytes, { encoding, delimiter: ',', quote: '"' })
        const shown = texts.map((_, index) => sheet.filledColumns(index + 1).includes(1))
        expect(shown).toEqual(texts.map((text) => !isBlank(text)))
        const numbers = [...sheet.valueId(1).numbers.subarray(1)]
        for (const [index, text] of texts.slice(0, numbers.length).entries()) {
          expect(numbers[index] === likeBlank).toBe(text === '')
          expect(numbers.indexOf(numbers[index] ?? 0)).toBe(texts.indexOf(text))
        }
      }),
    )
  })

  test.each(['é', '日', '😀'])('is whole where a %s lies across what is kept as one', async (letter) => {
    const { length } = Buffer.from(letter)
    for (let before = 0; before <= length; before += 1) {
      const row = `${'x'.repeat(1023)}\n`
      const padding = 'y'.repeat(1024 - 3 - before)
      const text = `${row.repeat(511)}${padding},A${letter}Z,${letter.repeat(9)}\n${row}`
      expect(Buffer.from(text.slice(0, text.indexOf(letter))).length).toBe(windowBytes - before - 1)
      const sheet = await firstSheet('a.csv', Buffer.from(text))
      expect(textsOf(sheet).slice(511)).toEqual([
        [padding, `A${letter}Z`, letter.repeat(9)],
        ['x'.repeat(1023), '', ''],
      ])
    }
  })

  test.each([1, 1000, longestCellText - 1])('is whole where %i bytes of the longest lie beyond', async (beyond) => {
    const longest = `A${'m'.repeat(longestCellText - 2)}Z`
    const start = windowBytes - longestCellText + beyond
    const row = `${'x'.repeat(1023)}\n`
    const rows = row.repeat(Math.floor(start / row.length) - 1)
    const padding = 'y'.repeat(start - rows.length - 1)
    const sheet = await firstSheet('a.csv', Buffer.from(`${rows}${padding},${longest}\n${row}`))
    expect(textsOf(sheet).at(-2)).toEqual([padding, longest])
  })
})
