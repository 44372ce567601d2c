/** How much memory another process takes, as far as this system tells. */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** @returns resident memory in MiB; `undefined` where the process has ended or the system does not say */
export async function memoryOfProcess(pid: number): Promise<number | undefined> {
  try {
    switch (process.platform) {
      case 'linux':
        return kibibytes(/^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1])
      case 'win32': {
        const { stdout } = await run('tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH'], { windowsHide: true })
        // The last column, with separators of the country: "1,234,567 K".
        return kibibytes(/"([\d.,\s\u00a0\u202f]+) K"\s*$/m.exec(stdout)?.[1]?.replaceAll(/\D/g, ''))
      }
      default:
        return kibibytes((await run('ps', ['-o', 'rss=', '-p', String(pid)])).stdout.trim())
    }
  } catch {
    return undefined
  }
}

const kibibytes = (text: string | undefined): number | undefined =>
  text === undefined || text === '' ? undefined : Number(text) / 1024
