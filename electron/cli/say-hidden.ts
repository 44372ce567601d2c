/** Says of what a workbook hides whether it is used: a window shows it, and nobody looks at one here. Pure. */
import { issue } from '../../shared/issue-words.ts'
import type { Prepared } from '../preparation/protocol.ts'

/** @returns a sentence for each sheet that is hidden and left out, or has hidden rows or columns */
export const hiddenSentences = ({ sheets, mapping }: Pick<Prepared, 'sheets' | 'mapping'>): readonly string[] =>
  sheets.flatMap(({ name, isHidden, dataRowCount, hiddenRowCount, hiddenColumns }) => {
    const mapped = mapping.sheets.find(({ sheet }) => sheet === name)
    if (mapped?.isIncluded !== true) {
      return isHidden && dataRowCount > 0 ? [issue('hidden_sheet_left_out', { sheet: name }).message] : []
    }
    const areRowsIn = mapped.hiddenRows !== 'out'
    const areColumnsIn = mapped.hiddenColumns !== 'out'
    return [
      ...(hiddenRowCount > 0
        ? [issue('hidden_rows', { sheet: name, count: hiddenRowCount, areIn: areRowsIn }).message]
        : []),
      ...(hiddenColumns.length > 0
        ? [issue('hidden_columns', { sheet: name, columns: hiddenColumns, areIn: areColumnsIn }).message]
        : []),
    ]
  })
