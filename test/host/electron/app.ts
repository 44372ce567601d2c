/** Electron's `app`: the application's name and folders, its start and its end. */
import { homedir, tmpdir } from 'node:os'
import { isAbsolute, join } from 'node:path'
import type { App, CommandLine } from 'electron'
import { appPath, isReady, manifest, onlyBeforeReady, runningChromium, userData } from '../processes/host-state.ts'
import { cancellable } from '../windows/cancellable.ts'
import { openWindows } from '../windows/open-windows.ts'
import { asWhole, listedEmitter, type PartOf, refusingUnlisted } from './listed.ts'
import { claimInstance, holdsInstance, releaseInstance } from './single-instance.ts'

const events = [
  'activate',
  'before-quit',
  'browser-window-blur',
  'browser-window-created',
  'browser-window-focus',
  'certificate-error',
  'child-process-gone',
  'open-file',
  'open-url',
  'quit',
  'ready',
  'render-process-gone',
  'second-instance',
  'web-contents-created',
  'will-finish-launching',
  'will-quit',
  'window-all-closed',
]

const folders: Record<string, string> = {
  home: homedir(),
  appData: userData,
  userData,
  temp: tmpdir(),
  exe: process.execPath,
  desktop: join(userData, 'Desktop'),
  documents: join(userData, 'Documents'),
  downloads: join(userData, 'Downloads'),
  logs: join(userData, 'logs'),
}

const started = Promise.withResolvers<void>()
let name = manifest.productName ?? manifest.name
let stage: 'running' | 'quitting' | 'exiting' = 'running'

const commandLine: PartOf<CommandLine> = {
  appendSwitch: () => onlyBeforeReady('app.commandLine.appendSwitch()'),
  hasSwitch: () => false,
  getSwitchValue: () => '',
}

const calls = {
  commandLine: refusingUnlisted('app.commandLine', asWhole<CommandLine>(commandLine)),
  isPackaged: false,
  isReady,
  whenReady: () => started.promise,
  getName: () => name,
  setName: (given) => {
    name = given
  },
  getVersion: () => manifest.version ?? '0.0.0',
  getLocale: () => 'en-GB',
  getSystemLocale: () => 'en-GB',
  getLocaleCountryCode: () => 'GB',
  getPreferredSystemLanguages: () => ['en-GB'],
  getAppPath: () => appPath,
  getPath: (folder) => {
    const path = folders[folder] ?? (folder === 'sessionData' ? folders.userData : undefined)
    if (!path) throw new Error(`Failed to get '${folder}' path`)
    return path
  },
  setPath: (folder, path) => {
    if (!isAbsolute(path)) throw new Error('Path must be absolute')
    folders[folder] = path
  },
  requestSingleInstanceLock: (additionalData) =>
    claimInstance(folders.userData ?? userData, additionalData, (argv, workingDirectory, data) => {
      app.emit('second-instance', cancellable(), argv, workingDirectory, data)
    }),
  hasSingleInstanceLock: holdsInstance,
  releaseSingleInstanceLock: releaseInstance,
  enableSandbox: () => onlyBeforeReady('app.enableSandbox()'),
  disableHardwareAcceleration: () => onlyBeforeReady('app.disableHardwareAcceleration()'),
  setAppUserModelId: () => undefined,
  setAboutPanelOptions: () => undefined,
  focus: () => openWindows().at(-1)?.focus(),
  quit: () => {
    if (stage !== 'running') return
    const event = cancellable()
    app.emit('before-quit', event)
    if (event.defaultPrevented) return
    stage = 'quitting'
    const windows = openWindows()
    if (windows.length === 0) endUnlessPrevented()
    for (const window of windows) window.close()
  },
  exit: (exitCode = 0) => {
    if (stage === 'exiting') return
    stage = 'exiting'
    for (const window of openWindows()) window.destroy()
    app.emit('quit', cancellable(), exitCode)
    const ended = isReady() ? runningChromium().close() : Promise.resolve()
    void ended.finally(() => process.exit(exitCode))
  },
} satisfies PartOf<App>

class StandInApp extends listedEmitter('app', events) {}

/** `name` is a property as well as a pair of calls. */
const nameProperty = { get: calls.getName, set: calls.setName, enumerable: true }

export const app = asWhole<App>(Object.defineProperty(Object.assign(new StandInApp(), calls), 'name', nameProperty))

/** Electron says `ready` when the main script has been read to its end and Chromium runs. */
export function announceReady(): void {
  app.emit('will-finish-launching')
  app.emit('ready', cancellable(), {})
  started.resolve()
}

/** To be told when a window is gone: the last one ends the application, unless it listens and decides otherwise. */
export function windowHasClosed(): void {
  if (openWindows().length > 0 || stage === 'exiting') return
  if (stage === 'quitting') endUnlessPrevented()
  else if (app.listenerCount('window-all-closed') > 0) app.emit('window-all-closed')
  else app.quit()
}

/** To be told when a window refuses to close: the application goes on. */
export function windowStaysOpen(): void {
  if (stage === 'quitting') stage = 'running'
}

function endUnlessPrevented(): void {
  const event = cancellable()
  app.emit('will-quit', event)
  if (event.defaultPrevented) stage = 'running'
  else app.exit(0)
}
