/** Notices transactions that are numbered by their place in the list: the next list has these numbers again, and a service knows by them what it has. */

import { type Catalogue, isAccountKey } from '../catalogue/catalogue.ts'
import { issue } from '../issue-words.ts'
import type { MappedColumn } from '../mapping/plan/column-readers.ts'
import { isBlankCell } from '../mapping/read/read-value.ts'
import { readText } from '../mapping/read/text/read-text.ts'
import type { Issue } from '../result.ts'
import { partOf } from './addition-requests.ts'
import { transactionFields } from './thing-fields.ts'

/** Fewer are in order by chance. */
const fewest = 3
/** Where rows begin to be counted below a heading and a title. */
const highestFirst = 10

export function countedNumbers(columns: readonly MappedColumn[], catalogue: Catalogue): readonly Issue[] {
  const [list, { id }] = [partOf('transactions', catalogue), transactionFields(catalogue)]
  const path = `${list?.path}.${id}`
  return columns.flatMap((column) => {
    if (column.leaf.path !== path) return []
    const accounts = columns.find(({ leaf, sheet }) => sheet === column.sheet && isAccountKey(leaf))
    const numbers = numbersIn(column) ?? (accounts && numbersIn(column, accounts))
    return numbers ? [countedIssue(column, path, numbers)] : []
  })
}

/**
 * @param accounts  the numbers begin anew, with the same one, in each of them
 * @returns whole numbers from a small one up, in the order of the rows and with few gaps; `null` where they are something else
 */
function numbersIn({ source, sheet }: MappedColumn, accounts?: MappedColumn): readonly number[] | null {
  const numbers: number[] = []
  const counted = new Map<string, { readonly count: number; readonly last: number }>()
  let account = ''
  for (const rowIndex of sheet.rowIndexes) {
    account = accounts === undefined ? '' : readText(accounts.source.cellAt(rowIndex)).trim() || account
    const cell = source.cellAt(rowIndex)
    if (isBlankCell(cell)) continue
    const text = readText(cell).trim()
    const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY
    const { count, last } = counted.get(account) ?? { count: 0, last: -1 }
    const isFirst = count === 0 && number === (numbers[0] ?? number)
    // Most columns end here, at their first number.
    if (number > 2 * count + highestFirst || number <= last || !(isFirst || count > 0)) return null
    counted.set(account, { count: count + 1, last: number })
    numbers.push(number)
  }
  return numbers.length < fewest ? null : numbers
}

function countedIssue({ source, sheet }: MappedColumn, path: string, [first = 0, next = 0]: readonly number[]): Issue {
  const [column] = source.columns
  if (column === undefined) return issue('transactions_counted', { column: null, first, next }, { path, target: path })
  const place = { column: column.columnIndex + 1, header: column.header }
  const cell = { sheet: sheet.sheet.name, row: Math.max(1, sheet.headerRow), column: place.column }
  return issue('transactions_counted', { column: place, first, next }, { cell })
}
