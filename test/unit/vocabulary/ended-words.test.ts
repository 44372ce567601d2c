/** Which values say that an account has ended, or goes on, and which headings and sheets are about that. */
import { expect, test } from 'vitest'
import { isRunning, namesEnded, saysEnd, saysItHasEnded } from '../../../shared/vocabulary/values/ended-words.ts'

test.each([
  ...[
    'Closed',
    '(Closed)',
    'FINALISED',
    'Moved out',
    'Moved away',
    'Account closed',
    'Inactive',
    'Geschlossen',
    'gekündigt',
  ],
  ...['Closed 12/09/2026', '9 - Closed', 'Left'],
])('“%s” says in so many words that an account has ended', (value) => expect(saysItHasEnded(value)).toBe(true))

// What these mean, a person has to say.
test.each([
  ...[
    'CLSD',
    'CANC.',
    'TERM 12',
    'Closed, not paid',
    'Not closed',
    'notClosed',
    'To be closed',
    'Closed: No',
    'DD cancelled',
  ],
  ...[
    'Closure cancelled',
    'Gekündigt, widerrufen',
    'Wird gekündigt',
    'Moved in',
    'Gone to work',
    'Live',
    'Suspended',
    '12',
    'C',
  ],
])('“%s” does not', (value) => expect(saysItHasEnded(value)).toBe(false))

test.each(['Live', 'ACTIVE', 'Active - not paid', 'Reopened', 'aktiv', 'wiedereröffnet', 'In use'])(
  '“%s” says that an account goes on',
  (value) => expect(isRunning(value)).toBe(true),
)

test.each(['Not active', 'No longer live', 'NOT IN USE', 'nicht aktiv', 'nicht mehr beliefert', 'Withdrawn'])(
  '“%s” does not say so',
  (value) => expect(isRunning(value)).toBe(false),
)

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
