import { describe, expect, test } from 'vitest'
import { createImports } from '../../../../electron/imports/imports.ts'
import { showImportState } from '../../../../electron/imports/show-import.ts'
import { type Journal, openJournal } from '../../../../electron/storage/journal/journal.ts'
import { stateInWords } from '../../../support/words/state-in-words.ts'
import { testTime } from '../../platform/test-platform.ts'
import { openUnflushedData, temporaryHome } from '../../storage/temporary-home.ts'
import { type CreateFault, modelService } from './model-service.ts'
import { account, accounts, importPorts, scope } from './test-imports.ts'

/** An import whose database takes no more pages from a moment on: SQLite's own SQLITE_FULL, as on a full disk. */
function onSmallDisk() {
  const home = temporaryHome()
  const data = openUnflushedData(home)
  const time = testTime()
  const service = modelService(time.clock)
  const platform = { ...service.platform }
  const openRecords = () => openJournal(data, scope, time.clock)
  const openWith = (journal: Journal) => createImports(importPorts(journal, platform, time, home))
  const open = () => openWith(openRecords())
  const setFull = (isFull: boolean) => {
    const pages = Number(data.database.prepare('PRAGMA page_count').get()?.page_count)
    data.database.exec(`PRAGMA max_page_count = ${isFull ? pages : 1_000_000}`)
  }
  // So large that it does not fit into what is left of the last page.
  const large = account('1', { notes: [{ body: 'x'.repeat(20_000) }] })
  return { imports: open(), service, platform, setFull, large, open, openWith, openRecords }
}

describe('a full disk', () => {
  test('sends nothing when the intent can’t be written, and says so', async () => {
    const { imports, service, setFull, large } = onSmallDisk()
    setFull(true)
    expect(await imports.create(large)).toMatchObject({ ok: false, issues: [{ code: 'disk_full' }] })
    expect(service.asked).toEqual([])
    setFull(false)
    expect(await imports.create(large)).toMatchObject({ ok: true, value: { state: 'accepted' } })
  })

  test('says of an account that it was not sent when only the disk’s word for the intent is missing, and sends it later', async () => {
    const { service, openRecords, openWith } = onSmallDisk()
    const journal = openRecords()
    const refusing = { isRefusing: true }
    const unconfirmed = {
      ...journal,
      intend: async (...intent: Parameters<typeof journal.intend>) => {
        const record = await journal.intend(...intent)
        if (refusing.isRefusing) throw Object.assign(new Error('The disk does not answer.'), { code: 'EIO' })
        return record
      },
    }
    const imports = openWith(unconfirmed)
    expect(await imports.create(account('1'))).toMatchObject({ ok: false, issues: [{ code: 'disk_full' }] })
    expect(service.asked).toEqual([])
    expect(stateInWords(showImportState(openRecords().read('1')))).toMatchObject({
      state: 'notSent',
      message: expect.stringContaining('nothing more is sent'),
      wayForward: 'tryAgain',
    })
    refusing.isRefusing = false
    expect(await imports.create(account('1'))).toMatchObject({ ok: true, value: { state: 'accepted' } })
    expect(service.asked.filter((asked) => asked.startsWith('create'))).toEqual(['create 1'])
  })

  test('makes an answer that can’t be written unknown, and asks before anything is sent again', async () => {
    const { imports, service, setFull, open, openRecords, platform } = onSmallDisk()
    const { createAccount } = service.platform
    platform.createAccount = async (payload) => {
      await createAccount(payload)
      setFull(true)
      return { kind: 'alreadyImported', platformNumber: 'A-1', serviceWords: 'x'.repeat(20_000) }
    }
    expect(await imports.create(account('1'))).toMatchObject({
      ok: false,
      issues: [{ code: 'disk_full_after_sending' }],
    })
    expect(openRecords().read('1').phase).toBe('sending')
    setFull(false)
    platform.createAccount = createAccount
    const end = await open().runAll(accounts('1'))
    expect(end.ok && end.value).toMatchObject({ results: [{ number: '1', state: { state: 'finished' } }] })
    expect(service.asked.filter((asked) => asked.startsWith('create'))).toEqual(['create 1'])
  })

  test.each([
    [
      'an answer is cleared up',
      { nextCreate: (): CreateFault => ({ after: 'cut', actsInMs: 0 }), nextStatus: () => 'lost' as const },
      'unknown',
    ],
    ['a failed account is asked about', { endOf: () => 'ERRORED' as const }, 'failed'],
  ])('ends a run in its own words while %s, and says how every account stands', async (_case, script, state) => {
    const { imports, service, setFull, open } = onSmallDisk()
    service.script = script
    await imports.runAll(accounts('1'))
    const process = service.processes.get('1')
    if (process === undefined) throw new Error('The service has no account 1.')
    Object.assign(process, { status: 'PROCESSED', platformNumber: 'A'.repeat(20_000), endsAt: 0 })
    service.script = {
      nextStatus: () => {
        setFull(true)
        return 'none'
      },
    }
    const end = await open().runAll(accounts('1', '2'))
    expect(end.ok && end.value).toMatchObject({
      kind: 'ended',
      trouble: { issue: { code: 'disk_full' } },
      results: [
        { number: '1', state: { state } },
        { number: '2', state: { state: 'notSent' }, reasons: [{ key: 'run_not_begun' }] },
      ],
    })
  })

  test('stops a run at the first account that can’t be written down, and the run goes on when there is room', async () => {
    const { imports, service, setFull, large, open } = onSmallDisk()
    service.script = {
      nextValidate: () => {
        setFull(true)
        return { kind: 'passed' }
      },
    }
    const end = await imports.runAll([large, ...accounts('2', '3')], { concurrency: 1 })
    expect(end.ok && end.value).toMatchObject({ kind: 'ended', trouble: { issue: { code: 'disk_full' }, number: '1' } })
    expect(service.asked.filter((asked) => asked.startsWith('create'))).toEqual([])
    setFull(false)
    service.script = {}
    const next = await open().runAll([large, ...accounts('2', '3')])
    expect(next.ok && next.value).toMatchObject({ kind: 'ended', trouble: null })
  })
})
