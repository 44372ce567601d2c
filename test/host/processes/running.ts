/** Tells whether a process still runs. */
import { readFileSync } from 'node:fs'

/** A process that has ended but whose parent hasn't asked after it (a zombie) doesn't run. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    if (process.platform !== 'linux') return true
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3) !== 'Z'
  } catch {
    return false
  }
}
