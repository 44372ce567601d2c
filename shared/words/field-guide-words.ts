/** What kind of value a field takes and what is allowed in it, for people who prepare the data. */
import type { Leaf } from '../catalogue/catalogue.ts'
import type { FieldKind, Limits } from '../contract/field.ts'
import { patternWords } from './pattern-words.ts'
import { capitalised, showNumber } from './phrases.ts'

const kinds: Readonly<Record<FieldKind, string>> = {
  text: 'text',
  identifier: 'number or code, as text',
  email: 'e-mail address',
  phone: 'phone number',
  country: 'country',
  date: 'date',
  datetime: 'date and time',
  decimal: 'amount',
  number: 'number',
  integer: 'whole number',
  boolean: 'yes or no',
  path: 'path of a document',
  json: 'JSON',
}

export const kindWords = ({ kind, isList }: Leaf): string => (isList ? `${kinds[kind]}, several` : kinds[kind])

/** As many as fit into a cell: the whole list stands by itself. */
const mostValues = 12

/** @returns e.g. "CREDIT, CHARGE", "from 4 to 8", "at most 40 characters"; `''`: nothing is said */
export function allowedWords({ limits, documentedValues, isClosed }: Leaf): string {
  if (isClosed) return listWords(documentedValues)
  return [
    documentedValues.length === 0 ? '' : `usually ${listWords(documentedValues)}`,
    ...limitWords(limits),
    limits.pattern === undefined ? '' : `written as ${patternWords(limits.pattern) ?? limits.pattern}`,
  ]
    .filter((words) => words !== '')
    .join(', ')
}

/** What a field takes, for a screen that lists its values by themselves: "Text, at most 40 characters.", "One of 3 values." */
export function takesWords(leaf: Leaf): string {
  const { documentedValues, isClosed, limits } = leaf
  const count = documentedValues.length
  if (isClosed)
    return count === 1 ? 'One value only.' : `${leaf.isList ? 'Some' : 'One'} of ${showNumber(count)} values.`
  return `${capitalised([kindWords(leaf), ...limitWords(limits)].filter((words) => words !== '').join(', '))}.`
}

/** What belongs into a field and what it takes, in one go. */
export const fieldHelp = (leaf: Leaf): string =>
  [leaf.deprecated === undefined ? '' : onItsWayOut(leaf.deprecated), leaf.help, takesWords(leaf)]
    .filter((words) => words !== '')
    .join(' ')

/** Of a field that is on its way out. @param instead  `''` where that is not said */
export const onItsWayOut = (instead: string): string =>
  instead === ''
    ? 'The service is about to drop this field.'
    : `The service is about to drop this field: use ${instead}.`

const limitWords = ({ minLength = 0, maxLength, ...limits }: Limits): readonly string[] => [
  rangeWords(limits.minimum, limits.maximum),
  limits.exclusiveMinimum === undefined ? '' : `more than ${limits.exclusiveMinimum}`,
  limits.exclusiveMaximum === undefined ? '' : `less than ${limits.exclusiveMaximum}`,
  limits.multipleOf === undefined ? '' : `in steps of ${limits.multipleOf}`,
  minLength > 1 ? `at least ${showNumber(minLength)} characters` : '',
  maxLength === undefined ? '' : `at most ${showNumber(maxLength)} characters`,
]

const listWords = (values: readonly string[]): string =>
  values.length <= mostValues
    ? values.join(', ')
    : `${values.slice(0, mostValues).join(', ')} and ${showNumber(values.length - mostValues)} more (see “Values”)`

function rangeWords(minimum: number | undefined, maximum: number | undefined): string {
  if (minimum !== undefined && maximum !== undefined) return `from ${minimum} to ${maximum}`
  return minimum !== undefined ? `${minimum} or more` : maximum !== undefined ? `at most ${maximum}` : ''
}
