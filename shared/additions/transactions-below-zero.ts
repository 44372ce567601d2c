/**
 * Notices amounts of transactions below zero. Whether a service takes such, and for what, the interface does not show, so nothing is
 * turned, and a person is asked. Where a type has amounts above zero too, a refund or a returned payment may be among its payments.
 */

import type { Catalogue } from '../catalogue/catalogue.ts'
import { issue } from '../issue-words.ts'
import type { MappedColumn } from '../mapping/plan/column-readers.ts'
import type { CellReader } from '../mapping/read/read-value.ts'
import { readText } from '../mapping/read/text/read-text.ts'
import type { Issue } from '../result.ts'
import { partOf } from './addition-requests.ts'
import { transactionFields } from './thing-fields.ts'

type ReadColumn = Pick<MappedColumn, 'leaf' | 'source' | 'sheet'> & { readonly read: CellReader }
type SameForAll = { readonly leaf: { readonly path: string }; readonly value: unknown }

/** @param constants  what every transaction has */
export function transactionsBelowZero(
  columns: readonly ReadColumn[],
  constants: readonly SameForAll[],
  catalogue: Catalogue,
): readonly Issue[] {
  const [list, { amount, type }] = [partOf('transactions', catalogue), transactionFields(catalogue)]
  if (list === undefined || amount === null || type === null) return []
  const pathOf = (name: string): string => `${list.path}.${name}`
  const ofAll = constants.find(({ leaf }) => leaf.path === pathOf(type))
  return columns.flatMap((column) => {
    const [place] = column.source.columns
    if (column.leaf.path !== pathOf(amount) || place === undefined) return []
    const types = columns.find(({ leaf, sheet }) => sheet === column.sheet && leaf.path === pathOf(type))
    const found = belowZero(column, (row) => (types === undefined ? ofAll?.value : valueAt(types, row)))
    if (found === null) return []
    const at = { column: place.columnIndex + 1, header: place.header }
    const { sheet, headerRow } = column.sheet
    const { row, types: below, isMixed } = found
    const facts = { ...at, row: row + 1, value: readText(column.source.cellAt(row)), types: below, isMixed }
    return [
      issue('transactions_below_zero', facts, {
        cell: { sheet: sheet.name, row: Math.max(1, headerRow), column: at.column },
      }),
    ]
  })
}

const valueAt = ({ source, read }: Pick<ReadColumn, 'source' | 'read'>, row: number): unknown => {
  const reading = source.read(read, row, null)
  return reading.state === 'value' ? reading.value : undefined
}

/** @returns the first row below zero, by index from 0, and the types that such have; `null` where none is, or nobody said the types */
function belowZero(
  column: ReadColumn,
  typeAt: (row: number) => unknown,
): { row: number; types: readonly string[]; isMixed: boolean } | null {
  const [above, below] = [new Set<unknown>(), new Map<unknown, number>()]
  for (const row of column.sheet.rowIndexes) {
    const sign = Math.sign(Number(valueAt(column, row) ?? 0))
    if (sign === 0) continue
    const type = typeAt(row)
    if (sign > 0) above.add(type)
    else if (!below.has(type)) below.set(type, row)
  }
  const types = [...below.keys()].filter((type) => typeof type === 'string')
  const mixed = types.filter((type) => above.has(type))
  const shown = mixed.length > 0 ? mixed : types
  const [first] = shown
  const row = first === undefined ? undefined : below.get(first)
  return row === undefined ? null : { row, types: shown, isMixed: mixed.length > 0 }
}
