/** Messages with a count that tests of the window and of the whole application ask for alike. */
import { say } from '../../../shared/messages/say.ts'

/** What is said where so many things of a kind were added, and none was there before. */
export const added = (kind: string, count: number): string =>
  say('addition_done', { there: 0, added: count, things: say('things_to_add', { kind, count }) })

/** The tab of the list of so many accounts. */
export const accountsTabOf = (count: number): string => `${say('accounts')} ${say('number_alone', { number: count })}`
