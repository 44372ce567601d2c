/**
 * The rule for the account import payload of v2, field by field as the interface lists it. Validate and create share it.
 * Below the account and the notes nothing is required: the interface shows no required flags.
 */
import { note } from './note-rule.ts'
import { allOptional, anyObject, listOf, object, type RuleValue } from './rule.ts'
import {
  accountNumber,
  boolean,
  country,
  date,
  dateTime,
  decimal,
  email,
  integer,
  knownSupplier,
  number,
  phone,
  phoneOrEmpty,
  text,
} from './value-rules.ts'

const address = allOptional({
  street_address: text,
  locality: text,
  administrative_area: text,
  postal_code: text,
  country,
})

const customer = allOptional({
  given_name: text,
  family_name: text,
  email,
  mobile: phone,
  landline: phoneOrEmpty,
  date_of_birth: date,
  alternative_phone_numbers: listOf(allOptional({ phone_number: phone })),
  customer_preferences: allOptional({
    opted_into_updates: boolean,
    opted_into_offers: boolean,
    opted_into_sms: boolean,
  }),
  user_details: listOf(allOptional({ namespace: text, value: text })),
})

const ledgerTransaction = allOptional({
  transaction_id: text,
  type: text,
  reason: text,
  amount: decimal,
  transaction_date: date,
})

const ledger = allOptional({
  ledger_code: text,
  billing_document_type: text,
  ledger_balance: decimal,
  last_statement_closing_date: date,
  last_statement_issue_date: date,
  historical_billing_documents: listOf(
    allOptional({
      billing_document_identifier: text,
      billing_document_type: text,
      issued_date: date,
      transactions: listOf(ledgerTransaction),
    }),
  ),
  additional_historical_transactions: listOf(anyObject),
  current_statement_transactions: listOf(anyObject),
})

const meter = allOptional({
  active_from: dateTime,
  serial_number: text,
  status: text,
  service_type: text,
  voltage: number,
  size: number,
  phase: text,
  retrieval_method: text,
  model: text,
  manufacturer: text,
  advance_meter_info: text,
  is_net_metered: boolean,
  registers: listOf(allOptional({ register_type: text, digits: integer, multiplier: text })),
})

const supplyPoint = allOptional({
  supply_type: text,
  identifier: text,
  operating_company: text,
  supply_start_date: date,
  last_billed_to_date: date,
  agreements: listOf(
    allOptional({
      effective_from: date,
      tariff_code: text,
      characteristics: listOf(allOptional({ code: text, value: text })),
    }),
  ),
  supply_details: allOptional({
    standard_point_location_code: text,
    load_profile_code: text,
    service_drop: allOptional({
      external_identifier: text,
      distribution_line_style: text,
      delivery_voltage: text,
      metering_type: text,
    }),
  }),
  meters: listOf(meter),
})

const supplyAddress = allOptional({
  customer_at_supply_address_from_date: date,
  supply_address: address,
  external_identifier: text,
  property_details: allOptional({
    driving_instructions: text,
    property_type_specific_details: allOptional({ property_type: text, premise_type: text, entry_instructions: text }),
  }),
  supply_points: listOf(supplyPoint),
})

export type AccountPayload = RuleValue<ReturnType<typeof accountRule>>

/** Source: service interface, Account import payload. */
export const accountRule = (isKnownSupplier: (code: string) => boolean) =>
  object({
    required: { import_supplier: knownSupplier(isKnownSupplier), external_account_number: accountNumber },
    optional: {
      billing_address: address,
      metadata: listOf(allOptional({ key: text, value: anyObject })),
      customers: listOf(customer),
      notes: listOf(note),
      ledgers: listOf(ledger),
      supply_addresses: listOf(supplyAddress),
    },
  })
