import { describe, expect, test } from 'vitest'
import type { AdditionAnswer, AdditionKey } from '../../../../electron/storage/journal/addition-record.ts'
import { type AdditionsJournal, openAdditionsJournal } from '../../../../electron/storage/journal/additions-journal.ts'
import { SealBroken } from '../../../../electron/storage/vault/sealing.ts'
import { issue, serviceSays } from '../../../../shared/issue-words.ts'
import { openTestData, temporaryHome, tickingClock } from '../temporary-home.ts'

const scope = { connection: 'https://service.example', supplier: 'S1' }
const openTestJournal = (home?: string): AdditionsJournal =>
  openAdditionsJournal(openTestData(home), scope, tickingClock(0))
const key: AdditionKey = { accountNumber: '7', kind: 'notes', payloadHash: 'h' }
const payload = { notes: [{ body: 'Ana prefers letters.' }] }
const options = { checkPreviouslyAdded: true, forceAddToCurrentStatement: false, agreedDates: ['2026-11-21'] }
const sent = [{ type: 'PAYMENT', amount: '40.00', date: '2026-11-21' }]
const intent = { payload, count: 2, options, areRecognised: true, sent }
const words = { message: serviceSays('x'), serviceWords: 'No.' }
const change = { field: 'transaction_date', sent: '2026-11-20', taken: '2026-11-21' }
const refused: AdditionAnswer = {
  kind: 'refused',
  code: 'invalid',
  serviceWords: 'No.',
  issues: [issue('data_locked', {})],
  failingIndex: 1,
}

describe('the journal of additions', () => {
  test('knows nothing of a request it never heard of', () => {
    const journal = openTestJournal()
    expect([journal.read(key), journal.sentOf(key), journal.history(key), journal.readOf('7')]).toEqual([
      {
        ...key,
        phase: 'notSent',
        attempts: 0,
        count: 0,
        areRecognised: false,
        options: null,
        sent: [],
        wasDone: false,
        mayBeDone: false,
        changedAt: null,
        last: null,
      },
      undefined,
      [],
      [],
    ])
  })

  test.each<[AdditionAnswer, string]>([
    [{ kind: 'done', items: null, platformNumber: 'A-1' }, 'done'],
    [
      {
        kind: 'done',
        items: (['added', 'alreadyThere', 'other'] as const).map((outcome) => ({
          outcome,
          status: 'TAKEN',
          changes: [change],
          takenDate: '2026-11-21',
        })),
        platformNumber: null,
      },
      'done',
    ],
    [refused, 'refused'],
    [{ kind: 'notImported', ...words }, 'notImported'],
    [{ kind: 'failing', ...words }, 'failing'],
    [{ kind: 'notKnown', ...words }, 'unknown'],
    [{ kind: 'notSent', ...words }, 'notSent'],
  ])('keeps what was sent and that the answer was %j, across a restart', async (answer, phase) => {
    const home = temporaryHome()
    const before = openTestJournal(home)
    await before.intend(key, intent)
    expect(before.answer(key, answer).phase).toBe(phase)
    const { payload: _, ...event } = intent
    const after = openTestJournal(home)
    expect(after.read(key)).toEqual({
      ...key,
      ...event,
      phase,
      attempts: 1,
      wasDone: phase === 'done',
      mayBeDone: false,
      changedAt: 2000,
      last: { kind: 'answer', answer },
    })
    expect(after.sentOf(key)).toEqual(payload)
    expect(after.history(key)).toEqual([
      { at: 1000, event: { kind: 'intent', ...event } },
      { at: 2000, event: { kind: 'answer', answer } },
    ])
  })

  test('tells requests apart by account, kind and payload', async () => {
    const journal = openTestJournal()
    const others: readonly AdditionKey[] = [
      { ...key, accountNumber: '8' },
      { ...key, kind: 'transactions' },
      { ...key, payloadHash: 'other' },
    ]
    await journal.intend(key, intent)
    expect(others.map((other) => journal.read(other).phase)).toEqual(['notSent', 'notSent', 'notSent'])
    for (const other of others) await journal.intend(other, { ...intent, payload: other })
    journal.answer(key, refused)
    expect(others.map((other) => [journal.read(other).phase, journal.sentOf(other)])).toEqual(
      others.map((other) => ['sending', other]),
    )
    expect(journal.readOf('7').map(({ kind, payloadHash }) => [kind, payloadHash])).toEqual([
      ['notes', 'h'],
      ['transactions', 'h'],
      ['notes', 'other'],
    ])
  })

  test('tells of an account what was sent or answered the latest time, whichever was sent first', async () => {
    const data = openTestData()
    const journal = openAdditionsJournal(data, scope, tickingClock(0))
    const asLeft = () => openAdditionsJournal(data, scope, tickingClock(0)).readLatestOf('7')
    expect([journal.readLatestOf('7'), asLeft()]).toEqual([null, null])
    await journal.intend(key, intent)
    await journal.intend({ ...key, kind: 'statements' }, intent)
    journal.answer({ ...key, kind: 'statements' }, { kind: 'notImported', ...words })
    await journal.intend({ ...key, accountNumber: '8' }, intent)
    expect([journal.readLatestOf('7'), asLeft()]).toEqual(Array(2).fill({ phase: 'notImported', changedAt: 3000 }))
    journal.answer(key, refused)
    expect([journal.readLatestOf('7'), asLeft()]).toEqual(Array(2).fill({ phase: 'refused', changedAt: 5000 }))
  })

  test('tells what another program sent meanwhile', async () => {
    const home = temporaryHome()
    const [one, other] = [openTestJournal(home), openTestJournal(home)]
    expect(one.readLatestOf('7')).toBeNull()
    await other.intend(key, intent)
    expect(one.readLatestOf('7')).toMatchObject({ phase: 'sending' })
  })

  test('keeps services and suppliers apart', async () => {
    const data = openTestData()
    await openAdditionsJournal(data, scope, tickingClock()).intend(key, intent)
    for (const other of [
      { ...scope, supplier: 'S2' },
      { ...scope, connection: 'practice' },
    ])
      expect(openAdditionsJournal(data, other, tickingClock()).readOf('7')).toEqual([])
  })

  test('gives what was sent the latest time', async () => {
    const journal = openTestJournal()
    await journal.intend(key, intent)
    journal.answer(key, { kind: 'notSent', ...words })
    await journal.intend(key, { ...intent, payload: { notes: [] } })
    expect(journal.sentOf(key)).toEqual({ notes: [] })
  })

  test('stays in order when the clock is set back', async () => {
    const times = [5000, 1000]
    const journal = openAdditionsJournal(openTestData(), scope, () => times.shift() ?? 0)
    await journal.intend(key, intent)
    journal.answer(key, refused)
    expect(journal.history(key).map(({ at }) => at)).toEqual([5000, 5000])
  })

  test('tells nothing of what was sent the latest time once that was damaged', async () => {
    const data = openTestData()
    await openAdditionsJournal(data, scope, tickingClock()).intend(key, intent)
    data.database.exec('UPDATE addition_requests SET record = zeroblob(64)')
    expect(openAdditionsJournal(data, scope, tickingClock()).readLatestOf('7')).toBeNull()
  })

  test('does not take what is known or was sent of one request for that of another', async () => {
    const data = openTestData()
    const journal = openAdditionsJournal(data, scope, tickingClock())
    const other = { ...key, payloadHash: 'other' }
    for (const one of [key, other]) await journal.intend(one, intent)
    data.database.exec(`
      DROP TRIGGER addition_entries_are_not_changed;
      UPDATE addition_requests SET record = (SELECT record FROM addition_requests WHERE id = 2);
      UPDATE addition_entries SET event = other.event, payload = other.payload FROM addition_entries AS other WHERE other.id = 2;
    `)
    for (const look of [journal.read, journal.sentOf, journal.history]) {
      expect(() => look(key)).toThrow(SealBroken)
      expect(() => look(other)).not.toThrow()
    }
  })
})
