/** Chooses a field for each column of a sheet, no field twice. */
import type { Catalogue, Leaf, Level } from '../../catalogue/catalogue.ts'
import { type Candidate, isSure, type SeenColumn } from './column-candidates.ts'
import { type Chosen, type ConcreteField, concreteKey, elementKey, numberElements } from './element-numbers.ts'
import { evidenceFor } from './evidence/sheet-topics.ts'
import { hasTellingValues } from './evidence/value-fit.ts'
import type { Field } from './fields.ts'
import { isRemark } from './rules/choices.ts'
import type { FieldsToMapTo } from './rules/rule.ts'
import type { SeenSheet } from './seen-sheet.ts'
import { otherChoice, scoreOf, thresholds } from './weights.ts'

/** What spoke for a choice. */
export type Ground = 'header' | 'surroundings' | 'values'

export type Choice = Chosen & {
  /** 0 … 1 */
  readonly confidence: number
  readonly candidate: Candidate
  readonly ground: Ground
  /** Why, where something else than these decided. */
  readonly because?: string
}

/** More than this many elements in one row is a mistake of ours, not of the sheet. */
const highestNumber = 9

type Option = {
  readonly column: number
  readonly concrete: ConcreteField
  readonly score: number
  readonly candidate: Candidate
  readonly ground: Ground
}

/**
 * One field for each column, and one column for each field, in one order: what the headings say, best first, before all the account's number,
 * without which nothing can be sent; then, one by one, the vague heading that has the most around it, because each one found speaks for its
 * neighbours. What nothing is left for, or not enough speaks for, stays undecided.
 */
export function chooseFields(seen: SeenSheet, mapTo: FieldsToMapTo): readonly Choice[] {
  const choosing = new Choosing(seen, mapTo)
  for (let best = choosing.best(); best !== undefined; best = choosing.best()) choosing.take(best)
  return choosing.choices
}

class Choosing {
  readonly #seen: SeenSheet
  readonly #candidates: ReadonlyMap<number, readonly Candidate[]>
  readonly #namedElements: ReadonlySet<string>
  readonly #overflows: ReadonlyMap<string, Field>
  /** Those of headings, best first. */
  readonly #said: Option[]
  readonly #chosen = new Map<number, Choice>()
  readonly #taken = new Set<string>()

  constructor(seen: SeenSheet, { catalogue, fields }: FieldsToMapTo) {
    this.#seen = seen
    this.#candidates = new Map(
      [...seen.candidates].map(([column, found]) => [column, found.filter(({ isOut }) => isOut !== true)]),
    )
    this.#overflows = overflowsOf(catalogue, fields)
    this.#namedElements = namedElementsOf(catalogue, [...this.#candidates.values()])
    const key = catalogue.accountKey
    const rank = ({ concrete, score }: Option) => (concrete.field.target === key ? 1 : 0) + score
    this.#said = seen.columns.flatMap((one) => this.#saidOptions(one)).sort((a, b) => rank(b) - rank(a))
  }

  get choices(): readonly Choice[] {
    return [...this.#chosen.values()].sort((a, b) => a.column - b.column)
  }

  best(): Option | undefined {
    for (let said = this.#said.shift(); said !== undefined; said = this.#said.shift())
      if (!this.#chosen.has(said.column) && this.#freeElement(said.concrete) !== undefined) return said
    const known = [...this.#chosen.values()]
    return this.#seen.columns
      .filter(({ column }) => !this.#chosen.has(column) && this.#candidates.get(column)?.some(isSure) !== true)
      .flatMap((column) => this.#vagueOption(column, known) ?? [])
      .sort((a, b) => b.score - a.score)[0]
  }

  #saidOptions({ column }: SeenColumn): readonly Option[] {
    const sure = (this.#candidates.get(column) ?? []).filter(isSure)
    const near = sure.filter(({ score }) => score >= (sure[0]?.score ?? 0) - thresholds.aboutAsGood)
    // "Premise id" may be the supply point's number, but leaves it to a column that can be nothing else.
    const malus = near.length > 1 ? otherChoice : 0
    return near.flatMap((candidate) => this.#optionOf(column, candidate, candidate.score + malus, 'header'))
  }

  #vagueOption({ column, profile }: SeenColumn, known: readonly Choice[]): Option | undefined {
    const options = (this.#candidates.get(column) ?? [])
      .filter(({ isWeak }) => isWeak)
      .flatMap((candidate) => {
        const telling = hasTellingValues(profile, candidate.field)
        const around = evidenceFor(candidate.field, column, known, this.#seen.nameWords)
        if (candidate.needsCompletion && !telling && around.sheetOfLevel === undefined) return []
        const features = { ...candidate.features, ...around, ...(telling && { tellingValues: 1 }) }
        const score = Math.min(thresholds.mostTogether, scoreOf(features))
        return this.#optionOf(column, { ...candidate, features }, score, telling ? 'values' : 'surroundings')
      })
      .filter(({ concrete }) => !this.#taken.has(concreteKey(concrete)))
      .sort((a, b) => b.score - a.score)
    const [best, next] = options
    if (best === undefined || best.score < thresholds.enoughTogether) return undefined
    return next !== undefined && best.score - next.score < thresholds.clearlyBetter ? undefined : best
  }

  #optionOf(column: number, candidate: Candidate, score: number, ground: Ground): readonly Option[] {
    const { written } = candidate
    if (written !== undefined)
      return [{ column, concrete: { field: candidate.field, numbers: written }, score, candidate, ground }]
    const overflow = this.#overflows.get(candidate.field.target)
    const concrete = numberElements(candidate.field, candidate.marks, this.#namedElements, overflow)
    return concrete === undefined ? [] : [{ column, concrete, score, candidate, ground }]
  }

  take({ column, concrete, score, candidate, ground }: Option): void {
    const free = this.#freeElement(concrete) ?? concrete
    this.#taken.add(concreteKey(free))
    const confidence = Math.min(score, candidate.most ?? 1)
    const { because } = candidate
    this.#chosen.set(column, {
      ...free,
      column,
      candidate,
      ground,
      confidence,
      ...(because !== undefined && { because }),
    })
  }

  /** The field itself, or where an account can have several, its next element. */
  #freeElement(concrete: ConcreteField): ConcreteField | undefined {
    if (!this.#taken.has(concreteKey(concrete))) return concrete
    const level = concrete.field.levels.at(-1)
    if (level === undefined || !areSeveral(concrete.field.leaf, level.level)) return undefined
    const first = concrete.numbers.get(level.path) ?? 1
    for (let number = first + 1; number <= highestNumber; number += 1) {
      const next = { field: concrete.field, numbers: new Map([...concrete.numbers, [level.path, number]]) }
      if (!this.#taken.has(concreteKey(next))) return next
    }
    return undefined
  }
}

/** Two columns with other phones or notes are two elements, though neither has a number: there is no other field, or it is a remark. */
const areSeveral = ({ role }: Leaf, level: Level): boolean =>
  level.children.length === 1 || (role === 'remark' && isRemark(level))

/** Phones beyond those with a field of their own: the level below a person that holds nothing but phones. */
function overflowsOf(catalogue: Catalogue, fields: readonly Field[]): ReadonlyMap<string, Field> {
  const overflows = catalogue.levels.flatMap((level) => {
    const [only, ...others] = catalogue.leaves.filter(({ levelPath }) => levelPath === level.path)
    if (only === undefined || others.length > 0 || only.kind !== 'phone') return []
    const field = fields.find(({ leaf }) => leaf === only)
    return field === undefined ? [] : [{ level, field }]
  })
  return new Map(
    overflows.flatMap(({ level, field }) =>
      fields
        .filter(({ leaf }) => leaf.kind === 'phone' && leaf.levelPath === level.parentPath)
        .map(({ target }): [string, Field] => [target, field]),
    ),
  )
}

/** The elements that the sheet has a naming column for with a bare number: "First name 2", "Secondary surname", "Serial no. 2". */
function namedElementsOf(catalogue: Catalogue, candidates: readonly (readonly Candidate[])[]): ReadonlySet<string> {
  const named = new Set<string>()
  for (const [best] of candidates) {
    if (best === undefined || !isSure(best)) continue
    const level = best.field.levels.at(-1)
    if (level === undefined) continue
    const naming = catalogue.level(level.path)?.naturalKeys[0] ?? []
    if (!naming.includes(best.field.leaf.name)) continue
    for (const { number, noun } of best.marks) if (noun === null) named.add(elementKey(level.path, number))
  }
  return named
}
