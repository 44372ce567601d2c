import { describe, expect, test } from 'vitest'
import { AccountRegister } from '../../../../electron/desk/project/account-register.ts'
import type { IndexedAccount } from '../../../../electron/preparation/protocol.ts'

const accountsOf = (count: number, name = 'Ana Lee'): IndexedAccount[] =>
  Array.from({ length: count }, (_, index) => ({
    key: `a${index}`,
    accountNumber: String(index),
    name,
    errorCount: 0,
    warningCount: 0,
    payloadHash: '',
    requests: [],
  }))

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

test('an account is found at once, and after any number of turns in which the others are sorted in', async () => {
  for (const turnCount of [0, 1, 2, 9]) {
    const register = new AccountRegister(accountsOf(12_000))
    await turns(turnCount)
    expect([register.find('a0'), register.find('a11999'), register.find('a12000')]).toEqual([
      register.all[0],
      register.all[11_999],
      undefined,
    ])
  }
})

test('what changes while accounts are sorted in is not undone by it', async () => {
  const register = new AccountRegister(accountsOf(12_000))
  await turns(1)
  const [changed] = accountsOf(1, 'Carl Novak')
  register.apply({ of: 'some', removed: ['a7'], changed: changed === undefined ? [] : [changed], added: [] })
  await turns(9)
  expect([register.find('a0')?.name, register.find('a7'), register.all.length]).toEqual([
    'Carl Novak',
    undefined,
    11_999,
  ])
})

test('another list takes the place of one that is still being sorted in', async () => {
  const register = new AccountRegister(accountsOf(12_000))
  register.apply({ of: 'all', accounts: accountsOf(3, 'Carl Novak') })
  await turns(9)
  expect([register.find('a2')?.name, register.find('a3'), register.all.length]).toEqual(['Carl Novak', undefined, 3])
})

describe('the hash of a payload that was read', () => {
  const [told] = accountsOf(1).map((account) => ({ ...account, payloadHash: null })) as [IndexedAccount]
  const read = { key: told.key, accountNumber: told.accountNumber, payloadHash: 'read' }
  const changedTo = (account: IndexedAccount) => ({ of: 'some', removed: [], changed: [account], added: [] }) as const
  const hashIn = (register: AccountRegister) => register.find(told.key)?.payloadHash

  test('is that of an account that was told without one, also where that comes late', () => {
    const register = new AccountRegister([told])
    register.noteRead([read])
    const hashes = [hashIn(register)]
    register.apply(changedTo({ ...told, name: 'Changed before it was read' }))
    hashes.push(hashIn(register))
    expect(hashes).toEqual(['read', 'read'])
  })

  test('gives way to what is told, and never comes back', () => {
    const register = new AccountRegister([told])
    register.noteRead([read])
    register.apply(changedTo({ ...told, payloadHash: 'changed' }))
    register.noteRead([read])
    expect(hashIn(register)).toBe('changed')
  })

  test('is not taken for that of another process, which tells no hash of what changes', () => {
    const register = new AccountRegister([told])
    register.noteRead([read])
    register.forgetRead()
    const before = hashIn(register)
    register.apply(changedTo(told))
    expect([before, hashIn(register)]).toEqual(['read', null])
  })

  test('is found by whoever follows the moves', () => {
    const register = new AccountRegister([told])
    const { revision } = register
    register.noteRead([read])
    expect(register.movesSince(revision)?.map(({ is }) => is?.payloadHash)).toEqual(['read'])
  })
})
