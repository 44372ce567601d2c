/**
 * What a sandboxed preload of Electron finds around it, and nothing else. `runPreload` is evaluated in the preload's
 * isolated world from its source text, so nothing in it may refer to anything outside of it but types.
 */
import type { ContextBridge, IpcRenderer, WebUtils } from 'electron'
import type { Codec } from './codec.ts'
import type { BridgeEnd } from './page-bridge.ts'

/** From the preload's world to the main process. `args` and `value` are packed by the codec. */
export type FromPreload =
  | { readonly kind: 'send'; readonly channel: string; readonly args: string }
  | { readonly kind: 'invoke'; readonly id: number; readonly channel: string; readonly args: string }
  | { readonly kind: 'preload-error'; readonly path: string; readonly message: string; readonly stack: string }

/** From the main process to the preload's world. */
export type ToPreload =
  | { readonly kind: 'event'; readonly channel: string; readonly args: string }
  | { readonly kind: 'result'; readonly id: number; readonly ok: true; readonly value: string }
  | { readonly kind: 'result'; readonly id: number; readonly ok: false; readonly message: string }

export type PreloadSettings = { readonly path: string; readonly process: object }

/** What the stand-in itself puts into the preload's world before the preload runs. */
export type PreloadTools = {
  readonly codec: Codec
  readonly bridge: BridgeEnd
  readonly send: (message: string) => void
  /** Stops the page until the main process has filled in `path`: the one way to ask it something and wait. */
  readonly pauseFor: (question: { readonly file: File; path: string }) => { readonly path: string }
}

/** The preload as Electron wraps it: these are all the names it gets beside a page's. */
export type WrappedPreload = (
  require: (id: string) => unknown,
  process: object,
  exports: object,
  module: { exports: object },
  Buffer: unknown,
  global: unknown,
  setImmediate: unknown,
  clearImmediate: unknown,
) => void

/** @returns what the main process calls with a `ToPreload` in JSON */
export function runPreload(
  settings: PreloadSettings,
  tools: PreloadTools,
  preload: WrappedPreload,
): (message: string) => void {
  type Listener = ((...args: unknown[]) => void) & { once?: Listener }
  const { codec } = tools
  const send = (message: FromPreload): void => tools.send(JSON.stringify(message))

  const refusing = <T extends object>(name: string, held: T): T =>
    new Proxy(held, {
      get: (target, key, receiver) => {
        if (typeof key === 'symbol' || key in target || key === 'then' || key === '__esModule' || key === 'default') {
          const value: unknown = Reflect.get(target, key, receiver)
          return typeof value === 'function' ? value.bind(target) : value
        }
        throw new Error(`not implemented in the stand-in: ${name}.${key}`)
      },
    })

  class EventEmitter {
    readonly #heard = new Map<string, readonly Listener[]>()
    on(name: string, listener: Listener): this {
      this.#heard.set(name, [...(this.#heard.get(name) ?? []), listener])
      return this
    }
    addListener(name: string, listener: Listener): this {
      return this.on(name, listener)
    }
    once(name: string, listener: Listener): this {
      const once: Listener = (...args) => {
        this.off(name, once)
        listener(...args)
      }
      once.once = listener
      return this.on(name, once)
    }
    off(name: string, listener: Listener): this {
      const kept = (this.#heard.get(name) ?? []).filter((held) => held !== listener && held.once !== listener)
      this.#heard.set(name, kept)
      return this
    }
    removeListener(name: string, listener: Listener): this {
      return this.off(name, listener)
    }
    removeAllListeners(name?: string): this {
      if (name === undefined) this.#heard.clear()
      else this.#heard.delete(name)
      return this
    }
    listenerCount(name: string): number {
      return this.#heard.get(name)?.length ?? 0
    }
    emit(name: string, ...args: unknown[]): boolean {
      for (const listener of this.#heard.get(name) ?? []) listener(...args)
      return this.listenerCount(name) > 0
    }
  }

  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (e: Error) => void }>()
  let lastId = 0
  // Methods of a class, so that a preload which lets the page have this object gives it nothing, as in Electron.
  class StandInIpcRenderer extends EventEmitter implements Pick<IpcRenderer, 'send' | 'invoke'> {
    send(channel: string, ...args: unknown[]): void {
      send({ kind: 'send', channel, args: codec.pack(args) })
    }
    invoke(channel: string, ...args: unknown[]): Promise<unknown> {
      return new Promise((resolve, reject) => {
        const packed = codec.pack(args)
        lastId += 1
        waiting.set(lastId, { resolve, reject })
        send({ kind: 'invoke', id: lastId, channel, args: packed })
      })
    }
  }
  const ipcRenderer = refusing('ipcRenderer', new StandInIpcRenderer())

  /** What comes while the page stands still is told afterwards, in its order: until then nobody in the page's own world would hear it. */
  const late: string[] = []
  let isStill = false
  const tellLate = (): void => {
    const text = late.shift()
    if (text === undefined) return
    // Whatever a listener makes of it, the next one is told.
    if (late.length > 0) setTimeout(tellLate, 0)
    tell(text)
  }
  const standingStill = <T>(ask: () => T): T => {
    isStill = true
    try {
      return ask()
    } finally {
      isStill = false
      setTimeout(tellLate, 0)
    }
  }

  const contextBridge = { exposeInMainWorld: tools.bridge.expose } satisfies Partial<ContextBridge>
  const webUtils = {
    getPathForFile: (file: File) => {
      if (!(file instanceof File)) throw new TypeError('getPathForFile expects a File')
      return standingStill(() => tools.pauseFor({ file, path: '' })).path
    },
  } satisfies Partial<WebUtils>
  const electron = refusing('electron (in a sandboxed preload)', {
    ipcRenderer,
    contextBridge: refusing('contextBridge', contextBridge),
    webUtils: refusing('webUtils', webUtils),
  })
  const timers = { setTimeout, clearTimeout, setInterval, clearInterval }
  const modules: Record<string, unknown> = {
    electron,
    'electron/renderer': electron,
    'electron/common': electron,
    events: Object.assign(EventEmitter, { EventEmitter }),
    timers,
    url: { URL, URLSearchParams },
  }
  const require = (id: string): unknown => {
    const name = id.replace(/^node:/, '')
    if (Object.hasOwn(modules, name)) return modules[name]
    throw new Error(`module not found: ${id}`) // Electron's words
  }

  const module = { exports: {} }
  const process = Object.assign(new EventEmitter(), settings.process)
  const later = (act: () => void): number => Number(setTimeout(act, 0))
  try {
    const noBuffer = refusing('Buffer', {})
    preload(require, process, module.exports, module, noBuffer, globalThis, later, clearTimeout)
  } catch (thrown) {
    console.error(`Unable to load preload script: ${settings.path}`)
    console.error(thrown)
    const error = thrown instanceof Error ? thrown : new Error(String(thrown))
    send({ kind: 'preload-error', path: settings.path, message: error.message, stack: error.stack ?? '' })
  }

  const tell = (text: string): void => {
    const message: ToPreload = JSON.parse(text)
    if (message.kind === 'event') {
      const args = codec.unpack(message.args)
      ipcRenderer.emit(message.channel, { sender: ipcRenderer, ports: [] }, ...(Array.isArray(args) ? args : []))
      return
    }
    const invoked = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.ok) invoked?.resolve(codec.unpack(message.value))
    else invoked?.reject(new Error(message.message))
  }
  return (text) => {
    if (isStill || late.length > 0) late.push(text)
    else tell(text)
  }
}
