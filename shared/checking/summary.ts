/**
 * An account as a person reads it before creating it: headings with lines. Every value is in it once, except in long lists, where
 * the number of the others is said; the payload itself is there to look at for those.
 */
import type { Catalogue, Group, Leaf, Level, Node } from '../catalogue/catalogue.ts'
import { capitalised } from './path-label.ts'
import { personName } from './person-name.ts'
import { shownValue } from './shown-value.ts'
import { type Fields, isFields, valueAt } from './walk-payload.ts'

export type SummarySection = { readonly heading: string; readonly lines: readonly string[] }

/** So many elements of one list are read; more are only counted. */
const longestList = 12

/** @param payload  of any kind; values that the catalogue doesn't know are not shown, and never sent either */
export function summarise(payload: Fields, catalogue: Catalogue): readonly SummarySection[] {
  const { root } = catalogue
  const own: SummarySection = { heading: capitalised(root.element), lines: ownLines(root.children, payload) }
  return [own, ...sectionsOf(root, payload)]
}

/** The lists inside an element that have lists or groups of their own get a section for each of their elements. */
function sectionsOf(level: Level, fields: Fields): readonly SummarySection[] {
  return listsIn(level.children).flatMap((list) => {
    if (isBrief(list)) return []
    const elements = elementsOf(list, fields)
    const shown = elements.slice(0, longestList).flatMap((element, index) => {
      const lines = ownLines(list.children, element, list)
      const heading = headingOf(list, element, index, elements.length)
      // An element that only holds others, and has no name of its own, says nothing.
      const isSilent = lines.length === 0 && titleOf(list, element) === undefined
      return [...(isSilent ? [] : [{ heading, lines }]), ...sectionsOf(list, element)]
    })
    const more = elements.length - longestList
    return more > 0 ? [...shown, { heading: list.label, lines: [`and ${more} more`] }] : shown
  })
}

/** "Customer 2", "Supply point 10443720856539964", "Ledger": what tells the element from its siblings, where something has to. */
function headingOf(level: Level, element: Fields, index: number, count: number): string {
  const name = capitalised(level.element)
  const title = titleOf(level, element)
  if (title !== undefined) return `${name} ${title}`
  return count > 1 ? `${name} ${index + 1}` : name
}

/** A number or code that names the element. Names of people and texts of notes are lines, not headings. */
function titleOf(level: Level, element: Fields): string | undefined {
  const [field, ...more] = level.naturalKeys[0] ?? []
  if (field === undefined || more.length > 0) return undefined
  const value = valueAt(element, field)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Lines of an element's own values: its fields, its groups, and its brief lists. The field in the heading is not repeated. */
function ownLines(nodes: readonly Node[], fields: Fields, level?: Level): readonly string[] {
  const inHeading = level !== undefined && titleOf(level, fields) !== undefined ? level.naturalKeys[0]?.[0] : undefined
  const name = personName(fields)
  const lines = name === undefined ? [] : [name]
  for (const node of nodes) {
    const value = fields[node.name]
    if (value === undefined || node.name === inHeading) continue
    if (node.type === 'leaf') {
      if (name === undefined || !isNamePart(node)) lines.push(fieldLine(node, value))
    } else if (node.type === 'group' && isFields(value)) lines.push(...groupLines(node, value))
    else if (node.type === 'level' && isBrief(node)) lines.push(...briefLines(node, elementsOf(node, fields)))
  }
  return lines
}

const isNamePart = ({ name }: Leaf): boolean => name === 'given_name' || name === 'family_name'

const fieldLine = (leaf: Leaf, value: unknown): string => `${leaf.label}: ${shownValue(leaf.kind, value)}`

function groupLines(group: Group, fields: Fields): readonly string[] {
  if (!isAddress(group)) return ownLines(group.children, fields)
  const parts = leavesIn(group.children).flatMap((leaf) => {
    const value = fields[leaf.name]
    return value === undefined ? [] : [shownValue(leaf.kind, value)]
  })
  return [`${group.label}: ${parts.join(', ')}`]
}

/** An address is read on one line: it is the only group with a country. */
const isAddress = ({ children }: Group): boolean =>
  children.every(({ type }) => type === 'leaf') && leavesIn(children).some(({ kind }) => kind === 'country')

/** A list whose elements fit on a line each. */
const isBrief = ({ children }: Level): boolean => children.every(({ type }) => type === 'leaf')

function briefLines(level: Level, elements: readonly Fields[]): readonly string[] {
  const lines = elements.slice(0, longestList).map((element) => briefLine(level, element))
  const more = elements.length - longestList
  return more > 0 ? [...lines, `${level.label}: and ${more} more`] : lines
}

/** "Tax id: 12-345", "Register KWH_IMPORT: Register digits 5, Register multiplier 1", "Other phone: +442079460123". */
function briefLine(level: Level, element: Fields): string {
  const leaves = leavesIn(level.children).filter(({ name }) => element[name] !== undefined)
  const title = titleOf(level, element)
  const others = leaves.filter(({ name }) => title === undefined || name !== level.naturalKeys[0]?.[0])
  const [only] = others
  if (level.selectorField !== null && title !== undefined && others.length === 1 && only !== undefined) {
    return `${capitalised(title.replaceAll('_', ' '))}: ${shownValue(only.kind, element[only.name])}`
  }
  if (title !== undefined && others.length === 0) return `${capitalised(level.element)}: ${title}`
  const heading = title === undefined ? capitalised(level.element) : `${capitalised(level.element)} ${title}`
  return `${heading}: ${others.map((leaf) => `${leaf.label} ${shownValue(leaf.kind, element[leaf.name])}`).join(', ')}`
}

const leavesIn = (nodes: readonly Node[]): readonly Leaf[] => nodes.filter((node) => node.type === 'leaf')
const listsIn = (nodes: readonly Node[]): readonly Level[] => nodes.filter((node) => node.type === 'level')

function elementsOf({ name }: Level, fields: Fields): readonly Fields[] {
  const value = fields[name]
  return Array.isArray(value) ? value.filter(isFields) : []
}
