/** A real desk for tests: real database, real preparation, real practice service; only the window is missing. */

import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { createDesk, type OpenDesk } from '../../../electron/desk.ts'
import type { Keychain } from '../../../electron/desk-ports.ts'
import type { Http } from '../../../electron/platform/sending/http.ts'
import { nodeHttp } from '../../../electron/platform/sending/node-http.ts'
import type { Asked, AskedPart, Told } from '../../../electron/preparation/messages/messages.ts'
import { openPlainSettings } from '../../../electron/shell/plain-settings.ts'
import { startForkedProcess } from '../../../electron/shell/processes/forked-process.ts'
import { keepInKeyFile } from '../../../electron/storage/vault/key-file.ts'
import { dataKeyBytes } from '../../../electron/storage/vault/sealing.ts'
import type { Desk, Saved } from '../../../shared/ipc.ts'
import { channels } from '../../../shared/ipc-channels.ts'
import type { Result } from '../../../shared/result.ts'
import { preparationHere } from './preparation-here.ts'

export { valueIn } from '../value-in.ts'

export const newHome = (): string => mkdtempSync(join(tmpdir(), 'migration-desk-test-'))
export const removeHome = (home: string): void => rmSync(home, { recursive: true, force: true, maxRetries: 3 })

export type TestDesk = {
  readonly desk: Desk
  /** Everything that went to the window: replies and news, as JSON. */
  readonly told: string[]
  /** The `Authorization` of every request that left. */
  readonly authorizations: Set<string>
  /** Process ids of the preparation processes, in the order they were started, where they have one of their own. */
  readonly preparations: number[]
  /** What went to and from them, in its order. */
  readonly messages: (Asked | AskedPart | Told)[]
  /** Each entry of the settings that was read, as often as it was: each reads the file. */
  readonly settingsRead: string[]
  readonly underWay: OpenDesk['underWay']
  close(): Promise<void>
}

/**
 * @param options.fetch  another way to the service
 * @param options.asksForKeeping  a computer without a keychain, and nothing chosen yet; otherwise the key is in a file already
 */
export async function openTestDesk(
  home: string,
  keytar?: Keychain,
  options: {
    readonly asksForKeeping?: boolean
    readonly hasOtherWindows?: boolean
    readonly fetch?: Http
    /** The preparation can be killed, and end by itself. */
    readonly hasProcess?: boolean
  } = {},
): Promise<TestDesk> {
  if (keytar === undefined && options.asksForKeeping !== true) keepInKeyFile(home, randomBytes(dataKeyBytes))
  const told: string[] = []
  const authorizations = new Set<string>()
  const preparations: number[] = []
  const messages: TestDesk['messages'] = []
  const settingsRead: string[] = []
  const settings = openPlainSettings(home)
  const startHere = options.hasProcess === true ? undefined : preparationHere()
  const opened = await createDesk({
    host: 'browser',
    version: '0.0.0',
    home,
    settings: {
      ...settings,
      read: (name) => {
        settingsRead.push(name)
        return settings.read(name)
      },
    },
    shell: {
      host: 'browser',
      saveFile: async ({ name, bytes }): Promise<Result<Saved>> => ({
        ok: true,
        value: { to: 'download', name, bytes },
      }),
      openLink: () => false,
      notify: () => {},
      showProgress: () => {},
    },
    startPreparation: () => {
      const port = startHere?.() ?? startForkedProcess({ file: inject('preparationFile'), memoryMiB: 1024 })
      if (port.pid !== undefined) preparations.push(port.pid)
      port.onMessage((told) => messages.push(told as Told))
      const post = (asked: unknown) => {
        messages.push(asked as Asked | AskedPart)
        port.post(asked)
      }
      return { ...port, post }
    },
    hasOtherWindows: () => options.hasOtherWindows === true,
    tellNews: (name, news) => told.push(JSON.stringify({ name, news })),
    fetch: (input, init) => {
      const authorization = init.headers.Authorization
      if (authorization !== undefined) authorizations.add(authorization)
      return (options.fetch ?? nodeHttp)(input, init)
    },
    loadKeychain: async () => keytar,
  })
  const { underWay, close } = opened
  return {
    desk: overheard(opened.desk, told),
    told,
    authorizations,
    preparations,
    messages,
    settingsRead,
    underWay,
    close,
  }
}

/** The desk, with every reply noted. */
function overheard(desk: Desk, told: string[]): Desk {
  const entries = channels.map((channel) => {
    const answer = desk[channel] as (ask: unknown) => Promise<Result<unknown>>
    const noted = async (ask: unknown) => {
      const result = await answer(ask)
      told.push(JSON.stringify({ channel, result }))
      return result
    }
    return [channel, noted]
  })
  return Object.fromEntries(entries) as unknown as Desk
}
