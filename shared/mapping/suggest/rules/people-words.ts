/** What a sheet calls its people, and parts of their names. */

import { isPeople } from '../../../catalogue/catalogue.ts'
import type { FieldRole } from '../../../contract/field.ts'
import { message } from '../../../messages/say.ts'
import { ordinalWords, personWords, rootWords, secondWords } from '../../../vocabulary/levels.ts'
import { companyWords, holderWords, nameWords, softWords } from '../../../vocabulary/light-words.ts'
import { chunksOf, plain, seamsOf, singular } from '../../../vocabulary/plain-words.ts'
import { candidatesOf, isSure, noCandidate, type SeenColumn, saidOf } from '../column-candidates.ts'
import { valueFit } from '../evidence/value-fit.ts'
import type { Field } from '../fields.ts'
import { type SeenSheet, saidOn, withFound } from '../seen-sheet.ts'
import { confidences } from '../weights.ts'
import type { Change } from './rule.ts'

// ---- A word of its own

/** So many columns with it make a word the name of a thing. */
const fewestColumns = 3

/**
 * Such a word may as well be somebody else's ("Generator", "Depositor"), so it is passed over only where nothing else on the sheet says who the
 * customer is, and as a guess; else its columns are of that other person.
 */
export const ownRole: Change = (sheets, mapTo, because) =>
  sheets.map((sheet) => {
    const { columns } = sheet
    const ofOthers = new Set<SeenColumn>()
    const asGuess = (column: SeenColumn): SeenColumn => {
      const found = candidatesOf(withoutFirstWord(column), mapTo)
      return { ...column, found: found.map((one) => ({ ...one, most: confidences.guess, because })) }
    }
    for (const [word, named] of Map.groupBy(columns, ({ counted }) => firstWord(counted))) {
      if (word === '' || mapTo.lexicon.isKnown(word) || named.length < fewestColumns) continue
      const own = new Map(named.map((column) => [column, asGuess(column)]))
      const saidFields = [...own.values()].flatMap((column) => saidOf(column)?.field ?? [])
      const areDifferent = new Set(saidFields).size === named.length
      const saysWho = (other: SeenColumn) => !own.has(other) && isOfCustomer(other)
      if (!areDifferent || !saidFields.every(isOfPeople)) continue
      if (!columns.some(saysWho)) return { ...sheet, columns: columns.map((column) => own.get(column) ?? column) }
      for (const column of named) ofOthers.add(column)
    }
    return { ...sheet, columns: columns.map((one) => (ofOthers.has(one) ? { ...one, isOfOthers: true } : one)) }
  })

const isOfCustomer = (column: SeenColumn): boolean =>
  isWholeName(column.words) ||
  column.words.some((word) => companyWords.has(word)) ||
  [saidOf(column)].some((said) => said !== undefined && isOfPeople(said.field))

/** Some heading is of a person; or values are e-mail addresses, mostly different ones: places have none, and staff have few. */
export const tellsOfPeople = (sheet: SeenSheet): boolean =>
  saidOn(sheet).some(({ said }) => said.field.levels.some(({ level }) => isPeople(level))) ||
  sheet.columns.some(({ profile: { email, distinct, count } }) => email > 0.5 && distinct.size * 2 > count)

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
export const nameBesideName: Change = (sheets, { fields }) =>
  sheets.map((before) => {
    const sheet = withLaterNames(before, fields)
    const withRole = (role: FieldRole) => saidOn(sheet).find(({ said }) => said.field.leaf.role === role)?.said
    const given = withRole('givenName')
    const other = given ?? withRole('familyName')
    const field = fields.find(({ leaf }) => leaf.role === (given === undefined ? 'givenName' : 'familyName'))
    if (other === undefined || field === undefined) return sheet
    const because = message('reason_name_beside_name', { other: given === undefined ? 'last' : 'first' })
    return withFound(sheet, ({ words, profile, found }) => {
      const isInitials = given === undefined && words.length === 1 && /^initials?$/.test(words[0] ?? '')
      const isName = isBareName(words) && isNoWholeName(profile)
      if (!(isInitials || isName) || found.some(isSure) || valueFit(profile, field) < 0.5) return found
      return [{ ...other, field, score: confidences.otherName, because }, ...found]
    })
  })

/** "Second name" beside a part of a name, where no heading says the last one: it is that, unless its values are whole names. */
function withLaterNames(sheet: SeenSheet, fields: readonly Field[]): SeenSheet {
  const roles = new Set(saidOn(sheet).map(({ said }) => said.field.leaf.role))
  const field = fields.find(({ leaf }) => leaf.role === 'familyName')
  const isPart = ({ words, profile }: SeenColumn) => isBareName(words) && isNoWholeName(profile)
  if (field === undefined || roles.has('familyName') || !(roles.has('givenName') || sheet.columns.some(isPart)))
    return sheet
  const because = message('reason_name_beside_name', { other: 'first' })
  const lastName = { ...noCandidate, field, score: confidences.otherName, because }
  return withFound(sheet, ({ words, profile, found }) =>
    isLaterName(words) && valueFit(profile, field) >= 0.5 ? [lastName, ...found] : found,
  )
}

const isBareName = (words: readonly string[]): boolean => words.length > 0 && words.every((word) => nameWords.has(word))

const isNoWholeName = ({ severalNames }: SeenColumn['profile']): boolean => severalNames < 0.5

/** "Second name": the last name of somebody, or the name of somebody else. */
const isLaterName = (words: readonly string[]): boolean =>
  words.length === 2 && words.some((word) => nameWords.has(word)) && words.some((word) => ordinalWords.get(word) === 2)

/** "Customer name", "Account holder": a word for a name, and otherwise only words for people. */
export function isWholeName(words: readonly string[]): boolean {
  const people = [...personWords.nouns, ...personWords.others, ...rootWords]
  const rest = words.filter((word) => !nameWords.has(word) && !softWords.has(word))
  // Of further people only those who hold the account: a second contact is nobody's customer.
  const nouns = rest.filter((word) => personWords.nouns.includes(word))
  const areHolders = nouns.every((word) => holderWords.has(word))
  const isFurther = (word: string): boolean =>
    areHolders && (ordinalWords.has(word) || (nouns.length > 0 && secondWords.includes(word)))
  return (
    words.some((word) => nameWords.has(word)) &&
    rest.every((word) => people.includes(word) || /^(?:full|joint|\d)$/.test(word) || isFurther(word))
  )
}
