/** From a value of a payload to where it is said, and back. */

import { memberOf } from '../../../shared/basics/members.ts'
import type { AccountDetail } from '../../../shared/ipc.ts'
import type { CellPlace } from '../../../shared/result.ts'

type Origins = AccountDetail['origins']

/** A cell gives it, the mapping gives it to every account, or it comes from elsewhere (the supplier code of the connection). */
export type ValuePlace =
  | { readonly in: 'cell'; readonly cell: CellPlace }
  | { readonly in: 'mapping'; readonly target: string }
  | { readonly in: 'elsewhere' }

/** @param path  of a value, or of something with values inside: then the first cell of those */
export function placeOfValue(origins: Origins, path: string): ValuePlace {
  const own = path === '' ? undefined : memberOf(origins, path)
  if (own !== undefined) return own === null ? { in: 'mapping', target: targetOf(path) } : { in: 'cell', cell: own }
  const prefix = path === '' ? '' : `${path}.`
  for (const [inside, cell] of Object.entries(origins))
    if (inside.startsWith(prefix) && cell !== null) return { in: 'cell', cell }
  return { in: 'elsewhere' }
}

/** @returns the path of the first value that a cell gives; `null` when it gives none of this account */
export function pathOfCell(origins: Origins, { sheet, row, column }: CellPlace): string | null {
  for (const [path, cell] of Object.entries(origins))
    if (cell !== null && cell.row === row && cell.column === column && cell.sheet === sheet) return path
  return null
}

/** `customers.0.email` is `customers[].email` in a mapping. */
const targetOf = (path: string): string => path.replaceAll(/\.\d+(?=\.|$)/g, '[]')
