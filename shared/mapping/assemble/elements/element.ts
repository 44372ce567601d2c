/** An account while it is put together: a tree of elements, each with what its rows said of it. */

import type { Selector } from '../../model/field-path.ts'
import type { AssemblyPlan, ColumnPlan } from '../../plan/assembly-plan.ts'
import { type KeyState, type KeyValues, keyStatesOf } from '../../plan/key-index.ts'
import type { WrittenLevel } from '../../plan/written-level.ts'
import type { ReadProblem, ReadRemark } from '../../read/read-outcome.ts'
import type { CellReading } from '../../read/read-value.ts'
import { meaningOf } from './meaning.ts'
import type { RowOfSheet } from './row-reference.ts'

/** What a row gives in a column. `cellOfRow` says which cell that is. */
export type ColumnOfRow = { readonly column: ColumnPlan; readonly row: RowOfSheet }

/** What gave a value. */
export type ValueOrigin = ColumnOfRow | { readonly constant: string }

/** What is wrong with a value of an element; it becomes an issue when the element has its place. */
export type Finding = {
  readonly element: Element
  /** Of the field that it is about. */
  readonly column: ColumnPlan
  readonly cell: ColumnOfRow
  /** Orders findings as rows and columns do. */
  readonly position: number
} & (
  | { readonly about: 'value'; readonly code: ReadProblem | ReadRemark; readonly suggestion: string | undefined }
  | { readonly about: 'disagreement'; readonly other: ColumnOfRow }
)

type EmptyCell = { readonly cell: ColumnOfRow; readonly isUnreadable: boolean }

const noChildren: readonly never[] = []
const noEmpty: ReadonlyMap<number, EmptyCell> = new Map()
const noKeyStates: readonly KeyState[] = []

/** A place behind all others. */
const last = Number.MAX_SAFE_INTEGER

export class Element {
  readonly written: WrittenLevel
  readonly parent: Element | null
  /** From "Customer 2" columns, from 0; `null` for an element that rows describe. */
  readonly index: number | null
  readonly #findings: Finding[]
  #firstPosition: number
  #timesMet = 0
  #keyStates: KeyState[] | null = null
  #keys: KeyValues[] | null = null
  /** Place of the key it was asked for by (`user_details[tax_id]`): that alone is nothing to send. */
  #selectorPlace = -1
  /** By the places of its level's fields. */
  readonly #values: unknown[]
  // What gave them, apart from each other: an object for every value took a tenth of an account's memory.
  /** A text is the target of a constant. */
  readonly #givers: (ColumnPlan | string | undefined)[]
  /** Mostly one row says all that is said; of what others say, by place. */
  #row: RowOfSheet | null = null
  #otherRows: Map<number, RowOfSheet> | null = null
  /** So many places have a value. */
  #filledCount = 0
  // Most elements have none of these, and there are several for every row.
  /** What the cells of a field mean; only known once a second cell speaks of it. */
  #meanings: Map<number, Set<string>> | null = null
  /** Cells of fields without a value: unreadable, or blank. */
  #empty: Map<number, EmptyCell> | null = null
  /** By the places of the lists. */
  #children: (Element[] | undefined)[] | null = null

  /** @param findings  where everything that is wrong in the account is noted */
  constructor(
    written: WrittenLevel,
    parent: Element | null,
    index: number | null,
    position: number,
    findings: Finding[],
  ) {
    this.written = written
    this.parent = parent
    this.#findings = findings
    this.index = index
    this.#firstPosition = position
    const fieldCount = written.places.size
    this.#values = new Array(fieldCount)
    this.#givers = new Array(fieldCount)
  }

  get keyStates(): readonly KeyState[] {
    return this.#keyStates ?? noKeyStates
  }

  /** Every key that a row gave it. */
  get keys(): readonly KeyValues[] {
    return this.#keys ?? noChildren
  }

  /** Places of fields with a value, in the order of the catalogue. */
  get filledPlaces(): readonly number[] {
    return this.#givers.flatMap((giver, place) => (giver === undefined ? [] : [place]))
  }

  /** Cells of fields, by place; also of some that have a value by now. */
  get empty(): ReadonlyMap<number, { readonly cell: ColumnOfRow }> {
    return this.#empty ?? noEmpty
  }

  valueAt(place: number): unknown {
    return this.#values[place]
  }

  originAt(place: number): ValueOrigin | undefined {
    const giver = this.#givers[place]
    return typeof giver === 'string' ? { constant: giver } : this.#cellAt(place)
  }

  #cellAt(place: number): ColumnOfRow | undefined {
    const column = this.#givers[place]
    const row = this.#otherRows?.get(place) ?? this.#row
    return column === undefined || typeof column === 'string' || row === null ? undefined : { column, row }
  }

  /** @param name  path of a field below the level */
  valueOf(name: string): unknown {
    const place = this.written.places.get(name)
    return place === undefined ? undefined : this.#values[place]
  }

  /** What a cell says in a field; nothing where only a constant does. @param name  path of the field below the level */
  saidIn(name: string): unknown {
    const place = this.written.places.get(name)
    return place === undefined || typeof this.#givers[place] === 'string' ? undefined : this.#values[place]
  }

  childrenAt({ listPlace }: WrittenLevel): readonly Element[] {
    return this.#children?.[listPlace] ?? noChildren
  }

  addChild(child: Element): void {
    const { listPlace } = child.written
    this.#children ??= new Array(this.written.lists.length)
    const siblings = this.#children[listPlace]
    if (siblings === undefined) this.#children[listPlace] = [child]
    else siblings.push(child)
  }

  /**
   * Those of its elements that have anything to send, as columns and rows have them: numbered ones at their number, and the others, by the
   * first row that speaks of them, where no number is: “Customer 2” of one sheet stands behind the customer of another.
   */
  livingChildren(level: WrittenLevel): readonly Element[] {
    const children = this.childrenAt(level)
    const [first] = children
    if (children.length < 2) return first?.isAlive() === true ? children : noChildren
    const living = children.every((child) => child.isAlive()) ? children : children.filter((child) => child.isAlive())
    const isInOrder = living.every((child, index) => index === 0 || inOrder(living[index - 1] ?? child, child) <= 0)
    return withGapsFilled(isInOrder ? living : living.toSorted(inOrder))
  }

  /** Of the first row that speaks of it. */
  get firstPosition(): number {
    return this.#firstPosition
  }

  isBelow(ancestor: Element): boolean {
    for (let one: Element | null = this.parent; one !== null; one = one.parent) if (one === ancestor) return true
    return false
  }

  /** Whether several rows, or several columns of one, speak of this element. */
  get isMetAgain(): boolean {
    return this.#timesMet > 1
  }

  /** A row speaks of this element. */
  isMetAt(position: number): void {
    this.#timesMet += 1
    if (position < this.#firstPosition) this.#firstPosition = position
  }

  /** A row names this element by a key. */
  recognise(key: KeyValues): void {
    if (this.#keys === null) this.#keys = [key]
    else this.#keys.push(key)
    const states = keyStatesOf(key)
    const known = this.#keyStates
    if (known === null) this.#keyStates = states
    else {
      for (let at = 0; at < states.length; at += 1)
        if (states[at] === 'value' || known[at] === 'unknown') known[at] = states[at] as KeyState
    }
  }

  /** Takes what a row says of a field of this element. @param position  of what the row says */
  take(column: ColumnPlan, reading: CellReading, row: RowOfSheet, position: number): void {
    switch (reading.state) {
      case 'blank':
        if (this.#empty?.has(column.place) !== true) this.#takeEmpty(column.place, { column, row }, false)
        return
      case 'unreadable':
        if (this.#empty?.get(column.place)?.isUnreadable !== true) {
          this.#takeEmpty(column.place, { column, row }, true)
        }
        this.takeRemark(column, reading, row, position)
        return
      case 'value':
        this.takeRemark(column, reading, row, position)
        this.#takeValue(column, reading.value, row, position)
    }
  }

  /** Notes what is wrong with a cell, or unusual; its value was taken from another row that says the same. */
  takeRemark(column: ColumnPlan, reading: CellReading, row: RowOfSheet, position: number): void {
    const code =
      reading.state === 'unreadable' ? reading.problem : reading.state === 'value' ? reading.remark : undefined
    if (code === undefined) return
    const suggestion = reading.state === 'unreadable' ? reading.suggestion : undefined
    this.#findings.push({ about: 'value', element: this, column, cell: { column, row }, position, code, suggestion })
  }

  #takeEmpty(place: number, cell: ColumnOfRow, isUnreadable: boolean): void {
    this.#empty ??= new Map()
    this.#empty.set(place, { cell, isUnreadable })
  }

  /** Nothing has filled it yet. @param row  of the column that gives it */
  #fill(place: number, value: unknown, giver: ColumnPlan | string, row?: RowOfSheet): void {
    this.#filledCount += 1
    this.#values[place] = value
    this.#givers[place] = giver
    if (row === undefined || row === this.#row) return
    if (this.#row === null) this.#row = row
    else this.#otherRows = (this.#otherRows ?? new Map()).set(place, row)
  }

  #takeValue(column: ColumnPlan, value: unknown, row: RowOfSheet, position: number): void {
    const { place, leaf } = column
    if (this.#givers[place] === undefined) {
      this.#fill(place, value, column, row)
      return
    }
    const said = this.#values[place]
    // A row that repeats its account says the very same, which needs no comparing of meanings.
    if (said === value) return
    this.#meanings ??= new Map()
    const meanings = this.#meanings.get(place) ?? new Set([meaningOf(leaf.kind, said)])
    this.#meanings.set(place, meanings)
    const meaning = meaningOf(leaf.kind, value)
    const from = this.#cellAt(place)
    if (from === undefined || meanings.has(meaning)) return
    // Said at both: nobody knows which of the two is right.
    const cell = { column, row }
    const about = { about: 'disagreement', element: this, column, position } as const
    if (meanings.size === 1) this.#findings.push({ ...about, other: cell, cell: from })
    meanings.add(meaning)
    this.#findings.push({ ...about, other: from, cell })
  }

  /** Fills the field that a keyed target names (`user_details[tax_id]` fills `namespace`), as if the cell beside it said so. */
  takeKey(name: string, key: string, giver: ColumnPlan | string, row?: RowOfSheet): void {
    const place = this.written.places.get(name)
    if (place === undefined) return
    this.#selectorPlace = place
    if (this.#givers[place] === undefined) this.#fill(place, key, giver, row)
  }

  /** What a blank cell stands for, where no cell says anything. */
  takeDefault(column: ColumnPlan, value: unknown, row: RowOfSheet): void {
    if (this.#isOpen(column.place)) this.#fill(column.place, value, column, row)
  }

  /** Cells win, and so does a cell that can't be read: nobody knows that it means the constant. */
  takeConstant(name: string, value: unknown, constant: string): void {
    const place = this.written.places.get(name)
    if (place !== undefined && this.#isOpen(place)) this.#fill(place, value, constant)
  }

  #isOpen(place: number): boolean {
    return this.#givers[place] === undefined && this.#empty?.get(place)?.isUnreadable !== true
  }

  /** What another element says in a field of its own, where no cell of this one says anything. */
  takeOther(name: string, other: Element, from: string): void {
    const [place, fromPlace] = [this.written.places.get(name), other.written.places.get(from)]
    if (place === undefined || fromPlace === undefined) return
    const origin = other.originAt(fromPlace)
    if (origin === undefined) return
    if (typeof this.#givers[place] === 'string') this.forget(name)
    if (!this.#isOpen(place)) return
    if ('constant' in origin) this.#fill(place, other.#values[fromPlace], origin.constant)
    else this.#fill(place, other.#values[fromPlace], origin.column, origin.row)
  }

  /** Takes a value away, as if no cell had said it. */
  forget(name: string): void {
    const place = this.written.places.get(name)
    if (place === undefined || this.#givers[place] === undefined) return
    this.#filledCount -= 1
    this.#values[place] = undefined
    this.#givers[place] = undefined
    this.#otherRows?.delete(place)
  }

  /** The cell that gives a field its value. @param name  path of the field below the level */
  cellOf(name: string): ColumnOfRow | undefined {
    return this.#cellAt(this.written.places.get(name) ?? -1)
  }

  /** The cell of a field that is blank, not one that can't be read. @param name  path of the field below the level */
  blankAt(name: string): ColumnOfRow | undefined {
    const empty = this.#empty?.get(this.written.places.get(name) ?? -1)
    return empty?.isUnreadable === false ? empty.cell : undefined
  }

  /** Whether it has anything to send. */
  isAlive(): boolean {
    if (this.#filledCount > (this.#selectorPlace === -1 ? 0 : 1)) return true
    for (const children of this.#children ?? noChildren) {
      if (children?.some((child) => child.isAlive()) === true) return true
    }
    return false
  }
}

const inOrder = (one: Element, other: Element): number =>
  (one.index ?? last) - (other.index ?? last) || one.firstPosition - other.firstPosition

/** @param sorted  numbered ones first */
function withGapsFilled(sorted: readonly Element[]): readonly Element[] {
  const count = sorted.findIndex(({ index }) => index === null)
  if (count <= 0) return sorted
  const others = sorted.slice(count)
  const filled: Element[] = []
  for (const numbered of sorted.slice(0, count)) {
    filled.push(...others.splice(0, (numbered.index ?? 0) - filled.length), numbered)
  }
  return [...filled, ...others]
}

/** The elements of one account. */
export class ElementFamily {
  readonly root: Element
  /** What is noticed while the account is put together. */
  readonly findings: Finding[] = []

  constructor({ written }: AssemblyPlan) {
    this.root = new Element(written, null, null, 0, this.findings)
  }

  make(parent: Element, level: WrittenLevel, index: number | null, position: number): Element {
    const element = new Element(level, parent, index, position, this.findings)
    parent.addChild(element)
    return element
  }

  makeForConstant(parent: Element, level: WrittenLevel, selector: Selector, target: string): Element {
    const index = selector.by === 'index' ? selector.index : null
    const element = this.make(parent, level, index, last)
    const { selectorField } = level.level
    if (selector.by === 'key' && selectorField !== null) element.takeKey(selectorField, selector.key, target)
    return element
  }
}
