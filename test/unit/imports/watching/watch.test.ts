import { describe, expect, test } from 'vitest'
import { showHistory } from '../../../../electron/imports/show-import.ts'
import type { ProcessOutcome } from '../../../../electron/platform/reading/outcomes.ts'
import { issue } from '../../../../shared/issue-words.ts'
import { say, sayMessage } from '../../../../shared/messages/say.ts'
import { soundsLike } from '../../../support/words/sounds-like.ts'
import { isTokenRequest, json, serveScript, tokenAnswer } from '../../platform/scripted-server.ts'
import { testPlatform } from '../../platform/test-platform.ts'
import { refusalOf, refusedKey } from '../run/model-service.ts'
import { account, accounts, testImports } from '../run/test-imports.ts'

const noConnection = issue('service_not_answering', { host: 'import.example.org' })
const record = (status: string): ProcessOutcome => ({ kind: 'found', record: { status, modified_at: status } })

describe('watching', () => {
  test('follows every account to its end, and ends itself', async () => {
    const { imports, stateOf } = testImports({ endOf: (number) => (number === '2' ? 'ERRORED' : 'PROCESSED') })
    for (const each of accounts('1', '2', '3')) await imports.create(each)
    expect(await imports.watch()).toEqual({ kind: 'allFinal' })
    expect(['1', '2', '3'].map((number) => [number, stateOf(number).state])).toEqual([
      ['1', 'finished'],
      ['2', 'failed'],
      ['3', 'finished'],
    ])
  })

  test('has nothing to do where nothing is under way', async () => {
    const { imports, service } = testImports()
    expect(await imports.watch()).toEqual({ kind: 'allFinal' })
    expect(service.asked).toEqual([])
  })

  test('asks less and less often while nothing changes', async () => {
    const { imports, service, time } = testImports({ nextStatus: () => record('PENDING') })
    await imports.create(account('1'))
    service.script = { nextStatus: () => (service.asked.length < 20 ? record('PENDING') : record('CANCELLED')) }
    const askedAt: number[] = []
    const { fetchProcess } = service.platform
    Object.assign(service.platform, {
      fetchProcess: (number: string) => {
        askedAt.push(time.clock())
        return fetchProcess(number)
      },
    })
    await imports.watch()
    const pauses = askedAt.slice(1).map((at, index) => at - (askedAt[index] ?? 0))
    expect(pauses.slice(1).every((pause, index) => pause >= (pauses[index] ?? 0) || pause >= 45_000)).toBe(true)
    expect(Math.max(...pauses)).toBeLessThanOrEqual(61_000)
  })

  test('says why it learns nothing as long as nobody answers, and no longer', async () => {
    const { imports, service } = testImports()
    await imports.create(account('1'))
    const silence: ProcessOutcome = { kind: 'notSent', issue: noConnection, serviceWords: null, isLasting: false }
    const troubles: (string | undefined)[] = []
    service.script = {
      nextStatus: () => {
        troubles.push(imports.watchTrouble()?.code)
        return troubles.length < 3 ? silence : record(troubles.length < 5 ? 'PENDING' : 'PROCESSED')
      },
    }
    await imports.watch()
    expect(troubles).toEqual([undefined, noConnection.code, noConnection.code, undefined, undefined])
    expect(imports.watchTrouble()).toBeNull()
  })

  test('tells only what is new', async () => {
    const { imports, journal, service } = testImports()
    await imports.create(account('1'))
    const statuses = ['PENDING', 'PENDING', 'PENDING', 'ON_ITS_WAY', 'ON_ITS_WAY', 'CANCELLED']
    service.script = { nextStatus: () => record(statuses.shift() ?? 'CANCELLED') }
    await imports.watch()
    // A word that is not known stays the service's own, for the details.
    expect(showHistory(journal.history('1')).map(({ what, unknownState }) => [sayMessage(what), unknownState])).toEqual(
      [
        [say('history_intent', { attempt: 1 }), null],
        [say('history_accepted'), null],
        ['It is waiting its turn at the service.', null],
        [say('history_status', { status: 'ON_ITS_WAY' }), 'ON_ITS_WAY'],
        ['The service stopped before it had created it.', null],
      ],
    )
  })

  test('does not mind an accepted account that is not to be seen yet, and never sends it again', async () => {
    const { imports, service, stateOf } = testImports()
    await imports.create(account('1'))
    let answers = 0
    service.script = {
      nextStatus: () => {
        answers += 1
        return answers < 10 ? { kind: 'notFound' } : 'none'
      },
    }
    await imports.watch()
    expect(stateOf('1').state).toBe('finished')
    expect(service.asked.filter((asked) => asked === 'create 1')).toHaveLength(1)
  })

  test('of an accepted account that the service never knows ends, says so, and never sends it again', async () => {
    const { imports, service, stateOf, restart, time } = testImports()
    await imports.create(account('1'))
    await imports.create(account('2'))
    service.script = { nextStatus: (number) => (number === '1' ? { kind: 'notFound' } : 'none') }
    const before = time.clock()
    expect(await imports.watch()).toEqual({ kind: 'allFinal' })
    expect(time.clock() - before).toBeLessThan(10 * 60_000)
    expect(stateOf('1')).toMatchObject({
      state: 'accepted',
      wayForward: 'askOperator',
      message: issue('import_not_seen', {}).message,
    })
    expect(stateOf('2').state).toBe('finished')

    const again = restart()
    await again.create(account('1'))
    service.asked.length = 0
    expect(await again.watch()).toEqual({ kind: 'allFinal' })
    expect(service.asked).toEqual(['status 1'])
    service.script = {}
    await again.watch()
    expect(stateOf('1').state).toBe('finished')
    expect(service.doubles).toEqual([])
  })

  test('whose questions are refused ends with the service’s words', async () => {
    const { imports, service, stateOf } = testImports()
    await imports.create(account('1'))
    const refused = { kind: 'unexplained', refusal: refusalOf('permission_denied', 'Not for you.', 403) } as const
    service.script = { nextStatus: () => ({ ...refused, issue: issue('service_refused', {}) }) }
    expect(await imports.watch()).toMatchObject({
      kind: 'blocked',
      issue: { code: 'watch_refused' },
      serviceWords: 'Not for you.',
    })
    expect(stateOf('1').state).toBe('accepted')
  })

  test('goes on after a long pause of the computer in which nobody was asked', async () => {
    const { imports, service, time } = testImports()
    await imports.create(account('1'))
    let answers = 0
    service.script = {
      nextStatus: () => {
        answers += 1
        // The night passes between two questions, and the first one after it is lost.
        if (answers === 3) void time.sleep(8 * 3_600_000)
        return answers === 3 ? 'lost' : 'none'
      },
    }
    expect(await imports.watch()).toEqual({ kind: 'allFinal' })
  })

  test('goes on through lost answers', async () => {
    const { imports, service } = testImports()
    await imports.create(account('1'))
    service.script = { nextStatus: () => (service.asked.length < 15 ? 'lost' : 'none') }
    expect(await imports.watch()).toEqual({ kind: 'allFinal' })
  })

  test('of a service that stays silent ends with a sentence, and can be begun anew', async () => {
    const { imports, service, time } = testImports()
    await imports.create(account('1'))
    service.script = { nextStatus: () => 'lost' }
    const before = time.clock()
    expect(await imports.watch()).toMatchObject({ kind: 'blocked', issue: { code: 'watch_service_silent' } })
    expect(time.clock() - before).toBeLessThan(15 * 60_000)
    service.script = {}
    expect(await imports.watch()).toEqual({ kind: 'allFinal' })
  })

  test('of a service that answers otherwise than it should says what it answered, and does not call that silence', async () => {
    const { baseUrl } = await serveScript((asked) =>
      isTokenRequest(asked) ? tokenAnswer() : json(404, { detail: 'Nothing here.' }),
    )
    const { fetchProcess } = testPlatform(baseUrl)
    const { imports, service } = testImports()
    await imports.create(account('1'))
    const answer = await fetchProcess('1')
    service.script = { nextStatus: () => answer }
    const end = await imports.watch()
    expect(end).toMatchObject({
      kind: 'blocked',
      issue: { code: 'watch_service_silent' },
      serviceWords: 'Nothing here.',
    })
    const told = end.kind === 'blocked' ? sayMessage(end.issue.message) : ''
    expect(told).toMatch(soundsLike('watch_service_silent', { minutes: '10' }))
    expect(told).toContain('there is nothing at this address')
    expect(told).not.toContain('has not answered')
  })

  test('of an account without an answer ends too when the service stays silent', async () => {
    const { imports, service } = testImports({
      nextCreate: () => ({ after: 'cut', actsInMs: 0 }),
      nextStatus: () => 'lost',
    })
    await imports.create(account('1'))
    expect(await imports.watch()).toMatchObject({ kind: 'blocked', issue: { code: 'watch_service_silent' } })
    expect(service.doubles).toEqual([])
  })

  test('many accounts asks about no more than fifty in a second', async () => {
    const count = 1000
    const { imports, journal, service, time } = testImports({ nextStatus: () => record('PENDING') })
    for (const { number, payload, payloadHash } of accounts(...Array.from({ length: count }, (_, at) => String(at)))) {
      await journal.intend(number, { payload, payloadHash, known: null })
      await journal.write(number, { kind: 'answer', answer: { kind: 'accepted' } })
    }
    const before = time.clock()
    service.script = { nextStatus: () => (service.asked.length < 5 * count ? record('PENDING') : record('CANCELLED')) }
    await imports.watch()
    const seconds = (time.clock() - before) / 1000
    expect(service.asked.length / seconds).toBeLessThan(60)
    expect(service.asked.length).toBeGreaterThanOrEqual(6 * count - count)
  })

  test('ends with the reason when the key is refused', async () => {
    const { imports, service, stateOf } = testImports()
    await imports.create(account('1'))
    service.script = { nextStatus: () => refusedKey }
    expect(await imports.watch()).toMatchObject({
      kind: 'blocked',
      issue: { code: 'key_refused' },
      serviceWords: 'Key refused.',
    })
    expect(stateOf('1').state).toBe('accepted')
  })

  test('clears up what was lost, once the service can be asked again', async () => {
    const { imports, service, stateOf } = testImports({
      nextCreate: () => ({ after: 'cut', actsInMs: 0 }),
      nextStatus: () => 'lost',
    })
    await imports.create(account('1'))
    expect(stateOf('1').state).toBe('unknown')
    service.script = {}
    await imports.watch()
    expect(stateOf('1').state).toBe('finished')
  })

  test('takes an account along that is created meanwhile', async () => {
    const { imports, stateOf } = testImports()
    await imports.create(account('1'))
    const watching = imports.watch()
    await imports.create(account('2'))
    await watching
    expect(stateOf('2').state).toBe('finished')
  })

  test('asked for twice is one watch', async () => {
    const { imports } = testImports()
    await imports.create(account('1'))
    expect(imports.watch()).toBe(imports.watch())
    await imports.watch()
  })

  test('ends when the application closes', async () => {
    const { imports } = testImports({ nextStatus: () => record('PENDING') })
    await imports.create(account('1'))
    const watching = imports.watch()
    await imports.close()
    expect(await watching).toEqual({ kind: 'stopped' })
  })
})

describe('recovering', () => {
  test('asks about every create without an answer, and sends nothing', async () => {
    const { journal, service, restart, stateOf } = testImports()
    // As two crashes leave it: one create arrived, one did not.
    for (const { number, payload, payloadHash } of accounts('1', '2'))
      await journal.intend(number, { payload, payloadHash, known: null })
    await service.platform.createAccount({ external_account_number: '1' })
    service.asked.length = 0
    expect(await restart().recover()).toEqual({ ok: true, value: { stillUnknown: 0 } })
    expect([stateOf('1').state, stateOf('2').state]).toEqual(['accepted', 'notSent'])
    expect(service.asked.some((asked) => asked.startsWith('create'))).toBe(false)
  })

  test('leaves what can’t be asked about as it is', async () => {
    const { imports, journal, stateOf } = testImports({ nextStatus: () => 'lost' })
    const { number, payload, payloadHash } = account('1')
    await journal.intend(number, { payload, payloadHash, known: null })
    expect(await imports.recover()).toEqual({ ok: true, value: { stillUnknown: 1 } })
    expect(stateOf('1').state).toBe('sending')
  })
})
