/** Whether a payload says that it is of the account and the supplier that are meant, and whether the service can be asked about it. */

import type { Fields } from '../../../shared/basics/members.ts'
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import { valueAt } from '../../../shared/checking/account/walk-payload.ts'
import { issue } from '../../../shared/issue-words.ts'
import type { Issue } from '../../../shared/result.ts'
import { supplierCodeFault } from '../../../shared/service/service-identifier.ts'

/**
 * @param meant  whose journal it goes through, and which account of it
 * @param catalogue  by which the payload was made
 */
export function headFault(
  payload: Fields,
  meant: { readonly supplier: string; readonly number: string },
  { accountKey, supplierField }: Catalogue,
): Issue | null {
  const number = valueAt(payload, accountKey)
  const supplier = supplierField === undefined ? meant.supplier : valueAt(payload, supplierField.path)
  if (number !== meant.number) return issue('payload_of_other_account', { number: String(number), meant: meant.number })
  if (supplier !== meant.supplier)
    return issue('payload_of_other_supplier', { supplier: String(supplier), meant: meant.supplier })
  return supplierCodeFault(meant.supplier)
}
