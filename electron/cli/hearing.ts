/** Keeps an ear on a service: since when has it owed an answer? */
import type { Http } from '../platform/sending/http.ts'
import type { Clock } from '../platform/sending/time.ts'

/** @param uptime  milliseconds of a clock that nobody sets */
export function hearing(http: Http, uptime: Clock): { readonly fetch: Http; readonly silentMs: () => number } {
  let silentSince: number | null = null
  return {
    fetch: async (url, request) => {
      silentSince ??= uptime()
      const answer = await http(url, request)
      silentSince = null
      return answer
    },
    silentMs: () => (silentSince === null ? 0 : uptime() - silentSince),
  }
}
