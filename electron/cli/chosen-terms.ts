/** How the service that a command sends to takes money: what its connection says, or the environment. */

import type { OurCode } from '../../shared/issue-words.ts'
import {
  type AmountUnit,
  amountUnits,
  type MoneyMeaning,
  type MoneyTerms,
  moneyMeanings,
  openTerms,
  usualTerms,
} from '../../shared/money-terms.ts'
import { listed } from '../../shared/words/phrases.ts'
import { settingVariables } from '../../shared/words/settings-place.ts'
import { openPlainSettings } from '../shell/plain-settings.ts'
import type { Outlet } from './lines.ts'
import { Stop } from './stop.ts'
import type { ServiceChoice } from './with-service.ts'

const { positiveBalance, amountUnit } = settingVariables

/** @throws Stop  when the environment says something else than it can */
export function chosenTerms({ connection }: Pick<ServiceChoice, 'connection'>, home: string): MoneyTerms {
  if (connection === undefined) return usualTerms
  if (connection === 'env') {
    return {
      positiveBalance: fromEnvironment<MoneyMeaning>(positiveBalance, process.env[positiveBalance], moneyMeanings),
      amountUnit: fromEnvironment<AmountUnit>(amountUnit, process.env[amountUnit], amountUnits),
    }
  }
  const saved = openPlainSettings(home).read('connections')
  return saved.find(({ name }) => name === connection)?.terms ?? openTerms
}

function fromEnvironment<T extends string>(name: string, said: string | undefined, values: readonly T[]): T | null {
  if (said === undefined || said === '') return null
  const value = values.find((one) => one === said)
  if (value === undefined) throw new Stop(`${name} must be ${values.join(' or ')}. Correct it and try again.`)
  return value
}

/**
 * Says what is missing where amounts can't be sent, because nobody has said how the service takes them.
 * @param codes  of what stands in the way of accounts
 */
export function sayTermsMissing(
  codes: ReadonlySet<string>,
  { connection }: Pick<ServiceChoice, 'connection'>,
  { say }: Outlet,
): void {
  const missing = Object.entries(settings).flatMap(([code, setting]) => (codes.has(code) ? [setting] : []))
  if (missing.length === 0) return
  const howTo = connection === 'env' ? `set ${listed(missing)}` : 'say it in the application, in Connect'
  say(
    `Accounts with amounts are not sent before it is known how the service takes them. Ask the operator of the platform, then ${howTo}, and give the same command again.`,
  )
}

const settings = {
  balance_sign_not_said: `${positiveBalance}=owed (a customer who owes 50.00 is sent as 50.00) or credit (as -50.00)`,
  amount_unit_not_said: `${amountUnit}=whole (50.00 is sent as 50.00) or smallest (as 5000)`,
} as const satisfies Partial<Record<OurCode, string>>
