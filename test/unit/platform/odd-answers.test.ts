/** Answers that no decent service gives, for every call of the client: each ends in an outcome, and nothing is thrown. */
import { createServer, type RequestListener } from 'node:http'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Platform } from '../../../electron/platform/platform.ts'
import { serviceSays } from '../../../shared/issue-words.ts'
import { sayMessage } from '../../../shared/messages/say.ts'
import type { Issue } from '../../../shared/result.ts'
import { runs } from '../../support/property-runs.ts'
import { isTokenRequest, json, type Scripted, serveScript, tokenAnswer } from './scripted-server.ts'
import { account, testPlatform } from './test-platform.ts'

const head = account('7')
const calls: Readonly<
  Record<string, (platform: Platform, signal?: AbortSignal) => Promise<{ readonly kind: string }>>
> = {
  validateAccount: (platform, signal) => platform.validateAccount(head, signal),
  createAccount: (platform) => platform.createAccount(head),
  fetchProcess: (platform, signal) => platform.fetchProcess('7', signal),
  addNotes: (platform) => platform.addNotes({ ...head, notes: [{ body: 'x' }] }),
  addTransactions: (platform) => platform.addTransactions({ ...head, transactions: [{ transaction_id: 'T' }] }),
  addStatements: (platform) => platform.addStatements({ ...head, statements: [{ number: '1' }] }),
  addPaymentInstruction: (platform) => platform.addPaymentInstruction({ ...head, reference: 'R' }),
  fetchTransferStatus: (platform, signal) => platform.fetchTransferStatus('7', signal),
  listAccounts: (platform, signal) => platform.listAccounts('all', signal),
}
const stoppable = ['validateAccount', 'fetchProcess', 'fetchTransferStatus', 'listAccounts'] as const

/** A service that answers the token mutation, and everything else in one way. */
const answering = async (answer: () => Scripted) =>
  testPlatform((await serveScript((asked) => (isTokenRequest(asked) ? tokenAnswer() : answer()))).baseUrl)

/** The words for a person in whatever an outcome says of trouble. */
const issuesIn = (outcome: object): readonly Issue[] => {
  if ('issues' in outcome) return outcome.issues as readonly Issue[]
  return 'issue' in outcome ? [outcome.issue as Issue] : []
}

test('whatever the status and the body, every call ends in an outcome with words for a person', async () => {
  let next: Scripted = { status: 200 }
  const platform = await answering(() => next)
  const status = fc.constantFrom(200, 201, 202, 204, 400, 403, 404, 409, 410, 413, 418, 422, 429, 500, 503)
  const body = fc.oneof(
    fc.json({ maxDepth: 5 }),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '',
      'null',
      '{"errors": [null]}',
      '{"errors": {"a": [[{}]]}}',
      '[{"external_account_number": 7}]',
      '<html>',
      '{',
    ),
  )
  const settled = ['passed', 'accepted', 'found', 'done', 'notFound', 'alreadyImported', 'supplierClosed']
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...Object.values(calls)), status, body, async (call, httpStatus, text) => {
      next = { status: httpStatus, body: httpStatus === 204 ? '' : text }
      const outcome = await call(platform)
      const issues = issuesIn(outcome)
      expect(settled.includes(outcome.kind) || issues.length > 0).toBe(true)
      expect(issues.filter(({ code, message }) => code === '' || sayMessage(message).trim() === '')).toEqual([])
    }),
    { numRuns: runs(300) },
  )
})

test.each(['text/html', 'text/plain', 'application/octet-stream', ''])(
  'JSON is read as JSON when the content type is %j',
  async (type) => {
    const refusal = { code: 'account_failed_validation', errors: [{ detail: 'No.', code: 'odd', attr: 'customers.0' }] }
    const platform = await answering(() => json(400, refusal, { 'Content-Type': type }))
    expect(await platform.validateAccount(head)).toMatchObject({
      kind: 'refused',
      issues: [{ code: 'odd', message: serviceSays('No.'), where: { path: 'customers.0' } }],
    })
  },
)

test('errors per field, nested by index, of an addition become issues with their paths', async () => {
  const platform = await answering(() => json(400, { transactions: { 0: { reason: ['Not a valid string.'] } } }))
  expect(await platform.addTransactions({ ...head, transactions: [{}] })).toMatchObject({
    kind: 'refused',
    issues: [{ message: serviceSays('Not a valid string.'), where: { path: 'transactions.0.reason' } }],
  })
})

test('a record keeps what nobody knows of it, such as a latest event', async () => {
  const record = { status: 'PROCESSED', platform_identifier: 'A-1', latest_event: { name: 'created', at: [1] } }
  const platform = await answering(() => json(200, record))
  expect(await platform.fetchProcess('7')).toEqual({ kind: 'found', record })
})

describe('a list', () => {
  const staged = { external_account_number: '7', platform_account_number: null, account_created_at: null }

  test.each<readonly [string, Scripted, object]>([
    [
      'with fields nobody knows',
      json(200, [{ ...staged, tags: ['x'] }]),
      { kind: 'done', value: [{ ...staged, tags: ['x'] }] },
    ],
    ['of accounts that leave out what is null', json(200, [{ external_account_number: '7' }]), { kind: 'done' }],
    ['that is empty', json(200, []), { kind: 'done', value: [] }],
    ['inside of an object', json(200, { results: [staged], next: null }), { kind: 'done', value: [staged] }],
    ['that is no list', json(200, { count: 0 }), { kind: 'notKnown', why: 'unreadable' }],
    ['beside another', json(200, { results: [staged], more: [] }), { kind: 'notKnown', why: 'unreadable' }],
    [
      'whose pages go round',
      json(200, { results: [staged], next: '/?page=2' }),
      { kind: 'notKnown', why: 'unreadable' },
    ],
    ['that goes on nobody knows where', json(200, { results: [], next: 7 }), { kind: 'notKnown', why: 'unreadable' }],
    ['of accounts without a number', json(200, [{}]), { kind: 'notKnown', why: 'unreadable' }],
    ['without a body', { status: 200 }, { kind: 'notKnown', why: 'unreadable' }],
    ['of a supplier that has none', { status: 404 }, { kind: 'notFound' }],
    [
      'that is not for this key',
      json(403, { detail: 'No.' }),
      { kind: 'unexplained', issue: { message: serviceSays('No.') } },
    ],
  ])('%s is told as it is', async (_case, answer, expected) => {
    const platform = await answering(() => answer)
    expect(await platform.listAccounts('imported')).toMatchObject(expected)
  })
})

test.each(stoppable)('%s is stopped while it waits for its answer', async (call) => {
  const stop = new AbortController()
  const platform = await answering(() => {
    stop.abort()
    return 'hang'
  })
  expect(await calls[call]?.(platform, stop.signal)).toMatchObject({
    kind: 'notSent',
    issue: { code: 'request_stopped' },
  })
})

test('requests one after another share their connection, whatever their answers are', async () => {
  let connections = 0
  const counting = (handle: RequestListener) =>
    createServer(handle).on('connection', () => {
      connections += 1
    })
  const answers: readonly Scripted[] = [
    json(200, {}),
    json(400, { detail: 'No.' }),
    { status: 404, body: '<html>' },
    { status: 201 },
    { status: 403, body: '{"a":' },
    { status: 307, headers: { Location: '/elsewhere' }, body: 'There.' },
  ]
  let count = 0
  const server = await serveScript((asked) => {
    if (isTokenRequest(asked)) return tokenAnswer()
    count += 1
    return answers[count % answers.length] ?? 'cut'
  }, counting)
  const platform = testPlatform(server.baseUrl)
  for (let round = 0; round < 12; round += 1) await platform.createAccount(head)
  expect(server.asked).toHaveLength(13)
  // Node opens a second one before it knows that the first can be used again.
  expect(connections).toBeLessThanOrEqual(2)
})

test('a question is never answered from a store on the way', async () => {
  const server = await serveScript((asked) =>
    isTokenRequest(asked) ? tokenAnswer() : json(200, { status: 'PENDING' }, { 'Cache-Control': 'max-age=3600' }),
  )
  const platform = testPlatform(server.baseUrl)
  await platform.fetchProcess('7')
  await platform.fetchProcess('7')
  const questions = server.asked.filter((asked) => !isTokenRequest(asked))
  expect(questions.map(({ headers }) => headers['cache-control'])).toEqual(['no-cache', 'no-cache'])
})
