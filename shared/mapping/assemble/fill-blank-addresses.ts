/** An account with only one of its two addresses: what is sent for the other one, as a person has said. */
import type { AddressPair } from '../plan/address-pairs.ts'
import { saysElsewhere } from '../read/says-elsewhere.ts'
import type { ColumnOfRow, Element } from './elements/element.ts'
import { cellOfRow, shownIn } from './elements/row-reference.ts'

/**
 * An address whose cells are blank or say that it is the other one, where nobody has said, or nobody can know, whether it is the account's
 * other one.
 */
export type BlankAddress = {
  readonly pair: AddressPair
  readonly element: Element
  /** Below its level: of the first such cell. */
  readonly name: string
  /** Its cell has words, such as "as billing". */
  readonly isInWords: boolean
  readonly cell: ColumnOfRow
  /** How many others the account has. */
  readonly others: number
}

const none: readonly never[] = []

/** Fills them where it is said and there is just one other address. @returns those that stay blank unsaid */
export function fillBlankAddresses(pairs: readonly AddressPair[], root: Element): readonly BlankAddress[] {
  // All are looked at before any is filled: what one takes is nothing that the other one has.
  const found = pairs.map((pair) => (pair.whereBlank === 'nothing' ? none : blankAddresses(pair, root)))
  if (found.every(({ length }) => length === 0)) return none
  const open: BlankAddress[] = []
  for (const { others, ...blank } of found.flat()) {
    const { pair, element } = blank
    const [other] = others
    if (pair.whereBlank === null || other === undefined || others.length > 1) {
      open.push({ ...blank, others: others.length })
      continue
    }
    for (const name of pair.own) if (saysOther(element, name)) element.forget(name)
    for (const [name, from] of pair.fields) element.takeOther(name, other, from)
  }
  return open
}

function blankAddresses(pair: AddressPair, root: Element) {
  // Nearly all accounts have both: nothing is made of them.
  const unfilled = addressesIn(root, pair.address.levelPath, pair.own, false)
  if (unfilled.length === 0) return none
  const others = addressesIn(root, pair.other.levelPath, pair.ofOther, true)
  if (others.length === 0) return none
  return unfilled.flatMap((element) => {
    const inWords = pair.own.find((name) => saysOther(element, name))
    // What is undecided in words is told of the row that has them (addresses-elsewhere.ts).
    if (inWords !== undefined && pair.whereBlank === null) return []
    const cells = pair.own.flatMap((name) => {
      const cell = inWords === undefined ? element.blankAt(name) : name === inWords ? element.cellOf(name) : undefined
      return cell === undefined ? [] : [{ name, cell }]
    })
    // Other words that are not sent are no blank: somebody has said what becomes of them.
    const isBlank = cells.every(
      ({ cell }) => inWords !== undefined || shownIn(cellOfRow(cell.column, cell.row)).trim() === '',
    )
    const [first] = isBlank ? cells : []
    return first === undefined ? [] : [{ pair, element, others, isInWords: inWords !== undefined, ...first }]
  })
}

/** Those elements of a level that have anything to send, and say something of an address, or nothing. */
function addressesIn(
  element: Element,
  levelPath: string,
  names: readonly string[],
  isFilled: boolean,
  found: Element[] = [],
): readonly Element[] {
  const { level, lists } = element.written
  if (level.path === levelPath) {
    if (isFilledIn(element, names) === isFilled) found.push(element)
    return found
  }
  for (const list of lists) {
    if (!levelPath.startsWith(list.level.path)) continue
    for (const child of element.childrenAt(list))
      if (child.isAlive()) addressesIn(child, levelPath, names, isFilled, found)
  }
  return found
}

function isFilledIn(element: Element, names: readonly string[]): boolean {
  for (const name of names) {
    const value = element.valueOf(name)
    if (value !== undefined && !isOther(value)) return true
  }
  return false
}

const saysOther = (element: Element, name: string): boolean => isOther(element.valueOf(name))
const isOther = (value: unknown): boolean => typeof value === 'string' && saysElsewhere(value)
