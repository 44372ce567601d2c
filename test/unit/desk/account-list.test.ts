import { expect, test } from 'vitest'
import { AccountTally, pageOfAccounts, stubOf } from '../../../electron/desk/account-list.ts'
import type { IndexedAccount } from '../../../electron/preparation/protocol.ts'
import { type AccountStub, type Ask, type ImportState, notSent } from '../../../shared/ipc.ts'

const account = (number: string, errorCount = 0): IndexedAccount => ({
  key: number,
  accountNumber: number,
  name: `Person of ${number}`,
  errorCount,
  warningCount: 0,
  payloadHash: `hash of ${number}`,
  requests: [],
})
const state = (is: ImportState['state']): ImportState => ({ ...notSent, state: is })
const unknown = { dryRun: undefined, state: undefined, setAside: null }
const stub = (number: string, errorCount: number, is: ImportState['state']): AccountStub =>
  stubOf(account(number, errorCount), { ...unknown, state: state(is) })

function page(stubs: readonly AccountStub[], wish: Ask<'listAccounts'>): ReturnType<typeof pageOfAccounts> {
  const tally = new AccountTally()
  for (const one of stubs) tally.put(one)
  const byKey = new Map(stubs.map((one) => [one.key, one]))
  const indexed = stubs.map(({ key, errorCount }) => account(key, errorCount))
  return pageOfAccounts(indexed, ({ key }) => byKey.get(key) ?? stub(key, 0, 'notSent'), tally, wish)
}

test('a dry run of another payload is out of date', () => {
  const run = { payloadHash: 'hash of 1', outcome: 'passed', at: 0 } as const
  const dryRunOf = (number: string, dryRun: typeof run | undefined) =>
    stubOf(account(number), { ...unknown, dryRun }).dryRun
  expect(dryRunOf('1', run)).toEqual({ outcome: 'passed', at: '1970-01-01T00:00:00.000Z' })
  expect(dryRunOf('2', run).outcome).toBe('outOfDate')
  expect(dryRunOf('2', undefined)).toEqual({ outcome: 'none', at: null })
})

test('only what is ready and not on its way can be created', async () => {
  const accounts = [
    stub('1', 0, 'notSent'),
    stub('2', 1, 'notSent'),
    stub('3', 0, 'finished'),
    stub('4', 0, 'unknown'),
    stub('5', 0, 'failed'),
    stub('6', 0, 'refused'),
  ]
  const shown = await page(accounts, { offset: 0, limit: 10, filter: 'toCreate' })
  expect(shown.accounts.map(({ key }) => key)).toEqual(['1', '5', '6'])
  expect(shown.counts).toMatchObject({ all: 6, ready: 5, withErrors: 1, toCreate: 3, sent: 4 })
  expect(shown.stateCounts).toMatchObject({ notSent: 2, finished: 1, unknown: 1, failed: 1, refused: 1, accepted: 0 })
})

test('what is ready is told apart by its dry run, and what is set aside is not ready', async () => {
  const known = (number: string, outcome: 'passed' | 'refused' | 'notKnown', payloadHash = `hash of ${number}`) =>
    stubOf(account(number), { ...unknown, dryRun: { payloadHash, outcome, at: 0 } })
  const accounts = [
    known('1', 'passed'),
    known('2', 'refused'),
    known('3', 'notKnown'),
    known('4', 'passed', 'of another payload'),
    stub('5', 0, 'notSent'),
    stub('6', 2, 'notSent'),
    { ...known('7', 'passed'), setAside: { reason: 'Moved away', at: '' } },
  ]
  const counts = { all: 7, withErrors: 1, ready: 5, untried: 2, passed: 1, refused: 1, outOfDate: 1, setAside: 1 }
  const shown = await page(accounts, { offset: 0, limit: 10, filter: 'setAside' })
  expect(shown.counts).toEqual({ ...counts, toCreate: 5, sent: 0 })
  expect(shown.accounts.map(({ key }) => key)).toEqual(['7'])
})

test('a search looks at numbers and names, and leaves the counts alone', async () => {
  const accounts = [stub('0071', 0, 'notSent'), stub('0082', 0, 'notSent')]
  const search = (text: string) => page(accounts, { offset: 0, limit: 10, filter: 'all', search: text })
  expect((await search('071')).total).toBe(1)
  expect((await search('PERSON of 0082')).accounts.map(({ key }) => key)).toEqual(['0082'])
  expect(await search('nobody')).toMatchObject({ total: 0, counts: { all: 2 } })
})

test('a page is a piece of what fits', async () => {
  const accounts = Array.from({ length: 25 }, (_, index) => stub(String(index), 0, 'notSent'))
  const shown = await page(accounts, { offset: 20, limit: 10, filter: 'all' })
  expect([shown.total, shown.accounts.length]).toEqual([25, 5])
})
