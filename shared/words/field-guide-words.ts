/** What kind of value a field takes and what is allowed in it, for people who prepare the data. */
import type { Leaf } from '../catalogue/catalogue.ts'
import type { Limits } from '../contract/field.ts'
import { say, sayValue } from '../messages/say.ts'
import { label } from '../messages/values.ts'
import { capitalised } from '../messages/write-value.ts'
import { patternWords } from './problems/pattern-words.ts'

export function kindWords({ kind, isList }: Leaf): string {
  const words = say(`kind_${kind}`)
  return isList ? say('several_of_kind', { kind: words }) : words
}

/** As many as fit into a cell: the whole list stands by itself. */
const mostValues = 12

/** @returns e.g. "CREDIT, CHARGE", "from 4 to 8", "at most 40 characters"; `''`: nothing is said */
export function allowedWords({ limits, documentedValues, isClosed }: Leaf): string {
  if (isClosed) return listWords(documentedValues)
  const { pattern } = limits
  return oneByOne([
    ...(documentedValues.length === 0 ? [] : [say('usual_values', { values: listWords(documentedValues) })]),
    ...limitWords(limits),
    ...(pattern === undefined ? [] : [say('written_as', { pattern: patternWords(pattern) ?? pattern })]),
  ])
}

/** What a field takes, for a screen that lists its values by themselves: "Text, at most 40 characters.", "One of 3 values." */
export function takesWords(leaf: Leaf): string {
  const { documentedValues, isClosed, isList, limits } = leaf
  const count = documentedValues.length
  if (isClosed)
    return count === 1 ? say('one_value_only') : say('values_to_choose_from', { count, isList: isList === true })
  return say('field_takes', { rules: capitalised(oneByOne([kindWords(leaf), ...limitWords(limits)])) })
}

/** What belongs into a field and what it takes, in one go. */
export const fieldHelp = (leaf: Leaf): string =>
  [leaf.deprecated === undefined ? '' : onItsWayOut(leaf.deprecated), sayValue(label(leaf.help)), takesWords(leaf)]
    .filter((words) => words !== '')
    .join(' ')

/** Of a field that is on its way out. @param instead  `''` where that is not said */
export const onItsWayOut = (instead: string): string =>
  say('field_on_its_way_out', { instead: instead === '' ? null : instead })

const oneByOne = (rules: readonly string[]): string =>
  rules.length === 0 ? '' : rules.reduce((before, rule) => say('rule_and_rule', { rules: before, rule }))

function limitWords({ minLength = 0, maxLength, ...limits }: Limits): readonly string[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = limits
  return [
    ...rangeWords(minimum, maximum),
    ...(exclusiveMinimum === undefined ? [] : [say('range_above', { bound: exclusiveMinimum })]),
    ...(exclusiveMaximum === undefined ? [] : [say('range_below', { bound: exclusiveMaximum })]),
    ...(multipleOf === undefined ? [] : [say('in_steps_of', { step: multipleOf })]),
    ...(minLength > 1 ? [say('at_least_characters', { count: minLength })] : []),
    ...(maxLength === undefined ? [] : [say('at_most_characters', { count: maxLength })]),
  ]
}

const listWords = (values: readonly string[]): string =>
  values.length <= mostValues
    ? oneByOne(values)
    : say('values_and_more', { values: oneByOne(values.slice(0, mostValues)), count: values.length - mostValues })

function rangeWords(minimum: number | undefined, maximum: number | undefined): readonly string[] {
  if (minimum !== undefined && maximum !== undefined) return [say('range_from_to', { minimum, maximum })]
  if (minimum !== undefined) return [say('range_from', { minimum })]
  return maximum === undefined ? [] : [say('range_to', { maximum })]
}
