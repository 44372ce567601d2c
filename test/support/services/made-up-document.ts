/** An operator's document of 1 MB that is made up: lists in lists, kinds that differ, long lists of values, and much that no account has. */
import { stringify } from 'yaml'

type Schema = Readonly<Record<string, unknown>>

const sentence =
  'What the supplier that had the account before has written down of it, as it was on the day of the transfer. '
const described = (schema: Schema, at: number): Schema => ({
  ...schema,
  description: `<p>${sentence.repeat(1 + (at % 3))}</p>`,
})

const valueAt = (at: number): Schema => {
  const kinds: readonly Schema[] = [
    { type: 'string', maxLength: 40 + at },
    { type: 'string', format: 'date' },
    { type: 'string', enum: Array.from({ length: 20 }, (_, one) => `VALUE_${at}_${one}`) },
    { type: 'integer', minimum: 0, maximum: 9999 },
    { type: 'string', pattern: '^-?\\d{0,10}(?:\\.\\d{0,2})?$' },
    { nullable: true, enum: ['YES', 'NO', null] },
    { type: 'boolean' },
    { type: 'array', items: { type: 'string' } },
  ]
  return described(kinds[at % kinds.length] ?? {}, at)
}

const objectOf = (name: string, count: number, more: Schema = {}): Schema => ({
  type: 'object',
  required: [`${name}_0`],
  properties: {
    ...Object.fromEntries(Array.from({ length: count }, (_, at) => [`${name}_${at}`, valueAt(at)])),
    ...more,
  },
})

const refer = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
const listOf = (name: string): Schema => ({ type: 'array', items: refer(name) })

/** @param fields  how many an account has, about */
export function madeUpDocument(fields = 500, bytes = 1_000_000): string {
  const each = Math.max(1, Math.round(fields / 22))
  const kind = (name: string) => ({
    allOf: [
      refer('Point'),
      objectOf(name, each, {
        kind: { type: 'string' },
        devices: listOf(`${name}Device`),
        terms: refer(`${name}Terms`),
      }),
    ],
  })
  const schemas: Record<string, Schema> = {
    Account: objectOf('account', 2 * each, {
      account_number: { type: 'string' },
      holders: listOf('Holder'),
      places: listOf('Place'),
      payments: listOf('Payment'),
      remarks: listOf('Remark'),
    }),
    Holder: objectOf('holder', 2 * each, { given_name: { type: 'string' }, family_name: { type: 'string' } }),
    Place: objectOf('place', each, { points: listOf('AnyPoint') }),
    AnyPoint: {
      oneOf: [refer('Power'), refer('Gas')],
      discriminator: {
        propertyName: 'kind',
        mapping: { POWER: '#/components/schemas/Power', GAS: '#/components/schemas/Gas' },
      },
    },
    Point: objectOf('point', 2 * each, { point_number: { type: 'string' } }),
    Power: kind('power'),
    Gas: kind('gas'),
    ...Object.fromEntries(
      ['power', 'gas'].flatMap((name) => [
        [
          `${name}Device`,
          objectOf('device', 2 * each, { [`${name}_digits`]: { type: 'integer' }, counts: listOf('Count') }),
        ],
        [`${name}Terms`, objectOf(`${name}_term`, each)],
      ]),
    ),
    Count: objectOf('count', each),
    Payment: objectOf('payment', 2 * each),
    Remark: objectOf('remark', each),
  }
  const paths = {
    '/accounts/': { post: { requestBody: { content: { 'application/json': { schema: refer('Account') } } } } },
    '/accounts/{account_number}/': { get: { responses: { '200': { description: sentence } } } },
  }
  const head = { openapi: '3.0.3', info: { title: 'Made up', version: '1' }, paths }
  const own = stringify({ ...head, components: { schemas } })
  // Most of such a document is about something else.
  const other = stringify({ Other0: objectOf('other', 40) })
  const more = Object.fromEntries(
    Array.from({ length: Math.ceil((bytes - own.length) / other.length) }, (_, at) => [
      `Other${at}`,
      objectOf('other', 40),
    ]),
  )
  return stringify({ ...head, components: { schemas: { ...schemas, ...more } } }, { aliasDuplicateObjects: false })
}
