/**
 * What a person has decided about a column that says which accounts have ended is about these accounts, whatever the column means: a mapping that
 * is saved, or goes with a corrected copy or to the next version, notes which they were, and where it is used for others it is asked again.
 */
import { createHash } from 'node:crypto'
import { isMapped, targetsOf } from '../../../shared/mapping/model/fillings.ts'
import type { ColumnMapping, Mapping, SheetMapping, Suggestion } from '../../../shared/mapping/model/mapping.ts'
import { dataRowsOf } from '../../../shared/sheet/sheet.ts'
import type { PlannedWorkbook } from './planned-workbook.ts'

/** The present mapping as it is saved. */
export const notingEnded = (planned: PlannedWorkbook, suggestions: readonly Suggestion[]): Mapping =>
  withColumnsOfEnd(planned, suggestions, (column, endedOf) => ({ ...column, endedOf }))

/** The present mapping, which was saved, as it is used. */
export function askingEndedAgain(planned: PlannedWorkbook, suggestions: readonly Suggestion[]): Mapping {
  const asked = withColumnsOfEnd(planned, suggestions, ({ isSettled, ...column }, endedOf) =>
    isSettled === true && column.endedOf === endedOf ? { ...column, isSettled } : column,
  )
  const sheets = asked.sheets.map((sheet) => ({
    ...sheet,
    columns: sheet.columns.map(({ endedOf: _, ...column }) => column),
  }))
  return { ...asked, sheets }
}

/** @param changed  takes a column that is left out although it says here which accounts have ended, and the hash of what it says */
function withColumnsOfEnd(
  planned: PlannedWorkbook,
  suggestions: readonly Suggestion[],
  changed: (column: ColumnMapping, endedOf: string) => ColumnMapping,
): Mapping {
  const { mapping } = planned.choices
  const saysEnd = (sheet: string, column: number): boolean =>
    suggestions.some((one) => one.sheet === sheet && one.column === column && one.holds === 'ended')
  const sheets = mapping.sheets.map((sheet) => ({
    ...sheet,
    columns: sheet.columns.map((column) =>
      !isMapped(column) && saysEnd(sheet.sheet, column.column)
        ? changed(column, hashOfEnded(planned, sheet, column))
        : column,
    ),
  }))
  return { ...mapping, sheets }
}

/** As the file has it, whichever rows its cells are in. */
function hashOfEnded(
  { file, catalogue, choices: { layouts } }: PlannedWorkbook,
  { sheet: name, firstDataRow, columns }: SheetMapping,
  { column }: ColumnMapping,
): string {
  const hash = createHash('sha256')
  const sheet = file.sheets.find((one) => one.name === name)
  const roles = layouts.find((one) => one.sheet === name)?.roles ?? []
  const numbers = columns.filter((one) => targetsOf(one).includes(catalogue.accountKey))
  for (const row of dataRowsOf(roles, firstDataRow - 1)) {
    const says = sheet?.cellAt(row, column - 1).text ?? ''
    if (says !== '')
      hash.update(JSON.stringify([says, ...numbers.map((one) => sheet?.cellAt(row, one.column - 1).text)]))
  }
  return hash.digest('base64url')
}
