/**
 * Carries what structured clone carries over a channel that only takes strings. The functions named `make…` are also
 * evaluated in the page from their source text, so nothing in them may refer to anything outside of them.
 */

/** Bytes as text and back; the page and Node each have a fast way of their own. */
export type Base64 = {
  readonly toText: (bytes: Uint8Array<ArrayBuffer>) => string
  readonly toBytes: (text: string) => Uint8Array<ArrayBuffer>
}

export type Codec = {
  /** @throws Error in Electron's words for a value that its structured clone doesn't carry */
  readonly pack: (value: unknown) => string
  readonly unpack: (text: string) => unknown
}

export const nodeBase64: Base64 = {
  toText: (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64'),
  toBytes: (text) => Uint8Array.from(Buffer.from(text, 'base64')),
}

/** Chromium's own base64, which it has since version 140 and TypeScript's library for ES2024 hasn't. */
export function makePageBase64(): Base64 {
  type Native = Uint8Array & { readonly toBase64: () => string }
  type NativeClass = typeof Uint8Array & { readonly fromBase64: (text: string) => Uint8Array<ArrayBuffer> }
  return {
    toText: (bytes) => (bytes as Native).toBase64(),
    toBytes: (text) => (Uint8Array as NativeClass).fromBase64(text),
  }
}

/**
 * A value is written as itself where JSON has it, else as a tuple that begins with its kind. Objects stand once in a list
 * and are referred to by their index there, so cycles and shared references survive.
 */
export function makeCodec(base64: Base64): Codec {
  type Tagged = ['undefined'] | ['bigint', string] | ['number', string] | ['object', number]
  type Value = string | number | boolean | null | Tagged
  type Item =
    | ['array' | 'set', Value[]]
    | ['plain', [string, Value][]]
    | ['map', [Value, Value][]]
    | ['date' | 'boxed', Value]
    | ['regexp', string, string]
    | ['error', string, string, string, Value]
    | ['buffer', string]
    | ['view', string, Value, number, number]
  const views = {
    Int8Array,
    Uint8Array,
    Uint8ClampedArray,
    Int16Array,
    Uint16Array,
    Int32Array,
    Uint32Array,
    Float32Array,
    Float64Array,
    BigInt64Array,
    BigUint64Array,
    DataView,
  }
  const isViewName = (name: string): name is keyof typeof views => Object.hasOwn(views, name)
  const notCloneable = () => new Error('An object could not be cloned.')

  const writeNumber = (item: number): Value => {
    if (Object.is(item, -0)) return ['number', '-0']
    return Number.isFinite(item) ? item : ['number', String(item)]
  }

  const pack = (value: unknown): string => {
    const list: (Item | null)[] = []
    const places = new Map<object, number>()
    const write = (item: unknown): Value => {
      if (item === undefined) return ['undefined']
      if (item === null || typeof item === 'string' || typeof item === 'boolean') return item
      if (typeof item === 'number') return writeNumber(item)
      if (typeof item === 'bigint') return ['bigint', String(item)]
      if (typeof item !== 'object') throw notCloneable()
      let place = places.get(item)
      if (place === undefined) {
        place = list.push(null) - 1
        places.set(item, place)
        list[place] = writeObject(item)
      }
      return ['object', place]
    }
    const writeObject = (item: object): Item => {
      if (Array.isArray(item)) return ['array', item.map(write)]
      if (item instanceof Date) return ['date', write(item.getTime())]
      if (item instanceof Map) return ['map', [...item].map(([key, held]) => [write(key), write(held)])]
      if (item instanceof Set) return ['set', [...item].map(write)]
      if (item instanceof RegExp) return ['regexp', item.source, item.flags]
      if (item instanceof Error) return ['error', item.name, item.message, item.stack ?? '', write(item.cause)]
      if (item instanceof ArrayBuffer) return ['buffer', base64.toText(new Uint8Array(item))]
      if (ArrayBuffer.isView(item)) {
        const length = item instanceof DataView ? item.byteLength : (item as Uint8Array).length
        return ['view', item.constructor.name, write(item.buffer), item.byteOffset, length]
      }
      const kind = Object.prototype.toString.call(item)
      if (kind === '[object Object]') return ['plain', Object.entries(item).map(([key, held]) => [key, write(held)])]
      if (/^\[object (Boolean|Number|String|BigInt)\]$/.test(kind)) return ['boxed', write(item.valueOf())]
      throw notCloneable() // files, blobs, elements: the page's own structured clone has them, Electron's has not
    }
    try {
      const root = write(structuredClone(value))
      return JSON.stringify({ root, list })
    } catch {
      throw notCloneable()
    }
  }

  const unpack = (text: string): unknown => {
    const { root, list }: { root: Value; list: Item[] } = JSON.parse(text)
    const made = new Map<number, unknown>()
    const read = (value: Value): unknown => {
      if (!Array.isArray(value)) return value
      const [kind, detail] = value
      if (kind === 'undefined') return undefined
      if (kind === 'bigint') return BigInt(detail)
      if (kind === 'number') return Number(detail)
      const item = list[detail]
      if (item && !made.has(detail)) readObject(detail, item)
      return made.get(detail)
    }
    // Kept before its contents are read: they may refer back to it.
    const keep = <T>(place: number, object: T): T => {
      made.set(place, object)
      return object
    }
    const readObject = (place: number, item: Item): void => {
      switch (item[0]) {
        case 'array': {
          const array: unknown[] = keep(place, [])
          for (const held of item[1]) array.push(read(held))
          return
        }
        case 'set': {
          const set = keep(place, new Set())
          for (const held of item[1]) set.add(read(held))
          return
        }
        case 'map': {
          const map = keep(place, new Map())
          for (const [key, held] of item[1]) map.set(read(key), read(held))
          return
        }
        case 'plain': {
          const object = keep(place, {})
          for (const [key, held] of item[1]) {
            // Defined, not assigned: "__proto__" is a key like any other here.
            const value = read(held)
            Object.defineProperty(object, key, { value, enumerable: true, writable: true, configurable: true })
          }
          return
        }
        case 'error': {
          const [, name, message, stack, cause] = item
          const error = keep(place, new Error(message))
          Object.assign(error, { name, stack })
          if (read(cause) !== undefined) error.cause = read(cause)
          return
        }
        case 'date':
          keep(place, new Date(Number(read(item[1]))))
          return
        case 'boxed':
          keep(place, Object(read(item[1])))
          return
        case 'regexp':
          keep(place, new RegExp(item[1], item[2]))
          return
        case 'buffer':
          keep(place, base64.toBytes(item[1]).buffer)
          return
        case 'view': {
          const [, name, held, byteOffset, length] = item
          const buffer = read(held)
          if (!isViewName(name) || !(buffer instanceof ArrayBuffer)) throw notCloneable()
          const View: new (on: ArrayBuffer, from: number, length: number) => ArrayBufferView = views[name]
          keep(place, new View(buffer, byteOffset, length))
        }
      }
    }
    return read(root)
  }

  return { pack, unpack }
}
