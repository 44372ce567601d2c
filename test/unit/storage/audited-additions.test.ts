/** Additions in the audit log. */
import { expect, test } from 'vitest'
import { canonicalSha256 } from '../../../electron/storage/canonical-sha256.ts'
import { type AdditionAnswer, AdditionEventRefused } from '../../../electron/storage/journal/addition-record.ts'
import { openAuditLog } from '../../../electron/storage/journal/audit-log.ts'
import { openAuditedAdditionsJournal } from '../../../electron/storage/journal/audited-additions-journal.ts'
import { serviceSays } from '../../../shared/issue-words.ts'
import { auditDetails } from './audit-details.ts'
import { openTestData, temporaryHome } from './temporary-home.ts'

function open() {
  const data = openTestData(temporaryHome())
  const audit = openAuditLog(data, { clock: Date.now, user: 'ana', through: 'commandLine' })
  const scope = { connection: 'https://service.example', supplier: 'S1' }
  return { audit, journal: openAuditedAdditionsJournal(data, scope, Date.now, audit) }
}

const noteSent = {
  key: 'audit_additions_sent',
  facts: { things: { key: 'things_to_add', facts: { kind: 'notes', count: 1 } }, mayMove: false },
}

test('the audit log says what was sent to be added to an account, and how that was answered, without its words', async () => {
  const { audit, journal } = open()
  const key = { accountNumber: '7', kind: 'notes', payloadHash: 'h' } as const
  const notes = { notes: [{ body: 'Ana prefers letters.' }] }
  await journal.intend(key, { payload: notes, count: 1, options: null, areRecognised: false })
  journal.answer(key, { kind: 'notImported', message: serviceSays('Ana is not there.'), serviceWords: 'Ana?' })
  const { entries } = audit.read()
  expect(entries).toMatchObject([
    { action: 'additionSent', accountNumber: '7', payloadSha256: canonicalSha256(notes), detail: noteSent },
    { action: 'additionAnswered', accountNumber: '7', payloadSha256: null },
  ])
  expect(auditDetails(audit)[1]).toBe('Notes: the account is not there')
  expect(JSON.stringify(entries)).not.toContain('letters')
  expect(JSON.stringify(entries)).not.toContain('not there')
})

const message = serviceSays('Ana?')
test.each<[AdditionAnswer, string]>([
  [{ kind: 'done', items: null, platformNumber: 'A-1' }, 'Transactions: taken (A-1)'],
  [{ kind: 'done', items: null, platformNumber: null }, 'Transactions: taken'],
  [
    { kind: 'refused', code: 'invalid', serviceWords: 'Ana?', issues: [], failingIndex: null },
    'Transactions: refused (invalid)',
  ],
  [{ kind: 'refused', code: null, serviceWords: 'Ana?', issues: [], failingIndex: null }, 'Transactions: refused'],
  [{ kind: 'failing', message, serviceWords: 'Ana?' }, 'Transactions: not taken at the moment'],
  [{ kind: 'notSent', message, serviceWords: 'Ana?' }, 'Transactions: was not sent'],
  [
    { kind: 'notKnown', message, serviceWords: 'Ana?' },
    'Transactions: no clear answer; it is not known whether it arrived',
  ],
])(
  'the audit log says where transactions went, that their days might be moved, and that the answer was %j',
  async (answer, detail) => {
    const { audit, journal } = open()
    const key = { accountNumber: '7', kind: 'transactions', payloadHash: 'h' } as const
    const options = { checkPreviouslyAdded: true, forceAddToCurrentStatement: true, agreedDates: [] }
    await journal.intend(key, { payload: {}, count: 1, options, areRecognised: false })
    journal.answer(key, answer)
    const where = { service: 'https://service.example', supplier: 'S1', accountNumber: '7' }
    expect(audit.read().entries).toMatchObject([
      { ...where, detail: { facts: { mayMove: true } } },
      { ...where, action: 'additionAnswered' },
    ])
    expect(auditDetails(audit)[1]).toBe(detail)
    expect(JSON.stringify(audit.read())).not.toContain('Ana?')
  },
)

test('the audit log has no entry for an intent that was refused', async () => {
  const { audit, journal } = open()
  const key = { accountNumber: '7', kind: 'payment', payloadHash: 'h' } as const
  const intent = { payload: {}, count: 1, options: null, areRecognised: false }
  await journal.intend(key, intent)
  journal.answer(key, { kind: 'refused', code: null, serviceWords: null, issues: [], failingIndex: null })
  await expect(journal.intend(key, intent)).rejects.toThrow(AdditionEventRefused)
  expect(audit.read().entries.map(({ action }) => action)).toEqual(['additionSent', 'additionAnswered'])
})
