import { describe, expect, test } from 'vitest'
import type { LogEntry } from '../../../electron/platform/sending/exchange.ts'
import { keepTokenInMemory } from '../../../electron/platform/sending/token.ts'
import { defaultTokenRequest } from '../../../shared/ipc.ts'
import { isTokenRequest, json, type Scripted, serveScript, tokenAnswer } from './scripted-server.ts'
import { account, apiKey, testPlatform } from './test-platform.ts'

const refusedKey = json(200, { errors: [{ message: 'The key was refused.' }], data: { obtainToken: null } })
const jwt = (claims: object) =>
  ['{}', JSON.stringify(claims), 'x'].map((part) => Buffer.from(part).toString('base64url')).join('.')

/** Answers the token mutation as told, and everything else well, if it comes with a token that is accepted. */
const serve = (token: (earlier: number) => Scripted, isAccepted: (token: string) => boolean = () => true) =>
  serveScript((asked, earlier) => {
    if (isTokenRequest(asked)) return token(earlier)
    const given = asked.headers.authorization?.replace('Token ', '') ?? ''
    return isAccepted(given)
      ? json(200, {})
      : json(401, { detail: `Token ${given} has expired.`, code: 'token_expired' })
  })
const tokensAsked = (asked: Awaited<ReturnType<typeof serve>>['asked']) => asked.filter(isTokenRequest).length

describe('the token', () => {
  test('is asked for when first needed, once for all, as configured by default', async () => {
    const server = await serve(() => tokenAnswer())
    const platform = testPlatform(server.baseUrl)
    expect(server.asked).toEqual([])
    await Promise.all(['1', '2', '3'].map((number) => platform.validateAccount(account(number))))
    expect(tokensAsked(server.asked)).toBe(1)
    expect(JSON.parse(server.asked[0]?.body ?? '')).toEqual({
      query: 'mutation obtainToken($apiKey: String!) { obtainToken(input: {APIKey: $apiKey}) { token } }',
      variables: { apiKey },
    })
  })

  test('is asked for in another shape where that is configured, also with a quote in the key', async () => {
    const key = 'a"b\\{{apiKey}}$&'
    const server = await serveScript(() => json(200, { data: { login: [{ jwt: 'T' }] } }))
    const platform = testPlatform(server.baseUrl, {
      readApiKey: async () => key,
      tokenRequest: {
        graphqlPath: '/graphql',
        document: 'mutation ($in: In!) { login(in: $in) { jwt } }',
        variables: '{"in": {"keys": ["{{apiKey}}"], "ttl": 5}}',
        tokenPath: 'data.login.0.jwt',
      },
    })
    expect(await platform.obtainToken()).toEqual({ kind: 'token', token: 'T' })
    expect(server.asked[0]?.path).toBe('/graphql')
    expect(JSON.parse(server.asked[0]?.body ?? '').variables).toEqual({ in: { keys: [key], ttl: 5 } })
  })

  test.each(['.service.example/graphql/', '@service.example/graphql/', ':1/graphql/'])(
    'is never asked for at another computer, as a path %s would have it',
    async (graphqlPath) => {
      const asked: unknown[] = []
      const platform = testPlatform('https://platform.invalid', {
        tokenRequest: { ...defaultTokenRequest, graphqlPath },
        fetch: async (url) => {
          asked.push(url)
          throw new TypeError('Nothing is to be sent.')
        },
      })
      await expect(platform.obtainToken()).rejects.toThrow('another computer')
      expect(asked).toEqual([])
    },
  )

  test('is renewed before it runs out, by its own times, whatever this computer’s clock says', async () => {
    const server = await serve((earlier) => tokenAnswer(jwt({ iat: 5000, exp: 5000 + 3600, count: earlier })))
    const platform = testPlatform(server.baseUrl)
    await platform.validateAccount(account())
    platform.time.move(58 * 60_000)
    await platform.validateAccount(account())
    expect(tokensAsked(server.asked)).toBe(1)
    platform.time.move(60_000)
    await platform.validateAccount(account())
    expect(tokensAsked(server.asked)).toBe(2)
  })

  test('that is not accepted is renewed once, and the request sent again', async () => {
    const server = await serve(
      (earlier) => tokenAnswer(`token-${earlier}`),
      (token) => token === 'token-1',
    )
    const platform = testPlatform(server.baseUrl)
    expect(await platform.validateAccount(account())).toEqual({ kind: 'passed' })
    expect([tokensAsked(server.asked), server.asked.length]).toEqual([2, 4])
  })

  test('that is not accepted by many requests at once is renewed once for all', async () => {
    const server = await serve(
      (earlier) => tokenAnswer(`token-${earlier}`),
      (token) => token === 'token-1',
    )
    const platform = testPlatform(server.baseUrl)
    await Promise.all(['1', '2', '3', '4'].map((number) => platform.validateAccount(account(number))))
    expect(tokensAsked(server.asked)).toBe(2)
  })

  test('that is never accepted ends in a sentence, and the create was not made', async () => {
    const server = await serve(
      (earlier) => tokenAnswer(`token-${earlier}`),
      () => false,
    )
    const outcome = await testPlatform(server.baseUrl).createAccount(account())
    expect(outcome).toMatchObject({ kind: 'notSent', isLasting: false, issue: { code: 'token_not_accepted' } })
    expect(server.asked.filter((asked) => !isTokenRequest(asked))).toHaveLength(2)
  })

  test('is kept from one start to the next, and not used with another key', async () => {
    const server = await serve((earlier) => tokenAnswer(`token-${earlier}`))
    const tokenStore = keepTokenInMemory()
    await testPlatform(server.baseUrl, { tokenStore }).validateAccount(account())
    await testPlatform(server.baseUrl, { tokenStore }).validateAccount(account())
    expect(tokensAsked(server.asked)).toBe(1)
    await testPlatform(server.baseUrl, { tokenStore, readApiKey: async () => 'another key' }).validateAccount(account())
    expect(tokensAsked(server.asked)).toBe(2)
  })

  test('in a store that was spoilt is asked for anew', async () => {
    const server = await serve(() => tokenAnswer())
    const tokenStore = keepTokenInMemory()
    await tokenStore.write('{"token": 7')
    expect(await testPlatform(server.baseUrl, { tokenStore }).validateAccount(account())).toEqual({ kind: 'passed' })
  })
})

describe('a refused key', () => {
  test('is said once, and not tried again by itself', async () => {
    const server = await serve(() => refusedKey)
    const platform = testPlatform(server.baseUrl)
    const first = await platform.validateAccount(account())
    const second = await platform.createAccount(account())
    expect([first, second]).toMatchObject(
      Array(2).fill({
        kind: 'notSent',
        isLasting: true,
        issue: { code: 'key_refused' },
        serviceWords: 'The key was refused.',
      }),
    )
    expect(server.asked).toHaveLength(1)
  })

  test('is tried again when a person wants it, or when the key is another', async () => {
    let key = 'old key'
    const server = await serve((earlier) => (earlier < 2 ? refusedKey : tokenAnswer()))
    const platform = testPlatform(server.baseUrl, { readApiKey: async () => key })
    await platform.validateAccount(account())
    expect(await platform.obtainToken()).toMatchObject({ kind: 'notSent', issue: { code: 'key_refused' } })
    key = 'new key'
    expect(await platform.validateAccount(account())).toEqual({ kind: 'passed' })
    expect(tokensAsked(server.asked)).toBe(3)
  })

  test('that is not there is asked for', async () => {
    const server = await serve(() => tokenAnswer())
    const platform = testPlatform(server.baseUrl, { readApiKey: async () => null })
    expect(await platform.fetchProcess('1')).toMatchObject({ kind: 'notSent', issue: { code: 'key_missing' } })
    expect(server.asked).toEqual([])
  })
})

describe('an answer to the token mutation', () => {
  test.each<readonly [string, Scripted, string, number]>([
    ['that refuses the key with 401', json(401, { detail: 'No.' }), 'key_refused', 1],
    [
      'that speaks of a token, where none was sent',
      json(401, { detail: 'x', code: 'token_expired' }),
      'key_refused',
      2,
    ],
    ['with the token in another place', json(200, { data: { login: 'T' } }), 'token_missing', 1],
    ['with the token in another place, beside a note', json(200, { detail: 'Welcome', key: 'T' }), 'token_missing', 1],
    ['that is not JSON', { status: 200, body: 'OK' }, 'answer_from_other', 5],
    ['from nowhere', json(404, { detail: 'x', code: 'not_found' }), 'token_address_unknown', 1],
    ['from a web page', { status: 404, body: '<html>' }, 'answer_from_other', 1],
    [
      'that does not know the mutation',
      json(400, { errors: [{ message: 'Cannot query field "obtainToken".' }] }),
      'token_request_misunderstood',
      1,
    ],
    [
      'that does not know the mutation, with 200',
      json(200, { errors: [{ message: 'x', extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] }),
      'token_request_misunderstood',
      1,
    ],
    ['of a service in trouble', { status: 503 }, 'service_failing', 5],
  ])('%s is told as such', async (_case, answer, code, tries) => {
    const server = await serve(() => answer)
    const platform = testPlatform(server.baseUrl)
    expect(await platform.obtainToken()).toMatchObject({ issue: { code } })
    expect(server.asked).toHaveLength(tries)
  })

  test('is not waited for when the variables are not JSON', async () => {
    const server = await serve(() => tokenAnswer())
    const platform = testPlatform(server.baseUrl, { tokenRequest: { ...defaultTokenRequest, variables: '{apiKey}' } })
    expect(await platform.obtainToken()).toMatchObject({ issue: { code: 'token_variables_unreadable' } })
  })
})

test('a secret that the service spells with escapes is not shown either', async () => {
  const escaped = JSON.stringify({ errors: [{ message: `Key ${apiKey} is unknown.` }] }).replace(
    'sk-',
    '\\u0073k\\u002d',
  )
  const server = await serveScript(() => ({ status: 200, body: escaped }))
  const refused = await testPlatform(server.baseUrl).obtainToken()
  expect(refused).toMatchObject({ serviceWords: 'Key ••• is unknown.' })
})

test('no secret is in any outcome or log, even when the service repeats it', async () => {
  const log: LogEntry[] = []
  const server = await serveScript((asked) => {
    if (isTokenRequest(asked)) return tokenAnswer('very-secret-token')
    return json(403, { detail: `Token very-secret-token of ${apiKey} may not.`, code: 'no' })
  })
  const platform = testPlatform(server.baseUrl, { log: (entry) => log.push(entry) })
  const refusingServer = await serveScript(() => json(200, { errors: [{ message: `Key ${apiKey} is unknown.` }] }))
  const refused = await testPlatform(refusingServer.baseUrl, { log: (entry) => log.push(entry) }).createAccount(
    account(),
  )
  const said = JSON.stringify([await platform.createAccount(account()), await platform.fetchProcess('1'), refused, log])
  expect(said).toContain('Token ••• of ••• may not.')
  expect(said).not.toMatch(/very-secret-token|sk-live/)
  expect(log.at(-1)).toEqual({ call: 'fetchProcess', outcome: 403, tookMs: 0 })
})
