/**
 * Payloads drawn from the client's contract: every field of it may be there or not, every list may be empty, and what is there has
 * a value of its kind. Drawn from the schemas themselves, so that a field added to the contract is drawn too.
 */
import fc from 'fast-check'
import { getExampleNumber } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import { z } from 'zod'
import { type FieldKind, type FieldMeta, fieldRegistry } from '../../../shared/contract/field.ts'
import type { Endpoint } from './endpoints.ts'

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '',
    ' ',
    'Žofie Nguyễn-O’Brien',
    '李 小龍',
    'محمد',
    '👩‍🌾',
    '"quoted"\n\ttabbed',
    '=1+1',
    'null',
    '0012',
  ),
)
const withText = anyText.filter((text) => text.trim() !== '')

const twoDigits = (max: number) => fc.integer({ min: 0, max }).map((number) => String(number).padStart(2, '0'))
const day = fc
  .date({ noInvalidDate: true, min: new Date('0001-01-01'), max: new Date('9999-12-31') })
  .map((date) => date.toISOString().slice(0, 10))
const moment = fc
  .tuple(
    day,
    twoDigits(23),
    twoDigits(59),
    twoDigits(59),
    fc.constantFrom('', '.5', '.123456'),
    fc.constantFrom('Z', '+00:00', '-06:00', '+05:45'),
  )
  .map(([date, hour, minute, second, fraction, zone]) => `${date}T${hour}:${minute}:${second}${fraction}${zone}`)

const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,10}[a-z0-9])?$/)
const mail = fc
  .tuple(
    fc.stringMatching(/^[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]{1,20}(\.[a-zA-Z0-9_-]{1,8})?$/),
    fc.array(fc.oneof(label, fc.constantFrom('bücher', '例え')), { minLength: 1, maxLength: 3 }),
    fc.constantFrom('com', 'example', 'org', 'co.uk', 'xn--p1ai', 'рф'),
  )
  .map(([local, labels, top]) => `${local}@${labels.join('.')}.${top}`)

/** The example numbers of every country, as E.164. */
const phones = Object.keys(examples).flatMap((country) => {
  const number = getExampleNumber(country as keyof typeof examples, examples)
  return number?.isValid() ? [number.number as string] : []
})

const number = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
  fc.constantFrom(0, 0.1, 240, 1e21, -1e-7),
)

/** What the contract takes for a field of a kind, of whatever looks it may have. */
const valuesOfKind: Readonly<Record<FieldKind, fc.Arbitrary<unknown>>> = {
  text: anyText,
  identifier: anyText,
  email: mail,
  phone: fc.constantFrom(...phones),
  country: fc.stringMatching(/^[A-Za-z]{2,3}$/),
  date: fc.oneof(day, fc.constantFrom('2000-02-29', '1899-12-31', '2026-11-21')),
  datetime: moment,
  decimal: fc.stringMatching(/^-?[0-9]{1,15}(\.[0-9]{1,6})?$/),
  number,
  integer: fc.maxSafeInteger(),
  boolean: fc.boolean(),
  path: fc
    .array(fc.stringMatching(/^[\p{L}\p{N} _-]{0,8}[\p{L}\p{N}](\.[a-z]{3})?$/u), { minLength: 1, maxLength: 4 })
    .map((names) => names.join('/')),
  json: fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 3 }),
}

/** What the contract takes for a field: of its kind, and of a whole number within its limits. */
export const valuesOf = ({ kind, limits: { minimum: min, maximum: max } = {} }: Pick<FieldMeta, 'kind' | 'limits'>) =>
  kind === 'integer' && min !== undefined && max !== undefined ? fc.integer({ min, max }) : valuesOfKind[kind]

/** What the kind of a field alone does not tell. */
const particular: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  import_supplier: fc.constant('PRACTICE'),
  'customers[].landline': fc.oneof(valuesOfKind.phone, fc.constant('')),
  'ledgers[].additional_historical_transactions[]': fc.object({ maxDepth: 2, values: [fc.string(), fc.integer()] }),
  'ledgers[].current_statement_transactions[]': fc.object({ maxDepth: 2, values: [fc.string(), fc.integer()] }),
  'transactions[].line_items[].units[]': number,
}

/**
 * @param accountNumber  of the payloads; drawn too when left out
 * Every field may be missing but those the contract needs.
 */
export function arbitraryPayload({ schema }: Endpoint, accountNumber?: string): fc.Arbitrary<Record<string, unknown>> {
  const heads: typeof particular = {
    external_account_number:
      accountNumber === undefined
        ? withText.filter((text) => text !== '.' && text !== '..')
        : fc.constant(accountNumber),
  }
  return draw(schema, '', { ...particular, ...heads }) as fc.Arbitrary<Record<string, unknown>>
}

function draw(schema: z.core.$ZodType, path: string, known: typeof particular): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodOptional) return draw(schema.unwrap(), path, known)
  const special = known[path]
  if (special !== undefined) return special
  if (schema instanceof z.ZodArray) return fc.array(draw(schema.element, `${path}[]`, known), { maxLength: 2 })
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape as z.ZodRawShape).map(([name, field]) => {
      const at = path === '' ? name : `${path}.${name}`
      return { name, isNeeded: !(field instanceof z.ZodOptional), value: draw(field, at, known) }
    })
    return (
      fc
        .record(Object.fromEntries(fields.map(({ name, value }) => [name, value])), {
          requiredKeys: fields.flatMap(({ name, isNeeded }) => (isNeeded ? [name] : [])),
          noNullPrototype: true,
        })
        // Rules about several fields, such as a note's: what they refuse is not of the contract.
        .filter((object) => schema.safeParse(object).success)
    )
  }
  const meta = fieldRegistry.get(schema)
  if (meta === undefined || meta.kind === 'group' || meta.kind === 'level') throw new Error(`What is ${path}?`)
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options)
  const documented = Object.keys(meta.meanings ?? {})
  return documented.length === 0 ? valuesOf(meta) : fc.oneof(fc.constantFrom(...documented), valuesOf(meta))
}
