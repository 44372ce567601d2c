/** Names of people in a payload. */
import { listed } from '../words/phrases.ts'
import { type Fields, isFields } from './walk-payload.ts'

/** "Ana Lee"; `undefined` when the fields name nobody. */
export function personName({ given_name: given, family_name: family }: Fields): string | undefined {
  const isGiven = typeof given === 'string' && given !== ''
  const isFamily = typeof family === 'string' && family !== ''
  if (isGiven && isFamily) return `${given} ${family}`
  return isGiven ? given : isFamily ? family : undefined
}

/** Who holds an account: "Ana Lee and Carl Lee"; `''` when nobody is named. */
export function accountHolders(payload: Fields): string {
  const { customers } = payload
  const names: string[] = []
  for (const customer of Array.isArray(customers) ? customers : []) {
    const name = isFields(customer) ? personName(customer) : undefined
    if (name !== undefined) names.push(name)
  }
  return listed(names)
}
