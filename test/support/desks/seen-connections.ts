/** What windows of tests show of the connection. */
import type { SeenConnection } from '../../../shared/ipc.ts'
import { usualTerms } from '../../../shared/service/money-terms.ts'

export const atPractice: SeenConnection = {
  kind: 'practice',
  supplierCode: 'PRACTICE',
  address: null,
  terms: usualTerms,
  description: null,
}
