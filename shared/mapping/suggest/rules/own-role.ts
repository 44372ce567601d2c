/**
 * What a sheet calls its customers in a word of its own: "Generator first name", "Generator e-mail", "Generator tel". Such a word may as well be
 * somebody else's ("Keyholder", "Installer"), so it is passed over only where nothing else on the sheet says who the customer is, and as a
 * guess.
 */

import { isPeople } from '../../../catalogue/catalogue.ts'
import { type Candidate, isSure, type SeenColumn } from '../column-candidates.ts'
import { isWholeName } from '../explain.ts'
import type { Field } from '../fields.ts'
import type { Lexicon } from '../headings/lexicon.ts'
import { chunksOf, plain, seamsOf, singular } from '../headings/plain-words.ts'

/** So many columns with it make a word the name of a thing. */
const fewestColumns = 3
/** An account may be of one of these, and then its people are somebody else. */
const companyWords = ['company', 'organisation', 'business', 'firm', 'trading']

/**
 * @param candidates  by column
 * @param read  the fields that a column could be
 * @returns the columns with such a word, each with the fields of a customer that it could be without it
 */
export function readOwnRole(
  columns: readonly SeenColumn[],
  candidates: ReadonlyMap<number, readonly Candidate[]>,
  lexicon: Lexicon,
  read: (column: SeenColumn) => readonly Candidate[],
): ReadonlyMap<number, readonly Candidate[]> {
  for (const [word, named] of Map.groupBy(columns, ({ counted }) => firstWord(counted))) {
    if (word === '' || lexicon.isKnown(word) || named.length < fewestColumns) continue
    const own = named.map((column) => [column.column, asOwnRole(read(withoutFirstWord(column)))] as const)
    const fields = own.flatMap(([, found]) => sureField(found))
    const areOfOnePerson = fields.length === named.length && fields.every(isOfPeople)
    const areDifferent = new Set(fields).size === fields.length
    const saysWho = (other: SeenColumn) => !named.includes(other) && isOfCustomer(other, candidates)
    if (areOfOnePerson && areDifferent && !columns.some(saysWho)) return new Map(own)
  }
  return new Map()
}

const asOwnRole = (found: readonly Candidate[]): readonly Candidate[] =>
  found.map((candidate) => ({ ...candidate, isOwnRole: true }))

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
