/** Whether one value is what its field takes: of its kind, among those that are allowed, within its limits. */
import Big from 'big.js'
import { isFields } from '../../basics/members.ts'
import type { Leaf } from '../../catalogue/catalogue.ts'
import { type FieldKind, isRelativePath, type Limits } from '../../contract/field.ts'
import { isRealDay } from '../../mapping/read/dates/read-calendar.ts'
import { sentAmount, termsOf, usualTerms } from '../../service/money-terms.ts'
import type { Violation } from '../../words/problems/violation-words.ts'

/** Whether a field has values that are documented, or limits. */
export const isRestricted = (leaf: Leaf): boolean => leaf.documentedValues.length > 0 || hasLimits(leaf)

const hasLimits = ({ limits }: Leaf): boolean => {
  for (const _ in limits) return true
  return false
}

/** Whether a value is one that its field is known to take. Asked of every such value: most fields are looked at no further than a list. */
export function isFit(leaf: Leaf, value: unknown): boolean {
  const { documentedValues, isClosed, isList } = leaf
  const isUnusual = documentedValues.length > 0 && typeof value === 'string' && !documentedValues.includes(value)
  if (isUnusual) return false
  const isFree = !isClosed && isList !== true && !hasLimits(leaf) && leaf.amountUnit === undefined
  return isFree || valueViolation(value, leaf) === null
}

/** As a person would type it. */
export const shownValue = (value: unknown): string =>
  Array.isArray(value) ? value.map(String).join('; ') : String(value)

/** What the interface would not take of a value as a spreadsheet or form has it, amounts in whole units. */
export const valueViolation = (value: unknown, leaf: Leaf): Violation | null =>
  sentViolation(leaf.money === null ? value : sentAmount(leaf.money, value, termsOf(leaf, usualTerms)), leaf)

/** What the interface would not take of a value as it is sent, by itself; of a list of values its first that it would not take. */
export function sentViolation(value: unknown, leaf: Leaf): Violation | null {
  if (leaf.isList !== true) return violationOf(value, leaf)
  if (!Array.isArray(value)) return { is: 'notOfKind', kind: leaf.kind }
  for (const one of value) {
    const violation = violationOf(one, leaf)
    if (violation !== null) return violation
  }
  return null
}

function violationOf(
  value: unknown,
  { kind, isRequired, canBeEmpty, documentedValues, isClosed, limits }: Leaf,
): Violation | null {
  if (isClosed && !documentedValues.includes(String(value))) return { is: 'notOf', values: documentedValues }
  if (canBeEmpty && value === '') return null
  const isBlank = isRequired && typeof value === 'string' && value.trim() === ''
  if (isBlank || !isOfKind[kind](value)) return { is: 'notOfKind', kind }
  return beyond(value, limits)
}

/** Lengths are of texts; a number may be written as one, such as an amount. */
function beyond(value: unknown, limits: Limits): Violation | null {
  const { minLength, maxLength, pattern, example } = limits
  if (typeof value === 'string' && (minLength !== undefined || maxLength !== undefined)) {
    // As many characters at the most; to count those that take two places takes longer.
    const isLong = value.length > (maxLength ?? value.length) || value.length < 2 * (minLength ?? 0)
    const length = isLong ? [...value].length : value.length
    if (length < (minLength ?? 0)) return { is: 'tooShort', least: minLength ?? 0 }
    if (length > (maxLength ?? length)) return { is: 'tooLong', most: maxLength ?? length }
  }
  const violation = hasBounds(limits) ? outOfBounds(value, limits) : null
  if (violation !== null) return violation
  const isWritten = pattern === undefined || typeof value !== 'string' || expressionOf(pattern).test(value)
  return isWritten ? null : { is: 'notWritten', pattern, ...(example !== undefined && { example }) }
}

const hasBounds = ({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }: Limits): boolean =>
  (minimum ?? maximum ?? exclusiveMinimum ?? exclusiveMaximum ?? multipleOf) !== undefined

function outOfBounds(
  value: unknown,
  { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }: Limits,
): Violation | null {
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN
  if (minimum !== undefined && number < minimum) return { is: 'tooSmall', least: minimum }
  if (maximum !== undefined && number > maximum) return { is: 'tooLarge', most: maximum }
  if (exclusiveMinimum !== undefined && number <= exclusiveMinimum) return { is: 'notAbove', bound: exclusiveMinimum }
  if (exclusiveMaximum !== undefined && number >= exclusiveMaximum) return { is: 'notBelow', bound: exclusiveMaximum }
  return multipleOf === undefined || isMultiple(number, multipleOf) ? null : { is: 'notMultiple', of: multipleOf }
}

/** As decimals are written: 0.3 is three times 0.1. */
const isMultiple = (number: number, of: number): boolean =>
  !Number.isFinite(number) || of === 0 || new Big(number).mod(of).eq(0)

/** Made once: a column has as many values as rows. */
const expressions = new Map<string, RegExp>()

function expressionOf(pattern: string): RegExp {
  const known = expressions.get(pattern) ?? new RegExp(pattern, 'u')
  expressions.set(pattern, known)
  return known
}

const isText = (value: unknown): value is string => typeof value === 'string'
const textLike =
  (form: RegExp) =>
  (value: unknown): boolean =>
    isText(value) && form.test(value)

const isDay = (value: unknown): boolean => {
  const [, year, month, day] = (isText(value) && /^(\d{4})-(\d\d)-(\d\d)$/.exec(value)) || []
  return day !== undefined && isRealDay(Number(year), Number(month), Number(day))
}
const time = /^T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/
const dayLength = 'YYYY-MM-DD'.length

/** How a value of each kind is sent. */
const isOfKind: Readonly<Record<FieldKind, (value: unknown) => boolean>> = {
  text: isText,
  identifier: isText,
  email: textLike(/^[^\s@]+@[^\s@]+$/),
  phone: textLike(/^\+[1-9]\d{4,14}$/),
  country: isText,
  date: isDay,
  datetime: (value) => isText(value) && isDay(value.slice(0, dayLength)) && time.test(value.slice(dayLength)),
  decimal: textLike(/^-?\d+(\.\d+)?$/),
  number: Number.isFinite,
  integer: Number.isSafeInteger,
  boolean: (value) => typeof value === 'boolean',
  path: (value) => isText(value) && isRelativePath(value),
  json: isFields,
}
