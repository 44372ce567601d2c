/** Lists that nobody reads aloud line by line: past transactions are told by their number, their time and their sum. */
import Big from 'big.js'
import type { Fields } from '../../basics/members.ts'
import { memberOf } from '../../basics/members.ts'
import type { Leaf, Level } from '../../catalogue/catalogue.ts'
import type { Message } from '../../messages/message.ts'
import { say } from '../../messages/say.ts'
import { amount as inMoney, onDay, thing, type Value } from '../../messages/values.ts'

/** @returns one line for the whole list; `null` where its elements are read one by one, because they are no amounts on days */
export function spokenList(level: Level, elements: readonly Fields[]): string | null {
  const leaves = level.children.filter((node) => node.type === 'leaf')
  const amount = only(leaves.filter(({ kind }) => kind === 'decimal'))
  const day = only(leaves.filter(({ kind }) => kind === 'date'))
  if (amount === undefined || day === undefined || elements.length === 0) return null
  const [first = null, last = first] = ends(
    elements.flatMap((element) => memberOf(element, day.name) ?? []).map(String),
  )
  return say('list_added_up', {
    count: elements.length,
    elements: numberOfElements(level, elements.length),
    days: first === null ? 'none' : first === last ? 'one' : 'several',
    first: first === null ? null : onDay(first),
    last: last === null ? null : onDay(last),
    sum: sumOf(elements.flatMap((element) => memberOf(element, amount.name) ?? [])),
  })
}

/** "3 meters": what stands for a list that is not read. */
export const numberOfElements = ({ element, label }: Pick<Level, 'element' | 'label'>, count: number): Message => ({
  key: 'number_of_elements',
  facts: { count, element: thing(element), elements: thing(label) },
})

/** The first and the last. */
function ends(days: readonly string[]): readonly string[] {
  const inOrder = days.toSorted()
  return [...inOrder.slice(0, 1), ...inOrder.slice(-1)]
}

const only = (leaves: readonly Leaf[]): Leaf | undefined => (leaves.length === 1 ? leaves[0] : undefined)

/** Nothing where one of them is no number: a sum of the others would be wrong. */
function sumOf(amounts: readonly unknown[]): Value {
  try {
    const sum = amounts.reduce<Big>((total, amount) => total.plus(String(amount)), new Big(0))
    return amounts.length === 0 ? null : inMoney(sum.toFixed())
  } catch {
    return null
  }
}
