/** Starts an application under Electron itself, and fills there the record that the stand-in fills by its nature. */
import { once } from 'node:events'
import { _electron } from '@playwright/test'
import { createRecord, type HostRecord } from './record.ts'
import { closing, type Launch, logOf, type RunningApp } from './running-app.ts'

export async function launchElectron({ appPath, userData, env, args }: Launch): Promise<RunningApp> {
  const electron = await _electron.launch({
    args: [appPath, `--user-data-dir=${userData}`, ...args],
    env: Object.fromEntries(Object.entries(env).map(([name, value = '']) => [name, value])),
  })
  const child = electron.process()
  const log = logOf(child)
  const exited = child.exitCode === null ? once(child, 'exit') : Promise.resolve()
  await electron.evaluate(keepRecord, createRecord())
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
