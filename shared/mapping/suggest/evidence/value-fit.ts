/** Whether the values of a column can be values of a field, and whether they give a field away by themselves. */

import type { FieldKind } from '../../../contract/field.ts'
import { contraryValues, shapeOfValues, tellingValues, type ValueShape } from '../../../vocabulary/values/values.ts'
import { countryCodeOf } from '../../locale/countries.ts'
import { cutName, isPersonsName } from '../../read/cut/cut-name.ts'
import type { Field } from '../fields.ts'
import type { ColumnProfile } from './column-profile.ts'

type Fit = (profile: ColumnProfile, field: Field) => number

const asDate: Fit = ({ date, daySerial }) => Math.max(date, daySerial)
const asNumber: Fit = ({ number, date }) => Math.max(0, number - date)
const asText: Fit = ({ date, email }) => 1 - Math.max(date, email)
const fitOfKind: Readonly<Record<FieldKind, Fit>> = {
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  date: asDate,
  datetime: asDate,
  decimal: asNumber,
  number: asNumber,
  integer: asNumber,
  boolean: ({ yesNo }) => yesNo,
  // What names no known country is doubtful: there may be codes of one's own.
  country: ({ distinct, letters }) =>
    Math.max(
      shareOf(distinct, (value) => countryCodeOf(value) !== null),
      0.4 * letters,
    ),
  identifier: asIdentifier,
  text: asText,
  // A number of a document is no file.
  path: ({ distinct }) => shareOf(distinct, (value) => /[./\\]/.test(value)),
  json: asText,
}

const fitOfShape: Readonly<Record<ValueShape, Fit>> = {
  name: ({ letters }) => letters,
  // "Garcia Lopez" and "Mrs Lee" may be; "Mrs Jane Lee" is more.
  lastName: ({ letters, severalNames, distinct }) =>
    Math.min(letters, severalNames > 0.5 ? 1 - shareOf(distinct, isWholePerson) : 1),
  noName: ({ severalNames }) => 1 - severalNames,
  // A number or code may be words; "Mrs Jane Lee" is none.
  noPerson: ({ persons }) => 1 - persons(),
  // No country writes ten digits.
  postcode: ({ postcode, code, brief, distinct }) =>
    Math.max(postcode, 0.7 * code - brief) - shareOf(distinct, (value) => /(?:\d\D*){10}/.test(value)),
  street: ({ street, wordless, shortCode }) => Math.max(street, 0.8 * (1 - wordless - shortCode)),
  // No place is called by one letter.
  place: ({ number, postcode, distinct }) =>
    Math.max(0, 1 - number - postcode - shareOf(distinct, (value) => /^\p{L}$/u.test(value))),
  sentence: ({ brief }) => 1 - brief,
}

const isWholePerson = (value: string): boolean => cutName(value).given !== '' && isPersonsName(value)

const shareOf = (values: ReadonlySet<string>, is: (value: string) => boolean): number =>
  [...values].filter(is).length / Math.max(1, values.size)

/** A number or code. Yes and no, money, dates, e-mails and sentences are none. */
function asIdentifier(profile: ColumnProfile, { target }: Field): number {
  const { date, email, prose, code, severalNames, distinct } = profile
  // Keyed details are identifiers because they are text: a middle name is one.
  if (keyOf(target) !== undefined) return 1 - Math.max(date, email, prose)
  const isChoice = distinct.size <= 3 && !/^[\d\s]*$/.test([...distinct].join(''))
  return Math.min(Math.max(code, 1 - prose - severalNames / 2), 1 - Math.max(isChoice ? profile.yesNo : 0, date, email))
}

/** @returns 0 … 1: the share of values that fit; 1 where the column is blank, because then nothing speaks against the header */
export function valueFit(profile: ColumnProfile, field: Field): number {
  const { leaf, target } = field
  if (profile.count === 0) return 1
  if (isContrary(profile, field)) return 0
  const shape = shapeOfValues(leaf, keyOf(target))
  // The profile is of whole cells: of several values in one it can't say what they are.
  const ofKind = leaf.isList === true ? 1 : fitOfKind[leaf.kind](profile, field)
  return Math.min(ofKind, shape === undefined ? 1 : fitOfShape[shape](profile, field))
}

/** Half of the values are ones that no column of the field has; or none is known of it, and half are counted or lettered where it has words. */
function isContrary({ distinct }: ColumnProfile, field: Field): boolean {
  const contrary = contraryValues.get(field.leaf.name) ?? []
  if (contrary.filter((value) => distinct.has(value)).length * 2 >= Math.max(1, distinct.size)) return true
  return hasNoKnownValue({ distinct }, field) && shareOf(distinct, isMark) >= 0.5
}

/** "1", "02", "X": tells one from another, and is no word for anything. */
const isMark = (value: string): boolean => /^(?:\d+|\p{L}\d?)$/u.test(value)

/** Lower case; empty for most fields. */
export const knownValuesOf = ({ leaf }: Field): ReadonlySet<string> =>
  new Set([
    ...[...leaf.documentedValues, ...Object.values(leaf.meanings ?? {})].map((value) => value.toLowerCase()),
    ...(tellingValues.get(leaf.name) ?? []),
  ])

/** The share of values that the interface shows for this field, or that are telling for it; `undefined` where none is known, or there is none. */
function knownShare({ distinct }: Distinct, field: Field): number | undefined {
  const known = knownValuesOf(field)
  return known.size === 0 || distinct.size === 0 ? undefined : shareOf(distinct, (value) => known.has(value))
}
type Distinct = Pick<ColumnProfile, 'distinct'>

/** Values are known of the field, and none of the column's is one of them. */
export const hasNoKnownValue = (column: Distinct, field: Field): boolean => knownShare(column, field) === 0

export const hasTellingValues = (column: Distinct, field: Field): boolean => (knownShare(column, field) ?? 0) >= 0.5

/** `tax_id` in `customers[].user_details[tax_id].value`. */
const keyOf = (target: string): string | undefined => /\[([^\]\d][^\]]*)\]\.[^.]*$/.exec(target)?.[1]
