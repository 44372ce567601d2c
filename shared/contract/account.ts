/**
 * The account import payload (v2), used by validate and create.
 * Source: service interface, "Account import payload". Required flags and bounds are "not shown" there, so every field but the
 * two that "every write payload carries" is optional here, and the service's own dry run decides about the rest.
 */
import { z } from 'zod'
import { address } from './account/address.ts'
import { customer } from './account/customer.ts'
import { ledger } from './account/ledger.ts'
import { supplyAddress } from './account/supply-address.ts'
import { json, level, text } from './field.ts'
import { note } from './note.ts'
import { payloadHead } from './payload-head.ts'

const metadata = z.strictObject({
  key: text({
    label: 'Extra data name',
    help: 'Name of an agreed piece of extra data.',
  }).optional(),
  value: json({
    label: 'Extra data value',
    help: 'Names and values in braces, as agreed with the operator.',
  }).optional(),
})

export const accountPayload = z.strictObject({
  ...payloadHead,
  billing_address: address(
    { label: 'Billing address', help: 'Where letters and bills go.', section: 'Address' },
    'Billing',
  ).optional(),
  metadata: level(
    {
      label: 'Extra data',
      element: 'piece of extra data',
      section: 'Metadata',
      help: 'Extra data agreed with the operator: a name, and values under it.',
      naturalKeys: [['key']],
      selectorField: 'key',
    },
    metadata,
  ).optional(),
  customers: level(
    {
      label: 'Customers',
      element: 'customer',
      section: 'Customer',
      help: 'The people who hold the account.',
      naturalKeys: [['given_name', 'family_name'], ['email'], ['mobile']],
      about: 'people',
    },
    customer,
  ).optional(),
  notes: level(
    {
      label: 'Notes',
      element: 'note',
      section: 'Note',
      help: 'Notes on the account.',
      naturalKeys: [['body', 'created_at']],
      alikeAre: 'events',
    },
    note,
  ).optional(),
  ledgers: level(
    {
      label: 'Ledgers',
      element: 'ledger',
      section: 'Ledger',
      help: 'Balances and bills of the account.',
      naturalKeys: [['ledger_code']],
    },
    ledger,
  ).optional(),
  supply_addresses: level(
    {
      label: 'Supply addresses',
      element: 'supply address',
      section: 'Supply address',
      help: 'Where the energy is used.',
      naturalKeys: [['external_identifier'], ['supply_address.street_address', 'supply_address.postal_code']],
    },
    supplyAddress,
  ).optional(),
})
