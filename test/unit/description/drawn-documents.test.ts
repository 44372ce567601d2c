/** Whatever a document of an operator looks like: it is refused in words, or what is ready is what its own schemas allow. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDocument } from '../../../electron/practice/document/read-document.ts'
import { createValidator } from '../../../electron/practice/document/validator.ts'
import { type Fields, isFields } from '../../../shared/basics/members.ts'
import { catalogueOf } from '../../../shared/catalogue/catalogue.ts'
import { describeService, interfaceOf } from '../../../shared/description/describe-service.ts'
import type { Mapping } from '../../../shared/mapping/model/mapping.ts'
import { sayMessage } from '../../../shared/messages/say.ts'
import { preparing, sourceOf } from '../preparation/prepare.ts'

type Schema = Readonly<Record<string, unknown>>
type Components = Record<string, Schema>

const names = ['code', 'name', 'amount', 'since', 'items', 'details', 'mode', 'size', 'email', 'unit_no'] as const
const words = ['A', 'B', 'CASH', 'two words', 'x1'] as const

const text = fc.oneof(
  fc.constant({ type: 'string' }),
  fc.nat({ max: 6 }).map((maxLength) => ({ type: 'string', maxLength: maxLength + 1 })),
  fc.constant({ type: 'string', minLength: 2, maxLength: 4 }),
  fc.constant({ type: 'string', pattern: '^[A-Z]{1,4}$' }),
  fc.constant({ type: 'string', format: 'date' }),
  fc.constant({ type: 'string', format: 'time' }),
  fc.constant({ type: 'string', pattern: '^-?\\d{0,5}(?:\\.\\d{0,2})?$' }),
)
const closed = fc.subarray([...words], { minLength: 1 }).chain((values) =>
  fc.constantFrom<Schema>(
    { type: 'string', enum: values },
    { type: 'string', nullable: true, enum: [...values, null, null] },
    // Without a type.
    { nullable: true, enum: [...values, null] },
  ),
)
const value: fc.Arbitrary<Schema> = fc.oneof(
  text,
  closed,
  fc.constant({ type: 'integer', minimum: 0, maximum: 50 }),
  fc.constant({ type: 'integer', enum: [1, 2, 3] }),
  fc.constant({ type: 'integer', minimum: 0, exclusiveMinimum: true, maximum: 40, exclusiveMaximum: true }),
  fc.constant({ type: 'number', multipleOf: 0.1 }),
  // Only a blank.
  fc.constant({ type: 'string', enum: [''] }),
  fc.constant({ type: 'number', nullable: true }),
  fc.constant({ type: 'boolean' }),
)

/** A schema, and what it refers to. */
type Drawn = { readonly schema: Schema; readonly components: Components }
const alone = (schema: Schema): Drawn => ({ schema, components: {} })

/** A number for each part that has a name of its own. */
let parts = 0
const named = ({ schema, components }: Drawn): Drawn => {
  parts += 1
  return {
    schema: { $ref: `#/components/schemas/Part${parts}` },
    components: { ...components, [`Part${parts}`]: schema },
  }
}

const propertiesOf = (depth: number): fc.Arbitrary<Drawn> =>
  fc
    .uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 3 })
    .chain((chosen) =>
      fc.tuple(fc.constant(chosen), fc.tuple(...chosen.map(() => anything(depth - 1))), fc.subarray(chosen)),
    )
    .map(([chosen, drawn, required]) => ({
      schema: {
        type: 'object',
        ...(required.length > 0 && { required }),
        properties: Object.fromEntries(chosen.map((name, at) => [name, drawn[at]?.schema])),
      },
      components: Object.assign({}, ...drawn.map(({ components }) => components)),
    }))

const both = (one: Drawn, other: Drawn): Drawn => ({
  schema: { allOf: [one.schema, other.schema] },
  components: { ...one.components, ...other.components },
})

/** Kinds by a field that each of them has; they may have others of the same name and of another idea. */
const kindsOf = (depth: number): fc.Arbitrary<Drawn> =>
  fc
    .tuple(
      fc.constantFrom('kind', 'mode'),
      fc.constantFrom(['ONE', 'TWO'], ['ONE', 'OTHER', 'TWO']),
      fc.array(propertiesOf(depth), { minLength: 3, maxLength: 3 }),
      fc.boolean(),
    )
    .map(([propertyName, values, drawn, isNamed]) => {
      const kinds = values.map((said, at) => {
        const one = drawn[at] as Drawn
        const says = {
          type: 'object',
          required: [propertyName],
          properties: { [propertyName]: { type: 'string', ...(!isNamed && { enum: [said] }) } },
        }
        const { properties = {}, required = [], ...rest } = one.schema
        const { [propertyName]: __, ...others } = properties as Fields
        const own = {
          ...rest,
          required: (required as string[]).filter((name) => name !== propertyName),
          properties: others,
        }
        return named(both(alone(says), { ...one, schema: own }))
      })
      return {
        schema: {
          oneOf: kinds.map(({ schema }) => schema),
          // Where nothing names it, what each kind can say alone tells them apart.
          ...(isNamed && {
            discriminator: {
              propertyName,
              mapping: Object.fromEntries(values.map((said, at) => [said, kinds[at]?.schema.$ref])),
            },
          }),
        },
        components: Object.assign({}, ...kinds.map(({ components }) => components)),
      }
    })

const object = (depth: number): fc.Arbitrary<Drawn> =>
  fc.oneof(
    { weight: 3, arbitrary: propertiesOf(depth) },
    { weight: 1, arbitrary: fc.tuple(propertiesOf(depth), propertiesOf(depth).map(named)).map(([a, b]) => both(a, b)) },
    { weight: 2, arbitrary: kindsOf(depth) },
  )

const listOf = ({ schema, components }: Drawn, counts: Schema): Drawn => ({
  schema: { type: 'array', items: schema, ...counts },
  components,
})
const listed = (one: fc.Arbitrary<Drawn>): fc.Arbitrary<Drawn> =>
  fc
    .tuple(one, fc.constantFrom({}, {}, { minItems: 1 }, { maxItems: 1 }, { minItems: 2, maxItems: 2 }))
    .map(([drawn, counts]) => listOf(drawn, counts))

const anything = (depth: number): fc.Arbitrary<Drawn> =>
  depth <= 0
    ? value.map(alone)
    : fc.oneof(
        { weight: 4, arbitrary: value.map(alone) },
        { weight: 1, arbitrary: listed(value.map(alone)) },
        { weight: 2, arbitrary: fc.nat().chain(() => object(depth)) },
        { weight: 2, arbitrary: fc.nat().chain(() => listed(object(depth))) },
      )

const drawnDocument = object(3).map((drawn) => {
  const account = both(
    alone({ type: 'object', required: ['account_no'], properties: { account_no: { type: 'string' } } }),
    drawn,
  )
  return {
    openapi: '3.0.3',
    info: { title: 'Drawn', version: '1' },
    paths: {
      '/accounts': {
        post: {
          requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Account' } } } },
        },
      },
      '/accounts/{account_no}': { get: {} },
    },
    components: { schemas: { ...account.components, Account: account.schema } },
  }
})

type Document = { readonly components: { readonly schemas: Components } }

/** What a schema allows, mostly; no list of objects has more than one, so that all of it fits into a row. */
function valuesOf(document: Document, schema: Schema): fc.Arbitrary<unknown> {
  const { schemas } = document.components
  const follow = ({ $ref, ...rest }: Schema): Schema =>
    typeof $ref === 'string' ? (schemas[$ref.slice('#/components/schemas/'.length)] ?? {}) : rest
  const one = follow(schema)
  if (Array.isArray(one.oneOf) && !isFields(one.discriminator))
    return fc.constantFrom(...(one.oneOf as Schema[])).chain((kind) => valuesOf(document, kind))
  if (Array.isArray(one.oneOf) && isFields(one.discriminator)) {
    const { propertyName, mapping } = one.discriminator as { propertyName: string; mapping: Record<string, string> }
    return fc
      .constantFrom(...Object.entries(mapping))
      .chain(([said, $ref]) =>
        valuesOf(document, { $ref }).map((inside) => ({ ...(inside as Fields), [propertyName]: said })),
      )
  }
  if (Array.isArray(one.allOf))
    return fc
      .tuple(...one.allOf.map((part: Schema) => valuesOf(document, part)))
      .map((all) => Object.assign({}, ...(all as Fields[])))
  if (one.type === 'array') {
    const each = valuesOf(document, one.items as Schema)
    return fc.array(each, { minLength: 1, maxLength: 3 }).map((all) => (all.some(isFields) ? all.slice(0, 1) : all))
  }
  if (isFields(one.properties)) {
    const required = (one.required ?? []) as string[]
    const each = Object.fromEntries(
      Object.entries(one.properties).map(([name, inside]) => [name, valuesOf(document, inside as Schema)]),
    )
    return fc.record(each, { requiredKeys: required })
  }
  if (Array.isArray(one.enum)) return fc.constantFrom(...one.enum.filter((said) => said !== null))
  if (one.type === 'boolean') return fc.boolean()
  if (one.type === 'integer') return fc.nat({ max: 50 })
  if (one.type === 'number') return fc.nat({ max: 999 }).map((cents) => cents / 4)
  if (one.format === 'time') return fc.constantFrom('14:30:00Z', '23:59:59.5+01:00', '14:30')
  if (one.format === 'date') return fc.constantFrom('2024-01-31', '2024-02-01')
  if (typeof one.pattern === 'string')
    return fc.constantFrom(...(one.pattern.includes('d') ? ['1.5', '20'] : ['AB', 'ABCD']))
  return fc.constantFrom('ab', 'A', 'abc', 'ana@example.org').map((said) => said.slice(0, Number(one.maxLength ?? 20)))
}

/** The cells of a row by the paths of a catalogue. */
function cellsOf(payload: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (Array.isArray(payload)) {
    return payload.some(isFields)
      ? payload.flatMap((one) => cellsOf(one, `${path}[]`))
      : [[path, payload.map(String).join(' | ')]]
  }
  if (!isFields(payload)) return [[path, String(payload)]]
  return Object.entries(payload).flatMap(([name, inside]) => cellsOf(inside, path === '' ? name : `${path}.${name}`))
}

const drawn = drawnDocument.chain((document) =>
  fc.record({
    document: fc.constant(document),
    payloads: fc.array(valuesOf(document, { $ref: '#/components/schemas/Account' }), { minLength: 3, maxLength: 3 }),
    /** What somebody typed over, by the place of its cell. */
    slips: fc.array(fc.tuple(fc.nat(), fc.constantFrom('', 'x', '?', '7', 'CASH', 'TWO', '2024-13-01')), {
      maxLength: 2,
    }),
  }),
)

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`

test('it is refused in words, or every account that is ready is one that the document allows', async () => {
  const counted = { ready: 0, open: 0, refused: 0 }
  await fc.assert(
    fc.asyncProperty(drawn, async ({ document, payloads, slips }) => {
      const source = { fileName: 'drawn.json', text: JSON.stringify(document) }
      const described = describeService(source.text, source.fileName)
      if (!described.ok) {
        counted.refused += 1
        expect(sayMessage(described.issues[0].message)).toContain(source.fileName)
        return
      }
      const paths = catalogueOf(described.value.catalogue).leaves.map(({ path }) => path)
      const rows = payloads.map((payload, at) => {
        const cells = new Map(cellsOf(payload))
        return paths.map((path) => (path === 'account_no' ? `N-${at}` : (cells.get(path) ?? '')))
      })
      for (const [place, said] of slips) {
        const row = rows[place % rows.length]
        const column = place % paths.length
        if (row !== undefined && paths[column] !== 'account_no') row[column] = said
      }
      const lines = [paths, ...rows].map((cells) => cells.map(quoted).join(';'))
      const mapping: Mapping = {
        version: 1,
        sheets: [
          {
            sheet: 'drawn',
            isIncluded: true,
            headerRow: 1,
            firstDataRow: 2,
            columns: paths.map((path, at) => ({ column: at + 1, header: path, target: path })),
          },
        ],
        constants: [],
        defaults: { dateOrder: 'YMD', decimalMark: '.' },
      }
      const { call } = preparing()
      const { accounts } = await call('load', {
        ...sourceOf('drawn.csv', new TextEncoder().encode(`${lines.join('\n')}\n`)),
        mapping,
        interface: interfaceOf(described.value),
      })
      const check = createValidator(readDocument(source), { $ref: '#/components/schemas/Account' })
      for (const { key, errorCount } of accounts) {
        const { payload } = await call('readAccount', { key })
        if (errorCount > 0) counted.open += 1
        else {
          counted.ready += 1
          expect(check(payload).ok, `${JSON.stringify(payload)}\n${source.text}`).toBe(true)
        }
      }
    }),
    { numRuns: 200 },
  )
  // Of both there are enough for the test to mean something.
  expect(Math.min(counted.ready, counted.open), JSON.stringify(counted)).toBeGreaterThan(50)
})
