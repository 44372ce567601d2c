/** The connection in the desktop host: through the bridge that the preload put into the window. */
import type { DeskEvent } from '../../shared/ipc.ts'
import type { DeskEventName } from '../../shared/ipc-channels.ts'
import { issue } from '../../shared/issue-words.ts'
import { type Result, refuse } from '../../shared/result.ts'
import { type DeskAccess, deskOver } from './connection.ts'

/** What `electron/preload.ts` exposes as `window.migrationDesk`. */
export type Bridge = {
  readonly ask: (channel: string, ask: unknown) => Promise<unknown>
  readonly hear: (name: string, hear: (news: unknown) => void) => () => void
  /** `''` for a file that is on no disk. */
  readonly pathOf: (file: File) => string
}

export function connectThroughBridge(bridge: Bridge): DeskAccess {
  return {
    host: 'desktop',
    desk: deskOver(async (channel, ask) => {
      try {
        return (await bridge.ask(channel, ask)) as Result<unknown>
      } catch {
        return refuse(issue('application_failed', {}))
      }
    }),
    subscribe: <N extends DeskEventName>(name: N, hear: (news: DeskEvent<N>) => void) =>
      bridge.hear(name, (news) => hear(news as DeskEvent<N>)),
    pathOf: (file) => {
      try {
        return bridge.pathOf(file) || undefined
      } catch {
        return undefined
      }
    },
    // The window lives and dies with its application.
    onReach: () => () => {},
  }
}
