/** The practice service by a made-up operator's document: its addresses, words and errors, and what is made of what is sent. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { startPracticeService } from '../../../electron/practice/practice-service.ts'
import { PracticeStartError } from '../../../electron/practice/start-trouble.ts'
import { serviceFile } from '../../support/services/service-file.ts'
import { connect, heldClock, noon, type PracticeClient, practiseForTest, startForTest } from './practice-client.ts'

const read = (name: string) => ({
  fileName: name,
  text: serviceFile(name),
})
const document = read('heat.openapi.yml')

type Paths = Record<string, unknown>

function withPaths(change: (paths: Paths) => void) {
  const whole: { readonly paths: Paths } = parse(document.text)
  change(whole.paths)
  return { fileName: 'it.json', text: JSON.stringify(whole) }
}

/** Remarks one by one, at an address that says the number of the home and nothing else. */
function remarkByAddress(paths: Paths): void {
  const file = { type: 'object', properties: { path: { type: 'string' } } }
  const schema = {
    type: 'object',
    required: ['text'],
    properties: { text: { type: 'string' }, files: { type: 'array', items: file } },
  }
  const answered = { type: 'object', properties: { body: { type: 'string' }, status: { type: 'string' } } }
  const wrong = { non_field_errors: { type: 'array', items: { type: 'string' } } }
  const showing = (shown: object) => ({ content: { 'application/json': { schema: shown } } })
  delete paths['/v1/intake/remarks/']
  paths['/v1/intake/homes/{number}/remarks/'] = {
    post: {
      requestBody: showing(schema),
      responses: { '201': showing(answered), '400': showing({ type: 'object', properties: wrong }) },
    },
  }
}

const home = (number: string) => ({
  network: 'NORTH',
  home_no: number,
  residents: [
    { surname: 'Byron', phone: '07123456789', paper: 'y' },
    { surname: 'King', phone: null, paper: null },
  ],
  heat: [
    { kind: 'PLATE', plates: 12, since: '2026-01-31' },
    { kind: 'DIRECT', valve: 'V1' },
  ],
  neighbour: { network: 'SOUTH', home_no: 'H-0', neighbour: null },
  remarks: [{ text: 'Came with it.' }],
})
const reference = { network: 'NORTH', home_no: 'H-1' }

const homes = '/v2/intake/homes/'
const statusOf = (number: string, network = 'NORTH') => `${homes}${network}/${number}/`

/** A client of a service on which this home was created long enough ago. */
async function withHome(): Promise<PracticeClient> {
  const { clock, move } = heldClock(noon - 10_000)
  const client = await practiseForTest({ document, clock })
  expect((await client.post(homes, home('H-1'))).status).toBe(202)
  move(10_000)
  return client
}

describe('an account of the document', () => {
  test('goes from PENDING to PROCESSED at its addresses, told in its words', async () => {
    const { clock, move } = heldClock()
    const client = await practiseForTest({ document, clock })
    expect(await client.post(homes, home('H-1'))).toMatchObject({ status: 202, body: undefined })
    const before = {
      ember_identifier: null,
      latest_error: null,
      created_at: expect.any(String),
      modified_at: expect.any(String),
    }
    expect((await client.get(statusOf('H-1'))).body).toEqual({ ...before, status: 'PENDING' })
    expect((await client.get('/v1/intake/pending-homes/NORTH/')).body).toEqual([
      { home_no: 'H-1', ember_home_number: null, account_created_at: null },
    ])
    move(10_000)
    expect((await client.get(statusOf('H-1'))).body).toEqual({
      ...before,
      status: 'PROCESSED',
      ember_identifier: 'A-10000001',
    })
    const record = { home_no: 'H-1', ember_home_number: 'A-10000001', account_created_at: expect.any(String) }
    expect((await client.get('/v1/intake/all-homes/NORTH/')).body).toEqual([record])
    expect((await client.get('/v1/intake/imported-homes/NORTH/')).body).toEqual([record])
    expect((await client.get('/v1/intake/pending-homes/NORTH/')).body).toEqual([])
    expect((await client.get('/v1/intake/progress/NORTH/H-1/')).body).toEqual({
      status: 'COMPLETED',
      ember_home_number: 'A-10000001',
    })
  })

  test('is taken by itself and in the field that wraps it, for the document’s networks and for practice’s own', async () => {
    const client = await practiseForTest({ document })
    for (const body of [home('H-1'), { home: home('H-2'), task: {} }, { ...home('H-3'), network: 'PRACTICE' }]) {
      expect(await client.post(`${homes}validate/`, body)).toMatchObject({ status: 200, body: undefined })
      expect((await client.post(homes, body)).status).toBe(202)
    }
    const statuses = [statusOf('H-1'), statusOf('H-2'), statusOf('H-3', 'PRACTICE'), statusOf('H-3')].map((path) =>
      client.get(path),
    )
    expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([200, 200, 200, 404])
  })

  test.each<[string, object, unknown]>([
    ['no number', { home_no: undefined }, { home_no: [expect.stringMatching(/required/)] }],
    ['a network that is none', { network: 'EAST' }, { network: [expect.any(String)] }],
    ['a number where a text belongs', { home_no: true }, { home_no: ['Expected text.'] }],
    ['a text that is too long', { home_no: 'H-1234567890123' }, { home_no: [expect.stringMatching(/too long/)] }],
    [
      'a phone number of letters and a resident without a name',
      { residents: [{ phone: 'x' }] },
      { residents: { 0: { surname: [expect.any(String)], phone: [expect.any(String)] } } },
    ],
    ['what belongs to another kind', { heat: [{ kind: 'PLATE' }] }, { heat: { 0: { plates: [expect.any(String)] } } }],
    ['no plates', { heat: [{ kind: 'PLATE', plates: 0 }] }, { heat: { 0: { plates: [expect.any(String)] } } }],
    ['a kind that is none', { heat: [{ kind: 'STEAM' }] }, { heat: { 0: { kind: [expect.any(String)] } } }],
    ['a wrong neighbour', { neighbour: { network: 'NORTH' } }, { neighbour: { home_no: [expect.any(String)] } }],
  ])('with %s is refused with its place, and not created', async (_case, wrong, body) => {
    const client = await practiseForTest({ document })
    const sent = { ...home('H-1'), ...wrong }
    expect(await client.post(`${homes}validate/`, sent)).toMatchObject({ status: 400, body })
    expect((await client.post(homes, sent)).body).toEqual({
      code: 'import_process_failed_validation',
      detail: expect.any(String),
      domain: 'import_process',
    })
    expect((await client.get(statusOf('H-1'))).status).toBe(404)
  })

  test('that is there already is refused with the number that it has', async () => {
    const client = await withHome()
    expect(await client.post(homes, home('H-1'))).toMatchObject({
      status: 400,
      body: { non_field_errors: { code: 'account_import_process_already_imported' }, account_id: 'A-10000001' },
    })
  })

  test('meets the faults that are set for its network', async () => {
    const client = await practiseForTest({ document })
    const fault = { kind: 'unavailable', supplier: 'SOUTH', operation: 'create', retryAfter: 1 }
    await client.post('/practice/faults/', { faults: [fault] })
    expect((await client.post(homes, { home: { ...home('H-1'), network: 'SOUTH' } })).status).toBe(503)
    expect((await client.post(homes, home('H-1'))).status).toBe(202)
  })

  test('is there again after a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'practice-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const options = { document, store: join(folder, 'practice.db'), stepMs: 0 }
    const first = await startForTest(options)
    await (await connect(first)).post(homes, home('H-1'))
    await first.close()
    const again = await connect(await startForTest(options))
    expect((await again.get(statusOf('H-1'))).body).toMatchObject({ status: 'PROCESSED' })
  })
})

describe('what is added by the document', () => {
  test('remarks are told apart from those that are there, also from those of the account', async () => {
    const client = await withHome()
    const remarks = [{ text: 'Came with it.' }, { text: 'New.', made_at: '2026-01-01T10:00:00Z' }]
    expect(await client.post('/v1/intake/remarks/', { ...reference, remarks })).toMatchObject({
      status: 201,
      body: [
        { body: 'Came with it.', status: 'NOTE_ALREADY_EXISTS' },
        { body: 'New.', status: 'NOTE_CREATION_SUCCESS', created_at: '2026-01-01T10:00:00Z' },
      ],
    })
    expect((await client.post('/v1/intake/remarks/', { ...reference, remarks: [{}] })).body).toEqual({
      non_field_errors: [expect.stringContaining('remarks.0.text')],
    })
  })

  test('a single remark goes to the address of its home, and comes back alone', async () => {
    const { clock, move } = heldClock(noon - 10_000)
    const client = await practiseForTest({ document: withPaths(remarkByAddress), clock })
    expect((await client.post(homes, home('H-1'))).status).toBe(202)
    move(10_000)
    const add = (number: string, remark: object) => client.post(`/v1/intake/homes/${number}/remarks/`, remark)
    const files = [{ path: 'a.pdf' }]
    expect(await add('H-1', { text: 'New.', files })).toMatchObject({
      status: 201,
      body: { body: 'New.', status: 'NOTE_CREATION_SUCCESS' },
    })
    expect((await add('H-1', { text: 'Came with it.' })).body).toMatchObject({ status: 'NOTE_ALREADY_EXISTS' })
    expect((await add('H-1', { files })).body).toEqual({ non_field_errors: [expect.stringContaining('text')] })
    expect((await add('H-9', { text: 'New.' })).status).toBe(404)
  })

  test('postings that came with the home are known again', async () => {
    const { clock, move } = heldClock(noon - 10_000)
    const client = await practiseForTest({ document, clock })
    const [first, second] = ['1', '2'].map((id) => ({ posting_id: id, booked_on: '2026-11-20', amount: 1250 }))
    expect((await client.post(homes, { ...home('H-1'), years: [{ old_postings: [first] }] })).status).toBe(202)
    move(10_000)
    const sent = { ...reference, postings: [first, second] }
    expect((await client.post('/v1/intake/postings/', sent)).body).toMatchObject({
      results: [{ status: 'TRANSACTION_ALREADY_EXISTS' }, { status: 'TRANSACTION_ADDED_TO_ACCOUNT' }],
    })
  })

  test('postings keep whole amounts, move into the open period, and are known again', async () => {
    const client = await withHome()
    const postings = [
      { posting_id: '1', booked_on: '2026-11-20', amount: 1250 },
      { posting_id: '2', booked_on: '2020-01-01', amount: -5 },
    ]
    const { status, body } = await client.post('/v1/intake/postings/', { ...reference, postings })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      results: [
        { status: 'TRANSACTION_ADDED_TO_ACCOUNT', transaction_data: postings[0] },
        { transaction_data: { posting_id: '2', booked_on: '2026-09-22', note: expect.stringContaining('2020-01-01') } },
      ],
    })
    expect((await client.post('/v1/intake/postings/', { ...reference, postings })).body).toMatchObject({
      results: [{ status: 'TRANSACTION_ALREADY_EXISTS' }, { status: 'TRANSACTION_ALREADY_EXISTS' }],
    })
    const late = '/v1/intake/postings/?force_add_to_current_statement=false&check_previously_added=false'
    expect((await client.post(late, { ...reference, postings })).body).toEqual({
      status: 'TRANSACTION_IMPORT_ERROR',
      error_detail: expect.stringContaining('2020-01-01'),
      transaction_data: postings[1],
    })
    const wrong = [{ posting_id: '3', booked_on: '2026-11-20', amount: 12.5 }]
    expect(await client.post('/v1/intake/postings/', { ...reference, postings: wrong })).toMatchObject({
      status: 400,
      body: { postings: { 0: { amount: [expect.any(String)] } } },
    })
  })

  test('bills come back as they were taken', async () => {
    const client = await withHome()
    const sent = {
      ...reference,
      bills: [
        { bill_id: 'B1', amount: 995 },
        { bill_id: 'B2', amount: null },
      ],
    }
    expect(await client.post('/v1/intake/bills/', sent)).toMatchObject({ status: 200, body: sent })
    expect((await client.get('/practice/accounts/NORTH/H-1/')).body).toMatchObject({ statements: sent.bills })
  })

  test('a payment is taken, or declined in the document’s words', async () => {
    const client = await withHome()
    const pay = (text: string) => client.post('/v1/intake/payment/', { ...reference, reference: text })
    expect(await pay('R-1')).toMatchObject({ status: 201, body: { ember_home_number: 'A-10000001', reference: 'R-1' } })
    expect(await pay('DECLINED-1')).toMatchObject({
      status: 400,
      body: { error_detail: expect.any(String), home_no: 'H-1' },
    })
    expect((await pay('R'.repeat(21))).body).toMatchObject({ error_detail: expect.stringContaining('reference') })
  })

  test('is 404 for an account that is not there, and so is what the document does not have', async () => {
    const client = await withHome()
    const absent = { ...reference, home_no: 'H-9', reference: 'R' }
    expect((await client.post('/v1/intake/payment/', absent)).status).toBe(404)
    expect((await client.post('/v2/data-import/accounts/', {})).status).toBe(404)
    expect((await client.get('/v1/data-import/all-account-import-processes/NORTH/')).status).toBe(404)
  })
})

test('a document in other words, with no more than an account, is served as far as it goes', async () => {
  const { clock, move } = heldClock()
  const client = await practiseForTest({ document: read('water.openapi.yml'), clock })
  const household = { region: 'NORTH', household_no: '0012345', occupants: [{ surname: 'Byron', phone: null }] }
  expect(await client.post('/intake/households/check/', household)).toMatchObject({ status: 200 })
  expect((await client.post('/intake/households/check/', { ...household, household_no: '12' })).body).toMatchObject({
    errors: [{ attr: 'household_no', code: 'invalid_format' }],
  })
  expect((await client.post('/intake/households/', { household })).status).toBe(202)
  move(10_000)
  expect((await client.get('/intake/households/NORTH/0012345/')).body).toMatchObject({ status: 'PROCESSED' })
  expect((await client.get('/intake/regions/NORTH/households/')).body).toMatchObject([{ household_no: '0012345' }])
  expect((await client.post('/intake/letters/', { household_no: '0012345', text: 'Hello' })).status).toBe(404)
})

test.each<[string, string, RegExp]>([
  ['no YAML', 'a: [', /^“it\.yml” can’t be read\./],
  ['something else', 'openapi: 2.0\npaths: {}', /^“it\.yml” is no OpenAPI 3 document\./],
  ['no account in it', 'openapi: 3.0.3\npaths: {}', /^“it\.yml” has no address that takes an account/],
  [
    'a reference to another file',
    document.text.replaceAll('#/components/schemas/Network', 'other.yml#/N'),
    /leads out/,
  ],
  [
    'a reference to nothing',
    document.text.replaceAll('#/components/schemas/Network', '#/components/schemas/N'),
    /leads nowhere/,
  ],
  [
    'a reference in a circle',
    document.text.replace(
      '      type: string\n      enum: [NORTH, SOUTH]',
      "      $ref: '#/components/schemas/Network'",
    ),
    /in a circle/,
  ],
])('a document with %s is refused in one sentence', async (_case, text, words) => {
  const started = startPracticeService({ port: 0, document: { fileName: 'it.yml', text } })
  await expect(started).rejects.toThrow(PracticeStartError)
  await expect(started).rejects.toThrow(words)
})
