/** What the browser host and its window say to each other, and the names they agree on. */
import type { DeskEventName } from '../ipc-channels.ts'
import type { Result } from '../result.ts'

/** The WebSocket's sub-protocol; the second one that a window names is its token. */
export const deskProtocol = 'migration-desk'
/** Where the socket is. */
export const socketPath = '/desk'
/** Where a ticket is exchanged for the token. */
export const ticketPath = '/ticket'

export type FromWindow = { readonly id: number; readonly channel: string; readonly ask: unknown }

export type FromHost =
  | { readonly kind: 'reply'; readonly id: number; readonly result: Result<unknown> }
  | { readonly kind: 'news'; readonly name: DeskEventName; readonly news: unknown }
