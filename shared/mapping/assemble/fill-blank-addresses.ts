/** An account one of whose two addresses is blank, or only points to the other one: what is sent for it, as a person has said. */
import type { AddressPair, FieldOfPair } from '../plan/address-pairs.ts'
import { saysElsewhere } from '../read/says-elsewhere.ts'
import type { ColumnOfRow, Element } from './elements/element.ts'
import { cellOfRow, shownIn } from './elements/row-reference.ts'

/** An address for which nothing is taken, because nobody has said, or nobody can know, whether it is the account's other one. */
export type OpenAddress = {
  readonly pair: AddressPair
  readonly element: Element
  /** Below its level: of the cell. */
  readonly name: string
  /** Its cell has words, such as "as billing"; else it is the first of its blank ones. */
  readonly isInWords: boolean
  readonly cell: ColumnOfRow
  /** All of which it may be. */
  readonly others: readonly Element[]
  /** What its own cells say otherwise than the only other one. */
  readonly unlike: FieldOfPair | undefined
}

const none: readonly never[] = []

/** Fills them where it is said, there is just one other address, and nothing says that it is another one. @returns those that stay open */
export function fillBlankAddresses(pairs: readonly AddressPair[], root: Element): readonly OpenAddress[] {
  // All are looked at before any is filled: what one takes is nothing that the other one has.
  const found: OpenAddress[] = []
  for (const pair of pairs)
    if (pair.whereBlank !== 'nothing') for (const one of openAddresses(pair, root)) found.push(one)
  if (found.length === 0) return none
  return found.filter(({ pair, element, others, unlike }) => {
    const [other] = others
    if (pair.whereBlank === null || other === undefined || others.length > 1 || unlike !== undefined) return true
    for (const name of pair.own) if (saysOther(element, name)) element.forget(name)
    for (const { name, from } of pair.fields) if (from !== null) element.takeOther(name, other, from)
    return false
  })
}

function openAddresses(pair: AddressPair, root: Element): readonly OpenAddress[] {
  // Nearly all accounts have both: nothing is made of them.
  const open = addressesIn(root, pair.address.levelPath, pair, isOpen)
  if (open.length === 0) return none
  const others = addressesIn(root, pair.other.levelPath, pair, isOther)
  return open.flatMap((element) => {
    const inWords = pair.own.find((name) => saysOther(element, name))
    const isInWords = inWords !== undefined
    // What is undecided in words is told of the row that has them (addresses-elsewhere.ts).
    if (isInWords ? pair.whereBlank === null : others.length === 0) return []
    const name = inWords ?? blankName(pair, element)
    const cell = name === undefined ? undefined : isInWords ? element.cellOf(name) : element.blankAt(name)
    if (name === undefined || cell === undefined) return []
    const [other] = others
    const unlike =
      other === undefined || others.length > 1
        ? undefined
        : pair.fields.find((field) => isUnlike(field, element, other))
    return [{ pair, element, name, isInWords, cell, others, unlike }]
  })
}

/** Other words that are not sent are no blank: somebody has said what becomes of them. */
function blankName({ own }: AddressPair, element: Element): string | undefined {
  const blank = own.flatMap((name) => {
    const cell = element.blankAt(name)
    return cell === undefined ? [] : [{ name, text: shownIn(cellOfRow(cell.column, cell.row)).trim() }]
  })
  return blank.every(({ text }) => text === '') ? blank[0]?.name : undefined
}

/** A country is a person's own where the other address says none. */
function isUnlike({ leaf, name, from }: FieldOfPair, element: Element, other: Element): boolean {
  const said = element.saidIn(name)
  if (said === undefined || pointsToOther(said)) return false
  const others = from === null ? undefined : other.valueOf(from)
  if (others === undefined) return leaf.kind !== 'country'
  return String(said).toLowerCase() !== String(others).toLowerCase()
}

/** Those elements of a level that have anything to send, and are meant. */
function addressesIn(
  element: Element,
  levelPath: string,
  pair: AddressPair,
  isMeant: (pair: AddressPair, element: Element) => boolean,
  found: Element[] = [],
): readonly Element[] {
  const { level, lists } = element.written
  if (level.path === levelPath) {
    if (isMeant(pair, element)) found.push(element)
    return found
  }
  for (const list of lists) {
    if (!levelPath.startsWith(list.level.path)) continue
    for (const child of element.childrenAt(list))
      if (child.isAlive()) addressesIn(child, levelPath, pair, isMeant, found)
  }
  return found
}

/** Whether it says nothing of its own, or what a person has said the meaning of. */
const isOpen = ({ own, pointing, whereBlank }: AddressPair, element: Element): boolean =>
  !isFilledIn(element, own) || (whereBlank === 'theOther' && isPointing(element, pointing.own))

const isOther = ({ ofOther, pointing }: AddressPair, element: Element): boolean =>
  isFilledIn(element, ofOther) && !isPointing(element, pointing.ofOther)

/** By cells: what is the same for every account is no address of one. */
function isFilledIn(element: Element, names: readonly string[]): boolean {
  for (const name of names) {
    const said = element.saidIn(name)
    if (said !== undefined && !pointsToOther(said)) return true
  }
  return false
}

function isPointing(element: Element, names: readonly string[]): boolean {
  for (const name of names) if (saysOther(element, name)) return true
  return false
}

const saysOther = (element: Element, name: string): boolean => pointsToOther(element.saidIn(name))
const pointsToOther = (said: unknown): boolean => typeof said === 'string' && saysElsewhere(said)
