/**
 * Made-up accounts of any shape that the catalogue allows, as trees of elements, and the payloads they are. Every element has its
 * natural key, which tells it from its siblings; what else it has is drawn.
 */
import fc from 'fast-check'
import { accountCatalogue } from '../../shared/catalogue/account-catalogue.ts'
import type { Leaf, Level } from '../../shared/catalogue/catalogue.ts'

export type Tree = {
  readonly level: Level
  /** By path below the level; as a payload has them. */
  readonly values: ReadonlyMap<string, unknown>
  readonly children: readonly Tree[]
}

/** Fields of a level that a cell can hold, by path below it. */
export const fieldsOf = (level: Level): readonly { readonly name: string; readonly leaf: Leaf }[] =>
  accountCatalogue.leaves
    .filter(({ levelPath, kind, path }) => levelPath === level.path && kind !== 'json' && path !== 'import_supplier')
    .map((leaf) => ({ leaf, name: leaf.path.slice(level.path === '' ? 0 : level.path.length + 1) }))

/** Levels right inside another one. */
export const levelsIn = (level: Level): readonly Level[] =>
  accountCatalogue.levels.filter(
    ({ parentPath, isOpaque, path }) => parentPath === level.path && !isOpaque && path !== '' && path !== 'metadata[]',
  )

export const keyOf = (level: Level): readonly string[] => level.naturalKeys[0] ?? []

const words = fc.constantFrom('Ana', 'Élan, Ltd', 'van "der" Berg', '12 Elm St', '李', 'n/a', '007', 'A & B')
const phones = ['+442079460123', '+447400123456', '+15125552087', '+493012345678', '+353871234567', '+61412345678']

function drawnValue({ kind }: Leaf): fc.Arbitrary<unknown> {
  switch (kind) {
    case 'text':
      return words
    case 'identifier':
      return fc.stringMatching(/^[A-Z0-9]{1,4}-0[0-9]{1,5}$/)
    case 'email':
      return fc.constantFrom('a@example.org', 'b.c@example.com')
    case 'phone':
      return fc.constantFrom(...phones)
    case 'country':
      return fc.constantFrom('GB', 'US', 'DE')
    case 'date':
      return fc.constantFrom('2024-06-09', '1980-12-31', '2020-02-29')
    case 'datetime':
      return fc.constantFrom('2024-06-09T14:30:00Z', '2019-01-01T00:00:00Z')
    case 'decimal':
      return fc.constantFrom('0.00', '-12.50', '127.68', '99999999999999999.99')
    case 'number':
      return fc.constantFrom(0, 240, 0.5)
    case 'integer':
      return fc.constantFrom(0, 5, 12)
    case 'boolean':
      return fc.boolean()
    case 'json':
      throw new Error('No cell holds JSON here.')
  }
}

/** A value that no sibling has: `index` tells them apart, `path` elements further out. */
function keyValue({ kind }: Leaf, path: string, index: number): unknown {
  switch (kind) {
    case 'phone':
      return phones[index % phones.length]
    case 'date':
      return `2023-0${1 + index}-01`
    case 'datetime':
      return `2023-0${1 + index}-01T00:00:00Z`
    case 'decimal':
      return `${index}.25`
    default:
      return `${path}-0${index}`
  }
}

const mostChildren = 2

function treeOf(level: Level, path: string, index: number): fc.Arbitrary<Tree> {
  const own = path === '' ? `A${index}` : `${path}.${level.name.slice(0, 2)}${index}`
  const key = keyOf(level)
  const keyed = new Map(
    fieldsOf(level).flatMap(({ name, leaf }) =>
      key.includes(name) ? [[name, keyValue(leaf, own, index)] as const] : [],
    ),
  )
  const others = fieldsOf(level).filter(({ name }) => !key.includes(name))
  const drawn = fc.tuple(
    ...others.map(({ name, leaf }) =>
      fc.option(
        drawnValue(leaf).map((value) => [name, value] as const),
        { freq: 1 },
      ),
    ),
  )
  const children = fc.tuple(
    ...levelsIn(level).map((inner) =>
      fc
        .integer({ min: 0, max: mostChildren })
        .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => treeOf(inner, own, at)))),
    ),
  )
  return fc.tuple(drawn, children).map(([values, lists]) => ({
    level,
    values: new Map([...keyed, ...values.filter((one) => one !== null)]),
    children: lists.flat(),
  }))
}

export const accountTrees: fc.Arbitrary<readonly Tree[]> = fc
  .integer({ min: 1, max: 3 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => treeOf(accountCatalogue.root, '', index))))

/** The payload of an element, without the supplier code. */
export function payloadOf({ level, values, children }: Tree): Record<string, unknown> {
  const payload: Record<string, unknown> = {}
  const put = (path: string, value: unknown): void => {
    const steps = path.split('.')
    let target = payload
    for (const step of steps.slice(0, -1)) {
      const inside = (target[step] ?? {}) as Record<string, unknown>
      target[step] = inside
      target = inside
    }
    target[steps.at(-1) ?? ''] = value
  }
  for (const [name, value] of values) put(name, value)
  for (const inner of levelsIn(level)) {
    const list = children.filter((child) => child.level === inner).map(payloadOf)
    if (list.length > 0) put(inner.path.slice(level.path === '' ? 0 : level.path.length + 1, -2), list)
  }
  return payload
}
