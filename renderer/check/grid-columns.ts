/** The columns of a sheet as the grid shows them: their order, their fields in words, and how wide they begin. */
import type { Catalogue } from '../../shared/catalogue/catalogue.ts'
import type { PageRow } from '../../shared/ipc.ts'
import { targetsOf } from '../../shared/mapping/fillings.ts'
import type { SheetMapping } from '../../shared/mapping/mapping.ts'
import { targetLabel } from '../../shared/mapping/target-label.ts'
import { fittingWidth } from '../grid/column-width.ts'
import type { GridColumn } from '../grid/sheet-columns.tsx'

/** Narrow enough that a screen shows several columns. */
const widest = 280
/** What stays in sight must leave room for the rest. */
const widestInSight = 190

/**
 * @param firstRows  whose texts say how wide a column begins
 * @returns the column with the account number first, because it stays in sight while the rest scrolls
 */
export function gridColumnsOf(
  { columns }: SheetMapping,
  firstRows: readonly PageRow[],
  catalogue: Catalogue,
): readonly GridColumn[] {
  const all = columns.map((mapped): GridColumn => {
    const { column, header, target } = mapped
    const labels = targetsOf(mapped).map((one) => targetLabel(catalogue, one))
    const fieldLabel = labels.length === 0 ? null : labels.join(', ')
    const texts = firstRows.map(({ cells }) => cells[column - 1]?.text ?? '')
    return {
      column,
      header,
      fieldLabel,
      isFrozen: target === 'external_account_number',
      width: Math.min(widest, fittingWidth({ header, fieldLabel }, texts)),
    }
  })
  const [accountNumber] = all.filter(({ isFrozen }) => isFrozen)
  return [
    ...(accountNumber === undefined ? [] : [{ ...accountNumber, width: Math.min(widestInSight, accountNumber.width) }]),
    // One column stays in sight; a second one with the account number is a mistake in the mapping, and scrolls.
    ...all.filter((one) => one !== accountNumber).map((one) => ({ ...one, isFrozen: false })),
  ]
}
