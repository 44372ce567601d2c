import { expect, test } from 'vitest'
import { unwrapKey, type WrappedKey, wrapKey, wrappedKey } from '../../../../electron/storage/vault/passphrase.ts'

const key = new Uint8Array(32).fill(5)
const quickly = 2 ** 10
const passphrase = 'ein neues Wörtchen'

test('a wrapped key opens with its passphrase for what it is of, and with nothing else', async () => {
  const wrapped = await wrapKey(key, passphrase, 'vault 1', quickly)
  expect(await unwrapKey(wrapped, passphrase, 'vault 1')).toEqual(key)
  const { salt } = await wrapKey(key, passphrase, 'vault 1', quickly)
  const tries: readonly (readonly [WrappedKey, string, string])[] = [
    [wrapped, 'ein neues Wort', 'vault 1'],
    [wrapped, passphrase, 'vault 2'],
    [{ ...wrapped, salt }, passphrase, 'vault 1'],
    [{ ...wrapped, cost: 2 * quickly }, passphrase, 'vault 1'],
    [{ ...wrapped, key: wrapped.key.slice(4) }, passphrase, 'vault 1'],
  ]
  for (const [given, word, purpose] of tries) expect(await unwrapKey(given, word, purpose)).toBeNull()
})

test('a key that an earlier version wrapped opens, however its passphrase is composed', async () => {
  const then = {
    cost: 1024,
    blockSize: 8,
    parallelization: 1,
    salt: 'MWcU8uZ72pt-u50GMDMnWQ',
    key: 'AWBi8sDAaaMClZgqXkJ2NxfM0EmZYQWkoZZ3Jn02-tC3UqJELL2TnplDZlPCRvRTXLI7O6tjovDLl4vwKQ',
  }
  const wrapped = wrappedKey.parse(then)
  for (const form of ['NFC', 'NFD'] as const)
    expect(await unwrapKey(wrapped, passphrase.normalize(form), 'vault 1')).toEqual(key)
})

test('a passphrase is slow to try out, and what is tried out for one key is of no use for another', async () => {
  const { cost, blockSize, salt } = await wrapKey(key, passphrase, 'vault 1')
  expect([cost >= 2 ** 17, blockSize >= 8, Buffer.from(salt, 'base64url').length >= 16]).toEqual([true, true, true])
  expect((await wrapKey(key, passphrase, 'vault 1', quickly)).salt).not.toBe(salt)
})

test.each([
  ['cost', 2 ** 20, 2 ** 21],
  ['blockSize', 16, 17],
  ['parallelization', 8, 9],
])('a damaged record with another %s asks for no more memory than there is', async (name, most, tooMuch) => {
  const wrapped = await wrapKey(key, passphrase, 'vault 1', quickly)
  expect(wrappedKey.safeParse({ ...wrapped, [name]: most }).success).toBe(true)
  expect(wrappedKey.safeParse({ ...wrapped, [name]: tooMuch }).success).toBe(false)
})
