/**
 * The field tree with its rules, as plain data: what mapping, checking, help, template and pickers know about an interface. Ours is
 * derived from the contract (derive-catalogue.ts); an operator's own description of the interface can become a second source of it.
 * What must be known of a field beyond its name is a trait in it: no code outside of the contract names a field.
 *
 * Paths name a field from the root of the payload, repeating levels with `[]`:
 * `supply_addresses[].supply_points[].meters[].serial_number`.
 */
import type {
  AboutPeople,
  AdditionKind,
  AlikeElements,
  FieldKind,
  FieldRole,
  Limits,
  MoneyKind,
} from '../contract/field.ts'
import type { CheckRule } from '../contract/rules.ts'
import type { AmountUnit } from '../service/money-terms.ts'

/** What a spreadsheet can be about: `accounts` to be created, or `additions` to accounts that are on the platform. */
export const projectKinds = ['accounts', 'additions'] as const
export type ProjectKind = (typeof projectKinds)[number]

/** What is added goes straight onto an account: nobody can try it, and the service tells when it is sent. */
export const canBeTried = (kind: ProjectKind): boolean => kind !== 'additions'

/** A value. */
export type Leaf = {
  readonly type: 'leaf'
  readonly path: string
  readonly name: string
  readonly kind: FieldKind
  readonly label: string
  readonly help: string
  /** Other words for it in headings: see shared/vocabulary/field-names.ts. */
  readonly synonyms: readonly string[]
  readonly documentedValues: readonly string[]
  /** No others are taken. */
  readonly isClosed: boolean
  readonly limits: Limits
  readonly isRequired: boolean
  readonly canBeEmpty: boolean
  /** `null`: no amount of money. */
  readonly money: MoneyKind | null
  /** In which it is sent, where the interface says so; else the connection does. */
  readonly amountUnit?: AmountUnit
  readonly role: FieldRole | null
  /** No two have the same: of the account itself its number; else that of an element which one account has once. */
  readonly isUnique: boolean
  /** The part of the service interface it comes from. */
  readonly section: string
  /** Path of the level it belongs to: `''` for the account itself, else one ending in `[]`. */
  readonly levelPath: string
  /** What documented values mean, where that is said. */
  readonly meanings?: Readonly<Record<string, string>>
  /** Of documented values, to whom the money of what they stand for goes. */
  readonly directions?: Readonly<Record<string, string>>
  /** It holds several values, each of them as `kind` says. */
  readonly isList?: true
  /** No example of the interface has it, although there are some. */
  readonly isRare?: true
  /** What an element says there whose columns don't: a person has said so of the interface. */
  readonly assumed?: string
  /** It is on its way out: what to use instead, `''` where that is not said. */
  readonly deprecated?: string
}

/** An object inside a level. */
export type Group = {
  readonly type: 'group'
  readonly path: string
  readonly name: string
  readonly label: string
  readonly help: string
  /** As of a leaf. */
  readonly levelPath: string
  readonly addition?: AdditionKind
  readonly children: readonly Node[]
}

/** The account itself (`path` is `''`) or an array in it (`path` ends in `[]`). */
export type Level = {
  readonly type: 'level'
  readonly path: string
  readonly name: string
  readonly label: string
  /** One element, in the user's words: "customer". */
  readonly element: string
  readonly help: string
  /** Paths relative to the level; see `LevelNotes.naturalKeys`. */
  readonly naturalKeys: readonly (readonly string[])[]
  readonly isKeyUnique: boolean
  readonly selectorField: string | null
  readonly alikeAre: AlikeElements
  /** `null`: nobody. */
  readonly about: AboutPeople | null
  readonly isOpaque: boolean
  readonly parentPath: string | null
  /** Of what is added to an account: which request takes it. */
  readonly addition?: AdditionKind
  readonly children: readonly Node[]
}

export type Node = Leaf | Group | Level

/** All that is known of an interface: it can be written as JSON, and read again. */
export type CatalogueData = {
  readonly kind: ProjectKind
  readonly root: Level
  /** About more than one value; each of a level that the tree has. */
  readonly rules: readonly CheckRule[]
  /** A payload that the template shows as an example; `null`: none. */
  readonly example: unknown
  /** Which fields it requires, the interface does not show: one that is not marked as required may be so all the same. */
  readonly hidesRequired?: true
}

/** The data with its lists and look-ups. */
export type Catalogue = CatalogueData & {
  readonly leaves: readonly Leaf[]
  readonly levels: readonly Level[]
  /** Path of the field that tells an account from all others. */
  readonly accountKey: string
  /** The field that the connection fills, where there is one. */
  readonly supplierField: Leaf | undefined
  /** Lists of people, the outermost first: those who hold the account. */
  readonly people: readonly Level[]
  /** Groups that say where something is; first those of the account itself. */
  readonly addresses: readonly Group[]
  leaf(path: string): Leaf | undefined
  level(path: string): Level | undefined
}

export function catalogueOf(data: CatalogueData): Catalogue {
  const { root } = data
  const leaves: Leaf[] = []
  const levels: Level[] = []
  const groups: Group[] = []
  const visit = (node: Node): void => {
    if (node.type === 'leaf') leaves.push(node)
    else {
      if (node.type === 'level') levels.push(node)
      else groups.push(node)
      node.children.forEach(visit)
    }
  }
  visit(root)
  const leafByPath = new Map(leaves.map((leaf) => [leaf.path, leaf]))
  const levelByPath = new Map(levels.map((level) => [level.path, level]))
  const depthOf = ({ path }: Node): number => path.split('[]').length
  return {
    ...data,
    leaves,
    levels,
    accountKey: root.naturalKeys[0]?.[0] ?? '',
    supplierField: leaves.find(({ role }) => role === 'supplierCode'),
    people: levels.filter(isPeople),
    addresses: groups
      .filter(({ children }) => withRole(children, 'street') !== undefined)
      .toSorted((one, other) => depthOf(one) - depthOf(other)),
    leaf: (path) => leafByPath.get(path),
    level: (path) => levelByPath.get(path),
  }
}

/** No example of the interface has it, nor anything in it. */
export const isRare = (node: Node): boolean =>
  node.type === 'leaf' ? node.isRare === true : node.children.length > 0 && node.children.every(isRare)

/** The field that tells accounts apart. */
export const isAccountKey = ({ isUnique, levelPath }: Leaf): boolean => isUnique && levelPath === ''

/** Whether the elements of a level are people. */
export const isPeople = ({ about }: Level): boolean => about === 'people'

/** Whether a field or list, by its path, is of people or of what is told of them. */
export const isOfPeople = ({ leaf, level }: Catalogue, path: string): boolean =>
  level(leaf(path)?.levelPath ?? path)?.about != null

/** Whether a field, by its path, says who an account is for, or where: of a number and notes alone nobody can make one. */
export const tellsWhose = (catalogue: Catalogue, path: string): boolean => {
  const leaf = catalogue.leaf(path)
  const level = catalogue.level(leaf?.levelPath ?? '')
  const isOfPlace = leaf?.role === 'street' || leaf?.role === 'town' || leaf?.role === 'postcode'
  return isOfPlace || isOfPeople(catalogue, path) || (level !== undefined && level.path !== '' && level.isKeyUnique)
}

export const withRole = (nodes: readonly Node[], role: FieldRole): Leaf | undefined =>
  nodes.find((node): node is Leaf => node.type === 'leaf' && node.role === role)

/**
 * What a whole name of a person is cut into, in the order of `cutText`; nothing where one of its names has no place. Only some services have
 * one for the form of address.
 */
export function cutNamePartsOf(nodes: readonly Node[]): readonly Leaf[] {
  const names = namePartsOf(nodes)
  return names.length < 2 ? [] : [...names, ...[withRole(nodes, 'title')].flatMap((leaf) => leaf ?? [])]
}

/** What people are called by, in the order in which it is said. */
export const namePartsOf = (nodes: readonly Node[]): readonly Leaf[] =>
  (['givenName', 'familyName'] as const).flatMap((role) => withRole(nodes, role) ?? [])
