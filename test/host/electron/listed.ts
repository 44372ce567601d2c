/**
 * Makes the stand-in's objects refuse what they don't have. A call, property or event that isn't implemented throws by
 * name, so a test can't pass because something quietly did nothing.
 */
import { EventEmitter } from 'node:events'

/** Asked of any object by the language or by a printer: never a sign that somebody wants a part of Electron. */
const askedOfAnything = new Set(['then', 'toJSON', 'inspect', '__esModule', 'default', '$$typeof', 'asymmetricMatch'])

export function notImplemented(name: string): Error {
  return new Error(`not implemented in the stand-in: electron.${name}`)
}

/** The object itself, except that reading a property which it doesn't have throws. */
export function refusingUnlisted<T extends object>(name: string, target: T): T {
  return new Proxy(target, {
    get(held, key, receiver) {
      if (typeof key === 'symbol' || key in held || askedOfAnything.has(key)) return Reflect.get(held, key, receiver)
      throw notImplemented(name ? `${name}.${key}` : key)
    },
  })
}

/**
 * The base class of everything that has events: unlisted members of its instances and of the class throw, and so does
 * listening to an event that isn't listed. The refusal sits at the end of the prototype chain, so that private fields
 * and identity (`event.sender === window.webContents`) stay what they are.
 */
export function listedEmitter(name: string, events: readonly string[]): new () => EventEmitter {
  const known = new Set(['newListener', 'removeListener', ...events])
  class ListedEmitter extends EventEmitter {
    constructor() {
      super()
      super.on('newListener', (event: string | symbol) => {
        if (typeof event === 'string' && !known.has(event)) throw notImplemented(`${name} event '${event}'`)
      })
    }
  }
  Object.setPrototypeOf(ListedEmitter.prototype, refusingUnlisted(name, Object.create(EventEmitter.prototype)))
  Object.setPrototypeOf(ListedEmitter, refusingUnlisted(name, EventEmitter))
  return ListedEmitter
}

/** The part of one of Electron's interfaces that is there. What every emitter has comes from Node, its events from a list. */
export type PartOf<T> = Partial<Omit<T, keyof EventEmitter>>

/**
 * Lets an object of the stand-in stand where Electron's whole type is asked for. What makes this true at run time is the
 * refusal above: every member of `T` that isn't listed throws by name.
 */
export function asWhole<T>(part: PartOf<T>): T {
  return part as T
}

/** `true` where a class has no public member that Electron's hasn't: `true satisfies NothingBeside<Ours, Theirs>`. */
export type NothingBeside<Ours, Theirs> = [Exclude<keyof Ours, keyof Theirs>] extends [never]
  ? true
  : { readonly notElectrons: Exclude<keyof Ours, keyof Theirs> }

/** What may still be asked of a window after its end. */
const askedOfDestroyed = new Set(['isDestroyed', 'constructor', ...Object.getOwnPropertyNames(EventEmitter.prototype)])

/** From now on every call throws "Object has been destroyed", as in Electron after a window is gone. */
export function becomeDestroyed(object: EventEmitter): void {
  const alive: object = Object.getPrototypeOf(object)
  const destroyed = new Proxy(alive, {
    get(held, key, receiver) {
      if (typeof key === 'symbol' || askedOfDestroyed.has(key) || askedOfAnything.has(key)) {
        return Reflect.get(held, key, receiver)
      }
      throw new TypeError('Object has been destroyed')
    },
  })
  Object.setPrototypeOf(object, destroyed)
}
