import { describe, expect, test } from 'vitest'
import type { Platform } from '../../../electron/platform/platform.ts'
import { serviceSays } from '../../../shared/issue-words.ts'
import { sayMessage } from '../../../shared/messages/say.ts'
import { soundsLike } from '../../support/words/sounds-like.ts'
import { isTokenRequest, json, type Scripted, serveScript, tokenAnswer } from './scripted-server.ts'
import { account, testPlatform } from './test-platform.ts'

/** A service that answers the token mutation, and everything else as it is told. */
const serve = (answer: (earlier: number) => Scripted) =>
  serveScript((asked, earlier) => (isTokenRequest(asked) ? tokenAnswer() : answer(earlier)))
const answering = async (answer: Scripted, options = {}) => testPlatform((await serve(() => answer)).baseUrl, options)
const outcomes = (platform: Platform) => ({
  create: () => platform.createAccount(account()),
  validate: () => platform.validateAccount(account()),
  process: () => platform.fetchProcess('000123'),
})

const html = '<!DOCTYPE html><title>502 Bad Gateway</title>'
const validationFailure = {
  code: 'account_failed_validation',
  detail: 'Failed.',
  errors: [{ detail: 'Not a phone number.', code: 'invalid_phone_number', attr: 'customers.0.landline' }],
}
const alreadyImported = {
  non_field_errors: { detail: 'Imported.', code: 'account_import_process_already_imported' },
  account_id: 'A-1',
}

describe('create', () => {
  test.each<readonly [string, Scripted, object]>([
    ['201 with {}', json(201, {}), { kind: 'accepted' }],
    ['201 without a body', { status: 201 }, { kind: 'accepted' }],
    ['201 whose body is cut', { status: 201, cutAfter: '{"a":' }, { kind: 'accepted' }],
    ['201 with fields nobody knows', json(201, { id: 7 }), { kind: 'accepted' }],
    ['200 without a body', { status: 200 }, { kind: 'accepted' }],
    ['202 with {}', json(202, {}), { kind: 'accepted' }],
    ['a success that says something else', json(200, { login: '/sign-in' }), { kind: 'notKnown', why: 'unreadable' }],
    ['a success with errors in it', json(200, { errors: ['No.'] }), { kind: 'notKnown', why: 'unreadable' }],
    ['a log-in page with 200', { status: 200, body: html }, { kind: 'notKnown', why: 'unreadable', isLasting: false }],
    ['already imported', json(400, alreadyImported), { kind: 'alreadyImported', platformNumber: 'A-1' }],
    [
      'already imported, without the number',
      json(400, { non_field_errors: [alreadyImported.non_field_errors] }),
      { kind: 'alreadyImported', platformNumber: null },
    ],
    [
      'failed validation of the import process',
      json(400, { code: 'import_process_failed_validation', detail: 'Run validate.', domain: 'import_process' }),
      {
        kind: 'refused',
        issues: [{ code: 'import_process_failed_validation', message: serviceSays('Run validate.') }],
      },
    ],
    [
      'failed validation with a list',
      json(400, validationFailure),
      { kind: 'refused', issues: [{ code: 'invalid_phone_number' }] },
    ],
    ['errors per field with 422', json(422, { billing_address: { country: ['Unknown.'] } }), { kind: 'refused' }],
    [
      'a paused supplier',
      json(400, { detail: 'Paused until May.', code: 'import_supplier_paused' }),
      { kind: 'supplierClosed', code: 'import_supplier_paused', serviceWords: 'Paused until May.' },
    ],
    [
      'a refusal that the interface does not show',
      json(409, { detail: 'No.', code: 'odd' }),
      { kind: 'unexplained', refusal: { httpStatus: 409, code: 'odd', serviceWords: 'No.' } },
    ],
    ['an empty 400', { status: 400 }, { kind: 'unexplained', refusal: { httpStatus: 400, code: null } }],
    [
      'an account that is too large',
      { status: 413, body: 'Too large' },
      { kind: 'refused', issues: [{ code: 'payload_too_large' }] },
    ],
    ['429', json(429, { detail: 'Slow down.' }), { kind: 'notKnown', why: 'busy', serviceWords: 'Slow down.' }],
    ['500', { status: 500, body: html }, { kind: 'notKnown', why: 'failed' }],
    ['503', json(503, {}, { 'Retry-After': '1' }), { kind: 'notKnown', why: 'gateway' }],
    ['504 of a gateway', { status: 504, body: html }, { kind: 'notKnown', why: 'gateway' }],
    [
      'a page of someone else with 403',
      { status: 403, body: html },
      { kind: 'notKnown', why: 'unreadable', isLasting: true },
    ],
    [
      'a body that ends too early',
      { status: 400, body: '{"code": "account_fai' },
      { kind: 'notKnown', why: 'unreadable' },
    ],
    ['a lost connection', 'cut', { kind: 'notKnown', why: 'cut', issue: { code: 'connection_lost' } }],
    [
      'an address that sends elsewhere',
      { status: 308, headers: { Location: 'https://new.example/' } },
      {
        kind: 'notKnown',
        isLasting: true,
        issue: { code: 'service_moved', message: { facts: { to: expect.stringContaining('new.example') } } },
      },
    ],
  ])('answered by %s is sent once and told as it is', async (_case, answer, expected) => {
    const server = await serve(() => answer)
    const outcome = await testPlatform(server.baseUrl).createAccount(account())
    expect(outcome).toMatchObject(expected)
    expect(server.asked.filter((asked) => !isTokenRequest(asked))).toHaveLength(1)
  })

  test('by another place names the setting to correct, where the person has it', async () => {
    const moved = { status: 308, headers: { Location: 'https://new.example/' } }
    const told = async (settingsIn: 'connect' | 'environment') => {
      const sent = await (await answering(moved, { settingsIn })).createAccount(account())
      const lost = await (await answering(json(404, {}), { settingsIn })).fetchProcess('A-1')
      return [sent, lost].map((outcome) => ('issue' in outcome ? sayMessage(outcome.issue.message) : outcome.kind))
    }
    expect(await told('connect')).toEqual([
      expect.stringMatching(/new\.example.*the right one, and give it under Connect\.$/),
      expect.stringMatching(soundsLike('not_found_by_other', { where: 'under Connect' })),
    ])
    expect(await told('environment')).toEqual([
      expect.stringMatching(/new\.example.*the right one, and give it in MIGRATION_DESK_BASE_URL\.$/),
      expect.stringMatching(soundsLike('not_found_by_other', { where: 'in MIGRATION_DESK_BASE_URL' })),
    ])
  })

  test('without an answer in time is not known', async () => {
    const platform = await answering('hang', { timeoutMs: 200 })
    expect(await platform.createAccount(account())).toMatchObject({
      kind: 'notKnown',
      why: 'timeOut',
      issue: { code: 'service_slow' },
    })
  })

  test('sends the payload as it is, with the token in the documented form', async () => {
    const server = await serve(() => json(201, {}))
    const payload = { ...account('0012/ä'), ledgers: [{ ledger_balance: '-12.50' }] }
    await testPlatform(server.baseUrl).createAccount(payload)
    expect(server.asked[1]).toMatchObject({
      method: 'POST',
      path: '/v2/data-import/accounts/',
      headers: { authorization: 'Token token-1', 'content-type': 'application/json' },
    })
    expect(JSON.parse(server.asked[1]?.body ?? '')).toEqual(payload)
  })

  test.each(['.', '..', '\ud800'])('of an account that could not be asked about (%j) is not sent', async (number) => {
    const server = await serve(() => json(201, {}))
    const outcome = await testPlatform(server.baseUrl).createAccount(account(number))
    expect(outcome).toMatchObject({ kind: 'notSent', issue: { code: 'account_number_unusable' } })
    expect(server.asked).toEqual([])
  })

  test('for which no token can be had was certainly not sent', async () => {
    const server = await serveScript(() => 'cut')
    const platform = testPlatform(server.baseUrl)
    expect(await platform.createAccount(account())).toMatchObject({
      kind: 'notSent',
      isLasting: false,
      issue: { code: 'connection_lost' },
    })
    expect(server.asked.map(({ path }) => path)).toEqual(Array(5).fill('/v1/graphql/'))
  })
})

test.each([
  ['http://service.example', 'address_not_secure'],
  ['nonsense address', 'address_unreadable'],
])('nothing is sent to %s, wherever the address came from', async (baseUrl, code) => {
  const platform = testPlatform(baseUrl, { fetch: () => Promise.reject(new Error('It was sent.')) })
  expect(await platform.createAccount(account())).toMatchObject({ kind: 'notSent', isLasting: true, issue: { code } })
})

describe('a dry run', () => {
  test.each<readonly [string, Scripted, object]>([
    ['{}', json(200, {}), { kind: 'passed' }],
    ['nothing', { status: 200 }, { kind: 'passed' }],
    ['a success with errors in it', json(200, { errors: ['No.'] }), { kind: 'notKnown', why: 'unreadable' }],
    [
      'a list of errors',
      json(400, validationFailure),
      { kind: 'refused', issues: [{ where: { path: 'customers.0.landline' } }] },
    ],
    ['already imported', json(400, alreadyImported), { kind: 'alreadyImported', platformNumber: 'A-1' }],
    ['a plain refusal', json(403, { detail: 'No.', code: 'permission_denied' }), { kind: 'unexplained' }],
  ])('answered by %s is told as it is', async (_case, answer, expected) => {
    const platform = await answering(answer)
    expect(await platform.validateAccount(account())).toMatchObject(expected)
  })
})

describe('the status of an import', () => {
  const record = {
    status: 'PROCESSED',
    platform_identifier: 'A-1',
    created_at: '2026-11-21T05:23:10.123000+00:00',
    modified_at: '2026-11-21T05:23:12.123000+00:00',
    latest_error: null,
    shoe_size: 43,
  }

  test.each<readonly [string, Scripted, object]>([
    ['a record, with fields nobody knows', json(200, record), { kind: 'found', record }],
    ['a status nobody knows', json(200, { status: 'ON_ITS_WAY' }), { kind: 'found', record: { status: 'ON_ITS_WAY' } }],
    ['404 in the service’s form', json(404, { detail: 'Not found.', code: 'not_found' }), { kind: 'notFound' }],
    ['404 with words alone', json(404, { detail: 'Not Found' }), { kind: 'notKnown', why: 'unreadable' }],
    [
      '404 of a gateway that has lost its way',
      json(404, { message: 'no Route matched with those values' }),
      { kind: 'notKnown', why: 'unreadable' },
    ],
    [
      '404 with a code further down',
      json(404, { errors: [{ code: 'not_found', detail: 'No such route.' }] }),
      { kind: 'notKnown', why: 'unreadable' },
    ],
    ['404 with a list', json(404, ['gone']), { kind: 'notKnown', why: 'unreadable' }],
    [
      '404 of another kind',
      json(404, { detail: 'No such tenant.', code: 'tenant_unknown' }),
      { kind: 'notKnown', why: 'unreadable' },
    ],
    ['404 without a body', { status: 404 }, { kind: 'notKnown', why: 'unreadable' }],
    ['404 as a web page', { status: 404, body: html }, { kind: 'notKnown', why: 'unreadable', isLasting: true }],
    ['403', json(403, { detail: 'No.', code: 'permission_denied' }), { kind: 'unexplained' }],
  ])('answered by %s is told as it is', async (_case, answer, expected) => {
    const platform = await answering(answer)
    expect(await platform.fetchProcess('000123')).toMatchObject(expected)
  })

  test('is asked for with supplier and number percent-encoded', async () => {
    const server = await serve(() => json(404, { detail: 'x', code: 'not_found' }))
    await testPlatform(server.baseUrl, { supplierCode: 'A/B' }).fetchProcess('1 2?#%ä/..')
    expect(server.asked[1]?.path).toBe('/v2/data-import/accounts/A%2FB/1%202%3F%23%25%C3%A4%2F../')
  })
})

describe('what may be repeated', () => {
  const troubles: readonly (readonly [string, Scripted])[] = [
    ['429', json(429, {})],
    ['500', { status: 500 }],
    ['503', { status: 503 }],
    ['a lost connection', 'cut'],
    ['a body that is cut', { status: 200, cutAfter: '{"status":' }],
    ['a log-in page', { status: 200, body: html }],
  ]
  test.each(troubles)('is repeated after %s, five times in all, waiting longer each time', async (_case, trouble) => {
    for (const call of ['validate', 'process'] as const) {
      const server = await serve(() => trouble)
      const platform = testPlatform(server.baseUrl)
      expect(await outcomes(platform)[call]()).toMatchObject({ kind: 'notKnown' })
      expect(server.asked.filter((asked) => !isTokenRequest(asked))).toHaveLength(5)
      expect(platform.time.waits).toEqual([500, 1000, 2000, 4000])
    }
  })

  test('is spread out by chance, so that many clients do not come back as one', async () => {
    const waits = [0, 0.5, 0.999].map(async (chance) => {
      const platform = await answering('cut', { random: () => chance })
      await platform.validateAccount(account())
      return platform.time.waits.map(Math.round)
    })
    expect(await Promise.all(waits)).toEqual([
      [250, 500, 1000, 2000],
      [375, 750, 1500, 3000],
      [500, 1000, 1999, 3998],
    ])
  })

  test('stops at the first good answer', async () => {
    const server = await serve((earlier) => (earlier < 3 ? 'cut' : json(200, {})))
    expect(await testPlatform(server.baseUrl).validateAccount(account())).toEqual({ kind: 'passed' })
  })

  test('is not repeated after a refusal', async () => {
    const server = await serve(() => json(400, validationFailure))
    await testPlatform(server.baseUrl).validateAccount(account())
    expect(server.asked).toHaveLength(2)
  })

  test('is not begun, and not repeated, once it is stopped', async () => {
    const stop = new AbortController()
    const server = await serve(() => {
      stop.abort()
      return 'hang'
    })
    const platform = testPlatform(server.baseUrl)
    const first = await platform.validateAccount(account(), stop.signal)
    const second = await platform.validateAccount(account(), stop.signal)
    expect([first, second]).toMatchObject(Array(2).fill({ kind: 'notSent', issue: { code: 'request_stopped' } }))
    expect(server.asked).toHaveLength(2)
  })
})

describe('Retry-After', () => {
  test.each([
    ['seconds', () => '7'],
    ['a date', (now: number) => new Date(now + 7000).toUTCString()],
  ])('in %s is waited for by every request', async (_case, retryAfter) => {
    const start = Date.UTC(2026, 10, 21)
    // Without a Date of the server, because the client lives in a time of its own here.
    let answered = 0
    const server = await serve(() => {
      answered += 1
      return answered === 1 ? json(429, {}, { 'Retry-After': retryAfter(start), Date: '' }) : json(200, {})
    })
    const platform = testPlatform(server.baseUrl)
    await platform.createAccount(account())
    await platform.validateAccount(account())
    expect(platform.time.clock() - start).toBe(7000)
  })

  test('of an hour is not waited for, and nobody is bothered until then', async () => {
    const server = await serve(() => json(503, {}, { 'Retry-After': '3600' }))
    const platform = testPlatform(server.baseUrl)
    expect(await platform.validateAccount(account())).toMatchObject({ kind: 'notKnown', why: 'gateway' })
    const next = await platform.validateAccount(account())
    expect(next).toMatchObject({
      kind: 'notSent',
      issue: { code: 'service_busy_long', message: { facts: { minutes: 60 } } },
    })
    expect(server.asked).toHaveLength(2)
    platform.time.move(3_600_000)
    await platform.validateAccount(account())
    expect(server.asked).toHaveLength(3)
  })
})

describe('many requests', () => {
  test('are sent a few at a time', async () => {
    let running = 0
    let most = 0
    const server = await serve(() => json(200, {}))
    const counting: typeof fetch = async (...args) => {
      running += 1
      most = Math.max(most, running)
      return fetch(...args).finally(() => {
        running -= 1
      })
    }
    const platform = testPlatform(server.baseUrl, { fetch: counting, maxAtOnce: 3 })
    await Promise.all(Array.from({ length: 20 }, () => platform.validateAccount(account())))
    expect({ most, sent: server.asked.length }).toEqual({ most: 3, sent: 21 })
  })
})
