import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readWorkbook } from '../../../../electron/workbook/reading/read-workbook.ts'
import { formulaSafe, undoFormulaSafe } from '../../../../electron/workbook/writing/formula-safe.ts'
import { type Table, writeTable } from '../../../../electron/workbook/writing/write-results.ts'
import { writeWorkbook } from '../../../../electron/workbook/writing/write-workbook.ts'
import { speak } from '../../../../shared/messages/speech.ts'
import { spellOut } from '../../../../shared/words/words-of-others.ts'
import { runs } from '../../../support/property-runs.ts'
import { valueIn } from '../../../support/value-in.ts'

const risky = ['=1+1', '+cmd|calc', '-2+3', '@SUM(A1)', '\tx', '\rx', '＝1+1', "'=1+1", "''@x", '=HYPERLINK("x")']
/** A program with another list separator begins a cell at the one in them. */
const riskyInside = [
  ["Smith;=cmd|' /C calc'!A0", "Smith;'=cmd|' /C calc'!A0"],
  ['a\n+1+cmd', "a\n'+1+cmd"],
  ['a\r\n@SUM(1)', "a\r\n'@SUM(1)"],
  ['a\t-1+2', "a\t'-1+2"],
  ['a;"=1"', 'a;"\'=1"'],
  ["a;'=1", "a;''=1"],
  ['\t=1', "'\t'=1"],
  ['a;-5;=1', "a;-5;'=1"],
] as const

const harmless = [
  'a; b',
  'a;-5',
  'a;\t+1,204.50\nb',

  '-12.50',
  '+15125552087',
  "O'Brien",
  "'quoted'",
  'a=b',
  '',
  '007',
  '-1.204,50',
  '_x0041_',
  '_x005F_x0041_',
]

/** Text as a spreadsheet can hold it: XML has no place for some control characters, and line ends are one kind in a text file. */
const text = fc
  .oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(...risky, ...riskyInside.flat(), ...harmless),
    fc.stringMatching(/^'{1,3}\d{1,4}[a-z;=']{0,3}$/),
    fc.stringMatching(/^="[a-z0-9"]{0,6}"$/),
    fc.stringMatching(/^['=+\-@]{1,4}[a-z0-9 "';,\n]{0,8}$/),
  )
  .map((value) => value.toWellFormed().replaceAll(/(?![\t\n])\p{Cc}|[\ufffe\uffff\ufeff]/gu, ''))

const tableOf = (headings: readonly string[], rows: Table['rows']): Table => ({
  name: 'Results',
  columns: headings.map((heading) => ({ heading, holds: 'text' })),
  rows,
})

async function textsAfter(rows: readonly (readonly string[])[], format: 'xlsx' | 'csv'): Promise<string[][]> {
  const bytes = await writeTable(tableOf(['first', 'second'], rows), format)
  const [sheet] = valueIn(await readWorkbook({ fileName: `results.${format}`, bytes })).sheets
  return rows.map((_, row) => [0, 1].map((column) => sheet!.cellAt(row + 1, column).text))
}

describe('text that could run as a formula', () => {
  test.each(risky)('%j is made safe', (value) => {
    expect(formulaSafe(value)).toBe(`'${value}`)
  })

  test.each(harmless)('%j is left as it is', (value) => {
    expect(formulaSafe(value)).toBe(value)
  })

  test.each(riskyInside)('%j is made safe inside: %j', (value, safe) => {
    expect(formulaSafe(value)).toBe(safe)
  })

  test.each([';', '\t'])('begins no cell of a .csv that is cut at %j instead', async (delimiter) => {
    const values = [...risky, ...riskyInside.flat()]
    const rows = values.map((value) => ['x', value])
    const written = Buffer.from(await writeTable(tableOf(['first', 'second'], rows), 'csv')).toString('utf8')
    // As hostile as a program can be: no quotation mark keeps anything together, or is part of a value.
    const cells = written
      .split(/[\r\n]/)
      .flatMap((line) => line.split(delimiter).map((cell) => cell.replace(/^"+/, '')))
    expect(cells.filter((cell) => /^[=+\-@＝＋－＠]/.test(cell) && !/^-5$/.test(cell))).toEqual([])
  })

  test('comes back unchanged, whatever it is', () => {
    fc.assert(fc.property(text, (value) => undoFormulaSafe(formulaSafe(value)) === value))
  })

  test.each([
    ['="02134"', '02134'],
    ['="Ana ""Ann"" Lee"', 'Ana "Ann" Lee'],
    ['=""', ''],
    ["'02134", '02134'],
    ["'12-34/5", '12-34/5'],
    ["'90s café", "'90s café"],
    ["'5'", "'5'"],
    ['="A"&"B"', '="A"&"B"'],
  ])('a program kept %s from becoming a number: it is %s', (written, meant) => {
    expect(undoFormulaSafe(written)).toBe(meant)
  })

  test('so it is in a text file, with quotation marks around it or without', async () => {
    const bytes = Buffer.from('account,zip\n="001","=""02134"""\n\'002,"\'02135"\n')
    const result = await readWorkbook({ fileName: 'a.csv', bytes })
    const [sheet] = result.ok ? result.value.sheets : []
    expect([1, 2].map((row) => [0, 1].map((column) => sheet?.cellAt(row, column).text))).toEqual([
      ['001', '02134'],
      ['002', '02135'],
    ])
  })

  test.each(['xlsx', 'csv'] as const)(
    'comes back from a file of results as .%s, with what nobody sees spelled out',
    async (format) => {
      await fc.assert(
        fc.asyncProperty(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 5 }), async (rows) => {
          expect(await textsAfter(rows, format)).toEqual(rows.map((row) => row.map(spellOut)))
        }),
        { numRuns: runs(60) },
      )
    },
  )

  test('is no formula in a workbook of results', async () => {
    const bytes = await writeTable(tableOf(['a'], [['=1+1']]), 'xlsx')
    const result = await readWorkbook({ fileName: 'results.xlsx', bytes })
    expect(result.ok && result.value.sheets[0]?.cellAt(1, 0)).toEqual({ kind: 'text', text: '=1+1' })
    expect(Buffer.from(bytes).includes('<f>')).toBe(false)
  })

  test('a workbook holds text with characters that XML has no place for', async () => {
    const columns = [{ heading: 'a', width: 20, format: 'text' }] as const
    const bytes = await writeWorkbook([{ name: 'Cells', columns, rows: [['bell\u0007 and\r\nline']] }])
    const result = await readWorkbook({ fileName: 'cells.xlsx', bytes })
    expect(result.ok && result.value.sheets[0]?.cellAt(1, 0).text).toBe('bell\u0007 and\r\nline')
  })

  test.each(['xlsx', 'csv'] as const)('nothing in a .%s of results can be obeyed by a terminal', async (format) => {
    const hostile = 'A-\u001b[31m\u009b7\u202e\u0007'
    expect(await textsAfter([[hostile, 'x']], format)).toEqual([['A-\\u001b[31m\\u009b7\\u202e\\u0007', 'x']])
  })

  test('a file of results starts with the mark that makes Excel read it as UTF-8', async () => {
    const bytes = await writeTable(tableOf(['Zoë'], []), 'csv')
    expect(Buffer.from(bytes).toString('utf8')).toBe('\ufeffZoë\r\n')
  })
})

test('in German, cells of a text file stand between semicolons, as spreadsheet programs there take it apart', async () => {
  await speak('de')
  onTestFinished(() => speak('en'))
  const bytes = await writeTable(tableOf(['a', 'b'], [['1,5', 'x;y']]), 'csv')
  expect(Buffer.from(bytes).toString('utf8')).toBe('\ufeffa;b\r\n"1,5";"x;y"\r\n')
})
