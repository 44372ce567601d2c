/** Every answer that an operator's document may show, and what a person is told of it: states in words of its own, bodies beside success, refusals in their shapes. */
import { describe, expect, test } from 'vitest'
import { dryRunAccounts } from '../../../electron/imports/dry-run.ts'
import { stateMeanings } from '../../../shared/description/state-meanings.ts'
import { sayMessage } from '../../../shared/messages/say.ts'
import { describeHeat } from '../../support/heat-operator.ts'
import { isTokenRequest, json, type Scripted, serveScript, tokenAnswer } from './scripted-server.ts'
import { testPlatform } from './test-platform.ts'

/** An answer with a body, as a document shows it. */
const showing = (schema: unknown) => ({ '200': { content: { 'application/json': { schema } } } })
const verdict = { type: 'object', properties: { valid: { type: 'boolean' }, message: {}, errors: {}, warnings: {} } }
const states = ['QUEUED', 'MIGRATION_RUNNING', 'MIGRATED', 'REJECTED', 'WITHDRAWN', 'PARKED', 'PARTLY_MIGRATED']
const progress = { type: 'object', properties: { migration_state: { type: 'string', enum: states } } }

const { shape } = describeHeat((paths) => {
  const of = (path: string, verb: string) => Object(Object(paths[path])[verb])
  of('/onboard/contracts/trial', 'post').responses = showing(verdict)
  of('/onboard/contracts', 'post').responses = showing({ type: 'object', properties: { reference: {} } })
  of('/onboard/contracts/{brand}/{contract_id}', 'get').responses = showing(progress)
})

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
      [[undefined, 'The service took it, and said: Ready to go.']],
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

test('a word that may mean its opposite, several things or a trial alone ends nothing', () => {
  const doubtful = [
    'NOT_PROCESSED',
    'TO_BE_MIGRATED',
    'COMPLETED_WITH_ERRORS',
    'PENDING_FAILED',
    'VALIDATED',
    'INCOMPLETE',
  ]
  expect(stateMeanings(doubtful)).toEqual({})
  expect(stateMeanings(['dryRunSucceeded', 'Validation failed'])).toEqual({
    dryRunSucceeded: 'DRY_RUN_SUCCEEDED',
    'Validation failed': 'DRY_RUN_ERRORED',
  })
})
