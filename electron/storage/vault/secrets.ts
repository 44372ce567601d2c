/**
 * Keeps secrets: in the operating system's keychain where there is a usable one, otherwise in memory until the application is
 * closed. Never in a file of ours.
 */
import { randomUUID } from 'node:crypto'
import type { Keychain } from '../../desk-ports.ts'
import { connectionIdentity } from '../projects/connection-identity.ts'

/** Where a secret is: the operating system's keychain, or memory until the application is closed. */
export type SecretPlace = 'keychain' | 'thisRunOnly'

/** `locked`: it is there, and gives and takes nothing until the person has unlocked it. */
export type KeychainState = 'usable' | 'locked' | 'absent'

export type Secrets = {
  /** What the keychain was when it was last looked at. */
  readonly keychain: KeychainState
  /** Where secrets are kept on this computer, as things stand. */
  readonly kept: SecretPlace
  /** The person may have unlocked it meanwhile. What was kept for this run goes there then. */
  lookAgain(): Promise<KeychainState>
  /** `null` when there is none; the value goes to nobody but the client of the service. */
  read(name: string): Promise<string | null>
  /** @returns where it is now: a keychain that was locked meanwhile takes nothing, and the secret is kept for this run */
  write(name: string, value: string): Promise<SecretPlace>
  /** @returns whether it is nowhere any more; a keychain that was locked meanwhile gives nothing away */
  forget(name: string): Promise<boolean>
}

/** The names under which secrets are kept, one of each kind for a live service, and one for the data. */
export const secretNames = {
  apiKey: (baseUrl: string): string => `api-key ${connectionIdentity({ kind: 'live', baseUrl })}`,
  /** The key to what is kept of customers; see vault.ts. */
  dataKey: (vaultId: string): string => `data-key ${vaultId}`,
  /** No secret: how far the journal has come; see journal-mark.ts. */
  journalMark: (vaultId: string): string => `journal-mark ${vaultId}`,
  token: (baseUrl: string): string => `token ${connectionIdentity({ kind: 'live', baseUrl })}`,
} as const

/** The name the keychain shows beside our entries. */
const serviceName = 'Migration Desk'

/** A keychain may ask the person to unlock it; one that has not answered by then is taken for locked, and whatever waits goes on. */
const defaultPatienceMs = 30_000

/**
 * @param loadKeychain  gives nothing, or throws, where there is none
 * @param patienceMs  how long the keychain may take for its first answer, and to take something in
 */
export async function openSecrets(
  loadKeychain: () => Promise<Keychain | undefined>,
  patienceMs: number = defaultPatienceMs,
): Promise<Secrets> {
  const look = () => findKeychain(loadKeychain, patienceMs)
  return secretsOver(await look(), look, patienceMs)
}

/** Secrets of this run alone, as where there is no keychain. */
export const keepInMemory = (): Secrets => secretsOver({ state: 'absent' }, async () => ({ state: 'absent' }), 0)

function secretsOver(atFirst: Found, look: () => Promise<Found>, patienceMs: number): Secrets {
  let found = atFirst
  // What the keychain would not take. Looked at first: it is newer than what the keychain has.
  const thisRun = new Map<string, string>()
  const usable = (): Keychain | null => (found.state === 'usable' ? found.keychain : null)

  const write = async (name: string, value: string): Promise<SecretPlace> => {
    const keychain = usable()
    const writing = keychain === null ? null : tryOr(() => writeInto(keychain, name, value), false)
    const isStored = writing !== null && (await withPatience(patienceMs, writing, false))
    if (isStored) thisRun.delete(name)
    else thisRun.set(name, value)
    return isStored ? 'keychain' : 'thisRunOnly'
  }

  return {
    get keychain() {
      return found.state
    },
    get kept() {
      return found.state === 'usable' ? 'keychain' : 'thisRunOnly'
    },
    lookAgain: async () => {
      found = await look()
      for (const [name, value] of thisRun) await write(name, value)
      return found.state
    },
    read: async (name) =>
      thisRun.get(name) ?? (await tryOr(async () => (await usable()?.getPassword(serviceName, name)) ?? null, null)),
    write,
    forget: async (name) => {
      thisRun.delete(name)
      const keychain = usable()
      if (keychain === null) return found.state === 'absent'
      if (await tryOr(() => keychain.deletePassword(serviceName, name), false)) return true
      // Not deleted: it was not there, or the keychain is locked by now and shows nothing.
      const isAnswering = await tryOr(() => tryOut(keychain), false)
      return isAnswering && (await tryOr(() => keychain.getPassword(serviceName, name), '')) === null
    },
  }
}

type Found =
  | { readonly state: 'usable'; readonly keychain: Keychain }
  | { readonly state: Exclude<KeychainState, 'usable'> }

async function findKeychain(loadKeychain: () => Promise<Keychain | undefined>, patienceMs: number): Promise<Found> {
  const look = async (): Promise<Found> => {
    const keychain = await tryOr(loadKeychain, undefined)
    if (keychain === undefined) return { state: 'absent' }
    if (await tryOr(() => tryOut(keychain), false)) return { state: 'usable', keychain }
    return { state: (await isThere(keychain)) ? 'locked' : 'absent' }
  }
  return withPatience<Found>(patienceMs, look(), { state: 'locked' })
}

async function withPatience<T>(patienceMs: number, work: Promise<T>, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const outOfPatience = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), patienceMs)
  })
  const first = await Promise.race([work, outOfPatience])
  clearTimeout(timer)
  return first
}

/**
 * Writes, reads and deletes a value: `getPassword` alone answers `null` also where a keychain is locked, which must not look like
 * "nothing stored yet".
 */
async function tryOut(keychain: Keychain): Promise<boolean> {
  const value = randomUUID()
  // A name of its own: the window and a command line may look at the same moment.
  const probeName = `keychain-check ${value}`
  const isKept = await writeInto(keychain, probeName, value)
  await keychain.deletePassword(serviceName, probeName)
  return isKept
}

/** One that takes nothing and can still be asked is locked. Linux is the only one that may have none. */
const isThere = async (keychain: Keychain): Promise<boolean> =>
  process.platform !== 'linux' ||
  tryOr(async () => {
    await keychain.getPassword(serviceName, `keychain-check ${randomUUID()}`)
    return true
  }, false)

async function writeInto(keychain: Keychain, name: string, value: string): Promise<boolean> {
  await keychain.setPassword(serviceName, name, value)
  return (await keychain.getPassword(serviceName, name)) === value
}

/** What a keychain throws says nothing a person could act on, and might carry the secret. */
async function tryOr<T, F>(attempt: () => Promise<T>, otherwise: F): Promise<T | F> {
  try {
    return await attempt()
  } catch {
    return otherwise
  }
}
