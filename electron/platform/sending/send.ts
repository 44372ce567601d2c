/**
 * Sends a request until there is an answer worth having: with a token, renewed once when it is not accepted, and again after
 * trouble as far as `repeating.ts` allows, waiting longer each time and for as long as the service asks.
 */
import { issue } from '../../../shared/issue-words.ts'
import type { NoAnswer, NotSent } from '../reading/outcomes.ts'
import type { Answered } from '../reading/read-answer.ts'
import { readRefusal } from '../reading/read-refusal.ts'
import type { ServicePlace } from '../service-place.ts'
import { type ExchangePorts, exchange, type ServiceRequest } from './exchange.ts'
import { longestWaitMs, type Pace } from './pace.ts'
import { maxTries, type RepeatRule, repeating } from './repeating.ts'
import type { Random, Sleep } from './time.ts'

/** An answer has a status that is neither "busy" nor "failing" nor elsewhere, and a body that can be read. */
export type Send = (request: ServiceRequest) => Promise<Answered | NoAnswer>

export type SendPorts = ExchangePorts & {
  readonly sleep: Sleep
  readonly random: Random
  readonly pace: Pace
}

/** What a request says who we are with. */
export type Credentials = {
  /** The token to go with; or why there is none. */
  get(): Promise<Token | NoAnswer>
  /** A newer one than this, which was not accepted. */
  renew(refused: string): Promise<Token | NoAnswer>
}
export type Token = { readonly kind: 'token'; readonly token: string }

/** First wait after trouble; each next one is twice as long. With jitter, so that many clients do not come back as one. */
const firstWaitMs = 500

/**
 * Sends as nobody in particular: for the token itself, and to see whether anyone answers.
 * @param secrets  kept out of what the service says
 */
export const createPlainSend =
  (ports: SendPorts, secrets: () => readonly string[]): Send =>
  (request) =>
    repeat(ports, request, async () => ({ result: await exchangeInTurn(ports, request, undefined, secrets()) }))

/** Sends with a token. Source: service interface, Authentication: `Authorization: Token <ACCESS_TOKEN>`. */
export function createSend(ports: SendPorts, credentials: Credentials, secrets: () => readonly string[]): Send {
  /** Also those that were renewed: somebody may give back what was sent earlier. */
  const tokens = new Set<string>()
  return (request) => {
    const sendWith = ({ token }: Token) => {
      tokens.add(token)
      return exchangeInTurn(ports, request, `Token ${token}`, [...tokens, ...secrets()])
    }
    return repeat(ports, request, async () => {
      const first = await credentials.get()
      if (first.kind !== 'token') return withoutToken(first)
      const answer = await sendWith(first)
      if (answer.kind !== 'answered' || answer.httpStatus !== 401) return { result: answer }
      const second = await credentials.renew(first.token)
      if (second.kind !== 'token') return withoutToken(second)
      const again = await sendWith(second)
      if (again.kind !== 'answered' || again.httpStatus !== 401) return { result: again }
      // Renewed once, and no more. It is not lasting: a token may be ended in the moment it was given.
      const { serviceWords } = readRefusal(401, again.body)
      const told = issue('token_not_accepted', {})
      return { result: { kind: 'notSent', issue: told, serviceWords, isLasting: false }, isTheLast: true }
    })
  }
}

/** One try; `isTheLast` when another would do the same again. */
type Try = { readonly result: Answered | NoAnswer; readonly isTheLast?: boolean }

/** Whatever became of the request for the token, the request that needed it did not leave. The token had its own tries. */
const withoutToken = ({ issue: told, serviceWords, isLasting }: NoAnswer): Try => ({
  result: { kind: 'notSent', issue: told, serviceWords, isLasting },
  isTheLast: true,
})

async function exchangeInTurn(
  ports: SendPorts,
  request: ServiceRequest,
  authorization: string | undefined,
  secrets: readonly string[],
): Promise<Answered | NoAnswer> {
  const turn = await ports.pace.take(request.signal)
  if (turn.kind !== 'go') return notTaken(turn, ports.place.host)
  const answer = await exchange(ports, request, authorization, secrets).finally(turn.done)
  if (answer.kind === 'answered' && answer.retryAfterMs !== null && isTrouble(answer.httpStatus))
    ports.pace.pause(answer.retryAfterMs)
  return answer
}

async function repeat(
  ports: SendPorts,
  request: ServiceRequest,
  tryOnce: () => Promise<Try>,
): Promise<Answered | NoAnswer> {
  const rule: RepeatRule = repeating[request.call]
  for (let tries = 1; ; tries += 1) {
    const { result, isTheLast = false } = await tryOnce()
    const trouble = result.kind === 'answered' ? readTrouble(result, ports.place) : result
    if (trouble === null) return result
    const mayRepeat = !trouble.isLasting && (trouble.kind === 'notSent' || rule[afterWhy[trouble.why]])
    // For what the service asks beyond this, nobody waits here; the pace keeps everyone away until then.
    const asked = result.kind === 'answered' ? (result.retryAfterMs ?? 0) : 0
    if (!mayRepeat || isTheLast || tries >= maxTries || asked > longestWaitMs || request.signal?.aborted) return trouble
    await ports.sleep(firstWaitMs * 2 ** (tries - 1) * (0.5 + ports.random() / 2), request.signal)
  }
}

const afterWhy = {
  timeOut: 'afterLoss',
  cut: 'afterLoss',
  unreadable: 'afterLoss',
  gateway: 'afterLoss',
  failed: 'afterFailure',
  busy: 'afterBusy',
} as const

/** 408 and 425 are of the same kind as 429: the service, or someone before it, did not take the request now. */
const isBusy = (httpStatus: number): boolean => httpStatus === 429 || httpStatus === 408 || httpStatus === 425
const isTrouble = (httpStatus: number): boolean => isBusy(httpStatus) || httpStatus >= 500

/** Answers that leave open what became of the request, or are of someone else; everything else is for the caller to read. */
function readTrouble({ httpStatus, body, location }: Answered, { host, settingsIn }: ServicePlace): NoAnswer | null {
  if (isTrouble(httpStatus)) {
    const { serviceWords } = readRefusal(httpStatus, body)
    if (isBusy(httpStatus))
      return { kind: 'notKnown', why: 'busy', issue: issue('service_busy', { host }), serviceWords, isLasting: false }
    const why = httpStatus === 500 ? 'failed' : 'gateway'
    return { kind: 'notKnown', why, issue: issue('service_failing', { host }), serviceWords, isLasting: false }
  }
  const unreadable = (told: NotSent['issue'], isLasting: boolean): NoAnswer => ({
    kind: 'notKnown',
    why: 'unreadable',
    issue: told,
    serviceWords: null,
    isLasting,
  })
  // It may come after the work: a service behind a log-in sends on what it has done.
  if (httpStatus >= 300 && httpStatus < 400)
    return unreadable(issue('service_moved', { host, settingsIn, to: location }), true)
  // From the proxy itself, before anything is let through.
  if (httpStatus === 407)
    return { kind: 'notSent', issue: issue('proxy_refuses', { host }), serviceWords: null, isLasting: true }
  // 201 says by itself that it was done.
  if (httpStatus === 201) return null

  const isRefusal = httpStatus >= 400
  switch (body.kind) {
    case 'html':
      // A page instead of a success is a log-in or a notice that may go away; instead of a refusal it is another place.
      return unreadable(issue('answer_from_other', { host }), isRefusal)
    case 'cut':
      return unreadable(issue('answer_unreadable', { host }), false)
    case 'text':
      // A sentence explains a refusal; as a success it is of someone else.
      return isRefusal ? null : unreadable(issue('answer_from_other', { host }), false)
    case 'empty':
    case 'json':
      return null
  }
}

function notTaken(
  turn: { readonly kind: 'wait'; readonly ms: number } | { readonly kind: 'stopped' },
  host: string,
): NotSent {
  const told =
    turn.kind === 'stopped'
      ? issue('request_stopped', {})
      : issue('service_busy_long', { host, minutes: Math.ceil(turn.ms / 60_000) })
  return { kind: 'notSent', issue: told, serviceWords: null, isLasting: true }
}
