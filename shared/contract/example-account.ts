/** The account that the template shows as an example: one household with everything that most suppliers have. */
import type { z } from 'zod'
import type { accountPayload } from './account.ts'

const address = {
  street_address: '12 Oak Lane',
  locality: 'Austin',
  administrative_area: 'TX',
  postal_code: '78701',
  country: 'US',
}

/** The supplier code is left out: it comes from the connection. */
export const exampleAccount: Omit<z.infer<typeof accountPayload>, 'import_supplier'> = {
  // No supplier numbers an account so, and it says what it is.
  external_account_number: 'EXAMPLE-1',
  billing_address: address,
  customers: [
    {
      given_name: 'Ada',
      family_name: 'Okafor',
      email: 'ada.okafor@example.com',
      mobile: '+15125550123',
      landline: '+15125550124',
      date_of_birth: '1980-02-29',
      alternative_phone_numbers: [{ phone_number: '+15125550125' }],
      customer_preferences: { opted_into_updates: true, opted_into_offers: false, opted_into_sms: true },
      user_details: [{ namespace: 'tax_id', value: '012-34-5678' }],
    },
    { given_name: 'Ben', family_name: 'Okafor', mobile: '+15125550126' },
  ],
  notes: [
    {
      body: 'Please use the side door.',
      created_at: '2026-05-01T09:30:00Z',
      document_paths: [{ document_path: 'letters/2026/welcome.pdf' }],
      is_pinned: true,
      unpin_at: '2030-01-01T00:00:00Z',
    },
  ],
  ledgers: [
    {
      ledger_code: 'ENERGY',
      billing_document_type: 'ITEM_BASED',
      ledger_balance: '-120.50',
      last_statement_closing_date: '2026-04-30',
      last_statement_issue_date: '2026-05-02',
      historical_billing_documents: [
        {
          billing_document_identifier: 'BILL-0042',
          billing_document_type: 'ITEM_BASED',
          issued_date: '2026-05-02',
          transactions: [
            {
              transaction_id: 'T-0001',
              type: 'CHARGE',
              reason: 'DATA_IMPORT_BALANCE_TRANSFER',
              amount: '120.50',
              transaction_date: '2026-05-02',
            },
          ],
        },
      ],
    },
  ],
  supply_addresses: [
    {
      external_identifier: 'PREMISE-1',
      customer_at_supply_address_from_date: '2020-01-01',
      supply_address: address,
      property_details: {
        driving_instructions: 'Second road on the left',
        property_type_specific_details: { property_type: 'Premise', premise_type: 'SINGLE_FAMILY' },
      },
      supply_points: [
        {
          identifier: '10443720000000001',
          supply_type: 'ELECTRICITY',
          supply_start_date: '2020-01-01',
          last_billed_to_date: '2026-04-30',
          agreements: [
            {
              effective_from: '2026-01-01',
              tariff_code: 'FIX12',
              characteristics: [{ code: 'green', value: 'yes' }],
            },
          ],
          meters: [
            {
              serial_number: '00443217',
              active_from: '2020-01-01T00:00:00Z',
              status: 'on',
              service_type: 'metered_service_kwh',
              voltage: 240,
              is_net_metered: false,
              registers: [{ register_type: 'KWH_IMPORT', digits: 5, multiplier: '1' }],
            },
          ],
        },
      ],
    },
  ],
}
