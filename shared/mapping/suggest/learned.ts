/**
 * What the words of a heading and the look of its values mostly stand for, as learned from the kept header sets and sayings by
 * `test/bench/fit-words.ts`: plain logistic regression, with one sum for each field, and zero for none. It asks for no whole name, so it reads
 * headings that nobody foresaw; it only guesses, and only where nothing else has decided.
 */
import { type Catalogue, isAccountKey, isOfPeople, type ProjectKind } from '../../catalogue/catalogue.ts'
import { message } from '../../messages/say.ts'
import { listed, quoted } from '../../messages/values.ts'
import { shortPostcodes } from '../../vocabulary/abbreviations.ts'
import { learnedWords } from '../../vocabulary/learned-words.ts'
import { differingWords } from '../../vocabulary/levels.ts'
import {
  bankWords,
  denyingWords,
  emptyWords,
  negativeWords,
  sentenceFillers,
  softWords,
  unrelatedTo,
} from '../../vocabulary/light-words.ts'
import { chunksOf, plain } from '../../vocabulary/plain-words.ts'
import { wordsIn } from '../../vocabulary/read-vocabulary.ts'
import { saysContractEnd, saysEnd } from '../../vocabulary/values/ended-words.ts'
import { protectionOf } from '../../vocabulary/values/protection.ts'
import type { Suggestion } from '../model/mapping.ts'
import { isUnnamed } from './address-names.ts'
import {
  type Candidate,
  type ColumnsLike,
  isContradicted,
  noCandidate,
  type SeenColumn,
  twinsAmong,
} from './column-candidates.ts'
import { hasNoKnownValue, valueFit } from './evidence/value-fit.ts'
import { kindOfValues } from './evidence/values-alone.ts'
import type { Field } from './fields.ts'
import { readHeader } from './headings/header-readings.ts'
import type { Lexicon } from './headings/lexicon.ts'
import { isWholeName } from './rules/people-words.ts'
import type { FieldsToMapTo } from './rules/rule.ts'
import { confidences, thresholds } from './weights.ts'

/** What one sign of a column adds to the sum of each field. */
type SignWeights = {
  /** By the place of the field among `fields`. */
  readonly of: ReadonlyMap<number, number>
  /** To all others. */
  readonly others: number
}

export type Learned = {
  /** How the paths of fields end. */
  readonly fields: readonly string[]
  readonly signs: ReadonlyMap<string, SignWeights>
}

/** The sign of every column, and that of a field that the values are hardly of. */
const always = 'always'
export const contraryValues = 'contrary values'

/** @param signs  each with the tenths that it adds to every field, then those that it adds to single ones, behind their places */
export function readLearned({ fields, signs }: { readonly fields: string; readonly signs: string }): Learned {
  const read = signs.split(/\n|; /).flatMap((entry): [string, SignWeights][] => {
    const [sign = '', added] = entry.split(': ')
    const [others = 0, ...single] = added?.split(' ').map(Number) ?? []
    const of = new Map<number, number>()
    for (let at = 0; at < single.length; at += 2) of.set(single[at] ?? 0, (single[at + 1] ?? 0) / 10)
    return added === undefined ? [] : [[sign, { others: others / 10, of }]]
  })
  return { fields: wordsIn(fields), signs: new Map(read) }
}

const made = new Map<ProjectKind, Learned>()
/** Of spreadsheets of accounts, or of additions. Read once, by whoever asks first: it is long. */
export function ourLearned(kind: ProjectKind): Learned {
  const known = made.get(kind) ?? readLearned(learnedWords[kind])
  made.set(kind, known)
  return known
}

type Heading = Pick<SeenColumn, 'words' | 'groupHeading' | 'profile'>

/** What is learned from: the words of a heading and what stands over it, those of the name of the sheet, and the look of the values. */
export function signsOf(
  { words, groupHeading, profile }: Heading,
  sheetWords: readonly string[],
  lexicon: Lexicon,
): { readonly words: readonly string[]; readonly signs: readonly string[] } {
  const tellingOf = (all: readonly string[]) =>
    [...new Set(all)].filter((word) => word.length > 1 && /\D/.test(word) && !softWords.has(word))
  const own = tellingOf([...words, ...lexicon.wordsOf(groupHeading)])
  const look = kindOfValues(profile)
  const ofSheet = tellingOf(sheetWords).map((word) => `sheet ${word}`)
  return {
    words: own,
    signs: [always, ...(look === undefined ? [] : [`values ${look}`]), ...own.map(signOfWord), ...ofSheet],
  }
}

const signOfWord = (word: string): string => `word ${word}`

/** @param fit  the share of values that fit */
export const areContrary = (fit: number): boolean => fit < thresholds.doubtfulFit

/**
 * Whether a column may be of a field at all, whatever it is like: no word of it is of columns that stand for no field, unless the field is called
 * so; of what was, where the field holds what is; or denies. Yes and no are said of what is either.
 */
const mayBe = (column: SeenColumn, field: Field, mapTo: FieldsToMapTo): boolean =>
  field.leaf.role !== 'supplierCode' &&
  !isUnnamed(column, field, mapTo) &&
  !(field.leaf.kind !== 'boolean' && saysYesOrNo(column.profile)) &&
  // Of which supply it is, a rule says of what headings name.
  !(mapTo.supplyField !== null && field.leaf.path.startsWith(`${mapTo.supplyField.level}.`)) &&
  !column.found.some((one) => one.field === field && one.isOut === true) &&
  !isDenied(column, field, mapTo.catalogue.kind) &&
  // "Supply until" is like "Supply since".
  !(mapTo.catalogue.kind === 'accounts' && (saysEnd(column.header) || saysContractEnd(column.header))) &&
  !column.words.some((word) => unrelatedTo(mapTo.catalogue.kind).has(word) && !field.words.has(word)) &&
  // "Abw. Name": of somebody else than the customer.
  !column.words.some((word) => differingWords.has(word) && !field.contextWords.has(word))

const mostlyYesNo = 0.8
/** A phase or a factor is 1 as well. */
const saysYesOrNo = ({ yesNo, distinct }: SeenColumn['profile']): boolean =>
  yesNo >= mostlyYesNo && [...distinct].some((value) => value === '0' || !/^\d+$/.test(value))

/**
 * The heading says no: a yes of the column would be a no of the field, and what was not paid is no payment. In the languages of the sayings, whose
 * words need not be known; "no" alone stands for a number too, but not at the beginning.
 */
export function isDenied({ words, header }: SeenColumn, { leaf }: Field, kind: ProjectKind): boolean {
  const denies = (word: string): boolean => negativeWords.has(word) || denyingWords.has(word)
  const [first, ...rest] = chunksOf(header).map(plain)
  if (leaf.kind === 'boolean') return [...words, first ?? '', ...rest].some(denies)
  const isNone = first === 'no' && rest.length > 0
  return (
    kind === 'additions' && (isNone || [...words, first ?? '', ...rest].some((word) => word !== 'no' && denies(word)))
  )
}

/** The fields that something was learned of, by their places there; what ends like two fields says nothing of either. */
export function learnedAmong(fields: readonly Field[], { fields: endings }: Learned): ReadonlyMap<number, Field> {
  const found = endings.flatMap((ending, place): [number, Field][] => {
    const [only, ...others] = fields.filter(({ target }) => target === ending || target.endsWith(`.${ending}`))
    return only === undefined || others.length > 0 ? [] : [[place, only]]
  })
  return new Map(found)
}

/** So that what columns like one are of is looked for among the others. */
export const withoutFields = (mapTo: FieldsToMapTo, isOut: (field: Field) => boolean): FieldsToMapTo => ({
  ...mapTo,
  learnedOf: new Map([...mapTo.learnedOf].map(([place, field]) => [place, field && isOut(field) ? null : field])),
})

export function columnsLike(
  column: Heading,
  sheetWords: readonly string[],
  { lexicon, learned, learnedOf }: FieldsToMapTo,
): ColumnsLike {
  const { profile } = column
  const { signs: weights } = learned
  const { words, signs } = signsOf(column, sheetWords, lexicon)
  const added = signs.flatMap((sign) => weights.get(sign) ?? [])
  const toAll = added.reduce((sum, { others }) => sum + others, 0)
  const sums = learned.fields.map(() => toAll)
  for (const { of, others } of added) for (const [place, own] of of) sums[place] = (sums[place] ?? 0) + own - others
  const ofContrary = weights.get(contraryValues)?.others ?? 0
  const odds = sums.flatMap((ofSigns, place) => {
    const field = learnedOf.get(place)
    if (field === null) return []
    // What is this unlikely counts for little, and need not be looked at closely.
    const fit = field === undefined || ofSigns < unlikely ? 1 : valueFit(profile, field)
    if (fit < thresholds.poorFit) return []
    const ofValues = areContrary(fit) ? ofContrary : 0
    return [{ field, place, odds: Math.exp(ofSigns + ofValues) }]
  })
  const all = odds.reduce((sum, one) => sum + one.odds, 1)
  const shares = odds
    .filter((one) => one.odds >= leastShare * all)
    .map(({ field, place, odds: own }) => ({ field, place, share: own / all }))
  return { words, signs, shares: shares.toSorted((one, other) => other.share - one.share) }
}

/** @returns the fields that most columns like it are of, and those among them that a person is offered: where they are many, and it may be of them */
export function learnedOffers(
  column: SeenColumn,
  mapTo: FieldsToMapTo,
): { readonly offered: readonly Field[]; readonly shares: NonNullable<Suggestion['readAs']>['shares'] } {
  const found = column
    .like()
    .shares.flatMap(({ field, share }) =>
      field === undefined ? [] : [{ field, share: Math.round(share * 100) / 100 }],
    )
  const isOffered = ({ field, share }: (typeof found)[number]): boolean =>
    share >= thresholds.worthOffering && column.isOfOthers !== true && mayBe(column, field, mapTo)
  return {
    offered: found.filter(isOffered).map(({ field }) => field),
    shares: found.slice(0, sharesShown).map(({ field, share }) => ({ field: field.target, share })),
  }
}

const sharesShown = 3

/**
 * @returns the field that most columns like it are of, if there is one; none of a column that says nothing, or of which something is known that
 *   decides it otherwise
 */
export function learnedGuess(column: SeenColumn, mapTo: FieldsToMapTo): Candidate | undefined {
  const { catalogue, lexicon, learned } = mapTo
  const { signs: weights } = learned
  const { words, signs, shares } = column.like()
  const isNew = (word: string) => !weights.has(signOfWord(word)) && !lexicon.isKnown(word)
  // Whose, or of what, is what such a word says: "Loan account", "Installer e-mail". In a sentence it may be any word.
  if (words.length <= shortHeading && words.some(isNew)) return undefined
  if (isKnown(column, catalogue) || !words.some(isTelling)) return undefined
  const [best] = shares
  if (best?.field === undefined || best.share < thresholds.likely || !mayBe(column, best.field, mapTo)) return undefined
  const { field, place, share } = best
  // Codes of one's own may stand for anything: then the words must say much.
  if (share < thresholds.enoughTogether && hasNoKnownValue(column.profile, field)) return undefined
  const addedBy = (sign: string): number => weights.get(sign)?.of.get(place) ?? weights.get(sign)?.others ?? 0
  const adds = (word: string): number => addedBy(signOfWord(word))
  // Who somebody is, and how to reach them, may be said of anybody; and by a wrong number rows would go to the account of somebody else.
  const speaksAgainst = (word: string) => isNew(word) || (isTelling(word) && !field.words.has(word) && adds(word) < 0)
  if ((isAccountKey(field.leaf) || isOfPeople(catalogue, field.leaf.path)) && words.some(speaksAgainst))
    return undefined
  const heading = column.header.toLowerCase()
  const speaking = words
    .filter((word) => adds(word) >= much && isTelling(word) && heading.includes(word))
    .toSorted((one, other) => adds(other) - adds(one))
    .slice(0, mostNamed)
  const because = message('reason_likely', {
    words: speaking.length === 0 ? null : listed(speaking.map(quoted), 'and'),
  })
  const marks = readHeader(column.counted, lexicon)[0]?.marks ?? []
  // Digits that count nothing one could name may count nothing: "zz1x2_postcode" would begin a second address.
  if (new Set(marks.flatMap(({ number, noun }) => (noun === null ? [number] : []))).size > 1) return undefined
  const learnedFrom = signs.map((sign) => ({ sign, adds: addedBy(sign) })).filter((one) => one.adds !== 0)
  const features = { likely: share }
  return { ...noCandidate, field, marks, features, score: share, because, most: confidences.guess, learnedFrom }
}

/** A logarithm, as all that is added. */
const unlikely = -3
/** What is less than a hundredth is of no use to anybody. */
const leastShare = 0.005
/** A heading of no more words is none of a person who explains something. */
const shortHeading = 2

/** So much more than others a word adds to the field that it is named as a reason; and so many are. */
const [much, mostNamed] = [1, 2]

const isTelling = (word: string): boolean => !sentenceFillers.has(word) && !emptyWords.has(word)

/** Another rule has its say of it, or a person is asked; and nothing is lost with what holds no values. */
const isKnown = (
  { fieldless, holdsNames, isOfOthers, name, header, words, found, profile }: SeenColumn,
  { kind }: Catalogue,
): boolean =>
  profile.count === 0 ||
  fieldless !== undefined ||
  holdsNames === true ||
  isOfOthers === true ||
  (kind === 'accounts' && words.some((word) => bankWords.has(word))) ||
  chunksOf(header).some((chunk) => shortPostcodes.includes(plain(chunk))) ||
  protectionOf(name) !== null ||
  isWholeName(words) ||
  twinsAmong(found.filter(({ score }) => score >= thresholds.worthMentioning)).length > 0 ||
  found.some((one) => isContradicted(one, profile))
