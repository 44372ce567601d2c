/** Words that every object of JavaScript answers to, in what a service is asked and in what it answers. */
import { expect, test } from 'vitest'
import { readConnectionTrouble } from '../../../electron/platform/reading/read-connection-trouble.ts'
import { defaultTokenRequest } from '../../../shared/ipc.ts'
import { serviceSays } from '../../../shared/issue-words.ts'
import { isTokenRequest, json, type Scripted, serveScript, tokenAnswer } from '../platform/scripted-server.ts'
import { account as head, testPlatform } from '../platform/test-platform.ts'
import { account, createPath, practiseForTest, statusPath, validatePath } from '../practice/practice-client.ts'
import { objectOfWords, words } from './words.ts'

const answering = async (answer: Scripted) =>
  testPlatform((await serveScript((asked) => (isTokenRequest(asked) ? tokenAnswer() : answer))).baseUrl)

test.each(words)(
  'a service that answers with “%s” as status, code, path and key is believed to mean a word',
  async (word) => {
    const status = {
      status: word,
      latest_error: { code: word, detail: word },
      platform_identifier: word,
      ...objectOfWords(),
    }
    const found = await (await answering(json(200, { ...status, status: word }))).fetchProcess('7')
    expect(found).toMatchObject({ kind: 'found', record: { status: word, platform_identifier: word } })

    const refusal = { code: word, detail: word, errors: [{ code: word, detail: word, attr: `customers.0.${word}` }] }
    const refused = await (await answering(json(400, refusal))).validateAccount(head())
    expect(refused).toMatchObject({
      issues: [{ code: word, message: serviceSays(word), where: { path: `customers.0.${word}` } }],
    })

    const keyed = await (await answering(json(400, { customers: [objectOfWords()] }))).validateAccount(head())
    const paths = 'issues' in keyed ? keyed.issues.map(({ where }) => where?.path) : []
    expect(paths.toSorted()).toEqual(words.map((one) => `customers.0.${one}`).sort())

    const notes = [{ body: word, ...objectOfWords() }]
    const added = await (await answering(json(201, [{ ...objectOfWords(), status: word, body: word }]))).addNotes({
      ...head(),
      notes,
    })
    expect(added).toMatchObject({ kind: 'done' })
  },
)

test.each(words)('a token is not looked for in what every answer has, such as “%s”', async (word) => {
  const service = await serveScript(() => json(200, { data: {} }))
  const tokenRequest = { ...defaultTokenRequest, tokenPath: `data.${word}` }
  const outcome = await testPlatform(service.baseUrl, { tokenRequest }).fetchProcess('7')
  expect(outcome).toMatchObject({ issue: { level: 'error' } })
  expect(outcome.kind).not.toBe('found')
})

test.each(words)('an error of the network whose code is “%s” is one that is not known', (word) => {
  const told = readConnectionTrouble(new Error('no', { cause: { code: word } }), {
    host: 'desk.example',
    settingsIn: 'connect',
  })
  expect([told.kind, told.issue.code]).toEqual(['notKnown', 'connection_lost'])
})

test.each(words)(
  'practice takes “%s” as a number, names it as an unknown field, and has no supplier of that name',
  async (word) => {
    const client = await practiseForTest()
    expect((await client.get(statusPath(word))).status).toBe(404)
    expect((await client.post(createPath, account(word))).status).toBe(201)
    expect((await client.get(statusPath(word))).body).toMatchObject({ status: expect.stringMatching(/^[A-Z_]+$/) })
    expect((await client.get(statusPath(word, word))).status).toBe(404)
    expect((await client.post(createPath, account('8', word))).status).toBeGreaterThanOrEqual(400)

    const odd = `{"${word}": 1, ${JSON.stringify({ ...account('9'), customers: [] }).slice(1)}`
    const { status, body } = await client.post(validatePath, odd)
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(`"attr":"${word}"`)])
    const inside = JSON.stringify(account('9')).replace('}', `, "customers": [{"${word}": {"a": 1}}]}`)
    const second = await client.post(validatePath, inside)
    expect([second.status, JSON.stringify(second.body)]).toEqual([
      400,
      expect.stringContaining(`"attr":"customers.0.${word}"`),
    ])
  },
)
