/** What every write payload carries. Source: service interface, "General payload rules". */
import { identifier } from './field.ts'

/** Of the field that tells an account from all others. */
export const accountKey = 'external_account_number'

export const payloadHead = {
  import_supplier: identifier({
    role: 'supplierCode',
    label: 'Supplier code',
    help: 'The import supplier code that the operator gave you. It comes from the connection.',
    section: 'General payload rules',
    isRequired: true,
  }),
  [accountKey]: identifier({
    label: 'Account number',
    section: 'General payload rules',
    help: 'Number of the account in your system. Leading zeros are kept.',
    isRequired: true,
  }),
}
