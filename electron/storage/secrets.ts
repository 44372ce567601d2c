/**
 * Keeps secrets: in the operating system's keychain where there is a usable one, otherwise in memory until the application is
 * closed. Never in a file of ours.
 */
import { randomUUID } from 'node:crypto'
import type { Keytar } from '../desk-ports.ts'
import { connectionIdentity } from './connection-identity.ts'

/** Where a secret is: the operating system's keychain, or memory until the application is closed. */
export type SecretPlace = 'keychain' | 'thisRunOnly'

export type Secrets = {
  /** Where secrets are kept on this computer. */
  readonly kept: SecretPlace
  /** `null` when there is none; the value goes to nobody but the client of the service. */
  read(name: string): Promise<string | null>
  /** @returns where it is now: a keychain that was locked meanwhile takes nothing, and the secret is kept for this run */
  write(name: string, value: string): Promise<SecretPlace>
  forget(name: string): Promise<void>
}

/** The names under which secrets are kept, one of each kind for a live service, and one for the data. */
export const secretNames = {
  apiKey: (baseUrl: string): string => `api-key ${connectionIdentity({ kind: 'live', baseUrl })}`,
  /** The key to what is kept of customers; see vault.ts. */
  dataKey: (vaultId: string): string => `data-key ${vaultId}`,
  token: (baseUrl: string): string => `token ${connectionIdentity({ kind: 'live', baseUrl })}`,
} as const

/** The name the keychain shows beside our entries. */
const serviceName = 'Migration Desk'

/** A keychain may ask the person to unlock it; one that has not answered by then is taken for absent, and the start goes on. */
const defaultPatienceMs = 30_000

/**
 * @param loadKeytar  gives nothing, or throws, where keytar is not built
 * @param patienceMs  how long the keychain may take for its first answer
 */
export async function openSecrets(
  loadKeytar: () => Promise<Keytar | undefined>,
  patienceMs: number = defaultPatienceMs,
): Promise<Secrets> {
  const keychain = await findUsableKeychain(loadKeytar, patienceMs)
  return keychain === undefined ? keepInMemory() : keepInKeychain(keychain)
}

/** Secrets of this run alone, as where there is no keychain. */
export function keepInMemory(): Secrets {
  const values = new Map<string, string>()
  return {
    kept: 'thisRunOnly',
    read: async (name) => values.get(name) ?? null,
    write: async (name, value) => {
      values.set(name, value)
      return 'thisRunOnly'
    },
    forget: async (name) => {
      values.delete(name)
    },
  }
}

function keepInKeychain(keychain: Keytar): Secrets {
  // What the keychain would not take. Looked at first: it is newer than what the keychain has.
  const thisRun = new Map<string, string>()
  return {
    kept: 'keychain',
    read: async (name) => thisRun.get(name) ?? (await tryOr(() => keychain.getPassword(serviceName, name), null)),
    write: async (name, value) => {
      const isStored = await tryOr(async () => {
        await keychain.setPassword(serviceName, name, value)
        return (await keychain.getPassword(serviceName, name)) === value
      }, false)
      if (isStored) thisRun.delete(name)
      else thisRun.set(name, value)
      return isStored ? 'keychain' : 'thisRunOnly'
    },
    forget: async (name) => {
      thisRun.delete(name)
      await tryOr(() => keychain.deletePassword(serviceName, name), false)
    },
  }
}

/**
 * Writes, reads and deletes a value: `getPassword` alone answers `null` also where there is no usable keychain (no Secret
 * Service running, a locked collection), which must not look like "nothing stored yet".
 */
async function findUsableKeychain(
  loadKeytar: () => Promise<Keytar | undefined>,
  patienceMs: number,
): Promise<Keytar | undefined> {
  const tryOut = async (): Promise<Keytar | undefined> => {
    const keychain = await loadKeytar()
    if (keychain === undefined) return undefined
    const value = randomUUID()
    // A name of its own: the window and a command line may look at the same moment.
    const probeName = `keychain-check ${value}`
    await keychain.setPassword(serviceName, probeName, value)
    const isKept = (await keychain.getPassword(serviceName, probeName)) === value
    await keychain.deletePassword(serviceName, probeName)
    return isKept ? keychain : undefined
  }
  let timer: NodeJS.Timeout | undefined
  const outOfPatience = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patienceMs)
  })
  const found = await Promise.race([tryOr(tryOut, undefined), outOfPatience])
  clearTimeout(timer)
  return found
}

/** What a keychain throws says nothing a person could act on, and might carry the secret. */
async function tryOr<T, F>(attempt: () => Promise<T>, otherwise: F): Promise<T | F> {
  try {
    return await attempt()
  } catch {
    return otherwise
  }
}
