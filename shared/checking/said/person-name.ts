/** Names of people in an account. */
import { sayValue } from '../../messages/say.ts'
import { listed } from '../../messages/values.ts'

/** "Ana Lee"; `undefined` when nobody is named. @param parts  what stands in the fields of a name, in the order in which it is said */
export function personName(parts: readonly unknown[]): string | undefined {
  let name: string | undefined
  for (const part of parts) {
    if (typeof part === 'string' && part !== '') name = name === undefined ? part : `${name} ${part}`
  }
  return name
}

/** Who holds an account: "Ana Lee and Carl Lee"; `''` when nobody is named. @param people  the parts of the name of each */
export function accountHolders(people: readonly (readonly unknown[])[]): string {
  // Nearly all are held by one: to ask a hundred thousand times how lists are said took a fiftieth of opening them.
  if (people.length === 1) return personName(people[0] ?? []) ?? ''
  const names = people.flatMap((parts) => personName(parts) ?? [])
  return names.length < 2 ? (names[0] ?? '') : sayValue(listed(names))
}
