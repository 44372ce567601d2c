/** Electron's `WebFrameMain` of a window's own page. Frames inside a page have none here. */
import type { WebFrameMain } from 'electron'
import { asWhole, type PartOf, refusingUnlisted } from '../electron/listed.ts'
import { originOf } from './scheme-addresses.ts'

export type FrameActs = {
  readonly send: (channel: string, args: readonly unknown[]) => void
  readonly evaluate: (code: string) => Promise<unknown>
  /** Whether the page that the frame belongs to is still the window's. */
  readonly isCurrent: () => boolean
}

/** @param routingId  counts the pages that the window has shown */
export function createFrame(url: string, routingId: number, { send, evaluate, isCurrent }: FrameActs): WebFrameMain {
  const parts = {
    url,
    origin: originOf(url),
    name: '',
    parent: null,
    frames: [],
    processId: 1,
    routingId,
    frameTreeNodeId: 1,
    detached: false,
    isDestroyed: () => !isCurrent(),
    send: (channel, ...args) => send(channel, args),
    executeJavaScript: evaluate,
    get top() {
      return frame
    },
  } satisfies PartOf<WebFrameMain>
  const frame: WebFrameMain = refusingUnlisted('WebFrameMain', asWhole<WebFrameMain>(parts))
  return frame
}
