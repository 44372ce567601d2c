/**
 * Chooses a field for each column of a sheet: sure ones first, best first, no field twice; then those that need their surroundings,
 * one by one, because each one found speaks for its neighbours.
 */
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Candidate, SeenColumn } from './column-candidates.ts'
import { peopleLevels, severalFields } from './dictionary/context-words.ts'
import { nameWords } from './dictionary/light-words.ts'
import { type Chosen, type ConcreteField, concreteKey, elementKey, numberElements } from './element-numbers.ts'
import type { Field } from './fields.ts'
import type { SeenSheet } from './seen-sheet.ts'
import { evidenceFor } from './sheet-topics.ts'
import { hasTellingValues } from './value-fit.ts'

/** What spoke for a choice, besides the header. */
export type Ground = 'header' | 'surroundings' | 'values' | 'beyondFirst' | 'lastName'

export type Choice = Chosen & {
  /** 0 … 1 */
  readonly confidence: number
  readonly candidate: Candidate
  readonly ground: Ground
}

/** Which candidates of which columns are out: an address column without a word for which address, once that is decided. */
export type Exclusion = (column: number, field: Field) => boolean

/** A header this sure is believed without looking around. */
const sureScore = 0.6
/** With what is around counted in, a vague header needs this much, and so much more than the next best field. */
const enoughTogether = 0.62
const clearlyBetter = 0.02
/** When its best field is taken, a column may fall to the next one only if that fits about as well. */
const aboutAsGood = 0.1
const tellingValuesBonus = 0.3
/** Too little to change anything but a tie. */
const tieBreaker = 0.02
const weakCeiling = 0.9
/** A phone whose own fields are all taken, and a name beside a first name. */
const beyondFirstScore = 0.65
const lastNameScore = 0.75
const valuesAloneScore = 0.62
/** More than this many elements in one row is a mistake of ours, not of the sheet. */
const highestNumber = 9

type Option = {
  readonly column: number
  readonly concrete: ConcreteField
  readonly score: number
  readonly candidate: Candidate
  readonly ground: Ground
}

export function chooseFields(
  seen: SeenSheet,
  catalogue: Catalogue,
  fields: readonly Field[],
  isExcluded: Exclusion,
): readonly Choice[] {
  const chooser = new Chooser(seen, catalogue, fields, isExcluded)
  chooser.chooseSure()
  chooser.chooseLastNames()
  chooser.chooseBySurroundings()
  chooser.chooseByValues()
  return chooser.choices
}

class Chooser {
  readonly #seen: SeenSheet
  readonly #fields: readonly Field[]
  readonly #candidates: ReadonlyMap<number, readonly Candidate[]>
  readonly #namedPeople: ReadonlySet<string>
  readonly #overflows: ReadonlyMap<string, Field>
  readonly #chosen = new Map<number, Choice>()
  readonly #taken = new Set<string>()

  constructor(seen: SeenSheet, catalogue: Catalogue, fields: readonly Field[], isExcluded: Exclusion) {
    this.#seen = seen
    this.#fields = fields
    this.#candidates = new Map(
      [...seen.candidates].map(([column, candidates]) => [
        column,
        candidates.filter(({ field }) => !isExcluded(column, field)),
      ]),
    )
    this.#overflows = overflowsOf(catalogue, fields)
    this.#namedPeople = namedPeopleOf(catalogue, [...this.#candidates.values()])
  }

  get choices(): readonly Choice[] {
    return [...this.#chosen.values()].sort((a, b) => a.column - b.column)
  }

  /** Columns whose header says it. */
  chooseSure(): void {
    const options = this.#seen.columns.flatMap(({ column }) => this.#sureOptions(column))
    for (const option of options.sort((a, b) => b.score - a.score)) this.#take(option)
  }

  #sureOptions(column: number): readonly Option[] {
    const sure = (this.#candidates.get(column) ?? []).filter(({ score, isWeak }) => score >= sureScore && !isWeak)
    const bestScore = sure[0]?.score ?? 0
    const options = sure
      .filter(({ score }) => score >= bestScore - aboutAsGood)
      .flatMap((candidate) =>
        this.#optionOf(column, candidate, candidate.score + this.#tieBreaker(column, candidate), 'header'),
      )
    const [best] = options
    const overflow = best === undefined ? undefined : this.#overflows.get(best.concrete.field.target)
    if (best === undefined || overflow === undefined) return options
    const concrete = { field: overflow, numbers: best.concrete.numbers }
    return [...options, { ...best, concrete, score: beyondFirstScore, ground: 'beyondFirst' }]
  }

  /** Where headers of several fields say the same ("Service type"), values and the sheet's name decide. */
  #tieBreaker(column: number, { field }: Candidate): number {
    const profile = this.#seen.columns.find((one) => one.column === column)?.profile
    const telling = profile !== undefined && hasTellingValues(profile, field) ? 1 : 0
    return tieBreaker * (telling + evidenceFor(field, column, [], this.#seen.topics))
  }

  /** "Name" beside "Vorname" is the family name. Alone it is a whole name, which nobody here takes apart. */
  chooseLastNames(): void {
    for (const column of this.#seen.columns) {
      if (this.#chosen.has(column.column) || !isNameAlone(column.words) || column.profile.severalNames >= 0.5) continue
      const family = this.#fields.find(({ leaf }) => leaf.name === 'family_name')
      const given = this.choices.find(({ field }) => field.leaf.name === 'given_name')
      if (family === undefined || given === undefined) continue
      const concrete = { field: family, numbers: given.numbers }
      this.#take({
        column: column.column,
        concrete,
        score: lastNameScore,
        candidate: given.candidate,
        ground: 'lastName',
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
    return this.#seen.columns
      .filter(({ column }) => !this.#chosen.has(column) && !this.#isSure(column))
      .flatMap((column) => this.#vagueOption(column) ?? [])
      .sort((a, b) => b.score - a.score)[0]
  }

  #isSure(column: number): boolean {
    return (this.#candidates.get(column) ?? []).some(({ score, isWeak }) => score >= sureScore && !isWeak)
  }

  #vagueOption({ column, profile }: SeenColumn): Option | undefined {
    const options = (this.#candidates.get(column) ?? [])
      .filter(({ isWeak }) => isWeak)
      .flatMap((candidate) => {
        const telling = hasTellingValues(profile, candidate.field)
        const around = evidenceFor(candidate.field, column, this.choices, this.#seen.topics)
        const score = Math.min(weakCeiling, candidate.score + around + (telling ? tellingValuesBonus : 0))
        return this.#optionOf(column, candidate, score, telling ? 'values' : 'surroundings')
      })
      .filter(({ concrete }) => !this.#taken.has(concreteKey(concrete)))
      .sort((a, b) => b.score - a.score)
    const [best, next] = options
    if (best === undefined || best.score < enoughTogether) return undefined
    return next !== undefined && best.score - next.score < clearlyBetter ? undefined : best
  }

  /** A column of e-mails under a header that says nothing, on a sheet of people that has no other. */
  chooseByValues(): void {
    for (const { column, words, profile } of this.#seen.columns) {
      const field = this.#fields.find(({ leaf }) => leaf.kind === 'email')
      if (field === undefined || this.#chosen.has(column) || profile.email < 0.8) continue
      if (!words.every((word) => field.contextWords.has(word) || /^(?:\d+|column|field|f|unnamed)$/.test(word)))
        continue
      const candidate = {
        field,
        marks: [],
        score: valuesAloneScore,
        isWeak: true,
        phrase: field.label,
        unexplained: [],
        fit: 1,
      }
      this.#take({
        column,
        concrete: { field, numbers: new Map() },
        score: valuesAloneScore,
        candidate,
        ground: 'values',
      })
    }
  }

  #optionOf(column: number, candidate: Candidate, score: number, ground: Ground): readonly Option[] {
    const overflow = this.#overflows.get(candidate.field.target)
    const concrete = numberElements(candidate.field, candidate.marks, this.#namedPeople, overflow)
    return concrete === undefined ? [] : [{ column, concrete, score, candidate, ground }]
  }

  #take({ column, concrete, score, candidate, ground }: Option): boolean {
    if (this.#chosen.has(column)) return false
    const free = this.#freeElement(concrete)
    if (free === undefined) return false
    this.#taken.add(concreteKey(free))
    this.#chosen.set(column, { ...free, column, confidence: score, candidate, ground })
    return true
  }

  /** The field itself, or where an account can have several, its next element. */
  #freeElement(concrete: ConcreteField): ConcreteField | undefined {
    if (!this.#taken.has(concreteKey(concrete))) return concrete
    const level = concrete.field.levels.at(-1)
    if (level === undefined || !severalFields.includes(concrete.field.leaf.name)) return undefined
    const first = concrete.numbers.get(level.path) ?? 1
    for (let number = first + 1; number <= highestNumber; number += 1) {
      const next = { field: concrete.field, numbers: new Map([...concrete.numbers, [level.path, number]]) }
      if (!this.#taken.has(concreteKey(next))) return next
    }
    return undefined
  }
}

const isNameAlone = (words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => nameWords.has(word))

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

/** The people that the sheet has a naming column for, by the fields that tell one from another. */
function namedPeopleOf(catalogue: Catalogue, candidates: readonly (readonly Candidate[])[]): ReadonlySet<string> {
  const named = new Set<string>()
  for (const [best] of candidates) {
    if (best === undefined || best.isWeak || best.score < sureScore) continue
    const level = best.field.levels.at(-1)
    if (level === undefined || !peopleLevels.includes(level.path.replace('[]', ''))) continue
    const naming = catalogue.level(level.path)?.naturalKeys[0] ?? []
    if (!naming.includes(best.field.leaf.name)) continue
    const numbers = best.marks.length === 0 ? [1] : best.marks.map(({ number }) => number)
    for (const number of numbers) named.add(elementKey(level.path, number))
  }
  return named
}
