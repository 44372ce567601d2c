import { describe, expect, test } from 'vitest'
import type { Imports } from '../../../../electron/imports/imports.ts'
import { refusedIssues, showHistory } from '../../../../electron/imports/show-import.ts'
import { openImportLock } from '../../../../electron/storage/lock.ts'
import { serviceSays } from '../../../../shared/issue-words.ts'
import { say, sayMessage } from '../../../../shared/messages/say.ts'
import { valueIn } from '../../../support/value-in.ts'
import { stateInWords } from '../../../support/words/state-in-words.ts'
import type { CreateFault, Script } from './model-service.ts'
import { noAnswer, refusalOf, refusedKey } from './model-service.ts'
import { account, scope, testImports } from './test-imports.ts'

/** The first request meets the first of these, and so on; afterwards all is well. */
const inOrder = <T>(...values: readonly T[]): (() => T | 'none') => {
  const rest = [...values]
  return () => rest.shift() ?? 'none'
}

const stateOf = async (imports: Imports, given = account('7')) => stateInWords(valueIn(await imports.create(given)))

describe('creating an account', () => {
  test('writes the whole payload to the disk before anything is sent', async () => {
    const { imports, journal, service } = testImports()
    service.script = {
      nextCreate: () => {
        expect(journal.read('7')).toMatchObject({
          phase: 'sending',
          payloadHash: account('7', { notes: [] }).payloadHash,
        })
        expect(journal.history('7').at(-1)?.payload).toEqual(account('7', { notes: [] }).payload)
        return 'none'
      },
    }
    expect(await stateOf(imports, account('7', { notes: [] }))).toMatchObject({ state: 'accepted' })
    expect(service.asked).toEqual(['create 7'])
  })

  const lostBefore: readonly CreateFault[] = [
    'cutBefore',
    'busyBefore',
    'failedBefore',
    'gatewayBefore',
    'refusedConnection',
  ]
  test.each(lostBefore.filter((fault) => fault !== 'refusedConnection'))(
    '%s is asked about, and sent again',
    async (fault) => {
      const { imports, service } = testImports({ nextCreate: inOrder<CreateFault>(fault, fault) })
      expect(await stateOf(imports)).toMatchObject({ state: 'accepted' })
      expect(service.asked.filter((asked) => asked.startsWith('create'))).toHaveLength(3)
      expect(service.asked.indexOf('status 7')).toBe(1)
      expect([service.acted.get('7'), service.doubles]).toEqual([1, []])
    },
  )

  test.each([
    ['cut', 29_000],
    ['timeOut', 29_000],
    ['gateway', 29_000],
    ['unreadable', 29_000],
    ['failed', 1500],
    ['busy', 1500],
  ] as const)(
    'that was acted on although the answer was lost (%s), even late, is not sent again',
    async (after, actsInMs) => {
      const { imports, service } = testImports({ nextCreate: inOrder<CreateFault>({ after, actsInMs }) })
      expect(await stateOf(imports)).toMatchObject({ state: 'accepted', status: 'PENDING' })
      expect([service.acted.get('7'), service.doubles]).toEqual([1, []])
    },
  )

  test('whose answer is lost while the service can’t be asked stays unknown, and is asked about first the next time', async () => {
    const script: Script = { nextCreate: inOrder<CreateFault>({ after: 'cut', actsInMs: 0 }), nextStatus: () => 'lost' }
    const { imports, service } = testImports(script)
    expect(await stateOf(imports)).toMatchObject({
      state: 'unknown',
      message: expect.stringContaining('answer was lost'),
    })
    service.script = {}
    expect(await stateOf(imports)).toMatchObject({ state: 'accepted' })
    expect(service.asked.filter((asked) => asked === 'create 7')).toHaveLength(1)
  })

  test('gives up after four sends that all were lost, and knows that none arrived', async () => {
    const { imports, service } = testImports({ nextCreate: () => 'cutBefore' })
    expect(await stateOf(imports)).toMatchObject({
      state: 'notSent',
      message: expect.stringContaining('never reached'),
    })
    expect(service.asked.filter((asked) => asked === 'create 7')).toHaveLength(4)
  })

  test.each([
    ['was acted on', 0],
    ['was not acted on', 1e9],
  ])(
    'that is answered by something else than the service, and %s, is asked about and not sent again',
    async (_case, actsInMs) => {
      const { imports, service } = testImports({
        nextCreate: () => ({ after: 'unreadable', actsInMs, isLasting: true }),
      })
      expect(await stateOf(imports)).toMatchObject({ state: actsInMs === 0 ? 'accepted' : 'notSent' })
      expect(service.asked.filter((asked) => asked === 'create 7')).toHaveLength(1)
      expect(service.doubles).toEqual([])
    },
  )

  test('that never left this computer says why, and asks nothing', async () => {
    const { imports, service } = testImports({ nextCreate: () => 'refusedConnection' })
    expect(await stateOf(imports)).toMatchObject({
      state: 'notSent',
      message: expect.stringContaining('Nothing answers'),
    })
    expect(service.asked).toEqual(['create 7'])
  })

  test('with a refused key is said, with the service’s words', async () => {
    const { imports } = testImports({ nextCreate: () => refusedKey })
    expect(await stateOf(imports)).toMatchObject({ state: 'notSent', serviceWords: 'Key refused.' })
  })

  test('that was imported already is a success with its number', async () => {
    const { imports } = testImports({
      nextCreate: () => ({ kind: 'alreadyImported', platformNumber: 'A-9', serviceWords: 'Imported.' }),
    })
    expect(await stateOf(imports)).toMatchObject({
      state: 'finished',
      platformNumber: 'A-9',
      message: expect.stringContaining('already, as A-9'),
    })
  })

  test('that was imported already, and is told without its number, gets it from the status', async () => {
    const { imports } = testImports({
      nextCreate: () => ({ kind: 'alreadyImported', platformNumber: null, serviceWords: null }),
      nextStatus: () => ({ kind: 'found', record: { status: 'PROCESSED', platform_identifier: 'A-9' } }),
    })
    expect(await stateOf(imports)).toMatchObject({ state: 'finished', platformNumber: 'A-9' })
  })

  test('twice at the same moment is one create', async () => {
    const { imports, service } = testImports()
    await Promise.all([imports.create(account('7')), imports.create(account('7'))])
    await imports.create(account('7'))
    expect(service.asked).toEqual(['create 7'])
  })

  test('while another process is importing is refused, and nothing is sent', async () => {
    const { imports, service, home } = testImports()
    const other = openImportLock(home, scope).hold()
    expect(await imports.create(account('7'))).toMatchObject({
      ok: false,
      issues: [{ code: 'import_running_elsewhere' }],
    })
    expect(service.asked).toEqual([])
    if (other.ok) other.value.release()
  })
})

describe('a refused account', () => {
  const listed = {
    level: 'error' as const,
    code: 'invalid_phone_number',
    message: serviceSays('Not a phone number.'),
    where: { path: 'customers.0.landline' },
  }
  const script: Script = {
    nextCreate: () => ({
      kind: 'refused',
      refusal: refusalOf('import_process_failed_validation', 'Run validate.'),
      issues: [{ ...listed, message: serviceSays('Run validate.') }],
    }),
    nextValidate: () => ({
      kind: 'refused',
      refusal: refusalOf('account_failed_validation', 'It failed.'),
      issues: [listed],
    }),
  }

  test('is followed by a dry run, which has the whole list', async () => {
    const { imports, journal, service } = testImports(script)
    expect(await stateOf(imports)).toMatchObject({ state: 'refused', serviceWords: 'Not a phone number.' })
    expect(service.asked).toEqual(['create 7', 'validate 7'])
    expect(refusedIssues(journal.read('7'))).toEqual([listed])
  })

  test('keeps the create’s own words when the dry run says nothing', async () => {
    const { imports } = testImports({ ...script, nextValidate: () => noAnswer('cut') })
    expect(await stateOf(imports)).toMatchObject({ state: 'refused', serviceWords: 'Run validate.' })
  })

  test('can be corrected and created', async () => {
    const { imports, journal, service } = testImports(script)
    await imports.create(account('7'))
    service.script = {}
    expect(await stateOf(imports, account('7', { notes: [] }))).toMatchObject({ state: 'accepted' })
    expect(refusedIssues(journal.read('7'))).toEqual([])
  })

  test('of a paused supplier is told in the service’s own words', async () => {
    const { imports } = testImports({
      nextCreate: () => ({ kind: 'supplierClosed', code: 'import_supplier_paused', serviceWords: 'Paused until May.' }),
    })
    expect(await stateOf(imports)).toMatchObject({
      state: 'refused',
      serviceWords: 'Paused until May.',
      message: expect.stringContaining('at the moment'),
    })
  })

  test.each([
    ['import_supplier_paused', 'paused', 'when it goes on'],
    ['IMPORT_SUPPLIER_COMPLETE', 'complete', 'no more accounts'],
    ['supplier_closed', 'takes no accounts for this supplier.', 'whether it will again'],
  ])('of a supplier whose state is %s says so, and what to ask the operator', async (code, state, ask) => {
    const { imports } = testImports({ nextCreate: () => ({ kind: 'supplierClosed', code, serviceWords: 'No.' }) })
    const { message, wayForward } = await stateOf(imports)
    expect(message).toContain(state)
    expect(message).toContain(ask)
    expect(wayForward).toBe('askOperator')
  })
})

describe('a refusal that the interface does not show', () => {
  const odd = {
    kind: 'unexplained' as const,
    refusal: refusalOf('odd', 'No.', 409),
    issue: { level: 'error' as const, code: 'odd', message: serviceSays('No.') },
  }

  test('is about the payload when a dry run refuses it too', async () => {
    const issues = [{ level: 'error' as const, code: 'required', message: serviceSays('Required.') }] as const
    const { imports, journal } = testImports({
      nextCreate: () => odd,
      nextValidate: () => ({ kind: 'refused', refusal: refusalOf('account_failed_validation', 'It failed.'), issues }),
    })
    expect(await stateOf(imports)).toMatchObject({ state: 'refused', serviceWords: 'Required.' })
    expect(refusedIssues(journal.read('7'))).toEqual(issues)
  })

  test('is shown in its own words when the dry run passes', async () => {
    const { imports, service } = testImports({ nextCreate: () => odd })
    expect(await stateOf(imports)).toMatchObject({
      state: 'refused',
      serviceWords: 'No.',
      message: expect.stringContaining('although its dry run passes'),
    })
    expect(service.asked).toEqual(['create 7', 'status 7', 'validate 7'])
  })

  test('is about the supplier or the key when the dry run is refused alike, and is not said to pass it', async () => {
    const { imports, journal } = testImports({ nextCreate: () => odd, nextValidate: () => odd })
    const { message, wayForward } = await stateOf(imports)
    expect(message).toBe(say('create_refused_like_dry_run'))
    expect(wayForward).toBe('askOperator')
    expect(
      showHistory(journal.history('7'))
        .map(({ what }) => sayMessage(what))
        .at(-1),
    ).toBe(message)
  })

  test('is left to the service’s words when the dry run is refused in another way', async () => {
    const other = { ...odd, refusal: refusalOf('gone', 'Nothing here.', 404) }
    const { imports } = testImports({ nextCreate: () => odd, nextValidate: () => other })
    const { message } = await stateOf(imports)
    expect(message).toContain('without naming anything in it. Nothing was created.')
  })

  test('is no refusal when the service has the account after all', async () => {
    const { imports, service } = testImports()
    service.script = {
      nextCreate: () => odd,
      nextStatus: () => ({ kind: 'found', record: { status: 'IN_PROGRESS' } }),
    }
    expect(await stateOf(imports)).toMatchObject({ state: 'accepted', status: 'IN_PROGRESS' })
  })
})

describe('a failed account', () => {
  const fail = async () => {
    const parts = testImports({ endOf: () => 'ERRORED' })
    await parts.imports.create(account('7'))
    await parts.imports.watch()
    return parts
  }

  test('says why, in the service’s own words', async () => {
    const { stateOf: stateOnDisk } = await fail()
    expect(stateOnDisk('7')).toMatchObject({
      state: 'failed',
      status: 'ERRORED',
      serviceWords: 'The meter is unknown.',
    })
  })

  test('is created again when a person wants it, and followed to its new end', async () => {
    const { imports, service, stateOf: stateOnDisk } = await fail()
    service.script = {}
    expect(await stateOf(imports)).toMatchObject({ state: 'accepted', status: null })
    await imports.watch()
    expect(stateOnDisk('7')).toMatchObject({ state: 'finished', platformNumber: 'A-7' })
    expect(service.acted.get('7')).toBe(2)
  })

  test('is not created again when the service has finished it meanwhile', async () => {
    const { imports, service } = await fail()
    const process = service.processes.get('7')
    if (process !== undefined) process.status = 'PROCESSED'
    expect(await stateOf(imports)).toMatchObject({ state: 'finished', platformNumber: 'A-7' })
    expect(service.acted.get('7')).toBe(1)
  })

  test('whose second create was lost on the way is not taken for failed again, but sent', async () => {
    const { imports, service } = await fail()
    service.script = { nextCreate: inOrder<CreateFault>('cutBefore') }
    expect(await stateOf(imports)).toMatchObject({ state: 'accepted' })
    expect(service.acted.get('7')).toBe(2)
  })

  test('whose second create arrived, and the answer did not, is not sent a third time', async () => {
    const { imports, service } = await fail()
    service.script = { nextCreate: inOrder<CreateFault>({ after: 'cut', actsInMs: 2000 }) }
    expect(await stateOf(imports)).toMatchObject({ state: 'accepted', status: 'PENDING' })
    expect([service.acted.get('7'), service.doubles]).toEqual([2, []])
  })
})

describe('a record of a dry run', () => {
  const onlyDryRun = () => ({ kind: 'found' as const, record: { status: 'DRY_RUN_SUCCEEDED', modified_at: 'then' } })

  test('does not show that a lost create arrived, nor that it did not: it is not sent again for now', async () => {
    const { imports, service } = testImports({ nextCreate: () => 'cutBefore', nextStatus: onlyDryRun })
    expect(await stateOf(imports)).toMatchObject({
      state: 'unknown',
      status: 'DRY_RUN_SUCCEEDED',
      message: expect.stringMatching(/says the same for 10 minutes/),
      wayForward: 'wait',
    })
    expect(service.asked.filter((asked) => asked === 'create 7')).toHaveLength(1)
  })

  test('is believed when it has stayed for ten minutes', async () => {
    const { imports, service, time } = testImports({
      nextCreate: inOrder<CreateFault>('cutBefore'),
      nextStatus: onlyDryRun,
    })
    await imports.create(account('7'))
    time.move(10 * 60_000)
    expect(await stateOf(imports)).toMatchObject({ state: 'accepted' })
    expect(service.acted.get('7')).toBe(1)
  })

  test('is asked about on until those ten minutes are over, and the account can then be created again', async () => {
    const {
      imports,
      journal,
      service,
      stateOf: stateOnDisk,
    } = testImports({
      nextCreate: () => 'cutBefore',
      nextStatus: onlyDryRun,
    })
    await imports.create(account('7'))
    expect(await imports.watch()).toEqual({ kind: 'allFinal' })
    expect(stateInWords(stateOnDisk('7'))).toMatchObject({
      state: 'notSent',
      message: expect.stringContaining('can be sent again'),
    })
    expect(journal.read('7').attempts).toBe(1)
    expect(service.acted.get('7')).toBeUndefined()
  })
})

describe('the history of an account', () => {
  test('tells everything that happened, in order, in words', async () => {
    const { imports, journal } = testImports({ nextCreate: inOrder<CreateFault>('cutBefore'), endOf: () => 'ERRORED' })
    await imports.create(account('7'))
    await imports.watch()
    expect(showHistory(journal.history('7')).map(({ what, serviceWords }) => [sayMessage(what), serviceWords])).toEqual(
      [
        [say('history_intent', { attempt: 1 }), null],
        [expect.stringContaining('was lost'), null],
        [say('history_not_received'), null],
        [say('history_intent', { attempt: 2 }), null],
        [say('history_accepted'), null],
        [say('history_status', { status: 'PENDING' }), null],
        [say('history_status', { status: 'ERRORED' }), 'The meter is unknown.'],
      ],
    )
  })
})
