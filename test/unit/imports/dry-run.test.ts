import { describe, expect, test } from 'vitest'
import type { DryRunCounts } from '../../../electron/imports/run/dry-run.ts'
import type { DryRunRecord } from '../../../electron/storage/projects/projects.ts'
import { serviceSays } from '../../../shared/issue-words.ts'
import { noAnswer, refusalOf, refusedKey } from './run/model-service.ts'
import { account, accounts, testImports } from './run/test-imports.ts'

const issues = [
  { level: 'error', code: 'required', message: serviceSays('Required.'), where: { path: 'customers' } },
] as const
const refused = { kind: 'refused', refusal: refusalOf('account_failed_validation', 'It failed.'), issues } as const

describe('a dry run', () => {
  test('says of each account whether it passed, or all that stands against it, and creates nothing', async () => {
    const { imports, journal, service } = testImports({
      nextValidate: (number) => (number === '2' ? refused : { kind: 'passed' }),
    })
    const progress: DryRunCounts[] = []
    const end = await imports.dryRun(accounts('1', '2', '3'), {
      concurrency: 1,
      onProgress: (counts) => progress.push(counts),
    })
    expect(end).toMatchObject({ done: 3, total: 3, passed: 2, refused: 1, wasStopped: false, trouble: null })
    expect(end.records[1]).toEqual({
      accountNumber: '2',
      payloadHash: account('2').payloadHash,
      outcome: 'refused',
      issues,
      at: expect.any(Number),
    })
    expect(progress.map(({ done, passed }) => [done, passed])).toEqual([
      [1, 1],
      [2, 1],
      [3, 2],
    ])
    expect(service.asked).toEqual(['validate 1', 'validate 2', 'validate 3'])
    expect(journal.readAll()).toEqual([])
  })

  test('lets an account pass that is on the platform already: its create will give the number', async () => {
    const { imports } = testImports({
      nextValidate: () => ({ kind: 'alreadyImported', platformNumber: 'A-1', serviceWords: null }),
    })
    expect(await imports.dryRun(accounts('1'))).toMatchObject({ passed: 1 })
  })

  test('is stopped between two accounts, and keeps what it has', async () => {
    const stop = new AbortController()
    const kept: DryRunRecord[] = []
    const { imports } = testImports()
    const end = await imports.dryRun(accounts('1', '2', '3', '4'), {
      concurrency: 1,
      signal: stop.signal,
      onResult: (record) => {
        kept.push(record)
        if (kept.length === 2) stop.abort()
      },
    })
    expect(end).toMatchObject({ done: 2, wasStopped: true })
    expect(kept.map(({ accountNumber }) => accountNumber)).toEqual(['1', '2'])
  })

  test('ends at once with a refused key, whose words it has', async () => {
    const { imports, service } = testImports({ nextValidate: () => refusedKey })
    const end = await imports.dryRun(accounts('1', '2', '3'), { concurrency: 1 })
    expect(end).toMatchObject({ done: 0, trouble: { issue: { code: 'key_refused' }, serviceWords: 'Key refused.' } })
    expect(service.asked).toEqual(['validate 1'])
  })

  test('goes on past an account without an answer, and ends when there are three in a row', async () => {
    const { imports } = testImports({
      nextValidate: (number) => (number === '1' || Number(number) > 2 ? noAnswer('cut') : { kind: 'passed' }),
    })
    const end = await imports.dryRun(accounts('1', '2', '3', '4', '5', '6', '7'), { concurrency: 1 })
    expect(end).toMatchObject({ done: 5, passed: 1, trouble: { issue: { code: 'connection_lost' } } })
  })
})
