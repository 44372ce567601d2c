/** How much of a file is looked at. A spreadsheet of 100,000 accounts with 150 columns each stays well inside all of these. */

const mega = 1024 * 1024

export const limits = {
  /** Size on disk. */
  fileBytes: 300 * mega,
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
  /** Filled cells of all sheets: 12 bytes of memory each, and their text. */
  cells: 20_000_000,
  /** Blocks of 1024 rows of a column with a cell in them, 12 KiB each: where cells are far apart, they take more than the cells. */
  blocks: 60_000,
  /**
   * Rows × columns of a sheet, from its first cell to its last filled one: a hundred columns in two million rows. A stray cell at
   * the far end of a sheet makes it ninety times as many.
   */
  places: 200_000_000,
  /** What a spreadsheet program can show; cells beyond are left out. */
  columns: 16_384,
  /** A spreadsheet program shows 1,048,576; a text file may have more. */
  rows: 4_000_000,
} as const
