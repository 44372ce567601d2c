/** Where the service is: the address that a person gave, read once, and the addresses of requests below it. */
import type { Issue } from '../../shared/result.ts'
import { readAddress } from '../../shared/service/service-address.ts'
import type { SaidIn, SettingsPlace } from '../../shared/words/settings-place.ts'

export type ServicePlace = SaidIn & {
  /** The name of the service's computer, as a person typed it. */
  readonly host: string
  /** Why no request may go there: plain http, a password within. Said also of what was written into the settings by hand. */
  readonly trouble: Issue | null
  /**
   * The token goes where this leads, so a path can't lead elsewhere: `.example` or `:1` at the end of a host would name another.
   * @param path  below the base URL, with a slash at its beginning, identifiers percent-encoded
   */
  urlOf(path: string, query?: Readonly<Record<string, string>>): string
}

/** @param settingsIn  where a person says the address, and what it signs in with */
export function servicePlace(baseUrl: string, settingsIn: SettingsPlace = 'connect'): ServicePlace {
  const address = readAddress(baseUrl)
  const base = address.ok ? new URL(address.value) : null
  return {
    settingsIn,
    host: base?.host ?? baseUrl,
    trouble: address.ok ? null : address.issues[0],
    urlOf: (path, query) => {
      if (!address.ok) throw new Error('A request is made to an address that none may go to.')
      const url = new URL(`${address.value}${path}${query === undefined ? '' : `?${new URLSearchParams(query)}`}`)
      if (url.origin !== base?.origin || url.username !== '') {
        throw new Error('A path of the service leads to another computer.')
      }
      return url.href
    },
  }
}
