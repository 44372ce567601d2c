/**
 * Starts an application for a test, under Electron where its runtime is present, else on the stand-in. What comes back is
 * the part of Playwright's `_electron` that is used here, so one test serves both.
 */
import { type ChildProcess, fork, type Serializable } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { _electron, chromium, type Page } from '@playwright/test'
import { type HostSettings, settingsVariable } from './host-settings.ts'
import { createRecord, type HostRecord } from './record.ts'
import { isRunning } from './running.ts'

/** What a function gets in the main process: the module `electron`, and what the desktop was asked to do. */
export type Given = typeof import('electron') & { readonly host: HostRecord }

export type LaunchOptions = {
  /** The folder with the application's package.json. Default: this repository, so its built `dist/` must be there. */
  readonly appPath?: string
  /** Where the application keeps its data. Default: a new folder that goes with the application. */
  readonly userData?: string
  /** Added to the environment of the test. */
  readonly env?: Readonly<Record<string, string>>
  /** The application's own arguments. */
  readonly args?: readonly string[]
}

export type RunningApp = {
  readonly host: 'electron' | 'stand-in'
  readonly userData: string
  /** The first window, once its page has begun to load. */
  firstWindow(): Promise<Page>
  windows(): readonly Page[]
  /** Runs a function in the main process. It is sent as text, so it sees nothing around it but what it is given. */
  evaluate<Value>(act: (given: Given) => Value | Promise<Value>): Promise<Value>
  evaluate<Value, Arg>(act: (given: Given, arg: Arg) => Value | Promise<Value>, arg: Arg): Promise<Value>
  process(): ChildProcess
  /** What the main process wrote to its standard output and error so far. */
  log(): string
  /** Quits as a person would. @throws Error when the application is still there after ten seconds; it is killed then */
  close(): Promise<void>
  /** Ends the main process by SIGKILL, as a crash would, and waits until it and its windows are gone. */
  kill(): Promise<void>
}

/** Between `launch.ts` and `run.ts`. */
export type ToMain = { readonly id: number; readonly source: string; readonly arg: unknown }
export type FromMain =
  | { readonly kind: 'ready'; readonly endpoint: string; readonly chromiumPid: number | undefined }
  | { readonly kind: 'value'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'error'; readonly id: number; readonly message: string }

const repository = fileURLToPath(new URL('../..', import.meta.url))
const quitTimeoutMs = 10_000

/** The host that `launchApp` uses here. `E2E_HOST=stand-in` chooses the stand-in where both are possible. */
export function hostHere(): RunningApp['host'] {
  const folder = dirname(createRequire(import.meta.url).resolve('electron/package.json'))
  return process.env.E2E_HOST !== 'stand-in' && existsSync(join(folder, 'path.txt')) ? 'electron' : 'stand-in'
}

export async function launchApp(options: LaunchOptions = {}): Promise<RunningApp> {
  const userData = options.userData ?? mkdtempSync(join(tmpdir(), 'migration-desk-test-'))
  const removeOwn = (): void => {
    if (options.userData === undefined) rmSync(userData, { recursive: true, force: true, maxRetries: 3 })
  }
  const settings = { appPath: options.appPath ?? repository, userData }
  const start = hostHere() === 'electron' ? launchElectron : launchStandIn
  try {
    const app = await start(settings, { ...process.env, ...options.env }, options.args ?? [])
    const close = () => app.close().finally(removeOwn)
    const kill = () => app.kill().finally(removeOwn)
    return { ...app, close, kill }
  } catch (e) {
    removeOwn()
    throw e
  }
}

async function launchStandIn(
  settings: HostSettings,
  env: NodeJS.ProcessEnv,
  args: readonly string[],
): Promise<RunningApp> {
  const child = fork(fileURLToPath(new URL('./run.ts', import.meta.url)), args, {
    serialization: 'advanced',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // As in Electron, a promise nobody catches is a warning, not the end.
    execArgv: ['--disable-warning=ExperimentalWarning', '--unhandled-rejections=warn-with-error-code'],
    env: { ...env, NODE_OPTIONS: '', [settingsVariable]: JSON.stringify(settings) },
  })
  const log = logOf(child)
  const exited = once(child, 'exit')
  const main = conversation(child, log)
  const { endpoint, chromiumPid } = await main.ready
  const browser = await chromium.connectOverCDP(endpoint, { isLocal: true, noDefaults: true })
  const context = browser.contexts()[0]
  if (!context) throw new Error('Chromium has no browser context')

  const evaluate = (act: unknown, arg?: unknown): Promise<never> => main.ask(String(act), arg)
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL')
    await exited
    while (chromiumPid && isRunning(chromiumPid)) await pause(20)
    await browser.close()
  }
  return {
    host: 'stand-in',
    userData: settings.userData,
    firstWindow: async () => {
      const page = context.pages()[0] ?? (await context.waitForEvent('page'))
      await page.waitForURL((url) => url.href !== 'about:blank')
      return page
    },
    windows: () => context.pages(),
    evaluate,
    process: () => child,
    log,
    close: async () => {
      const hasQuit = await quits(child, exited, () => evaluate(({ app }: Given) => app.quit()))
      await kill()
      if (!hasQuit) throw new Error(`The application did not quit and was killed.\n${log()}`)
    },
    kill,
  }
}

async function launchElectron(
  settings: HostSettings,
  env: NodeJS.ProcessEnv,
  args: readonly string[],
): Promise<RunningApp> {
  const own = [settings.appPath, `--user-data-dir=${settings.userData}`, ...args]
  const app = await _electron.launch({ args: own, env: Object.fromEntries(definedOnly(env)) })
  const child = app.process()
  const log = logOf(child)
  const exited = once(child, 'exit')
  await app.evaluate(keepRecord, createRecord())
  const evaluate = async (act: unknown, arg?: unknown): Promise<never> => {
    const value: unknown = await app.evaluate(
      (electron, asked) => {
        const given: object = Object.create(electron, { host: { value: Reflect.get(globalThis, 'hostRecord') } })
        const { Script } = process.getBuiltinModule('node:vm')
        return new Script(`(${asked.source})`).runInThisContext()(given, asked.arg)
      },
      { source: String(act), arg },
    )
    return value as never
  }
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await exited
  }
  return {
    host: 'electron',
    userData: settings.userData,
    firstWindow: () => app.firstWindow(),
    windows: () => app.windows(),
    evaluate,
    process: () => child,
    log,
    close: async () => {
      const hasQuit = await quits(child, exited, () => evaluate(({ app }: Given) => app.quit()))
      await kill()
      if (!hasQuit) throw new Error(`The application did not quit and was killed.\n${log()}`)
    },
    kill,
  }
}

/** Evaluated inside Electron: answers dialogs from the record and keeps there what the desktop is asked to do. */
function keepRecord(
  { app, dialog, Notification, shell, webContents }: typeof import('electron'),
  record: HostRecord,
): void {
  Object.assign(globalThis, { hostRecord: record })
  const optionsOf = (args: object[]): object => args.at(-1) ?? {}
  Object.assign(dialog, {
    showOpenDialog: async (...args: object[]) => {
      record.dialogs.push({ kind: 'open', options: optionsOf(args) })
      return record.answers.open.shift() ?? { canceled: true, filePaths: [] }
    },
    showSaveDialog: async (...args: object[]) => {
      record.dialogs.push({ kind: 'save', options: optionsOf(args) })
      return record.answers.save.shift() ?? { canceled: true, filePath: '' }
    },
    showMessageBox: async (...args: object[]) => {
      const options: Electron.MessageBoxOptions = Object.assign({ message: '' }, optionsOf(args))
      record.dialogs.push({ kind: 'message', options })
      return record.answers.message.shift() ?? { response: options.cancelId ?? 0, checkboxChecked: false }
    },
    showErrorBox: (title: string, content: string) => {
      record.dialogs.push({ kind: 'error', options: { title, content } })
    },
  })
  const keepOpened = async (opened: string): Promise<string> => {
    record.opened.push(opened)
    return ''
  }
  Object.assign(shell, { openExternal: keepOpened, openPath: keepOpened, showItemInFolder: keepOpened })
  Notification.prototype.show = function show() {
    record.notifications.push(this)
  }
  const listen = (contents: Electron.WebContents): void => {
    contents.on('console-message', ({ level, message }) => {
      if (level === 'error') record.consoleErrors.push(message)
    })
  }
  for (const contents of webContents.getAllWebContents()) listen(contents)
  app.on('web-contents-created', (_event, contents) => listen(contents))
}

function logOf(child: ChildProcess): () => string {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data: Buffer) => {
      text += data
    })
  }
  return () => text
}

/** Questions to the main process under test and their answers. */
function conversation(child: ChildProcess, log: () => string) {
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (e: Error) => void }>()
  const ready = Promise.withResolvers<Extract<FromMain, { kind: 'ready' }>>()
  let lastId = 0
  let end: Error | undefined
  child.on('message', (message) => {
    const said = message as FromMain
    if (said.kind === 'ready') return ready.resolve(said)
    const asked = waiting.get(said.id)
    waiting.delete(said.id)
    if (said.kind === 'value') asked?.resolve(said.value as never)
    else asked?.reject(new Error(said.message))
  })
  child.once('close', (code, signal) => {
    end = new Error(`The main process ended with ${code ?? signal}.\n${log()}`)
    ready.reject(end)
    for (const { reject } of waiting.values()) reject(end)
  })
  const ask = (source: string, arg: unknown): Promise<never> =>
    new Promise((resolve, reject) => {
      if (end) return reject(end)
      lastId += 1
      waiting.set(lastId, { resolve, reject })
      child.send({ id: lastId, source, arg } as Serializable, () => undefined)
    })
  return { ready: ready.promise, ask }
}

/** @returns whether the application has ended within the time that a person would wait */
async function quits(child: ChildProcess, exited: Promise<unknown>, quit: () => Promise<unknown>): Promise<boolean> {
  if (child.exitCode !== null || child.signalCode !== null) return true
  quit().catch(() => undefined) // the answer is lost when the process ends first
  return Promise.race([exited.then(() => true), pause(quitTimeoutMs, false, { ref: false })])
}

const definedOnly = (env: NodeJS.ProcessEnv): [string, string][] =>
  Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
