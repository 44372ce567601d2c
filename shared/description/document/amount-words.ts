/** What the words about an amount say of its sign and of its unit. */
import type { AmountUnit, MoneyMeaning } from '../../service/money-terms.ts'

/** @returns `null`: there is none, or there are several */
export const onlyOne = <T>(all: readonly T[]): T | null => {
  const [one, ...others] = new Set(all)
  return one === undefined || others.length > 0 ? null : one
}

/** "In pounds rather than pence" */
const denied = /\b(?:rather than|instead of|not)\b[^.;)]*/g
/** "24.5 pence per unit": whoever has such a price writes it in pence, too. */
const rates = /\b(?:pence|pennies|cents|pounds|euros?|dollars) (?:per|an?|each)\b/g

const meant = (help: string): string => help.toLowerCase().replaceAll(denied, '').replaceAll(rates, '')

const credit = '(?:credits?|in credit)'
const owed = '(?:debits?|debts?|owed|owes|owing|in debit)'
const near = '[^.,;]{0,40}'

/** What a positive amount means. */
export function signsSaidIn(help: string): readonly MoneyMeaning[] {
  const words = meant(help)
  const says = (who: string, sign: string) =>
    new RegExp(`\\b${who}\\b${near}\\b${sign}\\b|\\b${sign}\\b${near}\\b${who}\\b`).test(words)
  return [
    ...(says(credit, 'positive') || says(owed, 'negative') ? (['credit'] as const) : []),
    ...(says(owed, 'positive') || says(credit, 'negative') ? (['owed'] as const) : []),
  ]
}

export function unitsSaidIn(help: string): readonly AmountUnit[] {
  const words = meant(help)
  return [...(smallest.test(words) ? (['smallest'] as const) : []), ...(whole.test(words) ? (['whole'] as const) : [])]
}

/** "Currencies without a minor unit" says nothing of what an amount is in. */
const smallest =
  /\b(?:in|of) (?:pence|pennies|cents)\b|\b(?:in|of|as) (?:the |its |a )?(?:currency['’]s )?(?:smallest|minor|lowest) (?:currency )?(?:units?|denomination)\b/
const whole =
  /\b(?:in|of) (?:pounds|euros?|dollars|whole units)\b|\b(?:in|of|as) (?:the |its |a )?(?:currency['’]s )?major (?:currency )?units?\b/
