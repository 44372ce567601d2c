/**
 * Chooses a field for each column of a sheet: sure ones first, best first, no field twice; then those that need their surroundings,
 * one by one, because each one found speaks for its neighbours.
 */
import { type Catalogue, type Leaf, type Level, withRole } from '../../catalogue/catalogue.ts'
import { nameWords } from '../../vocabulary/light-words.ts'
import { type Candidate, isSure, noNeeds, type SeenColumn } from './column-candidates.ts'
import { type Chosen, type ConcreteField, concreteKey, numberElements } from './element-numbers.ts'
import type { ColumnProfile } from './evidence/column-profile.ts'
import { evidenceFor, type Topics } from './evidence/sheet-topics.ts'
import { hasTellingValues, lacksTellingValues, valueFit } from './evidence/value-fit.ts'
import type { Field } from './fields.ts'
import { withOwnPoints } from './rules/own-points.ts'
import { namedElementsOf, overflowsOf } from './rules/people.ts'
import type { SeenSheet } from './seen-sheet.ts'
import { confidences, scoreOf, thresholds, ties } from './weights.ts'

/** What spoke for a choice, besides the header. */
export type Ground =
  | 'header'
  | 'onlyNumber'
  | 'besideBank'
  | 'ownRole'
  | 'ownPoint'
  | 'ownPointOrLater'
  | 'surroundings'
  | 'values'
  | 'beyondFirst'
  | 'firstName'
  | 'lastName'

export type Choice = Chosen & {
  /** 0 … 1 */
  readonly confidence: number
  readonly candidate: Candidate
  readonly ground: Ground
}

/** Which candidates of which columns are out: an address column without a word for which address, once that is decided. */
export type Exclusion = (column: number, field: Field) => boolean

/** More than this many elements in one row is a mistake of ours, not of the sheet. */
const highestNumber = 9

type Option = {
  readonly column: number
  readonly concrete: ConcreteField
  readonly score: number
  readonly candidate: Candidate
  readonly ground: Ground
}

/** What all sheets together tell of the account number of one. */
export type KeyOfSheet = {
  /** The column that is taken for it, counted from 1, where no heading names it. */
  readonly onlyNumber: number | undefined
  /** A column called account number was taken for a bank's, so another one is a guess. */
  readonly isBesideBank: boolean
}

export function chooseFields(
  seen: SeenSheet,
  catalogue: Catalogue,
  fields: readonly Field[],
  isExcluded: Exclusion,
  { onlyNumber, isBesideBank }: KeyOfSheet,
): readonly Choice[] {
  const chooser = new Chooser(seen, catalogue, fields, isExcluded)
  if (onlyNumber !== undefined) chooser.chooseOnlyNumber(onlyNumber)
  chooser.chooseSure()
  if (isBesideBank) chooser.doubtAccountKey()
  chooser.chooseOtherNames()
  chooser.chooseBySurroundings()
  chooser.chooseByValues()
  return withoutStrays(withOwnPoints(chooser.choices, seen, catalogue), seen.topics, catalogue)
}

class Chooser {
  readonly #seen: SeenSheet
  readonly #fields: readonly Field[]
  readonly #candidates: ReadonlyMap<number, readonly Candidate[]>
  readonly #namedElements: ReadonlySet<string>
  readonly #overflows: ReadonlyMap<string, Field>
  readonly #accountKey: string
  readonly #chosen = new Map<number, Choice>()
  readonly #taken = new Set<string>()

  constructor(seen: SeenSheet, catalogue: Catalogue, fields: readonly Field[], isExcluded: Exclusion) {
    this.#seen = seen
    this.#fields = fields
    this.#candidates = new Map(
      seen.columns.map(({ column, profile }) => {
        const candidates = (seen.candidates.get(column) ?? []).filter(({ field }) => !isExcluded(column, field))
        return [column, withoutContradicted(candidates, profile)]
      }),
    )
    this.#overflows = overflowsOf(catalogue, fields)
    this.#accountKey = catalogue.accountKey
    this.#namedElements = namedElementsOf(catalogue, [...this.#candidates.values()])
  }

  get choices(): readonly Choice[] {
    return [...this.#chosen.values()].sort((a, b) => a.column - b.column)
  }

  /** The only number that can be the account's: see `findOnlyNumber`. */
  chooseOnlyNumber(column: number): void {
    const field = this.#fields.find(({ target }) => target === this.#accountKey)
    if (field !== undefined) this.#take(withoutHeader(column, field, confidences.guess, 'onlyNumber'))
  }

  /** Columns whose header says it. */
  chooseSure(): void {
    const options = this.#seen.columns.flatMap((column) => this.#sureOptions(column)).sort((a, b) => b.score - a.score)
    // Nothing can be sent without the account's number, so what can be that is that first.
    const key = options.find(({ concrete }) => concrete.field.target === this.#accountKey)
    if (key !== undefined) this.#take(key)
    for (const option of options) this.#take(option)
  }

  /** See bank-account-columns.ts. */
  doubtAccountKey(): void {
    const key = this.choices.find(({ field }) => field.target === this.#accountKey)
    if (key === undefined) return
    const confidence = Math.min(key.confidence, confidences.guess)
    this.#chosen.set(key.column, { ...key, confidence, ground: 'besideBank' })
  }

  #sureOptions({ column, profile }: SeenColumn): readonly Option[] {
    const sure = (this.#candidates.get(column) ?? []).filter(isSure)
    const bestScore = sure[0]?.score ?? 0
    const near = sure.filter(({ score }) => score >= bestScore - thresholds.aboutAsGood)
    // "Premise id" may be the supply point's number, but leaves it to a column that can be nothing else.
    const malus = near.length > 1 ? ties.otherChoice : 0
    const options = near.flatMap((candidate) =>
      this.#optionOf(column, candidate, candidate.score + this.#tieBreaker(candidate, profile) + malus, 'header'),
    )
    const [best] = options
    const overflow = best === undefined ? undefined : this.#overflows.get(best.concrete.field.target)
    if (best === undefined || overflow === undefined) return options
    const concrete = { field: overflow, numbers: best.concrete.numbers }
    return [...options, { ...best, concrete, score: confidences.beyondFirst, ground: 'beyondFirst' }]
  }

  /** Where headers of several fields say the same ("Service type"), values and the sheet's name decide. */
  #tieBreaker({ field }: Candidate, profile: ColumnProfile): number {
    const telling = hasTellingValues(profile, field) ? 1 : 0
    return ties.surroundings * (telling + scoreOf(evidenceFor(field, 0, [], this.#seen.topics)))
  }

  /**
   * "Name" beside "Vorname" is the family name, beside "Surname" the given one, as initials are. Alone it is a whole name, which nobody
   * here takes apart.
   */
  chooseOtherNames(): void {
    for (const column of this.#seen.columns) {
      const isInitials = column.words.length === 1 && column.words[0] === 'initials'
      const isName = isInitials || (isNameAlone(column.words) && column.profile.severalNames < 0.5)
      if (this.#chosen.has(column.column) || !isName) continue
      const [given, family] = (['givenName', 'familyName'] as const).map((role) =>
        this.choices.find(({ field }) => field.leaf.role === role),
      )
      const other = given ?? family
      const missing = this.#fields.find(({ leaf }) => leaf.role === (given === undefined ? 'givenName' : 'familyName'))
      // Who has a first name is called by it.
      if (isInitials && given !== undefined) continue
      if (other === undefined || missing === undefined || valueFit(column.profile, missing) < 0.5) continue
      this.#take({
        column: column.column,
        concrete: { field: missing, numbers: other.numbers },
        score: confidences.otherName,
        candidate: other.candidate,
        ground: given === undefined ? 'firstName' : 'lastName',
      })
    }
  }

  /** Vague headers, the best of all first, until none has enough to speak for it. */
  chooseBySurroundings(): void {
    for (let best = this.#bestVague(); best !== undefined; best = this.#bestVague()) {
      if (!this.#take(best)) return
    }
  }

  #bestVague(): Option | undefined {
    const known = [...this.#chosen.values()]
    return this.#seen.columns
      .filter(({ column }) => !this.#chosen.has(column) && !this.#isSure(column))
      .flatMap((column) => this.#vagueOption(column, known) ?? [])
      .sort((a, b) => b.score - a.score)[0]
  }

  #isSure(column: number): boolean {
    return (this.#candidates.get(column) ?? []).some(isSure)
  }

  #vagueOption({ column, profile }: SeenColumn, known: readonly Choice[]): Option | undefined {
    const options = (this.#candidates.get(column) ?? [])
      .filter(({ isWeak }) => isWeak)
      .flatMap((candidate) => {
        const telling = hasTellingValues(profile, candidate.field)
        const around = evidenceFor(candidate.field, column, known, this.#seen.topics)
        const isNamed = around.sheetOfLevel !== undefined || around.sheetOfDetail !== undefined
        if (candidate.needs.completion && !telling && !isNamed) return []
        const features = { ...candidate.features, ...around, ...(telling && { tellingValues: 1 }) }
        const score = Math.min(thresholds.mostTogether, scoreOf(features))
        return this.#optionOf(column, { ...candidate, features }, score, telling ? 'values' : 'surroundings')
      })
      .filter(({ concrete }) => !this.#taken.has(concreteKey(concrete)))
      .sort((a, b) => b.score - a.score)
    const [best, next] = options
    if (best === undefined || best.score < enoughFor(best.candidate)) return undefined
    return next !== undefined && best.score - next.score < thresholds.clearlyBetter ? undefined : best
  }

  /** A column of e-mails under a header that says nothing, on a sheet of people that has no other. */
  chooseByValues(): void {
    for (const { column, words, profile } of this.#seen.columns) {
      const field = this.#fields.find(({ leaf }) => leaf.kind === 'email')
      if (field === undefined || this.#chosen.has(column) || profile.email < 0.8) continue
      if (!words.every((word) => field.contextWords.has(word) || /^(?:\d+|column|field|f|unnamed)$/.test(word)))
        continue
      this.#take(withoutHeader(column, field, confidences.valuesAlone, 'values'))
    }
  }

  #optionOf(column: number, candidate: Candidate, score: number, ground: Ground): readonly Option[] {
    const { written } = candidate
    if (written !== undefined)
      return [{ column, concrete: { field: candidate.field, numbers: written }, score, candidate, ground }]
    const overflow = this.#overflows.get(candidate.field.target)
    const concrete = numberElements(candidate.field, candidate.marks, this.#namedElements, overflow)
    return concrete === undefined ? [] : [{ column, concrete, score, candidate, ground }]
  }

  #take({ column, concrete, score, candidate, ground }: Option): boolean {
    if (this.#chosen.has(column)) return false
    const free = this.#freeElement(concrete)
    if (free === undefined) return false
    this.#taken.add(concreteKey(free))
    const spoken = candidate.isOwnRole
      ? ({ confidence: Math.min(score, confidences.guess), ground: 'ownRole' } as const)
      : { confidence: score, ground }
    this.#chosen.set(column, { ...free, column, candidate, ...spoken })
    return true
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

/** A remark is what tells its elements apart, as of notes. */
const isRemark = ({ children, naturalKeys }: Level): boolean =>
  naturalKeys[0]?.[0] === (withRole(children, 'remark')?.name ?? null)

/** A choice that the header does not speak for. */
const withoutHeader = (column: number, field: Field, score: number, ground: Ground): Option => ({
  column,
  concrete: { field, numbers: new Map() },
  score,
  candidate: { field, marks: [], features: {}, score, isWeak: true, needs: noNeeds, unexplained: [], fit: 1 },
  ground,
})

/** Where the values give one field away, a header that could be of another one says no more: "Line type" of overhead and underground. */
function withoutContradicted(candidates: readonly Candidate[], profile: ColumnProfile): readonly Candidate[] {
  const isGivenAway = candidates.some(
    ({ field, score }) => score >= thresholds.namedAtLeast && hasTellingValues(profile, field),
  )
  if (!isGivenAway) return candidates
  return candidates.filter(({ field }) => !lacksTellingValues(profile, field))
}

/**
 * One column of past bills among others is about the account ("First bill date"), not about a bill: a bill or transaction takes its
 * number, at least two columns, or a sheet named for it.
 */
function withoutStrays(choices: readonly Choice[], topics: Topics, catalogue: Catalogue): readonly Choice[] {
  const isEvent = (level: Level) => level.alikeAre === 'events' && !isRemark(level)
  const isHistory = ({ field }: Choice) => field.levels.slice(-1).some(({ level }) => isEvent(level))
  const isKey = ({ field: { leaf } }: Choice) => catalogue.level(leaf.levelPath)?.naturalKeys[0]?.[0] === leaf.name
  const [only, ...others] = choices.filter(isHistory)
  if (
    only === undefined ||
    others.length > 0 ||
    isKey(only) ||
    catalogue.levels.some((level) => isEvent(level) && topics.has(level.name))
  ) {
    return choices
  }
  return choices.filter((choice) => choice !== only)
}

const enoughFor = ({ needs }: Candidate): number =>
  needs.strongEvidence ? thresholds.enoughForVaguest : thresholds.enoughTogether

const isNameAlone = (words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => nameWords.has(word))
