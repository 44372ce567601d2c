/** What a row of the preview is, in words, and whether a person may decide about it. */

import type { PageRow } from '../../../shared/ipc.ts'
import type { SheetMapping } from '../../../shared/mapping/model/mapping.ts'
import { type PlainKey, say } from '../../../shared/messages/say.ts'

export const roleWords = {
  blank: 'row_is_blank',
  title: 'row_is_title',
  header: 'row_is_header',
  units: 'row_is_units',
  total: 'row_is_total',
  section: 'row_is_section',
  remark: 'row_is_remark',
  hidden: 'row_is_hidden',
  leftOut: 'row_is_left_out',
  data: 'row_is_data',
} as const satisfies Record<PageRow['role'], PlainKey>

export function rowWords({ row, role, isHidden, isClosed }: PageRow, { headerRow, rowsIn }: SheetMapping): string {
  if (isClosed) return say('row_is_data_sent')
  if (role === 'data' && rowsIn?.includes(row)) return say('row_is_data_taken_in')
  if (role === 'data' && isHidden) return say('row_is_data_hidden')
  if (role === 'header' && row !== headerRow) return say('row_is_other_header')
  return say(roleWords[role])
}

/** A blank row has nothing to use, and the row of headings is used as such. */
export const hasChoice = ({ row, role }: PageRow, headerRow: number): boolean => role !== 'blank' && row !== headerRow
