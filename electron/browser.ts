/**
 * Entry of the browser host: the desk for one person, in a browser window on this machine.
 *
 * `MIGRATION_DESK_WINDOW=none` opens no window and prints the address alone, as happens where there is no display.
 */
import { join } from 'node:path'
import { issue } from '../shared/issue-words.ts'
import { say, sayMessage } from '../shared/messages/say.ts'
import { startBrowserHost } from './browser/browser-host.ts'
import { hasDisplay, type OpenedWindow, openInBrowser, openWindow } from './browser/open-window.ts'
import { systemLanguage, systemLocale } from './browser/system-locale.ts'
import { watchWindows } from './browser/window-watch.ts'
import { createDesk } from './desk.ts'
import type { DeskPorts } from './desk-ports.ts'
import { closeInTime } from './flow/close-in-time.ts'
import { answeringLate } from './flow/late-answer.ts'
import { homeFolder, openHome } from './home.ts'
import { nodeHttp } from './platform/sending/node-http.ts'
import { preparationMemoryMiB } from './preparation-memory.ts'
import { createBrowserShell } from './shell/browser-shell.ts'
import { bugLog } from './shell/bug-log.ts'
import { links } from './shell/links.ts'
import { loadKeychain } from './shell/load-keychain.ts'
import { openPlainSettings } from './shell/plain-settings.ts'
import { startForkedProcess } from './shell/processes/forked-process.ts'
import { type FirstInstance, type LaterInstance, takeInstance } from './shell/processes/single-instance.ts'
import { startingAhead } from './shell/processes/start-ahead.ts'
import { version } from './version.ts'

const opensWindows = hasDisplay() && process.env.MIGRATION_DESK_WINDOW !== 'none'
/** How long it stays without a window, where it opened one. */
const goneAfterMs = 60_000

const tell = (sentence: string) => process.stdout.write(`${sentence}\n`)
const profileOf = (home: string) => join(home, 'browser-window')

start().catch((error: unknown) => {
  bugLog(homeFolder())('starting', error)
  process.stderr.write(`${sayMessage(issue('application_failed', {}).message)}\n`)
  process.exit(1)
})

async function start(): Promise<void> {
  const home = openHome(homeFolder())
  if (!home.ok) {
    process.stderr.write(`${sayMessage(home.issues[0].message)}\n`)
    process.exitCode = 1
    return
  }
  const instance = takeInstance(home.value)
  if (instance.isFirst) await run(home.value, instance)
  else await showTheOther(home.value, instance)
}

async function run(home: string, instance: FirstInstance): Promise<void> {
  const logBug = bugLog(home)
  process.on('uncaughtException', (error) => logBug('browser host', error))
  process.on('unhandledRejection', (error) => logBug('browser host', error))

  const preparation = startingAhead(() =>
    startForkedProcess({ file: join(import.meta.dirname, 'preparation.cjs'), memoryMiB: preparationMemoryMiB() }),
  )
  let windowCount = 0
  const watch = watchWindows(goneAfterMs, () => {
    tell(say('terminal_window_closed'))
    void end()
  })
  const host = await startBrowserHost({
    assetsFolder: join(import.meta.dirname, '../renderer'),
    answer: (channel, ask) => answer(channel, ask),
    onWindows: (count) => {
      windowCount = count
      preparation.getReady()
      if (opensWindows) watch.connected(count)
    },
    logBug,
  })
  const locale = systemLocale(process.env)
  const ports: DeskPorts = {
    host: 'browser',
    language: systemLanguage(process.env),
    ...(locale === undefined ? {} : { locale }),
    version,
    home,
    settings: openPlainSettings(home),
    shell: createBrowserShell(openInBrowser, links),
    startPreparation: preparation.start,
    hasOtherWindows: () => windowCount > 1,
    tellNews: host.tellNews,
    fetch: nodeHttp,
    loadKeychain,
  }
  const opening = createDesk(ports)
  const answer = answeringLate(opening, logBug)

  const opened: OpenedWindow[] = []
  const open = () => {
    const window = openWindow(host.newAddress(), profileOf(home))
    watch.browserStarted()
    window.onClosed(watch.browserEnded)
    opened.push(window)
  }

  let ending: Promise<void> | undefined
  const end = () => {
    ending ??= endAll()
    return ending
  }
  async function endAll(): Promise<void> {
    watch.stop()
    await closeInTime(async () => {
      await host.close()
      await (await opening).close()
    }, logBug)
    // Last, so that a window that asks before it closes while something is sent knows that nothing is any more.
    for (const window of opened) window.close()
    instance.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end())

  instance.onSecondStart(() => {
    if (!opensWindows) return host.newAddress()
    open()
    return undefined
  })
  if (opensWindows) {
    open()
    tell(say('terminal_window_open', { address: host.newAddress() }))
    tell(say('terminal_how_to_end'))
  } else {
    tell(say('terminal_ready', { address: host.newAddress() }))
    tell(say('terminal_goes_on'))
  }
}

async function showTheOther(home: string, instance: LaterInstance): Promise<void> {
  const shown = await instance.show()
  if (shown === undefined) {
    process.stderr.write(`${say('terminal_no_answer')}\n`)
    process.exitCode = 1
  } else if (shown.address === undefined) {
    tell(say('terminal_shows_window'))
  } else if (opensWindows) {
    tell(say('terminal_new_window'))
    openWindow(shown.address, profileOf(home))
  } else {
    tell(say('terminal_running_at', { address: shown.address }))
  }
}
