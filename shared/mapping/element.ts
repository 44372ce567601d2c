/** An account while it is put together: a tree of elements, each with what its rows said of it. */
import type { Leaf, Level } from '../catalogue/catalogue.ts'
import type { AssemblyPlan } from './assembly-plan.ts'
import type { Selector } from './field-path.ts'
import { KeyIndex, type KeyState, type KeyValues, keyStatesOf, type LevelKeys } from './key-index.ts'
import { meaningOf } from './meaning.ts'
import type { CellOfRow } from './mention.ts'
import type { ReadProblem, ReadRemark } from './read-outcome.ts'
import type { CellReading } from './read-value.ts'

/** What is wrong with a value of an element; it becomes an issue when the element has its place. */
export type Finding =
  | {
      readonly about: 'value'
      readonly element: Element
      readonly code: ReadProblem | ReadRemark
      readonly leaf: Leaf
      readonly name: string
      readonly cell: CellOfRow
      readonly suggestion: string | undefined
    }
  | {
      readonly about: 'disagreement'
      readonly element: Element
      readonly leaf: Leaf
      readonly name: string
      readonly other: CellOfRow
      readonly cell: CellOfRow
    }

type Said = {
  readonly value: unknown
  /** What the cells of this field mean; only known once a second cell speaks of it. */
  readonly meanings?: Set<string>
  readonly from: CellOfRow | { readonly constant: string }
}

const noChildren: readonly never[] = []
const nothingEmpty: Element['empty'] = new Map()

/** A place behind all others. */
const last = Number.MAX_SAFE_INTEGER

export class Element {
  readonly level: Level
  readonly parent: Element | null
  /** From "Customer 2" columns, from 0; `null` for an element that rows describe. */
  readonly index: number | null
  readonly #findings: Finding[]
  #firstPosition: number
  #keyStates: KeyState[]
  /** The key it was asked for by (`user_details[tax_id]`): that alone is nothing to send. */
  #selectorName: string | null = null
  readonly #values = new Map<string, Said>()
  /** Cells of fields without a value: unreadable, or blank. */
  /** Most elements have neither of these, and there are several for every row. */
  #empty: Map<string, { readonly cell: CellOfRow; readonly isUnreadable: boolean }> | null = null
  #children: Map<string, Element[]> | null = null

  /** @param findings  where everything that is wrong in the account is noted */
  constructor(level: Level, parent: Element | null, index: number | null, position: number, findings: Finding[]) {
    this.level = level
    this.parent = parent
    this.#findings = findings
    this.index = index
    this.#firstPosition = position
    this.#keyStates = level.naturalKeys.map(() => 'unknown')
  }

  get keyStates(): readonly KeyState[] {
    return this.#keyStates
  }

  get values(): ReadonlyMap<string, Pick<Said, 'value' | 'from'>> {
    return this.#values
  }

  get empty(): ReadonlyMap<string, { readonly cell: CellOfRow }> {
    return this.#empty ?? nothingEmpty
  }

  valueOf(name: string): unknown {
    return this.#values.get(name)?.value
  }

  childrenAt(levelPath: string): readonly Element[] {
    return this.#children?.get(levelPath) ?? noChildren
  }

  addChild(child: Element): void {
    this.#children ??= new Map()
    const siblings = this.#children.get(child.level.path)
    if (siblings === undefined) this.#children.set(child.level.path, [child])
    else siblings.push(child)
  }

  /** Elements as columns and rows have them: numbered ones by their number, then the others by the first row that speaks of them. */
  sortedChildrenAt(levelPath: string): readonly Element[] {
    const children = this.childrenAt(levelPath)
    if (children.length < 2) return children
    return children.toSorted(
      (one, other) => (one.index ?? last) - (other.index ?? last) || one.#firstPosition - other.#firstPosition,
    )
  }

  /** Those of them that have anything to send. */
  livingChildrenAt(levelPath: string): readonly Element[] {
    const children = this.sortedChildrenAt(levelPath)
    return children.every((child) => child.isAlive()) ? children : children.filter((child) => child.isAlive())
  }

  isBelow(ancestor: Element): boolean {
    for (let one: Element | null = this.parent; one !== null; one = one.parent) if (one === ancestor) return true
    return false
  }

  /** A row speaks of this element, by this key. */
  recognise(position: number, key: KeyValues): void {
    this.#firstPosition = Math.min(this.#firstPosition, position)
    keyStatesOf(key).forEach((state, alternative) => {
      if (state === 'value' || this.#keyStates[alternative] === 'unknown') this.#keyStates[alternative] = state
    })
  }

  /** Takes what a cell says of a field of this element. */
  take(leaf: Leaf, name: string, reading: CellReading, cell: CellOfRow): void {
    switch (reading.state) {
      case 'blank':
        if (this.#empty?.has(name) !== true) this.#takeEmpty(name, cell, false)
        return
      case 'unreadable':
        if (this.#empty?.get(name)?.isUnreadable !== true) this.#takeEmpty(name, cell, true)
        this.#findings.push({
          about: 'value',
          element: this,
          code: reading.problem,
          leaf,
          name,
          cell,
          suggestion: reading.suggestion,
        })
        return
      case 'value':
        if (reading.remark !== undefined) {
          this.#findings.push({
            about: 'value',
            element: this,
            code: reading.remark,
            leaf,
            name,
            cell,
            suggestion: undefined,
          })
        }
        this.#takeValue(leaf, name, reading.value, cell)
    }
  }

  #takeEmpty(name: string, cell: CellOfRow, isUnreadable: boolean): void {
    this.#empty ??= new Map()
    this.#empty.set(name, { cell, isUnreadable })
  }

  #takeValue(leaf: Leaf, name: string, value: unknown, cell: CellOfRow): void {
    const said = this.#values.get(name)
    if (said === undefined || 'constant' in said.from) {
      this.#values.set(name, { value, from: cell })
      return
    }
    // A row that repeats its account says the very same, which needs no comparing of meanings.
    if (said.value === value) return
    const meanings = said.meanings ?? new Set([meaningOf(leaf.kind, said.value)])
    if (said.meanings === undefined) this.#values.set(name, { ...said, meanings })
    const meaning = meaningOf(leaf.kind, value)
    if (meanings.has(meaning)) return
    // Said at both: nobody knows which of the two is right.
    if (meanings.size === 1) {
      this.#findings.push({ about: 'disagreement', element: this, leaf, name, other: cell, cell: said.from })
    }
    meanings.add(meaning)
    this.#findings.push({ about: 'disagreement', element: this, leaf, name, other: said.from, cell })
  }

  /** Fills the field that a keyed target names (`user_details[tax_id]` fills `namespace`), as if the cell beside it said so. */
  takeKey(name: string, key: string, from: CellOfRow | { readonly constant: string }): void {
    this.#selectorName = name
    if (!this.#values.has(name)) this.#values.set(name, { value: key, from })
  }

  /** What a blank cell stands for, where no cell says anything. */
  takeDefault(name: string, value: unknown, from: CellOfRow): void {
    if (this.#isOpen(name)) this.#values.set(name, { value, from })
  }

  /** Cells win, and so does a cell that can't be read: nobody knows that it means the constant. */
  takeConstant(name: string, value: unknown, constant: string): void {
    if (this.#isOpen(name)) this.#values.set(name, { value, from: { constant } })
  }

  #isOpen(name: string): boolean {
    return !this.#values.has(name) && this.#empty?.get(name)?.isUnreadable !== true
  }

  /** Whether it has anything to send. */
  isAlive(): boolean {
    for (const name of this.#values.keys()) if (name !== this.#selectorName) return true
    for (const children of this.#children?.values() ?? noChildren)
      if (children.some((child) => child.isAlive())) return true
    return this.parent === null
  }
}

/** Of a level that no column speaks of. */
const noKeys: LevelKeys = { masks: [], isWeak: [] }

/** The elements of one account, and how they are found. */
export class ElementFamily {
  readonly root: Element
  /** What is noticed while the account is put together. */
  readonly findings: Finding[] = []
  readonly #levelKeys: AssemblyPlan['levelKeys']
  readonly #siblings = new Map<Element, Map<string, KeyIndex<Element>>>()
  readonly #anywhere = new Map<string, KeyIndex<Element>>()

  constructor(plan: AssemblyPlan) {
    this.root = new Element(plan.catalogue.root, null, null, 0, this.findings)
    this.#levelKeys = plan.levelKeys
  }

  make(parent: Element, level: Level, index: number | null, position: number): Element {
    const element = new Element(level, parent, index, position, this.findings)
    parent.addChild(element)
    return element
  }

  makeForConstant(parent: Element, level: Level, selector: Selector, target: string): Element {
    const index = selector.by === 'index' ? selector.index : null
    const element = this.make(parent, level, index, last)
    if (selector.by === 'key' && level.selectorField !== null) {
      element.takeKey(level.selectorField, selector.key, { constant: target })
    }
    return element
  }

  /** Lets an element be found by a key that a row gives it. */
  recognise(element: Element, position: number, key: KeyValues): void {
    element.recognise(position, key)
    if (element.parent === null) return
    this.siblings(element.parent, element.level).add(element, key)
    this.anywhere(element.level).add(element, key)
  }

  /** The elements of a level below one parent. */
  siblings(parent: Element, level: Level): KeyIndex<Element> {
    const byLevel = this.#siblings.get(parent) ?? new Map<string, KeyIndex<Element>>()
    this.#siblings.set(parent, byLevel)
    return this.#indexIn(byLevel, level)
  }

  /** The elements of a level in the whole account. */
  anywhere(level: Level): KeyIndex<Element> {
    return this.#indexIn(this.#anywhere, level)
  }

  #indexIn(indexes: Map<string, KeyIndex<Element>>, level: Level): KeyIndex<Element> {
    const known = indexes.get(level.path)
    if (known !== undefined) return known
    const index = new KeyIndex<Element>(this.#levelKeys.get(level.path) ?? noKeys, (one) => one.keyStates)
    indexes.set(level.path, index)
    return index
  }
}
