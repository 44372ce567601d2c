/**
 * Finds rows without what nearly all others have: an account without a postcode where every other has one. Nothing asks for most
 * fields, so that a cell was forgotten shows only beside the others.
 */

import { type CooperativeTask, eachInPieces } from '../../basics/cooperative-task.ts'
import { isAccountKey } from '../../catalogue/catalogue.ts'
import { issue } from '../../issue-words.ts'
import type { AssemblyPlan, ColumnPlan, SheetPlan, Slot } from '../../mapping/plan/assembly-plan.ts'
import { isBlankCell } from '../../mapping/read/read-value.ts'
import { cellKey, type Issue } from '../../result.ts'
import { blankCell, likeBlank, likeNothing } from '../../sheet/sheet.ts'
import { placeOfDoubt } from '../column-rule.ts'
import type { AtRows } from '../sheets/numbers-apart.ts'

/** Fewer rows don't tell what is usual. */
const fewestRows = 10
/** Where more than one row in so many lacks a value, it is something that some have and others don't. */
const oneIn = 25
/** More than these nobody looks at one by one: it is how the sheet is kept. */
const mostLacking = 50

const mostAmong = (rowCount: number): number =>
  rowCount < fewestRows ? 0 : Math.min(mostLacking, Math.max(1, Math.floor(rowCount / oneIn)))

/**
 * Nothing is said where another row of the account has the value, and once of all that a row says nothing about, such as an address.
 * An account of which a person has emptied the column's cell has nothing there, in whichever of its rows.
 * @param emptied  cells that a person has emptied, by row and column index
 */
export function* lackingRows(
  plan: AssemblyPlan,
  sheet: SheetPlan,
  emptied: ReadonlyMap<number, ReadonlyMap<number, string>>,
): CooperativeTask<AtRows> {
  const said = new Map<number, Issue[]>()
  for (const slot of sheet.isFilledDown ? [] : sheet.slots) {
    const told = slot.columns.filter((column) => isTold(column, plan))
    for (const column of told) {
      const meant = new Set([...emptied].flatMap(([row, cells]) => (cells.has(column.columnIndex) ? [row] : [])))
      const without = new Set([...meant].map((rowIndex) => accountAt(sheet, rowIndex)))
      const blank = blankRows(sheet, column, meant).filter(
        (rowIndex) => !without.has(accountAt(sheet, rowIndex)) && isOwnGap(sheet, slot, column, rowIndex),
      )
      yield
      const rows = blank.length === 0 ? blank : yield* withoutElsewhere(plan, sheet, column, blank)
      for (const rowIndex of rows) said.set(rowIndex, [...(said.get(rowIndex) ?? []), lacking(sheet, column, rowIndex)])
    }
  }
  return new Map([[sheet.sheet.name, said]])
}

/** What is said at a cell already, such as that something needed is missing, is reason enough to look at it. */
export function withoutSaidLacks(lacks: readonly Issue[], issues: readonly Issue[]): readonly Issue[] {
  if (lacks.every(({ code }) => code !== 'value_lacking')) return lacks
  const placeOf = ({ where }: Issue): string => (where?.cell === undefined ? '' : cellKey(where.cell))
  const places = new Set([...issues, ...lacks.filter(({ code }) => code !== 'value_lacking')].map(placeOf))
  return lacks.filter((one) => one.code !== 'value_lacking' || !places.has(placeOf(one)))
}

/** A remark is nothing that is missed; an account number is asked for by itself; what stands for a blank leaves nothing out. */
function isTold({ leaf, source, read }: ColumnPlan, { constants }: AssemblyPlan): boolean {
  const isOfCell = source.columns.length === 1 && source.facts.length === 0
  const isFilledAnyway = read(blankCell, null).state !== 'blank' || constants.some((one) => one.leaf === leaf)
  return isOfCell && leaf.role !== 'remark' && !isAccountKey(leaf) && !isFilledAnyway
}

/** Those that nobody has emptied; none where too many are. */
function blankRows(
  { sheet, rowIndexes }: SheetPlan,
  { columnIndex }: ColumnPlan,
  emptied: ReadonlySet<number>,
): readonly number[] {
  const { numbers } = sheet.valueId(columnIndex)
  // Most columns have none at all, and to ask that of all their rows at once is soon done.
  if (!numbers.includes(likeBlank) && !numbers.includes(likeNothing)) return []
  const most = mostAmong(rowIndexes.length)
  const blank: number[] = []
  // Not `filter`: of 100,000 rows each is asked about, in every column.
  for (let at = 0; at < rowIndexes.length && blank.length <= most; at += 1) {
    const rowIndex = rowIndexes[at] ?? 0
    const number = numbers[rowIndex] ?? likeBlank
    if (number > likeBlank || emptied.has(rowIndex)) continue
    if (number === likeBlank || isBlankAt(sheet, rowIndex, columnIndex)) blank.push(rowIndex)
  }
  return blank.length > most ? [] : blank
}

const isBlankAt = (sheet: SheetPlan['sheet'], rowIndex: number, columnIndex: number): boolean =>
  isBlankCell(sheet.cellAt(rowIndex, columnIndex))

/** The row says something else of the thing; or nothing at all, which is said at the first of its columns. */
function isOwnGap({ sheet }: SheetPlan, { columns }: Slot, column: ColumnPlan, rowIndex: number): boolean {
  const ofCells = columns.filter(({ isOfCells }) => isOfCells)
  const isFilled = ofCells.some((one) =>
    one.source.columns.some((cell) => !isBlankAt(sheet, rowIndex, cell.columnIndex)),
  )
  return isFilled || ofCells[0] === column
}

/** @returns those whose account is known, and has the value in no other row, here or on another sheet */
function* withoutElsewhere(
  { sheets }: AssemblyPlan,
  own: SheetPlan,
  column: ColumnPlan,
  rowIndexes: readonly number[],
): CooperativeTask<readonly number[]> {
  const lacking = new Map<string, number>()
  for (const rowIndex of rowIndexes) {
    const account = accountAt(own, rowIndex)
    if (account !== null && !lacking.has(account)) lacking.set(account, rowIndex)
  }
  for (const sheet of sheets) {
    const same = sheet.slots
      .flatMap(({ columns }) => columns)
      .filter(({ leaf, isOfCells }) => isOfCells && leaf.path === column.leaf.path)
    const columns = sheet === own ? [column] : same
    if (columns.length === 0) continue
    yield* eachInPieces(sheet.rowIndexes, rowsAtOnce, (rowIndex) => {
      const account = accountAt(sheet, rowIndex)
      if (account === null || !lacking.has(account)) return
      if (columns.some(({ columnIndex }) => !isBlankAt(sheet.sheet, rowIndex, columnIndex))) lacking.delete(account)
    })
  }
  return [...lacking.values()]
}

const rowsAtOnce = 4000

function accountAt({ accountColumns: [column] }: SheetPlan, rowIndex: number): string | null {
  const reading = column?.rows.read(rowIndex, null)
  return reading?.state === 'value' ? String(reading.value) : null
}

function lacking(sheet: SheetPlan, column: ColumnPlan, rowIndex: number): Issue {
  const { facts, cell } = placeOfDoubt(sheet, rowIndex, column)
  return issue('value_lacking', { ...facts, field: column.leaf.label, rowCount: sheet.rowIndexes.length }, { cell })
}
