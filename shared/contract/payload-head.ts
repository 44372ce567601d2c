/** What every write payload carries. Source: service interface, "General payload rules". */
import { requiredIdentifier } from './field.ts'

/** Of the field that tells an account from all others. */
export const accountKey = 'external_account_number'

export const payloadHead = {
  import_supplier: requiredIdentifier(
    'Supplier code',
    'The import supplier code that the operator gave you. It comes from the connection.',
    { role: 'supplierCode', section: 'General payload rules' },
  ),
  [accountKey]: requiredIdentifier('Account number', 'Number of the account in your system. Leading zeros are kept.', {
    section: 'General payload rules',
  }),
}
