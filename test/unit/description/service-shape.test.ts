/** How a service is talked to, drawn from its document: each call told by what it takes and answers, and what is not there is not. */
import { expect, test } from 'vitest'
import { type CatalogueData, catalogueOf } from '../../../shared/catalogue/catalogue.ts'
import { describeService } from '../../../shared/description/describe-service.ts'
import { sayMessage } from '../../../shared/messages/say.ts'
import { describeHeat, noteByAddress, requestOf } from '../../support/services/heat-operator.ts'
import { valueIn } from '../../support/value-in.ts'

type Media = { example: unknown; readonly schema: { readonly properties: Record<string, unknown> } }
type CreatePath = {
  readonly post: { readonly requestBody: { readonly content: { 'application/json': Media } } }
}

function requireAdditions(additions: CatalogueData | null): CatalogueData {
  if (additions === null) throw new Error('Nothing can be added.')
  return additions
}

test('a document says where each call goes, and what its requests name', () => {
  expect(describeHeat().shape).toEqual({
    routes: {
      create: '/onboard/contracts',
      validate: '/onboard/contracts/trial',
      process: '/onboard/contracts/{supplier}/{number}',
      notes: '/contracts/comments',
      transactions: '/contracts/postings',
      statements: '/contracts/bills',
      paymentInstruction: '/contracts/direct-debit',
      transferStatus: '/look-up/{number}/of/{supplier}/state',
      allAccounts: '/look-up/of/{supplier}/all',
      pendingAccounts: '/look-up/of/{supplier}/waiting',
      importedAccounts: '/look-up/of/{supplier}/completed',
    },
    wrapper: {
      create: { field: 'contract', isUsed: true, beside: ['run'] },
      validate: { field: 'contract', isUsed: true, beside: [] },
    },
    taken: { create: [], validate: [] },
    states: { process: { field: 'status', meanings: {} }, transferStatus: { field: 'status', meanings: {} } },
    account: { key: 'contract_no', supplier: 'brand' },
    listed: { number: 'contract_no', createdAt: 'created_on' },
    additions: { key: 'contract_no', supplier: 'brand', addressed: [] },
    transactions: { list: 'postings', id: 'posting_id', check: 'skip_duplicates', move: null },
  })
})

test('where schema and example disagree about what is around the account, the example counts', () => {
  const bare = describeHeat((paths) => {
    const { content } = (paths['/onboard/contracts'] as CreatePath).post.requestBody
    content['application/json'].example = { brand: 'WARM', contract_no: '0001' }
  })
  expect(bare.shape.wrapper.create).toEqual({ field: 'contract', isUsed: false, beside: ['run'] })
})

test.each([
  ['/onboard/contracts/trial', 'validate'],
  ['/onboard/contracts/{brand}/{contract_id}', 'process'],
  ['/look-up/{contract_no}/of/{brand_code}/state', 'transferStatus'],
  ['/look-up/of/{brand}/waiting', 'pendingAccounts'],
  ['/look-up/of/{brand}/completed', 'importedAccounts'],
  ['/contracts/comments', 'notes'],
  ['/contracts/postings', 'transactions'],
  ['/contracts/bills', 'statements'],
  ['/contracts/direct-debit', 'paymentInstruction'],
] as const)('without %s there is no call for %s, and nothing takes its place', (address, call) => {
  const { routes } = describeHeat().shape
  const { shape } = describeHeat((paths) => {
    delete paths[address]
  })
  const expected =
    call === 'process'
      ? { ...routes, process: routes.transferStatus, transferStatus: null }
      : { ...routes, [call]: null }
  expect(shape.routes).toEqual(expected)
})

test('what can be added is a field tree of its own, with the fields, lists and amounts of the document', () => {
  const additions = requireAdditions(describeHeat().additions)
  const { kind, leaves, root, accountKey, supplierField, levels } = catalogueOf(additions)
  expect({ kind, accountKey, supplier: supplierField?.path }).toEqual({
    kind: 'additions',
    accountKey: 'contract_no',
    supplier: 'brand',
  })
  expect(root.children.flatMap((node) => (node.type === 'leaf' ? [] : [[node.path, node.addition]]))).toEqual([
    ['postings[]', 'transactions'],
    ['comments[]', 'notes'],
    ['bills[]', 'statements'],
    ['payment_instruction', 'payment'],
  ])
  expect(levels.map(({ path, naturalKeys, alikeAre }) => [path, naturalKeys, alikeAre])).toEqual([
    ['', [['contract_no']], 'one'],
    ['postings[]', [['posting_id']], 'events'],
    ['comments[]', [['body', 'written_at']], 'events'],
    ['bills[]', [['bill_no']], 'one'],
  ])
  expect(
    leaves.flatMap(({ path, money, amountUnit, isRequired, documentedValues }) =>
      money !== null || documentedValues.length > 0
        ? [[path, money, amountUnit ?? null, isRequired, documentedValues]]
        : [],
    ),
  ).toEqual([
    ['postings[].amount', 'amount', 'smallest', true, []],
    ['postings[].sort', null, null, true, ['DUE', 'PAID']],
    ['bills[].gross_amount', 'amount', null, false, []],
    ['payment_instruction.scheme', null, null, true, ['SEPA', 'BACS']],
  ])
  expect(additions.example).toEqual({
    brand: 'WARM',
    contract_no: '0001',
    postings: [{ posting_id: 'P1', booked_on: '2026-01-31', amount: 1250, sort: 'DUE' }],
  })
})

test('what is left out of what can be added is said too', () => {
  const { remarks } = describeHeat((paths) => {
    const { content } = (paths['/contracts/comments'] as CreatePath).post.requestBody
    const where =
      '#/paths/~1contracts~1comments/post/requestBody/content/application~1json/schema/properties/comments/items'
    const reply = { type: 'object', properties: { body: { type: 'string' }, reply: { $ref: where } } }
    content['application/json'].schema.properties.comments = { type: 'array', items: reply }
  })
  expect(remarks.map(({ code, message }) => [code, sayMessage(message)])).toEqual([
    ['description_recursive', expect.stringContaining('comments[].reply')],
  ])
})

test('what is added at an address that names the account is known, with or without its number in the request too', () => {
  const { shape, additions } = describeHeat((paths) => {
    const { post } = paths['/contracts/comments'] as CreatePath
    const { comments } = post.requestBody.content['application/json'].schema.properties as Record<string, unknown>
    delete paths['/contracts/comments']
    const schema = { type: 'object', properties: { comments } }
    paths['/contracts/{brand}/{contract_no}/comments'] = {
      post: { requestBody: { content: { 'application/json': { schema } } } },
    }
    const bills = paths['/contracts/bills']
    delete paths['/contracts/bills']
    paths['/contracts/{brand}/{contract_no}/bills'] = bills
  })
  expect([shape.routes.notes, shape.routes.statements, shape.routes.transactions]).toEqual([
    '/contracts/{supplier}/{number}/comments',
    '/contracts/{supplier}/{number}/bills',
    '/contracts/postings',
  ])
  expect(shape.additions).toEqual({ key: 'contract_no', supplier: 'brand', addressed: ['notes'] })
  expect(additions?.root.children.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['brand', 'contract_no', 'comments[]', 'bills[]', 'postings[]']),
  )
})

test('a request that is one note is told from a list of notes, at an address that says the number alone', () => {
  const { shape, additions } = describeHeat(noteByAddress)
  expect([shape.routes.notes, shape.additions.addressed]).toEqual(['/contracts/{number}/notes', ['notes']])
  expect(
    catalogueOf(requireAdditions(additions)).leaves.flatMap(({ path }) => (/^note/.test(path) ? [path] : [])),
  ).toEqual(['note.text', 'note.files[].path'])
})

test('a document that calls the number of an account by no other name than number is read', () => {
  const document = {
    openapi: '3.0.3',
    info: { title: 'Plain', version: '1' },
    paths: {
      '/accounts': { post: requestOf({ account_number: { type: 'string' }, email: { type: 'string' } }) },
      '/accounts/{number}': { get: {} },
      '/accounts/{number}/notes': { post: requestOf({ body: { type: 'string' } }) },
    },
  }
  const { shape } = valueIn(describeService(JSON.stringify(document), 'plain.json'))
  expect([shape.account, shape.routes.process, shape.routes.notes]).toEqual([
    { key: 'account_number', supplier: null },
    '/accounts/{number}',
    '/accounts/{number}/notes',
  ])
})

test('a document of accounts alone has nothing to add', () => {
  const { additions } = describeHeat((paths) => {
    for (const path of Object.keys(paths)) if (path.startsWith('/contracts/')) delete paths[path]
  })
  expect(additions).toBeNull()
})
