/** From a path in a payload back to the spreadsheet. */
import type { AccountDraft, Origin } from '../mapping/account-draft.ts'
import type { Where } from '../result.ts'
import type { CellFacts } from '../words/cell-words.ts'

type Draft = Pick<AccountDraft, 'origins' | 'rows'>
type CellOrigin = Extract<Origin, { readonly from: 'cell' }>

/** Where an issue about a path is, for programs and for sentences. `cell` is `null` where no cell gave the value. */
export type PlaceOfPath = { readonly where: Where; readonly cell: CellFacts | null }

/**
 * The cell that a path is about: of the field itself, else the first cell of what is inside it, else the first cell of the
 * nearest element around it (a field that no column gives). None when a constant gave it, or only the whole account is around it.
 */
export function placeOfPath({ origins, rows }: Draft, path: string): PlaceOfPath {
  const origin = cellOriginOf(origins, path)
  if (origin === undefined) return { where: { path }, cell: null }
  const { cell, header } = origin
  const hasSeveralSheets = rows.some(({ sheet }) => sheet !== cell.sheet)
  const { sheet, row, column } = cell
  return { where: { path, cell }, cell: { ...(hasSeveralSheets ? { sheet } : {}), row, column, header } }
}

function cellOriginOf(origins: Draft['origins'], path: string): CellOrigin | undefined {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    const own = origins.get(at)
    if (own !== undefined) return own.from === 'cell' ? own : undefined
    const inside = firstCellBelow(origins, `${at}.`)
    if (inside !== undefined) return inside
  }
  return undefined
}

function firstCellBelow(origins: Draft['origins'], prefix: string): CellOrigin | undefined {
  for (const [path, origin] of origins) if (path.startsWith(prefix) && origin.from === 'cell') return origin
  return undefined
}
