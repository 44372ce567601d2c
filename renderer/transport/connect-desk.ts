/** Connects the window with the application behind it, whichever host it is in. */
import { connectThroughSocket } from './browser-connection.ts'
import type { DeskAccess } from './connection.ts'
import { type Bridge, connectThroughBridge } from './desktop-connection.ts'

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
