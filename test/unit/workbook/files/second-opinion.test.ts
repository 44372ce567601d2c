/** Every cell of every fixture, and of files that few programs write, as we read it and as SheetJS does; of text files, as Papa Parse does. */
import { readdirSync, readFileSync } from 'node:fs'
import { type CellObject, read, type WorkSheet } from '@e965/xlsx'
import iconv from 'iconv-lite'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { readWorkbook } from '../../../../electron/workbook/reading/read-workbook.ts'
import { columnLetters, type Sheet } from '../../../../shared/sheet/sheet.ts'
import { valueIn } from '../../../support/value-in.ts'
import { inDigits, meaningOf, theirMeaning } from '../cells/cell-meanings.ts'
import { fileOf } from './make-workbook.ts'
import { type OddFile, oddFiles } from './odd-files.ts'
import { type OddText, oddTexts } from './odd-texts.ts'

/** Where the two differ, what each says, and why ours is right. */
const explained: Readonly<Record<string, readonly Difference[]>> = {
  'the strict edition, with prefixes': [
    { at: 'A1', ours: 'Ana', theirs: undefined, why: 'SheetJS looks for tags without a prefix' },
    { at: 'B1', ours: 12.5, theirs: undefined, why: 'the same' },
  ],
  'rich text, reading aids, spaces that count, escaped characters, an empty string': [
    {
      at: 'E1',
      ours: 'two\r\nlines',
      theirs: 'two\nlines',
      why: 'SheetJS leaves out half of a line end of Windows',
    },
  ],
  'a value in pieces, around a comment and in CDATA': [
    { at: 'A1', ours: 5.01, theirs: 5, why: 'SheetJS takes the text before the first tag' },
  ],
  'an encoding of its own': [
    { at: 'A1', ours: 'Zoë', theirs: 'Zo\ufffd', why: 'SheetJS reads every part as UTF-8, whatever it says of itself' },
  ],
}
type Difference = { readonly at: string; readonly ours: unknown; readonly theirs: unknown; readonly why: string }

/** A merged range of two rows and two columns, and one down a column; the cells they cover hold what was there before. */
const mergedFiles: readonly OddFile[] = (['xlsx', 'biff8', 'ods'] as const).map((type) => ({
  about: `merged cells of .${type}`,
  fileName: `merged.${type === 'biff8' ? 'xls' : type}`,
  bytes: fileOf(
    [
      ['Account', 'Name', 'Town', 'Balance'],
      ['A-1', null, 'Leeds', 12.5],
      [null, null, 'Hull', null],
      [null, 'Bo', 'York', 7],
    ],
    type,
    (sheet) => {
      sheet['!merges'] = [
        { s: { r: 1, c: 0 }, e: { r: 2, c: 1 } },
        { s: { r: 1, c: 3 }, e: { r: 2, c: 3 } },
      ]
    },
  ),
}))

const folder = new URL('../../../fixtures/', import.meta.url)
const fixtures: readonly OddFile[] = readdirSync(folder)
  .filter((fileName) => /\.(?:xlsx|xlsm|xls|ods)$/.test(fileName))
  .map((fileName) => ({ about: fileName, fileName, bytes: new Uint8Array(readFileSync(new URL(fileName, folder))) }))

async function sheetsOf({ fileName, bytes }: OddFile): Promise<readonly Sheet[]> {
  return valueIn(await readWorkbook({ fileName, bytes })).sheets
}

const textsOf = (sheet: Sheet): string[][] =>
  Array.from({ length: sheet.rowCount }, (_, row) =>
    Array.from({ length: sheet.columnCount }, (_, column) => sheet.cellAt(row, column).text),
  )

describe('a workbook that is written oddly', () => {
  test.each(oddFiles)('has $about', async (file) => {
    const [sheet] = await sheetsOf(file)
    expect(textsOf(sheet!)).toEqual(file.texts)
  })
})

describe('SheetJS finds the same', () => {
  test.each([...fixtures, ...oddFiles, ...mergedFiles])('in $about', async (file) => {
    const sheets = await sheetsOf(file)
    const book = read(file.bytes, { type: 'buffer', dense: true, cellDates: false, cellNF: true })
    expect(sheets.map(({ name }) => name)).toEqual(book.SheetNames)
    const differences = sheets.flatMap((sheet) => differencesOf(sheet, book.Sheets[sheet.name]))
    expect(differences).toEqual((explained[file.about] ?? []).map(({ at, ours, theirs }) => ({ at, ours, theirs })))
  })
})

function differencesOf(sheet: Sheet, worksheet: WorkSheet | undefined): Omit<Difference, 'why'>[] {
  const rows = (worksheet?.['!data'] ?? []) as (CellObject | undefined)[][]
  const rowCount = Math.max(sheet.rowCount, rows.length)
  const columnCount = Math.max(sheet.columnCount, ...rows.map((row) => row?.length ?? 0))
  const differences: Omit<Difference, 'why'>[] = []
  /** SheetJS names merged ranges, whose value is in their first cell; it belongs to every cell that the range covers. */
  const firstOfMerged = (row: number, column: number): CellObject | undefined => {
    const range = worksheet?.['!merges']?.find(({ s, e }) => row >= s.r && row <= e.r && column >= s.c && column <= e.c)
    return range === undefined ? undefined : rows[range.s.r]?.[range.s.c]
  }
  for (let row = 0; row < rowCount; row += 1) {
    for (let column = 0; column < columnCount; column += 1) {
      const ours = inDigits(meaningOf(sheet.cellAt(row, column)))
      const theirs = theirMeaning(firstOfMerged(row, column) ?? rows[row]?.[column])
      if (ours !== theirs) differences.push({ at: `${columnLetters(column + 1)}${row + 1}`, ours, theirs })
    }
  }
  return differences
}

const textFixtures: readonly OddText[] = readdirSync(folder)
  .filter((fileName) => /\.(?:csv|tsv)$/.test(fileName))
  .map((fileName) => ({ about: fileName, fileName, bytes: readFileSync(new URL(fileName, folder)), differences: [] }))

describe('Papa Parse finds the same', () => {
  test.each([...textFixtures, ...oddTexts])('in $about', async ({ fileName, bytes, differences }) => {
    const { sheets, text } = valueIn(await readWorkbook({ fileName, bytes }))
    const [sheet] = sheets
    const { encoding = '', delimiter = '' } = text ?? {}
    const ours = textsOf(sheet!)
    const { data } = Papa.parse<string[]>(iconv.decode(Buffer.from(bytes), encoding), { delimiter })
    const size = {
      rows: Math.max(ours.length, data.length),
      columns: Math.max(...[...ours, ...data].map((row) => row.length)),
    }
    const found = Array.from({ length: size.rows * size.columns }, (_, place) => {
      const [row, column] = [Math.floor(place / size.columns), place % size.columns]
      return {
        at: `${columnLetters(column + 1)}${row + 1}`,
        ours: ours[row]?.[column] ?? '',
        theirs: data[row]?.[column] ?? '',
      }
    }).filter((cell) => cell.ours !== cell.theirs)
    expect(found).toEqual(differences.map(({ at, ours, theirs }) => ({ at, ours, theirs })))
  })
})
