/** What a document says of a field by itself: what it is called and for, what values it takes, and whether it is on its way out. */
import type { Leaf } from '../catalogue/catalogue.ts'
import type { FieldKind, Limits, MoneyKind } from '../contract/field.ts'
import { memberOf } from '../members.ts'
import { expressionOf, kindOf, wordsOf } from './field-traits.ts'
import { type Dict, isDict, listOf, textOf } from './parse-document.ts'
import { plainHelp } from './plain-help.ts'

export type FieldWords = Pick<Leaf, 'name' | 'label' | 'help'>

export const fieldWords = (name: string, raw: Dict): FieldWords => ({
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
export function valueFacts(name: string, raw: Dict): ValueFacts {
  const kind = kindOf(name, raw)
  const documentedValues = listedIn(raw).map(String)
  const meanings = meaningsOf(raw)
  const money = moneyOf(name, kind)
  return {
    kind,
    documentedValues,
    isClosed: documentedValues.length > 0,
    ...(meanings.length > 0 && { meanings: Object.fromEntries(meanings) }),
    limits: limitsOf(raw),
    canBeEmpty: raw.default === '',
    money,
    // A whole number has no room for pence or cents but as such.
    ...(money !== null && kind === 'integer' && { amountUnit: 'smallest' as const }),
    ...(raw.deprecated === true && { deprecated: plainHelp(textOf(raw['x-use-instead'])) }),
  }
}

const listedIn = (raw: Dict): readonly unknown[] => listOf(raw.enum).filter((value) => value !== null && value !== '')

/** What the values of a closed list mean, where that says more than they do. */
function meaningsOf(raw: Dict): readonly (readonly [value: string, meaning: string])[] {
  const said = raw['x-enum-descriptions'] ?? raw['x-enumDescriptions']
  return listedIn(raw).flatMap((listed, index) => {
    const value = String(listed)
    const meaning = plainHelp(textOf(isDict(said) ? memberOf(said, value) : listOf(said)[index]))
    return meaning === '' || meaning === value ? [] : [[value, meaning] as const]
  })
}

const numbers = ['minLength', 'maxLength', 'minimum', 'maximum'] as const

const limitsOf = (raw: Dict): Limits => ({
  ...Object.fromEntries(numbers.flatMap((name) => (typeof raw[name] === 'number' ? [[name, raw[name]]] : []))),
  ...(typeof raw.pattern === 'string' && expressionOf(raw.pattern) !== null && { pattern: raw.pattern }),
})

function moneyOf(name: string, kind: FieldKind): MoneyKind | null {
  if (kind !== 'decimal' && kind !== 'number' && kind !== 'integer') return null
  const words = wordsOf(name)
  if (/\bbalance\b/.test(words)) return 'balance'
  return /\b(amount|debt|price|charge)\b/.test(words) ? 'amount' : null
}

/** A title is somebody's words for it, unless a program made it from the name. */
function labelOf(name: string, { title }: Dict): string {
  const said = textOf(title).trim()
  const label = said !== '' && said.length <= longestTitle ? said : spelled(wordsOf(name))
  return (label[0] ?? '').toUpperCase() + label.slice(1)
}
const longestTitle = 60

/** Without a vowel it is no word but letters that stand for some: PSR, SMS, LDZ. */
const spelled = (words: string): string =>
  words.replaceAll(/\b[b-df-hj-np-tv-xz]{2,4}\b/g, (letters) => letters.toUpperCase())
