/** What a catalogue says of a payload is what the contract says that was written by hand: two ways to look at one interface. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Catalogue, catalogueOf, type Leaf, type Node } from '../../../shared/catalogue/catalogue.ts'
import { payloadViolations } from '../../../shared/checking/account/payload-violations.ts'
import type { Limits } from '../../../shared/contract/field.ts'
import { interfaceRules } from '../../../shared/contract/rules.ts'
import { enoughFor, isStated } from '../../../shared/contract/stated-rules.ts'
import { say, sayValue } from '../../../shared/messages/say.ts'
import { runs } from '../../support/property-runs.ts'
import { vetInterface } from '../../support/services/vet-catalogue.ts'
import { arbitraryPayload } from '../interface/arbitrary-payload.ts'
import { corruptionsOf, corruptionsOfWhole, type Site, sitesOf, withValue } from '../interface/corrupt.ts'
import { documentedExamples } from '../interface/documented-examples.ts'
import { contractVerdict, type Endpoint, endpoints, pathsOf } from '../interface/endpoints.ts'

const pathsWrong = (payload: unknown, catalogue: Catalogue): readonly string[] =>
  [...new Set(payloadViolations(payload, catalogue).map(({ path }) => path))].toSorted()

/** As it comes over the wire: what is `undefined` is not there. */
const asSent = (payload: unknown): unknown => JSON.parse(JSON.stringify(payload) ?? 'null')

function expectAgreement(endpoint: Endpoint, payload: unknown): void {
  const sent = asSent(payload)
  const [ours, contracts] = [pathsWrong(sent, endpoint.catalogue), pathsOf(contractVerdict(endpoint, sent))]
  // That an element needs something is not always said where something in it is wrong anyway; the two differ in when.
  const isNeed = (path: string) =>
    needs.includes(path.replaceAll(/\.\d+(?=\.|$)/g, '[]')) &&
    [ours, contracts].every((all) => all.some((one) => one.startsWith(path.slice(0, path.lastIndexOf('.')))))
  const differing = [...ours, ...contracts].filter((path) => !ours.includes(path) || !contracts.includes(path))
  expect(differing.filter((path) => !isNeed(path))).toEqual([])
}

/** Where the rules that the interface states speak. */
const needs = interfaceRules.filter(isStated).map((rule) => `${rule.level}.${enoughFor(rule)[0]}`)

/** Of a right value, with a slip in it, or anything at all. */
const nearMissOf = ({ value }: Site): fc.Arbitrary<unknown> => {
  const anything = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.string({ unit: 'binary' }))
  if (typeof value !== 'string') return anything
  const slip = fc
    .tuple(fc.nat(value.length), fc.nat(2), fc.oneof(fc.string({ maxLength: 2 }), fc.constantFrom(...'+-.:/@ T0Z')))
    .map(([at, gone, put]) => value.slice(0, at) + put + value.slice(at + gone))
  return fc.oneof({ weight: 3, arbitrary: slip }, { weight: 1, arbitrary: anything })
}

describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (name, endpoint) => {
  test('what the interface shows is taken, and every single thing that it forbids is found at its place', () => {
    const example = documentedExamples[name]
    expect(payloadViolations(example, endpoint.catalogue)).toEqual([])
    const corruptions = [
      ...corruptionsOfWhole(example),
      ...sitesOf(example, endpoint.catalogue).flatMap((site) => corruptionsOf(example, site)),
    ]
    for (const { what, path, payload } of corruptions)
      expect(pathsWrong(payload, endpoint.catalogue), what).toEqual([path])
  })

  test('whatever is drawn, with or without slips in it, contract and catalogue say the same', () => {
    const drawn = arbitraryPayload(endpoint).chain((payload) => {
      const sites = sitesOf(payload, endpoint.catalogue)
      if (sites.length === 0) return fc.constant(payload as unknown)
      return fc
        .array(
          fc.constantFrom(...sites).chain((site) => fc.tuple(fc.constant(site.path), nearMissOf(site))),
          { maxLength: 3 },
        )
        .map((slips) => slips.reduce<unknown>(withSlip, payload))
    })
    fc.assert(
      fc.property(drawn, (payload) => expectAgreement(endpoint, payload)),
      { numRuns: runs(1000) },
    )
  })
})

/** A slip above another one may have taken its place away. */
function withSlip(payload: unknown, [path, value]: readonly [string, unknown]): unknown {
  try {
    return withValue(payload, path, value)
  } catch {
    return payload
  }
}

describe('of an interface that came out of a file', () => {
  /** The practice’s files, of which one field has limits. */
  const withLimits = (path: string, limits: Partial<Pick<Leaf, 'isClosed' | 'isRequired'>> & { limits?: Limits }) => {
    const changed = (node: Node): Node =>
      node.type === 'leaf'
        ? node.path === path
          ? { ...node, ...limits }
          : node
        : { ...node, children: node.children.map(changed) }
    const { root } = vetInterface
    return catalogueOf({ ...vetInterface, root: { ...root, children: root.children.map(changed) } })
  }
  const file = (animal: object, more: object = {}) => ({ practice: 'P', file_no: '1', animals: [animal], ...more })

  test.each([
    ['animals[].species', { isClosed: true }, { species: 'PARROT' }, 'it has to be “DOG”, “CAT” or “HORSE”.'],
    ['animals[].call_name', { limits: { minLength: 2 } }, { call_name: 'X' }, say('too_short', { least: 2 })],
    ['animals[].call_name', { limits: { maxLength: 1 } }, { call_name: '🐕🐕' }, say('too_long', { most: 1 })],
    [
      'animals[].chip',
      { limits: { pattern: '^\\d{15}$' } },
      { chip: '12' },
      say('not_written_so', { how: '15 digits', example: '123456789123456' }),
    ],
    [
      'animals[].treatments[].fee',
      { limits: { minimum: 0 } },
      { treatments: [{ fee: '-1' }] },
      say('too_small', { least: 0 }),
    ],
    [
      'animals[].treatments[].fee',
      { limits: { maximum: 9.5 } },
      { treatments: [{ fee: '10.00' }] },
      say('too_large', { most: '9.5' }),
    ],
    ['animals[].chip', { isRequired: true }, {}, say('not_of_kind', { kind: 'identifier' })],
  ])('%s that has to fit %j refuses %j', (path, limits, animal, detail) => {
    expect(payloadViolations(file(animal), withLimits(path, limits)).map((one) => sayValue(one.detail))).toEqual([
      detail,
    ])
    const right = { species: 'DOG', call_name: 'Rex', chip: '900111000000001', treatments: [{ fee: '5' }] }
    const isOfLength = path.endsWith('call_name') && 'limits' in limits && 'maxLength' in limits.limits
    const fitting = isOfLength ? { ...right, call_name: '🐕' } : right
    expect(payloadViolations(file(fitting), withLimits(path, limits))).toEqual([])
  })

  test('what belongs together, and how many there are, is held of the payload too', () => {
    const vet = catalogueOf({
      ...vetInterface,
      rules: [
        { rule: 'together', level: 'animals[]', field: 'insured', beside: ['chip'], isStated: true },
        { rule: 'together', level: 'animals[]', field: 'insured', beside: ['species'] },
        { rule: 'counted', level: '', field: 'animals', least: 1, most: 2 },
        { rule: 'counted', level: 'animals[]', field: 'treatments', least: 2, most: null },
        { rule: 'counted', level: '', field: 'keepers', least: 2, most: null, kinds: [[]] },
      ],
    })
    const one = { why: 'x' }
    expect(pathsWrong(file({ insured: true }, { keepers: [{ called: 'Kim' }] }), vet)).toEqual(['animals.0.chip'])
    expect(pathsWrong(file({ insured: true, chip: '1' }), vet)).toEqual([])
    expect(pathsWrong(file({ treatments: [one] }), vet)).toEqual(['animals.0.treatments'])
    expect(pathsWrong(file({ treatments: [one, one] }), vet)).toEqual([])
    expect(pathsWrong(file({}, { animals: [{}, {}, {}] }), vet)).toEqual(['animals'])
    expect(pathsWrong(file({}, { animals: [] }), vet)).toEqual(['animals'])
  })

  test('a field that it does not have is named where it stands, and a rule of the whole account is held', () => {
    const vet = catalogueOf({
      ...vetInterface,
      rules: [{ rule: 'one of', level: '', fields: ['keepers', 'animals'] }],
    })
    expect(payloadViolations(file({ wings: 2 }), vet)).toEqual([
      {
        path: 'animals.0.wings',
        field: { place: [{ label: 'animal', number: 1 }] },
        detail: { key: 'not_known_there', facts: { name: 'wings' } },
      },
    ])
    const nobody = { practice: 'P', file_no: '1', keepers: [{ called: ' ' }] }
    expect(pathsWrong(nobody, vet)).toEqual(['keepers'])
    expect(pathsWrong(file({ chip: '7' }), vet)).toEqual([])
  })
})
