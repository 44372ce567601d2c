/** What a sheet calls its people, and parts of their names. */
import { isPeople } from '../../../catalogue/catalogue.ts'
import { personWords, rootWords } from '../../../vocabulary/levels.ts'
import { nameWords, softWords } from '../../../vocabulary/light-words.ts'
import { chunksOf, plain, seamsOf, singular } from '../../../vocabulary/plain-words.ts'
import { type Candidate, candidatesOf, isSure, type SeenColumn } from '../column-candidates.ts'
import { valueFit } from '../evidence/value-fit.ts'
import type { Field } from '../fields.ts'

import { type SeenSheet, withCandidates } from '../seen-sheet.ts'
import { confidences } from '../weights.ts'
import type { Change, FieldsToMapTo } from './rule.ts'

// ---- A word of its own

/** So many columns with it make a word the name of a thing. */
const fewestColumns = 3
/** An account may be of one of these, and then its people are somebody else. */
const companyWords = ['company', 'organisation', 'business', 'firm', 'trading']

/**
 * Such a word may as well be somebody else's ("Keyholder", "Installer"), so it is passed over only where nothing else on the sheet says who the
 * customer is, and as a guess.
 */
export const ownRole: Change = (sheets, mapTo, reason) =>
  sheets.map((sheet) => {
    const own = ownRoleOf(sheet, mapTo, reason)
    return own.size === 0 ? sheet : withCandidates(sheet, ({ column }, found) => own.get(column) ?? found)
  })

function ownRoleOf(
  { columns, candidates }: SeenSheet,
  { fields, lexicon }: FieldsToMapTo,
  because: string,
): ReadonlyMap<number, readonly Candidate[]> {
  const asGuess = (column: SeenColumn): readonly Candidate[] =>
    candidatesOf(column, fields, lexicon).map((one) => ({ ...one, most: confidences.guess, because }))
  for (const [word, named] of Map.groupBy(columns, ({ counted }) => firstWord(counted))) {
    if (word === '' || lexicon.isKnown(word) || named.length < fewestColumns) continue
    const own = named.map((column) => [column.column, asGuess(withoutFirstWord(column))] as const)
    const fields = own.flatMap(([, found]) => sureField(found))
    const areOfOnePerson = fields.length === named.length && fields.every(isOfPeople)
    const areDifferent = new Set(fields).size === fields.length
    const saysWho = (other: SeenColumn) => !named.includes(other) && isOfCustomer(other, candidates)
    if (areOfOnePerson && areDifferent && !columns.some(saysWho)) return new Map(own)
  }
  return new Map()
}

function isOfCustomer({ column, words }: SeenColumn, candidates: ReadonlyMap<number, readonly Candidate[]>): boolean {
  const found = candidates.get(column) ?? []
  return isWholeName(words) || words.some((word) => companyWords.includes(word)) || sureField(found).some(isOfPeople)
}

const sureField = ([best]: readonly Candidate[]): readonly Field[] =>
  best !== undefined && isSure(best) ? [best.field] : []

/** Of a person, or of something that a person has. */
const isOfPeople = ({ levels }: Field): boolean => levels.slice(0, 1).some(({ level }) => isPeople(level))

const firstPiece = (header: string): string => seamsOf(chunksOf(header)[0] ?? '')[0] ?? ''

const firstWord = (header: string): string => singular(plain(firstPiece(header)))

function withoutFirstWord(column: SeenColumn): SeenColumn {
  const piece = firstPiece(column.counted)
  return { ...column, counted: column.counted.slice(column.counted.indexOf(piece) + piece.length) }
}

// ---- A name beside a name

/** Alone it is a whole name, which nobody here takes apart; who has a first name is called by it, and not by initials. */
export const nameBesideName: Change = (sheets, { fields }, reason) =>
  sheets.map((sheet) => {
    const sure = [...sheet.candidates.values()].flatMap(([best]) => (best !== undefined && isSure(best) ? [best] : []))
    const [given, family] = (['givenName', 'familyName'] as const).map((role) =>
      sure.find(({ field }) => field.leaf.role === role),
    )
    const other = given ?? family
    const field = fields.find(({ leaf }) => leaf.role === (given === undefined ? 'givenName' : 'familyName'))
    if (other === undefined || field === undefined) return sheet
    const because = reason.replace('{other}', given === undefined ? 'last' : 'first')
    return withCandidates(sheet, ({ words, profile }, found) => {
      const isInitials = given === undefined && words.length === 1 && words[0] === 'initials'
      const isName = words.length > 0 && words.every((word) => nameWords.has(word)) && profile.severalNames < 0.5
      if (!(isInitials || isName) || found.some(isSure) || valueFit(profile, field) < 0.5) return found
      return [{ ...other, field, score: confidences.otherName, because }, ...found]
    })
  })

/** "Customer name", "Account holder": a word for a name, and otherwise only words for people. */
export function isWholeName(words: readonly string[]): boolean {
  const people = [...personWords.nouns, ...personWords.others, ...rootWords]
  const rest = words.filter((word) => !nameWords.has(word) && !softWords.includes(word))
  return (
    words.some((word) => nameWords.has(word)) &&
    rest.every((word) => people.includes(word) || /^(?:full|joint|\d)$/.test(word))
  )
}
