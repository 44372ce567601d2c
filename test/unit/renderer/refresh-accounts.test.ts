import type { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { newQueryClient } from '../../../renderer/asking/query-client.ts'
import { forgetProject, forgetService, refreshAccounts } from '../../../renderer/asking/use-desk-query.ts'

const page = { offset: 0, limit: 1, filter: 'all' }
const reads = [
  ['listAccounts', page],
  ['readAccount', { key: 'moved' }],
  ['readAccountHistory', { key: 'moved' }],
  ['planRun', { keys: 'allReady' }],
  ['readAccount', { key: 'resting' }],
  ['readAccountHistory', { key: 'resting' }],
  ['listProblems', {}],
] as const

function filledClient() {
  const client = newQueryClient()
  for (const read of reads) client.setQueryData(read, {})
  return client
}

it('makes every list stale, and only the accounts that moved on', () => {
  const client = filledClient()
  refreshAccounts(client, ['moved', 'never read'])
  const stale = reads.filter((read) => client.getQueryState(read)?.isInvalidated)
  expect(stale).toEqual(reads.slice(0, 4))
})

it('goes through the cache equally often for one account and for thousands', () => {
  const countScans = (keys: readonly string[]): number => {
    const client = filledClient()
    const scans = vi.spyOn(client.getQueryCache(), 'findAll')
    refreshAccounts(client, keys)
    return scans.mock.calls.length
  }
  const keys = Array.from({ length: 5000 }, (_, at) => `key ${at}`)
  expect(countScans(keys)).toBe(countScans(['moved']))
})

describe('what another project or connection leaves behind', () => {
  const read = (channel: string) => [channel, {}]
  const ofService = ['readComparison', 'readProgress', 'planRun', 'readRun', 'readAdditions', 'readAccountHistory'].map(
    read,
  )
  const ofProject = ['listAccounts', 'readSheetPage', 'listTwins'].map(read)
  const ofDesk = ['listProjects', 'readUnderWay'].map(read)

  function keptAfter(forget: (client: QueryClient) => void) {
    const client = newQueryClient()
    const all = [...ofService, ...ofProject, ...ofDesk]
    for (const key of all) client.setQueryData(key, {})
    forget(client)
    return all.filter((key) => client.getQueryData(key) !== undefined)
  }

  it('is nothing of another project', () => {
    expect(keptAfter(forgetProject)).toEqual(ofDesk)
  })

  it('is nothing that another service said', () => {
    expect(keptAfter(forgetService)).toEqual([...ofProject, ...ofDesk])
  })
})
