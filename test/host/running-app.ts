/** What a test holds of a running application, whichever host it runs on, and what both hosts' launchers share. */
import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { HostRecord } from './processes/record.ts'

/** What a function gets in the main process: the module `electron`, and what the desktop was asked to do. */
type Given = typeof import('electron') & { readonly host: HostRecord }

export type RunningApp = {
  readonly host: 'electron' | 'stand-in'
  readonly userData: string
  /** The first window, once its page has begun to load. */
  firstWindow(): Promise<Page>
  windows(): readonly Page[]
  /** Runs a function in the main process. It is sent as text, so it sees nothing around it but what it is given. */
  evaluate<Value>(act: (given: Given) => Value | Promise<Value>): Promise<Value>
  evaluate<Value, Arg>(act: (given: Given, arg: Arg) => Value | Promise<Value>, arg: Arg): Promise<Value>
  process(): ChildProcess
  /** What the main process wrote to its standard output and error so far. */
  log(): string
  /** Quits as a person would. @throws Error when the application is still there after ten seconds; it is killed then */
  close(): Promise<void>
  /** Ends the main process by SIGKILL, as a crash would, and waits until it and its windows are gone. */
  kill(): Promise<void>
}

export type Launch = {
  readonly appPath: string
  readonly userData: string
  readonly env: NodeJS.ProcessEnv
  readonly args: readonly string[]
}

/** Keeps what a process writes, as it comes. */
export function logOf(child: ChildProcess): () => string {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data: Buffer) => {
      text += data
    })
  }
  return () => text
}

const quitTimeoutMs = 10_000

/** @returns the `close` of a running application */
export function closing({ evaluate, kill, log }: Omit<RunningApp, 'close'>, exited: Promise<unknown>) {
  return async (): Promise<void> => {
    // The answer is lost when the process ends first, or has ended before.
    evaluate(({ app }) => app.quit()).catch(() => undefined)
    const hasQuit = await Promise.race([exited.then(() => true), pause(quitTimeoutMs, false, { ref: false })])
    await kill()
    if (!hasQuit) throw new Error(`The application did not quit and was killed.\n${log()}`)
  }
}
