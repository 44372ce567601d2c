/**
 * The context bridge, one end in the page's world and one in the preload's. DOM events carry structured clones between
 * worlds and are synchronous, so a call through the bridge is too. `makeBridgeEnd` is evaluated in both worlds from its
 * source text, so nothing in it may refer to anything outside of it.
 */

export type BridgeEnd = {
  /** Electron's `contextBridge.exposeInMainWorld`. */
  readonly expose: (key: string, api: unknown) => void
}

/** @param hears  the event this end listens to   @param says  the event the other end listens to; both unguessable */
export function makeBridgeEnd(hears: string, says: string): BridgeEnd {
  type Written =
    | { kind: 'function' | 'promise'; id: number }
    | { kind: 'error'; message: string }
    | { kind: 'array'; id: number; items: Written[] }
    | { kind: 'object'; id: number; entries: [string, Written][] }
    | { kind: 'again'; id: number }
    | { kind: 'value'; value: unknown }
  type Reply = { kind: 'reply'; ok: true; value: Written } | { kind: 'reply'; ok: false; message: string }
  type Message =
    | Reply
    | { kind: 'expose'; key: string; api: Written }
    | { kind: 'call'; id: number; args: Written[] }
    | { kind: 'settle'; id: number; ok: true; value: Written }
    | { kind: 'settle'; id: number; ok: false; message: string }
  type Settle = { resolve: (value: unknown) => void; reject: (e: Error) => void }

  // Taken now: the page can replace its globals later.
  const dispatch = dispatchEvent.bind(globalThis)
  const Carrier = CustomEvent
  const clone = structuredClone
  const deepest = 1000 // Electron's own limit

  const functions = new Map<number, (...args: unknown[]) => unknown>()
  const promised = new Map<number, Settle>()
  let lastId = 0
  let reply: Reply | undefined

  const post = (message: Message): void => {
    dispatch(new Carrier(says, { detail: message }))
  }
  const words = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown))
  const isPlain = (value: object): boolean => Object.prototype.toString.call(value) === '[object Object]'
  const cloned = (value: unknown): unknown => {
    try {
      return typeof value === 'object' || typeof value === 'symbol' ? clone(value) : value
    } catch {
      throw new Error('An object could not be cloned.')
    }
  }

  /** @param seen  what was written already: an object that is met again is the same object on the other side */
  const write = (value: unknown, depth = 0, seen = new Map<object, number>()): Written => {
    if (depth > deepest) throw new TypeError('Electron contextBridge recursion depth exceeded.')
    if (typeof value === 'function') {
      lastId += 1
      functions.set(lastId, (...args) => value(...args))
      return { kind: 'function', id: lastId }
    }
    if (value instanceof Promise) {
      lastId += 1
      const id = lastId
      value.then(
        (settled) => post({ kind: 'settle', id, ok: true, value: write(settled) }),
        (thrown) => post({ kind: 'settle', id, ok: false, message: words(thrown) }),
      )
      return { kind: 'promise', id }
    }
    if (value instanceof Error) return { kind: 'error', message: value.message }
    if (typeof value !== 'object' || value === null || !(Array.isArray(value) || isPlain(value))) {
      return { kind: 'value', value: cloned(value) }
    }
    const again = seen.get(value)
    if (again !== undefined) return { kind: 'again', id: again }
    const id = seen.size
    seen.set(value, id)
    if (Array.isArray(value)) return { kind: 'array', id, items: value.map((item) => write(item, depth + 1, seen)) }
    // Own enumerable properties alone; prototypes are dropped, as in Electron.
    const entries = Object.entries(value).map(([key, held]): [string, Written] => [key, write(held, depth + 1, seen)])
    return { kind: 'object', id, entries }
  }

  const read = (written: Written, freeze = false, made = new Map<number, unknown>()): unknown => {
    switch (written.kind) {
      case 'function':
        return (...args: unknown[]) => ask({ kind: 'call', id: written.id, args: args.map((arg) => write(arg)) })
      case 'promise':
        return new Promise((resolve, reject) => {
          promised.set(written.id, { resolve, reject })
        })
      case 'error':
        return new Error(written.message)
      case 'array': {
        const items: unknown[] = []
        made.set(written.id, items)
        for (const item of written.items) items.push(read(item, freeze, made))
        return freeze ? Object.freeze(items) : items
      }
      case 'object': {
        const object = {}
        made.set(written.id, object)
        for (const [key, held] of written.entries) {
          const value = read(held, freeze, made)
          Object.defineProperty(object, key, { value, enumerable: true, writable: true, configurable: true })
        }
        return freeze ? Object.freeze(object) : object
      }
      case 'again':
        return made.get(written.id)
      case 'value':
        return written.value
    }
  }

  /** Says something and returns what the other end replied before `dispatch` came back. */
  const ask = (message: Message): unknown => {
    reply = undefined
    post(message)
    const answer: Reply | undefined = takeReply()
    if (!answer) throw new Error('The other side of the context bridge has gone.')
    if (!answer.ok) throw new Error(answer.message)
    return read(answer.value)
  }
  const takeReply = (): Reply | undefined => {
    const taken = reply
    reply = undefined
    return taken
  }
  const answerWith = (act: () => unknown): void => {
    let answer: Reply
    try {
      answer = { kind: 'reply', ok: true, value: write(act()) }
    } catch (thrown) {
      answer = { kind: 'reply', ok: false, message: words(thrown) }
    }
    post(answer)
  }

  const receive = (message: Message): void => {
    switch (message.kind) {
      case 'reply':
        reply = message
        return
      case 'call':
        answerWith(() => functions.get(message.id)?.(...message.args.map((arg) => read(arg))))
        return
      case 'settle': {
        const waiting = promised.get(message.id)
        promised.delete(message.id)
        if (message.ok) waiting?.resolve(read(message.value))
        else waiting?.reject(new Error(message.message))
        return
      }
      case 'expose':
        answerWith(() => {
          if (message.key in globalThis) {
            throw new Error('Cannot bind an API on top of an existing property on the window object')
          }
          const value = read(message.api, true)
          Object.defineProperty(globalThis, message.key, { value, enumerable: true })
        })
    }
  }

  globalThis.addEventListener(
    hears,
    (event) => {
      event.stopImmediatePropagation()
      if (event instanceof Carrier) receive(event.detail)
    },
    true,
  )
  return {
    expose: (key, api) => {
      ask({ kind: 'expose', key, api: write(api) })
    },
  }
}
