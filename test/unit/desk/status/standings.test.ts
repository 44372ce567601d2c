import { expect, test } from 'vitest'
import { AccountRegister } from '../../../../electron/desk/project/account-register.ts'
import { followStandings } from '../../../../electron/desk/status/standings.ts'
import { ChangeLog } from '../../../../electron/flow/change-log.ts'
import { statusOf } from '../../../../electron/imports/status-of.ts'
import type { IndexedAccount } from '../../../../electron/preparation/protocol.ts'
import { unheardOf } from '../../../../electron/storage/journal/journal-record.ts'

const account = (key: string, errorCount = 0): IndexedAccount => ({
  key,
  accountNumber: key,
  name: `Person of ${key}`,
  errorCount,
  warningCount: 0,
  payloadHash: `hash of ${key}`,
  requests: [],
})

function desk(register: AccountRegister) {
  const state = {
    setAside: new Set<string>(),
    accepted: new Set<string>(),
    refusedAt: new Map<string, number[]>(),
    lookCount: 0,
  }
  const atService = new ChangeLog<string>(100)
  const count = followStandings()
  const look = () =>
    count(() => ({
      register,
      about: [state.setAside],
      atService,
      standingOf: (one) => {
        state.lookCount += 1
        const isAccepted = state.accepted.has(one.key)
        const record = isAccepted ? { ...unheardOf(one.key), phase: 'accepted' as const } : undefined
        const status = statusOf(one, { record }, state.setAside.has(one.key))
        const endings = (state.refusedAt.get(one.key) ?? []).map((at) => ({ at, isCreated: false }))
        return {
          account: one,
          status,
          platformNumber: null,
          sentOtherwiseAs: isAccepted && one.errorCount > 0 ? one.accountNumber : null,
          endings,
          wasSent: isAccepted,
        }
      },
    }))
  const read = async () => (await look()).counts
  const accept = (keys: readonly string[]) => {
    for (const key of keys) state.accepted.add(key)
    atService.add(keys)
  }
  return { state, look, read, accept, atService }
}

test('counts follow what is changed, added and removed, and look at nothing else', async () => {
  const register = new AccountRegister(Array.from({ length: 1000 }, (_, index) => account(`a${index}`)))
  const { state, read } = desk(register)
  expect(await read()).toMatchObject({ untried: 1000, withErrors: 0 })
  state.lookCount = 0
  register.apply({
    of: 'some',
    removed: ['a3', 'a4'],
    changed: [account('a5', 2)],
    added: [{ at: 3, account: account('b3', 1) }],
  })
  expect(await read()).toMatchObject({ untried: 997, withErrors: 2 })
  // One changed and one came; those that have gone need no look.
  expect(state.lookCount).toBe(2)
  expect(register.all.slice(2, 6).map(({ key }) => key)).toEqual(['a2', 'b3', 'a5', 'a6'])
  expect([register.find('a5')?.errorCount, register.find('b3')?.errorCount, register.find('a3')]).toEqual([
    2,
    1,
    undefined,
  ])
})

test('counts follow what happens to accounts at the service, and look at nothing else', async () => {
  const register = new AccountRegister(Array.from({ length: 1000 }, (_, index) => account(`a${index}`)))
  const { state, read, accept } = desk(register)
  await read()
  state.lookCount = 0
  accept(['a1', 'a2', 'a2', 'of another spreadsheet'])
  expect(await read()).toMatchObject({ untried: 998, accepted: 2 })
  expect(state.lookCount).toBe(2)
  accept(Array.from({ length: 101 }, (_, index) => `a${index}`))
  expect(await read()).toMatchObject({ untried: 899, accepted: 101 })
})

test('what came to an end, and what was sent otherwise, follows too, whenever it happened', async () => {
  const register = new AccountRegister([account('a'), account('b'), account('c')])
  const { state, look, accept, atService } = desk(register)
  state.refusedAt = new Map([
    ['a', [5, 9]],
    ['b', [7]],
  ])
  const ends = async () => (await look()).points().map(({ at }) => Date.parse(at))
  expect(await ends()).toEqual([5, 7, 9])
  state.refusedAt.set('c', [6]).set('a', [5])
  atService.add(['a', 'c'])
  expect(await ends()).toEqual([5, 6, 7])
  register.apply({ of: 'some', removed: ['b'], changed: [account('c', 1)], added: [] })
  accept(['c'])
  expect([await ends(), [...(await look()).sentOtherwise]]).toEqual([[5, 6], ['c']])
})

test('an account that has another number now is found by it, and not by the one before', () => {
  const register = new AccountRegister([account('a'), account('b')])
  expect(register.ofNumbers(['a', 'b']).map(({ key }) => key)).toEqual(['a', 'b'])
  register.apply({ of: 'some', removed: [], changed: [{ ...account('a'), accountNumber: 'c' }], added: [] })
  expect([register.ofNumbers(['a']), register.ofNumbers(['c']).map(({ key }) => key)]).toEqual([[], ['a']])
})

test('all are counted again where accounts stand otherwise that have not changed themselves', async () => {
  const register = new AccountRegister([account('a'), account('b')])
  const { state, read } = desk(register)
  expect((await read()).setAside).toBe(0)
  state.setAside = new Set(['b'])
  expect(await read()).toMatchObject({ untried: 1, setAside: 1 })
})

test('more changes than are remembered are counted anew, and so is another list of accounts', async () => {
  const some = Array.from({ length: 6000 }, (_, index) => account(`a${index}`))
  const register = new AccountRegister(some)
  const { read } = desk(register)
  await read()
  register.apply({ of: 'some', removed: [], changed: some.map(({ key }) => account(key, 1)), added: [] })
  expect(await read()).toMatchObject({ untried: 0, withErrors: 6000 })
  register.apply({ of: 'all', accounts: [account('z')] })
  expect(await read()).toMatchObject({ untried: 1, withErrors: 0 })
  expect(register.all.map(({ key }) => key)).toEqual(['z'])
})

test('what changes while all are being counted is counted once', async () => {
  const register = new AccountRegister(Array.from({ length: 50_000 }, (_, index) => account(`a${index}`)))
  const { read } = desk(register)
  const counting = read()
  await Promise.resolve()
  register.apply({ of: 'some', removed: [], changed: [account('a0', 1), account('a49999', 1)], added: [] })
  expect(await counting).toMatchObject({ untried: 49_998, withErrors: 2 })
})
