/** Reads the address of the service as a person types or pastes it. */
import { issue } from '../issue-words.ts'
import { ok, type Result, refuse } from '../result.ts'

/** Part of Node and of every browser, though not of the language itself, which is all that this folder knows. */
type ParsedAddress = {
  readonly protocol: string
  readonly username: string
  readonly password: string
  readonly host: string
  readonly hostname: string
  readonly origin: string
  readonly pathname: string
}
declare const URL: { new (address: string): ParsedAddress; canParse(address: string): boolean }

/**
 * @param text  e.g. "service.example", "https://service.example/api/", or a whole address of the interface copied from a document
 * @returns the base URL, normalised, so that it names one service in one way: scheme and host in small letters, no usual port,
 *   no slash at its end, no `/v1/…` or `/v2/…`; or `address_missing`, `address_unreadable`, `address_has_password`,
 *   `address_not_secure` (plain http is for this computer alone)
 */
export function readAddress(text: string): Result<string> {
  const typed = text.trim()
  if (typed === '') return refuse(issue('address_missing', {}))
  const url = parse(typed)
  if (url === undefined) return refuse(issue('address_unreadable', { address: typed }))
  if (url.username !== '' || url.password !== '') return refuse(issue('address_has_password', {}))
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    return refuse(issue('address_not_secure', { host: url.host }))
  const path = url.pathname.replace(/\/v[12]\/(data-import|graphql)(\/.*)?$/, '').replace(/\/+$/, '')
  return ok(`${url.origin}${path}`)
}

function parse(typed: string): ParsedAddress | undefined {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`
  if (!URL.canParse(address) || /\s/.test(address)) return undefined
  const url = new URL(address)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined
}

/** This computer itself, where nobody can listen in: plain http is allowed there. */
const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname)
