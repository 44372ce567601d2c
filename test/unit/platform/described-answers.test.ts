/** Every answer that an operator's document may show, and what a person is told of it: states in words of its own, bodies beside success, refusals in their shapes. */
import { describe, expect, test } from 'vitest'
import { dryRunAccounts } from '../../../electron/imports/run/dry-run.ts'
import { describedWith } from '../../../shared/description/describe-service.ts'
import type { Answers } from '../../../shared/description/interface-answers.ts'
import { stateMeanings } from '../../../shared/description/state-meanings.ts'
import { say, sayMessage } from '../../../shared/messages/say.ts'
import { describeHeat } from '../../support/services/heat-operator.ts'
import { isTokenRequest, json, type Scripted, serveScript, tokenAnswer } from './scripted-server.ts'
import { testPlatform } from './test-platform.ts'

/** An answer with a body, as a document shows it. */
const showing = (schema: unknown) => ({ '200': { content: { 'application/json': { schema } } } })
const verdict = { type: 'object', properties: { valid: { type: 'boolean' }, message: {}, errors: {}, warnings: {} } }
const states = ['QUEUED', 'MIGRATION_RUNNING', 'MIGRATED', 'REJECTED', 'WITHDRAWN', 'PARKED', 'PARTLY_MIGRATED']
const progress = { type: 'object', properties: { migration_state: { type: 'string', enum: states } } }

const described = describeHeat((paths) => {
  const of = (path: string, verb: string) => Object(Object(paths[path])[verb])
  of('/onboard/contracts/trial', 'post').responses = showing(verdict)
  of('/onboard/contracts', 'post').responses = showing({ type: 'object', properties: { reference: {} } })
  of('/onboard/contracts/{brand}/{contract_id}', 'get').responses = showing(progress)
})
const { shape } = described

async function answering(answer: Scripted) {
  const server = await serveScript((asked) => (isTokenRequest(asked) ? tokenAnswer() : answer))
  return testPlatform(server.baseUrl, { supplierCode: 'WARM', shape })
}

const contract = { brand: 'WARM', contract_no: '1', holders: [{ surname: 'Byron' }] }

async function tried(answer: Scripted) {
  const platform = await answering(answer)
  const account = { number: '1', payload: contract, payloadHash: 'h' }
  const { records, trouble } = await dryRunAccounts({ platform, clock: Date.now }, [account], {})
  const [record] = records
  return {
    trouble,
    outcome: record?.outcome,
    issues: record?.issues.map(({ message, where }) => [where?.path, sayMessage(message)]),
  }
}

const phone = 'No such number.'
describe('a dry run that is answered with', () => {
  test.each<readonly [string, Scripted, string, readonly (readonly [string | undefined, string])[]]>([
    ['nothing', { status: 200 }, 'passed', []],
    ['an empty object', json(200, {}), 'passed', []],
    ['a good verdict', json(200, { valid: true, errors: [] }), 'passed', []],
    [
      'a good verdict in words',
      json(200, { valid: true, message: 'Ready to go.' }),
      'passed',
      [[undefined, say('service_remarked', { words: 'Ready to go.' })]],
    ],
    ['a bad verdict', json(200, { valid: false, message: 'Not yet.' }), 'refused', [[undefined, 'Not yet.']]],
    [
      'errors beside success',
      json(200, { valid: false, errors: [{ attr: 'holders.0.mobile', detail: phone, code: 'invalid' }] }),
      'refused',
      [['holders.0.mobile', phone]],
    ],
    [
      'a list with attr',
      json(400, [{ attr: 'contract.holders.0.mobile', detail: phone }]),
      'refused',
      [['holders.0.mobile', phone]],
    ],
    [
      'errors with attr',
      json(400, { errors: [{ attr: 'holders[0].mobile', detail: phone }] }),
      'refused',
      [['holders.0.mobile', phone]],
    ],
    [
      'errors nested by index',
      json(400, { contract: { holders: { 0: { mobile: [phone] } } } }),
      'refused',
      [['holders.0.mobile', phone]],
    ],
    ['errors nested by list', json(400, { holders: [{ mobile: [phone] }] }), 'refused', [['holders.0.mobile', phone]]],
    ['non_field_errors', json(400, { non_field_errors: ['Closed.'] }), 'refused', [[undefined, 'Closed.']]],
    [
      'error_detail',
      json(400, { status: 'IMPORT_ERROR', error_detail: 'Closed.' }),
      'refused',
      [[undefined, 'Closed.']],
    ],
  ])('%s', async (_what, answer, outcome, issues) => {
    expect(await tried(answer)).toEqual({ trouble: null, outcome, issues })
  })

  test('what the document does not show is not known to be a success', async () => {
    expect((await tried(json(200, { welcome: 'Please log in.' }))).outcome).toBe('notKnown')
  })
})

describe('a create that is answered with', () => {
  test.each([
    ['what the document shows', json(200, { reference: 'R1' }), 'accepted'],
    ['nothing', { status: 202 }, 'accepted'],
    ['something else', json(200, { welcome: 'Please log in.' }), 'notKnown'],
  ])('%s', async (_what, answer, kind) => {
    expect((await (await answering(answer)).createAccount(contract)).kind).toBe(kind)
  })
})

describe('an addition that is answered with', () => {
  const head = { brand: 'WARM', contract_no: '1' }
  const posting = { posting_id: 'P1', booked_on: '2026-11-02', amount: 1250, sort: 'DUE' }
  type Call = 'addNotes' | 'addTransactions' | 'addStatements' | 'addPaymentInstruction'
  const bodies = {
    addNotes: { ...head, comments: [{ body: 'Has a dog.' }] },
    addTransactions: { ...head, postings: [posting] },
    addStatements: { ...head, bills: [{ bill_no: 'B1', gross_amount: '80.25' }] },
    addPaymentInstruction: { ...head, scheme: 'SEPA' },
  } satisfies Record<Call, object>
  const late = 'Outside the open period.'

  test.each<readonly [string, Call, Scripted, string, readonly (readonly [string | undefined, string])[]]>([
    ['nothing', 'addNotes', { status: 201 }, 'done', []],
    ['its things in a list', 'addNotes', json(201, [{ body: 'Has a dog.' }]), 'done', []],
    ['its things in a field', 'addTransactions', json(200, { results: [posting] }), 'done', []],
    ['a page of something else', 'addStatements', { status: 200, body: 'Please log in.' }, 'notKnown', []],
    [
      'non_field_errors in a list',
      'addPaymentInstruction',
      json(400, { non_field_errors: ['The vendor said no.'] }),
      'refused',
      [[undefined, 'The vendor said no.']],
    ],
    [
      'non_field_errors in an object',
      'addNotes',
      json(400, { non_field_errors: { detail: 'Closed.', code: 'closed' } }),
      'refused',
      [[undefined, 'Closed.']],
    ],
    [
      'error_detail and the one that failed',
      'addTransactions',
      json(400, { status: 'TRANSACTION_IMPORT_ERROR', error_detail: late, transaction_data: posting }),
      'refused',
      [[undefined, late]],
    ],
    ['error_detail alone', 'addStatements', json(400, { error_detail: late }), 'refused', [[undefined, late]]],
    [
      'errors nested by index',
      'addTransactions',
      json(400, { postings: { 0: { amount: ['A whole number of pence.'] } } }),
      'refused',
      [['postings.0.amount', 'A whole number of pence.']],
    ],
    [
      'errors nested by list',
      'addStatements',
      json(400, { bills: [{ bill_no: ['Known.'] }] }),
      'refused',
      [['bills.0.bill_no', 'Known.']],
    ],
    ['a list of what was sent', 'addNotes', json(400, [{ body: ['Rude.'] }]), 'refused', [['0.body', 'Rude.']]],
    ['404 without a body', 'addNotes', { status: 404 }, 'notFound', []],
    ['500', 'addPaymentInstruction', json(500, { detail: 'Try again.' }), 'notKnown', []],
  ])('%s (%s)', async (_what, call, answer, kind, issues) => {
    const outcome = await (await answering(answer))[call](bodies[call])
    const told = outcome.kind === 'refused' ? outcome.issues : []
    expect([outcome.kind, told.map(({ message, where }) => [where?.path, sayMessage(message)])]).toEqual([kind, issues])
  })
})

test.each([
  ['QUEUED', 'PENDING'],
  ['MIGRATION_RUNNING', 'IN_PROGRESS'],
  ['MIGRATED', 'PROCESSED'],
  ['REJECTED', 'ERRORED'],
  ['WITHDRAWN', 'CANCELLED'],
  ['PARKED', 'PARKED'],
  ['PARTLY_MIGRATED', 'PARTLY_MIGRATED'],
  ['NOT_IN_THE_LIST', 'NOT_IN_THE_LIST'],
])('the state %s is read as %s', async (said, read) => {
  const platform = await answering(json(200, { migration_state: said }))
  expect(await platform.fetchProcess('1')).toMatchObject({ kind: 'found', record: { status: read } })
})

test('a word that nobody knows is shown as it is and ends nothing, until a person has said what it means', async () => {
  const found = async (said: string, states: Answers['states'] = {}) => {
    const { shape: own } = describedWith(described, { states })
    const server = await serveScript((asked) =>
      isTokenRequest(asked) ? tokenAnswer() : json(200, { migration_state: said }),
    )
    const outcome = await testPlatform(server.baseUrl, { supplierCode: 'WARM', shape: own }).fetchProcess('1')
    return outcome.kind === 'found' ? outcome.record.status : outcome.kind
  }
  expect(await found('ABGESCHLOSSEN')).toBe('ABGESCHLOSSEN')
  expect(await found('ABGESCHLOSSEN', { ABGESCHLOSSEN: 'created' })).toBe('PROCESSED')
  expect(await found('PARKED', { ABGESCHLOSSEN: 'created' })).toBe('PARKED')
  expect(await found('PARKED', { PARKED: 'failed' })).toBe('ERRORED')
  // What the word leaves no doubt about can be otherwise here.
  expect(await found('MIGRATED', { MIGRATED: 'underWay' })).toBe('IN_PROGRESS')
  const asked = described.openQuestions.flatMap((question) => (question.about === 'state' ? [question.word] : []))
  expect(asked).toEqual(['PARKED', 'PARTLY_MIGRATED'])
})

test('a word that may mean its opposite, several things or a trial alone ends nothing', () => {
  const doubtful = [
    'NOT_PROCESSED',
    'TO_BE_MIGRATED',
    'COMPLETED_WITH_ERRORS',
    'PENDING_FAILED',
    'VALIDATED',
    'INCOMPLETE',
  ]
  expect(stateMeanings(doubtful)).toEqual(Object.fromEntries(doubtful.map((word) => [word, null])))
  expect(stateMeanings(['dryRunSucceeded', 'Validation failed'])).toEqual({
    dryRunSucceeded: 'DRY_RUN_SUCCEEDED',
    'Validation failed': 'DRY_RUN_ERRORED',
  })
})
