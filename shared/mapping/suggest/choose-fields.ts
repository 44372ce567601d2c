/** Chooses a field for each column of a sheet, no field twice. */
import { type Catalogue, isAccountKey, type Leaf, type Level, namePartsOf } from '../../catalogue/catalogue.ts'
import { rootWords } from '../../vocabulary/levels.ts'
import { type Candidate, isSure, type SeenColumn, saidOf, twinsAmong } from './column-candidates.ts'
import { type Chosen, type ConcreteField, concreteKey, elementKey, numberElements } from './element-numbers.ts'
import { evidenceFor } from './evidence/sheet-topics.ts'
import { hasNoKnownValue, hasTellingValues } from './evidence/value-fit.ts'
import type { Field } from './fields.ts'
import { learnedGuess } from './learned.ts'
import { isCalledAccount } from './rules/account-key.ts'
import { isRemark } from './rules/choices.ts'
import { isWholeName } from './rules/people-words.ts'
import type { SeenSheet } from './seen-sheet.ts'
import { confidences, type Features, otherChoice, sumOf, thresholds } from './weights.ts'

/** What spoke for a choice. */
type MatchReason = 'header' | 'surroundings' | 'values'

export type Choice = Chosen & {
  /** 0 … 1 */
  readonly confidence: number
  readonly candidate: Candidate
  readonly ground: MatchReason
}

/** More than this many elements in one row is a mistake of ours, not of the sheet. */
const highestNumber = 9

type Option = {
  readonly column: number
  readonly concrete: ConcreteField
  readonly score: number
  readonly candidate: Candidate
  readonly ground: MatchReason
}

/**
 * One field for each column, and one column for each field, in one order: what the headings say, best first, before all the account's number,
 * without which nothing can be sent; then, one by one, the vague heading that has the most around it, because each one found speaks for its
 * neighbours; then, as guesses, what the words and values of the others mostly stand for. What not enough speaks for stays undecided.
 */
export function chooseFields(seen: SeenSheet): readonly Choice[] {
  const choosing = new Choosing(seen)
  for (let best = choosing.best(); best !== undefined; best = choosing.best()) choosing.take(best)
  // No guess speaks for its neighbours.
  for (const guess of choosing.guesses()) choosing.take(guess)
  return choosing.choices
}

class Choosing {
  readonly #seen: SeenSheet
  readonly #columns: readonly SeenColumn[]
  /** Path of the people that an account is of. */
  readonly #holders: string | undefined
  readonly #namedElements: ReadonlySet<string>
  readonly #overflows: ReadonlyMap<string, Field>
  /** Those of headings, best first. */
  readonly #said: Option[]
  readonly #chosen = new Map<number, Choice>()
  readonly #taken = new Set<string>()
  /** What rules say that a column is not, by its number. */
  readonly #ruledOut: ReadonlyMap<number, ReadonlySet<Field>>

  constructor(seen: SeenSheet) {
    const { catalogue, fields } = seen.mapTo
    this.#seen = seen
    this.#columns = seen.columns.map((column) => ({
      ...column,
      found: column.found.filter(({ isOut }) => isOut !== true),
    }))
    const outOf = (found: readonly Candidate[]) => found.flatMap(({ isOut, field }) => (isOut === true ? [field] : []))
    this.#ruledOut = new Map(seen.columns.map(({ column, found }) => [column, new Set(outOf(found))]))
    this.#holders = catalogue.people[0]?.path
    this.#overflows = overflowsOf(catalogue, fields)
    this.#namedElements = namedElementsOf(catalogue, this.#columns)
    const rankOf = ({ words }: SeenColumn, { concrete, score }: Option) =>
      score + (isAccountKey(concrete.field.leaf) ? (isCalledAccount(words) ? 2 : 1) : 0)
    this.#said = this.#columns
      .flatMap((column) => this.#saidOptions(column).map((option) => ({ option, rank: rankOf(column, option) })))
      .sort((a, b) => b.rank - a.rank)
      .map(({ option }) => option)
  }

  get choices(): readonly Choice[] {
    return [...this.#chosen.values()].sort((a, b) => a.column - b.column)
  }

  best(): Option | undefined {
    for (let said = this.#said.shift(); said !== undefined; said = this.#said.shift())
      if (!this.#chosen.has(said.column) && this.#freeElement(said.concrete) !== undefined) return said
    const known = [...this.#chosen.values()]
    return this.#columns
      .filter(({ column }) => !this.#chosen.has(column))
      .flatMap((column) => this.#openOption(column, known) ?? [])
      .sort((a, b) => b.score - a.score)[0]
  }

  /** A heading that names one field, or that leaves another one to columns that can be nothing else. */
  #saidOptions({ column, found }: SeenColumn): readonly Option[] {
    const near = nearBest(found)
    if (twinsAmong(near).length > 0) return []
    const malus = near.length > 1 ? otherChoice : 0
    return near.flatMap((candidate) => this.#optionOf(column, candidate, candidate.score + malus, 'header'))
  }

  /** What surroundings and values decide: a vague heading, or one that names twins. */
  #openOption({ column, profile, words, found }: SeenColumn, known: readonly Choice[]): Option | undefined {
    const near = nearBest(found)
    const twins = twinsAmong(near)
    if (near.length > 0 && twins.length === 0) return undefined
    const open = twins.length > 0 ? twins : found.filter(({ isWeak }) => isWeak)
    const options = open
      .flatMap((candidate) => {
        const telling = hasTellingValues(profile, candidate.field)
        const around = evidenceFor(candidate.field, column, known, this.#seen.nameWords)
        if (candidate.isWeak && hasNoKnownValue(profile, candidate.field)) return []
        const alike = twins.length > 0 && amongTwins(words, candidate.field, this.#holders)
        const features = { ...candidate.features, ...around, ...alike, ...(telling && { tellingValues: 1 }) }
        const option = { ...candidate, features, ...(twins.length > 0 && { twins, most: confidences.otherName }) }
        return this.#optionOf(column, option, sumOf(features), telling ? 'values' : 'surroundings')
      })
      .filter(({ concrete }) => !this.#taken.has(concreteKey(concrete)))
      .sort((a, b) => b.score - a.score)
    const [best, next] = options
    if (best === undefined || best.score < thresholds.enoughTogether) return undefined
    return next !== undefined && best.score - next.score < thresholds.clearlyBetter ? undefined : best
  }

  /** What words and values of the others mostly stand for, where no column has that or could as well be it. */
  guesses(): readonly Option[] {
    const { mapTo } = this.#seen
    const { catalogue } = mapTo
    const nameParts = namePartsOf(catalogue.people[0]?.children ?? [])
    const areNamed = this.#columns.some(({ words, holdsNames }) => holdsNames === true || isWholeName(words))
    const options = this.#columns.flatMap((seen) => {
      const { column } = seen
      const guess = this.#chosen.has(column) ? undefined : learnedGuess(seen, mapTo)
      if (guess === undefined || this.#ruledOut.get(column)?.has(guess.field) === true) return []
      // Whole names are cut, and then there is no place for others.
      if (areNamed && nameParts.includes(guess.field.leaf)) return []
      return this.#optionOf(column, guess, guess.score, 'surroundings')
    })
    const inAddress = ({ field: { leaf } }: ConcreteField) =>
      catalogue.addresses.find(({ children }) => children.includes(leaf))
    const addresses = [...this.#chosen.values(), ...options.map(({ concrete }) => concrete)].map(inAddress)
    // A lone part of an address may be of any, unless its words say which.
    const isInPlace = ({ concrete, score }: Option): boolean => {
      const own = inAddress(concrete)
      const isAlone = own !== undefined && addresses.filter((one) => one === own).length === 1
      return !isAlone || score >= thresholds.enoughTogether
    }
    const byField = Map.groupBy(options.filter(isInPlace), ({ concrete }) => concreteKey(concrete))
    return [...byField].flatMap(([key, alike]) => {
      const [best, next] = alike.toSorted((a, b) => b.score - a.score)
      const isClear = best !== undefined && best.score - (next?.score ?? 0) > thresholds.aboutAsGood
      return isClear && !this.#taken.has(key) ? [best] : []
    })
  }

  #optionOf(column: number, candidate: Candidate, score: number, ground: MatchReason): readonly Option[] {
    const { written } = candidate
    if (written !== undefined)
      return [{ column, concrete: { field: candidate.field, numbers: written }, score, candidate, ground }]
    const overflow = this.#overflows.get(candidate.field.target)
    const counted = numberElements(candidate.field, candidate.marks, this.#namedElements, overflow)
    if (counted === undefined) return []
    const concrete = { ...counted, numbers: new Map([...(candidate.ofSupply?.numbers ?? []), ...counted.numbers]) }
    return [{ column, concrete, score, candidate, ground }]
  }

  take({ column, concrete, score, candidate, ground }: Option): void {
    const free = this.#freeElement(concrete) ?? concrete
    this.#taken.add(concreteKey(free))
    const most = ground === 'header' ? 1 : thresholds.mostTogether
    const confidence = Math.min(score, candidate.most ?? most)
    this.#chosen.set(column, { ...free, column, candidate, ground, confidence })
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

function nearBest(found: readonly Candidate[]): readonly Candidate[] {
  const sure = found.filter(isSure)
  return sure.filter(({ score }) => score >= (sure[0]?.score ?? 0) - thresholds.aboutAsGood)
}

/** "Agreement from" is of an agreement, though anything may begin; a first name is the customer's, though others have one. */
const amongTwins = (
  words: readonly string[],
  { contextWords, leaf }: Field,
  holders: string | undefined,
): Features => ({
  wordAtHome: words.filter((word) => contextWords.has(word) && !rootWords.includes(word)).length,
  ...(leaf.levelPath === holders && { ofHolder: 1 }),
})

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
function namedElementsOf(catalogue: Catalogue, columns: readonly SeenColumn[]): ReadonlySet<string> {
  const named = columns.flatMap((column) => {
    const said = saidOf(column)
    const level = said?.field.levels.at(-1)
    const naming = catalogue.level(level?.path ?? '')?.naturalKeys[0] ?? []
    if (said === undefined || level === undefined || !naming.includes(said.field.leaf.name)) return []
    return said.marks.flatMap(({ number, noun }) => (noun === null ? [elementKey(level.path, number)] : []))
  })
  return new Set(named)
}
