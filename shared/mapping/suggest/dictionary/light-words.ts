/** Words that carry little meaning: some in every header, some beside values of one kind. */
import type { FieldKind } from '../../../contract/field.ts'
import { pastWords } from './sentence-words.ts'

/** Words for a number or code, whatever it numbers. */
export const idWords: readonly string[] = ['number', 'id', 'code', 'reference', 'key']
const dateWords = ['date', 'day', 'on', 'at', 'datetime', 'time', 'timestamp', 'when', ...pastWords]
const amountWords = [
  'amount',
  'total',
  'value',
  'figure',
  'sum',
  'eur',
  'euro',
  'gbp',
  'usd',
  'aud',
  'nzd',
  'chf',
  'dollar',
  'pound',
]

/** Beside a value of this kind the word adds nothing: "Mobile number" is "Mobile", "Issued on" is "Issue date". */
export const lightWords: Readonly<Record<FieldKind, readonly string[]>> = {
  text: ['code', 'description', 'of'],
  path: ['code', 'description', 'of'],
  identifier: idWords,
  email: ['address', 'id'],
  phone: ['phone', 'telephone', 'number', 'contact'],
  country: ['code', 'name', 'iso'],
  date: dateWords,
  datetime: dateWords,
  decimal: amountWords,
  number: ['value', 'rating', 'rated', 'nominal'],
  integer: ['number', 'of', 'count'],
  boolean: [
    ...[
      'flag',
      'indicator',
      'is',
      'has',
      'want',
      'allow',
      'allowed',
      'ok',
      'okay',
      'consent',
      'opt',
      'opted',
      'in',
      'into',
      'optin',
    ],
    ...[
      'agree',
      'agreed',
      'accept',
      'accepted',
      'permission',
      'preference',
      'receive',
      'hear',
      'subscribe',
      'subscribed',
    ],
    ...['subscription', 'to', 'by', 'for', 'yes', 'via', 'send', 'enabled', 'status'],
  ],
  json: [],
}

/** In any header, beside anything. */
export const softWords: readonly string[] = [
  'the',
  'of',
  'a',
  'an',
  'and',
  'or',
  'your',
  'our',
  'current',
  'actual',
  'field',
  'data',
  'default',
  'flag',
  'indicator',
  'for',
  'best',
]

/**
 * Words that fit many fields. A header of these alone ("Type", "Date", "Status") takes its meaning from the sheet, its
 * neighbours or its values.
 */
export const genericWords: ReadonlySet<string> = new Set([
  ...[
    'type',
    'kind',
    'status',
    'date',
    'amount',
    'value',
    'total',
    'number',
    'id',
    'code',
    'reference',
    'name',
    'size',
    'text',
  ],
  ...[
    'reason',
    'description',
    'start',
    'from',
    'to',
    'since',
    'valid',
    'effective',
    'added',
    'created',
    'class',
    'category',
    'body',
    'pin',
  ],
  ...[
    'constant',
    'factor',
    'contract',
    'document',
    'file',
    'issue',
    'close',
    'end',
    'profile',
    'phase',
    'make',
    'maker',
    'model',
  ],
  ...['channel', 'attribute', 'external', 'active', 'detail', 'key', 'information', 'line', 'value', 'direction'],
  ...['voltage', 'volt', 'ampere', 'access', 'install', 'read', 'reading', 'sum', 'written', 'mail', 'log'],
])

/** Of these, the ones that every sheet has for something of its own: only strong evidence gives them a field. */
export const vaguestWords: ReadonlySet<string> = new Set([
  ...[
    'status',
    'type',
    'kind',
    'reason',
    'class',
    'category',
    'body',
    'detail',
    'attribute',
    'channel',
    'key',
    'created',
    'value',
  ],
])

/** A header with one of these leaves the field to a column that says the thing itself: a town before a suburb, a plan before a class of rates. */
export const secondChoiceWords: ReadonlySet<string> = new Set(['suburb', 'pricegroup'])

/** Words that turn a yes into a no. A column that says when not to do something fits no field that says when to. */
export const negativeWords: ReadonlySet<string> = new Set([
  ...[
    'optout',
    'donot',
    'not',
    'unsubscribe',
    'unsubscribed',
    'suppress',
    'suppression',
    'exclude',
    'excluded',
    'block',
  ],
  ...['blocked', 'stop', 'refused', 'declined', 'withdrawn', 'dnc', 'never'],
])

/** Words for a whole name, which this mapping does not take apart. */
export const nameWords: ReadonlySet<string> = new Set(['name', 'fullname'])
