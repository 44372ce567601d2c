import { describe, expect, test } from 'vitest'
import { clientWith, connect, heldClock, obtainToken, startForTest, statusPath } from './practice-client.ts'

const accessToken = expect.stringMatching(/^[\w-]+\.[\w-]+$/)

describe('the token mutation', () => {
  const document = 'mutation obtainToken($apiKey: String!) { obtainToken(input: {APIKey: $apiKey}) { token } }'

  test.each([
    ['the documented form', (key: string) => ({ query: document, variables: { apiKey: key } })],
    [
      'other formatting and a comment',
      (key: string) => ({
        query:
          'mutation obtainToken ( $apiKey : String ! ) {\n # the key\n obtainToken ( input : { APIKey : $apiKey , } )\n{ token\n}\n}',
        variables: { apiKey: key },
      }),
    ],
    ['the key inline', (key: string) => ({ query: `mutation{obtainToken(input:{APIKey:"${key}"}){token}}` })],
    [
      'the key as block text',
      (key: string) => ({ query: `mutation { obtainToken(input: {APIKey: """${key}"""}) { token } }` }),
    ],
    [
      'the whole input as a variable',
      (key: string) => ({
        query: 'mutation ($input: ObtainTokenInput!) { obtainToken(input: $input) { token } }',
        variables: { input: { APIKey: key } },
      }),
    ],
    [
      'a preset variable',
      (key: string) => ({ query: `mutation ($k: String = "${key}") { obtainToken(input: {APIKey: $k}) { token } }` }),
    ],
    [
      'one operation of several',
      (key: string) => ({
        query: `query other { __typename } ${document}`,
        operationName: 'obtainToken',
        variables: { apiKey: key },
      }),
    ],
  ])('is answered in %s', async (_form, body) => {
    const service = await startForTest()
    const reply = await clientWith(service.baseUrl, {}).post(service.graphqlPath, body(service.apiKey))
    expect(reply).toMatchObject({ status: 200, body: { data: { obtainToken: { token: accessToken } } } })
    expect(reply.body).not.toHaveProperty('errors')
  })

  test('puts its answer under the aliases that were asked for', async () => {
    const service = await startForTest()
    const query = `mutation { mine: obtainToken(input: {APIKey: "${service.apiKey}"}) { access: token __typename } __typename }`
    const { body } = await clientWith(service.baseUrl, {}).post(service.graphqlPath, { query })
    expect(body).toEqual({ data: { mine: { access: accessToken, __typename: 'ObtainToken' }, __typename: 'Mutation' } })
  })

  test('refuses a wrong key with 200, errors and no token', async () => {
    const service = await startForTest()
    const { status, body } = await clientWith(service.baseUrl, {}).post(service.graphqlPath, {
      query: document,
      variables: { apiKey: `${service.apiKey}x` },
    })
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        errors: [
          {
            message: 'The API key was refused. Check it with the operator who issued it.',
            path: ['obtainToken'],
            extensions: { code: 'api_key_refused' },
          },
        ],
        data: { obtainToken: null },
      },
    })
  })

  const tooLong = 'Syntax Error: Document contains more than 500 tokens. Parsing aborted.'

  test.each<[string, unknown, string]>([
    ['no query', {}, 'Send a JSON object with the text of the mutation in "query".'],
    ['a list', [], 'Send a JSON object with the text of the mutation in "query".'],
    ['an empty document', { query: ' ' }, 'Syntax Error: Unexpected <EOF>.'],
    ['a fragment alone', { query: 'fragment f on Mutation { a }' }, 'The document holds no operation.'],
    ['a cut document', { query: 'mutation { obtainToken(' }, 'Syntax Error: Expected Name, found <EOF>.'],
    ['an odd character', { query: 'mutation ~' }, 'Syntax Error: Unexpected character: "~".'],
    ['another field', { query: 'mutation { deleteAll }' }, 'Cannot query field "deleteAll" on type "Mutation".'],
    [
      'a query',
      { query: '{ obtainToken(input: {APIKey: "x"}) { token } }' },
      'Cannot query field "obtainToken" on type "Query".',
    ],
    ['no variable', { query: document }, 'Variable "$apiKey" is required, and was not provided.'],
    [
      'an undefined variable',
      { query: 'mutation { obtainToken(input: {APIKey: $k}) { token } }' },
      'Variable "$k" is not defined.',
    ],
    [
      'a key that is no text',
      { query: document, variables: { apiKey: 5 } },
      'Field "obtainToken" needs the argument input: {APIKey: "…"}, with the key as text.',
    ],
    [
      'fragments',
      { query: 'mutation { ...f } fragment f on Mutation { __typename }' },
      'Fragments are not supported here: name the fields themselves.',
    ],
    ['directives', { query: 'mutation { __typename @skip(if: true) }' }, 'Directives are not supported here.'],
    ['endless nesting', { query: '{a'.repeat(2000) }, tooLong],
    ['an enormous document', { query: '{a}'.repeat(1e6) }, tooLong],
  ])('answers %s with 400 and what is wrong', async (_case, body, message) => {
    const service = await startForTest()
    const reply = await clientWith(service.baseUrl, {}).post(service.graphqlPath, body)
    expect({ status: reply.status, body: reply.body }).toEqual({ status: 400, body: { errors: [{ message }] } })
  })
})

describe('without a valid token', () => {
  test.each<[string, Record<string, string>, string]>([
    ['no header', {}, 'not_authenticated'],
    ['another scheme', { Authorization: 'Bearer abc' }, 'not_authenticated'],
    ['an empty token', { Authorization: 'Token ' }, 'not_authenticated'],
    ['an invented token', { Authorization: 'Token abc.def' }, 'invalid_token'],
    ['a token of three parts', { Authorization: 'Token a.b.c' }, 'invalid_token'],
  ])('%s is 401 with detail and code', async (_case, headers, code) => {
    const service = await startForTest()
    const { status, body } = await clientWith(service.baseUrl, headers).get(statusPath('1'))
    expect({ status, body }).toEqual({ status: 401, body: { code, detail: expect.any(String) } })
  })

  test('a token with other claims under the same signature is refused', async () => {
    const service = await startForTest()
    const [claims = '', signature] = (await obtainToken(service)).split('.')
    const longer = JSON.parse(Buffer.from(claims, 'base64url').toString())
    const forged = Buffer.from(JSON.stringify({ ...longer, expiresAt: 9e15 })).toString('base64url')
    const { status } = await clientWith(service.baseUrl, { Authorization: `Token ${forged}.${signature}` }).get(
      statusPath('1'),
    )
    expect(status).toBe(401)
  })

  test('a path that does not exist tells nothing either', async () => {
    const service = await startForTest()
    const { status } = await clientWith(service.baseUrl, {}).get('/v1/data-import/nothing')
    expect(status).toBe(401)
  })

  test('a token ends after an hour, and a new one opens again', async () => {
    const { clock, move } = heldClock()
    const service = await startForTest({ clock })
    const client = await connect(service)
    move(60 * 60 * 1000 - 1)
    expect((await client.get(statusPath('1'))).status).toBe(404)
    move(1)
    expect(await client.get(statusPath('1'))).toMatchObject({ status: 401, body: { code: 'token_expired' } })
    expect((await (await connect(service)).get(statusPath('1'))).status).toBe(404)
  })
})
