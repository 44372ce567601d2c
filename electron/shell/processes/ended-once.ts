/** Remembers the end of a process and tells it once to everybody, also to those who ask afterwards. */
import type { ProcessEnd } from './process-port.ts'

export function endedOnce() {
  const listeners = new Set<(end: ProcessEnd) => void>()
  let ended: ProcessEnd | undefined
  return {
    hasEnded: () => ended !== undefined,
    end(how: ProcessEnd) {
      if (ended !== undefined) return
      ended = how
      for (const hear of listeners) hear(how)
      listeners.clear()
    },
    onExit(hear: (end: ProcessEnd) => void) {
      if (ended === undefined) listeners.add(hear)
      else hear(ended)
      return () => {
        listeners.delete(hear)
      }
    },
  }
}

/** Keeps the end of a text stream: a crash says why in its last lines. */
export function lastWordsOf(stream: NodeJS.ReadableStream | null): () => string {
  let text = ''
  stream?.on('data', (chunk: Buffer | string) => {
    text = (text + String(chunk)).slice(-4000)
  })
  return () => text
}
