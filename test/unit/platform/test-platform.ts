/** A client of the service for one test, in a time of its own: waiting takes none, and is written down. */

import { createPlatform, type Platform, type PlatformOptions } from '../../../electron/platform/platform.ts'
import { nodeHttp } from '../../../electron/platform/sending/node-http.ts'
import { keepTokenInMemory } from '../../../electron/platform/sending/token.ts'
import { ownShape } from '../../../shared/description/service-shape.ts'
import { defaultTokenRequest } from '../../../shared/ipc.ts'

export const apiKey = 'sk-live-0123456789'

export type TestTime = {
  readonly clock: () => number
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>
  /** Everything that was waited for, in milliseconds. */
  readonly waits: number[]
  move(ms: number): void
}

export function testTime(start = Date.UTC(2026, 10, 21)): TestTime {
  let now = start
  const waits: number[] = []
  return {
    clock: () => now,
    sleep: async (ms) => {
      waits.push(ms)
      now += Math.ceil(ms)
    },
    waits,
    move: (ms) => {
      now += ms
    },
  }
}

export function testPlatform(
  baseUrl: string,
  options: Partial<PlatformOptions> = {},
): Platform & { readonly time: TestTime } {
  const time = testTime()
  const platform = createPlatform({
    shape: ownShape,
    baseUrl,
    supplierCode: 'SUPPLIER',
    readApiKey: async () => apiKey,
    tokenStore: keepTokenInMemory(),
    tokenRequest: defaultTokenRequest,
    fetch: nodeHttp,
    clock: time.clock,
    uptime: time.clock,
    sleep: time.sleep,
    random: () => 1,
    ...options,
  })
  return { ...platform, time }
}

/** A payload as small as one can be. */
export const account = (number = '000123') => ({ import_supplier: 'SUPPLIER', external_account_number: number })
