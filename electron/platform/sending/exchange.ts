/** One exchange with the service: a request, and its answer or what became of it. Sends once; repeating is decided elsewhere. */
import { issue } from '../../../shared/issue-words.ts'
import type { NoAnswer } from '../reading/outcomes.ts'
import { type Answered, readAnswer } from '../reading/read-answer.ts'
import { readConnectionTrouble } from '../reading/read-connection-trouble.ts'
import type { ServicePlace } from '../service-place.ts'
import type { Http } from './http.ts'
import type { ServiceCall } from './repeating.ts'
import type { Clock } from './time.ts'

export type ServiceRequest = {
  readonly call: ServiceCall
  readonly method: 'GET' | 'POST'
  /** Below the base URL, with a slash at its beginning and end, identifiers percent-encoded. */
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly body?: unknown
  readonly signal?: AbortSignal
}

/** What a log may know of an exchange: no address parts that name an account, no bodies, no headers. */
export type LogEntry = {
  readonly call: ServiceCall
  readonly outcome: number | 'notSent' | 'notKnown'
  readonly tookMs: number
}

export type ExchangePorts = {
  readonly place: ServicePlace
  readonly fetch: Http
  readonly clock: Clock
  /** Milliseconds of a clock that nobody sets. */
  readonly uptime: Clock
  readonly log?: (entry: LogEntry) => void
  /** Instead of `timeoutsMs`; tests shorten it. */
  readonly timeoutMs?: number
}

/**
 * How long an answer may take: not shown in the interface. A create or a dry run of a large account is real work, and the payment
 * vendor is asked during the request; a question is answered quickly or not at all.
 */
const timeoutsMs: Partial<Record<ServiceCall, number>> = {
  touch: 15_000,
  validateAccount: 60_000,
  createAccount: 60_000,
  addPaymentInstruction: 90_000,
  listAccounts: 90_000,
}
const usualTimeoutMs = 30_000

/**
 * @param authorization  the header's value; without one the request goes without
 * @param secrets  taken out of everything the service says, should it repeat them
 */
export async function exchange(
  ports: ExchangePorts,
  request: ServiceRequest,
  authorization: string | undefined,
  secrets: readonly string[],
): Promise<Answered | NoAnswer> {
  const startedAt = ports.uptime()
  const result = await attempt(ports, request, authorization, secrets)
  ports.log?.({
    call: request.call,
    outcome: result.kind === 'answered' ? result.httpStatus : result.kind,
    tookMs: Math.round(ports.uptime() - startedAt),
  })
  return result
}

async function attempt(
  ports: ExchangePorts,
  request: ServiceRequest,
  authorization: string | undefined,
  secrets: readonly string[],
): Promise<Answered | NoAnswer> {
  const { call, method, path, query, body, signal } = request
  if (signal?.aborted) return stopped
  const { host, trouble, urlOf } = ports.place
  if (trouble !== null) return { kind: 'notSent', issue: trouble, serviceWords: null, isLasting: true }
  const timeoutMs = ports.timeoutMs ?? timeoutsMs[call] ?? usualTimeoutMs
  const url = urlOf(path, query)
  // One controller and a timer that is taken back: signals that are joined are kept until memory is swept, request after request.
  const ends = new AbortController()
  const end = () => ends.abort()
  let isTimeUp = false
  const timer = setTimeout(() => {
    isTimeUp = true
    end()
  }, timeoutMs)
  signal?.addEventListener('abort', end, { once: true })

  try {
    const response = await ports.fetch(url, {
      method,
      headers: {
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(authorization === undefined ? {} : { Authorization: authorization }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'manual',
      cache: 'no-store',
      signal: ends.signal,
    })
    return await readAnswer(response, secrets, ports.clock())
  } catch (error) {
    if (signal?.aborted) return stopped
    if (isTimeUp) {
      const slow = issue('service_slow', { host, seconds: Math.round(timeoutMs / 1000) })
      return { kind: 'notKnown', why: 'timeOut', issue: slow, serviceWords: null, isLasting: false }
    }
    return readConnectionTrouble(error, ports.place)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', end)
  }
}

/** A request that a person stopped. Only calls that change nothing are given a signal, so it does not matter how far it came. */
const stopped: NoAnswer = {
  kind: 'notSent',
  issue: issue('request_stopped', {}),
  serviceWords: null,
  isLasting: true,
}
