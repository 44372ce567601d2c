/** How the service that a command sends to takes money: what its connection says, or the environment. */

import type { OurCode } from '../../../shared/issue-words.ts'
import type { Message } from '../../../shared/messages/message.ts'
import { say } from '../../../shared/messages/say.ts'
import { listed } from '../../../shared/messages/values.ts'
import {
  type AmountUnit,
  amountUnits,
  type MoneyMeaning,
  type MoneyTerms,
  moneyMeanings,
  openTerms,
  usualTerms,
} from '../../../shared/service/money-terms.ts'
import { type SettingsPlace, settingVariables } from '../../../shared/words/settings-place.ts'
import { openPlainSettings } from '../../shell/plain-settings.ts'
import type { CommandPorts } from '../command-ports.ts'
import { Stop } from '../stop.ts'
import type { ServiceChoice } from '../with-service.ts'

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
  if (value === undefined) throw new Stop(say('setting_must_be', { name, values: listed(values, 'or') }))
  return value
}

/**
 * Says what is missing where amounts can't be sent, because nobody has said how the service takes them.
 * @param codes  of what stands in the way of accounts
 * @param settingsIn  where it is to be said
 */
export function sayTermsMissing(codes: ReadonlySet<string>, settingsIn: SettingsPlace, { tell }: CommandPorts): void {
  const missing = Object.entries(settings).flatMap(([code, setting]) => (codes.has(code) ? [setting] : []))
  if (missing.length === 0) return
  tell(say('terms_missing', { settingsIn, settings: listed(missing) }))
}

const settings = {
  balance_sign_not_said: { key: 'how_to_set_balance', facts: { name: positiveBalance } },
  amount_unit_not_said: { key: 'how_to_set_unit', facts: { name: amountUnit } },
} as const satisfies Partial<Record<OurCode, Message>>
