/**
 * The last look at an account before its intent is written: is what would leave of this account and this supplier, can the service be
 * asked about it, and is it what the service's interface takes? The checks see to all of that; what fails here is a hole in them, or a
 * change that came in between.
 */
import { accountCatalogue } from '../../shared/catalogue/account-catalogue.ts'
import { contractViolations } from '../../shared/checking/contract-violations.ts'
import { accountPayload } from '../../shared/contract/account.ts'
import { issue } from '../../shared/issue-words.ts'
import type { Issue } from '../../shared/result.ts'
import { headFault } from '../platform/head-fault.ts'
import type { AccountToImport } from './account-to-import.ts'

/** @returns why it must not be sent; `null` when it may */
export function lastLook({ number, payload }: AccountToImport, supplier: string): Issue | null {
  const [violation] = contractViolations(accountPayload, payload, accountCatalogue)
  return headFault(payload, { supplier, number }) ?? (violation ? issue('payload_not_valid', violation) : null)
}
