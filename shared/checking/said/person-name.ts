/** Names of people in an account. */
import { sayValue } from '../../messages/say.ts'
import { listed } from '../../messages/values.ts'

/** "Ana Lee"; `undefined` when nobody is named. @param parts  what stands in the fields of a name, in the order in which it is said */
export function personName(parts: readonly unknown[]): string | undefined {
  const said = parts.filter((part) => typeof part === 'string' && part !== '')
  return said.length === 0 ? undefined : said.join(' ')
}

/** Who holds an account: "Ana Lee and Carl Lee"; `''` when nobody is named. @param people  the parts of the name of each */
export function accountHolders(people: readonly (readonly unknown[])[]): string {
  const [first, ...more] = people.flatMap((parts) => personName(parts) ?? [])
  // Nearly all are held by one: to ask a hundred thousand times how lists are said took a fiftieth of opening them.
  return first === undefined ? '' : more.length === 0 ? first : sayValue(listed([first, ...more]))
}
