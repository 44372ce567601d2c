/** Starts an application on the stand-in: a Node process that runs its main script, and Playwright on its Chromium. */
import { type ChildProcess, fork, type Serializable } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { type FromMain, type HostSettings, settingsVariable, type ToMain } from './processes/host-messages.ts'
import { isRunning } from './processes/running.ts'
import { closing, type Launch, logOf, type RunningApp } from './running-app.ts'

export async function launchStandIn({ appPath, userData, env, args }: Launch): Promise<RunningApp> {
  const settings: HostSettings = { appPath, userData }
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
  const endAll = async (): Promise<void> => {
    child.kill('SIGKILL')
    await exited
    while (chromiumPid && isRunning(chromiumPid)) await pause(20)
  }
  const browser = await chromium.connectOverCDP(endpoint, { isLocal: true, noDefaults: true }).catch(async (e) => {
    await endAll()
    throw new Error(`Playwright could not reach the application's windows.\n${log()}`, { cause: e })
  })
  const [context] = browser.contexts()
  if (!context) throw new Error('Chromium has no browser context')

  const app: Omit<RunningApp, 'close'> = {
    host: 'stand-in',
    userData,
    firstWindow: async () => {
      const page = context.pages()[0] ?? (await context.waitForEvent('page'))
      await page.waitForURL((url) => url.href !== 'about:blank')
      return page
    },
    windows: () => context.pages(),
    evaluate: (act: unknown, arg?: unknown) => main.ask(String(act), arg),
    process: () => child,
    log,
    kill: async () => {
      await endAll()
      await browser.close()
    },
  }
  return { ...app, close: closing(app, exited) }
}

/** Questions to the main process and their answers. */
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
      const question: ToMain = { id: lastId, source, arg }
      child.send(question as Serializable, () => undefined)
    })
  return { ready: ready.promise, ask }
}
