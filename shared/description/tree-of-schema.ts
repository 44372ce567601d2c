/** The field tree of an account as a document describes it: its lists, groups and values, and what it says of several of them. */
import { type Leaf, type Level, type Node, namePartsOf } from '../catalogue/catalogue.ts'
import type { CheckRule } from '../contract/rules.ts'
import { otherNamesOf } from '../vocabulary/field-names.ts'
import type { AccountOperation } from './account-operation.ts'
import { type FieldWords, fieldWords, valueFacts } from './field-facts.ts'
import { roleOf, wordsOf } from './field-traits.ts'
import { type ObjectField, objectFields } from './object-fields.ts'
import { type Dict, isDict } from './parse-document.ts'
import { BrokenReference, type Schema, type Schemas } from './schema.ts'

export type AccountTree = {
  readonly root: Level
  readonly rules: readonly CheckRule[]
  /** Paths of what was left out, because it holds itself. */
  readonly recursive: readonly string[]
  /** Paths of groups and lists that kinds have each in its own way, and that are read as the first kind has them. */
  readonly differing: readonly string[]
}

/** Far more than any account has. A small document can stand for endlessly many fields, whose references multiply. */
const mostFields = 20_000

export class TooManyFields extends Error {}

/** Where an object stands: the path of its level, and of its group below that, `''` for none. */
type Place = { readonly level: string; readonly group: string }

/** A field of an object, and what became of it. */
type Formed = { readonly field: ObjectField; readonly node: Node }

export class TreeOfSchema {
  readonly #schemas: Schemas
  readonly #operation: AccountOperation
  readonly #section: string
  /** Paths that the document's examples have. */
  readonly #shown: ReadonlySet<string>
  readonly #rules: CheckRule[] = []
  readonly #recursive: string[] = []
  readonly #differing: string[] = []
  #count = 0

  /** @param section  what the help of a field says it comes from */
  constructor(schemas: Schemas, operation: AccountOperation, section: string) {
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
      children: this.#childrenOf(schema, { level: '', group: '' }),
    }
    return { root, rules: this.#rules, recursive: this.#recursive, differing: this.#differing }
  }

  #childrenOf(schema: Schema, place: Place): readonly Node[] {
    const formed = objectFields(schema).flatMap((field): readonly Formed[] => {
      const path = [place.level, belowIn(place, field.name)].filter((step) => step !== '').join('.')
      try {
        const node = this.#nodeOf(field, path, place)
        return [{ field, node: this.#ofKinds(field, node, schema, place) }]
      } catch (error) {
        if (!(error instanceof BrokenReference) || error.kind !== 'recursive') throw error
        this.#recursive.push(path)
        return []
      }
    })
    this.#rules.push(...this.#rulesOf(schema, formed, place))
    // What nobody's example has is rare: of two fields that a column may fill the usual one is found first.
    const isShown = ({ path }: Node): number => Number(this.#shown.has(path))
    return formed.map(({ node }) => node).toSorted((one, other) => isShown(other) - isShown(one))
  }

  /** What a document says of fields beside others: which a kind has, and which have to be there. */
  #rulesOf({ discriminator }: Schema, formed: readonly Formed[], place: Place): readonly CheckRule[] {
    const { level } = place
    const { accountKey, supplierField } = this.#operation
    const kind = discriminator === null ? null : belowIn(place, discriminator)
    const shown = formed.flatMap(({ field: { shownWith }, node }) =>
      shownWith === null ? [] : valuesIn(node, place).map((name) => [name, shownWith] as const),
    )
    const needed = formed.flatMap(({ field: { neededWith }, node }): readonly CheckRule[] => {
      // The connection fills the one, and rows without the other are of no account.
      if (neededWith?.length === 0 || node.path === supplierField || node.path === accountKey) return []
      const others = formed.flatMap((one) => (one.node === node ? [] : valuesIn(one.node, place)))
      // A group that nothing fills is not there.
      const beside = place.group === '' ? [] : others
      if (place.group !== '' && beside.length === 0) return []
      const ofKind = kind === null || neededWith === null ? {} : { kind: { field: kind, values: neededWith } }
      return [{ rule: 'needed', level, fields: valuesIn(node, place), beside, ...ofKind }]
    })
    if (kind === null || shown.length === 0) return needed
    return [{ rule: 'shown with', level, kind, fields: Object.fromEntries(shown) }, ...needed]
  }

  #nodeOf(field: ObjectField, path: string, place: Place): Node {
    this.#count += 1
    if (this.#count > mostFields) throw new TooManyFields()
    const { name, says } = field
    const schema = this.#schemas.read(field.node, field.trail)
    const raw = says === null ? schema.raw : { ...schema.raw, enum: says }
    const words = fieldWords(name, raw)
    if (schema.shape === 'object') {
      const children = this.#childrenOf(schema, { ...place, group: path })
      return { type: 'group', path, ...words, levelPath: place.level, children }
    }
    const leaf = this.#leafOf(field, path, words, place)
    if (schema.shape !== 'list') return { ...leaf, ...valueFactsAt(leaf, raw) }
    const element = this.#schemas.read(schema.items, schema.trail)
    if (element.shape === 'object') return this.#levelOf(`${path}[]`, words, element, place)
    // What a list of lists is for is in no document that was seen.
    return element.shape === 'value'
      ? { ...leaf, ...valueFactsAt(leaf, element.raw), isList: true }
      : { ...leaf, ...valueFactsAt(leaf, { type: 'object' }) }
  }

  /** Where kinds take different values, the field takes what any of them does, and a rule for each says the rest. */
  #ofKinds({ variants }: ObjectField, node: Node, { discriminator }: Schema, place: Place): Node {
    if (discriminator === null || variants.length === 0) return node
    if (node.type !== 'leaf') {
      if (new Set(variants.map((one) => JSON.stringify(one.node))).size > 1) this.#differing.push(node.path)
      return node
    }
    const taken = variants.map(({ values, ...variant }) => {
      const schema = this.#schemas.read(variant.node, variant.trail)
      const { raw } = schema.shape === 'list' ? this.#schemas.read(schema.items, schema.trail) : schema
      const { documentedValues, limits } = valueFacts(node.name, raw)
      return { values, documentedValues, limits }
    })
    const told = new Set(taken.map(({ documentedValues, limits }) => JSON.stringify([documentedValues, limits])))
    if (told.size < 2) return node
    for (const { values, ...takes } of taken)
      this.#rules.push({
        rule: 'taken with',
        level: place.level,
        field: belowIn(place, node.name),
        kind: { field: belowIn(place, discriminator), values },
        ...takes,
      })
    const isClosed = taken.every(({ documentedValues }) => documentedValues.length > 0)
    const documentedValues = isClosed ? [...new Set(taken.flatMap((one) => one.documentedValues))] : []
    return { ...node, documentedValues, isClosed, limits: {} }
  }

  #levelOf(path: string, words: FieldWords, element: Schema, { level }: Place): Level {
    const children = this.#childrenOf(element, { level: path, group: '' })
    const key = children.find(tellsApart)
    return {
      ...levelTraits,
      path,
      ...words,
      element: singular(wordsOf(words.name)),
      naturalKeys: key === undefined ? [] : [[key.name]],
      isKeyUnique: false,
      about: namePartsOf(children).length > 0 ? 'people' : null,
      parentPath: level,
      children,
    }
  }

  #leafOf({ name, neededWith }: ObjectField, path: string, words: FieldWords, { level }: Place) {
    const { accountKey, supplierField } = this.#operation
    return {
      type: 'leaf' as const,
      path,
      ...words,
      synonyms: otherNamesOf(path),
      isRequired: neededWith === null,
      role: path === supplierField ? ('supplierCode' as const) : roleOf(name),
      isUnique: path === accountKey,
      section: this.#section,
      levelPath: level,
      ...(this.#shown.size > 0 && !this.#shown.has(path) && { isRare: true as const }),
    }
  }
}

/** An account number is text, whatever its name; a number that is one is sent as such. */
function valueFactsAt({ name, isUnique }: Pick<Leaf, 'name' | 'isUnique'>, raw: Dict) {
  const facts = valueFacts(name, raw)
  return isUnique && facts.kind === 'text' ? { ...facts, kind: 'identifier' as const } : facts
}

/** What a document has no words for. */
const levelTraits = {
  type: 'level',
  selectorField: null,
  alikeAre: 'one',
  about: null,
  isOpaque: false,
  plain: null,
} as const

const tellsApart = (node: Node): boolean =>
  node.type === 'leaf' && node.kind === 'identifier' && (node.isRequired || /identifier$|serial/.test(node.name))

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
  const below = isDict(value)
    ? Object.entries(value).flatMap(([name, one]) => pathsIn(one, path === '' ? name : `${path}.${name}`))
    : []
  return [path, ...below]
}

const singular = (words: string): string =>
  words
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|x|ch|sh)es$/, '')
    .replace(/(?<=[^s])s$/, '')
