/** Which errors of cells are mended in Map: by one answer about their column, or by a field for another one. All others, cell by cell in Check. */
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { isLack } from '../../issue-words.ts'
import type { Issue } from '../../result.ts'
import { fieldPathOf } from './field-path.ts'
import type { ColumnMapping } from './mapping.ts'

/** Phone numbers wait for their country, balances for whose they are, amounts for how the service takes them, and a column without a field for a decision about it. */
const waitForAnswer: ReadonlySet<string> = new Set([
  'phone_country_missing',
  'balance_side_open',
  'balance_sign_not_said',
  'amount_unit_not_said',
  'column_not_decided',
] satisfies Issue['code'][])

/** A field is missing that no column fills: Map lists it once, whatever cells it is said at. */
export const isUnfilled = ({ code, where }: Pick<Issue, 'code' | 'where'>): boolean =>
  isLack(code) && where?.target !== undefined

/** A value is none of those that its field takes: asked of the column where the field takes a list alone, as `takesListAlone` tells. */
export const isNoneOfList = ({ code }: { readonly code: string }): boolean =>
  code === ('value_not_taken' satisfies Issue['code'])

/** Whether a field that a column fills takes the values of a list alone: what each other value means is then said for the whole column. */
export const takesListAlone = (
  { target, also = [] }: Pick<ColumnMapping, 'target' | 'also'>,
  catalogue: Catalogue,
): boolean =>
  target !== null && [{ target }, ...also].some((one) => catalogue.leaf(fieldPathOf(one.target))?.isClosed === true)

export const isAskedInMap = ({ code, readAs }: { readonly code: string; readonly readAs?: unknown }): boolean =>
  readAs !== undefined || waitForAnswer.has(code)
