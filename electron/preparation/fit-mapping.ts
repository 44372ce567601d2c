/**
 * Lays a mapping that was made for another file over this one: a sheet goes by its name, and where there is none of that name by its
 * headers, because a text file's sheet is called like the file, and next month's file is called otherwise.
 */
import type { Mapping, SheetMapping } from '../../shared/mapping/mapping.ts'
import type { Sheet, Workbook } from '../../shared/sheet.ts'

export function fitMapping(mapping: Mapping, workbook: Workbook): Mapping {
  const named = new Set(mapping.sheets.map(({ sheet }) => sheet))
  const free = workbook.sheets.filter(({ name }) => !named.has(name))
  const sheets = mapping.sheets.map((sheetMapping) => {
    if (workbook.sheets.some(({ name }) => name === sheetMapping.sheet)) return sheetMapping
    const position = free.findIndex((sheet) => hasHeaders(sheet, sheetMapping))
    const [sheet] = position < 0 ? [] : free.splice(position, 1)
    return sheet === undefined ? sheetMapping : { ...sheetMapping, sheet: sheet.name }
  })
  return { ...mapping, sheets }
}

/** Every mapped column has the header that it was mapped by. */
function hasHeaders(sheet: Sheet, { headerRow, columns }: SheetMapping): boolean {
  const mapped = columns.filter(({ target, header }) => target !== null && header !== '')
  return (
    headerRow > 0 &&
    mapped.length > 0 &&
    mapped.every(({ column, header }) => {
      const text = plain(sheet.cellAt(headerRow - 1, column - 1).text)
      return text !== '' && plain(header).endsWith(text)
    })
  )
}

const plain = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase()
