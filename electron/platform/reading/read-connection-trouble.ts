/** Reads what went wrong when there was no answer at all: what to tell a person, and whether anything can have left this computer. */

import { wordMap } from '../../../shared/basics/word-map.ts'
import { issue } from '../../../shared/issue-words.ts'
import type { ServicePlace } from '../service-place.ts'
import type { NoAnswer } from './outcomes.ts'

/**
 * @param error  what `fetch` threw: Node's has the reason in `cause.code`, Electron's in its message as `net::ERR_…`
 * @returns `notSent` only where it is certain; every doubt is `notKnown`
 */
export function readConnectionTrouble(
  error: unknown,
  { host, settingsIn }: Pick<ServicePlace, 'host' | 'settingsIn'>,
): NoAnswer {
  const { code, isConnecting } = readCode(error)
  // Electron gives no answer for one that sends elsewhere: it says "Redirect was cancelled". The work may have been done before it.
  if (code === '' && error instanceof Error && /redirect/i.test(error.message))
    return {
      kind: 'notKnown',
      why: 'unreadable',
      issue: issue('service_moved', { host, settingsIn, to: null }),
      serviceWords: null,
      isLasting: true,
    }
  const trouble = troubles.get(code)
  if (trouble === undefined)
    return {
      kind: 'notKnown',
      why: 'cut',
      issue: issue('connection_lost', { host }),
      serviceWords: null,
      isLasting: false,
    }
  const told = issue(trouble.code, { host })
  const isBefore = trouble.comes === 'beforeSending' || (trouble.comes === 'anyTime' && isConnecting)
  return isBefore
    ? { kind: 'notSent', issue: told, serviceWords: null, isLasting: lasting.has(trouble.code) }
    : { kind: 'notKnown', why: 'cut', issue: told, serviceWords: null, isLasting: false }
}

type TroubleCode =
  | 'certificate_expired'
  | 'certificate_not_yet_valid'
  | 'certificate_for_other_name'
  | 'certificate_not_trusted'
  | 'certificate_revoked'
  | 'service_not_found'
  | 'service_not_answering'
  | 'network_missing'
  | 'connection_not_secure'
  | 'proxy_refuses'

/** Waiting does not mend these; a person does. */
const lasting: ReadonlySet<TroubleCode> = new Set([
  'certificate_expired',
  'certificate_not_yet_valid',
  'certificate_for_other_name',
  'certificate_not_trusted',
  'certificate_revoked',
  'connection_not_secure',
  'proxy_refuses',
])

/** `anyTime`: also said of a connection that was open, so that only while connecting it means that nothing was sent. */
type Trouble = { readonly code: TroubleCode; readonly comes: 'beforeSending' | 'anyTime' }

const before = (code: TroubleCode): Trouble => ({ code, comes: 'beforeSending' })
const anyTime = (code: TroubleCode): Trouble => ({ code, comes: 'anyTime' })

const troubles = wordMap<Trouble>({
  CERT_HAS_EXPIRED: before('certificate_expired'),
  CERT_NOT_YET_VALID: before('certificate_not_yet_valid'),
  CERT_REVOKED: before('certificate_revoked'),
  CERT_UNTRUSTED: before('certificate_not_trusted'),
  CERT_REJECTED: before('certificate_not_trusted'),
  CERT_SIGNATURE_FAILURE: before('certificate_not_trusted'),
  DEPTH_ZERO_SELF_SIGNED_CERT: before('certificate_not_trusted'),
  SELF_SIGNED_CERT_IN_CHAIN: before('certificate_not_trusted'),
  UNABLE_TO_GET_ISSUER_CERT: before('certificate_not_trusted'),
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: before('certificate_not_trusted'),
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: before('certificate_not_trusted'),
  ERR_TLS_CERT_ALTNAME_INVALID: before('certificate_for_other_name'),
  // Chromium does not tell "expired" from "not yet valid".
  ERR_CERT_DATE_INVALID: before('certificate_expired'),
  ERR_CERT_COMMON_NAME_INVALID: before('certificate_for_other_name'),
  ERR_CERT_AUTHORITY_INVALID: before('certificate_not_trusted'),
  ERR_CERT_INVALID: before('certificate_not_trusted'),
  ERR_CERT_WEAK_SIGNATURE_ALGORITHM: before('certificate_not_trusted'),
  ERR_CERT_REVOKED: before('certificate_revoked'),

  ENOTFOUND: before('service_not_found'),
  ERR_NAME_NOT_RESOLVED: before('service_not_found'),
  EAI_AGAIN: before('network_missing'),
  ENETUNREACH: anyTime('network_missing'),
  ENETDOWN: anyTime('network_missing'),
  EADDRNOTAVAIL: anyTime('network_missing'),
  ERR_INTERNET_DISCONNECTED: anyTime('network_missing'),
  ERR_ADDRESS_UNREACHABLE: anyTime('network_missing'),

  ECONNREFUSED: before('service_not_answering'),
  UND_ERR_CONNECT_TIMEOUT: before('service_not_answering'),
  ERR_CONNECTION_REFUSED: before('service_not_answering'),
  ERR_CONNECTION_TIMED_OUT: before('service_not_answering'),
  ETIMEDOUT: anyTime('service_not_answering'),
  EHOSTUNREACH: anyTime('service_not_answering'),
  EHOSTDOWN: anyTime('service_not_answering'),

  // The other end does not speak TLS, or no version of it that we do.
  ERR_SSL_WRONG_VERSION_NUMBER: before('connection_not_secure'),
  ERR_SSL_PACKET_LENGTH_TOO_LONG: before('connection_not_secure'),
  ERR_SSL_UNSUPPORTED_PROTOCOL: before('connection_not_secure'),
  ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION: before('connection_not_secure'),
  ERR_SSL_VERSION_OR_CIPHER_MISMATCH: before('connection_not_secure'),
  ERR_SSL_PROTOCOL_ERROR: anyTime('connection_not_secure'),

  ERR_PROXY_CONNECTION_FAILED: before('proxy_refuses'),
  ERR_TUNNEL_CONNECTION_FAILED: before('proxy_refuses'),
  ERR_PROXY_AUTH_UNSUPPORTED: before('proxy_refuses'),
})

/** Goes down the causes, and into the tries at several addresses of one name, to the first code. */
function readCode(error: unknown, depth = 0): { readonly code: string; readonly isConnecting: boolean } {
  if (!(error instanceof Error) || depth > 5) return { code: '', isConnecting: false }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (code !== '') return { code, isConnecting: isWhileConnecting(error) }
  const chromium = /\bnet::(ERR_[A-Z0-9_]+)/.exec(error.message)?.[1]
  if (chromium !== undefined) return { code: chromium, isConnecting: false }
  return readCode(error.cause, depth + 1)
}

/** Several addresses of one name were tried (an AggregateError): nothing was sent when all of the tries failed in connecting. */
function isWhileConnecting(error: Error): boolean {
  if (error instanceof AggregateError)
    return error.errors.every((each) => each instanceof Error && isWhileConnecting(each))
  return 'syscall' in error && error.syscall === 'connect'
}
