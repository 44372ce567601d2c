/**
 * The client's contract and the practice service are two readings of one interface, written apart. Here every payload is given to
 * both, over the wire to a really listening service, and they have to say the same, or disagreements.ts has to say why not.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runs } from '../../support/property-runs.ts'
import type { PracticeClient } from '../practice/practice-client.ts'
import { arbitraryPayload } from './arbitrary-payload.ts'
import { type Corruption, corruptionsOf, corruptionsOfWhole, type Site, sitesOf, withValue } from './corrupt.ts'
import { type Disagreement, disagreements, explain } from './disagreements.ts'
import { documentedExamples } from './documented-examples.ts'
import {
  contractVerdict,
  type Endpoint,
  endpointOf,
  endpoints,
  pathsOf,
  practiceVerdict,
  practiseWithAccountOne,
} from './endpoints.ts'

let client: PracticeClient & { close(): Promise<void> }
beforeAll(async () => {
  client = await practiseWithAccountOne()
})
afterAll(() => client.close())

const both = async (endpoint: Endpoint, payload: unknown) => ({
  contract: contractVerdict(endpoint, payload),
  practice: await practiceVerdict(client, endpoint, payload),
})
const bothPaths = async (endpoint: Endpoint, payload: unknown) => {
  const { contract, practice } = await both(endpoint, payload)
  return { contract: pathsOf(contract), practice: pathsOf(practice) }
}
const agreed = (...paths: string[]) => ({ contract: paths, practice: paths })

/** The account is only validated, so any number will do; additions are for the account that is imported. */
const payloadsOf = (endpoint: Endpoint) => arbitraryPayload(endpoint, endpoint.name === 'account' ? undefined : '1')

describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (name, endpoint) => {
  const example = documentedExamples[name]
  const corruptions = [
    ...corruptionsOfWhole(example),
    ...sitesOf(example, endpoint.catalogue).flatMap((site) => corruptionsOf(example, site)),
  ]

  test('the documented example, with every documented field, is taken by both', async () => {
    expect(await both(endpoint, example)).toEqual({ contract: [], practice: [] })
    const paths = new Set(
      sitesOf(example, endpoint.catalogue).map(({ path }) => path.replaceAll(/\.\d+(?=\.|$)/g, '[]')),
    )
    expect(endpoint.catalogue.leaves.filter(({ path }) => !paths.has(path))).toEqual([])
  })

  test('every value that the interface shows for a field is taken by both', async () => {
    for (const site of sitesOf(example, endpoint.catalogue))
      for (const shown of site.is === 'value' ? site.leaf.documentedValues : [])
        expect(await both(endpoint, withValue(example, site.path, shown)), `${site.path}: ${shown}`).toEqual({
          contract: [],
          practice: [],
        })
  })

  test('every single thing the interface forbids is refused by both, at the same path', async () => {
    expect(corruptions.length).toBeGreaterThan(30)
    for (const { what, path, payload } of corruptions)
      expect(await bothPaths(endpoint, payload), what).toEqual(agreed(path))
  })

  test('any payload that the contract takes is taken by practice', async () => {
    await fc.assert(
      fc.asyncProperty(payloadsOf(endpoint), async (payload) => {
        expect(await both(endpoint, payload)).toEqual({ contract: [], practice: [] })
      }),
      { numRuns: runs(150) },
    )
  })

  test('any payload with one forbidden thing in it is refused by both, at the same path', async () => {
    const corrupted = payloadsOf(endpoint).chain((payload) => {
      const sites = sitesOf(payload, endpoint.catalogue)
      return fc.oneof(
        fc.constantFrom(...corruptionsOfWhole(payload)),
        fc.constantFrom(...sites).chain((site) => fc.constantFrom(...corruptionsOf(payload, site))),
      )
    })
    await fc.assert(
      fc.asyncProperty(corrupted, async ({ path, payload }: Corruption) => {
        expect(await bothPaths(endpoint, payload)).toEqual(agreed(path))
      }),
      { numRuns: runs(300) },
    )
  })

  test('whatever stands in one place, the two say the same, or a row says why not', async () => {
    const sites = sitesOf(example, endpoint.catalogue).filter((site) => site.is === 'value')
    const anything = fc.constantFrom(...sites).chain((site) => fc.tuple(fc.constant(site), nearMissOf(site)))
    await fc.assert(
      fc.asyncProperty(anything, async ([{ path, leaf }, value]) => {
        const { contract, practice } = await both(endpoint, withValue(example, path, value))
        const place = { endpoint: name, path, kind: leaf.kind, value }
        const unexplained = [
          ...practice.filter((complaint) => !has(contract, complaint) && !explain(place, complaint, 'by the contract')),
          ...contract.filter((complaint) => !has(practice, complaint) && !explain(place, complaint, 'by practice')),
        ]
        expect(unexplained).toEqual([])
      }),
      { numRuns: runs(500) },
    )
  })
})

const has = (verdict: readonly { readonly path: string }[], { path }: { readonly path: string }) =>
  verdict.some((other) => other.path === path)

/** Anything at all, or a right value with a slip in it. */
const nearMissOf = ({ value }: Site): fc.Arbitrary<unknown> => {
  const anything = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.string({ unit: 'binary' }), fc.constant(undefined))
  if (typeof value !== 'string') return anything
  const slip = fc
    .tuple(fc.nat(value.length), fc.nat(2), fc.oneof(fc.string({ maxLength: 2 }), fc.constantFrom(...'+-.:/@ T0Z')))
    .map(([at, gone, put]) => value.slice(0, at) + put + value.slice(at + gone))
  return fc.oneof({ weight: 3, arbitrary: slip }, { weight: 1, arbitrary: anything })
}

describe('rules about several fields', () => {
  test.each<readonly [string, object, string]>([
    ['a note with neither text nor document', { created_at: '2024-05-01T09:30:00Z' }, 'body'],
    ['a note with nothing in it', {}, 'body'],
    ['a note with a blank text', { body: ' ' }, 'body'],
    ['a note with an empty list of documents', { document_paths: [] }, 'body'],
    ['a note with a document that has no path', { document_paths: [{}] }, 'body'],
    [
      'a note to be unpinned that does not say it is pinned',
      { body: 'x', unpin_at: '2030-01-01T00:00:00Z' },
      'is_pinned',
    ],
  ])('%s is refused by both, at the same path', async (_case, note, field) => {
    for (const name of ['account', 'notes'] as const) {
      const payload = { ...documentedExamples.notes, notes: [{ body: 'Right' }, note] }
      expect(await bothPaths(endpointOf(name), payload)).toEqual(agreed(`notes.1.${field}`))
    }
  })

  test.each([
    ['text alone', { body: 'x' }],
    ['a document alone', { document_paths: [{ document_path: 'a.pdf' }] }],
    ['an unpinned note that says so', { body: 'x', is_pinned: false, unpin_at: '2030-01-01T00:00:00Z' }],
  ])('a note with %s is taken by both', async (_case, note) => {
    expect(await bothPaths(endpointOf('account'), { ...documentedExamples.notes, notes: [note] })).toEqual(agreed())
  })
})

describe('every disagreement', () => {
  test.each(disagreements.map((row) => [row.about, row] as const))('about %s is still one', async (_about, row) => {
    const { endpoint, path, value } = row.example
    const { contract, practice } = await both(
      endpointOf(endpoint),
      withValue(documentedExamples[endpoint], path, value),
    )
    const refusal = whoRefuses(row) === 'practice' ? practice : contract
    expect({ contract: contract.length > 0, practice: practice.length > 0 }).toEqual({
      contract: whoRefuses(row) === 'contract',
      practice: whoRefuses(row) === 'practice',
    })
    expect(refusal.every(({ code }) => row.code === undefined || code === row.code)).toBe(true)
  })
})

const whoRefuses = ({ taken }: Disagreement) => (taken === 'by the contract' ? 'practice' : 'contract')
