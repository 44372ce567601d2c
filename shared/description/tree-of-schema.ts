/** The field tree of an account as a document describes it: its lists, groups and values, with what is allowed in each. */
import { type Group, type Leaf, type Level, type Node, namePartsOf } from '../catalogue/catalogue.ts'
import type { Limits } from '../contract/field.ts'
import type { CheckRule } from '../contract/rules.ts'
import { memberOf } from '../members.ts'
import { otherNamesOf } from '../vocabulary/field-names.ts'
import type { AccountOperation } from './account-operation.ts'
import { expressionOf, kindOf, roleOf, wordsOf } from './field-traits.ts'
import { type Dict, isDict, listOf, textOf } from './parse-document.ts'
import { plainHelp } from './plain-help.ts'
import { BrokenReference, type Kind, type Schema, type Schemas } from './schema.ts'

export type AccountTree = {
  readonly root: Level
  readonly rules: readonly CheckRule[]
  /** Paths of what was left out, because it holds itself. */
  readonly recursive: readonly string[]
}

/** Far more than any account has. A small document can stand for endlessly many fields, whose references multiply. */
const mostFields = 20_000

export class TooManyFields extends Error {}

/** @param section  what the help of a field says it comes from */
export function treeOfSchema(
  schemas: Schemas,
  { schema: account, accountKey, supplierField, examples }: AccountOperation,
  section: string,
): AccountTree {
  const rules: CheckRule[] = []
  const recursive: string[] = []
  const shown = new Set(examples.flatMap((example) => pathsIn(example, '')))
  let count = 0

  type Place = { readonly level: string; readonly group: string }

  function childrenOf(schema: Schema, place: Place): readonly Node[] {
    const inGroup = place.group === '' ? '' : place.group.slice(place.level === '' ? 0 : place.level.length + 1)
    const below = (name: string): string => (inGroup === '' ? name : `${inGroup}.${name}`)
    const formed: { readonly node: Node; readonly form: Form }[] = []
    for (const [name, form] of formsOf(schema)) {
      const path = [place.level, below(name)].filter((step) => step !== '').join('.')
      try {
        formed.push({ node: nodeOf(name, path, form, place), form })
      } catch (error) {
        if (!(error instanceof BrokenReference) || error.kind !== 'recursive') throw error
        recursive.push(path)
      }
    }
    const kind = schema.discriminator === null ? null : below(schema.discriminator)
    const ofSome = formed.filter(({ node, form }) => form.kinds !== null && node.name !== schema.discriminator)
    if (kind !== null && ofSome.length > 0)
      rules.push({
        rule: 'shown with',
        level: place.level,
        kind,
        fields: Object.fromEntries(
          ofSome.flatMap(({ node, form }) => valuesIn(node, inGroup).map((name) => [name, form.kinds ?? []])),
        ),
      })
    for (const { node, form } of formed) {
      // The connection fills the one, and rows without the other are of no account.
      if (form.neededIn?.length === 0 || node.path === supplierField || node.path === accountKey) continue
      const beside =
        inGroup === '' ? [] : formed.filter((one) => one.node !== node).flatMap((one) => valuesIn(one.node, inGroup))
      const ofKind = kind === null || form.neededIn === null ? {} : { kind: { field: kind, values: form.neededIn } }
      if (inGroup !== '' && beside.length === 0) continue
      rules.push({ rule: 'needed', level: place.level, fields: valuesIn(node, inGroup), beside, ...ofKind })
    }
    // What nobody's example has is rare: of two fields that a column may fill the usual one is found first.
    return formed
      .map(({ node }) => node)
      .toSorted((one, other) => Number(shown.has(other.path)) - Number(shown.has(one.path)))
  }

  function nodeOf(name: string, path: string, { node, trail, neededIn, values }: Form, place: Place): Node {
    count += 1
    if (count > mostFields) throw new TooManyFields()
    const schema = schemas.read(node, trail)
    const isRequired = neededIn === null
    const raw = values === null ? schema.raw : { ...schema.raw, enum: values }
    const words = { name, label: labelOf(name, raw), help: plainHelp(textOf(raw.description)) }
    if (schema.shape === 'object') {
      const group: Group = {
        type: 'group',
        path,
        ...words,
        levelPath: place.level,
        children: childrenOf(schema, { ...place, group: path }),
      }
      return group
    }
    if (schema.shape === 'list') {
      const element = schemas.read(schema.items, schema.trail)
      if (element.shape === 'object') return levelOf(`${path}[]`, words, element, place)
      // What a list of lists is for is in no document that was seen.
      const isList = element.shape === 'value'
      return leafOf(
        name,
        path,
        isList ? { ...element.raw, description: raw.description } : { type: 'object' },
        words,
        isRequired,
        place,
        isList,
      )
    }
    return leafOf(name, path, raw, words, isRequired, place, false)
  }

  function levelOf(path: string, words: Pick<Leaf, 'name' | 'label' | 'help'>, element: Schema, place: Place): Level {
    const children = childrenOf(element, { level: path, group: '' })
    const key = children.find(
      (child) =>
        child.type === 'leaf' &&
        child.kind === 'identifier' &&
        (child.isRequired || /identifier$|serial/.test(child.name)),
    )
    return {
      type: 'level',
      path,
      ...words,
      element: singular(wordsOf(words.name)),
      naturalKeys: key === undefined ? [] : [[key.name]],
      isKeyUnique: false,
      selectorField: null,
      alikeAre: 'one',
      about: namePartsOf(children).length > 0 ? 'people' : null,
      isOpaque: false,
      plain: null,
      parentPath: place.level,
      children,
    }
  }

  function leafOf(
    name: string,
    path: string,
    raw: Dict,
    words: Pick<Leaf, 'name' | 'label' | 'help'>,
    isRequired: boolean,
    place: Place,
    isList: boolean,
  ): Leaf {
    const isAny = raw.type === 'object'
    const kind = isAny ? 'json' : kindOf(name, raw)
    const { values, meanings } = valuesOf(raw)
    const isKey = path === accountKey
    return {
      type: 'leaf',
      path,
      ...words,
      kind: isKey ? 'identifier' : kind,
      synonyms: otherNamesOf(path),
      documentedValues: values,
      isClosed: values.length > 0,
      limits: limitsOf(raw),
      ...(meanings !== null ? { meanings } : {}),
      isRequired,
      canBeEmpty: raw.default === '',
      money:
        kind === 'decimal' || kind === 'number'
          ? /balance/.test(name)
            ? 'balance'
            : /amount|debt|price/.test(name)
              ? 'amount'
              : null
          : null,
      role: path === supplierField ? 'supplierCode' : roleOf(name),
      isUnique: isKey,
      section,
      levelPath: place.level,
      ...(isList ? { isList } : {}),
      ...(raw.deprecated === true ? { deprecated: plainHelp(textOf(raw['x-use-instead'])) } : {}),
    }
  }

  const root: Level = {
    type: 'level',
    path: '',
    name: '',
    label: 'Account',
    element: 'account',
    help: '',
    naturalKeys: accountKey === null ? [] : [[accountKey]],
    isKeyUnique: true,
    selectorField: null,
    alikeAre: 'one',
    about: null,
    isOpaque: false,
    plain: null,
    parentPath: null,
    children: childrenOf(account, { level: '', group: '' }),
  }
  return { root, rules, recursive }
}

/** A field of an object or of some of its kinds. */
type Form = {
  readonly node: unknown
  readonly trail: readonly string[]
  /** Values of the discriminator beside which it has to be there; `null`: beside all. */
  readonly neededIn: readonly string[] | null
  /** Values of the discriminator beside which it is shown; `null`: beside all. */
  readonly kinds: readonly string[] | null
  /** Of the discriminator itself. */
  readonly values: readonly string[] | null
}

/** Fields by name, those that all kinds share first. */
function formsOf({ properties, required, kinds, discriminator, trail }: Schema): ReadonlyMap<string, Form> {
  const forms = new Map<string, Form>()
  for (const [name, node] of properties)
    forms.set(name, { node, trail, neededIn: required.has(name) ? null : [], kinds: null, values: null })
  const flat = kinds.flatMap(nestedKinds)
  const all = flat.flatMap(({ values }) => values)
  for (const name of new Set(flat.flatMap(({ schema }) => [...schema.properties.keys()]))) {
    if (forms.has(name)) continue
    const having = flat.filter(({ schema }) => schema.properties.has(name))
    const needing = having.filter(({ schema }) => schema.required.has(name))
    const [first] = having
    forms.set(name, {
      node: first?.schema.properties.get(name),
      trail: first?.schema.trail ?? trail,
      neededIn: needing.length === flat.length ? null : needing.flatMap(({ values }) => values),
      kinds: having.length === flat.length ? null : [...new Set(having.flatMap(({ values }) => values))],
      values: null,
    })
  }
  const told = discriminator === null ? undefined : forms.get(discriminator)
  if (discriminator !== null && told !== undefined && all.length > 0)
    forms.set(discriminator, { ...told, values: [...new Set(all)], kinds: null, neededIn: null })
  return forms
}

/** The paths of all that an example has, as a catalogue names them. */
function pathsIn(value: unknown, path: string): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one) => pathsIn(one, `${path}[]`))
  const below = isDict(value)
    ? Object.entries(value).flatMap(([name, one]) => pathsIn(one, path === '' ? name : `${path}.${name}`))
    : []
  return [path, ...below]
}

/** The values and lists of a node, below its level. */
const valuesIn = (node: Node, group: string): readonly string[] => {
  const path = group === '' ? node.name : `${group}.${node.name}`
  return node.type === 'group' ? node.children.flatMap((child) => valuesIn(child, path)) : [path]
}

/** A kind that has kinds of its own is each of them. */
const nestedKinds = ({ values, schema }: Kind): readonly Kind[] =>
  schema.kinds.length === 0 ? [{ values, schema }] : schema.kinds.flatMap((kind) => nestedKinds({ ...kind, values }))

/** The closed list of a field, and what its values mean where that says more than they do. */
function valuesOf(raw: Dict): {
  readonly values: readonly string[]
  readonly meanings: Readonly<Record<string, string>> | null
} {
  const said = raw['x-enum-descriptions'] ?? raw['x-enumDescriptions']
  const listed = listOf(raw.enum).filter((value) => value !== null && value !== '')
  const meanings = listed.flatMap((value, index) => {
    const meaning = plainHelp(textOf(isDict(said) ? memberOf(said, String(value)) : listOf(said)[index]))
    return meaning === '' || meaning === String(value) ? [] : [[String(value), meaning] as const]
  })
  return { values: listed.map(String), meanings: meanings.length === 0 ? null : Object.fromEntries(meanings) }
}

function limitsOf(raw: Dict): Limits {
  const numbers = ['minLength', 'maxLength', 'minimum', 'maximum'] as const
  return {
    ...Object.fromEntries(numbers.flatMap((name) => (typeof raw[name] === 'number' ? [[name, raw[name]]] : []))),
    ...(typeof raw.pattern === 'string' && expressionOf(raw.pattern) !== null ? { pattern: raw.pattern } : {}),
  }
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

const singular = (words: string): string =>
  words
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|x|ch|sh)es$/, '')
    .replace(/(?<=[^s])s$/, '')
