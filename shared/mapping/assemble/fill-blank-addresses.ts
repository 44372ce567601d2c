/** An account with only one of its two addresses: what is sent for the other one, as a person has said. */
import type { AddressPair } from '../plan/address-pairs.ts'
import type { ColumnOfRow, Element } from './elements/element.ts'
import { cellOfRow, shownIn } from './elements/row-reference.ts'

/** An address whose cells are all blank, where nobody has said, or nobody can know, whether it is the account's other one. */
export type BlankAddress = {
  readonly pair: AddressPair
  readonly element: Element
  /** Below its level: of the first blank cell. */
  readonly name: string
  readonly cell: ColumnOfRow
  /** How many others the account has. */
  readonly others: number
}

/** Fills them where it is said and there is just one other address. @returns those that stay blank unsaid */
export function fillBlankAddresses(pairs: readonly AddressPair[], root: Element): readonly BlankAddress[] {
  const open: BlankAddress[] = []
  // All are looked at before any is filled: what one takes is nothing that the other one has.
  const found = pairs.flatMap((pair) => (pair.whereBlank === 'nothing' ? [] : blankAddresses(pair, root)))
  for (const { others, ...blank } of found) {
    const { pair, element } = blank
    const [other] = others
    if (pair.whereBlank === null || other === undefined || others.length > 1)
      open.push({ ...blank, others: others.length })
    else for (const [name, from] of pair.fields) element.takeOther(name, other, from)
  }
  return open
}

function blankAddresses(pair: AddressPair, root: Element) {
  const others = elementsAt(root, pair.other.levelPath).filter((element) => isFilled(element, pair.ofOther))
  if (others.length === 0) return []
  return elementsAt(root, pair.address.levelPath).flatMap((element) => {
    if (isFilled(element, pair.own)) return []
    const blank = pair.own.flatMap((name) => {
      const cell = element.blankAt(name)
      return cell === undefined ? [] : [{ name, cell }]
    })
    // Words that are not sent, "as supply", are no blank: somebody has said what becomes of them.
    const [first] = blank.every(({ cell }) => shownIn(cellOfRow(cell.column, cell.row)).trim() === '') ? blank : []
    return first === undefined ? [] : [{ pair, element, others, ...first }]
  })
}

function elementsAt(element: Element, levelPath: string): readonly Element[] {
  if (element.written.level.path === levelPath) return [element]
  return element.written.lists
    .filter(({ level: { path } }) => levelPath.startsWith(path))
    .flatMap((list) => element.livingChildren(list).flatMap((child) => elementsAt(child, levelPath)))
}

const isFilled = (element: Element, names: readonly string[]): boolean =>
  names.some((name) => element.valueOf(name) !== undefined)
