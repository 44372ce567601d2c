/** What a window holds of the application behind it. */
import type { Desk, Subscribe } from '../../shared/ipc.ts'
import { type Channel, channels } from '../../shared/ipc-channels.ts'
import type { Result } from '../../shared/result.ts'

export type DeskAccess = {
  /** Never rejects: also an application that has stopped is an issue. */
  readonly desk: Desk
  readonly subscribe: Subscribe
  readonly host: 'desktop' | 'browser'
  /** Where a file is that the person chose; a browser does not tell. */
  readonly pathOf?: (file: File) => string | undefined
  /**
   * Hears when the application behind the window is gone, and when it can be reached again; news of the time between is lost, so
   * what is shown should be asked for anew then. The returned function ends it.
   */
  readonly onReach: (hear: (isReached: boolean) => void) => () => void
}

/** The desk over anything that carries an ask to the application. */
export function deskOver(send: (channel: Channel, ask: unknown) => Promise<Result<unknown>>): Desk {
  return Object.fromEntries(channels.map((channel) => [channel, (ask: unknown) => send(channel, ask)])) as Desk
}

/** Listeners that are told in turn; adding one answers with what removes it. */
export function listeners<T>() {
  const all = new Set<(value: T) => void>()
  return {
    tell(value: T): void {
      for (const hear of all) hear(value)
    },
    add(hear: (value: T) => void): () => void {
      // Wrapped, so that the same function may listen twice.
      const own = (value: T) => hear(value)
      all.add(own)
      return () => {
        all.delete(own)
      }
    },
  }
}
