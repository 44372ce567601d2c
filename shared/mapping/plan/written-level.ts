/** What of an interface a mapping can fill, in the order of the catalogue: what elements keep their values by, and payloads are written by. */
import type { Catalogue, Leaf, Level, Node } from '../../catalogue/catalogue.ts'
import type { MoneyKind } from '../../contract/field.ts'
import type { AmountUnit } from '../../service/money-terms.ts'
import type { Selector } from '../model/field-path.ts'

/** What a mapping can fill of a level, in the order of the catalogue: of some 200 fields a spreadsheet has 30. */
export type WrittenLevel = {
  readonly type: 'level'
  readonly level: Level
  readonly name: string
  /** The path of its list below the element it is in: `supply_points`. */
  readonly listPath: string
  /** Its place among the lists of the level around it. */
  readonly listPlace: number
  readonly children: readonly WrittenNode[]
  /** The levels among them, also those in groups. */
  readonly lists: readonly WrittenLevel[]
  /** Where an element keeps the value of a field, by the field's path below the level. */
  readonly places: ReadonlyMap<string, number>
}

export type WrittenNode =
  | {
      readonly type: 'leaf'
      readonly name: string
      /** In `places`. */
      readonly place: number
      /** `null`: no amount of money. */
      readonly money: MoneyKind | null
      readonly amountUnit?: AmountUnit
    }
  | { readonly type: 'group'; readonly name: string; readonly children: readonly WrittenNode[] }
  | WrittenLevel

/** A field that something of a mapping fills, with the levels on the way to it. */
export type FieldToWrite = {
  readonly leaf: Leaf
  readonly levels: readonly { readonly level: Level; readonly selector: Selector }[]
}

export function planPayload({ root }: Catalogue, fields: readonly FieldToWrite[]): WrittenLevel {
  const paths = new Set(
    fields
      .flatMap(({ leaf, levels }) => [
        leaf.path,
        ...levels.flatMap(({ level, selector }) => (selector.by === 'key' ? [selectorPath(level)] : [])),
      ])
      .flatMap(withPathsAround),
  )
  const writtenLevel = (level: Level, around: { readonly path: string; readonly lists: WrittenLevel[] }) => {
    const { name, path } = level
    const places = new Map<string, number>()
    const lists: WrittenLevel[] = []
    const written: WrittenLevel = {
      type: 'level',
      level,
      name,
      listPath: path.slice(around.path === '' ? 0 : around.path.length + 1, -2),
      listPlace: around.lists.length,
      lists,
      places,
      children: writtenNodes(level.children, { path, lists, places }, []),
    }
    around.lists.push(written)
    return written
  }
  const writtenNodes = (
    nodes: readonly Node[],
    inside: { readonly path: string; readonly lists: WrittenLevel[]; readonly places: Map<string, number> },
    groups: readonly string[],
  ): readonly WrittenNode[] =>
    nodes
      .filter(({ path }) => paths.has(path))
      .map((node): WrittenNode => {
        const { name } = node
        if (node.type === 'level') return writtenLevel(node, inside)
        const names = [...groups, name]
        if (node.type === 'group') return { type: 'group', name, children: writtenNodes(node.children, inside, names) }
        const place = inside.places.size
        // A name that is cut out of a path would be compared sign by sign each time that somebody asks for it.
        inside.places.set(groups.length === 0 ? name : names.join('.'), place)
        const { money, amountUnit } = node
        return { type: 'leaf', name, place, money, ...(amountUnit && { amountUnit }) }
      })
  return writtenLevel(root, { path: '', lists: [] })
}

/** The paths of all fields and lists that are written. */
export function writtenPaths({ level: { path }, places, lists }: WrittenLevel): readonly string[] {
  const own = [...places.keys()].map((name) => (path === '' ? name : `${path}.${name}`))
  return [...own, ...lists.flatMap((list) => [list.level.path, ...writtenPaths(list)])]
}

/** The written level of a list that is somewhere in a written level. */
export function listIn({ lists }: WrittenLevel, level: Level): WrittenLevel {
  const list = lists.find((one) => one.level === level)
  if (list === undefined) throw new Error(`Nothing is written to ${level.path}.`)
  return list
}

const selectorPath = ({ path, selectorField }: Level): string => `${path}.${selectorField}`

/** `a[].b.c` lies in `a[].b` and in `a[]`. */
const withPathsAround = (path: string): readonly string[] => {
  const steps = path.split('.')
  return steps.map((_, index) => steps.slice(0, index + 1).join('.'))
}
