/**
 * Who may talk to the browser host: the page that it served itself, in the window that was opened with a ticket. Other pages in
 * the same browser, names that were made to point at this machine, and other programs are turned away.
 */
import { createHash, randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** What the host calls itself, e.g. `127.0.0.1:41234` and `http://127.0.0.1:41234`. */
export type HostAddress = { readonly host: string; readonly origin: string }

/**
 * Whether a request comes from our own page, or from the person who opens it.
 * @param mustNameOrigin  for everything but loading a file: no browser leaves `Origin` out there
 */
export function isFromOurPage(headers: IncomingHttpHeaders, { host, origin }: HostAddress, mustNameOrigin: boolean) {
  // A page whose name was made to resolve to 127.0.0.1 sends its own name.
  if (headers.host !== host) return false
  if (headers.origin === undefined ? mustNameOrigin : headers.origin !== origin) return false
  const site = headers['sec-fetch-site']
  return site === undefined || site === 'same-origin' || site === 'none'
}

const digest = (secret: string) => createHash('sha256').update(secret).digest('hex')
const newSecret = () => randomBytes(32).toString('base64url')

/**
 * Tickets, each good for one window once, and the token that a ticket is exchanged for. Only digests are kept and compared, so that
 * the time it takes tells nothing.
 */
export function createPasses() {
  const tickets = new Set<string>()
  const token = newSecret()
  const tokenDigest = digest(token)
  return {
    newTicket(): string {
      const ticket = newSecret()
      tickets.add(digest(ticket))
      return ticket
    },
    /** @returns the token, the first time a ticket is shown */
    exchange: (ticket: string): string | undefined => (tickets.delete(digest(ticket)) ? token : undefined),
    isToken: (candidate: string): boolean => digest(candidate) === tokenDigest,
  }
}
