/** What a window would show of a workbook beside its accounts, and nobody looks at here, in sentences. Pure. */
import { issue, type OurCode } from '../../shared/issue-words.ts'
import { type LeftOutColumn, type Said, speaksAgainstCreating } from '../../shared/mapping/model/undecided-columns.ts'
import { sayMessage } from '../../shared/messages/say.ts'
import type { Issue } from '../../shared/result.ts'
import { isOfShape } from '../../shared/words/issues/doubt-words.ts'
import type { Prepared } from '../preparation/protocol.ts'

type Read = Pick<Prepared, 'text' | 'sheets' | 'mapping'>

/** What is told of the file as it was read, and of no cell in particular. */
export const issuesOfFile = ({ text, sheets, mapping }: Read): readonly Issue[] => [
  ...(text?.strayQuotes === undefined ? [] : [issue('text_quote_never_closed', text.strayQuotes)]),
  ...(text?.cutRows === undefined ? [] : [issue('text_rows_cut', text.cutRows)]),
  ...sheets.flatMap((sheet) => hiddenIssues(sheet, mapping)),
]

/** @param strayIssues  those of no account */
export function workbookSentences(
  read: Read,
  strayIssues: readonly Issue[],
  leftOut: readonly LeftOutColumn[],
): readonly string[] {
  const ofShape = strayIssues.filter(({ code }) => isOfShape(code))
  const issues = [
    ...issuesOfFile(read),
    ...strayIssues.filter(({ code }) => saidOfSheets.has(code)),
    ...ofShape,
    ...(ofShape.length === 0 ? [] : [issue('sheets_decided_in_window', {})]),
    ...leftOut.map((column) => issue('column_left_out', column)),
    ...leftOut.flatMap(({ says, ...column }) =>
      says !== undefined && harmsSomebody(says) ? [issue('left_out_undecided', { ...column, says })] : [],
    ),
  ]
  return issues.map(({ message }) => sayMessage(message))
}

const harmsSomebody = (says: Said): boolean => says.is === 'protection' || speaksAgainstCreating(says)

/** Suggestions that a person would look at. */
const saidOfSheets: ReadonlySet<string> = new Set<OurCode>(['column_values_contradict', 'sheet_name_fills'])

/** Of a sheet that is hidden and left out, or has hidden rows or columns. */
function hiddenIssues(sheet: Prepared['sheets'][number], mapping: Prepared['mapping']): readonly Issue[] {
  const { name, isHidden, dataRowCount, hiddenRowCount, hiddenColumns } = sheet
  const mapped = mapping.sheets.find((one) => one.sheet === name)
  if (mapped?.isIncluded !== true) {
    return isHidden && dataRowCount > 0 ? [issue('hidden_sheet_left_out', { sheet: name })] : []
  }
  const areRowsIn = mapped.hiddenRows !== 'out'
  const areColumnsIn = mapped.hiddenColumns !== 'out'
  return [
    ...(hiddenRowCount > 0 ? [issue('hidden_rows', { sheet: name, count: hiddenRowCount, areIn: areRowsIn })] : []),
    ...(hiddenColumns.length > 0
      ? [issue('hidden_columns', { sheet: name, columns: hiddenColumns, areIn: areColumnsIn })]
      : []),
  ]
}
