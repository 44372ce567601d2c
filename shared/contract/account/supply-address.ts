/** Where the energy is used. Source: service interface, "Supply address". */
import { z } from 'zod'
import { date, group, identifier, level, text } from '../field.ts'
import { address } from './address.ts'
import { supplyPoint } from './supply-point.ts'

export const supplyAddress = z.strictObject({
  customer_at_supply_address_from_date: date('Customer at address since', 'Day the customer moved in.'),
  supply_address: address('Supply address', 'Where the energy is used.', 'Supply'),
  external_identifier: identifier('Premise number', 'Number of the premises in your system.'),
  property_details: group('Property details', 'What is known about the property.', {
    driving_instructions: text('Driving instructions', 'How to get there.'),
    property_type_specific_details: group('Property type details', 'What kind of property it is.', {
      property_type: text('Property type', 'Kind of property.', { meanings: { Premise: 'Premise' } }),
      premise_type: text('Premise type', 'Kind of building.', {
        meanings: { SINGLE_FAMILY: 'Home of a single family' },
      }),
      entry_instructions: text('Entry instructions', 'How to get in.'),
    }),
  }),
  supply_points: level('Supply points', 'Where the network meets the premises.', supplyPoint, {
    element: 'supply point',
    section: 'Supply point',
    naturalKeys: [['identifier']],
    isKeyUnique: true,
  }),
})
