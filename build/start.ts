/**
 * `npm start`: builds what is stale, then opens Migration Desk in Electron, or, where Electron's runtime is missing and cannot be
 * fetched, in a browser window. `MIGRATION_DESK_HOST=desktop` or `=browser` decides it by hand.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { hasDisplay } from '../electron/browser/open-window.ts'
import { fetchElectron, findElectron, hasFetchFailedLately } from './electron-runtime.ts'
import { build, isBuildFresh } from './fresh-build.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** An Electron that ends badly this soon could not start: a missing system library, a refused sandbox. */
const startedAfterMs = 10_000

/** What ends an application in order: `kill`, Ctrl-C, a terminal that is closed. */
const endingSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/** How often it is looked whether npm is still there. */
const lookMs = 500

const instead = 'so Migration Desk runs in a browser window instead, with the same data.'

endWithNpm()
await buildIfStale()
const whyNotDesktop = await openDesktop(process.env.MIGRATION_DESK_HOST)
if (whyNotDesktop !== undefined) {
  if (whyNotDesktop !== '') console.log(`${whyNotDesktop}, ${instead}`)
  await import(pathToFileURL(join(root, 'dist/main/browser.cjs')).href)
}

/**
 * Ends this process as `kill` would, once the one that started it under npm is gone. npm puts a shell between itself and what it runs, and
 * a `kill` of npm ends that shell alone: it does not hand the signal on. The shell waits for us, so if it is gone while we are here, we
 * were meant.
 */
function endWithNpm(): void {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, lookMs)
  timer.unref()
}

async function buildIfStale(): Promise<void> {
  if (isBuildFresh(root)) return
  console.log('Building Migration Desk; this takes a few seconds…')
  const complaint = await build(root)
  if (complaint === undefined) return
  console.error(`${complaint}\nMigration Desk could not be built. What stands above says why.`)
  process.exit(1)
}

/**
 * Runs the desktop host and ends with it.
 * @returns why it does not run here, as the first half of a sentence; empty where the browser host was asked for
 */
async function openDesktop(asked: string | undefined): Promise<string | undefined> {
  if (asked === 'browser') return ''
  if (asked !== undefined && asked !== 'desktop') {
    stop(`MIGRATION_DESK_HOST is "${asked}"; it can be "desktop" or "browser".`)
  }
  const reason = await runDesktop(asked === 'desktop')
  if (asked === 'desktop') stop(`${reason}, and MIGRATION_DESK_HOST asks for it.`)
  return reason
}

async function runDesktop(isInsistent: boolean): Promise<string> {
  if (!hasDisplay()) return 'There is no display for a desktop window here'
  const program =
    findElectron() ?? (!isInsistent && hasFetchFailedLately(Date.now()) ? undefined : await fetchWithNotice())
  if (program === undefined) return "Electron's runtime could not be fetched here"

  const startedAt = Date.now()
  const code = await runElectron(program)
  if (code === 0 || Date.now() - startedAt > startedAfterMs) process.exit(code)
  return "Electron's runtime does not start here"
}

function fetchWithNotice(): Promise<string | undefined> {
  // Where it is refused it is refused at once, and then one line is enough.
  const notice = setTimeout(() => console.log("Fetching Electron's runtime, once; two minutes at most…"), 2000)
  return fetchElectron().finally(() => clearTimeout(notice))
}

function runElectron(program: string): Promise<number> {
  // Chromium refuses to run as root with its sandbox; only build machines do that.
  const args = process.getuid?.() === 0 ? [root, '--no-sandbox'] : [root]
  // Listens first: a signal between the start and the listening would end us alone, and leave Electron running. Ctrl-C reaches Electron by
  // itself too, and once more does no harm: it is quitting, or asks whether it may.
  for (const signal of endingSignals) process.on(signal, () => electron.kill(signal))
  const electron = spawn(program, args, { stdio: 'inherit' })
  return new Promise((resolve) => {
    electron.once('error', () => resolve(1))
    electron.once('exit', (code, signal) => resolve(code ?? (endingSignals.some((one) => one === signal) ? 0 : 1)))
  })
}

function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
