/** An operator's own document, read as the fields that accounts have there: whole, with its rules, or refused in a sentence. */

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CatalogueData, catalogueOf, type Leaf } from '../../../shared/catalogue/catalogue.ts'
import type { CheckRule } from '../../../shared/contract/rules.ts'
import { describeService } from '../../../shared/description/describe-service.ts'
import { sayMessage } from '../../../shared/messages/say.ts'
import { runs } from '../../support/property-runs.ts'
import { serviceFile } from '../../support/services/service-file.ts'
import { valueIn } from '../../support/value-in.ts'

const water = serviceFile('water.openapi.yml')

const describe = (text: string) => {
  return valueIn(describeService(text, 'service.yml'))
}

test('a document says which fields an account has, what each is, and what is allowed in it', () => {
  const { title, version, shape, catalogue, remarks } = describe(water)
  expect({ title, version, create: shape.routes.create }).toEqual({
    title: 'Bluewater onboarding',
    version: '2026.4',
    // Not the one that only checks, although it has the same fields; nor the letters, which nobody asks about.
    create: '/intake/households/',
  })
  const { leaves, levels, accountKey, supplierField, people, addresses } = catalogueOf(catalogue)
  expect(leaves.map(rowOf)).toEqual([
    // What the example of the document has comes first in each list and group.
    ['region', 'text', 'required', 'NORTH SOUTH'],
    ['household_no', 'identifier', 'required', '^\\d{7}$'],
    ['occupants[].forename', 'text', '', 'to 40'],
    ['occupants[].surname', 'text', 'required', 'to 40'],
    ['occupants[].phone', 'phone', '', ''],
    // A program that follows YAML 1.1 writes these without quotes.
    ['occupants[].wants_paper', 'text', '', 'Y N'],
    ['occupants[].born', 'date', '', ''],
    ['occupants[].languages', 'text', 'list', 'en cy'],
    ['premises[].premises_ref', 'identifier', '', ''],
    ['premises[].connections[].kind', 'text', 'required', 'METERED ASSESSED FLAT'],
    ['premises[].connections[].since', 'date', 'required', ''],
    ['premises[].connections[].registration.style', 'text', 'required', 'DIALS RADIO ESTIMATED'],
    ['premises[].connections[].registration.dials', 'integer', '', '4–8'],
    ['premises[].connections[].registration.channel', 'text', '', ''],
    ['premises[].connections[].registration.basis', 'text', '', 'to 6'],
    ['premises[].connections[].meter_serial', 'text', '', ''],
    // Metered and unmetered ones have their own idea of it: see the rules.
    ['premises[].connections[].reference', 'identifier', '', ''],
    // With what any of the kinds has in theirs.
    ['premises[].connections[].visits[].seen_on', 'date', '', ''],
    ['premises[].connections[].visits[].dials_read', 'integer', '', ''],
    ['premises[].connections[].visits[].estimate', 'integer', '', ''],
    ['premises[].connections[].tariff.unit_price', 'decimal', '', ''],
    ['premises[].connections[].tariff.tariff_code', 'identifier', '', ''],
    ['premises[].connections[].tariff.band', 'text', '', 'A B'],
    ['premises[].connections[].marks', 'text', 'list', 'SHARED OUTSIDE EMPTY'],
    ['premises[].connections[].readings', 'integer', 'list', '0–99999'],
    ['premises[].connections[].rateable_value', 'integer', '', ''],
    ['premises[].address.street', 'text', '', ''],
    ['premises[].address.town', 'text', '', ''],
    ['premises[].address.postcode', 'text', 'required', 'to 10'],
    ['premises[].address.country', 'country', '', 'to 2'],
    ['opening_balance', 'decimal', '', ''],
    ['old_ref', 'identifier', 'instead: household_no', ''],
    ['remarks', 'text', 'list', 'to 200'],
    ['anything', 'json', '', ''],
  ])
  expect(levels.map(({ path, element }) => [path, element])).toEqual([
    ['', 'account'],
    ['occupants[]', 'occupant'],
    ['premises[]', 'premise'],
    ['premises[].connections[]', 'connection'],
    ['premises[].connections[].visits[]', 'visit'],
  ])
  expect({ accountKey, supplier: supplierField?.path, people: people.map(({ path }) => path) }).toEqual({
    accountKey: 'household_no',
    supplier: 'region',
    people: ['occupants[]'],
  })
  expect(addresses.map(({ path }) => path)).toEqual(['premises[].address'])
  expect(rulesOf(catalogue, 'shown with')).toEqual([
    'premises[].connections[].visits[] dials_read: kind METERED',
    'premises[].connections[].visits[] estimate: kind ASSESSED FLAT',
    'premises[].connections[] tariff.unit_price: kind METERED',
    'premises[].connections[] tariff.band: kind ASSESSED FLAT',
    'premises[].connections[] registration.dials: kind METERED, registration.style DIALS',
    'premises[].connections[] registration.channel: kind METERED, registration.style RADIO; kind ASSESSED FLAT, registration.style RADIO',
    'premises[].connections[] registration.basis: kind ASSESSED FLAT, registration.style ESTIMATED',
    'premises[].connections[] meter_serial: kind METERED',
    'premises[].connections[] readings: kind METERED',
    'premises[].connections[] rateable_value: kind ASSESSED FLAT',
  ])
  expect(rulesOf(catalogue, 'taken with')).toEqual([
    'premises[].connections[] reference to 4: kind METERED',
    'premises[].connections[] reference to 3: kind ASSESSED FLAT',
    'premises[].connections[] tariff.tariff_code to 3: kind METERED',
    'premises[].connections[] tariff.tariff_code to 2: kind ASSESSED FLAT',
    'premises[].connections[] marks SHARED OUTSIDE: kind METERED',
    'premises[].connections[] marks SHARED EMPTY: kind ASSESSED FLAT',
    'premises[].connections[] registration.style DIALS RADIO: kind METERED',
    'premises[].connections[] registration.style ESTIMATED RADIO: kind ASSESSED FLAT',
  ])
  expect(rulesOf(catalogue, 'needed')).toEqual([
    'occupants[] surname',
    'premises[] address.postcode beside address.street address.town address.country',
    'premises[].connections[].visits[] seen_on: kind METERED',
    'premises[].connections[].visits[] dials_read: kind METERED',
    'premises[].connections[].visits[] estimate: kind ASSESSED FLAT',
    'premises[].connections[] tariff.unit_price beside tariff.tariff_code tariff.band: kind METERED',
    'premises[].connections[] tariff.band beside tariff.unit_price tariff.tariff_code: kind ASSESSED FLAT',
    'premises[].connections[] registration.style beside registration.dials registration.channel registration.basis',
    'premises[].connections[] registration.dials beside registration.style registration.channel registration.basis: kind METERED, registration.style DIALS',
    'premises[].connections[] registration.channel beside registration.style registration.dials registration.basis: kind METERED, registration.style RADIO; kind ASSESSED FLAT, registration.style RADIO',
    'premises[].connections[] registration.basis beside registration.style registration.dials registration.channel: kind ASSESSED FLAT, registration.style ESTIMATED',
    'premises[].connections[] kind',
    'premises[].connections[] since',
    'premises[].connections[] registration.style registration.dials registration.channel registration.basis: kind METERED',
    ' occupants',
  ])
  const region = leaves.find(({ path }) => path === 'region')
  expect(region?.help).toBe('Which region it is in.')
  expect(region?.meanings).toEqual({ NORTH: 'North of the river' })
  expect(catalogue.example).toMatchObject({
    household_no: '0012345',
    occupants: [{ phone: '07123456789', wants_paper: 'N' }],
    premises: [{ connections: [{ since: '2024-01-31' }] }],
  })
  expect(remarks.map(({ code, message }) => [code, sayMessage(message)])).toEqual([
    ['description_recursive', expect.stringContaining('parent')],
  ])
})

test('kinds are told apart by what each of them alone can say, and where nothing tells it is said', () => {
  const kind = (says: string) => `{type: object, required: [is], properties: {is: ${says}, own: {type: string}}}`
  const of = (...kinds: readonly string[]) =>
    describe(account(`number: {type: string}, thing: {oneOf: [${kinds.join(', ')}]}`))
  const told = of(kind('{type: string, enum: [A, B]}'), kind('{const: C}'))
  expect(catalogueOf(told.catalogue).leaf('thing.is')?.documentedValues).toEqual(['A', 'B', 'C'])
  expect(told.remarks).toEqual([])
  const untold = of(kind('{type: string, enum: [A, B]}'), kind('{enum: [B, C]}'))
  expect(untold.remarks.map(({ code, message }) => [code, sayMessage(message)])).toEqual([
    ['description_kinds_untold', expect.stringContaining('thing.')],
  ])
})

test('the same document as JSON says the same', () => {
  const { catalogue } = describe(water)
  expect(JSON.parse(JSON.stringify(catalogue))).toEqual(catalogue)
})

const account = (properties: string) => `
openapi: 3.0.0
info: {title: T, version: 1}
paths:
  /accounts:
    post: {requestBody: {content: {application/json: {schema: {type: object, properties: {${properties}}}}}}}
  /accounts/{number}:
    get: {}
`

test.each([
  ['nothing', '', 'description_of_something_else', 'OpenAPI'],
  ['a table', 'a,b\n1,2\n', 'description_of_something_else', 'OpenAPI'],
  ['a broken line', 'openapi: 3.0.0\npaths: [\n', 'description_unreadable', 'line 3'],
  ['broken JSON', '{"openapi": "3.0.0", "paths"', 'description_unreadable', 'cut off'],
  ['version 2', 'swagger: "2.0"\npaths: {}\n', 'description_of_something_else', 'version 3'],
  ['no account', 'openapi: 3.1.0\npaths: {/ping: {get: {}}}\n', 'description_without_accounts', 'create an account'],
  ['nothing to tell accounts apart', account('name: {type: string}'), 'description_without_accounts', 'ask about it'],
  [
    'another file',
    account("number: {type: string}, more: {$ref: 'http://127.0.0.1/other.yml#/A'}"),
    'description_refers_elsewhere',
    'http://127.0.0.1/other.yml#/A',
  ],
  [
    'a missing part',
    account("number: {type: string}, more: {$ref: '#/components/schemas/Gone'}"),
    'description_incomplete',
    '#/components/schemas/Gone',
  ],
  [
    'aliases that multiply',
    `a: &a [x,x,x,x,x,x,x,x,x]\n${multiplied('abcdefghi')}`,
    'description_unreadable',
    'cut off',
  ],
  ['endless nesting', `{"openapi": ${'['.repeat(200_000)}`, 'description_unreadable', 'cut off'],
  ['parts that multiply', multipliedParts(), 'description_has_too_many_fields', 'more fields'],
])('%s is refused in a sentence that says what to do', (_, text, code, says) => {
  const described = describeService(text, 'service.yml')
  expect(described.ok ? 'taken' : described.issues.map((one) => one.code)).toEqual([code])
  expect(described.ok ? '' : sayMessage(described.issues[0].message)).toContain(says)
})

function multiplied(names: string): string {
  return [...names.slice(1)].map((name, index) => `${name}: &${name} [${`*${names[index]},`.repeat(9)}]`).join('\n')
}

/** Each refers to the next one ten times. */
function multipliedParts(): string {
  const part = (next: number) =>
    Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`f${at}`, { $ref: `#/components/schemas/P${next}` }]))
  const schemas = Object.fromEntries(
    Array.from({ length: 8 }, (_, at) => [`P${at}`, { type: 'object', properties: part(at + 1) }]),
  )
  return JSON.stringify({
    openapi: '3.0.0',
    info: {},
    paths: {
      '/accounts': {
        post: {
          requestBody: {
            content: {
              'application/json': {
                schema: { type: 'object', properties: { number: { type: 'string' }, ...part(0) } },
              },
            },
          },
        },
      },
      '/accounts/{number}': { get: {} },
    },
    components: { schemas: { ...schemas, P8: { type: 'string' } } },
  })
}

test('a pattern that a few signs could keep busy without end is not asked of values', () => {
  const patternOf = (pattern: string) =>
    catalogueOf(describe(account(`number: {type: string, pattern: '${pattern}'}`)).catalogue).leaf('number')?.limits
  expect([patternOf('^(a+)+$'), patternOf('^([a-z]{1,3}-)*x$'), patternOf('[')]).toEqual([{}, {}, {}])
  expect(patternOf('^[A-Z]{2}(-[0-9]{3})?$')).toEqual({ pattern: '^[A-Z]{2}(-[0-9]{3})?$' })
})

test('bounds, steps and counts are read as both versions of such documents write them, and the narrower of two holds', () => {
  const { catalogue } = describe(
    account(`
      number: {type: string},
      old: {type: number, minimum: 0, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false},
      new: {type: number, exclusiveMinimum: 0, maximum: 9},
      both: {type: number, allOf: [{multipleOf: 4, exclusiveMaximum: 9}, {multipleOf: 0.6, exclusiveMaximum: 7}]},
      marks: {type: array, minItems: 2, maxItems: 3, items: {type: string}},
      rooms: {type: array, minItems: 1, items: {type: object, properties: {
        name: {type: string}, pets: {type: array, maxItems: 1, items: {type: object, properties: {name: {type: string}}}}}}}`),
  )
  const { leaf } = catalogueOf(catalogue)
  expect(['old', 'new', 'both', 'marks'].map((path) => leaf(path)?.limits)).toEqual([
    { maximum: 9, exclusiveMinimum: 0 },
    { maximum: 9, exclusiveMinimum: 0 },
    { exclusiveMaximum: 7, multipleOf: 12 },
    {},
  ])
  expect(catalogue.rules.filter(({ rule }) => rule === 'counted')).toEqual([
    { rule: 'counted', level: '', field: 'marks', least: 2, most: 3 },
    { rule: 'counted', level: 'rooms[]', field: 'pets', least: 0, most: 1 },
  ])
})

test('an amount whose own words say its unit is sent in it, and nothing is proposed for the others where two say different things', () => {
  const amounts = Object.entries({
    debt_amount: 'In pounds rather than pence.',
    fee_amount: 'Of the fee, in pence.',
    other_amount: 'As agreed. Currencies without a minor unit are sent as they are.',
    // Whoever has such a price writes it in pence, too.
    unit_price: 'In pence per unit.',
  }).map(([name, help]) => `${name}: {type: string, format: decimal, description: "${help}"}`)
  const { catalogue, proposedTerms } = describe(account(`number: {type: string}, ${amounts.join(', ')}`))
  const { leaves } = catalogueOf(catalogue)
  expect(leaves.flatMap(({ money, amountUnit }) => (money === null ? [] : [amountUnit]))).toEqual([
    'whole',
    'smallest',
    undefined,
    undefined,
  ])
  expect(proposedTerms.amountUnit).toBeNull()
})

test('a form with a name, a value that is shown, and a field that only takes a blank are known', () => {
  const { catalogue, remarks } = describe(
    account(`
      number: {type: string},
      opens: {type: string, format: time},
      code: {type: string, pattern: '^(?=.*7)[A-Z0-9]+$', example: A7},
      wrong: {type: string, pattern: '^(?=.*7)[A-Z0-9]+$', example: A8},
      empty: {type: string, enum: ['']}`),
  )
  const { leaf } = catalogueOf(catalogue)
  const ofPath = (path: string) => leaf(path)?.limits
  expect(ofPath('opens')?.pattern).toContain('[0-5]')
  expect([ofPath('code')?.example, ofPath('wrong')?.example]).toEqual(['A7', undefined])
  expect(leaf('empty')).toBeUndefined()
  expect(remarks.map(({ code, message }) => [code, sayMessage(message)])).toEqual([
    ['description_unfillable', expect.stringContaining('empty')],
  ])
})

test('what only a yes or no tells apart is one, as a document in YAML names it', () => {
  const { catalogue } = describe(`${account('number: {type: string}, firm: {$ref: "#/components/schemas/Firm"}')}
components:
  schemas:
    Firm:
      oneOf: [{$ref: '#/components/schemas/Plain'}, {$ref: '#/components/schemas/Bound'}]
      discriminator:
        propertyName: is_bound
        mapping:
          null: '#/components/schemas/Plain'
          false: '#/components/schemas/Plain'
          true: '#/components/schemas/Bound'
    Plain: {type: object, properties: {name: {type: string}}}
    Bound: {type: object, properties: {contract: {type: string}}}
`)
  const told = catalogueOf(catalogue).leaf('firm.is_bound')
  expect([told?.kind, told?.documentedValues]).toEqual(['boolean', ['false', 'true']])
})

test('whatever a document looks like, it is described or refused', () => {
  const broken = fc.oneof(
    // The field that an account is sent in is called like the one that tells accounts apart.
    fc.constant(water.slice(0, water.indexOf('region:', water.indexOf('required: [region,')) + 'region:'.length)),
    fc.json().map((json) => `{"openapi":"3.0.0","paths":${json}}`),
    fc.json().map((json) => account(`number: {type: string}, more: ${json}`)),
    fc.nat({ max: water.length }).map((end) => water.slice(0, end)),
    fc
      .tuple(fc.nat({ max: water.length }), fc.nat({ max: 40 }))
      .map(([from, length]) => water.slice(0, from) + water.slice(from + length)),
  )
  fc.assert(
    fc.property(broken, (text) => {
      const described = describeService(text, 'service.yml')
      if (!described.ok) return described.issues.every(({ message }) => sayMessage(message).includes('service.yml'))
      const { leaves, accountKey } = catalogueOf(described.value.catalogue)
      return (
        new Set(leaves.map(({ path }) => path)).size === leaves.length && leaves.some(({ path }) => path === accountKey)
      )
    }),
    { numRuns: runs(300) },
  )
})

/** Each as "level field: conditions of one kind; of another". */
const rulesOf = ({ rules }: CatalogueData, named: CheckRule['rule']): readonly string[] =>
  rules.flatMap((rule) => {
    if (rule.rule !== named || !('kinds' in rule || 'beside' in rule)) return []
    const fields = 'fields' in rule ? rule.fields : [rule.field]
    const beside = 'beside' in rule && rule.beside.length > 0 ? ['beside', rule.beside] : []
    const taken =
      'limits' in rule ? [rule.documentedValues, rule.limits.maxLength ? `to ${rule.limits.maxLength}` : []] : []
    const kinds = 'kinds' in rule ? (rule.kinds ?? []) : []
    const told = kinds
      .map((kind) => kind.map(({ field, values }) => [field, ...values].join(' ')).join(', '))
      .join('; ')
    const said = [rule.level, fields, beside, taken].flat(2).join(' ')
    return [told === '' ? said : `${said}: ${told}`]
  })

function rowOf({
  path,
  kind,
  isRequired,
  isList,
  deprecated,
  limits,
  documentedValues,
  isClosed,
}: Leaf): readonly string[] {
  const { pattern, maxLength, minimum, maximum } = limits
  return [
    path,
    kind,
    [isRequired && 'required', isList && 'list', deprecated !== undefined && `instead: ${deprecated}`]
      .filter((word) => typeof word === 'string')
      .join(' '),
    isClosed
      ? documentedValues.join(' ')
      : (pattern ??
        (maxLength !== undefined ? `to ${maxLength}` : minimum !== undefined ? `${minimum}–${maximum}` : '')),
  ]
}

test('fields of an address that stand among others are known by what follows the word for whose it is', () => {
  const fields = ['billing_postcode', 'supply_address1', 'billing_state']
  const flat = water.replace(
    /(Household:.*?properties:\n)/s,
    `$1${fields.map((name) => `        ${name}: {type: string}\n`).join('')}`,
  )
  const { leaf } = catalogueOf(describe(flat).catalogue)
  expect(fields.map((path) => leaf(path)?.role)).toEqual(['postcode', 'street', null])
  expect(fields.map((path) => leaf(path)?.label)).toEqual(['Billing postcode', 'Supply address 1', 'Billing state'])
})
