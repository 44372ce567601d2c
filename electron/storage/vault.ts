/**
 * The vault: the database of this folder, and the key to what is in it. The key is made once; it is kept in the keychain, behind a
 * passphrase or, where nobody can be asked, in a file beside the data. Without the key nothing is read and nothing is sent.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { shortestPassphrase, type VaultState } from '../../shared/ipc.ts'
import { issue } from '../../shared/issue-words.ts'
import { assertNever, ok, type Result, refuse } from '../../shared/result.ts'
import { keepInKeyFile, readKeyFile, removeKeyFile } from './key-file.ts'
import { databaseName, inTransaction, openDatabase, openMemoryDatabase } from './open-database.ts'
import { unwrapKey, wrapKey } from './passphrase.ts'
import type { SealedData } from './sealed-data.ts'
import { createSealing, dataKeyBytes, type Sealing } from './sealing.ts'
import { type Secrets, secretNames } from './secrets.ts'
import { hasPlainData, sealPlainTables, tidy } from './take-over.ts'
import {
  addVault,
  changeVault,
  markTidy,
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

export type NewKeeping = { readonly by: 'passphrase'; readonly passphrase: string } | { readonly by: 'keychain' }

export type Vault = {
  state(): VaultState
  /** `null` unless it is open. */
  data(): SealedData | null
  /** Where there is nothing to open yet and no keychain. */
  choosePassphrase(passphrase: string): Promise<Result<SealedData>>
  chooseKeyFile(): Promise<Result<SealedData>>
  chooseThisRunOnly(): Result<SealedData>
  /** @param passphrase  `null` looks for the key again where it should be */
  unlock(passphrase: string | null): Promise<Result<SealedData>>
  /** @param current  the present passphrase, where there is one */
  change(to: NewKeeping, current: string | null): Promise<Result<SealedData>>
  /** Puts files that can't be opened aside, and begins anew. What they say about accounts that were sent is no longer known. */
  startAfresh(): Promise<Result<VaultState>>
  close(): void
}

/** An open vault. `key` and `stored` are `null` where it lasts for this run only. */
type Opened = SealedData & { readonly key: Uint8Array | null; readonly stored: StoredVault | null }

/** @returns the vault in whatever state it is; or what keeps the database from being opened */
export async function openVault({ home, secrets, passphraseCost }: VaultPorts): Promise<Result<Vault>> {
  const first = openDatabase(home)
  if (!first.ok) return first
  let database: DatabaseSync = first.value
  let opened: Opened | null = null
  /** Whether this is the first database here, as far as anyone knows. */
  let remembers = true

  const take = (key: Uint8Array, stored: StoredVault, sealing: Sealing): Result<SealedData> => {
    opened = { database, sealing, isOnDisk: true, remembers: stored.record.remembers, key, stored }
    tidyUp(stored)
    return ok(opened)
  }

  /** What an earlier version kept unsealed must not be found in the file any more, nor a key that was wrapped another way. */
  const tidyUp = ({ isTidy }: StoredVault): void => {
    if (!isTidy && tidy(database)) markTidy(database)
  }

  /** Opens with a key, where it is the right one. */
  const openWith = (key: Uint8Array | null, stored: StoredVault): Result<SealedData> | null => {
    const sealing = key === null ? null : sealingWith(key, stored)
    return key === null || sealing === null ? null : take(key, stored, sealing)
  }

  /** Makes the vault, with what an earlier version kept; or opens the one that another process made meanwhile. */
  const create = async (vaultId: string, key: Uint8Array, kept: VaultRecord['kept']): Promise<Result<SealedData>> => {
    const isOurs = inTransaction(database, () => {
      if (readVault(database) !== null) return false
      const sealing = createSealing(key)
      addVault(database, { vaultId, remembers, kept }, sealing, !hasPlainData(database))
      sealPlainTables(database, sealing)
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
        return openWith(key, stored) ?? refuse(issue('data_key_gone', { where: 'keychain' }))
      }
      case 'keyFile':
        return openWith(readKeyFile(home), stored) ?? refuse(issue('data_key_gone', { where: 'keyFile' }))
      case 'passphrase': {
        if (passphrase === null) return refuse(issue('data_locked', {}))
        const key = await unwrapKey(kept.wrapped, passphrase, vaultId)
        return openWith(key, stored) ?? refuse(issue('passphrase_wrong', {}))
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

  const state = (): VaultState => {
    if (opened !== null) {
      const kept = opened.stored?.record.kept.by ?? 'thisRunOnly'
      return { is: 'open', kept, hasKeychain: secrets.kept === 'keychain' }
    }
    const stored = readVault(database)
    if (stored === null) return { is: 'toChoose', hasOlderData: hasPlainData(database) }
    return { is: 'locked', by: stored === 'damaged' ? 'damage' : stored.record.kept.by }
  }

  const whenToChoose = async (work: () => Promise<Result<SealedData>>): Promise<Result<SealedData>> =>
    state().is === 'toChoose' ? work() : refuse(issue('keeping_chosen_already', {}))

  /** Writes how the key is kept from now on, and takes it away from where it was. */
  const keepAnew = async (
    { key, stored, sealing }: Opened & { readonly key: Uint8Array; readonly stored: StoredVault },
    kept: VaultRecord['kept'],
  ): Promise<Result<SealedData>> => {
    const { vaultId, kept: before } = stored.record
    changeVault(database, { ...stored.record, kept })
    if (before.by === 'keyFile') removeKeyFile(home)
    if (before.by === 'keychain' && kept.by !== 'keychain') await secrets.forget(secretNames.dataKey(vaultId))
    const now = readVault(database)
    if (now === null || now === 'damaged') throw new Error('The vault that was just written is not there.')
    return take(key, now, sealing)
  }

  await look()

  return ok({
    state,
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
      const now = state()
      if (now.is !== 'toChoose') return refuse(issue('keeping_chosen_already', {}))
      if (now.hasOlderData) return refuse(issue('older_data_to_keep', {}))
      const sealing = createSealing(randomBytes(dataKeyBytes))
      opened = { database: openMemoryDatabase(), sealing, isOnDisk: false, remembers: false, key: null, stored: null }
      return ok(opened)
    },
    unlock: async (passphrase) => (opened === null ? openStored(passphrase) : ok(opened)),
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
          ? keepAnew({ ...opened, key, stored }, { by: 'keychain' })
          : refuse(issue('keychain_took_no_key', {}))
      }
      const fault = faultOf(to.passphrase)
      if (fault !== null) return refuse(fault)
      const wrapped = await wrapKey(key, to.passphrase, vaultId, passphraseCost)
      return keepAnew({ ...opened, key, stored }, { by: 'passphrase', wrapped })
    },
    startAfresh: async () => {
      if (state().is !== 'locked') return refuse(issue('keeping_chosen_already', {}))
      database.close()
      putAside(home)
      const again = openDatabase(home)
      if (!again.ok) return again
      database = again.value
      remembers = false
      await look()
      return ok(state())
    },
    close: () => {
      for (const one of new Set([database, opened?.database ?? database])) if (one.isOpen) one.close()
    },
  })
}

/** The file of the practice service is sealed with the same key, so that it goes with the rest. */
export const practiceStoreName = 'practice.sqlite'

/** Files get another name, and stay: a key that is found again still opens them. */
function putAside(home: string): void {
  const moment = new Date().toISOString().replaceAll(/[:.]/g, '-')
  for (const name of [databaseName, practiceStoreName, 'data.key']) {
    for (const ending of ['', '-wal', '-shm']) {
      const file = join(home, `${name}${ending}`)
      if (existsSync(file)) renameSync(file, join(home, `put-aside-${moment}-${name}${ending}`))
    }
  }
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
