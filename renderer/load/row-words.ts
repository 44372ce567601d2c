/** What a row of the preview is, in words, and whether a person may decide about it. */
import type { PageRow } from '../../shared/ipc.ts'
import type { SheetMapping } from '../../shared/mapping/model/mapping.ts'

export const roleWords: Record<PageRow['role'], string> = {
  blank: 'Empty',
  title: 'Title, left out',
  header: 'Headings',
  units: 'Units, left out',
  total: 'Total, left out',
  section: 'Group name, left out',
  remark: 'Remark, left out',
  hidden: 'Hidden, left out',
  leftOut: 'Left out by you',
  data: 'Data',
}

export function rowWords({ row, role, isHidden, isClosed }: PageRow, { headerRow, rowsIn }: SheetMapping): string {
  if (isClosed) return 'Data, already sent'
  if (role === 'data' && rowsIn?.includes(row)) return 'Data, taken in by you'
  if (role === 'data' && isHidden) return 'Data, though hidden'
  if (role === 'header' && row !== headerRow) return 'Headings, left out'
  return roleWords[role]
}

/** A blank row has nothing to use, and the row of headings is used as such. */
export const hasChoice = ({ row, role }: PageRow, headerRow: number): boolean => role !== 'blank' && row !== headerRow
