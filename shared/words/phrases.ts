/** How words and numbers are put into a sentence of ours, the same in issues and on screens. */

export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

export const decapitalised = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

/** ["a", "b", "c"] → "a, b and c" */
export const listed = (words: readonly string[], joint: 'and' | 'or' = 'and'): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`

const numbers = new Intl.NumberFormat('en')

/** 12000 → "12,000" */
export const showNumber = (value: number): string => numbers.format(value)

/** "-25.5" → "−25.50", "0.1532" → "0.1532": money with two decimals at least, and the sign that is read as a minus. */
export function showAmount(decimal: string): string {
  const [, sign, whole, decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal) ?? []
  return whole === undefined ? decimal : `${sign === '-' ? '−' : ''}${whole}.${decimals.padEnd(2, '0')}`
}

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]

/** The day of a date or moment as ISO 8601: "2024-06-09" → "9 June 2024"; something else is shown as it is. */
export function showDay(iso: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(iso) ?? []
  const name = months[Number(month) - 1]
  return name === undefined ? iso : `${Number(day)} ${name} ${year}`
}

/** (1, "account", "accounts") → "1 account"; (12000, …) → "12,000 accounts" */
export const counted = (count: number, one: string, several: string): string =>
  `${showNumber(count)} ${count === 1 ? one : several}`
