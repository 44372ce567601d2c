/** What is asked in Map of addresses that are blank: for which accounts nobody has said whether they are the other one. */
import type { RowsMeaning } from '../../../shared/ipc.ts'
import type { CheckedAccounts } from '../accounts/checked-accounts.ts'
import type { Problems } from './problems.ts'

type Known = {
  readonly checked: Pick<CheckedAccounts, 'plan' | 'accountOfRow'>
  readonly problems: Pick<Problems, 'rowsOf'>
}

const codes = ['address_blank', 'address_elsewhere'] as const

/** The addresses that columns of a sheet fill, each with the number of its accounts that are asked about. */
export function blankAddressesOf({ checked, problems }: Known, name: string): RowsMeaning['blankAddresses'] {
  const { plan } = checked
  if (plan.addressPairs.length === 0) return []
  const columns = plan.sheets
    .filter(({ sheet }) => sheet.name === name)
    .flatMap(({ slots }) => slots.flatMap((slot) => slot.columns))
  const told = codes.filter((code) => problems.rowsOf(name, { code }).length > 0)
  return plan.addressPairs.flatMap(({ address, other, whereBlank }) => {
    const own = columns.filter(({ leaf }) => (address.children as readonly unknown[]).includes(leaf))
    if (own.length === 0) return []
    // What is still told of one whose meaning is said is mended in its cell.
    const asked = whereBlank === null ? own : []
    const rows = asked.flatMap(({ columnIndex }) =>
      told.flatMap((code) => problems.rowsOf(name, { code, in: { sheet: name, column: columnIndex + 1 } })),
    )
    const { size } = new Set(rows.map((row) => checked.accountOfRow(name, row)))
    return [{ address: address.path, label: address.label, other: other.label, count: size }]
  })
}
