/** From a path in a payload back to the spreadsheet. */
import type { AccountDraft, Origin } from '../../mapping/assemble/account-draft.ts'
import type { CellFacts } from '../../messages/values.ts'
import type { CellPlace, Where } from '../../result.ts'

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
  // Rows are in the order of sheets: the ends tell whether there is another one.
  const hasSeveralSheets = [rows[0], rows.at(-1)].some((end) => end !== undefined && end.sheet !== cell.sheet)
  const { sheet, row, column } = cell
  return { where: { path, cell }, cell: { ...(hasSeveralSheets ? { sheet } : {}), row, column, header } }
}

function cellOriginOf(origins: Draft['origins'], path: string): CellOrigin | undefined {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    const own = origins.get(at)
    if (own !== undefined) return own.from === 'cell' ? own : undefined
    const inside = firstBelow(origins).get(at)
    if (inside !== undefined) return inside
  }
  return undefined
}

/** The first cell inside each path of an account. All is gone through once, however many of its values are asked about. */
const firstBelow = onceFor((origins) => {
  const first = new Map<string, CellOrigin>()
  for (const [path, origin] of origins) {
    if (origin.from !== 'cell') continue
    for (let end = path.lastIndexOf('.'); end > 0; end = path.lastIndexOf('.', end - 1)) {
      const around = path.slice(0, end)
      // It was put in with all that is around it.
      if (first.has(around)) break
      first.set(around, origin)
    }
  }
  return first
})

/** The cells that give several values, by their sheet. */
const givers = onceFor((origins) => {
  const several = new Map<string, Set<number>>()
  const met = new Map<string, Set<number>>()
  for (const [, origin] of origins) {
    if (origin.from !== 'cell') continue
    const { sheet } = origin.cell
    const cells = met.get(sheet) ?? new Set()
    met.set(sheet, cells)
    const place = placeIn(origin.cell)
    if (cells.has(place)) several.set(sheet, (several.get(sheet) ?? new Set()).add(place))
    else cells.add(place)
  }
  return several
})

const placeIn = ({ row, column }: CellPlace): number => row * mostColumns + column
/** More than any sheet has. */
const mostColumns = 1 << 20

/** Whether the cell that gives a value gives no other one. */
export function isAllThatCellGives(origins: Draft['origins'], path: string): boolean {
  const own = origins.get(path)
  return own?.from !== 'cell' || givers(origins).get(own.cell.sheet)?.has(placeIn(own.cell)) !== true
}

function onceFor<T>(find: (origins: Draft['origins']) => T): (origins: Draft['origins']) => T {
  const known = new WeakMap<Draft['origins'], T>()
  return (origins) => {
    const found = known.get(origins) ?? find(origins)
    known.set(origins, found)
    return found
  }
}
