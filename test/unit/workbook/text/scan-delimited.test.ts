/** What text files are cut into, beside Papa Parse on the same texts. */
import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { readWorkbook } from '../../../../electron/workbook/reading/read-workbook.ts'
import type { QuoteSign, Sheet, Workbook } from '../../../../shared/sheet/sheet.ts'
import { runs } from '../../../support/property-runs.ts'
import { valueIn } from '../../../support/value-in.ts'

async function workbookOf(text: string, delimiter: string, quote: QuoteSign): Promise<Workbook> {
  // A cell that is always there: a file without any is refused.
  const bytes = Buffer.from(`${firstRow}${text}`)
  return valueIn(await readWorkbook({ fileName: 'a.csv', bytes, text: { encoding: 'utf-8', delimiter, quote } }))
}

const firstRow = 'x\n'

/** The cells below the first row, without those of nothing but blanks at the end of a row and at the end: a sheet ends before them. */
function cellsOf(sheet: Sheet): string[][] {
  const rows = Array.from({ length: sheet.rowCount - 1 }, (_, row) =>
    Array.from({ length: sheet.columnCount }, (_, column) => sheet.cellAt(row + 1, column).text),
  )
  return withoutBlankEnds(rows)
}

function withoutBlankEnds(rows: readonly (readonly string[])[]): string[][] {
  const filled = rows.map((row) => row.slice(0, row.findLastIndex((cell) => cell.trim() !== '') + 1))
  return filled.slice(0, filled.findLastIndex((row) => row.length > 0) + 1)
}

/** As Papa Parse cuts the text; line ends are made one kind before, because it knows one of them at a time. */
function byPapa(text: string, delimiter: string, quote: QuoteSign) {
  const { data, errors } = Papa.parse<string[]>(`${firstRow}${text}`.replaceAll(/\r\n?/g, '\n'), {
    delimiter,
    newline: '\n',
    ...(quote === '' ? { fastMode: true } : { quoteChar: quote }),
  })
  return {
    rows: withoutBlankEnds(data.slice(1)),
    isWellFormed: errors.every(({ code }) => code === 'UndetectableDelimiter'),
  }
}

const delimiters = fc.constantFrom(',', ';', '\t', '|', '¦')
const lineEnds = fc.constantFrom('\n', '\r\n', '\r')
/** No apostrophe: one in front of what could be a formula is taken away, which has tests of its own. */
const letters = fc.constantFrom('a', 'b', '7', ' ', 'é', '日', '😀', '\ufeff', '.', '"', '""', ',', ';', '\t', '|', '¦')
/** Anything a text file may be, with more quotation marks and line ends than any has. */
const soup = fc
  .array(fc.oneof({ weight: 5, arbitrary: letters }, { weight: 1, arbitrary: lineEnds }), { maxLength: 40 })
  .map((parts) => parts.join(''))
  // Papa Parse takes this mark for a blank, of which some may stand behind the end of a value.
  .filter((text) => !/"[ \t]*\ufeff/.test(text))

describe('a text file', () => {
  test('is cut as Papa Parse cuts it, wherever that finds nothing wrong', async () => {
    let compared = 0
    await fc.assert(
      fc.asyncProperty(soup, delimiters, fc.constantFrom<QuoteSign>('"', ''), async (text, delimiter, quote) => {
        const papa = byPapa(text, delimiter, quote)
        if (!papa.isWellFormed) return
        const { sheets, text: reading } = await workbookOf(text, delimiter, quote)
        expect(cellsOf(sheets[0]!)).toEqual(papa.rows)
        expect(reading?.strayQuotes).toBeUndefined()
        compared += 1
      }),
      { numRuns: 800 },
    )
    expect(compared).toBeGreaterThan(300)
  })

  test('has the cells that were written into it, with any mix of quotation marks and line ends', async () => {
    const cell = fc.record({ parts: fc.array(letters, { maxLength: 6 }), isQuoted: fc.boolean() })
    const row = fc.record({ cells: fc.array(cell, { minLength: 1, maxLength: 5 }), lineEnd: lineEnds })
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 6 }), delimiters, fc.boolean(), async (rows, delimiter, isEnded) => {
        // No row is empty: half a line end before one, and half after, would be a whole.
        const cells = rows.map((one) => ['row', ...one.cells.map(({ parts }) => parts.join(''))])
        const lines = rows.map((one) =>
          ['row', ...one.cells.map((part) => written(part, delimiter))].join(delimiter).concat(one.lineEnd),
        )
        const text = isEnded ? lines.join('') : lines.join('').replace(/[\r\n]+$/, '')
        const { sheets } = await workbookOf(text, delimiter, '"')
        expect(cellsOf(sheets[0]!)).toEqual(withoutBlankEnds(cells))
      }),
      { numRuns: runs(300) },
    )
  })

  test('loses no letter, however its quotation marks are strewn', async () => {
    await fc.assert(
      fc.asyncProperty(soup, delimiters, async (text, delimiter) => {
        const { sheets } = await workbookOf(text, delimiter, '"')
        const signs = new RegExp(`[\\s"${delimiter}]`, 'g')
        expect(cellsOf(sheets[0]!).flat().join('').replaceAll(signs, '')).toBe(text.replaceAll(signs, ''))
      }),
      { numRuns: runs(400) },
    )
  })
})

function written({ parts, isQuoted }: { parts: readonly string[]; isQuoted: boolean }, delimiter: string): string {
  const text = parts.join('')
  const isNeeded = text.includes('"') || text.includes(delimiter)
  return isQuoted || isNeeded ? `"${text.replaceAll('"', '""')}"` : text
}

/** Where the two differ on purpose: what each makes of it, and why ours is right. */
const explained: readonly {
  readonly why: string
  readonly text: string
  readonly ours: readonly (readonly string[])[]
  readonly theirs: readonly (readonly string[])[]
  readonly strayRow?: number
}[] = [
  {
    why: 'a mark that is never closed would make one value of the rest of the file',
    text: '1,2\n3,"never closed\n4,5\n',
    ours: [
      ['1', '2'],
      ['3', '"never closed'],
      ['4', '5'],
    ],
    theirs: [
      ['1', '2'],
      ['3', 'never closed\n4,5\n'],
    ],
    strayRow: 3,
  },
  {
    why: 'the next mark that opens a value shows that the one before was never closed',
    text: '1,"no end\n2,"Lee, Ana"\n',
    ours: [
      ['1', '"no end'],
      ['2', 'Lee, Ana'],
    ],
    theirs: [['1', 'no end\n2,"Lee, Ana']],
    strayRow: 2,
  },
  {
    why: 'the same where all values have marks',
    text: '"a","b"\n"c,"d"\n"e","f"\n',
    ours: [
      ['a', 'b'],
      ['"c', 'd'],
      ['e', 'f'],
    ],
    theirs: [['a', 'b'], ['c,"d'], ['e', 'f']],
    strayRow: 3,
  },
  {
    why: 'two marks and then a word quote the word, not the value',
    text: '""ACME"" Ltd,5\n6,7\n',
    ours: [
      ['""ACME"" Ltd', '5'],
      ['6', '7'],
    ],
    theirs: [['"ACME"" Ltd,5\n6,7\n']],
    strayRow: 2,
  },
  {
    why: 'spaces behind a closing mark belong to nothing, also at the end of the file',
    text: 'a,"b"  ',
    ours: [['a', 'b']],
    theirs: [['a', 'b"  ']],
  },
]

describe('where Papa Parse finds something wrong', () => {
  test.each(explained)('$why: $text', async ({ text, ours, theirs, strayRow }) => {
    const { sheets, text: reading } = await workbookOf(text, ',', '"')
    const strayQuotes = strayRow === undefined ? undefined : { count: 1, firstRow: strayRow }
    expect([cellsOf(sheets[0]!), reading?.strayQuotes]).toEqual([ours, strayQuotes])
    expect(byPapa(text, ',', '"')).toEqual({ rows: theirs, isWellFormed: false })
  })

  test('a mark inside a value is part of it, for both', async () => {
    const text = '"the "old" house",5\n6" pipe,"7""\n'
    const { sheets } = await workbookOf(text, ',', '"')
    expect(cellsOf(sheets[0]!)).toEqual([
      ['the "old" house', '5'],
      ['6" pipe', '"7""'],
    ])
  })

  test('a file of nothing but stray marks is gone through once', async () => {
    const { text } = await workbookOf('"x,""y""z,"""w\n'.repeat(50_000), ',', '"')
    expect(text?.strayQuotes).toEqual({ count: 150_000, firstRow: 2 })
  })
})
