/** The bridge: a window may ask for the agreed channels and hear the agreed news, and nothing else. */
import { contextBridge, type IpcRendererEvent, ipcRenderer, webUtils } from 'electron'
import { channels, deskEventNames } from '../shared/ipc-channels.ts'

const asks: ReadonlySet<string> = new Set(channels)
const newsOf: ReadonlySet<string> = new Set(deskEventNames)

contextBridge.exposeInMainWorld('migrationDesk', {
  ask: (channel: string, ask: unknown): Promise<unknown> =>
    asks.has(channel) ? ipcRenderer.invoke(channel, ask) : Promise.reject(new Error('There is no such channel.')),

  pathOf: (file: File): string => webUtils.getPathForFile(file),

  /** @returns what ends it */
  hear: (name: string, hear: (news: unknown) => void): (() => void) => {
    if (!newsOf.has(name)) throw new Error('There is no such news.')
    const listener = (_event: IpcRendererEvent, news: unknown) => hear(news)
    ipcRenderer.on(name, listener)
    return () => {
      ipcRenderer.removeListener(name, listener)
    }
  },
})
