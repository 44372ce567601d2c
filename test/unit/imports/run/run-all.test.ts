import { describe, expect, test } from 'vitest'
import type { Imports } from '../../../../electron/imports/imports.ts'
import type { RunEnd, RunWish } from '../../../../electron/imports/run/run-all.ts'
import type { RunResult } from '../../../../electron/imports/run/run-report.ts'
import { openImportLock } from '../../../../electron/storage/lock.ts'
import { issue, serviceSays } from '../../../../shared/issue-words.ts'
import { sayMessage } from '../../../../shared/messages/say.ts'
import { refuse } from '../../../../shared/result.ts'
import { valueIn } from '../../../support/value-in.ts'
import { soundsLike } from '../../../support/words/sounds-like.ts'
import type { CreateFault } from './model-service.ts'
import { noAnswer, refusalOf, refusedConnection, refusedKey } from './model-service.ts'
import { account, accounts, scope, testImports } from './test-imports.ts'

const run = async (imports: Imports, given = accounts('1', '2', '3'), wish: RunWish = {}): Promise<RunEnd> =>
  valueIn(await imports.runAll(given, { concurrency: 1, ...wish }))
const linesOf = (end: RunEnd) =>
  end.kind === 'ended'
    ? end.results.map(({ number, state, reasons }) => [
        number,
        state.state,
        state.platformNumber ?? reasons.map((message) => sayMessage(message)).join(' '),
      ])
    : end.kind
const notBegun = expect.stringMatching(soundsLike('run_not_begun'))
const createsIn = (asked: readonly string[]) => asked.filter((each) => each.startsWith('create'))

describe('a whole import', () => {
  test('tries every account out, creates those that pass and follows them to their end', async () => {
    const issues = [
      { level: 'error', code: 'required', message: serviceSays('Required.'), where: { path: 'customers' } },
    ] as const
    const { imports, service } = testImports({
      nextValidate: (number) =>
        number === '2'
          ? { kind: 'refused', refusal: refusalOf('account_failed_validation', 'Failed.'), issues }
          : { kind: 'passed' },
      endOf: (number) => (number === '3' ? 'ERRORED' : 'PROCESSED'),
    })
    const told: RunResult[] = []
    const end = await run(imports, undefined, { onResult: (result) => told.push(result) })
    expect(linesOf(end)).toEqual([
      ['1', 'finished', 'A-1'],
      ['2', 'notSent', 'Customers: Required.'],
      ['3', 'failed', 'The meter is unknown.'],
    ])
    expect(told.map(({ number }) => number).toSorted()).toEqual(['1', '2', '3'])
    expect(createsIn(service.asked)).toEqual(['create 1', 'create 3'])
  })

  test('given again creates nothing, and tells everything again without asking', async () => {
    const { imports, service, restart } = testImports()
    await run(imports)
    service.asked.length = 0
    expect(linesOf(await run(restart()))).toEqual([
      ['1', 'finished', 'A-1'],
      ['2', 'finished', 'A-2'],
      ['3', 'finished', 'A-3'],
    ])
    expect(service.asked).toEqual([])
  })

  test('given again does not send a failed account, unless its payload has changed', async () => {
    const { imports, service, restart } = testImports({ endOf: () => 'ERRORED' })
    await run(imports, accounts('1', '2'))
    service.asked.length = 0
    service.script = {}
    const end = await run(restart(), [account('1'), account('2', { notes: [] })])
    expect(linesOf(end)).toEqual([
      ['1', 'failed', 'The meter is unknown.'],
      ['2', 'finished', 'A-2'],
    ])
    expect(createsIn(service.asked)).toEqual(['create 2'])
  })

  test('given again tells of a failed account that was helped on its way at the service', async () => {
    const { imports, service, restart } = testImports({ endOf: () => 'ERRORED' })
    await run(imports, accounts('1'))
    const process = service.processes.get('1')
    if (process !== undefined) process.status = 'PROCESSED'
    expect(linesOf(await run(restart(), accounts('1')))).toEqual([['1', 'finished', 'A-1']])
    expect(service.acted.get('1')).toBe(1)
  })

  test('follows an account that can’t be sent any more as it is, and sends nothing of it', async () => {
    const { imports, service, restart } = testImports()
    await imports.create(account('1'))
    service.asked.length = 0
    const unreadable = {
      number: '1',
      payloadHash: account('1').payloadHash,
      read: async () => refuse(issue('run_unresolved', {})),
    }
    const end = valueIn(await restart().runAll([unreadable, account('2')]))
    expect(linesOf(end)).toEqual([
      ['1', 'finished', 'A-1'],
      ['2', 'finished', 'A-2'],
    ])
    expect(createsIn(service.asked)).toEqual(['create 2'])
  })

  test('given again tries a refused account anew', async () => {
    const refusal = refusalOf('import_process_failed_validation', 'Unknown tariff.')
    const { imports, service, restart } = testImports({
      nextCreate: () => ({
        kind: 'refused',
        refusal,
        issues: [{ level: 'error', code: 'x', message: serviceSays('Unknown tariff.') }],
      }),
    })
    expect(linesOf(await run(imports, accounts('1')))).toEqual([['1', 'refused', 'Unknown tariff.']])
    service.script = {}
    expect(linesOf(await run(restart(), accounts('1')))).toEqual([['1', 'finished', 'A-1']])
  })

  test('clears up first what an earlier import left, also of other spreadsheets', async () => {
    const { journal, restart, service } = testImports()
    for (const { number, payload, payloadHash } of accounts('1', 'other'))
      await journal.intend(number, { payload, payloadHash, known: null })
    await service.platform.createAccount({ external_account_number: '1' })
    service.asked.length = 0
    expect(linesOf(await run(restart(), accounts('1', '2')))).toEqual([
      ['1', 'finished', 'A-1'],
      ['2', 'finished', 'A-2'],
    ])
    expect(createsIn(service.asked)).toEqual(['create 2'])
    expect(service.asked.indexOf('status other')).toBeLessThan(service.asked.indexOf('validate 2'))
    expect(journal.read('other').phase).toBe('notSent')
  })

  test('asks for leave between dry run and the first create, and creates nothing without it', async () => {
    const { imports, service } = testImports()
    const asked: unknown[] = []
    const end = await run(imports, undefined, {
      confirm: async (counts) => {
        asked.push(counts, [...service.asked])
        return false
      },
    })
    expect(asked).toEqual([{ toCreate: 3, refused: 0 }, ['validate 1', 'validate 2', 'validate 3']])
    expect([end, createsIn(service.asked)]).toMatchObject([
      { kind: 'ended', trouble: { issue: { code: 'run_stopped' } } },
      [],
    ])
  })
})

describe('a whole import stops', () => {
  test('with the service’s words when the supplier is paused, and follows what was accepted before', async () => {
    const { imports, service } = testImports({
      nextCreate: (number) =>
        number === '1'
          ? 'none'
          : { kind: 'supplierClosed', code: 'import_supplier_paused', serviceWords: 'Paused until May.' },
    })
    const end = await run(imports)
    expect(end).toMatchObject({
      kind: 'ended',
      trouble: { issue: { code: 'supplier_paused' }, serviceWords: 'Paused until May.' },
    })
    expect(linesOf(end)).toEqual([
      ['1', 'finished', 'A-1'],
      ['2', 'refused', 'Paused until May.'],
      ['3', 'notSent', notBegun],
    ])
    expect(createsIn(service.asked)).toEqual(['create 1', 'create 2'])
  })

  test('at the second refusal of the same unknown kind, which is about the supplier, not the accounts', async () => {
    const issue = { level: 'error' as const, code: 'closed', message: serviceSays('We are closed.') }
    const { imports, service } = testImports({
      nextCreate: () => ({ kind: 'unexplained', refusal: refusalOf('closed', 'We are closed.', 403), issue }),
    })
    const end = await run(imports)
    expect(linesOf(end)).toEqual([
      ['1', 'refused', 'We are closed.'],
      ['2', 'refused', 'We are closed.'],
      ['3', 'notSent', notBegun],
    ])
    expect(createsIn(service.asked)).toEqual(['create 1', 'create 2'])
  })

  test('and what it stopped for is said of that account alone, with its customer’s words', async () => {
    const issue = { level: 'error' as const, code: 'customer_blocked', message: serviceSays('Refused.') }
    const { imports, service, restart } = testImports({
      nextCreate: (number) => ({
        kind: 'unexplained',
        refusal: refusalOf('customer_blocked', `The customer of ${number} is on the fraud list.`, 409),
        issue,
      }),
    })
    expect(linesOf(await run(imports, accounts('1', '2', '3', '4')))).toEqual([
      ['1', 'refused', 'The customer of 1 is on the fraud list.'],
      ['2', 'refused', 'The customer of 2 is on the fraud list.'],
      ['3', 'notSent', notBegun],
      ['4', 'notSent', notBegun],
    ])
    service.script = { nextCreate: () => refusedKey }
    expect(linesOf(await run(restart(), accounts('1', '2')))).toEqual([
      ['1', 'notSent', 'Key refused.'],
      ['2', 'refused', expect.stringMatching(soundsLike('run_not_begun'))],
    ])
  })

  test('before it starts when the key is refused', async () => {
    const { imports, service } = testImports({ obtainToken: async () => refusedKey })
    expect(await run(imports)).toMatchObject({
      kind: 'notStarted',
      trouble: { issue: { code: 'key_refused' }, serviceWords: 'Key refused.' },
    })
    expect(service.asked).toEqual([])
  })

  test('before it starts when nobody answers', async () => {
    const { imports } = testImports({ obtainToken: async () => refusedConnection })
    expect(await run(imports)).toMatchObject({
      kind: 'notStarted',
      trouble: { issue: { code: 'service_not_answering' } },
    })
  })

  test('before it starts when another process is importing', async () => {
    const { imports, home } = testImports()
    const other = openImportLock(home, scope).hold()
    expect(await imports.runAll(accounts('1'))).toMatchObject({
      ok: false,
      issues: [{ code: 'import_running_elsewhere' }],
    })
    if (other.ok) other.value.release()
  })

  test('when the key is refused half way', async () => {
    const { imports, service } = testImports({ nextCreate: (number) => (number === '1' ? 'none' : refusedKey) })
    expect(linesOf(await run(imports))).toEqual([
      ['1', 'finished', 'A-1'],
      ['2', 'notSent', 'Key refused.'],
      ['3', 'notSent', notBegun],
    ])
    expect(createsIn(service.asked)).toEqual(['create 1', 'create 2'])
  })

  test('after three accounts in a row that did not get through, which each had their tries', async () => {
    const { imports, service } = testImports({ nextCreate: () => 'refusedConnection' })
    const end = await run(imports, accounts('1', '2', '3', '4', '5'))
    expect(end).toMatchObject({ kind: 'ended', trouble: { issue: { code: 'service_not_answering' } } })
    expect(createsIn(service.asked)).toEqual(['create 1', 'create 2', 'create 3'])
  })

  test('when a person wants it, with nothing half done', async () => {
    const stop = new AbortController()
    const { imports, service } = testImports({
      nextCreate: () => {
        stop.abort()
        return 'none'
      },
    })
    const end = await run(imports, undefined, { signal: stop.signal })
    expect(end).toMatchObject({ kind: 'ended', trouble: { issue: { code: 'run_stopped' } } })
    expect(linesOf(end)).toMatchObject([
      ['1', 'accepted', expect.any(String)],
      ['2', 'notSent', expect.any(String)],
      ['3', 'notSent', expect.any(String)],
    ])
    expect(createsIn(service.asked)).toEqual(['create 1'])
  })
})

describe('a bad moment', () => {
  test('of one account is made up for when the others are through', async () => {
    let isDown = true
    const { imports, service } = testImports({
      nextCreate: (number): CreateFault => {
        if (number === '3') isDown = false
        return number === '2' && isDown ? 'refusedConnection' : 'none'
      },
    })
    expect(linesOf(await run(imports))).toEqual([
      ['1', 'finished', 'A-1'],
      ['2', 'finished', 'A-2'],
      ['3', 'finished', 'A-3'],
    ])
    expect(createsIn(service.asked)).toEqual(['create 1', 'create 2', 'create 3', 'create 2'])
  })

  test('in a dry run is made up for too', async () => {
    let isDown = true
    const { imports } = testImports({
      nextValidate: (number) => {
        if (number === '3') isDown = false
        return number === '2' && isDown ? noAnswer('cut') : { kind: 'passed' }
      },
    })
    expect(linesOf(await run(imports))).toEqual([
      ['1', 'finished', 'A-1'],
      ['2', 'finished', 'A-2'],
      ['3', 'finished', 'A-3'],
    ])
  })

  test('of an earlier import, still there at the start, is cleared up at the end', async () => {
    const { imports, service, restart } = testImports({
      nextCreate: () => ({ after: 'cut', actsInMs: 0 }),
      nextStatus: () => 'lost',
    })
    await imports.create(account('1'))
    let isDown = true
    service.script = {
      nextCreate: () => {
        isDown = false
        return 'none'
      },
      nextStatus: (number) => (number === '1' && isDown ? 'lost' : 'none'),
      endOf: (number) => (number === '1' ? 'ERRORED' : 'PROCESSED'),
    }
    expect(linesOf(await run(restart(), accounts('1', '2')))).toEqual([
      ['1', 'failed', 'The meter is unknown.'],
      ['2', 'finished', 'A-2'],
    ])
    expect(service.acted.get('1')).toBe(1)
  })

  test('in which an account is lost for good is told, and nothing is sent twice', async () => {
    const { imports, service } = testImports({
      nextCreate: (number): CreateFault => (number === '2' ? { after: 'cut', actsInMs: 0 } : 'none'),
      nextStatus: (number) => (number === '2' ? noAnswer('cut') : 'none'),
    })
    const end = await run(imports)
    expect(linesOf(end)).toMatchObject([
      ['1', 'finished', 'A-1'],
      ['2', 'unknown', expect.stringContaining('lost')],
      ['3', 'finished', 'A-3'],
    ])
    expect(service.doubles).toEqual([])
  })

  test('that does not end while watching gives up, and says what is not known', async () => {
    const { imports } = testImports({ nextStatus: () => 'lost' })
    const end = await run(imports, accounts('1'))
    expect(end).toMatchObject({ kind: 'ended', trouble: { issue: { code: 'watch_service_silent' } } })
    expect(linesOf(end)).toMatchObject([['1', 'accepted', expect.any(String)]])
  })
})
