/**
 * The client of the service: everything the application says to it goes through here. Gets its own token, keeps to bounds,
 * and turns every answer, and every lack of one, into an outcome; nothing is thrown for what a network or a service can do.
 */
import { randomUUID } from 'node:crypto'
import type { ServiceShape } from '../../shared/description/service-shape.ts'
import type { SettingsPlace } from '../../shared/words/settings-place.ts'
import { type AccountCalls, createAccountCalls } from './account-calls.ts'
import { type AdditionCalls, createAdditionCalls } from './addition-calls.ts'
import { createQueryCalls, type QueryCalls } from './query-calls.ts'
import type { NoAnswer } from './reading/outcomes.ts'
import type { Answered } from './reading/read-answer.ts'
import { addressesOf } from './routes.ts'
import type { LogEntry } from './sending/exchange.ts'
import type { Http } from './sending/http.ts'
import { createPace } from './sending/pace.ts'
import { createPlainSend, createSend, type SendPorts, type Token } from './sending/send.ts'
import type { Clock, Random, Sleep } from './sending/time.ts'
import { createTokenKeeper, type SignIn } from './sending/token.ts'
import { servicePlace } from './service-place.ts'

/** Which service, who we are there, and as whom. */
export type ServiceAccess = SignIn & {
  /** As `readAddress` gives it. */
  readonly baseUrl: string
  readonly supplierCode: string
  /** Where a person finds its address and what it signs in with; under Connect when left out. */
  readonly settingsIn?: SettingsPlace
}

export type PlatformOptions = ServiceAccess & {
  /** How its calls are made, and which it has. */
  readonly shape: ServiceShape
  readonly fetch: Http
  readonly clock: Clock
  /** Milliseconds of a clock that nobody sets. */
  readonly uptime: Clock
  readonly sleep: Sleep
  readonly random: Random
  readonly log?: (entry: LogEntry) => void
  /** How many requests at once; 6 when left out. */
  readonly maxAtOnce?: number
  /** The same for every call, where a test can't wait. */
  readonly timeoutMs?: number
}

export type Platform = AccountCalls &
  AdditionCalls &
  QueryCalls & {
    readonly supplierCode: string
    readonly shape: ServiceShape
    /** Asks for the status of an account that is not there, without a token: does the service answer at this address? */
    touch(): Promise<Answered | NoAnswer>
    /** Asks for a new token whatever is known: is the key right? */
    obtainToken(): Promise<Token | NoAnswer>
  }

export function createPlatform(options: PlatformOptions): Platform {
  const { supplierCode, shape, uptime, sleep } = options
  const addressOf = addressesOf(shape, supplierCode)
  const place = servicePlace(options.baseUrl, options.settingsIn)
  const ports: SendPorts = { ...options, place, pace: createPace(uptime, sleep, options.maxAtOnce) }
  const secrets = new Set<string>()
  const plainSend = createPlainSend(ports, () => [...secrets])
  const tokens = createTokenKeeper({
    ...options,
    settingsIn: place.settingsIn,
    send: plainSend,
    keepSecret: (secret) => secrets.add(secret),
  })
  const send = createSend(ports, tokens, () => [...secrets])

  return {
    supplierCode,
    shape,
    touch: () =>
      plainSend({
        call: 'touch',
        method: 'GET',
        path: addressOf('process', randomUUID()) ?? shape.routes.create,
      }),
    obtainToken: () => tokens.obtainAnew(),
    ...createAccountCalls(send, place, shape, addressOf),
    ...createAdditionCalls(send, shape, addressOf),
    ...createQueryCalls(send, place.host, shape, addressOf),
  }
}
