/** One element of an account, or the account itself, as checks see it: of a payload, or before one is written. */
import type { Leaf, Level } from '../../catalogue/catalogue.ts'

/**
 * Where an element is. Places are kept for all accounts, which have the same few: a path of its own for each of 100,000 filled a tenth
 * of the memory. They are never given up: the first twenty of a list, of each list in those, and so on.
 */
class ElementPlace {
  readonly path: string
  #fields: Map<string, string> | undefined
  #below: Map<string, ElementPlace[]> | undefined

  constructor(path: string) {
    this.path = path
  }

  ofField(name: string): string {
    this.#fields ??= new Map()
    const known = this.#fields.get(name)
    if (known !== undefined) return known
    const path = pathBelow(this.path, name)
    this.#fields.set(name, path)
    return path
  }

  inside(listPath: string, index: number): ElementPlace {
    const known = this.#below?.get(listPath)?.[index]
    if (known !== undefined) return known
    const place = new ElementPlace(`${pathBelow(this.path, listPath)}.${index}`)
    // A list may be as long as a workbook.
    if (index >= mostKept) return place
    this.#below ??= new Map()
    const list = this.#below.get(listPath) ?? []
    list[index] = place
    this.#below.set(listPath, list)
    return place
  }
}

const mostKept = 20
const ofAccount = new ElementPlace('')

export abstract class CheckedElement {
  readonly level: Level
  /** One and the same for all elements of a list, and for no others. */
  readonly list: object
  readonly #around: CheckedElement | null
  readonly #listPath: string
  readonly #index: number

  /** @param around  the element it is in; `listPath`: of its list below that; `index`: its place there */
  constructor(level: Level, list: object, around: CheckedElement | null, listPath: string, index: number) {
    this.level = level
    this.list = list
    this.#around = around
    this.#listPath = listPath
    this.#index = index
  }

  /** `''`: the account itself. */
  get path(): string {
    return this.#place.path
  }

  /** Of a field or list, by its path below the element. */
  pathOf(field: string): string {
    return this.#place.ofField(field)
  }

  /** Looked for when somebody asks: of most elements there is nothing to say. */
  get #place(): ElementPlace {
    return this.#around === null ? ofAccount : this.#around.#place.inside(this.#listPath, this.#index)
  }

  /** The element of a level that this one is in, or itself; `null`: it is in none. */
  within(levelPath: string): CheckedElement | null {
    return this.level.path === levelPath ? this : (this.#around?.within(levelPath) ?? null)
  }

  /** What is sent of a field or list, by its path below the element; `undefined`: nothing. */
  abstract valueAt(path: string): unknown

  /** What is sent of a field in each element of a list. @param list  below the element; `field`: below that */
  abstract valuesIn(list: string, field: string): readonly unknown[]
}

/** What is none of the values that are documented for its field, or beyond what the field takes. */
export type UnfitValue = { readonly leaf: Leaf; readonly path: string; readonly value: unknown }

/** Who asks for the elements of a level, and where `elementsOf` has them. */
export type Asking<T> = T & { readonly askedAt: number }

/** An account that was walked, in the order of the catalogue. */
export type WalkedAccount = {
  readonly unfits: readonly UnfitValue[]
  /** Of levels that somebody asks for, by their places among them: to look each up in a map took a fiftieth of all checking. */
  readonly elementsOf: readonly (readonly CheckedElement[] | undefined)[]
}

export const pathBelow = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)
