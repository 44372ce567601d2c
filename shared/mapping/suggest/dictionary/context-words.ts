/**
 * Words that say which part of an account a header speaks of ("Mail", "Service", "Meter", "Co-holder") without being the field
 * itself. Keyed by the names that levels and groups have in the interface; a level that is not here has the words of its label.
 * `nouns` can carry a number ("Meter 2 serial"), `others` can't.
 */
import { wordMap } from '../../../word-map.ts'

export type ContextWords = { readonly nouns: readonly string[]; readonly others: readonly string[] }

const people = [
  'customer',
  'client',
  'contact',
  'holder',
  'accountholder',
  'member',
  'tenant',
  'occupant',
  'occupier',
  'resident',
  'person',
  'people',
  'applicant',
  'consumer',
  'individual',
  'payer',
  'subscriber',
]
const places = ['supply', 'service', 'site', 'premise', 'property', 'install', 'physical', 'location', 'consumption']

export const contextWords = wordMap<ContextWords>({
  customers: {
    nouns: people,
    others: [
      ...['personal', 'private', 'legal', 'registered', 'account', 'primary', 'main', 'principal'],
      ...['bill', 'billing', 'billto', 'correspondence', 'invoice', 'invoicing', 'statement'],
    ],
  },
  customer_preferences: {
    nouns: [],
    others: ['preference', 'communication', 'email', 'contact', 'customer', 'message'],
  },
  alternative_phone_numbers: {
    nouns: [],
    others: ['other', 'alternative', 'additional', 'extra', 'further', 'secondary', 'contact'],
  },
  user_details: { nouns: ['detail'], others: ['customer', 'personal', 'user'] },
  notes: {
    nouns: ['note', 'memo', 'comment', 'remark'],
    others: ['account', 'customer', 'entry', 'log', 'diary', 'activity', 'interaction'],
  },
  document_paths: { nouns: ['document', 'attachment', 'file'], others: ['note', 'path', 'name', 'link'] },
  billing_address: {
    nouns: [],
    others: [
      ...[
        'bill',
        'billing',
        'billto',
        'mail',
        'mailing',
        'postal',
        'correspondence',
        'invoice',
        'invoicing',
        'statement',
      ],
      ...[
        'post',
        'payment',
        'remit',
        'home',
        'residential',
        'residence',
        'account',
        'current',
        'permanent',
        'soldto',
        'po',
        'address',
        'where',
      ],
      ...people,
    ],
  },
  supply_addresses: { nouns: ['site', 'premise', 'property', 'location'], others: [...places, 'building', 'external'] },
  supply_address: {
    nouns: ['site', 'premise', 'property', 'location'],
    others: [
      ...places,
      'supplypoint',
      'delivery',
      'address',
      'meter',
      'energy',
      'electricity',
      'shipto',
      'where',
      'icp',
      'mpan',
      'nmi',
      'esiid',
    ],
  },
  property_details: {
    nouns: [],
    others: ['detail', 'location', 'property', 'premise', 'site', 'house', 'building', 'home'],
  },
  property_type_specific_details: {
    nouns: [],
    others: ['detail', 'gate', 'property', 'premise', 'site', 'house', 'building', 'home'],
  },
  supply_points: {
    nouns: ['supplypoint', 'mpan', 'mprn', 'esiid', 'nmi', 'icp'],
    others: ['import', 'supply', 'service', 'electricity', 'power', 'energy', 'point', 'site', 'premise', 'delivery'],
  },
  supply_details: { nouns: [], others: ['detail', 'supply', 'service', 'network'] },
  service_drop: { nouns: ['servicedrop'], others: ['external', 'service', 'drop', 'line'] },
  agreements: {
    nouns: ['agreement', 'contract', 'tariff', 'plan', 'product', 'subscription'],
    others: ['rate', 'price', 'pricing', 'supply', 'retail', 'energy', 'electricity', 'current', 'pricegroup'],
  },
  characteristics: { nouns: ['characteristic', 'attribute'], others: ['agreement', 'tariff', 'contract', 'plan'] },
  meters: { nouns: ['meter', 'device'], others: ['equipment', 'generation', 'electricity', 'energy', 'main', 'asset'] },
  registers: { nouns: ['register', 'channel'], others: ['meter'] },
  ledgers: {
    nouns: ['ledger'],
    others: ['energy', 'electricity', 'transfer', 'migration', 'cutover', 'handover', 'final'],
  },
  historical_billing_documents: {
    nouns: ['bill', 'invoice', 'document'],
    others: ['statement', 'billing', 'historical', 'past', 'billingdocument'],
  },
  transactions: {
    nouns: ['transaction', 'line', 'entry', 'posting', 'item'],
    others: ['bill', 'invoice', 'ledger', 'billing'],
  },
  metadata: { nouns: ['metadata'], others: ['entry'] },
})

/** Everything is of an account and of a customer: these add nothing, and speak against no field. */
export const rootWords: readonly string[] = ['account', 'customer']
/** What a header may add to a field of the account itself ("Supply account number"). */
export const accountWords: readonly string[] = [
  'utility',
  'supply',
  'service',
  'energy',
  'electricity',
  'billing',
  'contract',
  'external',
]

/** Sheet names: what a sheet with this word in its name is about. Words of `contextWords` count as well. */
export const sheetNameWords = wordMap<readonly string[]>({
  customers: ['people', 'person', 'user', 'household', 'holder', 'name'],
  billing_address: ['billing', 'mailing', 'correspondence'],
  supply_addresses: ['supply', 'service', 'site', 'premise', 'property', 'location', 'address'],
  supply_points: ['supplypoint', 'supply', 'service', 'mpan', 'mprn', 'esiid', 'nmi'],
  agreements: ['agreement', 'contract', 'tariff', 'plan', 'rate', 'product', 'price'],
  meters: ['meter', 'metering', 'asset', 'device', 'equipment'],
  registers: ['register', 'meter', 'channel'],
  notes: [
    ...['note', 'memo', 'comment', 'remark', 'diary', 'journal', 'log'],
    ...['activity', 'interaction', 'conversation', 'correspondence', 'contacthistory'],
  ],
  ledgers: ['ledger', 'balance', 'finance', 'statement'],
  historical_billing_documents: ['bill', 'invoice', 'billing', 'statement', 'document', 'history'],
  transactions: ['transaction', 'line', 'bill', 'invoice', 'item', 'posting', 'charge'],
})

/** Words for a second holder, whatever follows. */
export const jointWords: readonly string[] = ['joint']
/** Words for a second one, when a noun that can be counted follows ("Secondary contact", "Other holder"). */
export const secondWords: readonly string[] = ['additional', 'other', 'alternative']
/** Ordinals as words. "First" and "last" alone are names. */
export const ordinalWords = wordMap<number>({
  first: 1,
  second: 2,
  secondary: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
})
/** The first of two that are beside each other, and the second: "Day register", "Night register". */
export const wordPairs: readonly (readonly [first: string, second: string])[] = [
  ['day', 'night'],
  ['peak', 'offpeak'],
  ['import', 'export'],
]

/**
 * Levels of people: one person can have a second e-mail or phone, so a number counts people only where the header says so ("Contact 2
 * email") or the sheet names them ("First name 2").
 */
export const peopleLevels: readonly string[] = ['customers']

/**
 * Fields an account can simply have several of, by name: two columns with other phones, documents or notes are two elements, though
 * neither header has a number.
 */
export const severalFields: readonly string[] = ['phone_number', 'document_path', 'body']

/** Fields that come from elsewhere ("from the connection"), so that a column must be named for them and nothing else. */
export const exactOnlyFields: readonly string[] = ['import_supplier']

/** Levels of what happened, of which an account has many: a single column of them tells nothing. */
export const historyLevels: readonly string[] = ['historical_billing_documents', 'transactions']
