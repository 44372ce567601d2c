/** Starts a process before anybody needs it, so that whoever needs the first one waits for its work alone. */
import type { ProcessPort } from './process-port.ts'

/** What is on the screen first goes before it. */
const usualDelayMs = 1000

export type StartingAhead = {
  /** The process that is ready, or a new one. */
  start(): ProcessPort
  /** Starts one in a moment, unless one was started by then. */
  getReady(): void
}

export function startingAhead(startNew: () => ProcessPort, delayMs = usualDelayMs): StartingAhead {
  let isNeeded = true
  let ready: ProcessPort | null = null
  const startFirst = (): void => {
    if (!isNeeded) return
    isNeeded = false
    const port = startNew()
    ready = port
    port.onExit(() => {
      if (ready === port) ready = null
    })
  }
  return {
    start: () => {
      isNeeded = false
      const port = ready ?? startNew()
      ready = null
      return port
    },
    getReady: () => void setTimeout(startFirst, delayMs).unref(),
  }
}
