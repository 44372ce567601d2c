import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { isDiskTrouble } from '../../../../electron/storage/disk-trouble.ts'
import { openAdditionsJournal } from '../../../../electron/storage/journal/additions-journal.ts'
import { openJournal } from '../../../../electron/storage/journal/journal.ts'
import { markName, readMark } from '../../../../electron/storage/journal/journal-mark.ts'
import { databaseName, isDamage } from '../../../../electron/storage/open-database.ts'
import type { SealedData } from '../../../../electron/storage/vault/sealed-data.ts'
import { keepInMemory, openSecrets, type Secrets } from '../../../../electron/storage/vault/secrets.ts'
import { openVault, type Vault } from '../../../../electron/storage/vault/vault.ts'
import { seeded } from '../../../faults/seeded.ts'
import { memoryKeychain } from '../../../support/desks/memory-keychain.ts'
import { valueIn } from '../../../support/value-in.ts'
import { temporaryHome, tickingClock } from '../temporary-home.ts'

const passphrase = 'four words in a row'
const scope = { connection: 'https://service.example', supplier: 'S' }
const payload = { external_account_number: '007001000', customers: [{ given_name: 'Ana' }] }

async function open(home: string, secrets: Secrets = keepInMemory()): Promise<Vault> {
  const vault = valueIn(await openVault({ home, secrets, passphraseCost: 2 ** 10 }))
  onTestFinished(() => vault.close())
  if (vault.state().is === 'toChoose') await vault.choosePassphrase(passphrase)
  else await vault.unlock(passphrase)
  return vault
}

function dataOf(vault: Vault): SealedData {
  const data = vault.data()
  if (data === null) throw new Error('The vault is not open.')
  return data
}

const send = (vault: Vault, number: string) =>
  openJournal(dataOf(vault), scope, tickingClock()).intend(number, { payload, payloadHash: 'h', known: null })

const standingOf = (vault: Vault) => ({
  isJournalComplete: dataOf(vault).isJournalComplete,
  told: vault.notices().map(({ code }) => code),
})
const whole = { isJournalComplete: true, told: [] }
const incomplete = { isJournalComplete: false, told: ['journal_incomplete'] }

/** What a killed process leaves: nothing was closed. */
function leftBehind(home: string): string {
  const copy = temporaryHome()
  cpSync(home, copy, { recursive: true })
  return copy
}

/** A home in which two accounts were sent, as a killed process leaves it, and as it was after the first. */
async function homes(secrets?: Secrets): Promise<{ readonly now: string; readonly earlier: string }> {
  const home = temporaryHome()
  const vault = await open(home, secrets)
  await send(vault, '1')
  const earlier = leftBehind(home)
  await send(vault, '2')
  return { now: leftBehind(home), earlier }
}

const flip = (path: string, at: number): void => {
  const bytes = readFileSync(path)
  bytes[at] = (bytes[at] ?? 0) ^ 1
  writeFileSync(path, bytes)
}

function placesOf(bytes: Buffer, piece: Uint8Array): number[] {
  const places: number[] = []
  for (let at = bytes.indexOf(piece); at >= 0; at = bytes.indexOf(piece, at + 1)) places.push(at)
  return places
}

/** What a start makes of damaged data; `forgotten` would send an account again without asking. */
async function standingOfDamaged(home: string, numbers: readonly string[]): Promise<string> {
  const vault = await openVault({ home, secrets: keepInMemory(), passphraseCost: 2 ** 10 })
  if (!vault.ok) return vault.issues[0].code
  try {
    const opened = await vault.value.unlock(passphrase)
    if (!opened.ok) return opened.issues[0].code
    if (!opened.value.isJournalComplete) return 'notTrusted'
    const journal = openJournal(opened.value, scope, tickingClock())
    if (journal.unreadableCount() > 0) return 'nothingCreated'
    return numbers.every((number) => journal.read(number).phase === 'sending') ? 'known' : 'forgotten'
  } catch (error) {
    if (!isDamage(error)) throw error
    return 'damaged'
  } finally {
    await vault.value.close()
  }
}

describe('a journal', () => {
  test('that a killed process left goes back to the first account', async () => {
    const { now } = await homes()
    expect(standingOf(await open(now))).toEqual(whole)
    expect(standingOf(await open(now))).toEqual(whole)
  })

  const losses: readonly (readonly [string, (home: string, earlier: string) => void])[] = [
    [
      'whose database was deleted',
      (home) => {
        for (const ending of ['', '-wal', '-shm']) rmSync(join(home, databaseName + ending))
      },
    ],
    ['whose database was emptied', (home) => truncateSync(join(home, databaseName))],
    ['whose log was deleted', (home) => rmSync(join(home, `${databaseName}-wal`))],
    ['whose log was emptied', (home) => truncateSync(join(home, `${databaseName}-wal`))],
    [
      'whose log has one byte that is another',
      (home) => {
        const log = join(home, `${databaseName}-wal`)
        // In the last entries, whatever the size of the log.
        flip(log, readFileSync(log).length - 6000)
      },
    ],
    [
      'whose database was put back from a backup',
      (home, earlier) => {
        for (const ending of ['', '-wal', '-shm'])
          cpSync(join(earlier, databaseName + ending), join(home, databaseName + ending))
      },
    ],
    ['whose mark is gone', (home) => rmSync(join(home, markName))],
    ['whose mark was emptied', (home) => truncateSync(join(home, markName))],
    [
      'whose mark is damaged',
      (home) => {
        flip(join(home, markName), 40)
        flip(join(home, markName), 552)
      },
    ],
  ]
  test.each(losses)('%s is said to go back no further, now and at every later start', async (_case, spoil) => {
    const { now, earlier } = await homes()
    spoil(now, earlier)
    const again = await open(now)
    expect(standingOf(again)).toEqual(incomplete)
    expect(standingOf(await open(leftBehind(now)))).toEqual(incomplete)
    again.noticesRead()
    await again.close()
    expect(standingOf(await open(now))).toEqual({ isJournalComplete: false, told: [] })
  })

  /** Where the keys of the records are in the file: in their rows, and in the indexes that find these. */
  const placesOfKeys = async (): Promise<{ readonly home: string; readonly places: readonly number[] }> => {
    const home = temporaryHome()
    const vault = await open(home)
    await send(vault, '1')
    const journal = openAdditionsJournal(dataOf(vault), scope, tickingClock())
    const key = { accountNumber: '1', kind: 'payment', payloadHash: 'h' } as const
    await journal.intend(key, { payload, count: 1, options: null, areRecognised: false })
    const { account_mark: account } = dataOf(vault).database.prepare('SELECT * FROM journal_accounts').get() ?? {}
    const request = dataOf(vault).database.prepare('SELECT * FROM addition_requests').get()
    await vault.close()
    const bytes = readFileSync(join(home, databaseName))
    const places = [account, request?.account_mark, request?.request_mark].flatMap((mark) =>
      placesOf(bytes, mark as Uint8Array),
    )
    return { home, places }
  }

  test('of which one byte that finds a record is another is said to go back no further', async () => {
    const { home, places } = await placesOfKeys()
    expect(places).toHaveLength(6)
    for (const place of places) {
      const damaged = leftBehind(home)
      flip(join(damaged, databaseName), place)
      expect(standingOf(await open(damaged)), `byte ${place}`).toEqual(incomplete)
    }
    expect(standingOf(await open(home))).toEqual(whole)
  })

  test('of which one byte anywhere is another knows what was sent, or is not trusted, or is not opened', async () => {
    const home = temporaryHome()
    const vault = await open(home)
    const numbers = ['1', '2', '3', '4']
    for (const number of numbers) await send(vault, number)
    await vault.close()
    // Most of a file is free; what is in it is what says something.
    const places = [...readFileSync(join(home, databaseName)).entries()].filter(([, byte]) => byte > 0)
    const random = seeded(1)
    const told = new Set<string>()
    for (let tries = 0; tries < 100; tries += 1) {
      const damaged = leftBehind(home)
      const [place] = places[random.between(0, places.length - 1)] ?? [0]
      flip(join(damaged, databaseName), place)
      const found = await standingOfDamaged(damaged, numbers)
      expect(found, `byte ${place}`).not.toBe('forgotten')
      told.add(found)
    }
    expect(told).toContain('known')
    expect(told).toContain('notTrusted')
  })

  test('of which only the mark’s latest writing was cut off is whole', async () => {
    const { now } = await homes()
    // The one that was written last of the two.
    flip(join(now, markName), readFileSync(join(now, markName), 'utf8').startsWith('Migration') ? 40 : 552)
    expect(standingOf(await open(now))).toEqual(whole)
  })

  test('that was put back with its whole folder is noticed where there is a keychain', async () => {
    const keychain = memoryKeychain()
    const secrets = () => openSecrets(async () => keychain)
    const home = temporaryHome()
    const first = await open(home, await secrets())
    await send(first, '1')
    await first.close()
    const backup = leftBehind(home)
    const second = await open(home, await secrets())
    // The first of a session tells the keychain, also where it is killed later.
    await send(second, '2')
    expect(standingOf(await open(leftBehind(home), await secrets()))).toEqual(whole)
    const again = await open(backup, await secrets())
    expect(standingOf(again)).toEqual(incomplete)
    again.noticesRead()
    await again.close()
    expect(standingOf(await open(backup, await secrets()))).toEqual({ isJournalComplete: false, told: [] })
  })

  test('that was put back is opened, and not trusted, also where the disk takes no mark', async () => {
    const { now, earlier } = await homes()
    for (const ending of ['', '-wal', '-shm'])
      cpSync(join(earlier, databaseName + ending), join(now, databaseName + ending))
    rmSync(join(now, markName))
    mkdirSync(join(now, markName))
    expect(standingOf(await open(now))).toEqual(incomplete)
  })

  test('has all of a session in the keychain when that ends', async () => {
    const keychain = memoryKeychain()
    const secrets = () => openSecrets(async () => keychain)
    const home = temporaryHome()
    const vault = await open(home, await secrets())
    await send(vault, '1')
    const backup = leftBehind(home)
    await send(vault, '2')
    await vault.close()
    expect(standingOf(await open(backup, await secrets()))).toEqual(incomplete)
  })
})

describe('the mark', () => {
  test('is beside the database before the first request may leave, and names nobody', async () => {
    const home = temporaryHome()
    const vault = await open(home)
    await send(vault, '007001000')
    expect(readMark(home)).toMatchObject({ accounts: 1, additions: 0 })
    expect(readFileSync(join(home, markName), 'utf8')).not.toMatch(/007001000|Ana|service\.example/)
  })

  test('covers what is added to accounts', async () => {
    const home = temporaryHome()
    const vault = await open(home)
    const key = { accountNumber: '1', kind: 'payment', payloadHash: 'h' } as const
    const journal = openAdditionsJournal(dataOf(vault), scope, tickingClock())
    await journal.intend(key, { payload, count: 1, options: null, areRecognised: false })
    expect(readMark(home)).toMatchObject({ accounts: 0, additions: 1 })
  })

  test.each<[string, (mark: string) => void]>([
    ['taken away', (mark) => rmSync(mark)],
    ['cut short', (mark) => truncateSync(mark, 600)],
    [
      'damaged',
      (mark) => {
        for (const at of [40, 552]) flip(mark, at)
      },
    ],
  ])('is made anew when it was %s while the application is at work', async (_case, spoil) => {
    const home = temporaryHome()
    const vault = await open(home)
    await send(vault, '1')
    spoil(join(home, markName))
    await send(vault, '2')
    expect(readMark(home)).toMatchObject({ accounts: 2 })
  })

  test('keeps its writing before the latest, across restarts and beside another program', async () => {
    const home = temporaryHome()
    const writings = () =>
      [...readFileSync(join(home, markName), 'utf8').matchAll(/entries (\d+)/g)].map(([, n]) => Number(n))
    const first = await open(home)
    for (const number of ['1', '2', '3']) await send(first, number)
    expect(writings().toSorted()).toEqual([2, 3])
    const second = await open(home)
    await send(second, '4')
    expect(writings().toSorted()).toEqual([3, 4])
    await send(first, '5')
    expect(writings().toSorted()).toEqual([4, 5])
  })

  test.skipIf(!existsSync('/proc/self/fd'))('leaves no file open, however often it is raised', async () => {
    const vault = await open(temporaryHome())
    await send(vault, 'first')
    const before = readdirSync('/proc/self/fd').length
    for (let number = 0; number < 30; number += 1) await send(vault, String(number))
    expect(readdirSync('/proc/self/fd').length).toBeLessThan(before + 10)
  })

  test('of an earlier version is read', () => {
    const home = temporaryHome()
    writeFileSync(
      join(home, markName),
      'Migration Desk journal mark 1: vault 3f2b, entries 12 and 3, check ac93be0da0982ca432af8142a614abc4\n',
    )
    expect(readMark(home)).toEqual({ vaultId: '3f2b', accounts: 12, additions: 3 })
  })

  test('that can’t be read is not taken for none: there was a journal', async () => {
    const home = temporaryHome()
    mkdirSync(join(home, markName))
    expect(readMark(home)).toBe('unreadable')
    const vault = valueIn(await openVault({ home, secrets: keepInMemory() }))
    onTestFinished(() => vault.close())
    expect(vault.notices().map(({ code }) => code)).toEqual(['journal_incomplete'])
  })

  test('that can’t be written keeps an account from being sent, as a disk does that takes nothing', async () => {
    const home = temporaryHome()
    const vault = await open(home)
    rmSync(join(home, markName))
    mkdirSync(join(home, markName))
    expect(isDiskTrouble(await send(vault, '1').catch((error: unknown) => error))).toBe(true)
  })

  test('is none of a session that keeps nothing', async () => {
    const home = temporaryHome()
    const vault = valueIn(await openVault({ home, secrets: keepInMemory() }))
    onTestFinished(() => vault.close())
    vault.chooseThisRunOnly()
    await send(vault, '1')
    expect(existsSync(join(home, markName))).toBe(false)
  })
})

test('who begins anew and closes before choosing a passphrase has a journal that is not the first all the same', async () => {
  const home = temporaryHome()
  const first = await open(home)
  await send(first, '1')
  await first.close()
  const forgotten = valueIn(await openVault({ home, secrets: keepInMemory() }))
  await forgotten.startAfresh()
  expect(forgotten.notices().map(({ code }) => code)).toEqual(['journal_incomplete'])
  await forgotten.close()
  expect(standingOf(await open(home))).toEqual(incomplete)
})

test('a journal that is known to be incomplete stays so when the key is kept another way', async () => {
  const { now, earlier } = await homes()
  for (const ending of ['', '-wal', '-shm'])
    cpSync(join(earlier, databaseName + ending), join(now, databaseName + ending))
  const vault = await open(now)
  expect(standingOf(vault)).toEqual(incomplete)
  await vault.change({ by: 'passphrase', passphrase }, passphrase)
  vault.noticesRead()
  await vault.close()
  expect(standingOf(await open(now))).toEqual({ isJournalComplete: false, told: [] })
})

test('a begin anew that is cut off before the files are put aside leaves a journal that is not trusted', async () => {
  const { now } = await homes()
  const { markOfPutAside, writeMark } = await import('../../../../electron/storage/journal/journal-mark.ts')
  writeMark(now, markOfPutAside)
  expect(standingOf(await open(now))).toEqual(incomplete)
})
