/**
 * A D-Bus session of its own with an unlocked, empty keyring (GNOME's Secret Service), for a test that wants a real keychain and
 * must not meet what other tests keep in theirs. The person's own keyrings are not touched.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { keytar } from './keytar-here.ts'

export type KeyringSession = {
  readonly env: Readonly<Record<string, string>>
  /** As after a login without a password: what is in the keyring stays there, and is given out to nobody. */
  lock(): void
  unlock(): void
  end(): Promise<void>
}

const programs = ['dbus-daemon', 'gnome-keyring-daemon']

/** Why there can be none here; nothing where there can. */
export function whyNoKeyring(): string | undefined {
  if (process.platform !== 'linux') return 'a keyring of its own for a test there is on Linux alone'
  if (keytar === undefined) return 'keytar is not built'
  const missing = programs.filter((program) => spawnSync(program, ['--version']).error !== undefined)
  return missing.length === 0 ? undefined : `${missing.join(' and ')} is not installed`
}

export async function startKeyringSession(): Promise<KeyringSession> {
  const folder = mkdtempSync(join(tmpdir(), 'keyring-session-'))
  const own = { XDG_DATA_HOME: join(folder, 'data'), XDG_RUNTIME_DIR: folder }
  const bus = spawn('dbus-daemon', ['--session', '--nofork', '--print-address=1'], {
    env: { ...process.env, ...own },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const endWithUs = () => void bus.kill()
  process.once('exit', endWithUs)
  const env = { ...own, DBUS_SESSION_BUS_ADDRESS: await firstLineOf(bus) }
  // It goes on by itself once it is on the bus, and ends with the bus.
  const startDaemon = (...options: readonly string[]): void => {
    const started = spawnSync('gnome-keyring-daemon', [...options, '--components=secrets'], {
      env: { ...process.env, ...env },
      input: 'test',
    })
    if (started.status !== 0) throw new Error(`The keyring could not be started: ${started.stderr}`)
  }
  startDaemon('--unlock')
  return {
    env,
    lock: () => startDaemon('--replace', '--daemonize'),
    unlock: () => startDaemon('--replace', '--unlock'),
    end: async () => {
      process.off('exit', endWithUs)
      await end(bus)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function firstLineOf({ stdout, spawnfile }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error(`${spawnfile} has no output.`)
  for await (const line of createInterface({ input: stdout })) return line
  throw new Error(`${spawnfile} ended without a word.`)
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}
