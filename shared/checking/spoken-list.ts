/** Lists that nobody reads aloud line by line: past transactions are told by their number, their time and their sum. */
import Big from 'big.js'
import type { Leaf, Level } from '../catalogue/catalogue.ts'
import type { Fields } from '../members.ts'
import { memberOf } from '../members.ts'
import { counted, showAmount, showDay } from '../words/phrases.ts'

/** @returns one line for the whole list; `null` where its elements are read one by one, because they are no amounts on days */
export function spokenList(level: Level, elements: readonly Fields[]): string | null {
  const leaves = level.children.filter((node) => node.type === 'leaf')
  const amount = only(leaves.filter(({ kind }) => kind === 'decimal'))
  const day = only(leaves.filter(({ kind }) => kind === 'date'))
  if (amount === undefined || day === undefined || elements.length === 0) return null
  const sum = sumOf(elements.flatMap((element) => memberOf(element, amount.name) ?? []))
  const days = elements.flatMap((element) => memberOf(element, day.name) ?? []).map(String)
  const count = counted(elements.length, level.element, level.label.toLowerCase())
  const parts = [count, daysWords(days), sum === null ? '' : `${sum}${elements.length === 1 ? '' : ' together'}`]
  return parts.filter((part) => part !== '').join(', ')
}

const only = (leaves: readonly Leaf[]): Leaf | undefined => (leaves.length === 1 ? leaves[0] : undefined)

function daysWords(days: readonly string[]): string {
  const [first, ...rest] = days.toSorted()
  const last = rest.at(-1)
  if (first === undefined) return ''
  if (last === undefined || last === first) return `on ${showDay(first)}`
  return `from ${showDay(first)} to ${showDay(last)}`
}

/** Nothing where one of them is no number: a sum of the others would be wrong. */
function sumOf(amounts: readonly unknown[]): string | null {
  try {
    const sum = amounts.reduce<Big>((total, amount) => total.plus(String(amount)), new Big(0))
    return amounts.length === 0 ? null : showAmount(sum.toFixed())
  } catch {
    return null
  }
}
