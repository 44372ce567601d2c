/**
 * Tells where in the payload each element of an account is, and which cell each value came from. Of most accounts nobody asks, or
 * asks for a single path, so nothing is listed before somebody wants all of it.
 */

import type { WrittenLevel } from '../plan/written-level.ts'
import type { Origin, Origins } from './account-draft.ts'
import type { Element } from './elements/element.ts'
import { type CellOfRow, cellOfRow } from './elements/row-reference.ts'

export class PayloadOrigins implements Origins {
  readonly root: Element
  #places: ReadonlyMap<Element, string> | null = null
  #all: ReadonlyMap<string, Origin> | null = null
  /** Elements with many in a list are gone through once, not for each of these. */
  readonly #living = new Map<WrittenLevel, Map<Element, readonly Element[]>>()

  /** @param root  with all its values; it doesn't change any more */
  constructor(root: Element) {
    this.root = root
  }

  get(path: string): Origin | undefined {
    return this.#at(path, originIn)
  }

  /** What is sent there. */
  valueAt(path: string): unknown {
    return this.#at(path, (element, place) => (place === undefined ? undefined : element.valueAt(place)))
  }

  #at<T>(path: string, read: (element: Element, place: number | undefined) => T): T | undefined {
    let element: Element | undefined = this.root
    let level = this.root.written
    let rest = path
    while (element !== undefined) {
      const inside = level.lists.find(({ listPath }) => rest.startsWith(listPath) && rest[listPath.length] === '.')
      if (inside === undefined) return read(element, level.places.get(rest))
      const [index = '', ...steps] = rest.slice(inside.listPath.length + 1).split('.')
      element = this.#livingIn(element, inside)[Number(index)]
      level = inside
      rest = steps.join('.')
    }
    return undefined
  }

  #livingIn(element: Element, level: WrittenLevel): readonly Element[] {
    if (element.childrenAt(level).length < 2) return element.livingChildren(level)
    const known = this.#living.get(level) ?? new Map<Element, readonly Element[]>()
    this.#living.set(level, known)
    const living = known.get(element) ?? element.livingChildren(level)
    known.set(element, living)
    return living
  }

  keys(): MapIterator<string> {
    return this.#listed().keys()
  }

  [Symbol.iterator](): MapIterator<[string, Origin]> {
    return this.#listed()[Symbol.iterator]()
  }

  /** Where an element is in the payload: `customers.0`; `undefined` when it has nothing to send. */
  pathOf(element: Element): string | undefined {
    return this.#placed().get(element)
  }

  /** Parents before children. */
  #placed(): ReadonlyMap<Element, string> {
    if (this.#places !== null) return this.#places
    const places = new Map<Element, string>()
    const place = (element: Element, path: string): void => {
      places.set(element, path)
      for (const inside of element.written.lists) {
        const list = below(path, inside.listPath)
        for (const [index, child] of element.livingChildren(inside).entries()) place(child, `${list}.${index}`)
      }
    }
    place(this.root, '')
    this.#places = places
    return places
  }

  /** Cells with values first, then those of fields without one: a missing value has the empty cell where it belongs. */
  #listed(): ReadonlyMap<string, Origin> {
    if (this.#all !== null) return this.#all
    const all = new Map<string, Origin>()
    for (const [element, path] of this.#placed()) {
      const names = [...element.written.places.keys()]
      for (const place of [...element.filledPlaces, ...element.empty.keys()]) {
        const origin = originIn(element, place)
        if (origin !== undefined) all.set(below(path, names[place] ?? ''), origin)
      }
    }
    this.#all = all
    return all
  }
}

const below = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

function originIn(element: Element, place: number | undefined): Origin | undefined {
  if (place === undefined) return undefined
  const from = element.originAt(place) ?? element.empty.get(place)?.cell
  if (from === undefined) return undefined
  return 'constant' in from ? { from: 'constant', target: from.constant } : originOf(cellOfRow(from.column, from.row))
}

function originOf({ row, columnIndex, header, others, fact }: CellOfRow): Origin {
  const sheet = row.sheet.sheet.name
  const rowNumber = row.rowIndex + 1
  if (fact !== null) return { from: 'fact', fact, sheet, row: rowNumber }
  const cell = { sheet, row: rowNumber, column: columnIndex + 1 }
  if (others.length === 0) return { from: 'cell', cell, header }
  return { from: 'cell', cell, header, others: others.map((other) => ({ ...cell, column: other.columnIndex + 1 })) }
}
