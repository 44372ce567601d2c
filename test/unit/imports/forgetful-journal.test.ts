import { expect, test } from 'vitest'
import { account, accounts, testImports } from './run/test-imports.ts'

test('what a lost journal had sent is found at the service, and not sent again', async () => {
  const { imports, service, restartForgetful } = testImports()
  await imports.create(account('7'))
  const end = await restartForgetful().runAll(accounts('7', '8'))
  expect(end.ok && end.value.kind === 'ended' ? end.value.results.map(({ state }) => state.state) : end).toEqual([
    'finished',
    'finished',
  ])
  expect([service.acted.get('7'), service.acted.get('8'), service.doubles]).toEqual([1, 1, []])
})

test('what a lost journal had sent a moment ago is waited for', async () => {
  const { service, restartForgetful } = testImports({
    nextCreate: () => ({ after: 'timeOut', actsInMs: 9000 }),
  })
  const five = accounts('1', '2', '3', '4', '5')
  // By a program that was killed then.
  for (const { payload } of five) await service.platform.createAccount(payload)
  service.script = {}
  const end = await restartForgetful().runAll(five, { triesFirst: false })
  expect([end.ok && end.value.kind, [...service.acted.values()], service.doubles]).toEqual([
    'ended',
    [1, 1, 1, 1, 1],
    [],
  ])
})
