/**
 * The side channel between a test and the main process under test: what the desktop was asked to do, and what a person
 * would have answered. Tests reach it as `host` in `app.evaluate(({ host }) => …)`, under Electron and the stand-in alike.
 */
import type { MessageBoxReturnValue, Notification, OpenDialogReturnValue, SaveDialogReturnValue } from 'electron'

type DialogKind = 'open' | 'save' | 'message' | 'error'

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
    blocked: [],
    violations: [],
  }
}
