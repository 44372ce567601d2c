/** Connects the window with the application behind it, whichever host it is in. */
import type { DeskEvent } from '../../shared/ipc.ts'
import type { DeskEventName } from '../../shared/ipc-channels.ts'
import { issue } from '../../shared/issue-words.ts'
import { type Result, refuse } from '../../shared/result.ts'
import { socketPath, ticketPath } from '../../shared/wire/wire-messages.ts'
import { type DeskAccess, deskOver } from './connection.ts'
import { deskSocket } from './desk-socket.ts'

declare global {
  interface Window {
    /** The preload's bridge; only in the desktop host. */
    readonly migrationDesk?: Bridge
  }
}

/** Never rejects: where nothing is there to connect with, every ask says so. */
export async function connectDesk(): Promise<DeskAccess> {
  return window.migrationDesk === undefined ? connectThroughSocket() : connectThroughBridge(window.migrationDesk)
}

/** For this window alone, and gone with it; it survives loading the page again. */
const tokenKey = 'migration-desk-token'

/** The connection in the browser host: the ticket in the address is exchanged for a token, which opens the socket. */
async function connectThroughSocket(): Promise<DeskAccess> {
  const token = (await exchangeTicket()) ?? sessionStorage.getItem(tokenKey)
  if (token === null) return notOurs
  sessionStorage.setItem(tokenKey, token)
  const socket = deskSocket(`ws://${location.host}${socketPath}`, token)
  await socket.open()
  return { host: 'browser', desk: deskOver(socket.ask), subscribe: socket.hear, onReach: socket.onReach }
}

/** The token for the ticket in the address, which is taken out of it at once; nothing where there is none or it was used. */
async function exchangeTicket(): Promise<string | undefined> {
  const ticket = location.hash.slice(1)
  if (ticket === '') return undefined
  history.replaceState(null, '', location.pathname)
  try {
    const response = await fetch(ticketPath, { method: 'POST', body: ticket })
    return response.ok ? await response.text() : undefined
  } catch {
    return undefined
  }
}

/** For a window that somebody opened by hand: it is told so at its first ask. */
const notOurs: DeskAccess = {
  host: 'browser',
  desk: deskOver(async () => refuse(issue('window_not_ours', {}))),
  subscribe: () => () => {},
  onReach: () => () => {},
}

/** What `electron/preload.ts` exposes as `window.migrationDesk`. */
export type Bridge = {
  readonly ask: (channel: string, ask: unknown) => Promise<unknown>
  readonly hear: (name: string, hear: (news: unknown) => void) => () => void
  /** `''` for a file that is on no disk. */
  readonly pathOf: (file: File) => string
}

/** The connection in the desktop host: through the bridge that the preload put into the window. */
function connectThroughBridge(bridge: Bridge): DeskAccess {
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
