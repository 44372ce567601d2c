/** Names of people in an account. */
import { listed } from '../words/phrases.ts'
import type { Fields } from './walk-payload.ts'

/** "Ana Lee"; `undefined` when the fields name nobody. */
export function personName({ given_name: given, family_name: family }: Fields): string | undefined {
  const isGiven = typeof given === 'string' && given !== ''
  const isFamily = typeof family === 'string' && family !== ''
  if (isGiven && isFamily) return `${given} ${family}`
  return isGiven ? given : isFamily ? family : undefined
}

/** Who holds an account: "Ana Lee and Carl Lee"; `''` when nobody is named. @param customers  of the account */
export function accountHolders(customers: readonly Fields[]): string {
  const names: string[] = []
  for (const customer of customers) {
    const name = personName(customer)
    if (name !== undefined) names.push(name)
  }
  return listed(names)
}
