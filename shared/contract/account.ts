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
  key: text('Extra data name', 'Name of an agreed piece of extra data.'),
  value: json('Extra data value', 'Names and values in braces, as agreed with the operator.'),
})

export const accountPayload = z.strictObject({
  ...payloadHead,
  billing_address: address('Billing address', 'Where letters and bills go.', 'Billing'),
  metadata: level('Extra data', 'Extra data agreed with the operator: a name, and values under it.', metadata, {
    element: 'piece of extra data',
    section: 'Metadata',
    naturalKeys: [['key']],
    selectorField: 'key',
  }),
  customers: level('Customers', 'The people who hold the account.', customer, {
    element: 'customer',
    section: 'Customer',
    naturalKeys: [['given_name', 'family_name'], ['email'], ['mobile']],
    about: 'people',
  }),
  notes: level('Notes', 'Notes on the account.', note, {
    element: 'note',
    section: 'Note',
    naturalKeys: [['body', 'created_at']],
    alikeAre: 'events',
  }),
  ledgers: level('Ledgers', 'Balances and bills of the account.', ledger, {
    element: 'ledger',
    section: 'Ledger',
    naturalKeys: [['ledger_code']],
  }),
  supply_addresses: level('Supply addresses', 'Where the energy is used.', supplyAddress, {
    element: 'supply address',
    section: 'Supply address',
    naturalKeys: [['external_identifier'], ['supply_address.street_address', 'supply_address.postal_code']],
  }),
})
