/** Starts an application under Electron itself, and fills there the record that the stand-in fills by its nature. */
import { once } from 'node:events'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { _electron } from '@playwright/test'
import { createRecord } from './processes/record.ts'
import { closing, type Launch, type RunningApp } from './running-app.ts'

/** In place before the application begins: its first dialog and its first message are kept too. */
const recorder = fileURLToPath(new URL('./processes/record-in-electron.cjs', import.meta.url))

export async function launchElectron({ appPath, userData, env, args }: Launch): Promise<RunningApp> {
  const logFile = join(mkdtempSync(join(tmpdir(), 'electron-log-')), 'log')
  writeFileSync(logFile, '')
  const log = () => readFileSync(logFile, 'utf8')
  const electron = await _electron.launch({
    args: ['-r', recorder, appPath, `--user-data-dir=${userData}`, ...args],
    env: {
      ...Object.fromEntries(Object.entries(env).map(([name, value = '']) => [name, value])),
      ELECTRON_TEST_LOG: logFile,
      ELECTRON_TEST_RECORD: JSON.stringify(createRecord()),
    },
    // Chromium refuses to run as root with its sandbox; only build machines do that.
    chromiumSandbox: process.getuid?.() !== 0,
  })
  const child = electron.process()
  const exited = child.exitCode === null ? once(child, 'exit') : Promise.resolve()
  const evaluate = async (act: unknown, arg?: unknown): Promise<never> => {
    const value: unknown = await electron.evaluate(
      (module, asked) => {
        const given: object = Object.create(module, { host: { value: Reflect.get(globalThis, 'hostRecord') } })
        const { Script } = process.getBuiltinModule('node:vm')
        return new Script(`(${asked.source})`).runInThisContext()(given, asked.arg)
      },
      { source: String(act), arg },
    )
    return value as never
  }
  const app: Omit<RunningApp, 'close'> = {
    host: 'electron',
    userData,
    firstWindow: () => electron.firstWindow(),
    windows: () => electron.windows(),
    evaluate,
    process: () => child,
    log,
    kill: async () => {
      child.kill('SIGKILL')
      await exited
    },
  }
  return { ...app, close: closing(app, exited) }
}
