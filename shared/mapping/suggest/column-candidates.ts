/** Which fields one column could be, by its header and its values, before anything around it is looked at. */

import { isAccountKey } from '../../catalogue/catalogue.ts'
import type { Message } from '../../messages/message.ts'
import type { SuggestionTrace } from '../model/mapping.ts'
import { type ConcreteField, type ElementNumbers, readWrittenPath } from './element-numbers.ts'
import type { ColumnProfile } from './evidence/column-profile.ts'
import { valueFit } from './evidence/value-fit.ts'
import type { Field } from './fields.ts'
import { type ElementMark, readHeader, type WordReading } from './headings/header-readings.ts'
import type { Lexicon } from './headings/lexicon.ts'
import { matchField, type WordMatch } from './headings/match-field.ts'
import { type Supply, withoutSupply } from './headings/supplies.ts'
import type { FieldsToMapTo } from './rules/rule.ts'
import { type Features, scoreOf, thresholds, weights } from './weights.ts'

/** A column of a sheet, as it is looked at. */
export type SeenColumn = {
  /** Counted from 1. */
  readonly column: number
  /** What people call it: its header with what stands over it. */
  readonly name: string
  readonly header: string
  /** The header with what it numbers counted from one. */
  readonly counted: string
  /** Why no field takes it, where none could; and whether that is said of an earlier column already. */
  readonly fieldless?: Message
  readonly isSaidBefore?: boolean
  /** A heading over several columns, in the row above the headers; `''` where there is none. */
  readonly groupHeading: string
  /** What stands over it is the first line of this heading alone, and no group's. */
  readonly isFirstLine: boolean
  readonly profile: ColumnProfile
  /** Of all of its rows, each value once. Looked at where it is asked for: of what is true of some accounts alone, the first rows say nothing. */
  readonly ofAllRows: () => ColumnProfile
  /** Words of the header, for what only the whole sheet can tell. */
  readonly words: readonly string[]
  /** What its heading says it is of, where the service tells supplies apart. */
  readonly supply: Supply | null
  /** Its values are whole names, though its heading says nothing. */
  readonly holdsNames?: true
  /** It is of a person whom only this sheet has a word for, and who is not the customer. */
  readonly isOfOthers?: true
  /** The fields that it could be, best first. */
  readonly found: readonly Candidate[]
  readonly like: () => ColumnsLike
}

/** What was learned of columns like one. */
export type ColumnsLike = {
  /** Of its heading, those that tell something. */
  readonly words: readonly string[]
  /** What it has in common with them. */
  readonly signs: readonly string[]
  /** The fields that some of them are of, the commonest first; none that its values can't be of. */
  readonly shares: readonly Share[]
}

/** Of the columns like one, those that are of a field. */
type Share = {
  /** `undefined`: this service has no such field */
  readonly field: Field | undefined
  /** Among what is learned. */
  readonly place: number
  /** 0 … 1; the rest are of other fields, and of none */
  readonly share: number
}

export type Candidate = {
  readonly field: Field
  readonly marks: readonly ElementMark[]
  /** Those of its words and its values. */
  readonly features: Features
  /** 0 … 1: that of the features */
  readonly score: number
  readonly isWeak: boolean
  readonly unexplained: readonly string[]
  /** Share of values that fit, 0 … 1. */
  readonly fit: number
  /** The supply that it is of, and which point of an account that is. */
  readonly ofSupply?: { readonly supply: Supply; readonly numbers: ElementNumbers }
  /** Elements named by a header that is a path of the interface: `customers[1].email`. */
  readonly written?: ElementNumbers
  /** What a rule made of it: why, how sure it is at most, and whether it is out. */
  readonly because?: Message | undefined
  readonly most?: number
  readonly isOut?: boolean
  /** Of a guess: what each sign of the column adds to it, as a logarithm. */
  readonly learnedFrom?: SuggestionTrace['learnedFrom']
  /** It, and those of other lists that the heading names alike. */
  readonly twins?: readonly Candidate[]
}

/** Those of lists apart that a heading names alike: which one is meant it does not say. @param found  best first */
export function twinsAmong(found: readonly Candidate[]): readonly Candidate[] {
  // That it is the label of the one tells nothing of the other.
  const near = thresholds.clearlyBetter + weights.ownLabel
  const alike = found.filter(({ score }) => score > (found[0]?.score ?? 0) - near)
  const levels = alike.map(({ field }) => field.leaf.levelPath)
  const areApart = levels.some((one) => levels.some((other) => !one.startsWith(other) && !other.startsWith(one)))
  return areApart && !alike.some(({ field }) => isAccountKey(field.leaf)) ? alike : []
}

export const isSure = ({ score, isWeak, isOut }: Candidate): boolean =>
  score >= thresholds.sure && !isWeak && isOut !== true

/** What the heading says for sure, if it says so. */
export const saidOf = ({ found: [best] }: SeenColumn): Candidate | undefined =>
  best !== undefined && isSure(best) ? best : undefined

/** Why what the heading says for sure is out, where something else on its sheet is the reason. */
export const outBecause = ({ found: [best] }: SeenColumn): Candidate['because'] =>
  best?.isOut === true && isSure({ ...best, isOut: false }) ? best.because : undefined

/** The heading names the field for sure, and the values can't be of it. */
export const isContradicted = ({ features, isWeak, fit, unexplained }: Candidate, { count }: ColumnProfile): boolean =>
  count > 0 &&
  fit < thresholds.poorFit &&
  !isWeak &&
  unexplained.length === 0 &&
  scoreOf({ ...features, contraryValues: 0 }) >= thresholds.sure

type Match = WordMatch & { readonly marks: readonly ElementMark[] }

/** @returns every field worth mentioning, best first; of equals, in the order of the catalogue */
export function candidatesOf(
  column: SeenColumn,
  { fields, lexicon, supplyField }: FieldsToMapTo,
): readonly Candidate[] {
  const { supply } = column
  if (supply === null || supplyField === null) return candidatesAmong(column, fields, lexicon)
  const isOfPoint = ({ leaf }: Field): boolean => leaf.path.startsWith(`${supplyField.level}.`)
  const within = fields.filter((field) => isOfPoint(field) && supplyField.has(supply, field.leaf.path))
  const others = fields.filter((field) => !isOfPoint(field))
  const counted = withoutSupply(column.counted, lexicon)
  const groupHeading = withoutSupply(column.groupHeading, lexicon)
  // "Gas digits" may be `gas_number_of_digits`, with the word, as well as `number_of_digits`.
  const all = [
    ...candidatesAmong({ ...column, counted, groupHeading }, within, lexicon),
    ...candidatesAmong(column, within, lexicon),
    ...candidatesAmong(column, others, lexicon),
  ].sort((a, b) => b.score - a.score)
  return all.filter(({ field }, at) => all.findIndex((one) => one.field === field) === at)
}

function candidatesAmong(column: SeenColumn, fields: readonly Field[], lexicon: Lexicon): readonly Candidate[] {
  const { header, counted, fieldless, groupHeading, isFirstLine, profile } = column
  if (fieldless !== undefined) return []
  const written = readWrittenPath(header, fields)
  if (written !== undefined) return [writtenCandidate(written, profile)]
  if (groupHeading !== '') {
    // "Billing address" over "City" is as good as "Billing address city"; a heading that explains nothing is passed over.
    const grouped = rankFields(readHeader(`${groupHeading} ${counted}`, lexicon), profile, fields, lexicon)
    if (grouped[0] !== undefined && isSure(grouped[0])) return grouped
  }
  const letters = lettersOf(header)
  const numbered = fields.filter(({ leaf }) => /\d/.test(leaf.name) && lettersOf(leaf.name) === letters)
  if (numbered.length === 1) return numbered.map((field) => namedCandidate(field, profile))
  const own = rankFields(readHeader(counted, lexicon), profile, fields, lexicon)
  if (!isFirstLine || (own[0] !== undefined && isSure(own[0]))) return own
  // The second line may say it again in another language, or as a program names it.
  const ofFirstLine = rankFields(readHeader(groupHeading, lexicon), profile, fields, lexicon)
  return ofFirstLine[0] !== undefined && isSure(ofFirstLine[0]) ? ofFirstLine : own
}

function rankFields(
  readings: readonly WordReading[],
  profile: ColumnProfile,
  fields: readonly Field[],
  lexicon: Lexicon,
): readonly Candidate[] {
  const candidates = fields.flatMap((field) => {
    const found = bestOf(readings, field, lexicon)
    if (found === undefined) return []
    const fit = valueFit(profile, field)
    const features = {
      ...found.features,
      ...(fit < thresholds.poorFit && { contraryValues: 1 }),
      ...(field.leaf.isRare === true && { rare: 1 }),
    }
    const { marks, isWeak, unexplained } = found
    return [{ field, marks, features, score: scoreOf(features), isWeak, unexplained, fit }]
  })
  return candidates.sort((a, b) => b.score - a.score)
}

/** What no words and no values speak for. */
export const noCandidate: Omit<Candidate, 'field' | 'score'> = {
  marks: [],
  features: {},
  isWeak: false,
  unexplained: [],
  fit: 1,
}

/** "Billing address 1" is `billing_address1`: there its number is part of the name, and counts nothing. */
function namedCandidate(field: Field, profile: ColumnProfile): Candidate {
  const fit = valueFit(profile, field)
  const features = { wholeName: 1, ...(fit < thresholds.poorFit && { contraryValues: 1 }) }
  return { ...noCandidate, field, features, score: scoreOf(features), fit }
}

const lettersOf = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '')

const writtenCandidate = ({ field, numbers }: ConcreteField, profile: ColumnProfile): Candidate => ({
  ...noCandidate,
  field,
  features: { wholeName: 1 },
  score: 1,
  fit: valueFit(profile, field),
  written: numbers,
})

const better = (a: Match | undefined, b: Match | undefined): Match | undefined =>
  b === undefined || (a !== undefined && a.score >= b.score) ? a : b

function bestOf(readings: readonly WordReading[], field: Field, lexicon: Lexicon): Match | undefined {
  return readings
    .map(({ words, marks }) => {
      const match = matchField(words, field, lexicon)
      return match === undefined ? undefined : { ...match, marks }
    })
    .reduce(better, undefined)
}
