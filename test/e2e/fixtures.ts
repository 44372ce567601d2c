/** What a specification finds when it begins, and what is ended and taken away when it is over. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { hostHere } from '../host/launch.ts'
import { type BrowserHost, startBrowserHost } from '../support/windows/browser-host.ts'
import { type Desktop, newDesktop } from './desktop.ts'

type Env = { deskEnv: Readonly<Record<string, string>> }
type OnDesktop = Env & { desktop: Desktop }
type InBrowser = Env & {
  /** With the folder of everything that it keeps. */
  browserHost: BrowserHost & { readonly home: string }
}

/** Where there is no session bus there is no keychain. */
export const withoutKeychain = { DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nonexistent' }

/** Of the desktop application: `page` is its window, and it has just started. */
export const desktopTest = base.extend<OnDesktop>({
  /** Added to the environment of the application. */
  deskEnv: [{}, { option: true }],
  desktop: async ({ deskEnv }, use, info) => {
    info.annotations.push({ type: 'host', description: hostHere() })
    const desktop = newDesktop(deskEnv)
    await use(desktop)
    await desktop.close()
  },
  page: async ({ desktop }, use) => {
    await use(await desktop.start())
  },
})

/** Of the browser host, which has just started; `page` is a window of a browser, and shows nothing yet. */
export const browserTest = base.extend<InBrowser>({
  deskEnv: [{}, { option: true }],
  browserHost: async ({ deskEnv }, use) => {
    const home = mkdtempSync(join(tmpdir(), 'migration-desk-e2e-'))
    const host = await startBrowserHost(home, { env: deskEnv })
    await use({ ...host, home })
    await host.end()
    rmSync(home, { recursive: true, force: true })
  },
})
