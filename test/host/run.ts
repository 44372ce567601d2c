/** Runs an application on the stand-in: what Electron does between the start of the process and `ready`. */
import { existsSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Script } from 'node:vm'
import { announceReady, app } from './electron/app.ts'
import { electron } from './electron/electron.ts'
import { startChromium } from './pages/chromium.ts'
import { closeStrangers } from './pages/targets.ts'
import { type FromMain, settingsVariable, type ToMain } from './processes/host-messages.ts'
import { appPath, becomeReady, manifest, poses, record } from './processes/host-state.ts'
import { refuseDownloads } from './windows/downloads.ts'

/** A main script that hasn't been read to its end by now waits for something that comes after it. */
const longestReadingMs = 5_000

delete process.env[settingsVariable]
Object.defineProperty(process, 'type', { value: 'browser' })
Object.defineProperty(process, 'defaultApp', { value: true })
Object.defineProperty(process, 'resourcesPath', { value: join(appPath, 'resources') })
const versions = Object.freeze({ ...process.versions, electron: '45.4.1', chrome: '156.0.0.0' })
Object.defineProperty(process, 'versions', { value: versions })
process.argv = [process.execPath, appPath, ...process.argv.slice(2)]

const module = new URL('./electron/electron.ts', import.meta.url).href
registerHooks({
  resolve: (specifier, context, next) =>
    /^electron(\/(main|common))?$/.test(specifier)
      ? { url: module, format: 'module-typescript', shortCircuit: true }
      : next(specifier, context),
})

const require = createRequire(import.meta.url)
for (const file of poses?.modules ?? []) require(file)

// Electron's main process has no parent to write to, so the application doesn't get to see this one.
const send = process.send?.bind(process)
Object.defineProperty(process, 'send', { value: undefined })
const tell = (message: FromMain): void => {
  if (process.connected) send?.(message)
}

const given: object = Object.create(electron, { host: { value: record } })
process.on('message', async ({ id, source, arg }: ToMain) => {
  try {
    const act: (given: object, arg: unknown) => unknown = new Script(`(${source})`).runInThisContext()
    tell({ kind: 'value', id, value: await act(given, arg) })
  } catch (e) {
    tell({ kind: 'error', id, message: e instanceof Error ? (e.stack ?? e.message) : String(e) })
  }
})
if (!poses) process.on('disconnect', () => process.kill(process.pid, 'SIGKILL')) // the test has ended
process.on('SIGTERM', () => app.quit())
process.on('SIGINT', () => app.quit())

const deadlock = setTimeout(() => {
  console.error(
    'The main script was not read to its end. Electron waits for that end before it is ready, so a top-level await on app.whenReady() waits for ever.',
  )
  process.exit(71)
}, longestReadingMs)
const mainScript = join(appPath, manifest.main)
if (!existsSync(mainScript)) {
  console.error(`${mainScript} is not there. Build the application first: npm run build.`)
  process.exit(72)
}
await import(pathToFileURL(mainScript).href)
clearTimeout(deadlock)

const chromium = await startChromium(join(app.getPath('sessionData'), 'Chromium'))
becomeReady(chromium)
await Promise.all([closeStrangers(chromium), refuseDownloads(chromium)])
void chromium.endedByItself.then(() => {
  console.error('Chromium has ended by itself.')
  process.exit(70)
})
if (poses) console.error(`DevTools listening on ${chromium.endpoint}`)
announceReady()
tell({ kind: 'ready', endpoint: chromium.endpoint, chromiumPid: chromium.pid })
