/** What every write payload carries. Source: service interface, "General payload rules". */
import { identifier } from './field.ts'

export const payloadHead = {
  import_supplier: identifier({
    label: 'Supplier code',
    help: 'The import supplier code that the operator gave you. It comes from the connection.',
    section: 'General payload rules',
    isRequired: true,
  }),
  external_account_number: identifier({
    label: 'Account number',
    section: 'General payload rules',
    help: 'Number of the account in your system. Leading zeros are kept.',
    isRequired: true,
  }),
}
