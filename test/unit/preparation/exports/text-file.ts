/** Text files of the rows of accounts. */
import iconv from 'iconv-lite'
import type { File } from './seen-by-person.ts'

const lines = (rows: readonly string[]): string => rows.map((row) => `${row}\r\n`).join('')
export const csv = (...rows: readonly string[]): File => ['accounts.csv', lines(rows)]
export const encoded = (encoding: string, ...rows: readonly string[]): File => [
  'accounts.csv',
  iconv.encode(lines(rows), encoding),
]
