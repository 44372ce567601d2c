/** What a document says of a field by itself: what it is called and for, what values it takes, and whether it is on its way out. */

import { type Fields, isFields, listOf, memberOf, textOf } from '../../basics/members.ts'
import type { Leaf } from '../../catalogue/catalogue.ts'
import type { FieldKind, Limits, MoneyKind } from '../../contract/field.ts'
import { writtenForms } from '../../contract/written-forms.ts'
import type { AmountUnit } from '../../service/money-terms.ts'
import { onlyOne, unitsSaidIn } from '../document/amount-words.ts'
import { plainHelp } from '../document/plain-help.ts'
import { expressionOf, kindOf, wordsOf } from './field-traits.ts'

export type FieldWords = Pick<Leaf, 'name' | 'label' | 'help'>

export const fieldWords = (name: string, raw: Fields): FieldWords => ({
  name,
  label: labelOf(name, raw),
  help: plainHelp(textOf(raw.description)),
})

export type ValueFacts = Pick<
  Leaf,
  | 'kind'
  | 'documentedValues'
  | 'isClosed'
  | 'meanings'
  | 'limits'
  | 'canBeEmpty'
  | 'money'
  | 'amountUnit'
  | 'deprecated'
>

/** @param raw  what is said of one value: of a list of values, of each of them */
export function valueFacts(name: string, raw: Fields): ValueFacts {
  const kind = kindOf(name, raw)
  const documentedValues = listedIn(raw).map(String)
  const meanings = meaningsOf(raw)
  const money = moneyOf(name, kind)
  const amountUnit = money === null ? null : amountUnitOf(kind, raw)
  return {
    kind,
    documentedValues,
    isClosed: documentedValues.length > 0,
    ...(meanings.length > 0 && { meanings: Object.fromEntries(meanings) }),
    limits: limitsOf(raw),
    canBeEmpty: raw.default === '',
    money,
    ...(amountUnit !== null && { amountUnit }),
    ...(raw.deprecated === true && { deprecated: plainHelp(textOf(raw['x-use-instead'])) }),
  }
}

const listedIn = (raw: Fields): readonly unknown[] => listOf(raw.enum).filter((value) => value !== null && value !== '')

/** What the values of a closed list mean, where that says more than they do. */
function meaningsOf(raw: Fields): readonly (readonly [value: string, meaning: string])[] {
  const said = raw['x-enum-descriptions'] ?? raw['x-enumDescriptions']
  return listedIn(raw).flatMap((listed, index) => {
    const value = String(listed)
    const meaning = plainHelp(textOf(isFields(said) ? memberOf(said, value) : listOf(said)[index]))
    return meaning === '' || meaning === value ? [] : [[value, meaning] as const]
  })
}

const numbers = [
  ...(['minLength', 'maxLength', 'minimum', 'maximum'] as const),
  ...(['exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'] as const),
]

const limitsOf = (raw: Fields): Limits => ({
  ...Object.fromEntries(numbers.flatMap((name) => (typeof raw[name] === 'number' ? [[name, raw[name]]] : []))),
  ...writtenAs(raw),
})

/** How a text is written, by its own pattern or by the name of a form that is known, and a value that is shown of it. */
function writtenAs(raw: Fields): Pick<Limits, 'pattern' | 'example'> {
  const form = writtenForms.get(textOf(raw.format))?.pattern
  const pattern = textOf(raw.pattern) || form
  const expression = pattern === undefined ? null : expressionOf(pattern)
  if (pattern === undefined || expression === null) return {}
  const example = [raw.example, ...listOf(raw.examples), raw.default].find(
    (one): one is string => typeof one === 'string' && one !== '' && expression.test(one),
  )
  return { pattern, ...(example !== undefined && { example }) }
}

function moneyOf(name: string, kind: FieldKind): MoneyKind | null {
  if (kind !== 'decimal' && kind !== 'number' && kind !== 'integer') return null
  const words = wordsOf(name)
  if (/\bbalance\b/.test(words)) return 'balance'
  return /\b(amount|debt|price|charge)\b/.test(words) ? 'amount' : null
}

/** A whole number has no room for pence or cents but as such, unless its words say otherwise. */
const amountUnitOf = (kind: FieldKind, { description }: Fields): AmountUnit | null =>
  onlyOne(unitsSaidIn(plainHelp(textOf(description)))) ?? (kind === 'integer' ? 'smallest' : null)

/** A title is somebody's words for it, unless a program made it from the name. */
function labelOf(name: string, { title }: Fields): string {
  const said = textOf(title).trim()
  const isSaid = said !== '' && said.length <= longestTitle && said.toLowerCase().replaceAll(' ', '_') !== name
  const label = isSaid ? said : spelled(wordsOf(name)).replaceAll(numberAtWord, '$1 $2')
  return (label[0] ?? '').toUpperCase() + label.slice(1)
}
const longestTitle = 60
/** "address1" is the first line of an address; "co2" is a word. */
const numberAtWord = /\b([a-z]{3,})(\d{1,2})\b/g

/** Without a vowel it is no word but letters that stand for some: PSR, SMS, LDZ. */
const spelled = (words: string): string =>
  words.replaceAll(/\b[b-df-hj-np-tv-xz]{2,4}\b/g, (letters) => letters.toUpperCase())
