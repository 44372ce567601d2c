/**
 * Rows of a sheet in the order of what one of their columns means: dates by day, amounts by size, everything else as words. An order is
 * found once for each time that it is asked for: a row that is changed afterwards stays where the person sees it.
 */
import type { RowSort } from '../../../shared/ipc.ts'
import type { ColumnPlan } from '../../../shared/mapping/plan/assembly-plan.ts'
import type { Cell } from '../../../shared/sheet/sheet.ts'
import type { ShownSheet } from './sheet-rows.ts'

/** Blank cells come last, whichever way round. */
type SortKey =
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'blank' }

export class RowOrders {
  readonly #bySheet = new Map<string, { readonly key: string; readonly ranks: readonly number[] }>()

  /** @param rows  indexes from 0 @returns the same rows in another order */
  sorted(shown: ShownSheet, rows: readonly number[], sort: RowSort): readonly number[] {
    const ranks = this.#ranksOf(shown, sort)
    return rows.toSorted((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0))
  }

  #ranksOf(shown: ShownSheet, sort: RowSort): readonly number[] {
    const { name, isTurned, rowCount } = shown.sheet
    const key = JSON.stringify([sort.column, sort.isDescending, sort.round, isTurned ?? false, rowCount])
    const known = this.#bySheet.get(name)
    if (known?.key === key) return known.ranks
    const ranks = ranksBy(shown, sort)
    this.#bySheet.set(name, { key, ranks })
    return ranks
  }
}

function ranksBy(shown: ShownSheet, { column, isDescending }: RowSort): readonly number[] {
  const { sheet } = shown
  const plan = planOf(shown, column - 1)
  const keys = Array.from({ length: sheet.rowCount }, (_, row) => keyOf(sheet.cellAt(row, column - 1), plan))
  const rows = keys.map((_, row) => row)
  const way = isDescending ? -1 : 1
  rows.sort((one, other) => compare(keys[one] ?? blank, keys[other] ?? blank, way) || one - other)
  const ranks = Array.from({ length: rows.length }, () => 0)
  rows.forEach((row, rank) => {
    ranks[row] = rank
  })
  return ranks
}

const blank: SortKey = { kind: 'blank' }
const groups = { number: 0, words: 1, blank: 2 } as const
const collator = new Intl.Collator('en', { numeric: true })

function compare(one: SortKey, other: SortKey, way: 1 | -1): number {
  if (one.kind === 'number' && other.kind === 'number') return way * (one.number - other.number)
  if (one.kind === 'words' && other.kind === 'words') return way * collator.compare(one.words, other.words)
  if (one.kind === 'blank' || other.kind === 'blank') return groups[one.kind] - groups[other.kind]
  return way * (groups[one.kind] - groups[other.kind])
}

/** Where its kind is read, a text counts as what is read of it: "31/12/2025" comes before "01/01/2026". */
function keyOf(cell: Cell, plan: ColumnPlan | undefined): SortKey {
  if (cell.text.trim() === '') return blank
  if (plan !== undefined) {
    const reading = plan.read(cell, null)
    if (reading.state === 'value') return valueKey(reading.value)
  }
  if (cell.kind === 'number') return valueKey(Number(cell.digits))
  return { kind: 'words', words: cell.kind === 'date' ? cell.iso : cell.text }
}

const valueKey = (value: unknown): SortKey =>
  typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value))
    ? { kind: 'number', number: Number(value) }
    : { kind: 'words', words: String(value) }

const read: ReadonlySet<string> = new Set(['date', 'datetime', 'decimal', 'number', 'integer'])

function planOf({ sheet, checked }: ShownSheet, columnIndex: number): ColumnPlan | undefined {
  const columns = checked.plan.sheets
    .find((one) => one.sheet.name === sheet.name)
    ?.slots.flatMap((slot) => slot.columns)
  return columns?.find(
    (one) => one.isOfCells && one.source.isPlain && one.columnIndex === columnIndex && read.has(one.leaf.kind),
  )
}
