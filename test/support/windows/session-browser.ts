/**
 * A Chromium for measuring, started as the application starts one (`electron/browser/open-window.ts`): in the session of whoever starts
 * it. Playwright's own launch gives it a session of its own, and Linux shares processors between sessions first and only then between
 * their programs: beside two programs of ours that work, a main process that is nearly always asleep then waits up to 100 ms for its turn.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { logOf } from '../../host/running-app.ts'

const quiet = [
  '--no-startup-window',
  '--disable-component-extensions-with-background-pages',
  '--disable-extensions',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
]

export type SessionBrowser = {
  readonly browser: Browser
  close(): Promise<void>
}

/** @throws {Error} with what the browser wrote, where it ended before it could be spoken to */
export async function startSessionBrowser(): Promise<SessionBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'migration-desk-browser-'))
  const args = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, ...quiet]
  // Chromium refuses to run as root with its sandbox.
  if (process.getuid?.() === 0) args.push('--no-sandbox')
  const child = spawn(process.env.CHROMIUM ?? '/usr/bin/chromium', args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const browser = await chromium.connectOverCDP(await addressOf(child), { isLocal: true })
  return {
    browser,
    close: async () => {
      const ended = once(child, 'exit')
      const session = await browser.newBrowserCDPSession()
      await session.send('Browser.close').catch(() => {})
      await ended
      await browser.close()
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

/** What Chromium says once it listens. It goes on writing, and somebody has to read it. */
function addressOf(child: ChildProcess): Promise<string> {
  const log = logOf(child)
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', () => {
      const address = /ws:\/\/127\.0\.0\.1:\S+(?=\s)/.exec(log())?.[0]
      if (address !== undefined) resolve(address)
    })
    child.once('exit', () => reject(new Error(`The browser ended before it could be spoken to.\n${log()}`)))
  })
}
