import { describe, expect, onTestFinished, test } from 'vitest'
import { auditTable } from '../../../electron/desk/exports/audit-rows.ts'
import { canonicalSha256 } from '../../../electron/storage/canonical-sha256.ts'
import { auditAnswer } from '../../../electron/storage/journal/audit-answer.ts'
import { findBreaks, openAuditLog } from '../../../electron/storage/journal/audit-log.ts'
import { openAuditedJournal } from '../../../electron/storage/journal/audited-journal.ts'
import type { Journal } from '../../../electron/storage/journal/journal.ts'
import type { JournalAnswer } from '../../../electron/storage/journal/journal-record.ts'
import { wallClockHere } from '../../../electron/workbook/reading/wall-clock.ts'
import { canonicalJson } from '../../../shared/basics/canonical-json.ts'
import { serviceSays } from '../../../shared/issue-words.ts'
import { say, sayMessage } from '../../../shared/messages/say.ts'
import { speak } from '../../../shared/messages/speech.ts'
import { auditDetails } from './audit-details.ts'
import { openTestData, temporaryHome } from './temporary-home.ts'

const scope = { connection: 'https://service.example', supplier: 'S1' }
const open = (home = temporaryHome()) => {
  const data = openTestData(home)
  const audit = openAuditLog(data, { clock: () => Date.UTC(2026, 10, 21), user: 'ana', through: 'window' })
  return { data, audit, journal: openAuditedJournal(data, scope, Date.now, audit) }
}
const payload = { external_account_number: '7', customers: [{ given_name: 'Ana' }] }
const message = serviceSays('Ana?')

describe('the audit log', () => {
  test('says who did what, when, and with which payload', async () => {
    const { audit, journal } = open()
    audit.add({ action: 'spreadsheetLoaded', detail: 'customers.xlsx' })
    await journal.intend('7', { payload, payloadHash: 'h', known: null })
    await journal.write('7', { kind: 'answer', answer: { kind: 'accepted' } })
    const { entries, breaks, missingAtEnd } = audit.read()
    expect(entries.map(({ sequence, user, action, accountNumber }) => [sequence, user, action, accountNumber])).toEqual(
      [
        [1, 'ana', 'spreadsheetLoaded', null],
        [2, 'ana', 'accountSent', '7'],
        [3, 'ana', 'accountAnswered', '7'],
      ],
    )
    expect(entries[1]).toMatchObject({
      at: '2026-11-21T00:00:00.000Z',
      service: 'https://service.example',
      supplier: 'S1',
      payloadSha256: canonicalSha256(payload),
    })
    expect([breaks, missingAtEnd]).toEqual([[], 0])
  })

  test.each([
    ['DRY_RUN_ERRORED', ['accountSent', 'accountAnswered', 'accountEnded']],
    ['DRY_RUN_SUCCEEDED', ['accountSent', 'accountAnswered']],
    ['ERRORED', ['accountSent', 'accountAnswered', 'accountEnded']],
  ])('says once how an accepted account ended that stays %s', async (status, actions) => {
    const { audit, journal } = open()
    await journal.intend('7', { payload, payloadHash: 'h', known: null })
    await journal.write('7', { kind: 'answer', answer: { kind: 'accepted' } })
    const told = { kind: 'status', status, platformNumber: null, code: null, serviceWords: null } as const
    for (const fingerprint of ['first', 'second']) await journal.write('7', { ...told, fingerprint })
    expect(audit.read().entries.map(({ action }) => action)).toEqual(actions)
  })

  test.each<[JournalAnswer, string]>([
    [{ kind: 'accepted' }, 'Accepted'],
    [{ kind: 'alreadyImported', platformNumber: 'A-1', serviceWords: 'Ana?' }, 'Was on the platform already (A-1)'],
    [{ kind: 'alreadyImported', platformNumber: null, serviceWords: 'Ana?' }, 'Was on the platform already'],
    [{ kind: 'refused', code: 'invalid', serviceWords: 'Ana?', issues: [] }, 'Refused (invalid)'],
    [
      { kind: 'supplierClosed', code: 'closed', serviceWords: 'Ana?' },
      'Refused: it takes no more accounts of this supplier (closed)',
    ],
    [
      { kind: 'unexplained', httpStatus: 409, code: 'odd', serviceWords: 'Ana?' },
      'Refused in a way that is not known here (odd)',
    ],
    [
      { kind: 'notKnown', why: 'gateway', message, serviceWords: 'Ana?' },
      'No answer of the service itself; it is not known whether it arrived',
    ],
    [{ kind: 'notSent', code: 'offline', message, serviceWords: 'Ana?' }, 'Was not sent (offline)'],
  ])('says that the answer was %j in a few words of ours, with its code or number', async (answer, detail) => {
    const { audit, journal } = open()
    await journal.intend('7', { payload, payloadHash: 'h', known: null })
    await journal.write('7', { kind: 'answer', answer })
    expect(audit.read().entries.at(-1)).toMatchObject({ action: 'accountAnswered', accountNumber: '7' })
    expect(auditDetails(audit).at(-1)).toBe(detail)
    expect(JSON.stringify(audit.read())).not.toContain('Ana?')
  })

  test('has other words for each answer, and none of the one language in the other', async () => {
    const kinds = ['accepted', 'alreadyImported', 'refused', 'supplierClosed', 'unexplained', 'notSent'] as const
    const ofAdditions = ['done', 'notImported', 'failing', 'notKnown'] as const
    const whys = ['timeOut', 'cut', 'unreadable', 'busy', 'failed', 'gateway'] as const
    const answers = [
      ...[...kinds, ...ofAdditions].map((kind) => auditAnswer({ kind }, null)),
      ...whys.map((why) => auditAnswer({ kind: 'notKnown', why }, null)),
    ]
    const english = answers.map((one) => sayMessage(one))
    expect(new Set(english).size).toBe(answers.length)
    await speak('de')
    onTestFinished(() => speak('en'))
    expect(answers.filter((one, at) => sayMessage(one) === english[at])).toEqual([])
  })

  const told = { kind: 'status', platformNumber: null, code: null, serviceWords: 'Ana?', fingerprint: 'f' } as const
  const accepted = { kind: 'answer', answer: { kind: 'accepted' } } as const
  const lost = { kind: 'answer', answer: { kind: 'notKnown', why: 'cut', message, serviceWords: null } } as const
  test.each<[string, readonly Parameters<Journal['write']>[1][], readonly unknown[]]>([
    ['on the platform', [accepted, { ...told, status: 'PROCESSED', platformNumber: 'A-1' }], ['Created (A-1)']],
    ['failed', [accepted, { ...told, status: 'ERRORED', code: 'invalid' }], ['Could not be created (invalid)']],
    ['cancelled', [accepted, { ...told, status: 'CANCELLED' }], ['Stopped before it was created']],
    ['tried only', [accepted, { ...told, status: 'DRY_RUN_ERRORED' }], ['Did not pass the dry run']],
    ['not known', [lost, { kind: 'notReceived', because: 'unknownToService' }], ['Does not know the account']],
    [
      'as before',
      [lost, { kind: 'notReceived', because: 'recordUnchanged' }],
      ['Still says the same of the account as before'],
    ],
    ['not received', [lost, { kind: 'notReceived', because: 'onlyDryRun' }], ['Knows only of a dry run']],
    ['on its way', [accepted, { ...told, status: 'PENDING' }, { kind: 'notSeen' }], []],
    ['refused for a reason found out', [lost, { kind: 'explained', code: null, serviceWords: null, issues: [] }], []],
  ])('says how an account ended that was %s, and nothing on the way there', async (_case, events, ends) => {
    const { audit, journal } = open()
    await journal.intend('7', { payload, payloadHash: 'h', known: null })
    for (const event of events) await journal.write('7', event)
    expect(auditDetails(audit).slice(2)).toEqual(ends)
  })

  test('has the same hash for the same payload, whatever the order of its fields', () => {
    expect(canonicalJson({ b: [1, null], a: { d: 'é', c: false } })).toBe('{"a":{"c":false,"d":"é"},"b":[1,null]}')
    expect(canonicalSha256({ a: 1, b: 2 })).toBe(canonicalSha256({ b: 2, a: 1 }))
    expect(canonicalSha256({ a: 1 })).not.toBe(canonicalSha256({ a: '1' }))
  })

  test('refuses to be changed or shortened through the database', () => {
    const { audit, data } = open()
    audit.add({ action: 'connected' })
    expect(() => data.database.exec('DELETE FROM audit_entries')).toThrow(/never deleted/)
    expect(() => data.database.exec("UPDATE audit_entries SET entry = x'00'")).toThrow(/never changed/)
  })

  test('tells what was done in the language of the reader, and what earlier versions kept as text as it was', async () => {
    const { audit, journal } = open()
    audit.add({ action: 'dryRun', detail: { key: 'audit_tried', facts: { done: 12, passed: 10, refused: 2 } } })
    audit.add({ action: 'dryRun', detail: '3 tried' })
    await journal.intend('7', { payload, payloadHash: 'h', known: null })
    await journal.write('7', {
      kind: 'answer',
      answer: { kind: 'refused', code: 'invalid', serviceWords: null, issues: [] },
    })
    expect(auditDetails(audit)).toEqual(['12 tried, 10 passed, 2 refused', '3 tried', null, 'Refused (invalid)'])
    await speak('de')
    onTestFinished(() => speak('en'))
    expect(auditDetails(audit)).toEqual([
      ...['12 probiert, 10 bestanden, 2 abgelehnt', '3 tried', null],
      'Abgelehnt (invalid)',
    ])
  })

  test.each([
    ['an entry in the middle is gone', 2, [3], 0],
    ['the first entry is gone', 1, [2], 0],
    ['the last entry is gone', 4, [], 1],
  ])('shows that %s', async (_case, sequence, breaks, missingAtEnd) => {
    const { audit, data } = open()
    for (const action of ['connected', 'dryRun', 'compared', 'disconnected'] as const) audit.add({ action })
    data.database.exec('DROP TRIGGER audit_entries_are_not_deleted')
    data.database.prepare('DELETE FROM audit_entries WHERE id = ?').run(sequence)
    expect(audit.read()).toMatchObject({ breaks, missingAtEnd })
    expect(await audit.check()).toEqual({ breaks, missingAtEnd })
    const text = JSON.stringify(auditTable(audit.read(), wallClockHere()).rows)
    expect(text).toMatch(/is missing/)
  })

  test.each([1, 2, 4])('shows that entry %i was changed in the file, and goes on behind it', (sequence) => {
    const home = temporaryHome()
    const { audit, data } = open(home)
    for (const action of ['connected', 'dryRun', 'compared', 'disconnected'] as const) audit.add({ action })
    data.database.exec('DROP TRIGGER audit_entries_are_not_changed')
    const read = data.database.prepare('SELECT entry FROM audit_entries WHERE id = ?')
    const changeByte = () => {
      const sealed = Buffer.from(read.get(sequence)?.entry as Uint8Array)
      sealed[sealed.length - 3] = (sealed.at(-3) ?? 0) ^ 1
      data.database.prepare('UPDATE audit_entries SET entry = ? WHERE id = ?').run(sealed, sequence)
    }
    changeByte()
    const again = open(home).audit
    again.add({ action: 'connected' })
    const reading = again.read()
    expect(reading).toMatchObject({ entries: { length: 4 }, unreadable: [{ sequence }], breaks: [sequence] })
    const { rows } = auditTable(reading, wallClockHere())
    expect(rows.map(([number]) => number)).toEqual([1, 2, 3, 4, 5])
    expect(rows[sequence - 1]).toContain(say('audit_was_damaged'))
  })

  test.each([
    ['the user', { user: 'carl' }],
    ['the time', { at: '2026-11-20T00:00:00.000Z' }],
    ['the payload', { payloadSha256: 'f'.repeat(64) }],
    ['the number', { sequence: 9 }],
    ['its own hash', { hash: 'f'.repeat(64) }],
  ])('shows an entry in which %s was changed', (_case, change) => {
    const { audit } = open()
    for (const action of ['connected', 'dryRun', 'compared'] as const) audit.add({ action })
    const entries = audit.read().entries.map((entry, at) => (at === 1 ? { ...entry, ...change } : entry))
    expect(findBreaks(entries).length).toBeGreaterThan(0)
    expect(findBreaks(audit.read().entries)).toEqual([])
  })

  test('shows behind an entry that was written anew, with a hash of its own, that it is another', () => {
    const { audit } = open()
    for (const action of ['connected', 'dryRun', 'compared'] as const) audit.add({ action })
    const entries = audit.read().entries.map((entry, at) => {
      if (at !== 1) return entry
      const { sequence, previous, hash: _, ...written } = { ...entry, user: 'carl' }
      return { ...written, sequence, previous, hash: canonicalSha256({ sequence, entry: written, previous }) }
    })
    expect(findBreaks(entries)).toEqual([3])
  })

  test.each([
    ['whole', [], []],
    ['without one in the middle', [60], [61]],
    ['without the first of a piece', [51], [52]],
  ])('is looked through piece by piece as it is at once: %s', async (_case, gone, breaks) => {
    const { audit, data } = open()
    for (let count = 0; count < 120; count += 1) audit.add({ action: 'connected' })
    data.database.exec('DROP TRIGGER audit_entries_are_not_deleted')
    for (const id of gone) data.database.prepare('DELETE FROM audit_entries WHERE id = ?').run(id)
    expect([audit.read().breaks, await audit.check()]).toEqual([breaks, { breaks, missingAtEnd: 0 }])
  })

  test('is written together with the journal, or neither is', async () => {
    const { audit, journal, data } = open()
    data.database.exec('DROP TABLE audit_entries')
    await expect(journal.intend('7', { payload, payloadHash: 'h', known: null })).rejects.toThrow()
    expect(journal.read('7').phase).toBe('notSent')
    expect(() => audit.read()).toThrow()
  })

  test('goes on across starts, and between two processes', () => {
    const home = temporaryHome()
    const [first, second] = [open(home), open(home)]
    first.audit.add({ action: 'connected' })
    second.audit.add({ action: 'dryRun' })
    first.audit.add({ action: 'compared' })
    expect(open(home).audit.read()).toMatchObject({ entries: { length: 3 }, breaks: [] })
  })

  test('holds nothing of a payload', async () => {
    const { audit, journal } = open()
    await journal.intend('7', {
      payload: { ...payload, notes: [{ body: 'Owes Mr Hidden a call' }] },
      payloadHash: 'h',
      known: null,
    })
    await journal.write('7', {
      kind: 'answer',
      answer: { kind: 'refused', code: 'invalid', serviceWords: 'Mr Hidden is unknown.', issues: [] },
    })
    expect(JSON.stringify(audit.read())).not.toMatch(/Hidden/)
  })
})
