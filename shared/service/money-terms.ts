/**
 * How a service takes amounts of money. The interface says only that negative balances occur, so both are facts that its operator
 * knows: asked once for each connection, never guessed.
 */
import Big from 'big.js'
import { z } from 'zod'
import type { MoneyKind } from '../contract/field.ts'

/** Whose an amount is: the customer owes it, or has it in credit. */
export const moneyMeanings = ['owed', 'credit'] as const
export type MoneyMeaning = (typeof moneyMeanings)[number]

/** 50.00 is sent as 50.00, or in pence or cents as 5000. */
export const amountUnits = ['whole', 'smallest'] as const
export type AmountUnit = (typeof amountUnits)[number]

export const moneyTerms = z.strictObject({
  /** What a positive balance means; `null`: nobody has said yet. */
  positiveBalance: z.enum(moneyMeanings).nullable(),
  amountUnit: z.enum(amountUnits).nullable(),
})
export type MoneyTerms = z.infer<typeof moneyTerms>

/** Of the practice service, and without a connection: amounts are taken as they stand. */
export const usualTerms = { positiveBalance: 'owed', amountUnit: 'whole' } as const satisfies MoneyTerms

/** Of a connection that nobody was asked about. */
export const openTerms: MoneyTerms = { positiveBalance: null, amountUnit: null }

/** What an interface says of an amount counts before what is said of a connection. */
export const termsOf = ({ amountUnit }: { readonly amountUnit?: AmountUnit }, terms: MoneyTerms): MoneyTerms =>
  amountUnit === undefined ? terms : { ...terms, amountUnit }

/** Whether an amount is anything but nothing: of "0.00" it makes no difference how it is sent. */
export const isSomeMoney = (value: unknown): boolean => /[1-9]/.test(String(value))

/**
 * @param value  in whole units, and what is owed positive
 * @returns it as the service takes it; as it is where nobody has said how (then it is not sent, see money-not-said.ts)
 */
export function sentAmount(money: MoneyKind, value: unknown, terms: MoneyTerms): unknown {
  const isTurned = money === 'balance' && terms.positiveBalance === 'credit'
  return inUnit(isTurned ? turnedAmount(value) : value, terms, smallestInWhole)
}

/** Undoes `sentAmount`. */
export function heldAmount(money: MoneyKind, sent: unknown, terms: MoneyTerms): unknown {
  const isTurned = money === 'balance' && terms.positiveBalance === 'credit'
  return inUnit(isTurned ? turnedAmount(sent) : sent, terms, 1 / smallestInWhole)
}

/** Pence in a pound, cents in a euro or dollar. */
const smallestInWhole = 100

function inUnit(value: unknown, { amountUnit }: MoneyTerms, times: number): unknown {
  if (amountUnit !== 'smallest' || !isNumeric(value)) return value
  const moved = new Big(String(value)).times(times)
  return typeof value === 'number' ? moved.toNumber() : moved.toFixed()
}

/** What else was given is refused where it is checked. */
const isNumeric = (value: unknown): boolean =>
  typeof value === 'string' ? /^-?\d+(?:\.\d+)?$/.test(value) : typeof value === 'number' && Number.isFinite(value)

/** The same amount on the other side; nothing stays nothing. A text is turned as text, so that no digit changes. */
export function turnedAmount<T>(value: T): T {
  if (!isSomeMoney(value)) return value
  if (typeof value === 'number') return -value as T
  if (typeof value !== 'string') return value
  return (value.startsWith('-') ? value.slice(1) : `-${value}`) as T
}
