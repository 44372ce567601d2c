/**
 * Tells results of formulas from what programs store that can't work formulas out: the same for each, a 0 (XlsxWriter,
 * Spreadsheet::WriteExcel, Apache POI) or an empty text (xlwt). A workbook with any other result was worked out, so that its zeros are
 * zeros.
 */

import { beyond, limits } from '../../../shared/sheet/file-limits.ts'
import type { SheetBuilder } from '../store/cell-store.ts'

/** What a formula whose result is not in the file shows: itself. */
export const putFormula = (sheet: SheetBuilder, row: number, column: number, formula: string): void =>
  sheet.put(row, column, { kind: 'error', text: `=${formula}` }, 'noStoredResult')

/** A 0 or an empty text. */
export type UnsureResult = {
  readonly sheet: SheetBuilder
  readonly row: number
  readonly column: number
  readonly formula: string
  /** Place of the number format of a 0; `undefined` for an empty text. */
  readonly format: number | undefined
}

export type FormulaResults = ReturnType<typeof formulaResults>

/**
 * For a workbook that doesn't say that its formulas were worked out.
 * @param fewest  so many that give the same are taken for not worked out
 */
export function formulaResults(fewest = 1) {
  const held: UnsureResult[] = []
  const columns = new Map<SheetBuilder, Set<number>>()
  let areBelieved = false

  const putResult = ({ sheet, row, column, format }: UnsureResult): void => {
    if (format !== undefined) sheet.putNumber(row, column, 0, format)
  }

  return {
    /** Puts it now or in the end. @throws BeyondLimit */
    hold(result: UnsureResult): void {
      // No program stores both for what it has not worked out.
      areBelieved ||= held[0] !== undefined && (held[0].format === undefined) !== (result.format === undefined)
      if (areBelieved) putResult(result)
      else if (held.push(result) > limits.cells) throw beyond.cells()
    },
    /** Once another result is found anywhere in the workbook. */
    believe(): void {
      areBelieved = true
    },
    /** Where a result says nothing of other columns. */
    believeColumn(sheet: SheetBuilder, column: number): void {
      const known = columns.get(sheet)
      if (known === undefined) columns.set(sheet, new Set([column]))
      else known.add(column)
    },
    /** Once all sheets are read, and before any is built. */
    putHeld(): void {
      const areSuspect = !areBelieved && held.length >= fewest
      for (const result of held) {
        const { sheet, row, column, formula } = result
        if (areSuspect && columns.get(sheet)?.has(column) !== true) putFormula(sheet, row, column, formula)
        else putResult(result)
      }
    },
  }
}
