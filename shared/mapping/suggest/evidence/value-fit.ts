/** Whether the values of a column can be values of a field, and whether they give a field away by themselves. */
import { assertNever } from '../../../result.ts'
import { contraryValues, shapeOfValues, tellingValues } from '../../../vocabulary/values.ts'
import { countryCodeOf } from '../../locale/countries.ts'
import type { Field } from '../fields.ts'
import type { ColumnProfile } from './column-profile.ts'

/**
 * @returns 0 … 1: the share of values that fit; 1 where the column is blank, because then nothing speaks against the header
 */
export function valueFit(profile: ColumnProfile, field: Field): number {
  if (profile.count === 0) return 1
  return isContrary(profile, field) ? 0 : Math.min(kindFit(profile, field), shapeFit(profile, field))
}

function kindFit(profile: ColumnProfile, { leaf, target }: Field): number {
  // The profile is of whole cells: of several values in one it can't say what they are.
  if (leaf.isList === true) return 1
  switch (leaf.kind) {
    case 'email':
      return profile.email
    case 'phone':
      return profile.phone
    case 'date':
    case 'datetime':
      return Math.max(profile.date, profile.daySerial)
    case 'decimal':
    case 'number':
    case 'integer':
      return Math.max(0, profile.number - profile.date)
    case 'boolean':
      return profile.yesNo
    case 'country':
      // What names no known country is doubtful: there may be codes of one's own.
      return Math.max(countryShare(profile), 0.4 * profile.letters)
    case 'identifier':
      return identifierFit(profile, target)
    case 'text':
    case 'path':
    case 'json':
      return 1 - Math.max(profile.date, profile.email)
    default:
      return assertNever(leaf.kind)
  }
}

function countryShare({ distinct }: ColumnProfile): number {
  const known = [...distinct].filter((value) => countryCodeOf(value) !== null)
  return known.length / Math.max(1, distinct.size)
}

/** A number or code. Yes and no, money, dates, e-mails and sentences are none. */
function identifierFit(profile: ColumnProfile, target: string): number {
  // Keyed details are identifiers because they are text: a middle name is one.
  if (keyOf(target) !== undefined) return 1 - Math.max(profile.date, profile.email, profile.prose)
  const isChoice = profile.distinct.size <= 3 && !/^[\d\s]*$/.test([...profile.distinct].join(''))
  const yesNo = isChoice ? profile.yesNo : 0
  return Math.min(
    Math.max(profile.code, 1 - profile.prose - profile.severalNames / 2),
    1 - yesNo,
    1 - profile.date,
    1 - profile.email,
  )
}

function shapeFit(profile: ColumnProfile, { leaf, target }: Field): number {
  const shape = shapeOfValues(leaf, keyOf(target))
  if (shape === undefined) return 1
  switch (shape) {
    case 'name':
      return profile.letters
    case 'noName':
      return 1 - profile.severalNames
    case 'postcode':
      return Math.max(profile.postcode, 0.7 * profile.code - profile.brief)
    case 'street':
      return Math.max(profile.street, 0.8 * (1 - profile.wordless - profile.shortCode))
    case 'place':
      return Math.max(0, 1 - profile.number - profile.postcode)
    case 'sentence':
      return 1 - profile.brief
    default:
      return assertNever(shape)
  }
}

/** Half of the values are ones that no column of the field has; or none is known of it, and half are counted or lettered where it has words. */
function isContrary(profile: ColumnProfile, field: Field): boolean {
  const { distinct } = profile
  const contrary = contraryValues.get(field.leaf.name) ?? []
  if (contrary.length > 0 && contrary.filter((value) => distinct.has(value)).length * 2 >= distinct.size) return true
  return hasNoKnownValue(profile, field) && [...distinct].filter(isMark).length * 2 >= distinct.size
}

/** "1", "02", "X": tells one from another, and is no word for anything. */
const isMark = (value: string): boolean => /^(?:\d+|\p{L}\d?)$/u.test(value)

/** Lower case; empty for most fields. */
export const knownValuesOf = ({ leaf }: Field): ReadonlySet<string> =>
  new Set([...leaf.documentedValues.map((value) => value.toLowerCase()), ...(tellingValues.get(leaf.name) ?? [])])

/** Values are known of the field, and most of the column's are others. */
export const hasOtherValues = (profile: ColumnProfile, field: Field): boolean =>
  profile.count > 0 && knownValuesOf(field).size > 0 && !hasTellingValues(profile, field)

/** Values are known of the field, and none of the column's is one of them. */
export function hasNoKnownValue({ distinct }: ColumnProfile, field: Field): boolean {
  const telling = knownValuesOf(field)
  return telling.size > 0 && distinct.size > 0 && ![...distinct].some((value) => telling.has(value))
}

/** Half of the values are ones that the interface shows for this field, or that are telling for it. */
export function hasTellingValues(profile: ColumnProfile, field: Field): boolean {
  const telling = knownValuesOf(field)
  if (telling.size === 0 || profile.distinct.size === 0) return false
  const known = [...profile.distinct].filter((value) => telling.has(value)).length
  return known * 2 >= profile.distinct.size
}

/** `tax_id` in `customers[].user_details[tax_id].value`. */
const keyOf = (target: string): string | undefined => /\[([^\]\d][^\]]*)\]\.[^.]*$/.exec(target)?.[1]
