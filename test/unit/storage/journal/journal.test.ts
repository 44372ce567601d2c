import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  type Journal,
  type JournalScope,
  openJournal,
  openPhases,
  unresolvedPhases,
} from '../../../../electron/storage/journal/journal.ts'
import { EventRefused, type JournalAnswer } from '../../../../electron/storage/journal/journal-record.ts'
import { SealBroken } from '../../../../electron/storage/vault/sealing.ts'
import { issue } from '../../../../shared/issue-words.ts'
import { runScript } from '../child-process.ts'
import { openTestData, temporaryHome, tickingClock } from '../temporary-home.ts'

const scope: JournalScope = { connection: 'practice', supplier: 'PRACTICE' }
const openTestJournal = (home?: string): Journal => openJournal(openTestData(home), scope, tickingClock())
const intent = {
  payload: { external_account_number: '7', customers: [{ given_name: 'Ana' }] },
  payloadHash: 'h1',
  known: null,
}
const answered = (answer: JournalAnswer) => ({ kind: 'answer' as const, answer })
const { message } = issue('connection_lost', { host: 'service.example' })
const lost = answered({ kind: 'notKnown', why: 'cut', message, serviceWords: null })
const status = (name: string, platformNumber: string | null = null) =>
  ({ kind: 'status', status: name, platformNumber, code: null, serviceWords: null, fingerprint: name }) as const

describe('the journal', () => {
  test('knows nothing of an account it never heard of', () => {
    expect(openTestJournal().read('7')).toMatchObject({ number: '7', phase: 'notSent', attempts: 0 })
  })

  test('keeps every word of an account’s way, in order, across a restart', async () => {
    const home = temporaryHome()
    const data = openTestData(home)
    const before = openJournal(data, scope, tickingClock(0))
    await before.intend('7', intent)
    await before.write('7', lost)
    await before.write('7', status('PENDING'))
    await before.write('7', status('PROCESSED', 'A-1'))
    data.database.close()

    const after = openTestJournal(home)
    expect(after.read('7')).toMatchObject({
      phase: 'finished',
      status: 'PROCESSED',
      platformNumber: 'A-1',
      attempts: 1,
    })
    expect(after.history('7')).toEqual([
      { at: 1000, event: { kind: 'intent', payloadHash: 'h1', known: null }, payload: intent.payload },
      { at: 2000, event: lost },
      { at: 3000, event: status('PENDING') },
      { at: 4000, event: status('PROCESSED', 'A-1') },
    ])
  })

  test.each([
    ['under way', []],
    ['lost', [lost]],
    ['accepted', [answered({ kind: 'accepted' })]],
    ['finished', [answered({ kind: 'alreadyImported', platformNumber: 'A-1', serviceWords: null })]],
  ])('refuses a second intent while the first is %s', async (_case, events) => {
    const journal = openTestJournal()
    await journal.intend('7', intent)
    for (const event of events) await journal.write('7', event)
    await expect(journal.intend('7', intent)).rejects.toThrow(EventRefused)
    expect(journal.history('7')).toHaveLength(1 + events.length)
  })

  test('refuses an intent over one that another process wrote a moment ago', async () => {
    const home = temporaryHome()
    const [mine, theirs] = [openTestJournal(home), openTestJournal(home)]
    expect(mine.readAll()).toEqual([])
    await theirs.intend('7', intent)
    await expect(mine.intend('7', intent)).rejects.toThrow(EventRefused)
    expect(mine.read('7')).toMatchObject({ phase: 'sending' })
  })

  test('refuses an intent over one that another process wrote since this one had read of its refusal', async () => {
    const home = temporaryHome()
    const [mine, theirs] = [openTestJournal(home), openTestJournal(home)]
    await theirs.intend('7', intent)
    await theirs.write('7', answered({ kind: 'refused', code: null, serviceWords: null, issues: [] }))
    expect(mine.read('7').phase).toBe('refused')
    await theirs.intend('7', intent)
    await expect(mine.intend('7', intent)).rejects.toThrow(EventRefused)
  })

  test('shows what it wrote itself and what another process wrote to whoever has looked before', async () => {
    const home = temporaryHome()
    const [mine, theirs] = [openTestJournal(home), openTestJournal(home)]
    expect(mine.readAll()).toEqual([])
    await mine.intend('7', intent)
    expect(mine.read('7').phase).toBe('sending')
    await theirs.write('7', lost)
    expect(mine.read('7').phase).toBe('unknown')
    await mine.write('7', status('PENDING'))
    expect(mine.read('7').phase).toBe('accepted')
  })

  test('tells of which accounts it is not known whether they arrived, and which are not at their end', async () => {
    const journal = openTestJournal()
    const numbers = () => [journal.numbersIn(unresolvedPhases), journal.numbersIn(openPhases)]
    expect(numbers()).toEqual([[], []])
    for (const number of ['1', '2', '3']) await journal.intend(number, intent)
    await journal.write('2', lost)
    await journal.write('3', answered({ kind: 'accepted' }))
    expect(numbers()).toEqual([
      ['1', '2'],
      ['3', '1', '2'],
    ])
    await journal.write('2', status('PENDING'))
    await journal.write('3', status('PROCESSED', 'A-1'))
    expect(numbers()).toEqual([['1'], ['2', '1']])
  })

  test('lets an account that was refused, not received or failed be sent again', async () => {
    const journal = openTestJournal()
    const ends = [
      [answered({ kind: 'refused', code: null, serviceWords: null, issues: [] })],
      [lost, { kind: 'notReceived', because: 'unknownToService' } as const],
      [answered({ kind: 'accepted' }), status('ERRORED')],
    ]
    for (const events of ends) {
      await journal.intend('7', intent)
      for (const event of events) await journal.write('7', event)
    }
    expect((await journal.intend('7', intent)).attempts).toBe(4)
  })

  test.each([
    ['under way', []],
    ['lost', [lost]],
    ['refused', [answered({ kind: 'refused', code: null, serviceWords: null, issues: [] })]],
    ['unexplained', [answered({ kind: 'unexplained', httpStatus: 409, code: null, serviceWords: null })]],
    ['accepted', [answered({ kind: 'accepted' })]],
  ])('does not take the status of an earlier attempt for that of one that is %s', async (_case, events) => {
    const journal = openTestJournal()
    await journal.intend('7', intent)
    await journal.write('7', answered({ kind: 'accepted' }))
    await journal.write('7', status('ERRORED'))
    await journal.intend('7', { ...intent, known: 'ERRORED' })
    for (const event of events) await journal.write('7', event)
    expect(journal.read('7')).toMatchObject({ known: 'ERRORED', status: null })
  })

  test('never takes a finished account back, whatever is said afterwards', async () => {
    const journal = openTestJournal()
    await journal.intend('7', intent)
    await journal.write('7', answered({ kind: 'alreadyImported', platformNumber: 'A-1', serviceWords: null }))
    await journal.write('7', status('ERRORED'))
    expect(journal.read('7')).toMatchObject({ phase: 'finished', platformNumber: 'A-1' })
  })

  test('does not take the record of a dry run for the arrival of a create', async () => {
    const journal = openTestJournal()
    await journal.intend('7', intent)
    await journal.write('7', lost)
    expect((await journal.write('7', status('DRY_RUN_SUCCEEDED'))).phase).toBe('unknown')
  })

  test('reads a status it does not know as received and not finished', async () => {
    const journal = openTestJournal()
    await journal.intend('7', intent)
    await journal.write('7', lost)
    expect(await journal.write('7', status('ON_ITS_WAY'))).toMatchObject({ phase: 'accepted', status: 'ON_ITS_WAY' })
  })

  test('keeps services and suppliers apart', async () => {
    const data = openTestData()
    await openJournal(data, scope, tickingClock()).intend('7', intent)
    const others = [
      { ...scope, supplier: 'OTHER' },
      { ...scope, connection: 'https://service.example' },
    ]
    for (const other of others) expect(openJournal(data, other, tickingClock()).readAll()).toEqual([])
  })

  test('cannot be rewritten, not even by a mistake of ours', async () => {
    const data = openTestData()
    const { database } = data
    await openJournal(data, scope, tickingClock()).intend('7', intent)
    expect(() => database.exec('DELETE FROM journal_entries')).toThrow('never deleted')
    expect(() => database.exec("UPDATE journal_entries SET event = x'00'")).toThrow('never changed')
  })

  test('does not take an entry of one account for that of another', async () => {
    const data = openTestData()
    const journal = openJournal(data, scope, tickingClock())
    for (const number of ['1', '2']) await journal.intend(number, intent)
    data.database.exec('DROP TRIGGER journal_entries_are_not_changed')
    data.database.exec('UPDATE journal_entries SET event = (SELECT event FROM journal_entries WHERE id = 2)')
    expect(() => journal.history('1')).toThrow(SealBroken)
    expect(journal.history('2')).toHaveLength(1)
  })

  test('stays in order when the clock is set back', async () => {
    const times = [5000, 1000]
    const journal = openJournal(openTestData(), scope, () => times.shift() ?? 0)
    await journal.intend('7', intent)
    await journal.write('7', lost)
    expect(journal.history('7').map(({ at }) => at)).toEqual([5000, 5000])
  })

  test('can be read where the disk did not confirm it, and says so', async () => {
    const home = temporaryHome()
    const data = openTestData(home)
    const journal = openJournal(data, scope, tickingClock())
    expect(journal.readAll()).toEqual([])
    // The log that is to be flushed is a folder: SQLite has written to its own, and the disk refuses.
    const unwritable = join(home, 'other')
    mkdirSync(`${unwritable}-wal`)
    data.database.location = () => unwritable
    await expect(journal.intend('7', intent)).rejects.toThrow('EISDIR')
    expect(journal.read('7')).toMatchObject({ phase: 'sending' })
  })

  test('writes down many accounts at once as it would one after the other', async () => {
    const home = temporaryHome()
    const journal = openTestJournal(home)
    const numbers = ['1', '2', '3', '4', '5']
    await Promise.all(numbers.map((number) => journal.intend(number, intent)))
    const twice = journal.intend('3', intent)
    const ends = await Promise.allSettled([
      ...numbers.map((number) => journal.write(number, answered({ kind: 'accepted' }))),
      twice,
    ])
    expect(ends.map(({ status: end }) => end)).toEqual([...numbers.map(() => 'fulfilled'), 'rejected'])
    const after = openTestJournal(home)
    expect(after.readAll().map(({ number, phase, attempts }) => [number, phase, attempts])).toEqual(
      numbers.map((number) => [number, 'accepted', 1]),
    )
    expect(numbers.map((number) => after.history(number).map(({ event }) => event.kind))).toEqual(
      numbers.map(() => ['intent', 'answer']),
    )
  })

  test('loses no acknowledged intent when its process is killed, five times over', { timeout: 60_000 }, async () => {
    const home = temporaryHome()
    const acknowledged: string[] = []
    for (const prefix of ['a', 'b', 'c', 'd', 'e']) {
      const writer = runScript(new URL('./acknowledge-intents.ts', import.meta.url), home, prefix)
      acknowledged.push(await writer.nextLine(), await writer.nextLine(), ...(await writer.kill()))
    }
    const journal = openTestJournal(home)
    const lostOnes = acknowledged.filter((number) => journal.read(number).phase !== 'sending')
    expect({ lostOnes, hasAnyOfEach: acknowledged.length >= 10 }).toEqual({ lostOnes: [], hasAnyOfEach: true })
  })
})
