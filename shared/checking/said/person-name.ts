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
  // Of 100,000 accounts nearly all are held by one: a list is put into words only where there is one.
  return first === undefined ? '' : more.length === 0 ? first : sayValue(listed([first, ...more]))
}
