/** Which of many accounts are there to be added to: the service is asked no more often than it has to be. */
import { expect, test } from 'vitest'
import type { Target } from '../../../../electron/additions/find-target.ts'
import { findTargets } from '../../../../electron/additions/find-targets.ts'
import type { Http } from '../../../../electron/platform/sending/http.ts'
import { nodeHttp } from '../../../../electron/platform/sending/node-http.ts'
import { testPlatform } from '../../platform/test-platform.ts'
import { noon, startForTest } from '../../practice/practice-client.ts'

const supplier = 'PRACTICE'
const numbersTo = (count: number) => Array.from({ length: count }, (_, at) => `A-${at + 1}`)

/** A service that has accounts, some of them; with everything that it was asked. */
async function service(created: readonly string[], isCut = (_url: string): boolean => false) {
  const { baseUrl, apiKey } = await startForTest({ stepMs: 0, clock: () => noon })
  const asked: string[] = []
  const fetch: Http = async (url, request) => {
    const [, call] = /\/v1\/data-import\/([a-z-]+)\//.exec(url) ?? []
    if (call !== undefined) asked.push(call)
    if (isCut(url)) throw new Error('The line was cut.')
    return nodeHttp(url, request)
  }
  const platform = testPlatform(baseUrl, { supplierCode: supplier, readApiKey: async () => apiKey, fetch })
  for (const number of created)
    await platform.createAccount({ import_supplier: supplier, external_account_number: number })
  return { platform, asked }
}

async function find(
  { platform }: Awaited<ReturnType<typeof service>>,
  numbers: readonly string[],
  stopAfter = Infinity,
) {
  const stop = new AbortController()
  const found = new Map<string, Target['kind']>()
  const progress: (readonly [number, number | null])[] = []
  const { trouble } = await findTargets(platform, numbers, {
    onFound: (number, { kind }) => {
      found.set(number, kind)
      if (found.size === stopAfter) stop.abort()
    },
    onProgress: (done, total) => progress.push([done, total]),
    signal: stop.signal,
  })
  return { found: Object.fromEntries(found), progress, trouble }
}

const lists = ['all-account-import-processes', 'pending-account-import-processes', 'imported-account-import-processes']

test('many are looked up in the lists of the service, and only those that these do not settle one by one', async () => {
  const numbers = numbersTo(25)
  const missing = ['A-7', 'A-25']
  const there = await service(numbers.filter((number) => !missing.includes(number)))
  const { found, progress, trouble } = await find(there, numbers)
  expect([found, trouble]).toEqual([
    Object.fromEntries(numbers.map((number) => [number, missing.includes(number) ? 'notThere' : 'imported'])),
    null,
  ])
  expect([progress[0], progress[1], progress.at(-1)]).toEqual([
    [0, null],
    [23, 25],
    [25, 25],
  ])
  expect(there.asked.toSorted()).toEqual([...lists, 'account-transfer-status', 'account-transfer-status'].toSorted())
})

test('a few are asked about one by one, as lists may be long', async () => {
  const there = await service(['A-1'])
  const { found } = await find(there, ['A-1', 'A-2'])
  expect(found).toEqual({ 'A-1': 'imported', 'A-2': 'notThere' })
  expect(there.asked).toEqual(['account-transfer-status', 'account-transfer-status'])
})

test('where no list can be read, each is asked about', async () => {
  const numbers = numbersTo(20)
  const there = await service(['A-3'], (url) => url.includes('-import-processes/'))
  const { found, trouble } = await find(there, numbers)
  expect([Object.keys(found).length, found['A-3'], found['A-4'], trouble]).toEqual([20, 'imported', 'notThere', null])
})

test('somebody who stops it has no more asked', async () => {
  const there = await service([])
  const { found } = await find(there, numbersTo(12), 1)
  expect(Object.keys(found)).toHaveLength(1)
  expect(there.asked.length).toBeLessThanOrEqual(4)
})

test('a service that does not answer is not asked about all of them', async () => {
  const there = await service([], (url) => url.includes('account-transfer-status'))
  const { found, trouble } = await find(there, numbersTo(19))
  expect(trouble).toMatchObject({ kind: 'trouble' })
  expect(new Set(Object.values(found))).toEqual(new Set(['trouble']))
  expect(Object.keys(found).length).toBeLessThan(8)
})
