/** Finds Electron's runtime, which is a download of its own, and fetches it where that is possible. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The download has about 110 MB; who waits longer than this would rather have the browser window. */
const fetchTimeoutMs = 120_000
/** A network that refuses it today is not asked again at every start. */
const retryAfterMs = 24 * 3_600_000

const folder = dirname(createRequire(import.meta.url).resolve('electron/package.json'))
const failureMark = join(folder, '..', '.cache', 'migration-desk', 'electron-fetch-failed')

/** The program's path, or `undefined` where the runtime is not here. Electron's own `index.js` would start the download. */
export function findElectron(): string | undefined {
  const named = join(folder, 'path.txt')
  const dist = process.env.ELECTRON_OVERRIDE_DIST_PATH ?? join(folder, 'dist')
  // As Electron's own index.js: the name is in a file that the download leaves.
  const program = join(dist, existsSync(named) ? readFileSync(named, 'utf8') : 'electron')
  return existsSync(program) ? program : undefined
}

/** Whether the download failed here less than a day ago. */
export function hasFetchFailedLately(nowMs: number): boolean {
  const mark = statSync(failureMark, { throwIfNoEntry: false })
  return mark !== undefined && nowMs - mark.mtimeMs < retryAfterMs
}

/** Fetches the runtime, with a bounded wait. */
export async function fetchElectron(): Promise<string | undefined> {
  const installer = spawn(process.execPath, [join(folder, 'install.js')], { stdio: 'ignore', timeout: fetchTimeoutMs })
  await new Promise<void>((resolve) => {
    installer.once('close', () => resolve())
    installer.once('error', () => resolve())
  })
  const program = findElectron()
  if (program === undefined) {
    mkdirSync(dirname(failureMark), { recursive: true })
    writeFileSync(failureMark, '')
  }
  return program
}
