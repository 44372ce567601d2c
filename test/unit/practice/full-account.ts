/** An account payload with every documented field, each filled as the interface describes it. */
const address = () => ({
  street_address: '12 Oak Lane',
  locality: 'Austin',
  administrative_area: 'TX',
  postal_code: '78701',
  country: 'US',
})

export const fullAccount = (number = '0001') => ({
  import_supplier: 'PRACTICE',
  external_account_number: number,
  billing_address: address(),
  metadata: [{ key: 'origin', value: { system: 'old', list: [1, null, { deep: true }] } }],
  customers: [
    {
      given_name: 'Ada',
      family_name: 'Okafor',
      email: 'ada.okafor@example.com',
      mobile: '+15125550123',
      landline: '',
      date_of_birth: '1980-02-29',
      alternative_phone_numbers: [{ phone_number: '+442079460000' }],
      customer_preferences: { opted_into_updates: true, opted_into_offers: false, opted_into_sms: true },
      user_details: [{ namespace: 'tax_id', value: '12-345' }],
    },
  ],
  notes: [
    {
      body: 'Moved from the old system',
      created_at: '2024-05-01T09:30:00Z',
      is_pinned: true,
      unpin_at: '2030-01-01T00:00:00+01:00',
    },
    { body: 'Letters', document_paths: [{ document_path: 'letters/2024/welcome.pdf' }] },
  ],
  ledgers: [
    {
      ledger_code: 'ENERGY',
      billing_document_type: 'ITEM_BASED',
      ledger_balance: '-120.50',
      last_statement_closing_date: '2024-04-30',
      last_statement_issue_date: '2024-05-02',
      historical_billing_documents: [
        {
          billing_document_identifier: 'BD-1',
          billing_document_type: 'ITEM_BASED',
          issued_date: '2024-05-02',
          transactions: [
            {
              transaction_id: 'LT-1',
              type: 'CHARGE',
              reason: 'DATA_IMPORT_BALANCE_TRANSFER',
              amount: '120.50',
              transaction_date: '2024-05-02',
            },
          ],
        },
      ],
      additional_historical_transactions: [],
      current_statement_transactions: [],
    },
  ],
  supply_addresses: [
    {
      customer_at_supply_address_from_date: '2020-01-01',
      supply_address: address(),
      external_identifier: 'SA-1',
      property_details: {
        driving_instructions: 'Second left',
        property_type_specific_details: {
          property_type: 'Premise',
          premise_type: 'SINGLE_FAMILY',
          entry_instructions: '',
        },
      },
      supply_points: [
        {
          supply_type: 'ELECTRICITY',
          identifier: '10443720000000001',
          operating_company: 'OC1',
          supply_start_date: '2020-01-01',
          last_billed_to_date: '2024-04-30',
          agreements: [
            { effective_from: '2024-01-01', tariff_code: 'FIX12', characteristics: [{ code: 'green', value: 'yes' }] },
          ],
          supply_details: {
            standard_point_location_code: 'L1',
            load_profile_code: 'P1',
            service_drop: {
              external_identifier: 'SD-1',
              distribution_line_style: 'overhead',
              delivery_voltage: '240',
              metering_type: 'direct',
            },
          },
          meters: [
            {
              active_from: '2020-01-01T00:00:00Z',
              serial_number: 'MTR1',
              status: 'on',
              service_type: 'metered_service_kwh',
              voltage: 240,
              size: 2.5,
              phase: '1',
              retrieval_method: 'manual',
              model: 'M1',
              manufacturer: 'Acme',
              advance_meter_info: 'none',
              is_net_metered: false,
              registers: [{ register_type: 'KWH_IMPORT', digits: 5, multiplier: '1' }],
            },
          ],
        },
      ],
    },
  ],
})

/** Every field path of a payload, through the first element of each list, e.g. `customers.0.email`. */
export function pathsOf(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [path]
  const below = Object.entries(value).flatMap(([name, item]) => pathsOf(item, path === '' ? name : `${path}.${name}`))
  return path === '' ? below : [path, ...below]
}

/** A copy of the full account with another value at one path; `undefined` takes the field away. */
export function fullAccountWith(path: string, value: unknown): unknown {
  const copy: unknown = structuredClone(fullAccount())
  const names = path.split('.')
  const last = names.pop() ?? ''
  const parent = names.reduce((at, name) => (at as Record<string, unknown>)[name], copy) as Record<string, unknown>
  if (value === undefined) delete parent[last]
  else parent[last] = value
  return copy
}
