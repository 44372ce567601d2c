/**
 * Entry of the desktop host: Electron. Nothing here waits at the top level: Electron is ready only after this module has been
 * evaluated to its end.
 */
import { join } from 'node:path'
import {
  app,
  type BrowserWindow,
  dialog,
  type IpcMainInvokeEvent,
  ipcMain,
  Notification,
  net,
  powerMonitor,
  powerSaveBlocker,
  protocol,
  session,
  shell as system,
  utilityProcess,
} from 'electron'
import ElectronStore from 'electron-store'
import { type DeskEvent, nothingTyped } from '../shared/ipc.ts'
import { channels, type DeskEventName } from '../shared/ipc-channels.ts'
import { issue } from '../shared/issue-words.ts'
import { languageOf } from '../shared/messages/languages.ts'
import { sayMessage } from '../shared/messages/say.ts'
import { speak } from '../shared/messages/speech.ts'
import { assetsOf } from './assets.ts'
import { createDesk, type OpenDesk } from './desk.ts'
import type { DeskPorts } from './desk-ports.ts'
import { createDeskMenu } from './desktop/desk-menu.ts'
import { openDeskWindow } from './desktop/desk-window.ts'
import { createDialogs } from './desktop/dialogs.ts'
import { createOffers, spreadsheetIn } from './desktop/offers.ts'
import { isOurPage, pageAddress, pageHost, scheme } from './desktop/page.ts'
import { quitInOrder, quitQuestion, stayResponse } from './desktop/quit-in-order.ts'
import { refuseNavigation, refusePermissions } from './desktop/refusals.ts'
import { answeringLate } from './flow/late-answer.ts'
import { homeFolder, openHome } from './home.ts'
import { preparationMemoryMiB } from './preparation-memory.ts'
import { bugLog } from './shell/bug-log.ts'
import { createDesktopShell } from './shell/desktop-shell.ts'
import { links } from './shell/links.ts'
import { loadKeychain } from './shell/load-keychain.ts'
import { type FirstInstance, takeInstance } from './shell/processes/single-instance.ts'
import { startingAhead } from './shell/processes/start-ahead.ts'
import { startUtilityProcess } from './shell/processes/utility-process.ts'
import type { Shell } from './shell/shell.ts'
import { openSettings } from './storage/settings.ts'
import { version } from './version.ts'

let window: BrowserWindow | undefined

// Electron's own files live beside ours, and its instance lock is one per home folder.
if (process.env.MIGRATION_DESK_HOME) app.setPath('userData', homeFolder())
const home = app.getPath('userData')
protocol.registerSchemesAsPrivileged([
  { scheme, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
])
app.enableSandbox()

const dialogs = createDialogs(() => window)
const shell = createDesktopShell({
  links,
  choosePath: dialogs.choosePath,
  chooseFolder: dialogs.chooseFolder,
  openExternal: (address) => void system.openExternal(address),
  showNotice: (notice) => {
    if (Notification.isSupported() && window?.isFocused() === false) new Notification(notice).show()
  },
  showProgress: (fraction) => {
    if (window !== undefined && !window.isDestroyed()) window.setProgressBar(fraction ?? -1)
  },
})
refuseNavigation(app, shell.openLink)
app.on('window-all-closed', () => app.quit())

const offers = createOffers({
  tell: () => tellNews('offerMade', {}),
  refuse: (sentence) => void dialogs.say(sentence),
})
// macOS tells of files in this way, perhaps before anything is ready; the others name them among the arguments.
app.on('open-file', (event, path) => {
  event.preventDefault()
  void app.whenReady().then(() => offers.file(path))
})

if (app.requestSingleInstanceLock()) app.whenReady().then(start).catch(giveUp)
else app.quit()

async function start(): Promise<void> {
  await speak(languageOf(app.getLocale()), app.getSystemLocale())
  const opened = openHome(home)
  if (!opened.ok) {
    dialog.showErrorBox('Migration Desk', sayMessage(opened.issues[0].message))
    app.exit(1)
    return
  }
  const instance = takeInstance(home)
  if (instance.isFirst) return run(instance, shell)
  // The browser host has this folder; where it has no window of its own, it answers with an address for one.
  const shown = await instance.show()
  if (shown?.address !== undefined) await system.openExternal(shown.address)
  app.exit(0)
}

async function run(instance: FirstInstance, shell: Shell): Promise<void> {
  const logBug = bugLog(home)
  process.on('uncaughtException', (error) => logBug('main process', error))
  process.on('unhandledRejection', (error) => logBug('main process', error))

  const preparation = startingAhead(() =>
    startUtilityProcess(utilityProcess, {
      file: join(import.meta.dirname, 'preparation.cjs'),
      memoryMiB: preparationMemoryMiB(),
    }),
  )
  const settings = openSettings(home, (options) => new ElectronStore(options))
  const ports: DeskPorts = {
    host: 'desktop',
    language: languageOf(app.getLocale()),
    locale: app.getSystemLocale(),
    version,
    home,
    settings,
    shell,
    power: {
      onSleep: (hear) => powerMonitor.on('suspend', hear),
      onWake: (hear) => powerMonitor.on('resume', hear),
      keepAwake: () => {
        const blocker = powerSaveBlocker.start('prevent-app-suspension')
        return () => powerSaveBlocker.stop(blocker)
      },
    },
    startPreparation: preparation.start,
    tellNews,
    takeOffer: offers.take,
    fetch: (url, request) => net.fetch(url, request),
    loadKeychain,
  }
  const opening = createDesk(ports)
  const answer = answeringLate(opening, logBug)
  const menu = createDeskMenu({ opening, offers, dialogs })
  answerWindow(async (channel, ask) => {
    const result = await answer(channel, ask)
    menu.answered(channel)
    return result
  })
  const quitting = quitInOrder({
    app,
    mayQuit: async (isBySystem) => mayQuit(await opening, isBySystem),
    close: async () => {
      await closeWindow()
      await (await opening).close()
      instance.close()
    },
    logBug,
  })

  process.on('SIGTERM', quitting.quitBySystem)
  powerMonitor.on('shutdown', quitting.quitBySystem)

  refusePermissions(session.defaultSession)
  serveAssets()
  void menu.show()

  window = openDeskWindow({
    read: () => settings.read('windowBounds'),
    write: (bounds) => settings.write('windowBounds', bounds),
  })
  const pageGone = () => void opening.then((desk) => desk.forgetTyped()).catch(() => undefined)
  window.webContents.on('render-process-gone', pageGone)
  window.webContents.on('did-navigate', pageGone)
  window.on('close', (event) => {
    if (quitting.isClosing()) return
    event.preventDefault()
    app.quit()
  })
  offerSpreadsheet(process.argv, process.cwd())
  app.on('second-instance', (_event, args, folder) => {
    bringToFront()
    offerSpreadsheet(args, folder)
  })
  instance.onSecondStart(() => {
    bringToFront()
    return undefined
  })
  await window.loadURL(pageAddress)
  preparation.getReady()
}

/** Without this an application that can't start would go on running, unseen. */
function giveUp(error: unknown): void {
  bugLog(home)('starting', error)
  dialog.showErrorBox('Migration Desk', sayMessage(issue('application_failed', {}).message))
  app.exit(1)
}

function serveAssets(): void {
  const asset = assetsOf(join(import.meta.dirname, '../renderer'), "'none'")
  protocol.handle(scheme, async (request) => {
    const { host, pathname } = new URL(request.url)
    if (host !== pageHost || request.method !== 'GET') return new Response(null, { status: 404 })
    const { status, headers, body } = await asset(pathname)
    return new Response(body, { status, headers })
  })
}

function answerWindow(answer: (channel: string, ask: unknown) => Promise<unknown>): void {
  for (const channel of channels) {
    ipcMain.handle(channel, (event, ask: unknown) => {
      if (!isFromWindow(event)) throw new Error('Only the window is answered.')
      return answer(channel, ask)
    })
  }
}

/** Only the page itself, in the window itself: not a frame in it, and not what another page might have become. */
function isFromWindow({ sender, senderFrame }: IpcMainInvokeEvent): boolean {
  if (window === undefined || window.isDestroyed() || sender !== window.webContents) return false
  return senderFrame !== null && senderFrame.parent === null && isOurPage(senderFrame.url)
}

function tellNews<N extends DeskEventName>(name: N, news: DeskEvent<N>): void {
  if (window !== undefined && !window.isDestroyed()) window.webContents.send(name, news)
}

function bringToFront(): void {
  if (window === undefined || window.isDestroyed()) return
  if (window.isMinimized()) window.restore()
  window.show()
  window.focus()
}

/** So long a page may take to send what was changed last. */
const windowPatienceMs = 2000

/** The window goes first: while it closes it still sends what was changed a moment ago. */
async function closeWindow(): Promise<void> {
  const closing = window
  if (closing === undefined || closing.isDestroyed()) return
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, windowPatienceMs)
    closing.once('closed', () => {
      clearTimeout(timer)
      resolve()
    })
    closing.close()
  })
}

async function mayQuit(
  { underWay, typed }: Pick<OpenDesk, 'underWay' | 'typed'>,
  isBySystem: () => boolean,
): Promise<boolean> {
  const question = quitQuestion(underWay(), isBySystem() ? nothingTyped : typed())
  if (question === null) return true
  bringToFront()
  return (await dialogs.show(question)) !== stayResponse
}

function offerSpreadsheet(args: readonly string[], folder: string): void {
  const path = spreadsheetIn(args, folder)
  if (path !== undefined) void offers.file(path)
}
