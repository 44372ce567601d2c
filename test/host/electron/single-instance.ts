/**
 * Electron's single-instance lock: a file with the holder's process number beside the user's data, and a folder that a
 * second instance leaves its arguments in. Everything is synchronous, because the second instance ends right afterwards.
 */
import {
  existsSync,
  type FSWatcher,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  watch,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { isRunning } from '../processes/running.ts'

type Tell = (argv: string[], workingDirectory: string, additionalData: unknown) => void
type Call = { readonly argv: string[]; readonly workingDirectory: string; readonly additionalData: unknown }

let held: { readonly lock: string; readonly watcher: FSWatcher } | undefined

export const holdsInstance = (): boolean => held !== undefined

/** @returns whether this is the first instance; a second one's arguments have then been told to the first */
export function claimInstance(folder: string, additionalData: unknown, tell: Tell): boolean {
  if (held) return true
  const lock = join(folder, 'StandInLock')
  const calls = join(folder, 'StandInCalls')
  mkdirSync(calls, { recursive: true, mode: 0o700 })
  if (isHeldByAnother(lock)) {
    const call: Call = { argv: process.argv, workingDirectory: process.cwd(), additionalData }
    // Written elsewhere and moved, so that the first instance never reads half of it.
    const written = join(folder, `StandInCall-${process.pid}`)
    writeFileSync(written, JSON.stringify(call))
    renameSync(written, join(calls, `${process.pid}-${Date.now()}`))
    return false
  }
  rmSync(lock, { force: true })
  writeFileSync(lock, String(process.pid), { flag: 'wx' })
  const watcher = watch(calls, () => hear(calls, tell))
  watcher.unref()
  held = { lock, watcher }
  process.once('exit', releaseInstance)
  return true
}

export function releaseInstance(): void {
  held?.watcher.close()
  if (held) rmSync(held.lock, { force: true })
  held = undefined
}

function hear(calls: string, tell: Tell): void {
  for (const file of readdirSync(calls)) {
    const call: Call = JSON.parse(readFileSync(join(calls, file), 'utf8'))
    rmSync(join(calls, file))
    tell(call.argv, call.workingDirectory, call.additionalData)
  }
}

/** A killed process leaves its lock behind; a lock without a living process counts for nothing. */
function isHeldByAnother(lock: string): boolean {
  return existsSync(lock) && isRunning(Number(readFileSync(lock, 'utf8')))
}
