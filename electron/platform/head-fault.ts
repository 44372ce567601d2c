/** Whether a payload says that it is of the account and the supplier that are meant, and whether the service can be asked about it. */
import { issue } from '../../shared/issue-words.ts'
import type { Issue } from '../../shared/result.ts'
import { supplierCodeFault } from '../../shared/service-identifier.ts'

type Head = { readonly import_supplier?: unknown; readonly external_account_number?: unknown }

/** @param meant  whose journal it goes through, and which account of it */
export function headFault(
  { import_supplier: supplier, external_account_number: number }: Head,
  meant: { readonly supplier: string; readonly number: string },
): Issue | null {
  if (number !== meant.number) return issue('payload_of_other_account', { number: String(number), meant: meant.number })
  if (supplier !== meant.supplier)
    return issue('payload_of_other_supplier', { supplier: String(supplier), meant: meant.supplier })
  return supplierCodeFault(meant.supplier)
}
