/**
 * The hidden sheet by which a corrected copy is known again when it is loaded: it names the sheet of problems, which is no data, and
 * says what the file is about and how it is mapped, so that the copy is read as the file was from which it comes.
 */

import { type ProjectKind, projectKinds } from '../../../shared/catalogue/catalogue.ts'
import type { Mapping } from '../../../shared/mapping/model/mapping.ts'
import { mapping as mappingSchema } from '../../../shared/mapping/model/mapping.ts'
import type { Sheet, Workbook } from '../../../shared/sheet/sheet.ts'

export const ownSheetName = '_migration_desk'

const mark = 'Migration Desk corrected copy'
/** A cell holds 32,767 characters, some of which are written longer than they are. */
const pieceLength = 8000

/** What the sheet says, row by row: a name and a value. */
export function ownRows(
  problemsSheet: string,
  kind: ProjectKind,
  mapping: Mapping,
): readonly (readonly [string, string])[] {
  const json = JSON.stringify(mapping)
  const pieces = Array.from({ length: Math.ceil(json.length / pieceLength) }, (_, index) =>
    json.slice(index * pieceLength, (index + 1) * pieceLength),
  )
  return [
    [mark, '1'],
    ['problems', problemsSheet],
    ['about', kind],
    // A bar at both ends, so that no program takes spaces away there.
    ...pieces.map((piece) => ['mapping', `|${piece}|`] as const),
  ]
}

/** The workbook without what we added to it, and the mapping it came with. */
export type KnownCopy = {
  readonly workbook: Workbook
  /** `null` where an earlier version wrote it. */
  readonly kind: ProjectKind | null
  /** `null` where another version wrote one that can't be read. */
  readonly mapping: Mapping | null
}

/** @returns `null` for a workbook that is no corrected copy of ours */
export function readCorrectedCopy(workbook: Workbook): KnownCopy | null {
  const own = workbook.sheets.find(({ name }) => name.toLowerCase() === ownSheetName)
  if (own === undefined || textAt(own, 0, 0) !== mark) return null
  let problems = ''
  let about = ''
  let json = ''
  for (let row = 1; row < own.rowCount; row += 1) {
    const value = textAt(own, row, 1)
    if (textAt(own, row, 0) === 'problems') problems = value
    if (textAt(own, row, 0) === 'about') about = value
    if (textAt(own, row, 0) === 'mapping') json += value.trim().replace(/^\|/, '').replace(/\|$/, '')
  }
  const read = mappingSchema.safeParse(parse(json))
  const sheets = workbook.sheets.filter((sheet) => sheet !== own && sheet.name !== problems)
  const kind = projectKinds.find((one) => one === about) ?? null
  return { workbook: { ...workbook, sheets }, kind, mapping: read.success ? read.data : null }
}

const textAt = (sheet: Sheet, row: number, column: number): string => sheet.cellAt(row, column).text

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
