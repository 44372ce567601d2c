/**
 * What a field is about to who looks for its values in a billing system or on a bill: by its traits where they tell, else by how its path ends.
 * Of each there are messages that begin with `find_` and `use_` (`messages/en/help.ts`).
 */
import { type Catalogue, isAccountKey, type Leaf } from '../../shared/catalogue/catalogue.ts'
import type { PlainKey } from '../../shared/messages/say.ts'

export type Finding = After<'find_'> & After<'use_'>
type After<Start extends string> = PlainKey extends infer K ? (K extends `${Start}${infer Rest}` ? Rest : never) : never

/** @returns `null` of what nobody is told where to find */
export function findingOf(catalogue: Catalogue, leaf: Leaf): Finding | null {
  const { path, kind, role, money } = leaf
  if (isAccountKey(leaf)) return 'account_number'
  if (role === 'supplierCode') return 'supplier_code'
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
  [/meters\[\]\.\w+$/, 'meter_data'],
  [/tariff_code$/, 'tariff'],
  [/characteristics\[\]\.\w+$/, 'agreement_detail'],
  [/(effective_from|supply_start_date|customer_at_supply_address_from_date)$/, 'agreement_dates'],
  [/(last_statement_\w+_date|last_billed_to_date|billing_documents\[\]\.\w+)$/, 'statement'],
  [/statements\[\]\.\w+$/, 'statement'],
  [/transactions\[\]\..+$/, 'transaction'],
  [/ledgers\[\]\.(ledger_code|billing_document_type)$/, 'ledger'],
  [/date_of_birth$/, 'birth_date'],
  [/opted_into_\w+$/, 'consent'],
  [/user_details\[\]\.\w+$/, 'customer_detail'],
  [/metadata\[\]\.\w+$/, 'metadata'],
  [/notes\[\]\..+$/, 'note'],
  [/(driving|entry)_instructions$/, 'site_access'],
  [/(property|premise)_type$/, 'property'],
  [/supply_type$/, 'supply_type'],
  [/(operating_company|supply_details\..+)$/, 'network_data'],
  [/payment_instruction\.\w+$/, 'payment'],
]
