/** Runs inside a utility process: gives its script `process.parentPort`, then runs it. */
import { EventEmitter } from 'node:events'
import { registerHooks } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ParentPort } from 'electron'
import type { PartOf } from '../electron/listed.ts'

const [node = process.execPath, , modulePath = '', ...args] = process.argv
process.argv = [node, modulePath, ...args]

const port = new EventEmitter()
const early: unknown[] = []
const hear = (data: unknown): void => {
  port.emit('message', { data, ports: [] })
}
const keep = (data: unknown): void => {
  early.push(data)
}
process.on('message', keep)
// As in Electron, messages wait for the first listener.
port.on('newListener', function listen(event: string | symbol) {
  if (event !== 'message') return
  port.off('newListener', listen)
  process.off('message', keep)
  process.on('message', hear)
  process.channel?.ref()
  setImmediate(() => {
    for (const data of early.splice(0)) hear(data)
  })
})
process.once('disconnect', () => process.exit(0)) // the main process has ended
process.channel?.unref() // until somebody listens, as in Electron, a script with nothing more to do ends

const send = process.send?.bind(process)
Object.defineProperty(process, 'send', { value: undefined })
const calls = {
  postMessage: (message) => {
    send?.(structuredClone(message))
  },
} satisfies PartOf<ParentPort>

Object.defineProperty(process, 'parentPort', { value: Object.assign(port, calls) })
Object.defineProperty(process, 'type', { value: 'utility' })

registerHooks({
  resolve: (specifier, context, next) => {
    if (!/^electron(\/.*)?$/.test(specifier)) return next(specifier, context)
    throw new Error(`not implemented in the stand-in: '${specifier}' inside a utility process`)
  },
})

await import(pathToFileURL(resolve(modulePath)).href)
