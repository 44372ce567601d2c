/** A workbook with the sheets that are read: tables that stand one below the other by themselves, and some sheets turned. Pure. */

import { partTables } from '../../../shared/mapping/layout/tables-below.ts'
import type { Mapping } from '../../../shared/mapping/model/mapping.ts'
import { isTemplate } from '../../../shared/mapping/template/read-template.ts'
import type { Workbook } from '../../../shared/sheet/sheet.ts'
import { turnedNamesLike, withTurned } from './turned-workbook.ts'

/** Where nothing is mapped yet. A template says itself what its sheets hold. */
export const withTables = (workbook: Workbook): Workbook =>
  isTemplate(workbook) ? workbook : { ...workbook, sheets: partTables(workbook.sheets) }

/** As it was when it was mapped: for the very file, an earlier version of it, or one that is made like it. */
export function laidLike(workbook: Workbook, mapping: Mapping): Workbook {
  const parted = { ...workbook, sheets: partTables(workbook.sheets, mapping) }
  return withTurned(parted, turnedNamesLike(parted.sheets, mapping))
}
