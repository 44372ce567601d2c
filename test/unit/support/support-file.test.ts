import { hostname, userInfo } from 'node:os'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { canonicalSha256 } from '../../../electron/storage/canonical-sha256.ts'
import { unheardOf } from '../../../electron/storage/journal/journal-record.ts'
import { createPseudonyms, maskPath, maskPayload, maskText } from '../../../electron/support/mask.ts'
import { type SupportFacts, supportFile } from '../../../electron/support/support-file.ts'
import { noneOfAny } from '../../../shared/account-status.ts'
import { accountCatalogue } from '../../../shared/catalogue/account-catalogue.ts'
import { defaultTokenRequest } from '../../../shared/ipc.ts'
import { serviceSays } from '../../../shared/issue-words.ts'
import { liveConnection } from '../../support/sample/sample-connections.ts'
import { fullAccount } from '../practice/full-account.ts'

const apiKey = 'sk-live-9f8e7d6c5b4a'
const token = 'tok-1a2b3c4d5e6f'
const payload = {
  ...fullAccount('007001021'),
  metadata: { 'Nickname of Mrs Lee': 'Nana' },
}
const number = '007001021'

const facts = (): SupportFacts => ({
  version: '0.1.0',
  host: 'browser',
  at: new Date(Date.UTC(2026, 10, 21)),
  connection: liveConnection,
  project: null,
  catalogue: accountCatalogue,
  settings: {
    read: (name) => {
      const values = {
        connections: [
          {
            name: 'LEE@import.example.org',
            address: `https://import.example.org/${apiKey}`,
            supplierCode: 'LEE',
            token: {
              ...defaultTokenRequest,
              graphqlPath: `/${apiKey}/`,
              tokenPath: `data.${apiKey}`,
              document: `mutation { obtainToken(input: {APIKey: "${apiKey}"}) { token } }`,
            },
            createSeconds: 30,
          },
        ],
        currentConnection: { kind: 'live', name: 'LEE@import.example.org' },
        practiceRounds: {},
        practiceSuppliers: {},
        practiceDescription: null,
        language: null,
        windowBounds: null,
        lastProjectId: null,
        savedMappings: [],
        runLimits: { perMinuteAtMost: null, stopAtFailures: 3 },
        noticesRead: [],
        updateAddress: null,
      } as const
      return values[name] as never
    },
  },
  bugs: '2026-11-21T00:00:00.000Z window: TypeError\n    at open (/home/ana.lee/desk/main.cjs:1:1)\n    at file:///home/ana%20lee/cli.ts:1:1\n',
  privateFolders: ['/home/ana.lee', '/home/ana lee'],
  counts: { ...noneOfAny(), refused: 1, finished: 2 },
  accounts: [
    {
      number,
      record: { ...unheardOf(number), phase: 'refused', attempts: 1, changedAt: 1 },
      history: [
        { at: 1, event: { kind: 'intent', payloadHash: canonicalSha256(payload), known: null }, payload },
        {
          at: 2,
          event: {
            kind: 'answer',
            answer: {
              kind: 'refused',
              code: 'import_process_failed_validation',
              serviceWords: `The e-mail of Ana Lee, account ${number}, is not valid. Key ${apiKey}, token ${token}.`,
              issues: [
                {
                  level: 'error',
                  code: 'invalid',
                  message: serviceSays('Ana Lee?'),
                  where: { path: 'customers.0.user_details[Ana Lee].value' },
                },
              ],
            },
          },
        },
      ],
    },
  ],
  problems: [{ code: 'phone_unreadable', level: 'error', count: 5 }],
  auditEntries: 3,
  auditBreaks: [],
})

const filesIn = async (made: SupportFacts): Promise<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(unzipSync(await supportFile(made))).map(([name, bytes]) => [name, strFromU8(bytes)]),
  )

/** Every text and number of a payload that would say something about someone. */
function valuesIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesIn) : []
}

describe('the support file', () => {
  test('has no value of the payload, no account number, no key and no token', async () => {
    const files = await filesIn(facts())
    const all = Object.values(files).join('\n')
    // What is its own mask, such as "0.00", and what is too short to mean anything, can't be looked for.
    const personal = [...new Set(valuesIn(payload))].filter((value) => value.length > 3 && maskText(value) !== value)
    expect(personal.length).toBeGreaterThan(30)
    expect(personal.filter((value) => all.includes(value))).toEqual([])
    for (const secret of [
      number,
      apiKey,
      token,
      'Ana Lee',
      'Nickname',
      'Mrs',
      'ana.lee',
      'ana%20lee',
      'import.example.org',
      userInfo().username,
      hostname(),
    ])
      if (secret.length > 4) expect(all).not.toContain(secret)
  })

  test('still says what happened: codes, times, places and the form of every value', async () => {
    const files = await filesIn(facts())
    expect(Object.keys(files).toSorted()).toEqual([
      'about.json',
      'bugs.log',
      'issues.json',
      'journal.json',
      'settings.json',
    ])
    const [account] = JSON.parse(files['journal.json'] ?? '')
    expect(account).toMatchObject({ account: 'account 1', form: '000000000', phase: 'refused', attempts: 1 })
    expect(account.history[1]).toMatchObject({
      at: '1970-01-01T00:00:00.002Z',
      kind: 'answer',
      answer: {
        code: 'import_process_failed_validation',
        issues: [{ code: 'invalid', path: 'customers.0.user_details[…].value' }],
      },
    })
    expect(Object.keys(account.history[0].payload)).toEqual(Object.keys(payload))
    expect(JSON.parse(files['about.json'] ?? '')).toMatchObject({
      application: { version: '0.1.0' },
      accounts: { ...noneOfAny(), refused: 1, finished: 2 },
      auditLog: { entries: 3, breaks: [] },
    })
    expect(JSON.parse(files['issues.json'] ?? '')).toEqual([{ code: 'phone_unreadable', level: 'error', count: 5 }])
  })
})

describe('a mask', () => {
  test.each([
    ['Ana Lee', 'Xxx Xxx'],
    ['+1 512 555-2087', '+0 000 000-0000'],
    ['ana@x.example', 'xxx@x.xxxxxxx'],
    ['Zoë Ångström', 'Xxx Xxxxxxxx'],
    ['山田', 'xx'],
    ['٤٢', '00'],
    ['', ''],
  ])('keeps the form of %j', (text, masked) => {
    expect(maskText(text)).toBe(masked)
  })

  test('keeps names of fields, and hides keys that come from the spreadsheet', () => {
    const masked = maskPayload(
      {
        customers: [{ given_name: 'Ana', customer_preferences: { opted_into_sms: true }, landline: 41, email: null }],
        metadata: [{ key: 'pets', value: { 'Old name': { key: 'b' } } }],
        'Ana Lee': ['x'],
      },
      accountCatalogue,
    )
    expect(masked).toEqual({
      customers: [{ given_name: 'Xxx', customer_preferences: { opted_into_sms: true }, landline: 0, email: null }],
      metadata: [{ key: 'xxxx', value: { 'Xxx xxxx 1': { 'xxx 1': 'x' } } }],
      'Xxx Xxx 3': ['x'],
    })
  })

  test.each([
    ['customers.0.user_details[Ana Lee].value', 'customers.0.user_details[…].value'],
    ['metadata.0.value.Old name', 'metadata.…'],
    ['metadata.Old name', 'metadata.…'],
    ['customers.0.shoe_size', 'customers.0.shoe_size'],
  ])('keeps of the place %s what is no key of a person’s own', (path, masked) => {
    expect(maskPath(path, accountCatalogue)).toBe(masked)
  })

  test('gives the same account the same name', () => {
    const pseudonym = createPseudonyms()
    expect(['7', '8', '7'].map(pseudonym)).toEqual(['account 1', 'account 2', 'account 1'])
  })
})
