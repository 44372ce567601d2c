/**
 * Tells where in the payload each element of an account is, and which cell each value came from. Of most accounts nobody asks, or
 * asks for a single path, so nothing is listed before somebody wants all of it.
 */
import type { Origin, Origins } from './account-draft.ts'
import type { Element } from './element.ts'
import type { CellOfRow } from './mention.ts'
import type { WrittenLevel } from './write-payload.ts'

export class PayloadOrigins implements Origins {
  readonly #written: WrittenLevel
  readonly #root: Element
  #places: ReadonlyMap<Element, string> | null = null
  #all: ReadonlyMap<string, Origin> | null = null

  /** @param root  with all its values; it doesn't change any more */
  constructor(written: WrittenLevel, root: Element) {
    this.#written = written
    this.#root = root
  }

  get(path: string): Origin | undefined {
    let element: Element | undefined = this.#root
    let level = this.#written
    let rest = path
    while (element !== undefined) {
      const inside = level.lists.find(({ listPath }) => rest.startsWith(`${listPath}.`))
      if (inside === undefined) return originIn(element, rest)
      const [index = '', ...steps] = rest.slice(inside.listPath.length + 1).split('.')
      element = element.livingChildrenAt(inside.path)[Number(index)]
      level = inside
      rest = steps.join('.')
    }
    return undefined
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
    const place = (element: Element, level: WrittenLevel, path: string): void => {
      places.set(element, path)
      for (const inside of level.lists) {
        const list = below(path, inside.listPath)
        for (const [index, child] of element.livingChildrenAt(inside.path).entries())
          place(child, inside, `${list}.${index}`)
      }
    }
    place(this.#root, this.#written, '')
    this.#places = places
    return places
  }

  /** Cells with values first, then those of fields without one: a missing value has the empty cell where it belongs. */
  #listed(): ReadonlyMap<string, Origin> {
    if (this.#all !== null) return this.#all
    const all = new Map<string, Origin>()
    for (const [element, path] of this.#placed()) {
      for (const name of [...element.values.keys(), ...element.empty.keys()]) {
        const origin = originIn(element, name)
        if (origin !== undefined) all.set(below(path, name), origin)
      }
    }
    this.#all = all
    return all
  }
}

const below = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

function originIn({ values, empty }: Element, name: string): Origin | undefined {
  const from = values.get(name)?.from ?? empty.get(name)?.cell
  if (from === undefined) return undefined
  return 'constant' in from ? { from: 'constant', target: from.constant } : originOf(from)
}

function originOf({ row, columnIndex, header, others, fact }: CellOfRow): Origin {
  const sheet = row.sheet.sheet.name
  const rowNumber = row.rowIndex + 1
  if (fact !== null) return { from: 'fact', fact, sheet, row: rowNumber }
  const cell = { sheet, row: rowNumber, column: columnIndex + 1 }
  if (others.length === 0) return { from: 'cell', cell, header }
  return { from: 'cell', cell, header, others: others.map((other) => ({ ...cell, column: other.columnIndex + 1 })) }
}
