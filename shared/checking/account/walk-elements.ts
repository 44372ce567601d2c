/** Walks an account as it is put together, before a payload is written of it: of most accounts nobody asks for one. */
import type { Leaf } from '../../catalogue/catalogue.ts'
import type { Element } from '../../mapping/assemble/elements/element.ts'
import { listIn, type WrittenLevel } from '../../mapping/plan/written-level.ts'
import { CheckedElement, type UnfitValue, type WalkedAccount } from './checked-element.ts'
import { isFit } from './value-violation.ts'
import { noteAsked, type PayloadWalk, valuesOfList } from './walk-payload.ts'

/** What is looked at in an element, as `PayloadWalk` has it, and where the element keeps it. */
export type ElementWalk = {
  readonly written: WrittenLevel
  readonly askedAt: number
  readonly inside: readonly ElementStep[]
}

type ElementStep =
  | { readonly leaf: Leaf; readonly path: string; readonly place: number }
  | { readonly list: ElementWalk }

/** Worked out once. */
export const planElementWalk = ({ askedAt, inside }: PayloadWalk, written: WrittenLevel): ElementWalk => ({
  written,
  askedAt,
  inside: inside.flatMap(({ path, to }): ElementStep[] => {
    if ('list' in to) return [{ list: planElementWalk(to.list, listIn(written, to.list.level)) }]
    const place = written.places.get(path)
    return place === undefined ? [] : [{ leaf: to.leaf, path, place }]
  }),
})

class AssembledElement extends CheckedElement {
  readonly #element: Element

  constructor(element: Element, list: readonly Element[], around: CheckedElement | null, index: number) {
    super(element.written.level, list, around, element.written.listPath, index)
    this.#element = element
  }

  override valueAt(path: string): unknown {
    return this.#element.valueOf(path) ?? this.#sentIn(path)
  }

  override valuesIn(list: string, field: string): readonly unknown[] {
    return (
      this.#sentIn(list)?.map((element) => element.valueOf(field)) ?? valuesOfList(this.#element.valueOf(list), field)
    )
  }

  /** Those of a list that are sent; `undefined` where none is, or there is no such list. */
  #sentIn(listPath: string): readonly Element[] | undefined {
    const list = this.#element.written.lists.find((one) => one.listPath === listPath)
    const sent = list === undefined ? none : this.#element.livingChildren(list)
    return sent.length === 0 ? undefined : sent
  }
}

const none: readonly never[] = []

/** A walk while it is under way. */
type Walking = {
  readonly unfits: UnfitValue[]
  readonly elementsOf: AssembledElement[][]
}

/** Says of the account what `walkPayload` says of its payload. */
export function walkElements(root: Element, walk: ElementWalk): WalkedAccount {
  const walked: Walking = { unfits: [], elementsOf: [] }
  visit(walked, walk, [root], 0, null)
  return walked
}

/** Visits the element of a list with this index. @param around  what the list is in */
function visit(
  walked: Walking,
  { askedAt, inside }: ElementWalk,
  list: readonly Element[],
  index: number,
  around: AssembledElement | null,
): void {
  const element = list[index] as Element
  // Of most elements that nobody asks for there is nothing to say, and there are as many of them as rows.
  let checked: AssembledElement | null = null
  if (askedAt >= 0) {
    checked = new AssembledElement(element, list, around, index)
    noteAsked(walked.elementsOf, askedAt, checked)
  }
  for (const step of inside) {
    if ('list' in step) {
      const sent = element.livingChildren(step.list.written)
      if (sent.length === 0) continue
      checked ??= new AssembledElement(element, list, around, index)
      for (let at = 0; at < sent.length; at += 1) visit(walked, step.list, sent, at, checked)
      continue
    }
    const value = element.valueAt(step.place)
    if (value === undefined || isFit(step.leaf, value)) continue
    checked ??= new AssembledElement(element, list, around, index)
    walked.unfits.push({ leaf: step.leaf, path: checked.pathOf(step.path), value })
  }
}
