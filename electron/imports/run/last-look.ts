/**
 * The last look at an account before its intent is written: is what would leave of this account and this supplier, can the service be
 * asked about it, and is it what the service's interface takes? The checks see to all of that; what fails here is a hole in them, or a
 * change that came in between.
 */
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import { payloadViolations } from '../../../shared/checking/account/payload-violations.ts'
import { issue } from '../../../shared/issue-words.ts'
import type { Issue } from '../../../shared/result.ts'
import { headFault } from '../../platform/reading/head-fault.ts'
import type { AccountToImport } from '../account-to-import.ts'

/** @returns why it must not be sent; `null` when it may */
export function lastLook({ number, payload }: AccountToImport, supplier: string, catalogue: Catalogue): Issue | null {
  const [violation] = payloadViolations(payload, catalogue)
  return (
    headFault(payload, { supplier, number }, catalogue) ?? (violation ? issue('payload_not_valid', violation) : null)
  )
}
