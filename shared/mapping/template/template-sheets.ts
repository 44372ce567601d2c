/**
 * The plan of the template workbook, derived from the catalogue: a sheet for every level that can have many elements, numbered
 * columns for the few customers, phones, documents and characteristics an element has. Left out is only what nobody can type: JSON,
 * and arrays whose elements the interface does not show.
 */
import { type Catalogue, isPeople, type Leaf, type Level, type Node } from '../../catalogue/catalogue.ts'
import { sayValue } from '../../messages/say.ts'
import { label } from '../../messages/values.ts'
import { assertNever } from '../../result.ts'
import { targetLabel } from '../model/target-label.ts'
import { exampleValue } from './example-value.ts'

export type TemplateColumn = {
  /** A mapping target, e.g. `customers[0].user_details[tax_id].value`. */
  readonly path: string
  /** In the user's words; with a star where every row needs a value. */
  readonly heading: string
  readonly help: string
  /** What the example account has there; `''` where it has nothing. */
  readonly example: string
  readonly leaf: Leaf
  /** The column says which account or which parent a row belongs to. */
  readonly isKey: boolean
}

export type TemplateSheet = { readonly name: string; readonly columns: readonly TemplateColumn[] }

/** The hidden sheet that tells which column fills which field, and its headings. */
export const fieldsSheetName = '_fields'
export const fieldsHeadings = ['sheet', 'column letter', 'path', 'help', 'example'] as const

/** People stand side by side although there are many fields of each: one to three hold an account. */
const roomForPeople = 3
/** Room for elements of one value or one pair of values. */
const roomForSmall = 2

export function templateSheets(catalogue: Catalogue): readonly TemplateSheet[] {
  const names = new Set<string>()
  return sheetsOf(catalogue, catalogue.root).map(({ name, columns }) => {
    const fitting = fittingName(name, names)
    names.add(fitting.toLowerCase())
    return { name: fitting, columns }
  })
}

/** In characters, which is all that a spreadsheet program takes. */
const longestName = 31

/** No longer than a spreadsheet's names are, and no other sheet's. */
function fittingName(name: string, taken: ReadonlySet<string>, number = 1): string {
  const ending = number === 1 ? '' : ` ${number}`
  const fitting = `${name.slice(0, longestName - ending.length).trim()}${ending}`
  return taken.has(fitting.toLowerCase()) ? fittingName(name, taken, number + 1) : fitting
}

function sheetsOf(catalogue: Catalogue, level: Level): readonly TemplateSheet[] {
  if (!canBeTyped(level)) return []
  const own = [...keysOf(catalogue, level), ...columnsIn(catalogue, level.children, level.path)]
  const paths = new Set<string>()
  const columns = own.filter(({ path }) => !paths.has(path) && paths.add(path))
  const below = level.children.flatMap((child) => levelsIn(child)).filter((child) => roomFor(child) === undefined)
  const name = sayValue(label(level.parentPath === null ? `${level.label}s` : level.label))
  return [{ name, columns }, ...below.flatMap((child) => sheetsOf(catalogue, child))]
}

/** What tells which element a row describes: the account, and where the level is deeper, its parent. */
function keysOf(catalogue: Catalogue, level: Level): readonly TemplateColumn[] {
  if (level.parentPath === null) return []
  const parent = catalogue.level(level.parentPath)
  const paths = [...firstKey(catalogue.root), ...(parent === undefined ? [] : firstKey(parent))]
  return paths.flatMap((path) => columnFor(catalogue, path, path, true))
}

const firstKey = (level: Level): readonly string[] =>
  (level.naturalKeys[0] ?? []).map((field) => (level.path === '' ? field : `${level.path}.${field}`))

/**
 * Columns for what is in an element, without the levels that have sheets of their own.
 * @param target  the element as a mapping names it: `customers[0]`
 */
function columnsIn(catalogue: Catalogue, nodes: readonly Node[], target: string): readonly TemplateColumn[] {
  const keyFirst = [...nodes].sort((one, other) => Number(isKey(catalogue, other)) - Number(isKey(catalogue, one)))
  return keyFirst.flatMap((node) => {
    const path = target === '' ? node.name : `${target}.${node.name}`
    switch (node.type) {
      case 'leaf':
        return columnFor(catalogue, path, node.path, firstKey(catalogue.root).includes(node.path))
      case 'group':
        return columnsIn(catalogue, node.children, path)
      case 'level':
        return (roomFor(node) ?? []).flatMap((selector) => elementColumns(catalogue, node, `${path}[${selector}]`))
      default:
        return assertNever(node)
    }
  })
}

/** The field that a keyed path fills by itself has no column. */
function elementColumns(catalogue: Catalogue, level: Level, target: string): readonly TemplateColumn[] {
  const isKeyed = !/\[\d+\]$/.test(target)
  const children = isKeyed ? level.children.filter(({ name }) => name !== level.selectorField) : level.children
  return columnsIn(catalogue, children, target)
}

function columnFor(catalogue: Catalogue, path: string, fieldPath: string, isKey: boolean): readonly TemplateColumn[] {
  const leaf = catalogue.leaf(fieldPath)
  if (leaf === undefined || isJson(leaf)) return []
  const heading = `${targetLabel(catalogue, path)}${isKey ? ' *' : ''}`
  return [{ path, heading, help: sayValue(label(leaf.help)), example: exampleValue(catalogue, path), leaf, isKey }]
}

/** What tells an element from the others comes before what is known about it. */
const isKey = (catalogue: Catalogue, node: Node): boolean => {
  const level = node.type === 'leaf' ? catalogue.level(node.levelPath) : undefined
  return firstKey(level ?? catalogue.root).includes(node.path)
}

/** The selectors of the numbered or named columns of a level; `undefined` where its elements are rows of a sheet. */
function roomFor(level: Level): readonly (number | string)[] | undefined {
  if (!canBeTyped(level)) return []
  const selector = level.children.find(
    (child): child is Leaf => child.type === 'leaf' && child.name === level.selectorField,
  )
  if (selector !== undefined && selector.documentedValues.length > 0) return selector.documentedValues
  const isOfPeople = isPeople(level) && level.children.flatMap(levelsIn).every(roomFor)
  const room = isSmall(level) ? roomForSmall : isOfPeople ? roomForPeople : 0
  return room === 0 ? undefined : Array.from({ length: room }, (_, index) => index)
}

/** One value, or a value with its name. */
const isSmall = (level: Level): boolean =>
  level.children.every(({ type }) => type === 'leaf') && (level.children.length === 1 || level.selectorField !== null)

/** What an account holds itself is never left out for one of its fields. */
const canBeTyped = (level: Level): boolean =>
  !level.isOpaque && (level.parentPath === null || !level.children.some(isJson))

const isJson = (node: Node): boolean => node.type === 'leaf' && node.kind === 'json'

const levelsIn = (node: Node): readonly Level[] => {
  switch (node.type) {
    case 'leaf':
      return []
    case 'group':
      return node.children.flatMap(levelsIn)
    case 'level':
      return [node]
    default:
      return assertNever(node)
  }
}
