/** Walks a payload along the catalogue: its elements, and the values that their fields don't document, with paths as the service names them. */

import { type Fields, isFields, memberOf } from '../../basics/members.ts'
import type { Catalogue, Leaf, Level, Node } from '../../catalogue/catalogue.ts'
import { CheckedElement, type UnfitValue, type WalkedAccount } from './checked-element.ts'
import { isFit, isRestricted } from './value-violation.ts'

class PayloadElement extends CheckedElement {
  readonly #fields: Fields

  constructor(
    fields: Fields,
    level: Level,
    list: readonly unknown[],
    around: CheckedElement | null,
    listPath: string,
    index: number,
  ) {
    super(level, list, around, listPath, index)
    this.#fields = fields
  }

  override valueAt(path: string): unknown {
    return valueAt(this.#fields, path)
  }

  override valuesIn(list: string, field: string): readonly unknown[] {
    return valuesOfList(valueAt(this.#fields, list), field)
  }
}

/** What the elements of a list say of a field; of anything else nothing. */
export const valuesOfList = (list: unknown, field: string): readonly unknown[] =>
  Array.isArray(list) ? list.map((one) => (isFields(one) ? valueAt(one, field) : undefined)) : []

/** What is looked at in an element, in the order of the catalogue: fields with documented values or limits, and lists. */
export type PayloadWalk = {
  readonly level: Level
  /** Among the levels that somebody asks for; -1: nobody does. */
  readonly askedAt: number
  readonly inside: readonly WalkStep[]
}

type WalkStep = {
  /** Below the element. */
  readonly path: string
  /** The names on the way to it, of groups; the last is its own. */
  readonly names: readonly string[]
  readonly to: { readonly leaf: Leaf } | { readonly list: PayloadWalk }
}

/**
 * Worked out once: hardly any field has documented values or limits, and of those a spreadsheet has few.
 * @param isWritten  whether a payload can have a field or list, by its path
 * @param asked  levels whose elements somebody asks for
 */
export function planWalk(
  { root }: Catalogue,
  isWritten: (path: string) => boolean,
  asked: readonly Level[],
): PayloadWalk {
  const walkOf = (level: Level): PayloadWalk => ({
    level,
    askedAt: asked.indexOf(level),
    inside: stepsTo(level.children, []),
  })
  const stepsTo = (nodes: readonly Node[], before: readonly string[]): readonly WalkStep[] =>
    nodes.flatMap((node): readonly WalkStep[] => {
      const names = [...before, node.name]
      if (node.type === 'group') return stepsTo(node.children, names)
      if (!isWritten(node.path)) return []
      const path = names.join('.')
      if (node.type === 'leaf') return isRestricted(node) ? [{ path, names, to: { leaf: node } }] : []
      const list = walkOf(node)
      return list.inside.length > 0 || list.askedAt >= 0 ? [{ path, names, to: { list } }] : []
    })
  return walkOf(root)
}

const noList: readonly unknown[] = []

/** Only what the catalogue knows is looked at; assembling puts nothing else into a payload. */
export function walkPayload(payload: Fields, walk: PayloadWalk): WalkedAccount {
  const unfits: UnfitValue[] = []
  const elementsOf: PayloadElement[][] = []
  const visit = ({ askedAt, inside }: PayloadWalk, fields: Fields, element: PayloadElement): void => {
    if (askedAt >= 0) noteAsked(elementsOf, askedAt, element)
    for (const { path, names, to } of inside) {
      const value = valueIn(fields, names)
      if (value === undefined) continue
      if ('leaf' in to) {
        if (isFit(to.leaf, value)) continue
        unfits.push({ leaf: to.leaf, path: element.pathOf(path), value })
      } else if (Array.isArray(value)) {
        const list: readonly unknown[] = value
        for (let index = 0; index < list.length; index += 1) {
          const one = list[index]
          if (isFields(one)) visit(to.list, one, new PayloadElement(one, to.list.level, list, element, path, index))
        }
      }
    }
  }
  visit(walk, payload, new PayloadElement(payload, walk.level, noList, null, '', 0))
  return { unfits, elementsOf }
}

/** Notes an element of a level that somebody asks for. */
export function noteAsked<E>(elementsOf: E[][], askedAt: number, element: E): void {
  const others = elementsOf[askedAt]
  if (others === undefined) elementsOf[askedAt] = [element]
  else others.push(element)
}

/** The value at a path below some fields: `supply_address.postal_code`. */
export function valueAt(fields: Fields, path: string): unknown {
  // Most are fields of their own, and nothing has to be taken apart.
  return path.includes('.') ? valueIn(fields, path.split('.')) : memberOf(fields, path)
}

function valueIn(fields: Fields, names: readonly string[]): unknown {
  let value: unknown = fields
  for (const name of names) value = isFields(value) ? memberOf(value, name) : undefined
  return value
}
