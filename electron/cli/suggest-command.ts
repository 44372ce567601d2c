/** `suggest`: prints for every column of a workbook which field it seems to fill, and why, as JSON; also for a sheet's name that fills one. */
import type { SheetMapping, Suggestion } from '../../shared/mapping/mapping.ts'
import { withPreparedWorkbook } from './prepared-workbook.ts'
import { valueOrStop } from './stop.ts'

/** @returns exit code 0 */
export async function suggest(workbook: string, print: (line: string) => void): Promise<number> {
  const suggestions = await withPreparedWorkbook({ workbook, supplierCode: '' }, async ({ preparation, prepared }) => {
    const found: Suggestion[] = []
    for (const { name } of prepared.sheets) {
      const columns = valueOrStop(await preparation.readColumns({ sheet: name }))
      found.push(...columns.flatMap(({ suggestion }) => (suggestion === null ? [] : [printed(suggestion)])))
      found.push(...prepared.mapping.sheets.filter(({ sheet }) => sheet === name).flatMap(ofName))
    }
    return found
  })
  print(JSON.stringify(suggestions, null, 2))
  return 0
}

/** As a column 0, which is headed by the sheet's name. */
const ofName = ({ sheet, facts = [] }: SheetMapping): readonly Suggestion[] =>
  facts.flatMap(({ target, isUnasked }) =>
    isUnasked === true
      ? [{ sheet, column: 0, header: sheet, target, confidence: nameConfidence, reason: 'From the sheet’s name.' }]
      : [],
  )
const nameConfidence = 0.7

/** What is printed of a suggestion is fixed: a column that is cut, or joined to another, has no field of its own, and its reason says so. */
const printed = ({ sheet, column, header, target, confidence, reason }: Suggestion): Suggestion => ({
  sheet,
  column,
  header,
  target,
  confidence,
  reason,
})
