/**
 * Columns of gas and of electricity, where the service tells them apart: each is of a point of its own, or, where not all of them say
 * which, of none. A gas meter must never be sent as one of electricity.
 */
import { message } from '../../../messages/say.ts'
import { type Candidate, type SeenColumn, saidOf } from '../column-candidates.ts'
import { numberOf, onlySupplyOf, type Supply, type SupplyField } from '../headings/supplies.ts'
import { type SeenSheet, withFound } from '../seen-sheet.ts'
import type { Change } from './rule.ts'

export const suppliesApart: Change = (sheets, { supplyField }) => {
  if (supplyField === null) return sheets
  const saying = sheets.map((sheet) => suppliesOf(sheet, supplyField))
  const areOfSeveral = saying.filter(({ size }) => size > 0).length > 1
  return saying.some((supplies) => supplies.has('gas'))
    ? sheets.map((sheet, at) => withSupplies(sheet, saying[at] ?? new Set(), areOfSeveral, supplyField))
    : sheets
}

const isOfPoint = ({ field }: Candidate, { level }: SupplyField): boolean => field.leaf.path.startsWith(`${level}.`)

const supplyOf = (column: SeenColumn, { field }: Candidate, supplyField: SupplyField): Supply | null =>
  column.supply ?? onlySupplyOf(supplyField, field.leaf.path)

/** What columns of points say for sure that they are of; `null`: nothing. */
function suppliesOf({ columns }: SeenSheet, supplyField: SupplyField): ReadonlySet<Supply | null> {
  const said = columns.flatMap((column) => {
    const one = saidOf(column)
    return one === undefined || !isOfPoint(one, supplyField) ? [] : [supplyOf(column, one, supplyField)]
  })
  return new Set(said)
}

/**
 * With both on the sheet, a column that doesn't say which may be of either. Beside columns that say nothing, one of gas may be all that a
 * sheet of electricity knows of it; and of several sheets nobody knows whose point is whose.
 */
function withSupplies(
  sheet: SeenSheet,
  said: ReadonlySet<Supply | null>,
  areOfSeveral: boolean,
  supplyField: SupplyField,
): SeenSheet {
  const areBoth = said.has('gas') && said.has('electricity')
  const isClear = !areOfSeveral && (areBoth || !said.has(null))
  return withFound(sheet, (column) =>
    column.found.map((one): Candidate => {
      if (!isOfPoint(one, supplyField)) return one
      const supply = supplyOf(column, one, supplyField)
      const isUnclear = isClear ? areBoth && supply === null : supply === 'gas'
      if (isUnclear) return { ...one, isOut: true, because: message('reason_which_supply') }
      if (supply === null || !isClear) return one
      const number: [string, number][] = areBoth ? [[supplyField.level, numberOf(supply)]] : []
      return { ...one, ofSupply: { supply, numbers: new Map(number) } }
    }),
  )
}
