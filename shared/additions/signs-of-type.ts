/**
 * Notices amounts above and below zero that are all sent as transactions of one type: a refund or a returned payment would go as a payment
 * below zero. Whether a service takes such, and for what, the interface does not show, so nothing is turned, and a person is asked.
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
export function signsOfOneType(
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
    const facts = { ...at, row: found.row + 1, value: readText(column.source.cellAt(found.row)), type: found.type }
    return [
      issue('transaction_signs_mixed', facts, {
        cell: { sheet: sheet.name, row: Math.max(1, headerRow), column: at.column },
      }),
    ]
  })
}

const valueAt = ({ source, read }: Pick<ReadColumn, 'source' | 'read'>, row: number): unknown => {
  const reading = source.read(read, row, null)
  return reading.state === 'value' ? reading.value : undefined
}

/** @returns the first row below zero, by index from 0, and the type of all; `null` where signs or types are others */
function belowZero(column: ReadColumn, typeAt: (row: number) => unknown): { row: number; type: string } | null {
  const firstOf = new Map<number, number>()
  const types = new Set<unknown>()
  for (const row of column.sheet.rowIndexes) {
    const sign = Math.sign(Number(valueAt(column, row) ?? 0))
    if (sign === 0) continue
    types.add(typeAt(row))
    if (types.size > 1) return null
    if (!firstOf.has(sign)) firstOf.set(sign, row)
  }
  const [[type], row] = [[...types], firstOf.get(-1)]
  return row === undefined || firstOf.size < 2 || typeof type !== 'string' ? null : { row, type }
}
