/** Reads the header Retry-After, in both of its forms: seconds, and a date. Source: RFC 9110, 10.2.3. */

/** Who asks for more means no time at all, and would never be asked again. */
const longestMs = 24 * 60 * 60_000

/**
 * @param header  e.g. "120" or "Fri, 21 Nov 2026 05:42:00 GMT"
 * @param date  the answer's own Date: a date is counted from there, so that a wrong clock on this computer does no harm
 * @param now  milliseconds since 1970
 * @returns milliseconds from now, never negative, a day at most; `null` when there is none that can be read
 */
export function readRetryAfter(header: string | null, date: string | null, now: number): number | null {
  if (header === null) return null
  if (/^\s*\d+(\.\d+)?\s*$/.test(header)) return Math.min(longestMs, Math.ceil(Number(header) * 1000))
  // Date.parse reads much that is no date, such as "-5"; a date here begins with the name of its day.
  const until = /^\s*[A-Z][a-z]+,? /.test(header) ? Date.parse(header) : Number.NaN
  if (Number.isNaN(until)) return null
  const from = date === null ? Number.NaN : Date.parse(date)
  return Math.min(longestMs, Math.max(0, until - (Number.isNaN(from) ? now : from)))
}
