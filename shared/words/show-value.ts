/** A value of a payload as a person reads it, on every screen alike. */
import type { Leaf } from '../catalogue/catalogue.ts'
import type { MoneyKind } from '../contract/field.ts'
import { heldAmount, isSomeMoney, type MoneyTerms, termsOf } from '../money-terms.ts'
import { assertNever } from '../result.ts'
import { showAmount, showDay } from './phrases.ts'

export type LeafToShow = Pick<Leaf, 'kind' | 'money'> & Partial<Pick<Leaf, 'isList' | 'amountUnit'>>

/**
 * @param value  as it is sent
 * @param terms  by which amounts are sent
 */
export function showValue({ isList: _, ...leaf }: LeafToShow, value: unknown, terms: MoneyTerms): string {
  const { kind, money } = leaf
  if (Array.isArray(value) && kind !== 'json') return value.map((one) => showValue(leaf, one, terms)).join('; ')
  if (money !== null) return showMoney(money, value, termsOf(leaf, terms))
  switch (kind) {
    case 'date':
      return showDay(String(value))
    case 'datetime':
      return showMomentSent(String(value))
    case 'decimal':
      return showAmount(String(value))
    case 'boolean':
      return value === true ? 'yes' : 'no'
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

/** "9 June 2024, 14:30 (UTC)"; seconds only where there are any. */
function showMomentSent(iso: string): string {
  const [, time, seconds] = /T(\d\d:\d\d)(?::(\d\d(?:\.\d+)?))?Z$/.exec(iso) ?? []
  if (time === undefined) return iso
  return `${showDay(iso)}, ${time}${seconds === undefined || Number(seconds) === 0 ? '' : `:${seconds}`} (UTC)`
}

/** Money is told in whole units, and a balance by whose it is; where what is sent looks otherwise, that is said beside it. */
function showMoney(money: MoneyKind, sent: unknown, terms: MoneyTerms): string {
  const held = String(heldAmount(money, sent, terms))
  if (money === 'balance') return showBalance(held, String(sent), terms)
  return terms.amountUnit === 'smallest' ? `${showAmount(held)} (sent as ${withMinus(String(sent))})` : showAmount(held)
}

function showBalance(held: string, sent: string, { positiveBalance, amountUnit }: MoneyTerms): string {
  if (!isSomeMoney(held)) return 'settled (0)'
  const bare = showAmount(held.replace(/^-/, ''))
  const whose = held.startsWith('-') ? `in credit by ${bare}` : `owes ${bare}`
  if (positiveBalance === null || amountUnit === null) return `${whose} (how it is sent is not known yet)`
  return `${whose} (sent as ${amountUnit === 'smallest' ? withMinus(sent) : showAmount(sent)})`
}

const withMinus = (numeric: string): string => numeric.replace('-', '−')
