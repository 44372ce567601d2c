/**
 * Gets the access token and keeps it: when first needed, again before it runs out, and once when it is not accepted.
 * A refused key is said once; nothing is asked again with it until the key or the connection is changed, or a person wants it.
 */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { memberOf } from '../../../shared/basics/members.ts'
import type { TokenRequest } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import type { Issue } from '../../../shared/result.ts'
import type { SettingsPlace } from '../../../shared/words/settings-place.ts'
import type { NoAnswer } from '../reading/outcomes.ts'
import type { Answered } from '../reading/read-answer.ts'
import { isObject, readRefusal } from '../reading/read-refusal.ts'
import type { Credentials, Send, Token } from './send.ts'
import type { Clock } from './time.ts'

/** Where a token is kept from one start to the next; the text is not for other eyes. */
export type TokenStore = {
  read(): Promise<string | null>
  write(text: string): Promise<unknown>
  forget(): Promise<unknown>
}

/** For this run alone. */
export function keepTokenInMemory(): TokenStore {
  let kept: string | null = null
  return {
    read: async () => kept,
    write: async (text) => {
      kept = text
    },
    forget: async () => {
      kept = null
    },
  }
}

/** What a token is obtained with, and where it is kept. */
export type SignIn = {
  readonly readApiKey: () => Promise<string | null>
  readonly tokenStore: TokenStore
  readonly tokenRequest: TokenRequest
}

type TokenPorts = SignIn & {
  readonly settingsIn: SettingsPlace
  readonly clock: Clock
  /** Sends as nobody in particular. */
  readonly send: Send
  /** Told of the key as soon as it is read, so that it can be kept out of everything that is shown. */
  readonly keepSecret: (secret: string) => void
}

export type TokenKeeper = Credentials & {
  /** Asks for a token whatever is known: a person wants to know whether the key is right. */
  obtainAnew(): Promise<Token | NoAnswer>
}

/** With the key's digest: a token obtained with an older key is not used for a new one. */
const keptToken = z.object({ token: z.string().min(1), renewAt: z.number().nullable(), keyDigest: z.string() })
type KeptToken = z.infer<typeof keptToken>

/** A token is renewed this long before it runs out, or in the last tenth of a short life. */
const marginMs = 60_000

export function createTokenKeeper(ports: TokenPorts): TokenKeeper {
  const { clock, tokenStore } = ports
  let current: KeptToken | null = null
  let hasLooked = false
  let refused: { readonly keyDigest: string; readonly outcome: NoAnswer } | null = null
  /** All who need a token while one is being obtained wait for that one. */
  let underWay: Promise<Token | NoAnswer> | null = null

  const isFresh = (kept: KeptToken): boolean => kept.renewAt === null || clock() < kept.renewAt

  const obtain = (isWanted: boolean): Promise<Token | NoAnswer> => {
    underWay ??= obtainNow(isWanted).finally(() => {
      underWay = null
    })
    return underWay
  }

  const obtainNow = async (isWanted: boolean): Promise<Token | NoAnswer> => {
    const apiKey = await ports.readApiKey()
    if (apiKey === null || apiKey === '') return lasting(issue('key_missing', {}), null)
    ports.keepSecret(apiKey)
    const keyDigest = digestOf(apiKey)
    if (refused?.keyDigest === keyDigest && !isWanted) return refused.outcome
    if (!hasLooked) {
      hasLooked = true
      const kept = await readKept(tokenStore)
      if (kept !== null && kept.keyDigest === keyDigest && isFresh(kept) && !isWanted) {
        current = kept
        return { kind: 'token', token: kept.token }
      }
    }
    const outcome = await ask(ports, apiKey)
    if (outcome.kind === 'token') {
      refused = null
      current = { token: outcome.token, renewAt: readRenewAt(outcome.token, clock()), keyDigest }
      await tokenStore.write(JSON.stringify(current))
    } else {
      current = null
      if (outcome.issue.code === ('key_refused' satisfies Issue['code'])) {
        refused = { keyDigest, outcome }
        await tokenStore.forget()
      }
    }
    return outcome
  }

  return {
    get: async () => {
      if (current !== null && isFresh(current)) return { kind: 'token', token: current.token }
      return obtain(false)
    },
    renew: async (refusedToken) => {
      // Another request may have renewed it already.
      if (current !== null && current.token !== refusedToken) return { kind: 'token', token: current.token }
      current = null
      hasLooked = true
      return obtain(false)
    },
    obtainAnew: () => obtain(true),
  }
}

async function ask(ports: TokenPorts, apiKey: string): Promise<Token | NoAnswer> {
  const { document, graphqlPath, variables } = ports.tokenRequest
  const filled = fillVariables(variables, apiKey)
  if (filled === undefined) return lasting(issue('token_variables_unreadable', ports), null)
  const send = () =>
    ports.send({
      call: 'obtainToken',
      method: 'POST',
      path: graphqlPath,
      body: { query: document, variables: filled },
    })
  const first = await send()
  // No token was sent, so a refusal that speaks of one is a mistake of something on the way, and says nothing about the key.
  const answer = isAboutToken(first) ? await send() : first
  return answer.kind === 'answered' ? readTokenAnswer(answer, ports) : answer
}

const isAboutToken = (answer: Answered | NoAnswer): boolean =>
  answer.kind === 'answered' &&
  answer.httpStatus === 401 &&
  /token/i.test(readRefusal(answer.httpStatus, answer.body).code ?? '')

/**
 * Source: "a refused key is HTTP 200 with `errors` and no token" of the practice service; in the interface itself: not shown.
 * A document that the service does not understand is an error too, but not the key's: GraphQL gives it 400, or a code.
 */
function readTokenAnswer(
  { httpStatus, body }: Answered,
  { tokenRequest: { tokenPath }, settingsIn }: TokenPorts,
): Token | NoAnswer {
  const facts = { settingsIn, tokenPath }
  const value = body.kind === 'json' ? body.value : undefined
  const token = readPath(value, tokenPath)
  if (httpStatus < 300 && typeof token === 'string' && token !== '') return { kind: 'token', token }
  // Of a success only `errors` is read: elsewhere in it the token may stand, which is for nobody's eyes.
  const errors = isObject(value) && Array.isArray(value.errors) ? value.errors : []
  const { serviceWords, details } = readRefusal(
    httpStatus,
    httpStatus < 300 ? { kind: 'json', value: { errors } } : body,
  )
  if (httpStatus === 401 || httpStatus === 403) return lasting(issue('key_refused', facts), serviceWords)
  if (httpStatus === 404) return lasting(issue('token_address_unknown', facts), serviceWords)
  const isMisunderstood = details.some(({ code }) => code !== null && misunderstoodCodes.test(code))
  if (httpStatus >= 300 || isMisunderstood) return lasting(issue('token_request_misunderstood', facts), serviceWords)
  if (errors.length > 0) return lasting(issue('key_refused', facts), serviceWords)
  return lasting(issue('token_missing', facts), null)
}

/** What GraphQL servers call a document, or variables, that do not fit them. */
const misunderstoodCodes = /^(GRAPHQL_(VALIDATION|PARSE)_FAILED|BAD_USER_INPUT)$/

const lasting = (told: Issue, serviceWords: string | null): NoAnswer => ({
  kind: 'notSent',
  issue: told,
  serviceWords,
  isLasting: true,
})

/** Fills in after reading the JSON, so that a quote in the key can't break it. */
function fillVariables(variables: string, apiKey: string): unknown {
  try {
    return JSON.parse(variables, (_name, value: unknown) =>
      typeof value === 'string' ? value.replaceAll('{{apiKey}}', () => apiKey) : value,
    )
  } catch {
    return undefined
  }
}

const readPath = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((found, name) => {
    if (Array.isArray(found)) return found[Number(name)]
    return memberOf(found, name)
  }, value)

/**
 * When a token should be renewed; `null` when it does not say (its lifetime is "not shown"), and 401 tells.
 * Counted from now by the token's own `iat` and `exp`, because this computer's clock may be wrong.
 */
function readRenewAt(token: string, now: number): number | null {
  const [, claims, signature] = token.split('.')
  if (claims === undefined || signature === undefined) return null
  const read = jwtClaims.safeParse(readJson(Buffer.from(claims, 'base64url').toString()))
  if (!read.success) return null
  const lifetimeMs = read.data.exp * 1000 - (read.data.iat === undefined ? now : read.data.iat * 1000)
  // Already over, says our clock: then it is the clock that is wrong, or the service will say so.
  if (lifetimeMs <= 0) return null
  return now + lifetimeMs - Math.min(marginMs, lifetimeMs / 10)
}

const jwtClaims = z.object({ exp: z.number(), iat: z.number().optional() })

async function readKept(store: TokenStore): Promise<KeptToken | null> {
  const text = await store.read()
  if (text === null) return null
  const read = keptToken.safeParse(readJson(text))
  return read.success ? read.data : null
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url')
