/**
 * The columns of a sheet as the grid shows them: their fields in words, how wide they begin, which of them are hidden, and in which order the
 * others stand.
 */
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import type { PageRow, SheetLook } from '../../../shared/ipc.ts'
import { fieldPathOf } from '../../../shared/mapping/model/field-path.ts'
import { targetsOf } from '../../../shared/mapping/model/fillings.ts'
import type { SheetMapping } from '../../../shared/mapping/model/mapping.ts'
import { targetLabel } from '../../../shared/mapping/model/target-label.ts'
import { fieldHelp } from '../../../shared/words/field-guide-words.ts'
import { fittingWidth } from '../../grid/column-width.ts'
import type { GridColumn } from '../../grid/sheet-columns.tsx'
import { aboutField } from '../../help/about.ts'
import { entryOf } from './entry-of-column.ts'

/** Wide enough for most of what a cell says, and no wider where there is no room for it. */
const widest = 280
/** What stays in sight must leave room for the rest. */
const widestInSight = 170
/** Beside each other these tell what a row is about; what is cut off for it is said in full below the rows. */
const seenAtOnce = 7
const narrowest = 84

/**
 * @param firstRows  whose texts say how wide a column begins
 * @param room  how many pixels there are for columns; as their widths are, with letters of the usual size
 * @returns the column with the account number first, because it stays in sight while the rest scrolls
 */
export function gridColumnsOf(
  { columns }: SheetMapping,
  firstRows: readonly PageRow[],
  catalogue: Catalogue,
  room: number,
): readonly GridColumn[] {
  const all = columns.map((mapped): GridColumn => {
    const { column, header, target } = mapped
    const labels = targetsOf(mapped).map((one) => targetLabel(catalogue, one))
    const fieldLabel = labels.length === 0 ? null : labels.join(', ')
    const leaf = target === null ? undefined : catalogue.leaf(fieldPathOf(target))
    const held = firstRows.flatMap(({ cells }) => cells[column - 1] ?? [])
    const texts = held.map(({ text }) => text)
    const entry = entryOf(mapped, catalogue, texts)
    return {
      column,
      header,
      fieldLabel,
      ...(leaf === undefined ? {} : { help: fieldHelp(leaf), about: aboutField(leaf.path) }),
      ...(entry === undefined ? {} : { entry }),
      isFrozen: target === catalogue.accountKey,
      width: fittingWidth({ header, fieldLabel }, held),
    }
  })
  const [accountNumber] = all.filter(({ isFrozen }) => isFrozen)
  const ordered = [
    ...(accountNumber === undefined ? [] : [{ ...accountNumber, width: Math.min(widestInSight, accountNumber.width) }]),
    // One column stays in sight; a second one with the account number is a mistake in the mapping, and scrolls.
    ...all.filter((one) => one !== accountNumber).map((one) => ({ ...one, isFrozen: false })),
  ]
  const most = widestFor(
    ordered.slice(0, seenAtOnce).map(({ width }) => width),
    room,
  )
  return ordered.map((one) => ({ ...one, width: Math.min(most, one.width) }))
}

/** How wide columns may be at most, so that all of them are seen in the room there is. */
function widestFor(widths: readonly number[], room: number): number {
  const needed = (most: number) => widths.reduce((sum, width) => sum + Math.min(most, width), 0)
  let most = widest
  while (most > narrowest && needed(most) > room) most -= 1
  return most
}

/** As a person arranged them. */
type Arrangement = Pick<SheetLook, 'hidden' | 'order' | 'sort'>

/** What stays in sight stays first and shown, whatever was said of it. */
export function arranged(columns: readonly GridColumn[], { hidden, order, sort }: Arrangement): readonly GridColumn[] {
  const placeOf = new Map(order.map((column, index) => [column, index]))
  const shown = columns.filter(({ column, isFrozen }) => isFrozen || !hidden.includes(column))
  const placed = (one: GridColumn) => (one.isFrozen ? -1 : (placeOf.get(one.column) ?? order.length))
  return shown
    .toSorted((one, other) => placed(one) - placed(other))
    .map((one) =>
      sort?.column === one.column ? { ...one, sorted: sort.isDescending ? 'descending' : 'ascending' } : one,
    )
}

/**
 * The order once a column has gone past its neighbour on a side, and past what is hidden between; `null` where it has none there.
 * @param columns  all of them, hidden ones too
 */
export function moved(columns: readonly GridColumn[], look: Arrangement, column: number, by: 1 | -1): number[] | null {
  const numbers = (all: readonly GridColumn[]) => all.filter(({ isFrozen }) => !isFrozen).map((one) => one.column)
  const shown = numbers(arranged(columns, look))
  const neighbour = shown[shown.indexOf(column) + by]
  if (!shown.includes(column) || neighbour === undefined) return null
  const others = numbers(arranged(columns, { ...look, hidden: [] })).filter((one) => one !== column)
  return others.toSpliced(others.indexOf(neighbour) + (by === 1 ? 1 : 0), 0, column)
}
