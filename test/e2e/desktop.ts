/** The desktop application over a folder of its own, as a specification starts it, ends it and starts it again. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type LaunchOptions, launchApp } from '../host/launch.ts'
import type { RunningApp } from '../host/running-app.ts'

export type Desktop = {
  /** Has all that the application keeps, and what a test puts beside it. */
  readonly folder: string
  /** As it was started last. @throws Error when it never was */
  readonly app: RunningApp
  /** Its window, as it was started last. @throws Error when it never was */
  readonly page: Page
  /** Starts the application over what the folder has. */
  start(options?: Pick<LaunchOptions, 'args' | 'env'>): Promise<Page>
  /** When it asks next where to save something, this is the answer. */
  saveTo(path: string): Promise<void>
  /** What went wrong unseen: refused by the host, or written to the console as an error. */
  complaints(): Promise<readonly string[]>
  /** Quits the application, and takes its folder away. */
  close(): Promise<void>
}

/** @param env  added to the environment of the test, at every start */
export function newDesktop(env: Readonly<Record<string, string>> = {}): Desktop {
  const folder = mkdtempSync(join(tmpdir(), 'migration-desk-e2e-'))
  let running: { readonly app: RunningApp; readonly page: Page } | undefined
  const started = () => {
    if (running === undefined) throw new Error('The application was not started.')
    return running
  }
  return {
    folder,
    get app() {
      return started().app
    },
    get page() {
      return started().page
    },
    start: async (options = {}) => {
      const app = await launchApp({
        userData: join(folder, 'electron'),
        args: options.args ?? [],
        env: { MIGRATION_DESK_HOME: join(folder, 'desk'), ...env, ...options.env },
      })
      running = { app, page: await app.firstWindow() }
      return running.page
    },
    saveTo: (path) =>
      started().app.evaluate(({ host }, filePath) => void host.answers.save.push({ canceled: false, filePath }), path),
    complaints: () => started().app.evaluate(({ host }) => [...host.violations, ...host.consoleErrors]),
    close: async () => {
      // As the system asks it to end: what a test typed is lost unasked, and what it left under way keeps it open, which is told.
      running?.app.process().kill('SIGTERM')
      await running?.app.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
