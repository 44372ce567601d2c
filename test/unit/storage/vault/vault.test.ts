import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openJournal } from '../../../../electron/storage/journal/journal.ts'
import { databaseName, tidy } from '../../../../electron/storage/open-database.ts'
import { openProjects } from '../../../../electron/storage/projects/projects.ts'
import type { SealedData } from '../../../../electron/storage/vault/sealed-data.ts'
import { keepInMemory, openSecrets, type Secrets, secretNames } from '../../../../electron/storage/vault/secrets.ts'
import { openVaultUnattended } from '../../../../electron/storage/vault/unattended-vault.ts'
import { openVault, type Vault } from '../../../../electron/storage/vault/vault.ts'
import type { Result } from '../../../../shared/result.ts'
import { startKeyringSession, whyNoKeyring } from '../../../support/desks/keyring-session.ts'
import { type MemoryKeychain, memoryKeychain } from '../../../support/desks/memory-keychain.ts'
import { keytar, missing } from '../../../support/desks/real-keychain.ts'
import { valueIn } from '../../../support/value-in.ts'
import { openTestData, temporaryHome, tickingClock } from '../temporary-home.ts'

const passphrase = 'four words in a row'
const bytes = new TextEncoder().encode('Account,Name\n007001000,Ana Lee\n')
const scope = { connection: 'https://service.example', supplier: 'S' }

const codes = (result: Result<unknown>): readonly string[] => (result.ok ? [] : result.issues.map(({ code }) => code))

async function openTestVault(home: string, secrets: Secrets = keepInMemory()): Promise<Vault> {
  const vault = valueIn(await openVault({ home, secrets, passphraseCost: 2 ** 10 }))
  onTestFinished(vault.close)
  return vault
}

const withKeychain = (keychain: MemoryKeychain) => openSecrets(async () => keychain)

function dataOf(vault: Vault): SealedData {
  const data = vault.data()
  if (data === null) throw new Error('The vault is not open.')
  return data
}

const addProject = (data: SealedData) => openProjects(data, tickingClock()).add({ fileName: 'ana-lee.csv', bytes })
const projectNames = (data: SealedData) =>
  openProjects(data, tickingClock())
    .list()
    .map(({ fileName }) => fileName)

const everythingIn = (home: string): string =>
  readdirSync(home, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n')

describe('with a keychain', () => {
  test('nothing is asked, and the key is in the keychain alone', async () => {
    const home = temporaryHome()
    const keychain = memoryKeychain()
    const first = await openTestVault(home, await withKeychain(keychain))
    expect(first.state()).toEqual({ is: 'open', kept: 'keychain', hasKeychain: true })
    await addProject(dataOf(first))
    first.close()
    const [key = ''] = [...keychain.entries.values()]
    expect([keychain.entries.size, everythingIn(home).includes(key)]).toEqual([1, false])
    expect(projectNames(dataOf(await openTestVault(home, await withKeychain(keychain))))).toEqual(['ana-lee.csv'])
  })

  test.each([
    ['has lost the key', (keychain: MemoryKeychain) => keychain.entries.clear()],
    [
      'gives out another key',
      ({ entries }: MemoryKeychain) => {
        for (const name of entries.keys()) entries.set(name, Buffer.alloc(32, 1).toString('base64url'))
      },
    ],
    [
      'gives out something else',
      ({ entries }: MemoryKeychain) => {
        for (const name of entries.keys()) entries.set(name, 'x')
      },
    ],
  ])('that %s, nothing opens and nothing is lost', async (_case, spoil) => {
    const home = temporaryHome()
    const keychain = memoryKeychain()
    const first = await openTestVault(home, await withKeychain(keychain))
    await addProject(dataOf(first))
    first.close()
    const before = new Map(keychain.entries)
    spoil(keychain)
    const again = await openTestVault(home, await withKeychain(keychain))
    expect([again.state(), again.data()]).toEqual([{ is: 'locked', by: 'keychain' }, null])
    expect(codes(await again.unlock(null))).toEqual(['data_key_gone'])

    for (const [name, value] of before) keychain.entries.set(name, value)
    expect(codes(await again.unlock(null))).toEqual([])
    expect(projectNames(dataOf(again))).toEqual(['ana-lee.csv'])
  })

  test('that is not there the next time, nothing opens', async () => {
    const home = temporaryHome()
    const first = await openTestVault(home, await withKeychain(memoryKeychain()))
    first.close()
    const without = await openTestVault(home)
    expect([without.state(), without.notices().map(({ code }) => code)]).toEqual([
      { is: 'locked', by: 'keychain' },
      ['keychain_not_here'],
    ])
  })
})

/** A keychain that can be locked, and then gives and takes nothing, as GNOME's does. */
function lockable() {
  const open = memoryKeychain()
  let isLocked = false
  const keychain: MemoryKeychain = {
    entries: open.entries,
    setPassword: (...args) => (isLocked ? Promise.reject(new Error('locked')) : open.setPassword(...args)),
    getPassword: async (...args) => (isLocked ? null : open.getPassword(...args)),
    deletePassword: async (...args) => !isLocked && open.deletePassword(...args),
  }
  const lock = (locked: boolean) => {
    isLocked = locked
  }
  return { keychain, lock }
}

describe('a keychain that is locked', () => {
  test('at the start opens the data once it is unlocked, and nothing is begun anew over them', async () => {
    const home = temporaryHome()
    const { keychain, lock } = lockable()
    const first = await openTestVault(home, await withKeychain(keychain))
    await addProject(dataOf(first))
    await first.close()
    lock(true)
    const again = await openTestVault(home, await withKeychain(keychain))
    expect([again.state(), again.notices().map(({ code }) => code)]).toEqual([
      { is: 'locked', by: 'lockedKeychain' },
      ['keychain_locked'],
    ])
    expect(codes(await again.unlock(null))).toEqual(['keychain_locked'])
    expect(codes(await again.startAfresh())).toEqual(['keychain_locked'])
    lock(false)
    expect(codes(await again.unlock(null))).toEqual([])
    expect([again.state(), projectNames(dataOf(again))]).toEqual([
      { is: 'open', kept: 'keychain', hasKeychain: true },
      ['ana-lee.csv'],
    ])
  })

  test('while the data are put behind a passphrase keeps the old key, which is said, and gives it up later', async () => {
    const home = temporaryHome()
    const { keychain, lock } = lockable()
    const vault = await openTestVault(home, await withKeychain(keychain))
    lock(true)
    expect(codes(await vault.change({ by: 'passphrase', passphrase }, null))).toEqual([])
    expect([vault.notices().map(({ code }) => code), keychain.entries.size]).toEqual([['old_key_left'], 1])
    await vault.close()
    lock(false)
    const again = await openTestVault(home, await withKeychain(keychain))
    await again.unlock(passphrase)
    expect([again.notices(), keychain.entries.size]).toEqual([[], 0])
  })
})

describe('without a keychain', () => {
  test('a passphrase is chosen once, asked for at the next start, and can be changed', async () => {
    const home = temporaryHome()
    const first = await openTestVault(home)
    expect(first.state()).toEqual({ is: 'toChoose' })
    expect(codes(await first.choosePassphrase('short'))).toEqual(['passphrase_short'])
    expect(codes(await first.choosePassphrase(passphrase))).toEqual([])
    expect(first.state()).toEqual({ is: 'open', kept: 'passphrase', hasKeychain: false })
    await addProject(dataOf(first))
    expect(codes(await first.change({ by: 'passphrase', passphrase: 'another one' }, 'not it'))).toEqual([
      'passphrase_wrong',
    ])
    expect(codes(await first.change({ by: 'passphrase', passphrase: 'ein neues Wörtchen' }, passphrase))).toEqual([])
    first.close()

    const again = await openTestVault(home)
    expect([again.state(), again.data()]).toEqual([{ is: 'locked', by: 'passphrase' }, null])
    expect(codes(await again.unlock(passphrase))).toEqual(['passphrase_wrong'])
    // The same text, as another keyboard composes it.
    expect(codes(await again.unlock('ein neues Wörtchen'.normalize('NFD')))).toEqual([])
    expect(projectNames(dataOf(again))).toEqual(['ana-lee.csv'])
    expect(everythingIn(home)).not.toMatch(/four words|Wörtchen|another one/)
  })

  test('for this session only, nothing of it is on the disk', async () => {
    const home = temporaryHome()
    const vault = await openTestVault(home)
    expect(codes(vault.chooseThisRunOnly())).toEqual([])
    const data = dataOf(vault)
    await addProject(data)
    expect([projectNames(data), data.isJournalComplete, data.isOnDisk]).toEqual([['ana-lee.csv'], false, false])
    vault.close()
    expect(everythingIn(home)).not.toMatch(/ana-lee|Ana Lee|007001000/)
    expect((await openTestVault(home)).state()).toEqual({ is: 'toChoose' })
  })

  test('and with nobody to ask, the key is in a file for this user alone, which is said once', async () => {
    const home = temporaryHome()
    const said: string[] = []
    const open = () =>
      openVaultUnattended({ home, secrets: keepInMemory(), passphrase: undefined, say: (one) => said.push(one) })
    const first = valueIn(await open())
    await addProject(first.data)
    first.close()
    const second = valueIn(await open())
    expect([projectNames(second.data), said.length]).toEqual([['ana-lee.csv'], 1])
    second.close()
    expect(statSync(join(home, 'data.key')).mode & 0o777).toBe(0o600)

    rmSync(join(home, 'data.key'))
    expect(codes(await open())).toEqual(['data_key_gone'])
  })

  test.each([
    ['empty', 'data.key', ''],
    ['cut short', 'data.key', 'c2hvcnQ'],
    ['not yet in its place', 'data.key.new', 'c2hvcnQ'],
  ])('a key file that a killed start left %s stands in nobody’s way', async (_case, name, text) => {
    const home = temporaryHome()
    writeFileSync(join(home, name), text)
    const open = () => openVaultUnattended({ home, secrets: keepInMemory(), passphrase: undefined, say: () => {} })
    for (const opened of [await open(), await open()]) {
      expect(codes(opened)).toEqual([])
      if (opened.ok) opened.value.close()
    }
    expect(statSync(join(home, 'data.key')).mode & 0o777).toBe(0o600)
    expect(readdirSync(home)).not.toContain('data.key.new')
  })

  test('a file in the place of the key that holds something else is left alone', async () => {
    const home = temporaryHome()
    const other = 'A note that somebody wrote down in this place, by mistake.'
    writeFileSync(join(home, 'data.key'), other)
    const opened = await openVaultUnattended({ home, secrets: keepInMemory(), passphrase: undefined, say: () => {} })
    expect(codes(opened)).toEqual(['data_folder_unusable'])
    expect(readFileSync(join(home, 'data.key'), 'utf8')).toBe(other)
  })

  test('the window opens what the command line began, and can put it behind a passphrase', async () => {
    const home = temporaryHome()
    const line = await openVaultUnattended({ home, secrets: keepInMemory(), passphrase: undefined, say: () => {} })
    if (line.ok) line.value.close()
    const window = await openTestVault(home)
    expect(window.state()).toMatchObject({ is: 'open', kept: 'keyFile' })
    expect(codes(await window.change({ by: 'passphrase', passphrase }, null))).toEqual([])
    window.close()
    expect(readdirSync(home)).not.toContain('data.key')

    const ask = (word: string | undefined) =>
      openVaultUnattended({ home, secrets: keepInMemory(), passphrase: word, say: () => {} })
    expect(codes(await ask(undefined))).toEqual(['passphrase_in_environment_missing'])
    expect(codes(await ask('something else'))).toEqual(['passphrase_wrong'])
    const opened = await ask(passphrase)
    expect(codes(opened)).toEqual([])
    if (opened.ok) opened.value.close()
  })
})

test('a key moves from a passphrase to a keychain that is there by now', async () => {
  const home = temporaryHome()
  const first = await openTestVault(home)
  await first.choosePassphrase(passphrase)
  first.close()
  const keychain = memoryKeychain()
  const second = await openTestVault(home, await withKeychain(keychain))
  await second.unlock(passphrase)
  expect(codes(await second.change({ by: 'keychain' }, passphrase))).toEqual([])
  second.close()
  expect((await openTestVault(home, await withKeychain(keychain))).state()).toMatchObject({ kept: 'keychain' })
})

test('what can’t be opened is put aside when the person begins anew, and the new journal knows that it is not the first', async () => {
  const home = temporaryHome()
  const first = await openTestVault(home)
  await first.choosePassphrase(passphrase)
  await addProject(dataOf(first))
  first.close()
  const second = await openTestVault(home)
  expect(codes(await second.startAfresh())).toEqual([])
  expect(second.state()).toEqual({ is: 'toChoose' })
  await second.choosePassphrase('another passphrase')
  expect([projectNames(dataOf(second)), dataOf(second).isJournalComplete]).toEqual([[], false])
  second.close()

  const [aside = ''] = readdirSync(home).filter((name) => name.endsWith(databaseName) && name !== databaseName)
  const other = temporaryHome()
  writeFileSync(join(other, databaseName), readFileSync(join(home, aside)))
  const found = await openTestVault(other)
  await found.unlock(passphrase)
  expect(projectNames(dataOf(found))).toEqual(['ana-lee.csv'])
})

test('a damaged record of the key is said, and nothing is made in its place', async () => {
  const home = temporaryHome()
  const first = await openTestVault(home)
  await first.choosePassphrase(passphrase)
  dataOf(first).database.exec("UPDATE vault SET record = '{}'")
  first.close()
  const again = await openTestVault(home)
  expect(again.state()).toEqual({ is: 'locked', by: 'damage' })
  expect(codes(await again.unlock(passphrase))).toEqual(['data_key_damaged'])
})

test('what is left of a key that was wrapped otherwise waits for the next start while another process is at the file', () => {
  const home = temporaryHome()
  const { database } = openTestData(home)
  database.exec('PRAGMA busy_timeout = 0')
  const other = openTestData(home).database
  other.exec('BEGIN IMMEDIATE')
  expect(tidy(database)).toBe(false)
  other.exec('ROLLBACK')
  expect(tidy(database)).toBe(true)
})

describe('a journal with a damaged record', () => {
  test('says how many accounts it can’t speak of, keeps the others, and lets nothing be written over it', async () => {
    const home = temporaryHome()
    const data = dataOf(await openTestVault(home, await withKeychain(memoryKeychain())))
    const before = openJournal(data, scope, tickingClock())
    const intent = { payload: {}, payloadHash: 'h', known: null }
    await before.intend('1', intent)
    await before.intend('2', intent)
    data.database.exec("UPDATE journal_accounts SET record = x'0102' WHERE id = 1")
    const journal = openJournal(data, scope, tickingClock())
    expect([journal.unreadableCount(), journal.read('2').phase]).toEqual([1, 'sending'])
    await expect(journal.intend('1', intent)).rejects.toThrow()
  })

  test('does not take the record of one account for that of another', async () => {
    const home = temporaryHome()
    const data = dataOf(await openTestVault(home, await withKeychain(memoryKeychain())))
    const before = openJournal(data, scope, tickingClock())
    await before.intend('1', { payload: {}, payloadHash: 'h', known: null })
    await before.intend('2', { payload: {}, payloadHash: 'h', known: null })
    await before.write('2', { kind: 'answer', answer: { kind: 'refused', code: null, serviceWords: null, issues: [] } })
    data.database.exec('UPDATE journal_accounts SET record = (SELECT record FROM journal_accounts WHERE id = 2)')
    expect(openJournal(data, scope, tickingClock()).unreadableCount()).toBe(1)
  })
})

test('eight first starts at one moment make one vault that all of them open', async () => {
  const home = temporaryHome()
  const keychain = memoryKeychain()
  const vaults = await Promise.all(
    Array.from({ length: 8 }, async () => openTestVault(home, await withKeychain(keychain))),
  )
  expect(vaults.map((vault) => vault.state().is)).toEqual(Array(8).fill('open'))
  const [first] = vaults
  if (first !== undefined) await addProject(dataOf(first))
  expect(vaults.map((vault) => projectNames(dataOf(vault)))).toEqual(Array(8).fill(['ana-lee.csv']))
  expect(keychain.entries.size).toBe(1)
})

test('a real keychain keeps the key, and no file has it', async ({ skip }) => {
  skip(missing !== undefined, missing)
  const home = temporaryHome()
  const secrets = await openSecrets(async () => keytar)
  const first = await openTestVault(home, secrets)
  await addProject(dataOf(first))
  const name = secretNames.dataKey(JSON.parse(vaultRow(dataOf(first)).record).vaultId)
  await first.close()
  const key = await secrets.read(name)
  expect([key?.length, everythingIn(home).includes(String(key))]).toEqual([43, false])
  expect(projectNames(dataOf(await openTestVault(home, await openSecrets(async () => keytar))))).toEqual([
    'ana-lee.csv',
  ])
  await secrets.forget(name)
  expect((await openTestVault(home, await openSecrets(async () => keytar))).state()).toEqual({
    is: 'locked',
    by: 'keychain',
  })
})

const noKeyring = whyNoKeyring()
test.skipIf(noKeyring !== undefined)(
  'a real keyring that is locked is known to be so, and opens the data when it is not',
  {
    timeout: 60_000,
  },
  async () => {
    const keyring = await startKeyringSession()
    onTestFinished(keyring.end)
    const home = temporaryHome()
    const look = () => {
      const script = join(import.meta.dirname, 'print-vault-state.ts')
      const env = { ...process.env, ...keyring.env, DISPLAY: '' }
      return JSON.parse(execFileSync(process.execPath, [script, home], { env, encoding: 'utf8' }))
    }
    const open = { keychain: 'usable', state: { is: 'open', kept: 'keychain', hasKeychain: true }, notices: [] }
    expect(look()).toEqual(open)
    keyring.lock()
    expect(look()).toEqual({
      keychain: 'locked',
      state: { is: 'locked', by: 'lockedKeychain' },
      notices: ['keychain_locked'],
    })
    keyring.unlock()
    expect(look()).toEqual(open)
  },
)

const vaultRow = ({ database }: SealedData) =>
  database.prepare('SELECT record FROM vault').get() as { readonly record: string }
