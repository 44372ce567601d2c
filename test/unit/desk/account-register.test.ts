import { expect, test } from 'vitest'
import { AccountRegister } from '../../../electron/desk/account-register.ts'
import type { IndexedAccount } from '../../../electron/preparation/protocol.ts'

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
