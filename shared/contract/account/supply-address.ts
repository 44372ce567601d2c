/** Where the energy is used. Source: service interface, "Supply address". */
import { z } from 'zod'
import { date, group, identifier, level, text } from '../field.ts'
import { address } from './address.ts'
import { supplyPoint } from './supply-point.ts'

export const supplyAddress = z.strictObject({
  customer_at_supply_address_from_date: date({
    label: 'Customer at address since',
    help: 'Day the customer moved in.',
  }).optional(),
  supply_address: address(
    { label: 'Supply address', help: 'Where the energy is used.', section: 'Address' },
    'Supply',
  ).optional(),
  external_identifier: identifier({
    label: 'Premise number',
    help: 'Number of the premises in your system.',
  }).optional(),
  property_details: group(
    { label: 'Property details', help: 'What is known about the property.' },
    {
      driving_instructions: text({
        label: 'Driving instructions',
        help: 'How to get there.',
      }).optional(),
      property_type_specific_details: group(
        { label: 'Property type details', help: 'What kind of property it is.' },
        {
          property_type: text({
            label: 'Property type',
            help: 'Kind of property.',
            documentedValues: ['Premise'],
            meanings: { Premise: 'Premise' },
          }).optional(),
          premise_type: text({
            label: 'Premise type',
            help: 'Kind of building.',
            documentedValues: ['SINGLE_FAMILY'],
            meanings: { SINGLE_FAMILY: 'Home of a single family' },
          }).optional(),
          entry_instructions: text({
            label: 'Entry instructions',
            help: 'How to get in.',
          }).optional(),
        },
      ).optional(),
    },
  ).optional(),
  supply_points: level(
    {
      label: 'Supply points',
      element: 'supply point',
      section: 'Supply point',
      help: 'Where the network meets the premises.',
      naturalKeys: [['identifier']],
      isKeyUnique: true,
    },
    supplyPoint,
  ).optional(),
})
