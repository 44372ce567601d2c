/** Electron's `ipcMain`: who answers what a window asks. */
import { EventEmitter } from 'node:events'
import type { IpcMain, IpcMainEvent, IpcMainInvokeEvent } from 'electron'
import { asWhole, notImplemented, type PartOf } from '../electron/listed.ts'

type Handler = (event: IpcMainInvokeEvent, ...args: unknown[]) => unknown

const handlers = new Map<string, Handler>()

const calls = {
  handle: (channel, handler) => {
    if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`)
    handlers.set(channel, handler)
  },
  handleOnce: (channel, handler) => {
    calls.handle(channel, (event, ...args) => {
      handlers.delete(channel)
      return handler(event, ...args)
    })
  },
  removeHandler: (channel) => {
    handlers.delete(channel)
  },
} satisfies PartOf<IpcMain>

/** Channels are the application's own words, so any may be listened to; every member of Electron's that isn't here is an event emitter's. */
export const ipcMain = asWhole<IpcMain>(Object.assign(new EventEmitter(), calls))

export function hearSend(channel: string, event: IpcMainEvent, args: unknown[]): void {
  Object.defineProperty(event, 'returnValue', {
    set: () => {
      throw notImplemented('ipcRenderer.sendSync')
    },
  })
  ipcMain.emit(channel, event, ...args)
}

/** @throws what the handler throws */
export async function answerInvoke(channel: string, event: IpcMainInvokeEvent, args: unknown[]): Promise<unknown> {
  const handler = handlers.get(channel)
  if (!handler) throw new Error(`No handler registered for '${channel}'`)
  return handler(event, ...args)
}
