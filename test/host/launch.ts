/**
 * Starts an application for a test, under Electron where its runtime is present, else on the stand-in. What comes back is
 * the part of Playwright's `_electron` that is used here, so one test serves both.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findElectron } from '../../build/electron-runtime.ts'
import { launchElectron } from './launch-electron.ts'
import { launchStandIn } from './launch-stand-in.ts'
import type { RunningApp } from './running-app.ts'

export type LaunchOptions = {
  /** The folder with the application's package.json. Default: this repository, so its built `dist/` must be there. */
  readonly appPath?: string
  /** Where the application keeps its data. Default: a new folder that goes with the application. */
  readonly userData?: string
  /** Added to the environment of the test. Without one of its own, `MIGRATION_DESK_HOME` is the folder of the user's data. */
  readonly env?: Readonly<Record<string, string>>
  /** The application's own arguments. */
  readonly args?: readonly string[]
}

const repository = fileURLToPath(new URL('../..', import.meta.url))

/** The host that `launchApp` uses here. `E2E_HOST=stand-in` chooses the stand-in where both are possible. */
export function hostHere(): RunningApp['host'] {
  return process.env.E2E_HOST !== 'stand-in' && findElectron() !== undefined ? 'electron' : 'stand-in'
}

export async function launchApp(options: LaunchOptions = {}): Promise<RunningApp> {
  const userData = options.userData ?? mkdtempSync(join(tmpdir(), 'migration-desk-test-'))
  const removeOwn = (): void => {
    if (options.userData === undefined) rmSync(userData, { recursive: true, force: true, maxRetries: 3 })
  }
  const start = hostHere() === 'electron' ? launchElectron : launchStandIn
  try {
    const app = await start({
      appPath: options.appPath ?? repository,
      userData,
      env: { ...process.env, MIGRATION_DESK_HOME: userData, ...options.env },
      args: options.args ?? [],
    })
    const close = () => app.close().finally(removeOwn)
    const kill = () => app.kill().finally(removeOwn)
    return { ...app, close, kill }
  } catch (e) {
    removeOwn()
    throw e
  }
}
