/**
 * Made-up accounts of any shape that the catalogue allows, as trees of elements, and the payloads they are. Every element has its
 * natural key, which tells it from its siblings; what else it has is drawn.
 */
import fc from 'fast-check'
import { accountCatalogue } from '../../../shared/catalogue/account-catalogue.ts'
import type { Leaf, Level } from '../../../shared/catalogue/catalogue.ts'
import { interfaceRules } from '../../../shared/contract/rules.ts'
import { isDitto } from '../../../shared/doubts/texts/text-rules.ts'
import { trimText } from '../../../shared/mapping/read/text/trim-text.ts'
import { valuesOf } from '../../unit/interface/arbitrary-payload.ts'

export type Tree = {
  readonly level: Level
  /** By path below the level; as a payload has them. */
  readonly values: ReadonlyMap<string, unknown>
  readonly children: readonly Tree[]
  /** What a failing test shows of it: not the whole catalogue. */
  readonly [fc.toStringMethod]?: () => string
}

/** Fields of a level that a cell can hold, by path below it. */
export const fieldsOf = (level: Level): readonly { readonly name: string; readonly leaf: Leaf }[] =>
  accountCatalogue.leaves
    .filter(({ levelPath, kind, path }) => levelPath === level.path && kind !== 'json' && path !== 'import_supplier')
    .map((leaf) => ({ leaf, name: leaf.path.slice(level.path === '' ? 0 : level.path.length + 1) }))

/** Levels right inside another one. */
const levelsIn = (level: Level): readonly Level[] =>
  accountCatalogue.levels.filter(
    ({ parentPath, isOpaque, path }) => parentPath === level.path && !isOpaque && path !== '' && path !== 'metadata[]',
  )

export const keyOf = (level: Level): readonly string[] => level.naturalKeys[0] ?? []

const phones = ['+442079460123', '+447400123456', '+15125552087', '+493012345678', '+353871234567', '+61412345678']

/**
 * What the contract takes, as far as a cell can say it in one way: no blanks around it, countries written large, moments in UTC,
 * years of four digits, amounts without zeros in front, numbers of no more digits than a spreadsheet keeps, none that could be
 * whole thousands, no sign in front that text files keep formulas away with, and no mark for the row above.
 */
function drawnValue(leaf: Leaf): fc.Arbitrary<unknown> {
  const drawn = valuesOf(leaf)
  switch (leaf.kind) {
    case 'text':
    case 'identifier':
    case 'email':
      return drawn.filter(
        (text) =>
          text !== '' &&
          trimText(String(text)) === text &&
          !/^(?:'[=+@\-\d]|=")/.test(String(text)) &&
          !isDitto(String(text)),
      )
    case 'country':
      // Of three letters, and "UK", may be a country's name, which is read as its code.
      return drawn.map((country) => String(country).toUpperCase()).filter((country) => /^(?!UK)..$/.test(country))
    case 'date':
      return drawn.filter((day) => !String(day).startsWith('0'))
    case 'datetime':
      return drawn.filter((moment) => /^[^0].*Z$/.test(String(moment)))
    case 'decimal':
      return drawn.filter(
        (amount) => /^(?!-[0.]*$)-?(0|[1-9]\d*)(\.|$)/.test(String(amount)) && !canBeThousands(amount),
      )
    case 'number':
      return drawn.filter((number) => isKeptBySpreadsheets(Number(number)) && !canBeThousands(number))
    default:
      return drawn
  }
}

const canBeThousands = (number: unknown): boolean => /^-?[1-9]\d{0,2}\.\d{3}$/.test(String(number))
const isKeptBySpreadsheets = (number: number): boolean =>
  Object.is(Number(number.toPrecision(15)), number) && !Object.is(number, -0) && !String(number).includes('e')

/** A value that no sibling has: `index` tells them apart, `path` elements further out. */
function keyValue({ kind, documentedValues }: Leaf, path: string, index: number): unknown {
  const documented = documentedValues[index]
  if (documented !== undefined) return documented
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

/** Without values that the interface shows only together with another, where that one is not there. */
const withoutLone = ({ path }: Level, values: ReadonlyMap<string, unknown>): ReadonlyMap<string, unknown> =>
  new Map(
    [...values].filter(([name]) =>
      interfaceRules.every(
        (one) =>
          one.rule !== 'together' ||
          one.isStated !== true ||
          one.level !== path ||
          one.field !== name ||
          one.beside.some((beside) => values.has(beside)),
      ),
    ),
  )

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
        // One in two is left out.
        { freq: 2 },
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
  return fc.tuple(drawn, children).map(([values, lists]): Tree => {
    const tree = {
      level,
      values: withoutLone(level, new Map([...keyed, ...values.filter((one) => one !== null)])),
      children: lists.flat(),
    }
    return { ...tree, [fc.toStringMethod]: () => JSON.stringify(payloadOf(tree)) }
  })
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
