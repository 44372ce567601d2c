/**
 * The vault: the database of this folder, and the key to what is in it. The key is made once; it is kept in the keychain, behind a
 * passphrase or, where nobody can be asked, in a file beside the data. Without the key nothing is read and nothing is sent.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { shortestPassphrase, type VaultState } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { assertNever, type Issue, ok, type Result, refuse } from '../../../shared/result.ts'
import { isDiskTrouble } from '../disk-trouble.ts'
import { markOfPutAside, noMark, openJournalMark, readMark, writeMark } from '../journal/journal-mark.ts'
import { settleStanding } from '../journal/journal-standing.ts'
import { databaseName, inTransaction, isDamage, openDatabase, openMemoryDatabase, tidy } from '../open-database.ts'
import { practiceName } from '../projects/connection-identity.ts'
import { keepInKeyFile, readKeyFile, removeKeyFile } from './key-file.ts'
import { unwrapKey, wrapKey } from './passphrase.ts'
import type { SealedData } from './sealed-data.ts'
import { createSealing, dataKeyBytes, type Sealing } from './sealing.ts'
import { type Secrets, secretNames } from './secrets.ts'
import {
  addVault,
  markTidy,
  noteKept,
  noteLossTold,
  readVault,
  type StoredVault,
  sealingWith,
  type VaultRecord,
} from './vault-record.ts'

export type VaultPorts = {
  /** The folder of everything kept between runs. */
  readonly home: string
  readonly secrets: Secrets
  /** How slow a try of a passphrase is; only a test has a reason to make it quick. */
  readonly passphraseCost?: number | undefined
}

type NewKeeping = { readonly by: 'passphrase'; readonly passphrase: string } | { readonly by: 'keychain' }

export type Vault = {
  /** `toChoose`: there is nothing to open yet, and no keychain. */
  state(): VaultState | { readonly is: 'toChoose' }
  /** What a person has to know of it and has not read yet. */
  notices(): readonly Issue[]
  noticesRead(): void
  /** `null` unless it is open. */
  data(): SealedData | null
  /** Where there is nothing to open yet and no keychain. */
  choosePassphrase(passphrase: string): Promise<Result<SealedData>>
  chooseKeyFile(): Promise<Result<SealedData>>
  chooseThisRunOnly(): Result<SealedData>
  /** While nobody has been asked: in memory. */
  openUntilChosen(): void
  /** @param passphrase  `null` looks for the key again where it should be */
  unlock(passphrase: string | null): Promise<Result<SealedData>>
  /** @param current  the present passphrase, where there is one */
  change(to: NewKeeping, current: string | null): Promise<Result<SealedData>>
  /** Puts files that can't be opened aside, and begins anew. What they say about accounts that were sent is no longer known. */
  startAfresh(): Promise<Result<null>>
  /** Resolves once the database is closed. */
  close(): Promise<void>
}

/** An open vault. `key` and `stored` are `null` where it lasts for this run only. */
type Opened = SealedData & { readonly key: Uint8Array | null; readonly stored: StoredVault | null }

/** @returns the vault in whatever state it is; or what keeps the database from being opened */
export async function openVault({ home, secrets, passphraseCost }: VaultPorts): Promise<Result<Vault>> {
  const first = openDatabase(home)
  if (!first.ok) return first
  let database: DatabaseSync = first.value
  let opened: Opened | null = null
  /** In memory, because the person was not asked yet. */
  let isUntilChosen = false
  let hasLossToTell = false
  /** Where the key was before, and could not be taken away. */
  let oldKeyIn: 'keychain' | 'keyFile' | null = null

  const take = async (key: Uint8Array, stored: StoredVault, sealing: Sealing): Promise<Result<SealedData>> => {
    const standing = await settleStanding(home, database, secrets, stored)
    hasLossToTell = standing.hasLossToTell
    const { vaultId } = stored.record
    const mark = openJournalMark(home, database, secrets, vaultId)
    isUntilChosen = false
    opened = { database, sealing, isOnDisk: true, isJournalComplete: standing.isJournalComplete, mark, key, stored }
    await removeOldKeys(stored.record)
    tidyUp(stored)
    return ok(opened)
  }

  /** Also what could not be taken away when the key was kept anew: the keychain may have been locked then. */
  const removeOldKeys = async ({ vaultId, kept }: VaultRecord): Promise<void> => {
    oldKeyIn = null
    if (kept.by !== 'keyFile' && !removeKeyFile(home)) oldKeyIn = 'keyFile'
    if (kept.by !== 'keychain' && secrets.kept === 'keychain' && !(await secrets.forget(secretNames.dataKey(vaultId))))
      oldKeyIn = 'keychain'
  }

  /** A key that was wrapped another way must not be found in the file any more. */
  const tidyUp = ({ isTidy }: StoredVault): void => {
    if (!isTidy && tidy(database)) markTidy(database)
  }

  /** Opens with a key, where it is the right one. */
  const openWith = async (key: Uint8Array | null, stored: StoredVault): Promise<Result<SealedData> | null> => {
    const sealing = key === null ? null : sealingWith(key, stored)
    return key === null || sealing === null ? null : take(key, stored, sealing)
  }

  /** Makes the vault; or opens the one that another process made meanwhile. */
  const create = async (vaultId: string, key: Uint8Array, kept: VaultRecord['kept']): Promise<Result<SealedData>> => {
    const isOurs = inTransaction(database, () => {
      if (readVault(database) !== null) return false
      addVault(database, { vaultId, isJournalComplete: true, kept }, createSealing(key))
      return true
    })
    if (!isOurs && kept.by === 'keychain') await secrets.forget(secretNames.dataKey(vaultId))
    return openStored(null)
  }

  const createInKeychain = async (): Promise<Result<SealedData> | null> => {
    const vaultId = randomUUID()
    const key = randomBytes(dataKeyBytes)
    return (await keepInKeychain(secrets, vaultId, key)) ? create(vaultId, key, { by: 'keychain' }) : null
  }

  /** Opens the vault that is there. */
  const openStored = async (passphrase: string | null): Promise<Result<SealedData>> => {
    const stored = readVault(database)
    if (stored === null) return refuse(issue('data_locked', {}))
    if (stored === 'damaged') return refuse(issue('data_key_damaged', {}))
    const { vaultId, kept } = stored.record
    switch (kept.by) {
      case 'keychain': {
        const key = readKey(await secrets.read(secretNames.dataKey(vaultId)))
        return (await openWith(key, stored)) ?? refuse(whyNotGiven(secrets))
      }
      case 'keyFile':
        return (await openWith(readKeyFile(home), stored)) ?? refuse(issue('data_key_gone', { where: 'keyFile' }))
      case 'passphrase': {
        if (passphrase === null) return refuse(issue('data_locked', {}))
        const key = await unwrapKey(kept.wrapped, passphrase, vaultId)
        return (await openWith(key, stored)) ?? refuse(issue('passphrase_wrong', {}))
      }
      default:
        return assertNever(kept)
    }
  }

  /** The first look: opens, or makes, what needs no question. */
  const look = async (): Promise<void> => {
    if (readVault(database) !== null) await openStored(null)
    else if (secrets.kept === 'keychain') await createInKeychain()
    // A command that was ended between making the file and making the vault.
    else if (readKeyFile(home) !== null) await createInKeyFile()
  }

  const createInKeyFile = async (): Promise<Result<SealedData>> => {
    // One start at a time: whoever is second finds the file of the first.
    const key = inTransaction(database, () => keepInKeyFile(home, randomBytes(dataKeyBytes)))
    if (key === null) return refuse(issue('data_folder_unusable', { folder: home }))
    return create(randomUUID(), key, { by: 'keyFile' })
  }

  const state: Vault['state'] = () => {
    if (opened !== null) {
      const kept = opened.stored?.record.kept.by ?? (isUntilChosen ? 'untilChosen' : 'thisRunOnly')
      return { is: 'open', kept, hasKeychain: secrets.kept === 'keychain' }
    }
    const stored = readVault(database)
    if (stored === null) return { is: 'toChoose' }
    if (stored === 'damaged') return { is: 'locked', by: 'damage' }
    const { by } = stored.record.kept
    return { is: 'locked', by: by === 'keychain' && secrets.keychain === 'locked' ? 'lockedKeychain' : by }
  }

  const notices = (): readonly Issue[] => {
    const now = state()
    if (now.is === 'toChoose') return hadJournal() ? [issue('journal_incomplete', {})] : []
    if (now.is === 'locked') return whyLocked(now.by, secrets)
    return [
      ...(hasLossToTell ? [issue('journal_incomplete', {})] : []),
      ...(oldKeyIn === null ? [] : [issue('old_key_left', { where: oldKeyIn })]),
    ]
  }

  /** Asked where nothing is here any more: a mark says that there was something. */
  const hadJournal = (): boolean => readMark(home) !== 'none'

  const isToChoose = (): boolean => isUntilChosen || state().is === 'toChoose'
  const whenToChoose = async (work: () => Promise<Result<SealedData>>): Promise<Result<SealedData>> =>
    isToChoose() ? work() : refuse(issue('keeping_chosen_already', {}))

  const openInMemory = (): SealedData => {
    const sealing = createSealing(randomBytes(dataKeyBytes))
    const kept = { isOnDisk: false, isJournalComplete: false, mark: noMark, key: null, stored: null }
    opened = { database: openMemoryDatabase(), sealing, ...kept }
    return opened
  }

  /** Writes how the key is kept from now on, and takes it away from where it was. */
  const keepAnew = async (before: Opened, kept: VaultRecord['kept']): Promise<Result<SealedData>> => {
    noteKept(database, kept)
    const now = readVault(database)
    if (now === null || now === 'damaged') throw new Error('The vault that was just written is not there.')
    opened = { ...before, stored: now }
    await removeOldKeys(now.record)
    tidyUp(now)
    return ok(opened)
  }

  try {
    await look()
  } catch (error) {
    database.close()
    if (!isDamage(error)) throw error
    return refuse(issue('data_unreadable', { file: join(home, databaseName) }))
  }

  return ok({
    state,
    notices,
    noticesRead: () => {
      if (hasLossToTell && database.isOpen) noteLossTold(database)
      hasLossToTell = false
      oldKeyIn = null
    },
    data: () => opened,
    choosePassphrase: (passphrase) =>
      whenToChoose(async () => {
        const fault = faultOf(passphrase)
        if (fault !== null) return refuse(fault)
        const vaultId = randomUUID()
        const key = randomBytes(dataKeyBytes)
        const wrapped = await wrapKey(key, passphrase, vaultId, passphraseCost)
        const made = await create(vaultId, key, { by: 'passphrase', wrapped })
        return made.ok ? made : openStored(passphrase)
      }),
    chooseKeyFile: () => whenToChoose(createInKeyFile),
    chooseThisRunOnly: () => {
      if (!isToChoose()) return refuse(issue('keeping_chosen_already', {}))
      isUntilChosen = false
      return ok(opened ?? openInMemory())
    },
    openUntilChosen: () => {
      if (state().is !== 'toChoose') return
      hasLossToTell = hadJournal()
      isUntilChosen = true
      openInMemory()
    },
    unlock: async (passphrase) => {
      if (opened !== null) return ok(opened)
      if (passphrase === null && secrets.keychain !== 'usable') await secrets.lookAgain()
      return openStored(passphrase)
    },
    change: async (to, current) => {
      if (opened === null) return refuse(issue('data_locked', {}))
      const { key, stored } = opened
      if (key === null || stored === null) return refuse(issue('keeping_not_changeable', {}))
      const { vaultId, kept } = stored.record
      const isAllowed =
        kept.by !== 'passphrase' || (current !== null && (await unwrapKey(kept.wrapped, current, vaultId)) !== null)
      if (!isAllowed) return refuse(issue('passphrase_wrong', {}))
      if (to.by === 'keychain') {
        return (await keepInKeychain(secrets, vaultId, key))
          ? keepAnew(opened, { by: 'keychain' })
          : refuse(issue('keychain_took_no_key', {}))
      }
      const fault = faultOf(to.passphrase)
      if (fault !== null) return refuse(fault)
      const wrapped = await wrapKey(key, to.passphrase, vaultId, passphraseCost)
      return keepAnew(opened, { by: 'passphrase', wrapped })
    },
    startAfresh: async () => {
      const now = state()
      if (now.is !== 'locked') return refuse(issue('keeping_chosen_already', {}))
      if (now.by === 'lockedKeychain') return refuse(issue('keychain_locked', {}))
      try {
        // Before anything else: whatever ends this, what is begun here is never taken for the first.
        writeMark(home, markOfPutAside)
      } catch (error) {
        if (!isDiskTrouble(error)) throw error
        return refuse(issue('disk_full_here', {}))
      }
      database.close()
      putAside(home)
      const again = openDatabase(home)
      if (!again.ok) return again
      database = again.value
      await look()
      return ok(null)
    },
    close: async () => {
      if (database.isOpen && opened !== null) await opened.mark.end()
      for (const one of new Set([database, opened?.database ?? database])) if (one.isOpen) one.close()
    },
  })
}

const practiceEnding = '.sqlite'

/** The file of the practice service, one for each description: sealed with the same key, so that it goes with the rest. */
export const practiceStore = (home: string, description: string | null): string =>
  join(home, `${practiceName(description)}${practiceEnding}`)

const isPracticeStore = (name: string): boolean => name.startsWith(practiceName(null)) && name.endsWith(practiceEnding)

/** Files get another name, and stay: a key that is found again still opens them. */
function putAside(home: string): void {
  const moment = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const practised = readdirSync(home).filter(isPracticeStore)
  for (const name of [databaseName, ...practised, 'data.key']) {
    for (const ending of ['', '-wal', '-shm']) {
      const file = join(home, `${name}${ending}`)
      if (existsSync(file)) renameSync(file, join(home, `put-aside-${moment}-${name}${ending}`))
    }
  }
}

type LockedBy = Extract<VaultState, { is: 'locked' }>['by']

/** What keeps the data from being opened, where it is not just the passphrase that has to be typed. */
function whyLocked(by: LockedBy, secrets: Secrets): readonly Issue[] {
  switch (by) {
    case 'passphrase':
      return []
    case 'damage':
      return [issue('data_key_damaged', {})]
    case 'keyFile':
      return [issue('data_key_gone', { where: by })]
    case 'keychain':
    case 'lockedKeychain':
      return [whyNotGiven(secrets)]
    default:
      return assertNever(by)
  }
}

/** A keychain that is locked, or is not there as this person is signed in, may still have the key. */
function whyNotGiven({ keychain }: Secrets): Issue {
  if (keychain === 'usable') return issue('data_key_gone', { where: 'keychain' })
  return keychain === 'locked' ? issue('keychain_locked', {}) : issue('keychain_not_here', {})
}

const faultOf = (passphrase: string) =>
  [...passphrase].length < shortestPassphrase ? issue('passphrase_short', { shortest: shortestPassphrase }) : null

async function keepInKeychain(secrets: Secrets, vaultId: string, key: Uint8Array): Promise<boolean> {
  const name = secretNames.dataKey(vaultId)
  if ((await secrets.write(name, Buffer.from(key).toString('base64url'))) === 'keychain') return true
  await secrets.forget(name)
  return false
}

function readKey(text: string | null): Uint8Array | null {
  const key = Buffer.from(text ?? '', 'base64url')
  return key.length === dataKeyBytes ? key : null
}
