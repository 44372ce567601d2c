import { describe, expect, test } from 'vitest'
import { testConnection } from '../../../electron/platform/test-connection.ts'
import { serviceSays } from '../../../shared/issue-words.ts'
import { sayMessage } from '../../../shared/messages/say.ts'
import { isTokenRequest, json, type Scripted, serveScript, tokenAnswer } from './scripted-server.ts'
import { account, apiKey, testPlatform } from './test-platform.ts'

const token = 'very/secret+"token"&more=='
const base64 = (text: string) => Buffer.from(text).toString('base64')

/** Every spelling in which something on the way may give back what it was sent. */
const spellings: readonly (readonly [string, (secret: string) => string])[] = [
  ['as it is', (secret) => secret],
  ['for an address', encodeURIComponent],
  [
    'for an address, in small letters',
    (secret) => encodeURIComponent(secret).replaceAll(/%../g, (sign) => sign.toLowerCase()),
  ],
  ['for an address, twice', (secret) => encodeURIComponent(encodeURIComponent(secret))],
  [
    'for an address that may have slashes and equal signs',
    (secret) => encodeURIComponent(secret).replaceAll('%2F', '/').replaceAll('%3D', '='),
  ],
  ['as of a form', (secret) => new URLSearchParams({ secret }).toString()],
  ['inside a string', (secret) => JSON.stringify(secret)],
  ['inside a string of a string', (secret) => JSON.stringify(JSON.stringify(secret))],
  ['inside a page', (secret) => secret.replaceAll('&', '&amp;').replaceAll('"', '&quot;')],
  [
    'inside a page, all signs by their numbers',
    (secret) => secret.replaceAll(/\W/g, (sign) => `&#${sign.charCodeAt(0)};`),
  ],
  ['in capitals', (secret) => secret.toUpperCase()],
  ['in base 64', base64],
  ['in base 64 of an address', (secret) => Buffer.from(secret).toString('base64url')],
  ['in base 64, one letter in', (secret) => base64(`:${secret}`)],
  ['in base 64, with all that stands around it', (secret) => base64(`{"headers":{"authorization":"Token ${secret}"}}`)],
  ['in hexadecimal', (secret) => Buffer.from(secret).toString('hex')],
  ['in hexadecimal, in capitals', (secret) => Buffer.from(secret).toString('hex').toUpperCase()],
]

const partsOf = (text: string) => Array.from({ length: text.length - 7 }, (_, at) => text.slice(at, at + 8))

/** What of the token is long enough to be of use to anybody, and not of what stands around it. */
function tellingParts(spell: (secret: string) => string): readonly string[] {
  const around = new Set(partsOf(spell(token.replaceAll(/./g, '~'))))
  return partsOf(spell(token)).filter((part) => !around.has(part))
}

async function everythingSaid(answer: (spelled: string) => Scripted, spell: (secret: string) => string) {
  const server = await serveScript((asked) =>
    isTokenRequest(asked)
      ? tokenAnswer(token)
      : answer(spell(asked.headers.authorization === undefined ? 'nobody' : token)),
  )
  const platform = testPlatform(server.baseUrl)
  return JSON.stringify([
    await platform.validateAccount(account()),
    await platform.createAccount(account()),
    await platform.fetchProcess('000123'),
    await platform.listAccounts('all'),
    await platform.addNotes({ import_supplier: 'SUPPLIER', external_account_number: '000123', notes: [] }),
    await testConnection({ ...platform, touch: async () => ({ kind: 'answered' }) as never }, 'service.example'),
  ])
}

describe.each(spellings)('a token that comes back %s', (_how, spell) => {
  test.each<readonly [string, (spelled: string) => Scripted]>([
    [
      'in the address of a redirect',
      (spelled) => ({ status: 302, headers: { Location: `https://other.example/?h=${spelled}` } }),
    ],
    ['in a sentence', (spelled) => json(400, { detail: `You sent ${spelled}`, code: 'no' })],
    ['in a code', (spelled) => json(400, { detail: 'No.', code: `no ${spelled}` })],
    ['in the name of a field', (spelled) => json(400, { [spelled]: ['is wrong'] })],
    ['in a text that is no JSON', (spelled) => ({ status: 400, body: `You sent ${spelled}` })],
    [
      'in a record',
      (spelled) => json(200, { status: spelled, platform_identifier: spelled, latest_error: { detail: spelled } }),
    ],
    ['in what was taken', (spelled) => json(201, [{ body: spelled, status: spelled }])],
  ])('%s is masked', async (_where, answer) => {
    const said = await everythingSaid(answer, spell)
    const isSaid = (part: string) => said.includes(part) || said.includes(JSON.stringify(part).slice(1, -1))
    expect(tellingParts(spell).filter(isSaid)).toEqual([])
  })
})

test('a token that was renewed meanwhile is masked too', async () => {
  let given = 0
  const server = await serveScript((asked) => {
    if (isTokenRequest(asked)) {
      given += 1
      return tokenAnswer(`token-number-${given}`)
    }
    return asked.headers.authorization === 'Token token-number-1'
      ? json(401, {})
      : json(400, { detail: 'token-number-1 was renewed.', code: 'no' })
  })
  const outcome = await testPlatform(server.baseUrl).validateAccount(account())
  expect(outcome).toMatchObject({ refusal: { serviceWords: '••• was renewed.' } })
})

test('a key of digits alone leaves the numbers of an answer as they are', async () => {
  const server = await serveScript((asked) =>
    isTokenRequest(asked)
      ? tokenAnswer(token)
      : json(400, { detail: 'Key 12345678 has 12345678 accounts.', count: 12345678 }),
  )
  const platform = testPlatform(server.baseUrl, { readApiKey: async () => '12345678' })
  expect(await platform.validateAccount(account())).toMatchObject({
    issue: { message: serviceSays('Key ••• has ••• accounts.') },
  })
})

describe('whatever a service says, what is shown of it is short', () => {
  test.each<readonly [string, Scripted]>([
    [
      'an address it sends on to',
      { status: 302, headers: { Location: `https://other.example/${'x'.repeat(12_000)}` } },
    ],
    ['a code', json(400, { code: 'x'.repeat(12_000) })],
    ['the name of a field', json(400, { ['x'.repeat(12_000)]: ['is wrong'] })],
    ['a sentence', json(400, { detail: 'x'.repeat(12_000) })],
  ])('%s', async (_what, answer) => {
    const server = await serveScript((asked) => (isTokenRequest(asked) ? tokenAnswer(token) : answer))
    const outcome = await testPlatform(server.baseUrl).validateAccount(account())
    expect(
      JSON.stringify(outcome)
        .match(/x+/g)
        ?.some((run) => run.length > 2_000),
    ).toBe(false)
  })
})

test('a wait that no clock can count is one of a day', async () => {
  const server = await serveScript((asked) =>
    isTokenRequest(asked) ? tokenAnswer(token) : json(429, {}, { 'Retry-After': '9'.repeat(400) }),
  )
  const platform = testPlatform(server.baseUrl)
  await platform.validateAccount(account())
  const outcome = await platform.validateAccount(account())
  expect('issue' in outcome && sayMessage(outcome.issue.message)).toContain(' 1,440 minutes')
})

test('what a platform number is compared by stays as it came', async () => {
  const number = `A-\u001b[31m\u202e${apiKey.slice(0, 3)}`
  const server = await serveScript((asked) =>
    isTokenRequest(asked) ? tokenAnswer(token) : json(200, { status: 'PROCESSED', platform_identifier: number }),
  )
  expect(await testPlatform(server.baseUrl).fetchProcess('000123')).toMatchObject({
    record: { platform_identifier: number },
  })
})
