// Preloaded into the main process and the preparation process by the benches, beside event-loop-probe.mjs: notes when an edit passes
// from one to the other, as lines of JSON in STAGES_FILE. Times are milliseconds since 1970, by the clock that the window has too.
import childProcess from 'node:child_process'
import { EventEmitter } from 'node:events'
import { appendFileSync } from 'node:fs'
import { Socket } from 'node:net'

const { STAGES_FILE } = process.env
const entry = process.argv[1] ?? ''
const now = () => performance.timeOrigin + performance.now()

let lines = []
/** Written once the edit is over: writing it at once would be part of what is measured. */
const note = (stage, ask, more = {}) => {
  if (lines.length === 0) setTimeout(flush, 30).unref()
  lines.push(JSON.stringify({ stage, ask, at: now(), ...more }))
}
const flush = () => {
  appendFileSync(STAGES_FILE, `${lines.join('\n')}\n`)
  lines = []
}

/** The beginning of a frame between window and main process (shared/wire/wire.ts), where its kind and number are. */
const headOf = (frame) => Buffer.from(frame.buffer, frame.byteOffset, Math.min(frame.length, 120)).toString('latin1')

const onEmit = (hear) => {
  const { emit } = EventEmitter.prototype
  EventEmitter.prototype.emit = function (name, ...args) {
    if (name === 'message') hear(this, args[0])
    return Reflect.apply(emit, this, [name, ...args])
  }
}

if (STAGES_FILE !== undefined && entry.endsWith('browser.cjs')) {
  const calls = new Set()
  onEmit((from, message) => {
    if (from.constructor.name === 'WebSocket' && message instanceof Uint8Array) {
      const [, id, channel] = /"id":(\d+),"channel":"(\w+)"/.exec(headOf(message)) ?? []
      if (channel !== 'editCells') return
      note('askHeard', Number(id))
    } else if (calls.delete(message?.id)) note('callAnswered', message.id)
  })
  const { fork } = childProcess
  childProcess.fork = (...args) => {
    const child = fork(...args)
    const { send } = child
    child.send = (message, ...more) => {
      if (message?.call === 'editCells') {
        calls.add(message.id)
        note('called', message.id)
      }
      return Reflect.apply(send, child, [message, ...more])
    }
    return child
  }
  const { write } = Socket.prototype
  Socket.prototype.write = function (chunk, ...more) {
    if (chunk instanceof Uint8Array && headOf(chunk).includes('"name":"rowsChanged"')) note('told', null)
    return Reflect.apply(write, this, [chunk, ...more])
  }
}

if (STAGES_FILE !== undefined && entry.endsWith('preparation.cjs')) {
  const heard = new Map()
  /** When the call before was answered: until then the next one waits for its turn. */
  let freeAt = 0
  onEmit((from, message) => {
    if (from !== process || typeof message?.call !== 'string') return
    heard.set(message.id, { call: message.call, at: now() })
    if (message.call === 'editCells') note('callHeard', message.id)
  })
  const { send } = process
  process.send = (message, ...more) => {
    const call = heard.get(message?.id)
    if (call?.call === 'editCells') note('answered', message.id, { waitedMs: Math.max(0, freeAt - call.at) })
    if (call !== undefined && message.kind !== 'accounts') {
      heard.delete(message.id)
      freeAt = now()
    }
    return Reflect.apply(send, process, [message, ...more])
  }
}
