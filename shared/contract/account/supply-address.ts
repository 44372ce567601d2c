/** Where the energy is used. Source: service interface, "Supply address". */
import { z } from 'zod'
import { date, group, identifier, level, text } from '../field.ts'
import { address } from './address.ts'
import { supplyPoint } from './supply-point.ts'

export const supplyAddress = z.strictObject({
  customer_at_supply_address_from_date: date({
    label: 'Customer at address since',
    help: 'Day the customer moved in.',
    synonyms: [
      'at address since',
      'occupied from',
      'move in date',
      'moved in',
      'tenancy start',
      'lease start',
      'occupied since',
      'occupancy start',
      'occupancy date',
      'date moved in',
      'move in',
      'moved in on',
      'resident since',
      'in property since',
      'tenancy start date',
      'occupier since',
    ],
  }).optional(),
  supply_address: address(
    { label: 'Supply address', help: 'Where the energy is used.', section: 'Address' },
    'Supply',
  ).optional(),
  external_identifier: identifier({
    label: 'Premise number',
    help: 'Number of the premises in your system.',
    synonyms: [
      'premise number',
      'property id',
      'property number',
      'site id',
      'site number',
      'location id',
      'premise',
      'premise id',
      'site reference',
      'property reference',
      'service location',
      'service location number',
      'building id',
      'uprn',
      'location number',
    ],
  }).optional(),
  property_details: group(
    { label: 'Property details', help: 'What is known about the property.' },
    {
      driving_instructions: text({
        label: 'Driving instructions',
        help: 'How to get there.',
        synonyms: [
          'driving instructions',
          'directions',
          'how to find',
          'driving directions',
          'directions to site',
          'directions to property',
          'route description',
        ],
      }).optional(),
      property_type_specific_details: group(
        { label: 'Property type details', help: 'What kind of property it is.' },
        {
          property_type: text({
            label: 'Property type',
            help: 'Kind of property.',
            synonyms: ['property type', 'property kind', 'type of property'],
            documentedValues: ['Premise'],
          }).optional(),
          premise_type: text({
            label: 'Premise type',
            help: 'Kind of building.',
            synonyms: [
              'premise type',
              'building type',
              'dwelling type',
              'house type',
              'type of premise',
              'home type',
              'type of dwelling',
              'dwelling',
            ],
            documentedValues: ['SINGLE_FAMILY'],
          }).optional(),
          entry_instructions: text({
            label: 'Entry instructions',
            help: 'How to get in.',
            synonyms: [
              'entry instructions',
              'access instructions',
              'access notes',
              'how to get in',
              'access',
              'access code',
              'gatecode',
              'entry code',
              'key location',
              'key safe',
              'site access',
              'entry notes',
              'property access',
              'meter access',
            ],
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
