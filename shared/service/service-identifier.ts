/** Supplier codes and account numbers as the service is asked about them: as a part of an address. */
import { issue } from '../issue-words.ts'
import type { Issue } from '../result.ts'

/** Whether an address can hold it: not an empty text, half a character, nor `.` and `..`, which mean folders. */
export const canBeAskedAbout = (identifier: string): boolean =>
  identifier !== '' && identifier !== '.' && identifier !== '..' && isWellFormed(identifier)

/** Half a character can't be written in an address. */
const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text)

/** @param code  without blanks around it */
export function supplierCodeFault(code: string): Issue | null {
  if (code === '') return issue('supplier_code_missing', {})
  return canBeAskedAbout(code) ? null : issue('supplier_code_unusable', { code })
}
