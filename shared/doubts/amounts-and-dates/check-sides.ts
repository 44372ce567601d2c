/** Notices amounts whose side, such as CR or DR, or whose currency stands in a column that no field is filled from. */
import { bareAmount, currencyOf } from '../../mapping/read/numbers/amount-text.ts'
import { type LedgerSide, ledgerSideOfWord, sidesSaid } from '../../mapping/read/numbers/ledger-side.ts'
import { isBlankCell } from '../../mapping/read/read-value.ts'
import type { Sheet } from '../../sheet/sheet.ts'
import { type Doubted, readAsText } from '../column-rule.ts'
import type { ColumnToDoubt } from '../find-doubts.ts'
import type { ToldAt } from '../sheets/check-file.ts'

/** A currency may stand between the two. */
const farthest = 2

/** The columns that may say whose an amount is, by index from 0: no field is filled from them. */
const besideAmounts = ({ columnIndex, unused }: Pick<ColumnToDoubt, 'columnIndex' | 'unused'>): readonly number[] =>
  unused.filter((one) => Math.abs(one - columnIndex) <= farthest)

export function unusedSides(column: ColumnToDoubt): readonly ToldAt[] {
  const { sheet, rowIndexes, columnIndex, read, leftOut, headerRowIndex } = column
  const saidIn = (one: number) => sidesSaid(headingOf(sheet, headerRowIndex, one), textsIn(sheet, one, rowIndexes))
  for (const besides of besideAmounts(column)) {
    const said = saidIn(besides)
    // That letters are something else is said by leaving them out.
    if (said === null || (said === 'perhaps' && leftOut.includes(besides))) continue
    return rowIndexes.flatMap((rowIndex): ToldAt[] => {
      const side = sideAt(sheet, rowIndex, besides)
      const against = side && againstSide(readAsText(read, sheet.cellAt(rowIndex, columnIndex)), side)
      if (!against) return []
      if (said === 'surely') return [{ code: 'side_beside_unused', rowIndex, ...against }]
      return [{ code: 'letter_beside_unused', rowIndex, other: against.other }]
    })
  }
  return []
}

/** What is read of an amount, and what to type, where its sign is against its side; `null` where it is not. */
export function againstSide(
  amount: string | undefined,
  side: LedgerSide,
): Pick<Doubted, 'other' | 'suggestion'> | null {
  const isCredit = side === 'credit'
  if (amount === undefined || !/[1-9]/.test(amount) || amount.startsWith('-') === isCredit) return null
  return { other: amount, suggestion: `${amount.replace(/^-/, '')} ${isCredit ? 'CR' : 'DR'}` }
}

const headingOf = (sheet: Sheet, headerRowIndex: number, columnIndex: number): string =>
  headerRowIndex < 0 ? '' : sheet.cellAt(headerRowIndex, columnIndex).text

const sideAt = (sheet: Sheet, rowIndex: number, columnIndex: number): LedgerSide | undefined =>
  ledgerSideOfWord(sheet.cellAt(rowIndex, columnIndex).text)

/** One by one, because most columns are told by the first that is no side. */
function* textsIn(sheet: Sheet, columnIndex: number, rowIndexes: readonly number[]): Iterable<string> {
  for (const rowIndex of rowIndexes) {
    const cell = sheet.cellAt(rowIndex, columnIndex)
    if (!isBlankCell(cell)) yield cell.text
  }
}

const currencyIn = (text: string): string | undefined => (bareAmount(text) === '' ? currencyOf(text) : undefined)

/** The column that says of which currency amounts are, by index from 0: no field is filled from it. */
const currencyBeside = ({ sheet, rowIndexes, unused }: ColumnToDoubt): number | undefined =>
  unused.find((one) => {
    let isFilled = false
    for (const text of textsIn(sheet, one, rowIndexes)) {
      if (currencyIn(text) === undefined) return false
      isFilled = true
    }
    return isFilled
  })

/** Where there are several, those that fewer rows have. */
export function unusedCurrencies(column: ColumnToDoubt): readonly ToldAt[] {
  const { sheet, rowIndexes, columnIndex, read } = column
  const beside = currencyBeside(column)
  if (beside === undefined) return []
  const isSome = (rowIndex: number) => /[1-9]/.test(readAsText(read, sheet.cellAt(rowIndex, columnIndex)) ?? '')
  const currencyAt = (rowIndex: number) => currencyIn(sheet.cellAt(rowIndex, beside).text)
  const byCurrency = Map.groupBy(rowIndexes.filter(isSome), currencyAt)
  byCurrency.delete(undefined)
  const [[usual = ''] = [], ...others] = [...byCurrency].sort(([, one], [, other]) => other.length - one.length)
  return others.flatMap(([, rows]) =>
    rows.map((rowIndex): ToldAt => ({ code: 'currency_differs', rowIndex, other: usual })),
  )
}
