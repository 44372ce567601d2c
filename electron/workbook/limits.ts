/** How much of a file is looked at. A spreadsheet of 100,000 accounts with 150 columns each stays well inside all of these. */

const mega = 1024 * 1024

export const limits = {
  /** Size on disk. */
  fileBytes: 300 * mega,
  /** Unpacked size of one part. A part becomes one JavaScript string, and those end at 2^29 - 24 characters. */
  partBytes: 500 * mega,
  /** Unpacked size of all parts that are read. */
  unpackedBytes: 1200 * mega,
  /** Parts of one archive; real workbooks have tens, rarely hundreds. */
  parts: 20_000,
  /**
   * Unpacked against packed size. Sheets full of the same values reach 100; deflate itself ends at 1032. Asked only of parts
   * that unpack to more than `ratioFrom`, because a small part can do no harm.
   */
  ratio: 250,
  ratioFrom: 50 * mega,
  /** Filled cells of all sheets: about 100 bytes of memory each. */
  cells: 20_000_000,
  /** What a spreadsheet program can show; cells beyond are left out. */
  columns: 16_384,
  /** A spreadsheet program shows 1,048,576; a text file may have more. */
  rows: 4_000_000,
} as const
