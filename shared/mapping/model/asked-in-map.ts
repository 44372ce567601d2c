/** Which errors of cells go with one answer about their column, in Map. All others are mended cell by cell, in Check. */
import type { Issue } from '../../result.ts'

/** Phone numbers wait for their country, balances for whose they are, and a column without a field for a decision about it. */
const waitForAnswer: ReadonlySet<string> = new Set([
  'phone_country_missing',
  'balance_side_open',
  'column_not_decided',
] satisfies Issue['code'][])

export const isAskedInMap = ({ code, readAs }: { readonly code: string; readonly readAs?: unknown }): boolean =>
  readAs !== undefined || waitForAnswer.has(code)
