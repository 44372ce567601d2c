import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { freshen } from '../../../../renderer/queries/keep-fresh.ts'
import { newQueryClient } from '../../../../renderer/queries/query-client.ts'

const page = { offset: 0, limit: 1, filter: 'all' }
const reads = [
  ['listAccounts', page],
  ['readAccount', { key: 'moved' }],
  ['readAccountHistory', { key: 'moved' }],
  ['planRun', { keys: 'allReady' }],
  ['listProblems', {}],
  ['readAccount', { key: 'resting' }],
  ['readAccountHistory', { key: 'resting' }],
  ['readColumns', {}],
] as const

function filledClient() {
  const client = newQueryClient()
  for (const read of reads) client.setQueryData(read, {})
  return client
}

it('makes every list stale, and only the accounts that moved on', () => {
  const client = filledClient()
  freshen(client, 'accountsChanged', ['moved', 'never read'])
  const stale = reads.filter((read) => client.getQueryState(read)?.isInvalidated)
  expect(stale).toEqual(reads.slice(0, 5))
})

it('reads problems again where they are next shown, not at each account while they are', () => {
  const client = newQueryClient()
  let asked = 0
  const options = {
    queryKey: ['listProblems', {}],
    queryFn: () => {
      asked += 1
      return []
    },
  }
  client.setQueryData(options.queryKey, [])
  const show = () => new QueryObserver(client, options).subscribe(() => undefined)
  const leave = show()
  freshen(client, 'accountsChanged', ['moved'])
  expect(asked).toBe(0)
  leave()
  show()()
  expect(asked).toBe(1)
})

it('passes over an answer that was on its way when a change was told, also the first one', async () => {
  const client = newQueryClient()
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  let asked = 0
  const queryKey = ['listProblems', {}]
  const queryFn = () => {
    asked += 1
    return answers[asked - 1]?.promise
  }
  const end = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined)
  freshen(client, 'changeMapping')
  answers[1]?.resolve('after')
  answers[0]?.resolve('before')
  await vi.waitFor(() => expect(client.getQueryData(queryKey)).toBe('after'))
  end()
})

it('goes through the cache equally often for one account and for thousands', () => {
  const countScans = (keys: readonly string[]): number => {
    const client = filledClient()
    const scans = vi.spyOn(client.getQueryCache(), 'findAll')
    freshen(client, 'accountsChanged', keys)
    return scans.mock.calls.length
  }
  const keys = Array.from({ length: 5000 }, (_, at) => `key ${at}`)
  expect(countScans(keys)).toBe(countScans(['moved']))
})

it.each(['loadSpreadsheet', 'deleteProject', 'renameProject', 'changeMapping', 'editCells'] as const)(
  'reads the list of projects anew after %s',
  (channel) => {
    const client = newQueryClient()
    client.setQueryData(['listProjects', {}], {})
    freshen(client, channel)
    expect(client.getQueryState(['listProjects', {}])?.isInvalidated).toBe(true)
  },
)

describe('what another project or connection leaves behind', () => {
  const read = (channel: string) => [channel, {}]
  const ofService = ['readComparison', 'readProgress', 'planRun', 'readRun', 'readAdditions', 'readAccountHistory'].map(
    read,
  )
  const ofProject = ['listAccounts', 'readSheetPage', 'listDuplicateProjects'].map(read)
  const ofDesk = ['listProjects', 'readUnderWay'].map(read)

  function keptAfter(told: Parameters<typeof freshen>[1]) {
    const client: QueryClient = newQueryClient()
    const all = [...ofService, ...ofProject, ...ofDesk]
    for (const key of all) client.setQueryData(key, {})
    freshen(client, told)
    return all.filter((key) => client.getQueryData(key) !== undefined)
  }

  it('is nothing of another project', () => {
    expect(keptAfter('openProject')).toEqual(ofDesk)
  })

  it('is nothing that another service said', () => {
    expect(keptAfter('connectLive')).toEqual([...ofProject, ...ofDesk])
  })
})
