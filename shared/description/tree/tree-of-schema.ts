/** The field tree of an account as a document describes it: its lists, groups and values, and what it says of several of them. */

import { type Fields, isFields } from '../../basics/members.ts'
import { type Leaf, type Level, type Node, namePartsOf } from '../../catalogue/catalogue.ts'
import type { FieldKind } from '../../contract/field.ts'
import type { CheckRule, Kinds } from '../../contract/rules.ts'
import { namesOfBalance, otherNamesOf } from '../../vocabulary/field-names.ts'
import type { AccountOperation } from '../document/account-operation.ts'
import { BrokenReference, type Schema, type Schemas } from '../document/schema.ts'
import { statedKey } from '../open-questions.ts'
import { type ByKind, casesOf, joinedKinds, mapKinds, presentKinds, thingsIn } from './by-kind.ts'
import { type FieldWords, fieldWords, type ValueFacts, valueFacts } from './field-facts.ts'
import { roleOf, wordsOf } from './field-traits.ts'
import { isSaidAlike, type ObjectField, objectFields, ofEachKind, type Said } from './object-fields.ts'

/** What an account is, or what is added to one. */
type DescribedAccount = Pick<AccountOperation, 'schema' | 'examples' | 'accountKey' | 'supplierField'>

export type AccountTree = {
  readonly root: Level
  readonly rules: readonly CheckRule[]
  /** Paths of what was left out, because it holds itself. */
  readonly recursive: readonly string[]
  /** Paths of what was left out, because no cell could fill it: a list of lists, or a list of one kind that is a value of another. */
  readonly unfillable: readonly string[]
  /** Paths of what is of one of several kinds, `''` for the account, and nothing says of which. */
  readonly untold: readonly string[]
  /** The fields that say which kind an element is, by path, with what they may say. */
  readonly kinds: ReadonlyMap<string, readonly string[]>
}

/** Far more than any account has. A small document can stand for endlessly many fields, whose references multiply. */
const mostFields = 20_000

export class TooManyFields extends Error {}

/** Where an object stands: the path of its level, and of its group below that, `''` for none. */
type Place = { readonly level: string; readonly group: string }

/** A field of an object, and what became of it: `null`, where it was left out. */
type Formed = { readonly field: ObjectField; readonly node: Node | null }

export class TreeOfSchema {
  readonly #schemas: Schemas
  readonly #operation: DescribedAccount
  readonly #section: string
  /** Paths that the document's examples have. */
  readonly #shown: ReadonlySet<string>
  readonly #rules: CheckRule[] = []
  readonly #recursive: string[] = []
  readonly #unfillable: string[] = []
  readonly #untold: string[] = []
  readonly #kinds = new Map<string, readonly string[]>()
  #count = 0

  /** @param section  what the help of a field says it comes from */
  constructor(schemas: Schemas, operation: DescribedAccount, section: string) {
    this.#schemas = schemas
    this.#operation = operation
    this.#section = section
    this.#shown = new Set(operation.examples.flatMap((example) => pathsIn(example, '')))
  }

  /** To be called once. Throws a `BrokenReference` or `TooManyFields`. */
  read(): AccountTree {
    const { schema, accountKey } = this.#operation
    const root: Level = {
      ...levelTraits,
      path: '',
      name: '',
      label: 'Account',
      element: 'account',
      help: '',
      naturalKeys: accountKey === null ? [] : [[accountKey]],
      isKeyUnique: true,
      parentPath: null,
      children: this.#childrenOf({ is: schema }, { level: '', group: '' }),
    }
    return {
      root,
      rules: this.#rules,
      recursive: this.#recursive,
      unfillable: this.#unfillable,
      untold: this.#untold,
      kinds: this.#kinds,
    }
  }

  #childrenOf(object: ByKind<Schema>, place: Place): readonly Node[] {
    const fieldOf = (name: string): string => belowIn(place, name)
    if (thingsIn(object).some(({ kinds, discriminator }) => kinds.length > 0 && discriminator === null))
      this.#untold.push(place.group || place.level)
    const kinds = ofEachKind(object, place.level, fieldOf)
    const formed = objectFields(kinds, place.level, fieldOf).map((field): Formed => {
      const path = [place.level, fieldOf(field.name)].filter((step) => step !== '').join('.')
      try {
        const node = this.#nodeOf(field, path, place)
        if (node === null) this.#unfillable.push(path)
        return { field, node }
      } catch (error) {
        if (!(error instanceof BrokenReference) || error.kind !== 'recursive') throw error
        this.#recursive.push(path)
        return { field, node: null }
      }
    })
    for (const one of formed)
      this.#rules.push(...this.#shownRules(one, place), ...this.#neededRules(one, formed, place))
    // What nobody's example has is rare: of two fields that a column may fill the usual one is found first.
    const isShown = ({ path }: Node): number => Number(this.#shown.has(path))
    return formed.flatMap(({ node }) => node ?? []).toSorted((one, other) => isShown(other) - isShown(one))
  }

  /** Which kinds have a field or list, where not all do; what a group is said of is not said again of what it has for fewer. */
  #shownRules({ field, node }: Formed, place: Place): readonly CheckRule[] {
    const kinds = kindsWith(field.has, (property) => property !== null)
    if (kinds === null || node === null) return []
    const { level } = place
    const isSaid = (name: string) =>
      this.#rules.some(
        (one) => one.rule === 'shown with' && one.level === level && one.field === name && areAmong(one.kinds, kinds),
      )
    return valuesIn(node, place).flatMap((name) =>
      isSaid(name) ? [] : [{ rule: 'shown with' as const, level, field: name, kinds }],
    )
  }

  /** What a document says has to be there; also what was left out, without which no account is what it wants. */
  #neededRules({ field, node }: Formed, formed: readonly Formed[], place: Place): readonly CheckRule[] {
    const { accountKey, supplierField } = this.#operation
    // The connection fills the one, and rows without the other are of no account.
    if (place.level === '' && (node?.path === supplierField || node?.path === accountKey)) return []
    const needed = kindsWith(field.has, (property) => property?.isRequired === true)
    if (needed?.length === 0) return []
    // A group that nothing fills is not there.
    const beside = place.group === '' ? [] : formed.flatMap((one) => (one.field === field ? [] : valuesOf(one, place)))
    if (place.group !== '' && beside.length === 0) return []
    const fields = valuesOf({ field, node }, place)
    return [{ rule: 'needed', level: place.level, fields, beside, ...(needed !== null && { kinds: needed }) }]
  }

  /** @returns `null`: no cell could fill it */
  #nodeOf({ name, has }: ObjectField, path: string, place: Place): Node | null {
    this.#count += 1
    if (this.#count > mostFields) throw new TooManyFields()
    const schemas = this.#schemasOf(has)
    const shapes = new Set(thingsIn(schemas).map(({ shape }) => shape))
    const words = fieldWords(name, thingsIn(schemas)[0]?.raw ?? {})
    if (shapes.has('never')) return null
    if (shapes.has('object')) {
      if (shapes.size > 1) return null
      const children = this.#childrenOf(schemas, { ...place, group: path })
      return { type: 'group', path, ...words, levelPath: place.level, children }
    }
    if (!shapes.has('list')) return this.#leafOf({ name, has }, schemas, path, words, place)
    if (shapes.size > 1) return null
    this.#rules.push(...countRules(name, schemas, place))
    const elements = this.#schemasOf(mapKinds(schemas, ({ items }) => ({ parts: items, says: null })))
    const inside = new Set(thingsIn(elements).map(({ shape }) => shape))
    if (inside.has('never') || inside.has('list') || (inside.has('object') && inside.size > 1)) return null
    if (inside.has('object')) return this.#levelOf(`${path}[]`, words, elements, place)
    return { ...this.#leafOf({ name, has }, elements, path, words, place), isList: true }
  }

  #schemasOf(said: ByKind<Said | null>): ByKind<Schema> {
    const present = presentKinds(said) ?? { is: { parts: [], says: null } }
    return mapKinds(joinedKinds(present, isSaidAlike), ({ parts, says }) => {
      const schema = this.#schemas.read(parts)
      return says === null ? schema : { ...schema, raw: { ...schema.raw, enum: says } }
    })
  }

  #levelOf(path: string, words: FieldWords, elements: ByKind<Schema>, { level }: Place): Level {
    const children = this.#childrenOf(elements, { level: path, group: '' })
    const key = statedKey(children)
    return {
      ...levelTraits,
      path,
      ...words,
      element: singular(wordsOf(words.name)),
      naturalKeys: key === null ? [] : [key],
      isKeyUnique: false,
      about: namePartsOf(children).length > 0 ? 'people' : null,
      parentPath: level,
      children,
    }
  }

  /** Where kinds take different values, the field takes what any of them does, and a rule for each says the rest. */
  #leafOf({ name, has }: ObjectField, values: ByKind<Schema>, path: string, words: FieldWords, place: Place): Leaf {
    const { accountKey, supplierField } = this.#operation
    const isUnique = path === accountKey
    const facts = joinedKinds(
      mapKinds(values, ({ raw }) => valueFactsAt(name, isUnique, raw)),
      takesSame,
    )
    const said = thingsIn(has).flatMap((property) => property?.says ?? [])
    if (said.length > 0) this.#kinds.set(path, [...new Set(said)])
    const all = thingsIn(facts)
    const [first = valueFacts(name, {})] = all
    if (all.length > 1)
      for (const kind of new Set(casesOf(facts).map(({ one }) => one))) {
        this.#rules.push({
          rule: 'taken with',
          level: place.level,
          field: belowIn(place, name),
          kinds: kindsWith(facts, (one) => one === kind) ?? [[]],
          kind: kind.kind,
          documentedValues: kind.documentedValues,
          limits: kind.limits,
        })
      }
    return {
      type: 'leaf',
      path,
      ...words,
      synonyms: [...otherNamesOf(path), ...(place.level === '' && first.money === 'balance' ? namesOfBalance : [])],
      isRequired: thingsIn(has).every((property) => property?.isRequired === true),
      role: path === supplierField ? 'supplierCode' : roleOf(name),
      isUnique,
      section: this.#section,
      levelPath: place.level,
      ...(this.#shown.size > 0 && !this.#shown.has(path) && { isRare: true as const }),
      ...(all.length > 1 ? anyOf(first, all) : first),
    }
  }
}

/** An account number is text, whatever its name; a number that is one is sent as such. */
function valueFactsAt(name: string, isUnique: boolean, raw: Fields): ValueFacts {
  const facts = valueFacts(name, raw)
  return isUnique && facts.kind === 'text' ? { ...facts, kind: 'identifier' as const } : facts
}

/** How many a list has, where the document says so; that one which is there has one at least needs no saying. */
function countRules(name: string, lists: ByKind<Schema>, place: Place): readonly CheckRule[] {
  const countIn = (said: unknown): number | null => (typeof said === 'number' ? said : null)
  const counts = joinedKinds(
    mapKinds(lists, ({ raw }) => ({ least: countIn(raw.minItems) ?? 0, most: countIn(raw.maxItems) })),
    (one, other) => one.least === other.least && one.most === other.most,
  )
  return [...new Set(thingsIn(counts))].flatMap((count) => {
    if (count.least < 2 && count.most === null) return []
    const kinds = kindsWith(counts, (one) => one === count)
    const field = belowIn(place, name)
    return [{ rule: 'counted', level: place.level, field, ...count, ...(kinds !== null && { kinds }) }]
  })
}

const takesSame = (one: ValueFacts, other: ValueFacts): boolean => told(one) === told(other)
const told = ({ kind, documentedValues, limits }: ValueFacts): string =>
  JSON.stringify([kind, documentedValues, limits])

/** What any of several takes. Where they want different kinds of values it is read as a text, which each holds against what it wants. */
function anyOf(first: ValueFacts, all: readonly ValueFacts[]): ValueFacts {
  const isClosed = all.every((one) => one.isClosed)
  const documentedValues = isClosed ? [...new Set(all.flatMap((one) => one.documentedValues))] : []
  const isOneKind = all.every(({ kind }) => kind === first.kind)
  const isText = all.every(({ kind }) => sentAsText.has(kind))
  return { ...first, kind: isText && !isOneKind ? 'text' : first.kind, documentedValues, isClosed, limits: {} }
}

const sentAsText: ReadonlySet<FieldKind> = new Set([
  'text',
  'identifier',
  'email',
  'phone',
  'country',
  'date',
  'datetime',
  'decimal',
])

/** @returns those of which something is so; `null`: all of them */
function kindsWith<T>(all: ByKind<T>, isSo: (one: T) => boolean): Kinds | null {
  const so = joinedKinds(mapKinds(all, isSo))
  if ('is' in so) return so.is ? null : []
  return casesOf(so).flatMap(({ one, kind }) => (one ? [kind] : []))
}

/** Whether what is of one of some kinds is of one of others, too. */
const areAmong = (some: Kinds, others: Kinds): boolean =>
  some.every((one) =>
    others.some((other) =>
      other.every(({ level, field, values }) =>
        one.some(
          (own) => own.level === level && own.field === field && own.values.every((value) => values.includes(value)),
        ),
      ),
    ),
  )

/** The values and lists of a field, below its level; of one that was left out itself. */
const valuesOf = ({ field, node }: Formed, place: Place): readonly string[] =>
  node === null ? [belowIn(place, field.name)] : valuesIn(node, place)

/** What a document has no words for. */
const levelTraits = {
  type: 'level',
  selectorField: null,
  alikeAre: 'one',
  about: null,
  isOpaque: false,
} as const

/** The path of a field of an object below its level. */
function belowIn({ level, group }: Place, name: string): string {
  if (group === '') return name
  return `${level === '' ? group : group.slice(level.length + 1)}.${name}`
}

/** The values and lists of a node, below its level. */
const valuesIn = (node: Node, place: Place): readonly string[] =>
  node.type === 'group'
    ? node.children.flatMap((child) => valuesIn(child, { ...place, group: node.path }))
    : [belowIn(place, node.name)]

/** The paths of all that an example has, as a catalogue names them. */
function pathsIn(value: unknown, path: string): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one) => pathsIn(one, `${path}[]`))
  const below = isFields(value)
    ? Object.entries(value).flatMap(([name, one]) => pathsIn(one, path === '' ? name : `${path}.${name}`))
    : []
  return [path, ...below]
}

const singular = (words: string): string =>
  words
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|x|ch|sh)es$/, '')
    .replace(/(?<=[^s])s$/, '')
