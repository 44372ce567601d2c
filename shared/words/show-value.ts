/** A value of a payload as a person reads it, on every screen alike. */
import type { Leaf } from '../catalogue/catalogue.ts'
import type { MoneyKind } from '../contract/field.ts'
import { say, sayValue } from '../messages/say.ts'
import { amount, dayOrMoment, onDay } from '../messages/values.ts'
import { assertNever } from '../result.ts'
import { heldAmount, isSomeMoney, type MoneyTerms, termsOf } from '../service/money-terms.ts'

export type LeafToShow = Pick<Leaf, 'kind' | 'money'> & Partial<Pick<Leaf, 'isList' | 'amountUnit'>>

/**
 * @param value  as it is sent
 * @param terms  by which amounts are sent
 * @param saysHowSent  `false`: of an amount only what it means
 */
export function showValue(
  { isList: _, ...leaf }: LeafToShow,
  value: unknown,
  terms: MoneyTerms,
  saysHowSent = true,
): string {
  const { kind, money } = leaf
  if (Array.isArray(value) && kind !== 'json')
    return value.map((one) => showValue(leaf, one, terms, saysHowSent)).join('; ')
  if (money !== null) return showMoney(money, value, termsOf(leaf, terms), saysHowSent)
  switch (kind) {
    case 'date':
      return showDay(String(value))
    case 'datetime':
      return sayValue(dayOrMoment(String(value)))
    case 'decimal':
      return showAmount(String(value))
    case 'boolean':
      return value === true ? say('said_yes') : say('said_no')
    case 'json':
      return JSON.stringify(value)
    case 'text':
    case 'identifier':
    case 'email':
    case 'phone':
    case 'country':
    case 'path':
    case 'number':
    case 'integer':
      return String(value)
    default:
      return assertNever(kind)
  }
}

/** Money is told in whole units, and a balance by whose it is; where what is sent looks otherwise, that is said beside it. */
function showMoney(money: MoneyKind, sent: unknown, terms: MoneyTerms, saysHowSent: boolean): string {
  const held = String(heldAmount(money, sent, terms))
  if (money === 'balance') return showBalance(held, saysHowSent ? String(sent) : null, terms)
  return terms.amountUnit === 'smallest' && saysHowSent
    ? say('amount_sent_as', { amount: amount(held), sent: withMinus(String(sent)) })
    : showAmount(held)
}

function showBalance(held: string, sent: string | null, { positiveBalance, amountUnit }: MoneyTerms): string {
  if (!isSomeMoney(held)) return say('balance_settled')
  const isKnown = positiveBalance !== null && amountUnit !== null
  const facts = { side: held.startsWith('-') ? 'credit' : 'owed', amount: amount(held.replace(/^-/, '')) }
  if (sent === null) return say('balance_of', facts)
  return say('balance_held', {
    ...facts,
    sent: isKnown ? (amountUnit === 'smallest' ? withMinus(sent) : amount(sent)) : null,
  })
}

const showDay = (iso: string): string => sayValue(onDay(iso))
const showAmount = (decimal: string): string => sayValue(amount(decimal))

const withMinus = (numeric: string): string => numeric.replace('-', '−')
