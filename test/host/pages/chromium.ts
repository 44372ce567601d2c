/** Starts the Chromium that draws the windows, and makes sure that it never outlives the process that started it. */
import { spawn } from 'node:child_process'
import { mkdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { isRunning } from '../processes/running.ts'
import { CdpConnection, type CdpSession } from './cdp.ts'

export type Chromium = {
  readonly connection: CdpConnection
  readonly browser: CdpSession
  /** Where Playwright connects. */
  readonly endpoint: string
  readonly pid: number | undefined
  /** Settles when Chromium ends without having been closed. */
  readonly endedByItself: Promise<void>
  close(): Promise<void>
}

/** Pages of its own that Chromium loads for every window, below an address bar that nobody types into: a second of processor time. */
export const suggestionPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

const startTimeoutMs = 30_000
const closeTimeoutMs = 5_000

/** @param profile  the folder that Chromium keeps its own data in; one Chromium at a time can use it */
export async function startChromium(profile: string): Promise<Chromium> {
  mkdirSync(profile, { recursive: true })
  await profileIsFree(profile)
  const executable = process.env.CHROMIUM ?? '/usr/bin/chromium'
  const child = spawn(executable, chromiumArguments(profile), { stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'] })
  process.once('exit', () => child.kill('SIGKILL'))
  const gone = new Promise<void>((resolve) => {
    child.once('close', () => resolve())
    child.once('error', () => resolve())
  })

  const [, , log, toChromium, fromChromium] = child.stdio
  if (!(log instanceof Readable && toChromium instanceof Writable && fromChromium instanceof Readable)) {
    throw new Error('Chromium was started without its pipes')
  }
  const endpoint = await announcedEndpoint(log, gone, executable)
  const connection = new CdpConnection(fromChromium, toChromium)
  const browser = connection.session()
  const endedByItself = Promise.withResolvers<void>()
  void gone.then(() => {
    if (!isClosing) endedByItself.resolve()
  })
  let isClosing = false
  const close = async (): Promise<void> => {
    isClosing = true
    void browser.send('Browser.close').catch(() => undefined)
    await Promise.race([gone, pause(closeTimeoutMs, undefined, { ref: false })])
    child.kill('SIGKILL')
  }
  return { connection, browser, endpoint, pid: child.pid, endedByItself: endedByItself.promise, close }
}

function chromiumArguments(profile: string): string[] {
  return [
    '--headless=new',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    // The pipe is ours, and Chromium ends when its other side closes, even by SIGKILL. The port is Playwright's.
    '--remote-debugging-pipe',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    '--no-startup-window',
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Not one name is found: whatever else goes wrong, nothing leaves for a network.
    '--host-resolver-rules=MAP * ~NOTFOUND',
    `--disable-features=${['Translate', 'MediaRouter', 'OptimizationHints', ...suggestionPages]}`,
    // Windows that aren't in front keep painting and keep their timers, as `show: false` windows do in Electron.
    '--disable-renderer-backgrounding',
    '--disable-backgrounding-occluded-windows',
    '--disable-background-timer-throttling',
    '--hide-scrollbars',
  ]
}

async function announcedEndpoint(log: Readable, gone: Promise<void>, executable: string): Promise<string> {
  let text = ''
  const announced = new Promise<string>((resolve) => {
    log.on('data', (data: Buffer) => {
      text = `${text}${data}`.slice(-20_000)
      const found = /DevTools listening on (\S+)/.exec(text)
      if (found?.[1]) resolve(found[1])
    })
  })
  const endpoint = await Promise.race([announced, gone, pause(startTimeoutMs, undefined, { ref: false })])
  if (endpoint === undefined) throw new Error(`${executable} did not start (CHROMIUM names another one):\n${text}`)
  return endpoint
}

/**
 * Waits for the Chromium of a killed run to be gone: a second one on the same profile would hand its window over to the
 * first and end. Its lock is a symbolic link to "host-pid".
 */
async function profileIsFree(profile: string): Promise<void> {
  for (const deadline = Date.now() + startTimeoutMs; Date.now() < deadline; await pause(50)) {
    const holder = lockHolder(profile)
    if (holder === undefined || !isRunning(holder)) return
  }
  throw new Error(`another Chromium still uses ${profile}`)
}

function lockHolder(profile: string): number | undefined {
  try {
    return Number(readlinkSync(join(profile, 'SingletonLock')).split('-').at(-1))
  } catch {
    return undefined // no lock
  }
}
