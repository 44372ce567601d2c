/**
 * How much of a file is looked at, why no more, and what is said of a file that has more. Each is asked as soon as the fact is known: the
 * size before a byte is read, the parts of an archive by its directory, cells while they are put.
 *
 * A spreadsheet of 100,000 accounts with 150 columns each stays well inside all of these.
 */
import { issue } from '../issue-words.ts'
import type { Issue } from '../result.ts'

const mega = 1024 * 1024

export const limits = {
  /** Size on disk. */
  fileBytes: 300 * mega,
  /** Size of a mapping file: a mapping of a thousand columns has some hundred kilobytes. */
  mappingBytes: 20 * mega,
  /** Size of an operator's document of its service: the largest that was seen has half a megabyte. */
  interfaceBytes: 10 * mega,
  /** Unpacked size of a part that is read as a whole: lists of parts and styles, which have a few megabytes at most. */
  partBytes: 100 * mega,
  /** Unpacked size of all parts that are read; those of cells are never in memory as a whole. */
  unpackedBytes: 1200 * mega,
  /** Parts of one archive; real workbooks have tens, rarely hundreds. */
  parts: 20_000,
  /**
   * Unpacked against packed size. Sheets full of the same values reach 100; deflate itself ends at 1032. Asked only of parts
   * that unpack to more than `ratioFrom`, because a small part can do no harm.
   */
  ratio: 250,
  ratioFrom: 50 * mega,
  /** Each is looked through for a table, and is a card on Load and Map: more than a few hundred nobody goes through. */
  sheets: 1000,
  /** Filled cells of all sheets: 12 bytes of memory each, and their text. */
  cells: 20_000_000,
  /** Blocks of 1024 rows of a column with a cell in them, 12 KiB each: where cells are far apart, they take more than the cells. */
  blocks: 40_000,
  /**
   * Rows × columns of a sheet, from its first cell to its last filled one: a hundred columns in two million rows. A stray cell at
   * the far end of a sheet makes it ninety times as many.
   */
  places: 200_000_000,
  /** What a spreadsheet program can show; cells beyond are left out. */
  columns: 16_384,
  /** What a spreadsheet program can show. A text file may have more, which nobody could look at. */
  rows: 1_048_576,
  /** Characters of one text in an office file, as it is written. A cell has 32,767, each of which may be written in seven. */
  textBytes: 32 * mega,
  /** Characters of a number format: what a spreadsheet program takes. Working out what a number looks like takes as long as it is. */
  formatLength: 255,
  /** Number formats of a workbook. A spreadsheet program ends at 250 of its own; each costs what hundreds of cells do. */
  formats: 1000,
  /** Each takes some two kilobytes of memory, and time on every screen. The largest of small suppliers have a tenth of it. */
  accounts: 250_000,
} as const

/** Thrown where a file has more than a limit. What is read is given up, and the person is told. */
export class BeyondLimit extends Error {
  readonly issueOf: (fileName: string) => Issue
  constructor(issueOf: (fileName: string) => Issue) {
    super('The file has more than a limit.')
    this.issueOf = issueOf
  }
}

/** What each limit leads to. */
export const beyond = {
  fileBytes: (bytes: number) =>
    new BeyondLimit((fileName) => {
      const megabytes = Math.round(bytes / mega)
      return issue('file_too_large', { fileName, megabytes, limitMegabytes: limits.fileBytes / mega })
    }),
  /** Also of a part that says less of itself than it has: it is told to pass the limits. */
  unpacked: () => new BeyondLimit((fileName) => issue('file_expands_too_much', { fileName })),
  sheets: () => new BeyondLimit((fileName) => issue('file_has_too_many_sheets', { fileName, limit: limits.sheets })),
  cells: () =>
    new BeyondLimit((fileName) =>
      issue('file_has_too_many_cells', { fileName, limitMillions: limits.cells / 1_000_000 }),
    ),
  blocks: () => new BeyondLimit((fileName) => issue('file_cells_scattered', { fileName })),
  rows: (sheet: string) =>
    new BeyondLimit((fileName) => issue('file_has_too_many_rows', { fileName, sheet, limit: limits.rows })),
  /** @param cells  those that are farthest, as a spreadsheet names them: "XFD1048576" */
  places: (sheet: string, cells: readonly string[]) =>
    new BeyondLimit((fileName) => issue('file_cells_far_apart', { fileName, sheet, cells })),
  accounts: (count: number) =>
    new BeyondLimit(() => issue('file_has_too_many_accounts', { count, limit: limits.accounts })),
  textBytes: () =>
    new BeyondLimit((fileName) => issue('file_text_too_long', { fileName, limitMegabytes: limits.textBytes / mega })),
  formatLength: (length: number) =>
    new BeyondLimit((fileName) =>
      issue('file_number_format_too_long', { fileName, length, limit: limits.formatLength }),
    ),
  formats: () =>
    new BeyondLimit((fileName) => issue('file_has_too_many_number_formats', { fileName, limit: limits.formats })),
}

/** @throws BeyondLimit */
export function checkFileSize(bytes: number): void {
  if (bytes > limits.fileBytes) throw beyond.fileBytes(bytes)
}

/** @param count  so many are named so far. @throws BeyondLimit */
export function checkSheets(count: number): void {
  if (count > limits.sheets) throw beyond.sheets()
}

/** @param pattern  a number format of the file's own, the so-manieth. @throws BeyondLimit */
export function checkFormat(pattern: string, count: number): void {
  if (pattern.length > limits.formatLength) throw beyond.formatLength(pattern.length)
  if (count > limits.formats) throw beyond.formats()
}
