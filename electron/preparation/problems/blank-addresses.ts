/** What is asked in Map of addresses that are blank: for which accounts nobody has said whether they are the other one. */
import type { RowsMeaning } from '../../../shared/ipc.ts'
import type { AddressPair } from '../../../shared/mapping/plan/address-pairs.ts'
import type { CheckedAccounts } from '../accounts/checked-accounts.ts'
import { blankAddressCodes, type Problems } from './problems.ts'

type Known<Checked extends keyof CheckedAccounts = never, Told extends keyof Problems = never> = {
  readonly checked: Pick<CheckedAccounts, 'plan' | Checked>
  readonly problems: Pick<Problems, 'ofValues' | Told>
}

/** The addresses that columns of a sheet fill, each with the number of its accounts that are asked about. */
export const blankAddressesOf = (
  known: Known<'accountOfRow', 'rowsOf'>,
  sheet: string,
): RowsMeaning['blankAddresses'] =>
  addressesOf(known, sheet).map(({ pair: { address, other }, asked }) => {
    const rows = asked.flatMap((column) =>
      blankAddressCodes.flatMap((code) => known.problems.rowsOf(sheet, { code, in: { sheet, column } })),
    )
    const { size } = new Set(rows.map((row) => known.checked.accountOfRow(sheet, row)))
    return { address: address.path, label: address.label, other: other.label, count: size }
  })

/** Of how many of them something is asked; after each edit, so no row is looked at. */
export const countAddressesToDo = (known: Known, sheet: string): number =>
  addressesOf(known, sheet).filter(({ asked }) => asked.length > 0).length

/** `asked`: the columns, counted from 1, of which something is asked. */
function addressesOf(
  { checked: { plan }, problems }: Known,
  sheet: string,
): readonly { readonly pair: AddressPair; readonly asked: readonly number[] }[] {
  const columns = plan.sheets
    .filter((one) => one.sheet.name === sheet)
    .flatMap(({ slots }) => slots.flatMap((slot) => slot.columns))
  return plan.addressPairs.flatMap((pair) => {
    const own = columns.filter(({ leaf }) => (pair.address.children as readonly unknown[]).includes(leaf))
    if (own.length === 0) return []
    // What is still told of one whose meaning is said is mended in its cell.
    const open = pair.whereBlank === null ? own.map(({ columnIndex }) => columnIndex + 1) : []
    return [{ pair, asked: open.filter((column) => problems.ofValues({ sheet, column }).blankAddress > 0) }]
  })
}
