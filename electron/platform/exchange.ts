/** One exchange with the service: a request, and its answer or what became of it. Sends once; repeating is decided elsewhere. */
import { issue } from '../../shared/issue-words.ts'
import type { Http, HttpAnswer } from './http.ts'
import type { NoAnswer } from './outcomes.ts'
import { readBytes } from './read-bytes.ts'
import { readConnectionTrouble } from './read-connection-trouble.ts'
import type { ServiceCall } from './repeating.ts'
import { readRetryAfter } from './retry-after.ts'
import type { ServicePlace } from './service-place.ts'
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

export type AnswerBody =
  | { readonly kind: 'empty' }
  | { readonly kind: 'json'; readonly value: unknown }
  /** A page for people: of a proxy, a log-in, a maintenance notice. */
  | { readonly kind: 'html' }
  /** Neither: a sentence, or JSON that ends too early. */
  | { readonly kind: 'text'; readonly text: string }
  /** The connection was lost while the body was on its way, or it is larger than any answer should be. */
  | { readonly kind: 'cut' }

export type Answered = {
  readonly kind: 'answered'
  readonly httpStatus: number
  readonly body: AnswerBody
  /** `Retry-After`, as milliseconds from now. */
  readonly retryAfterMs: number | null
  /** `Location`, of an answer that sends elsewhere. */
  readonly location: string | null
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

/** Above a list of 200,000 accounts, the longest answer there is. */
const maxAnswerBytes = 64 * 1024 * 1024

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
    const now = ports.clock()
    return {
      kind: 'answered',
      httpStatus: response.status,
      body: await readBody(response, secrets),
      retryAfterMs: readRetryAfter(response.headers.get('retry-after'), response.headers.get('date'), now),
      location: response.headers.get('location'),
    }
  } catch (error) {
    if (signal?.aborted) return stopped
    if (isTimeUp) {
      const slow = issue('service_slow', { host, seconds: Math.round(timeoutMs / 1000) })
      return { kind: 'notKnown', why: 'timeOut', issue: slow, serviceWords: null, isLasting: false }
    }
    return readConnectionTrouble(error, host)
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

const utf8 = new TextDecoder()

async function readBody(response: HttpAnswer, secrets: readonly string[]): Promise<AnswerBody> {
  const bytes = await readBytes(response, maxAnswerBytes)
  if (bytes === undefined) return { kind: 'cut' }
  // The content type is not looked at: proxies and services get it wrong in both directions.
  const text = withoutSecrets(utf8.decode(bytes).trim(), secrets)
  if (text === '') return { kind: 'empty' }
  if (text.startsWith('<')) return { kind: 'html' }
  try {
    return { kind: 'json', value: JSON.parse(text, unescapedOf(text, secrets)) }
  } catch {
    // What begins like JSON was JSON, and has lost its end.
    return /^[[{"]/.test(text) ? { kind: 'cut' } : { kind: 'text', text }
  }
}

/** Where a text has escapes, a secret may be spelled with them: it is looked for again in what they stand for. */
const unescapedOf = (text: string, secrets: readonly string[]) =>
  text.includes('\\')
    ? (_name: string, part: unknown) => (typeof part === 'string' ? withoutSecrets(part, secrets) : part)
    : undefined

/** Shorter ones would blot out ordinary words. */
const shortestSecret = 6

const withoutSecrets = (text: string, secrets: readonly string[]): string =>
  secrets.reduce((clean, secret) => (secret.length < shortestSecret ? clean : clean.replaceAll(secret, '•••')), text)
