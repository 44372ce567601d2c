/** What a column that nobody has decided about seems to hold, as a person would say it. */
import type { Holding } from '../mapping/model/mapping.ts'
import type { Said } from '../mapping/model/undecided-columns.ts'
import type { Message } from '../messages/message.ts'
import type { Protection } from '../vocabulary/protection.ts'

/** "It seems to hold …" */
const holdingWords: Readonly<Record<Holding, string>> = {
  balance: 'balances',
  amount: 'amounts of money',
  supply: 'what tells supply points, meters or tariffs',
  person: 'what is known of people',
  contact: 'how people are reached',
  date: 'dates of an account',
}

/** "It seems to say …" */
const protectionWords: Readonly<Record<Protection, string>> = {
  priority: 'who is on a priority services register or has special needs',
  vulnerable: 'who is vulnerable or disabled',
  medical: 'who depends on medical equipment',
  access: 'in which language or form somebody has to be written or spoken to',
  represented: 'who speaks for the customer',
  deceased: 'that somebody has died, or who settles what is left',
  debt: 'what was agreed about a debt, or who may not be cut off',
  prepayment: 'who pays in advance',
  safety: 'what keeps somebody safe',
}

/** "seems to hold balances" */
export const saysWords = (said: Said): string =>
  said.is === 'protection' ? `seems to say ${protectionWords[said.what]}` : `seems to hold ${holdingWords[said.what]}`

/** "seems to hold balances" */
export const columnSeems = ({ what }: Said): Message => ({ key: 'column_seems', facts: { what } })
