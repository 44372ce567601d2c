import { describe, expect, test } from 'vitest'
import { createImports } from '../../../../electron/imports/imports.ts'
import { openJournal } from '../../../../electron/storage/journal/journal.ts'
import { sayMessage } from '../../../../shared/messages/say.ts'
import { testTime } from '../../platform/test-platform.ts'
import { openUnflushedData, temporaryHome } from '../../storage/temporary-home.ts'
import { modelService } from '../run/model-service.ts'
import { account, importPorts, testImports } from '../run/test-imports.ts'

describe('an account is not sent', () => {
  test.each([
    [
      'of another supplier than the connection’s',
      { ...account('7', { import_supplier: 'OLD' }) },
      'payload_of_other_supplier',
    ],
    ['under another number than its payload has', { ...account('8'), number: '7' }, 'payload_of_other_account'],
    ['with a field that the interface does not have', account('7', { shoe_size: '42' }), 'payload_not_valid'],
    [
      'with a day that does not exist',
      account('7', { customers: [{ date_of_birth: '1980-02-30' }] }),
      'payload_not_valid',
    ],
    ['with a number where a text belongs', account('7', { customers: [{ family_name: 7 }] }), 'payload_not_valid'],
  ])('%s: it is said, and it stays not sent', async (_case, given, code) => {
    const { imports, service, journal } = testImports()
    expect(await imports.create(given)).toMatchObject({ ok: false, issues: [{ code }] })
    expect([service.asked, journal.read('7').phase, journal.read('7').attempts]).toEqual([[], 'notSent', 0])
  })

  test.each(['', '.', '..', 'half a character \ud83d'])(
    'for the supplier “%s”, whose accounts nobody can be asked about',
    async (supplier) => {
      const home = temporaryHome()
      const time = testTime()
      const service = modelService(time.clock)
      const journal = openJournal(
        openUnflushedData(home),
        { connection: 'https://service.example', supplier },
        time.clock,
      )
      const imports = createImports(importPorts(journal, service.platform, time, home))
      expect((await imports.create(account('7', { import_supplier: supplier }))).ok).toBe(false)
      expect(service.asked).toEqual([])
    },
  )

  test('in a run, which goes on with the others and says why', async () => {
    const { imports, service } = testImports()
    const spoilt = account('2', { customers: [{ family_name: 7 }] })
    const run = await imports.runAll([account('1'), spoilt, account('3')], { triesFirst: false })
    expect(run).toMatchObject({ ok: true, value: { kind: 'ended', trouble: null } })
    const results = run.ok && run.value.kind === 'ended' ? run.value.results : []
    expect(
      results.map(({ number, state, reasons }) => [
        number,
        state.state,
        reasons.some((one) => sayMessage(one).includes('Customer 1 · ')),
      ]),
    ).toEqual([
      ['1', 'finished', false],
      ['2', 'notSent', true],
      ['3', 'finished', false],
    ])
    expect(service.asked.filter((asked) => asked.startsWith('create'))).toEqual(['create 1', 'create 3'])
  })
})

test('an account with values that are allowed and unusual is sent', async () => {
  const { imports, service } = testImports()
  const unusual = {
    customers: [{ family_name: '', landline: '', user_details: [{ namespace: 'not_listed', value: '7' }] }],
    billing_address: { country: 'Freedonia' },
    ledgers: [{ ledger_code: 'NOT_LISTED' }],
  }
  expect(await imports.create(account('7', unusual))).toMatchObject({ value: { state: 'accepted' } })
  expect(service.acted.get('7')).toBe(1)
})
