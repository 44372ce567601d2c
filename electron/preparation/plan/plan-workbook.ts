/** Finds out about a workbook what nobody has said: its layout, and which column fills which field. Our own template says both itself. */
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import { withRowChoices } from '../../../shared/mapping/layout/choose-rows.ts'
import { findLayout, type SheetLayout } from '../../../shared/mapping/layout/find-layout.ts'
import type { Mapping, RowChoices, Suggestion } from '../../../shared/mapping/model/mapping.ts'
import { withRowsOfAccounts } from '../../../shared/mapping/plan/rows/rows-are-accounts.ts'
import { suggestMapping } from '../../../shared/mapping/suggest/suggest-mapping.ts'
import { readTemplate } from '../../../shared/mapping/template/read-template.ts'
import { message } from '../../../shared/messages/say.ts'
import { dataRowsOf, type Workbook } from '../../../shared/sheet/sheet.ts'

export type Suggested = { readonly mapping: Mapping; readonly suggestions: readonly Suggestion[] }

/** What somebody has said about the rows of a sheet: which has the headers (counted from 1; 0: none), and which are data. */
export type SaidOfRows = RowChoices & { readonly headerRow: number }

/** @param saidOf  by name of the sheet; of others everything is found */
export function findLayoutsOf(
  workbook: Workbook,
  catalogue: Catalogue,
  saidOf: (sheet: string) => SaidOfRows | undefined,
): readonly SheetLayout[] {
  const template = templateOf(workbook, catalogue)
  return workbook.sheets.map((sheet) => {
    const said = saidOf(sheet.name)
    const headerRow = said?.headerRow
    const ofTemplate = template?.layouts.find((layout) => layout.sheet === sheet.name)
    const isSame = ofTemplate !== undefined && (headerRow === undefined || headerRow === ofTemplate.headerRow)
    return withRowChoices(isSame ? ofTemplate : findLayout(sheet, headerRow), sheet, said ?? {})
  })
}

/** With a sheet turned it is none any more: what it says of its columns is said of others. */
const templateOf = (workbook: Workbook, catalogue: Catalogue) =>
  workbook.sheets.some(({ isTurned }) => isTurned) ? undefined : readTemplate(workbook, catalogue)

export function suggestFor(workbook: Workbook, layouts: readonly SheetLayout[], catalogue: Catalogue): Suggested {
  const template = templateOf(workbook, catalogue)
  if (template !== undefined) return { mapping: template.mapping, suggestions: suggestionsOf(template.mapping) }
  const { mapping, suggestions } = suggestMapping(
    workbook,
    layouts.map(({ roles, ...layout }) => ({
      ...layout,
      dataRows: dataRowsOf(roles),
    })),
    catalogue,
  )
  return { mapping: withRowsOfAccounts(mapping, workbook, layouts, catalogue), suggestions }
}

const suggestionsOf = ({ sheets }: Mapping): readonly Suggestion[] =>
  sheets.flatMap(({ sheet, isIncluded, columns }) =>
    isIncluded
      ? columns.map(
          ({ column, header, target }): Suggestion => ({
            sheet,
            column,
            header,
            target,
            confidence: target === null ? 0 : 1,
            reason: message(target === null ? 'reason_added_to_template' : 'reason_of_template'),
          }),
        )
      : [],
  )
