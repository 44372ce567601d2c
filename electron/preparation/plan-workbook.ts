/** Finds out about a workbook what nobody has said: its layout, and which column fills which field. Our own template says both itself. */
import type { Catalogue } from '../../shared/catalogue/catalogue.ts'
import { findLayout, type SheetLayout } from '../../shared/mapping/find-layout.ts'
import type { Mapping, Suggestion } from '../../shared/mapping/mapping.ts'
import { readTemplate } from '../../shared/mapping/read-template.ts'
import { suggestMapping } from '../../shared/mapping/suggest-mapping.ts'
import type { Workbook } from '../../shared/sheet.ts'

export type Suggested = { readonly mapping: Mapping; readonly suggestions: readonly Suggestion[] }

/** @param headerRowOf  the row with the headers where somebody has said which (0: none); `undefined` finds it */
export function findLayoutsOf(
  workbook: Workbook,
  catalogue: Catalogue,
  headerRowOf: (sheet: string) => number | undefined,
): readonly SheetLayout[] {
  const template = readTemplate(workbook, catalogue)
  return workbook.sheets.map((sheet) => {
    const headerRow = headerRowOf(sheet.name)
    const ofTemplate = template?.layouts.find((layout) => layout.sheet === sheet.name)
    const isSame = ofTemplate !== undefined && (headerRow === undefined || headerRow === ofTemplate.headerRow)
    return isSame ? ofTemplate : findLayout(sheet, headerRow)
  })
}

export function suggestFor(workbook: Workbook, layouts: readonly SheetLayout[], catalogue: Catalogue): Suggested {
  const template = readTemplate(workbook, catalogue)
  if (template !== undefined) return { mapping: template.mapping, suggestions: suggestionsOf(template.mapping) }
  return suggestMapping(
    workbook,
    layouts.map(({ roles, ...layout }) => ({
      ...layout,
      dataRows: roles.flatMap((role, rowIndex) => (role === 'data' ? [rowIndex] : [])),
    })),
    catalogue,
  )
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
            reason:
              target === null
                ? 'This column was added to the template.'
                : 'This is the template, which says so itself.',
          }),
        )
      : [],
  )
