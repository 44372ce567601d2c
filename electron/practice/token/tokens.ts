/** Access tokens: signed, and dated by the practice service's own clock, so they hold across a restart on the same store. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../moments.ts'

type TokenRefusal = {
  readonly code: 'not_authenticated' | 'invalid_token' | 'token_expired'
  readonly detail: string
}

/** What tokens are made with; kept in the store. */
export type TokenKeys = {
  readonly apiKey: string
  readonly signingKey: string
}

export type Tokens = {
  /** A new token for the right API key; nothing for another. */
  readonly issue: (apiKey: string) => string | undefined
  /** Why an `Authorization` header opens nothing; undefined when it does. */
  readonly refuse: (authorization: string | undefined) => TokenRefusal | undefined
  /** Ends every token issued so far, as if its time were over. */
  readonly expireAll: () => void
}

type Claims = { readonly generation: number; readonly issuedAt: number; readonly expiresAt: number }

/**
 * Source: service interface, Authentication: `Authorization: Token <ACCESS_TOKEN>`; form and lifetime of the token are not shown.
 * @param lifetimeMs  see `tokenLifetimeMs`
 */
export function createTokens(keys: TokenKeys, clock: Clock, lifetimeMs: number): Tokens {
  let generation = 0
  const sign = (claims: string) => createHmac('sha256', keys.signingKey).update(claims).digest('base64url')

  return {
    issue: (apiKey) => {
      if (!isSame(apiKey, keys.apiKey)) return
      const issuedAt = clock()
      const claims: Claims = { generation, issuedAt, expiresAt: issuedAt + lifetimeMs }
      const text = Buffer.from(JSON.stringify(claims)).toString('base64url')
      return `${text}.${sign(text)}`
    },
    refuse: (authorization) => {
      const token = /^Token +(\S+) *$/i.exec(authorization ?? '')?.[1]
      if (token === undefined)
        return { code: 'not_authenticated', detail: 'Send a header "Authorization: Token <ACCESS_TOKEN>".' }
      const [text = '', signature = ''] = token.split('.')
      if (token.split('.').length !== 2 || !isSame(signature, sign(text)))
        return { code: 'invalid_token', detail: 'This access token is not known here. Obtain a new one.' }
      const claims: Claims = JSON.parse(Buffer.from(text, 'base64url').toString())
      return claims.generation < generation || clock() >= claims.expiresAt
        ? { code: 'token_expired', detail: 'This access token has expired. Obtain a new one.' }
        : undefined
    },
    expireAll: () => {
      generation += 1
    },
  }
}

/** Compares without telling by its time how much was right; digests have one length, as the comparison wants. */
const isSame = (given: string, known: string): boolean =>
  timingSafeEqual(createHash('sha256').update(given).digest(), createHash('sha256').update(known).digest())
