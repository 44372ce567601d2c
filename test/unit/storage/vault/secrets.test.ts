import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Keychain } from '../../../../electron/desk-ports.ts'
import { type KeychainState, openSecrets, secretNames } from '../../../../electron/storage/vault/secrets.ts'
import { memoryKeychain } from '../../../support/desks/memory-keychain.ts'
import { keytar, missing } from '../../../support/desks/real-keychain.ts'

const never = <T>() => new Promise<T>(() => {})

describe('secrets', () => {
  test('go to the keychain, and the trial at the start leaves nothing there', async () => {
    const keychain = memoryKeychain({})
    const secrets = await openSecrets(async () => keychain)
    expect([secrets.kept, [...keychain.entries]]).toEqual(['keychain', []])
    expect(await secrets.write('api-key x', 's3cret')).toBe('keychain')
    expect([await secrets.read('api-key x'), keychain.entries.get('api-key x')]).toEqual(['s3cret', 's3cret'])
    await secrets.forget('api-key x')
    expect([await secrets.read('api-key x'), [...keychain.entries]]).toEqual([null, []])
  })

  const unusable: readonly (readonly [string, () => Promise<Keychain | undefined>])[] = [
    ['is not installed', async () => undefined],
    ['can’t be loaded', async () => Promise.reject(new Error('libsecret-1.so.0: cannot open shared object file'))],
    [
      'refuses to write',
      async () => memoryKeychain({ setPassword: () => Promise.reject(new Error('locked collection')) }),
    ],
    ['says yes and keeps nothing', async () => memoryKeychain({ setPassword: async () => {} })],
    ['never answers', async () => memoryKeychain({ setPassword: () => never() })],
    ['never loads', () => never()],
  ]
  test.each(unusable)('are kept for this run where the keychain %s', async (_case, loadKeychain) => {
    const secrets = await openSecrets(loadKeychain, 50)
    expect(secrets.kept).toBe('thisRunOnly')
    expect(await secrets.write('api-key x', 's3cret')).toBe('thisRunOnly')
    expect(await secrets.read('api-key x')).toBe('s3cret')
    await secrets.forget('api-key x')
    expect(await secrets.read('api-key x')).toBeNull()
  })

  test.each<[KeychainState, () => Promise<Keychain | undefined>]>([
    ['absent', async () => undefined],
    [
      'absent',
      async () =>
        memoryKeychain({
          setPassword: () => Promise.reject(new Error('no bus')),
          getPassword: () => Promise.reject(new Error('no bus')),
        }),
    ],
    ['locked', async () => memoryKeychain({ setPassword: () => Promise.reject(new Error('locked')) })],
    ['locked', async () => memoryKeychain({ setPassword: () => never() })],
    ['usable', async () => memoryKeychain()],
  ])('know that a keychain is %s', async (state, loadKeychain) => {
    expect((await openSecrets(loadKeychain, 50)).keychain).toBe(state)
  })

  test('go into a keychain that was locked at the start as soon as it is unlocked', async () => {
    let isLocked = true
    const open = memoryKeychain()
    const keychain: Keychain = {
      ...open,
      setPassword: (...args) => (isLocked ? Promise.reject(new Error('locked')) : open.setPassword(...args)),
    }
    const secrets = await openSecrets(async () => keychain)
    await secrets.write('api-key x', 's3cret')
    expect([secrets.keychain, await secrets.lookAgain(), open.entries.size]).toEqual(['locked', 'locked', 0])
    isLocked = false
    expect([await secrets.lookAgain(), secrets.kept, open.entries.get('api-key x')]).toEqual([
      'usable',
      'keychain',
      's3cret',
    ])
  })

  test('say when they could not be forgotten, because the keychain is locked by now', async () => {
    let isLocked = false
    const open = memoryKeychain()
    const keychain: Keychain = {
      setPassword: (...args) => (isLocked ? Promise.reject(new Error('locked')) : open.setPassword(...args)),
      getPassword: async (...args) => (isLocked ? null : open.getPassword(...args)),
      deletePassword: async (...args) => !isLocked && open.deletePassword(...args),
    }
    const secrets = await openSecrets(async () => keychain)
    await secrets.write('api-key x', 's3cret')
    isLocked = true
    expect(await secrets.forget('api-key x')).toBe(false)
    isLocked = false
    expect([await secrets.forget('api-key x'), await secrets.forget('api-key x')]).toEqual([true, true])
  })

  test.each<[string, () => Promise<void>]>([
    ['refuses', () => Promise.reject(new Error('locked'))],
    ['asks for its password, and nobody answers', never],
  ])('stay usable for this run when the keychain is locked later and %s', async (_case, setPassword) => {
    let isLocked = false
    const open = memoryKeychain({})
    const keychain: Keychain = {
      ...open,
      setPassword: (...args) => (isLocked ? setPassword() : open.setPassword(...args)),
    }
    const secrets = await openSecrets(async () => keychain, 50)
    await secrets.write('api-key x', 'old')
    isLocked = true
    expect(await secrets.write('api-key x', 'new')).toBe('thisRunOnly')
    expect(await secrets.read('api-key x')).toBe('new')
  })

  test('of different services have different names', () => {
    const names = ['https://a.example', 'https://b.example'].flatMap((url) => [
      secretNames.apiKey(url),
      secretNames.token(url),
    ])
    expect(new Set(names).size).toBe(4)
  })
})

test('a secret survives in a real keychain, and is gone when forgotten', async ({ skip }) => {
  skip(missing !== undefined, missing)
  const name = `test ${mkdtempSync(join(tmpdir(), 'keychain-'))}`
  const first = await openSecrets(async () => keytar)
  expect([first.kept, await first.write(name, 'pässword "1"')]).toEqual(['keychain', 'keychain'])
  const second = await openSecrets(async () => keytar)
  expect(await second.read(name)).toBe('pässword "1"')
  await second.forget(name)
  expect(await first.read(name)).toBeNull()
  rmSync(name.slice('test '.length), { recursive: true })
})
