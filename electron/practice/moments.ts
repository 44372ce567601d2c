/** How the practice service writes moments and days; moments are milliseconds since 1970, as the clock gives them. */

/** The clock, handed in so that tests can hold it. */
export type Clock = () => number

export const dayMs = 24 * 60 * 60 * 1000

/** E.g. `2026-11-21T05:23:10.123000+00:00`: with offset and fractional seconds, as the account import process record has it. */
export const showWithOffset = (moment: number): string => new Date(moment).toISOString().replace('Z', '000+00:00')

/** E.g. `2026-11-21T05:23:10Z`, or with milliseconds where there are some. */
export const showUtc = (moment: number): string => new Date(moment).toISOString().replace('.000Z', 'Z')

/** The UTC calendar day, e.g. `2026-11-21`. */
export const showDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/**
 * Reads a checked ISO 8601 date and time.
 * @param text  e.g. "2024-05-01T09:30:00Z"; without an offset it is UTC, so that the machine's zone never matters
 */
export const momentOf = (text: string): number => Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`)
