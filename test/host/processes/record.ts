/**
 * The side channel between a test and the main process under test: what the desktop was asked to do, and what a person
 * would have answered. Tests reach it as `host` in `app.evaluate(({ host }) => …)`, under Electron and the stand-in alike.
 */
import { serialize } from 'node:v8'
import type { MessageBoxReturnValue, Notification, OpenDialogReturnValue, SaveDialogReturnValue } from 'electron'

type DialogKind = 'open' | 'save' | 'message' | 'error'

/** A message as its bytes are, one character for each, so that a text can be looked for in it. */
type KeptMessage = { readonly channel: string; readonly bytes: string }

export type HostRecord = {
  /** What the next dialogs answer, first come first served; with none left, the person cancels. */
  readonly answers: {
    readonly open: OpenDialogReturnValue[]
    readonly save: SaveDialogReturnValue[]
    readonly message: MessageBoxReturnValue[]
  }
  /** Every dialog that was shown, with the options it was shown with. */
  readonly dialogs: { readonly kind: DialogKind; readonly options: object }[]
  /** Links, files and folders handed to the operating system. */
  readonly opened: string[]
  /** Notifications shown; `emit('click')` on one is the person's click. */
  readonly notifications: Notification[]
  /** Errors written to a page's console, and exceptions nobody caught there, the preload's included. */
  readonly consoleErrors: string[]
  /** What windows and main process said to each other, once a test sets `isKept`. */
  readonly messages: { isKept: boolean; readonly toMain: KeptMessage[]; readonly toWindow: KeptMessage[] }
  /** Requests of pages that no scheme of the application answers. They are never sent. Stand-in only. */
  readonly blocked: string[]
  /** What Electron would let pass but this application must never do. Stand-in only. */
  readonly violations: string[]
}

export function createRecord(): HostRecord {
  return {
    answers: { open: [], save: [], message: [] },
    dialogs: [],
    opened: [],
    notifications: [],
    consoleErrors: [],
    messages: { isKept: false, toMain: [], toWindow: [] },
    blocked: [],
    violations: [],
  }
}

export function keepMessage(
  { messages }: HostRecord,
  direction: 'toMain' | 'toWindow',
  channel: string,
  value: unknown,
): void {
  if (messages.isKept) messages[direction].push({ channel, bytes: serialize(value).toString('latin1') })
}
