/**
 * Both ends of a process of our own: what the main process holds of it, and what it holds of the main process. One port for
 * Electron's utility processes and for forked Node processes, so that the code on either end knows neither.
 *
 * Messages are structured clones: typed arrays, dates, maps and sets arrive as what they were. A typed array may arrive as a view
 * on a larger buffer.
 */

/** How a process ended. `code` and `signal` are `null` where the operating system or the host does not say. */
export type ProcessEnd = {
  readonly code: number | null
  readonly signal: string | null
  /** The end of what it wrote to its standard error, for the log: at most 4,000 characters, mostly empty. */
  readonly lastWords: string
}

/** A process that was started. Listeners are told in the order they came; each `on…` answers with the function that ends it. */
export type ProcessPort = {
  /** `undefined` until the process runs, and where it could not be started. */
  readonly pid: number | undefined
  /** Sends a message; after the end it is dropped, because `onExit` is what tells. */
  post(message: unknown): void
  onMessage(hear: (message: unknown) => void): () => void
  /** Told once, also when the process could not be started, and at once when it has ended already. */
  onExit(hear: (end: ProcessEnd) => void): () => void
  /** Ends it without asking, even in the middle of a loop. */
  kill(): void
}

/** What a process of ours is started with. */
export type ProcessStart = {
  /** The entry file: JavaScript, or TypeScript where Node runs it. */
  readonly file: string
  /**
   * The largest JavaScript heap, in MiB. Buffers are not part of it, and Electron's utility processes do not promise to keep to it:
   * who starts a process for unknown files also watches its size.
   */
  readonly memoryMiB: number
  readonly args?: readonly string[]
}

/** The main process, as seen from a process that it started. */
export type ParentPort = {
  post(message: unknown): void
  onMessage(hear: (message: unknown) => void): () => void
}

/** Electron's `process.parentPort`, as far as it is used here. Messages wait there until somebody listens. */
type UtilityParentPort = {
  postMessage(message: unknown): void
  on(event: 'message', hear: (event: { data: unknown }) => void): void
  off(event: 'message', hear: (event: { data: unknown }) => void): void
}

/**
 * The way back to the main process, in a process that was started through this port. A forked process ends when the main process
 * is gone, and leaves Ctrl-C to it; Electron sees to both by itself.
 */
export function parentPort(): ParentPort {
  const utility = (process as unknown as { readonly parentPort?: UtilityParentPort }).parentPort
  return utility === undefined ? portOfFork() : portOfUtility(utility)
}

function portOfUtility(utility: UtilityParentPort): ParentPort {
  return {
    post: (message) => utility.postMessage(message),
    onMessage(hear) {
      const listener = (event: { data: unknown }) => hear(event.data)
      utility.on('message', listener)
      return () => utility.off('message', listener)
    },
  }
}

function portOfFork(): ParentPort {
  if (process.send === undefined) throw new Error('This file is the entry of a process that the application starts.')
  process.once('disconnect', () => process.exit(0))
  process.on('SIGINT', () => {})
  return {
    post(message) {
      // The callback takes the error of a main process that has just gone; `disconnect` follows.
      if (process.connected) process.send?.(message, undefined, undefined, () => {})
    },
    onMessage(hear) {
      process.on('message', hear)
      return () => process.off('message', hear)
    },
  }
}
