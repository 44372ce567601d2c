/** Values that give a field away whatever its header says, and shapes that values of a field have. By the field's own name. */
import { wordMap } from '../../../word-map.ts'

/** Beyond the values the interface documents. Lower case. */
export const tellingValues = wordMap<readonly string[]>({
  supply_type: [
    'electric',
    'electricity',
    'elec',
    'power',
    'gas',
    'natural gas',
    'strom',
    'dual fuel',
    'water',
    'e',
    'g',
  ],
  register_type: [
    ...[
      'day',
      'night',
      'kwh',
      'kwh_export',
      'kw',
      'kvarh',
      'import',
      'export',
      'all day',
      'peak',
      'offpeak',
      'off-peak',
      'shoulder',
    ],
  ],
  retrieval_method: [
    'amr',
    'ami',
    'manual',
    'remote',
    'rf',
    'plc',
    'mrim',
    'basic',
    'drive-by',
    'drive by',
    'walk-by',
    'walk by',
  ],
  metering_type: ['primary', 'secondary'],
  distribution_line_style: ['overhead', 'underground', 'oh', 'ug'],
})

/** What values of a field look like, where the kind alone does not say it. */
export const valueShapes = wordMap<'name' | 'noName' | 'postcode' | 'street' | 'place' | 'sentence'>({
  driving_instructions: 'sentence',
  entry_instructions: 'sentence',
  external_account_number: 'noName',
  external_user_id: 'noName',
  given_name: 'name',
  family_name: 'name',
  middle_name: 'name',
  suffix: 'name',
  postal_code: 'postcode',
  street_address: 'street',
  locality: 'place',
  administrative_area: 'place',
})

/** Values that show that a column is about something else, though its header could be of the field: how good a reading is, not how it is taken. */
const readingQuality = [
  'actual',
  'estimated',
  'estimate',
  'customer',
  'customer read',
  'deemed',
  'assumed',
  'final',
  'substituted',
]
/** How often a bill comes, on what way, and how it is paid: not what kind of document it is. */
const wayOfBilling = [
  ...[
    'weekly',
    'fortnightly',
    'monthly',
    'bimonthly',
    'bi-monthly',
    'quarterly',
    'half-yearly',
    'annual',
    'annually',
    'yearly',
  ],
  ...['paper', 'paperless', 'e-bill', 'ebill', 'electronic', 'online', 'email', 'e-mail', 'post', 'postal', 'print'],
  ...['direct debit', 'dd', 'cash', 'cheque', 'check', 'card', 'standing order', 'bank transfer', 'invoice'],
  ...[
    'credit',
    'prepay',
    'prepaid',
    'prepayment',
    'pay as you go',
    'payg',
    'postpaid',
    'on receipt',
    'budget',
    'levelized',
  ],
  ...['residential', 'domestic', 'business', 'commercial', 'fixed', 'variable', 'metered', 'unmetered'],
]
export const contraryValues = wordMap<readonly string[]>({
  retrieval_method: readingQuality,
  register_type: readingQuality,
  billing_document_type: wayOfBilling,
})
