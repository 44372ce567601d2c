/** What passes between the test (`launch-stand-in.ts`) and the main process under test (`run.ts`). */

export type HostSettings = {
  readonly appPath: string
  readonly userData: string
  /** Where the stand-in poses as Electron: the modules of `electron -r`, and Chromium's address on standard error. */
  readonly poses?: { readonly modules: readonly string[] }
}

/** The settings travel in the environment, as JSON: the application's own arguments stay its own. */
export const settingsVariable = 'ELECTRON_STAND_IN'

/** A function to be run in the main process, as text, and its argument. */
export type ToMain = { readonly id: number; readonly source: string; readonly arg: unknown }

export type FromMain =
  | { readonly kind: 'ready'; readonly endpoint: string; readonly chromiumPid: number | undefined }
  | { readonly kind: 'value'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'error'; readonly id: number; readonly message: string }
