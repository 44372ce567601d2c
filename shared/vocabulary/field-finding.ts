/**
 * What a field is about to who looks for its values in a billing system or on a bill: by its traits where they tell, else by how its path ends.
 * Of each there are messages that begin with `find_` and `use_` (`messages/en/help.ts`).
 */
import { type Catalogue, isAccountKey, type Leaf } from '../catalogue/catalogue.ts'
import type { PlainKey } from '../messages/say.ts'

export type Finding = After<'find_'> & After<'use_'>
type After<Start extends string> = PlainKey extends infer K ? (K extends `${Start}${infer Rest}` ? Rest : never) : never

/** @returns `null` of what nobody is told where to find */
export function findingOf(catalogue: Catalogue, leaf: Leaf): Finding | null {
  const { path, kind, role, money } = leaf
  if (isAccountKey(leaf)) return 'account_number'
  if (role === 'givenName' || role === 'familyName') return 'customer_name'
  if (kind === 'email') return 'email'
  if (kind === 'phone') return 'phone'
  if (money === 'balance') return 'balance'
  const address = catalogue.addresses.find((group) => path.startsWith(`${group.path}.`))
  if (address !== undefined) return address.levelPath === '' ? 'billing_address' : 'supply_address'
  return byEnd.find(([ends]) => ends.test(path))?.[1] ?? null
}

const byEnd: readonly (readonly [RegExp, Finding])[] = [
  [/supply_addresses\[\]\.external_identifier$/, 'supply_address'],
  [/supply_points\[\]\.identifier$/, 'meter_point'],
  [/meters\[\]\.serial_number$/, 'meter_serial'],
  [/registers\[\]\.\w+$/, 'reading'],
  [/tariff_code$/, 'tariff'],
  [/(effective_from|supply_start_date|customer_at_supply_address_from_date)$/, 'agreement_dates'],
  [/(last_statement_\w+_date|last_billed_to_date|billing_documents\[\]\.\w+)$/, 'statement'],
  [/statements\[\]\.\w+$/, 'statement'],
  [/payment_instruction\.\w+$/, 'payment'],
]
