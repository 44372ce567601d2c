/** What the rows of an account tell in a note: the lines that all of them have are one note of the account, which names none of its things. */
import type { Sheet } from '../../../sheet/sheet.ts'
import type { ColumnPlan, RowOfSheet, SheetPlan, Slot } from '../assembly-plan.ts'
import { planSource } from '../column-rows.ts'
import type { ValueSource } from '../value-source.ts'

/** @param slotCount  of the sheet: what is added counts on from there */
export function rootOfAccounts(sheet: Sheet, root: Slot, slotCount: number): SheetPlan['rootOfAccount'] {
  const told = new Map(root.children.map((slot) => [slot, slotsToldBy(sheet, slot, slotCount)]))
  if ([...told.values()].every((slotsOf) => slotsOf === null)) return null
  return (rows) => ({ ...root, children: root.children.flatMap((slot) => told.get(slot)?.(rows) ?? [slot]) })
}

/** @returns `null` for all that tells the same for every account */
function slotsToldBy(
  sheet: Sheet,
  slot: Slot,
  slotCount: number,
): ((rows: readonly RowOfSheet[]) => readonly Slot[]) | null {
  const column = slot.columns.find(({ source }) => source.toldByRows !== undefined)
  if (column === undefined) return null
  const known = new Map<readonly ValueSource[], readonly Slot[]>()
  return (rows) => {
    const sources = column.source.toldByRows?.(rows) ?? []
    const slots =
      known.get(sources) ??
      sources.map((source, at): Slot => {
        const told = { ...column, ...planSource(sheet, source, column.read, column.leaf.kind) }
        const toldIn = (columns: readonly ColumnPlan[]) => columns.map((one) => (one === column ? told : one))
        return {
          ...slot,
          columns: toldIn(slot.columns),
          tellingColumns: toldIn(slot.tellingColumns),
          order: at === 0 ? slot.order : slotCount + slot.order,
        }
      })
    known.set(sources, slots)
    return slots
  }
}
