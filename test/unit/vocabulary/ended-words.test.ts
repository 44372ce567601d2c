/** Which values say that an account has ended, in full or in short. */
import { expect, test } from 'vitest'
import { isEnded, isRunning, namesEnded, saysEnd } from '../../../shared/vocabulary/values/ended-words.ts'

test.each([
  ...[
    'Closed',
    'CLSD',
    'clsd.',
    'CLSD 03/24',
    '9 - CLSD',
    'FNL',
    'FNLD',
    'FNLSD',
    'FINALISED',
    'CANC',
    'Canc.',
    'CNCLD',
  ],
  ...['TERM', 'TRMNTD', 'INACT', 'INCTV', 'Disconn', 'DSCNCTD', 'VCTD', 'DORM', 'DRMNT', 'Gekünd.', 'Geschlossen'],
  ...['Closed, not paid', 'Moved out, no new address', 'Account closed', 'Final - DD cancelled', '(Closed)'],
])('“%s” says that an account has ended', (value) => expect(isEnded(value)).toBe(true))

test.each([
  ...[
    'LIVE',
    'Live',
    'OPEN',
    'ACTIVE',
    'ACT',
    'ACTV',
    'CURR',
    'CLASS',
    'CLASS A',
    'CLEAR',
    'CLEARED',
    'CLR',
    'CLS',
    'CLIENT',
  ],
  ...[
    'Fixed term',
    'Term 12 months',
    'TERM time only',
    'Terms agreed',
    'PEND',
    'PENDING',
    'PART',
    'PARTIAL',
    'RESI',
    'RES',
    'FORM',
    'FRM',
  ],
  ...[
    'CANAL',
    'CAN',
    'CASH',
    'LIST',
    'LST',
    'LFT',
    'MOD',
    'DD',
    'FINE',
    'FNCE',
    'FINANCE',
    'INACCURATE',
    'VERIFIED',
    'VERT',
    'BEEN',
    'DISCOUNT',
  ],
  ...[
    'Not closed',
    'NOT CLSD',
    'notClosed',
    'never closed',
    'Non-closed',
    'Wasn’t closed',
    'To be closed',
    'Will be closed',
    'Closed: No',
    'Closed - N',
  ],
  ...[
    'nicht gekündigt',
    'Noch nicht gekündigt',
    'Nie gekündigt',
    'keine - gekündigt',
    'Wird gekündigt',
    'Gekündigt: nein',
    'Gekündigt, widerrufen',
  ],
  ...['niet beëindigd', 'ikke oppsagt', 'pas fermé', 'Closure cancelled', 'Closure withdrawn', 'Move out cancelled'],
  ...[
    'DD CNCLD',
    'DD cancelled',
    'Direct debit cancelled',
    'Payment plan ended',
    'Lastschrift beendet',
    'A/C CLSD',
    'TERM 12',
    'Disc',
    'DISC',
  ],
  ...['DORMITORY', 'ARCHITECT', 'ARREARS', 'NEW', 'ON HOLD', 'SUSP', 'DEBT', 'N/A', '?', '12', 'C'],
])('“%s” does not', (value) => expect(isEnded(value)).toBe(false))

test.each(['Live', 'ACTIVE', 'Active - not paid', 'Reopened', 'aktiv', 'wiedereröffnet', 'In use'])(
  '“%s” says that an account goes on',
  (value) => expect(isRunning(value)).toBe(true),
)

test.each([
  'Not active',
  'No longer live',
  'NOT IN USE',
  'nicht aktiv',
  'nicht mehr beliefert',
  'Active: no',
  'Withdrawn',
])('“%s” does not say so', (value) => expect([isRunning(value), isEnded(value)]).toEqual([false, false]))

test.each<[string, boolean]>([
  ['Closed', true],
  ['Closed (Y/N)', true],
  ['Account closed? Yes/No', true],
  ['Not closed', false],
  ['DD cancellation date', false],
  ['Nicht gekündigt', false],
  ['Account No Closed', true],
  ['Final payment / closure date', true],
  ['Direct debit, account closed', true],
])('the heading “%s” says an end: %s', (heading, says) => expect(saysEnd(heading)).toBe(says))

test.each<[string, boolean]>([
  ['Closed', true],
  ['DD Closed', true],
  ['Tariff A closed', true],
  ['No supply closed', true],
  ['Accounts (excl. closed)', false],
  ['Open and closed', false],
  ['Not closed', false],
  ['Not moved out', false],
  ['Accounts without closure date', false],
  ['Nicht ausgezogen', false],
  ['Kunden noch nicht abgemeldet', false],
  ['Ohne Kündigung', false],
])('the sheet “%s” is of accounts that ended: %s', (name, is) => expect(namesEnded(name)).toBe(is))

test.each<[string, boolean]>([
  ['Acct no. 12 closed', true],
  ['Closed account: no', false],
])('“no.” behind an account is no denial, unless nothing follows: “%s” has ended: %s', (value, is) =>
  expect(isEnded(value)).toBe(is),
)
