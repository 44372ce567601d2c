import { expect, test } from 'vitest'
import { statusOf } from '../../../electron/imports/journal-words.ts'

const saidOf = (record: { readonly status: string } & Readonly<Record<string, unknown>>) =>
  statusOf(record, '0007').serviceWords
const event = (detail: unknown) => ({ latest_event: { name: 'import_failed', data: { detail } } })

test.each<readonly [string, object, string | null]>([
  ['the latest event', event('The meter is unknown.'), 'The meter is unknown.'],
  ['a list in the latest event', event(['The meter is unknown.']), 'The meter is unknown.'],
  ['the latest error, before the event', { latest_error: { detail: 'No.' }, ...event('Yes.') }, 'No.'],
  ['neither, where the event is of another form', { latest_event: ['x'] }, null],
  ['neither, where the event has no detail', { latest_event: { data: null } }, null],
])('the reason of a failure is read from %s', (_case, more, words) => {
  expect(saidOf({ status: 'ERRORED', latest_error: null, ...more })).toBe(words)
})

test('an event of an account that is on its way, or there, is no reason', () => {
  expect(['PENDING', 'IN_PROGRESS', 'PROCESSED'].map((status) => saidOf({ status, ...event('Began.') }))).toEqual([
    null,
    null,
    null,
  ])
})
