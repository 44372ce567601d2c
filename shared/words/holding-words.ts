/** What a column that nobody has decided about seems to hold, as a person would say it. */
import type { Said } from '../mapping/model/undecided-columns.ts'
import type { Message } from '../messages/message.ts'
import { say } from '../messages/say.ts'

/** "seems to hold balances" */
export const columnSeems = ({ what }: Said): Message => ({ key: 'column_seems', facts: { what } })

export const saysWords = ({ what }: Said): string => say('column_seems', { what })
