/** What the columns of a sheet are called: the words in the row of headings, with the group that stands over them. */
import type { Sheet } from '../../../sheet/sheet.ts'
import { saysWriting } from '../lines/report-words.ts'
import { findGroupLine, type GroupLine } from './group-line.ts'

/**
 * @param headerRow  counted from 1; 0 when there are none
 * @returns by column, from index 0: "Customer Name" where "Customer" stands over "Name"; `''` where a column has no heading
 */
export function headingsOf(
  sheet: Sheet,
  headerRow: number,
  groups = findGroupLine(sheet, headerRow),
): readonly string[] {
  return Array.from({ length: sheet.columnCount }, (_, column) =>
    headerRow === 0 ? '' : withGroup(plainText(sheet, headerRow - 1, column), groupOver(sheet, groups, column)),
  )
}

/** A heading in the upper line alone ("Account" beside the groups) is that column's heading; where nothing is below, it reaches no further. */
function groupOver(sheet: Sheet, groups: GroupLine | undefined, column: number): Group {
  if (groups === undefined) return { name: '', isOwn: false }
  return { name: groups.names[column] ?? '', isOwn: plainText(sheet, groups.rowIndex, column) !== '' }
}

type Group = { readonly name: string; readonly isOwn: boolean }

function withGroup(text: string, { name, isOwn }: Group): string {
  if (text === '') return isOwn ? name : ''
  if (name !== '' && saysWriting(text)) return `${name} (${text})`
  const isSaid = text.toLowerCase().startsWith(name.toLowerCase())
  return name === '' || isSaid ? text : `${name} ${text}`
}

const plainText = (sheet: Sheet, rowIndex: number, column: number): string =>
  sheet.cellAt(rowIndex, column).text.trim().replaceAll(/\s+/g, ' ')
