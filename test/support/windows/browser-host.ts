/** The built browser host in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { logOf } from '../../host/running-app.ts'

const builtFolder = fileURLToPath(new URL('../../../dist', import.meta.url))

export type BrowserHost = {
  readonly process: ChildProcess
  /** Opens one window: its ticket stands behind the #. */
  readonly address: string
  /** What it wrote so far. */
  log(): string
  /** Ends it in order, where it has not ended. */
  end(): Promise<void>
}

type Options = {
  /** Added to the environment of the test; there is no window unless it says so. */
  readonly env?: Readonly<Record<string, string>>
  /** The folder that `npm run build` has written. */
  readonly dist?: string
}

/** @param home  the folder of everything that is kept */
export async function startBrowserHost(
  home: string,
  { env = {}, dist = builtFolder }: Options = {},
): Promise<BrowserHost> {
  const child = spawn(process.execPath, [join(dist, 'main/browser.cjs')], {
    env: { ...process.env, MIGRATION_DESK_HOME: home, MIGRATION_DESK_WINDOW: 'none', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log = logOf(child)
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const told = /(http:\/\/127\.0\.0\.1:\S+)\s/.exec(log())?.[1]
      if (told !== undefined) resolve(told)
    })
    child.once('exit', () => reject(new Error(`The browser host ended before it said where it is.\n${log()}`)))
  })
  return {
    process: child,
    address,
    log,
    end: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
