/**
 * An account as a person reads it aloud before creating it: headings with lines, each with the path it speaks of. Long lists are cut
 * and past transactions are added up; the payload itself is there to look at for every single value.
 */

import { type Fields, isFields, memberOf } from '../basics/members.ts'
import { type Catalogue, type Group, type Leaf, type Level, type Node, namePartsOf } from '../catalogue/catalogue.ts'
import { keyLabel } from '../mapping/model/target-label.ts'
import { say, sayLabel } from '../messages/say.ts'
import { capitalised, decapitalised } from '../messages/write-value.ts'
import { heldAmount, type MoneyTerms, termsOf } from '../service/money-terms.ts'
import { showValue } from '../words/show-value.ts'
import { valueInWords, valueMeaning } from '../words/value-meaning.ts'
import { valueAt } from './account/walk-payload.ts'
import { personName } from './said/person-name.ts'
import { spokenList } from './said/spoken-list.ts'

/** `path` is the service's, with dots: of a value, or of the element or group that the line tells of. */
type SummaryLine = { readonly text: string; readonly path: string | null }
/** `depth` says in how many told elements it is: a meter stands in its supply point. 0 for the account, and for what is in it alone. */
export type SummarySection = {
  readonly heading: string
  readonly depth: number
  readonly lines: readonly SummaryLine[]
}

/** So many elements of one list are read; more are only counted. */
const longestList = 12

/** An element with its place in the payload, and the terms by which amounts in it are sent. */
type Placed = { readonly fields: Fields; readonly path: string; readonly terms: MoneyTerms }

/**
 * @param payload  of any kind; values that the catalogue doesn't know are not shown, and never sent either
 * @param terms  by which its amounts are sent
 */
export function summarise(payload: Fields, catalogue: Catalogue, terms: MoneyTerms): readonly SummarySection[] {
  const { root } = catalogue
  const account = { fields: payload, path: '', terms }
  return [
    { heading: capitalised(sayLabel(root.element)), depth: 0, lines: linesOf(root, root.children, account) },
    ...sectionsOf(root, account, 0),
  ]
}

/** The lists inside an element that have lists or groups of their own get a section for each of their elements. */
function sectionsOf(level: Level, placed: Placed, depth: number): readonly SummarySection[] {
  return listsIn(level.children).flatMap((list) => {
    if (isBrief(list)) return []
    const elements = elementsOf(list, placed)
    const shown = elements.slice(0, longestList).flatMap((element, index) => {
      const lines = ownLines(list, element)
      const heading = headingOf(list, element.fields, index, elements.length)
      // An element that only holds others, and has no name of its own, says nothing.
      const isSilent = lines.length === 0 && titleOf(list, element.fields) === undefined
      return isSilent
        ? sectionsOf(list, element, depth)
        : [{ heading, depth, lines }, ...sectionsOf(list, element, depth + 1)]
    })
    const more = elements.length - longestList
    if (more <= 0) return shown
    const path = pathIn(placed.path, list.name)
    return [
      ...shown,
      { heading: sayLabel(list.label), depth, lines: [{ text: say('so_many_more', { count: more }), path }] },
    ]
  })
}

/** "Customer 2", "Supply point 10443720856539964", "Ledger": what tells the element from its siblings, where something has to. */
function headingOf(level: Level, element: Fields, index: number, count: number): string {
  const name = capitalised(sayLabel(level.element))
  const title = titleOf(level, element)
  if (title !== undefined) return `${name} ${title}`
  return count > 1 ? `${name} ${index + 1}` : name
}

/** A number or code that names the element. Names of people, days and texts of notes are lines, not headings. */
function titleOf(level: Level, element: Fields): string | undefined {
  const field = titleFieldOf(level)
  const value = field === undefined ? undefined : valueAt(element, field)
  return typeof value === 'string' && value !== '' ? value : undefined
}

function titleFieldOf({ naturalKeys, children }: Level): string | undefined {
  const [field, ...more] = naturalKeys[0] ?? []
  const kind = leafAt(children, field?.split('.') ?? [])?.kind
  return more.length > 0 || kind === 'date' || kind === 'datetime' ? undefined : field
}

/** Lines of an element's own values: its fields, its groups, and its brief lists. The field in the heading is not repeated. */
function ownLines(level: Level, placed: Placed): readonly SummaryLine[] {
  const inHeading = titleOf(level, placed.fields) === undefined ? undefined : titleFieldOf(level)
  return linesOf(level, level.children, placed, inHeading)
}

function linesOf(
  level: Level,
  nodes: readonly Node[],
  { fields, path, terms }: Placed,
  inHeading?: string,
): readonly SummaryLine[] {
  const nameParts = namePartsOf(nodes)
  const name = personName(nameParts.map((part) => memberOf(fields, part.name)))
  const lines: SummaryLine[] = name === undefined ? [] : [{ text: name, path: pathIn(path, nameParts[0]?.name ?? '') }]
  for (const node of nodes) {
    const value = memberOf(fields, node.name)
    const at = pathIn(path, node.name)
    if (value === undefined || node.name === inHeading) continue
    if (node.type === 'leaf') {
      if (name === undefined || !nameParts.includes(node))
        lines.push({ text: fieldLine(level, node, value, terms), path: at })
    } else if (node.type === 'group' && isFields(value))
      lines.push(...groupLines(level, node, { fields: value, path: at, terms }))
    else if (node.type === 'level' && isBrief(node))
      lines.push(...briefLines(node, elementsOf(node, { fields, path, terms }), at))
  }
  return lines
}

/** Who reads it aloud knows no codes: what one means comes first. @param saysHowSent  see `showValue` */
export const told = (leaf: Leaf, value: unknown, terms: MoneyTerms, saysHowSent = true): string =>
  typeof value === 'string' && valueMeaning(leaf, value) !== undefined
    ? valueInWords(leaf, value)
    : showValue(leaf, value, terms, saysHowSent)

const fieldLine = (level: Level, leaf: Leaf, value: unknown, terms: MoneyTerms): string =>
  `${capitalised(nameInside(level, leaf.label))}: ${told(leaf, value, terms)}`

/** Under the heading of a meter “Meter status” is the status. */
function nameInside({ element, path }: Level, label: string): string {
  const [name, whose] = [sayLabel(label), `${sayLabel(element)} `]
  const isSaid = path !== '' && name.toLowerCase().startsWith(whose.toLowerCase())
  return isSaid ? name.slice(whose.length) : name
}

/** The same in the middle of a line: what has a name in another language is written as it is there. */
const partInside = (level: Level, label: string): string =>
  sayLabel(label) === label ? decapitalised(nameInside(level, label)) : nameInside(level, label)

function groupLines(level: Level, group: Group, placed: Placed): readonly SummaryLine[] {
  if (!isAddress(group)) return linesOf(level, group.children, placed)
  const parts = leavesIn(group.children).flatMap((leaf) => {
    const value = memberOf(placed.fields, leaf.name)
    return value === undefined ? [] : [told(leaf, value, placed.terms)]
  })
  return [{ text: `${sayLabel(group.label)}: ${parts.join(', ')}`, path: placed.path }]
}

/** An address is read on one line: it is the only group with a country. */
const isAddress = ({ children }: Group): boolean =>
  children.every(({ type }) => type === 'leaf') && leavesIn(children).some(({ kind }) => kind === 'country')

/** A list whose elements fit on a line each. */
const isBrief = ({ children }: Level): boolean => children.every(({ type }) => type === 'leaf')

function briefLines(level: Level, elements: readonly Placed[], path: string): readonly SummaryLine[] {
  const spoken = spokenList(
    level,
    elements.map(({ fields, terms }) => heldAmounts(level, fields, terms)),
  )
  if (spoken !== null) return [{ text: spoken, path }]
  const lines = elements.slice(0, longestList).map(
    (element, index): SummaryLine => ({
      text: briefLine(level, element, index, elements.length),
      path: element.path,
    }),
  )
  const more = elements.length - longestList
  return more > 0
    ? [...lines, { text: `${sayLabel(level.label)}: ${say('so_many_more', { count: more })}`, path }]
    : lines
}

/** An element with its amounts as they are meant, to be added up. */
const heldAmounts = ({ children }: Level, fields: Fields, terms: MoneyTerms): Fields => {
  const held = leavesIn(children).flatMap(({ name, money, ...leaf }) => {
    const value = memberOf(fields, name)
    return money === null || value === undefined ? [] : [[name, heldAmount(money, value, termsOf(leaf, terms))]]
  })
  return { ...fields, ...Object.fromEntries(held) }
}

/** "Tax id: 12-345", "Register KWH_IMPORT: digits 5, multiplier 1", "Other phone 2: +442079460123". */
function briefLine(level: Level, { fields: element, terms }: Placed, index: number, count: number): string {
  const title = titleOf(level, element)
  const inHeading = title === undefined ? undefined : titleFieldOf(level)
  const others = leavesIn(level.children).filter(
    ({ name }) => memberOf(element, name) !== undefined && name !== inHeading,
  )
  const [only] = others
  if (level.selectorField !== null && title !== undefined && others.length === 1 && only !== undefined) {
    return `${sayLabel(keyLabel(title))}: ${told(only, memberOf(element, only.name), terms)}`
  }
  if (title !== undefined && others.length === 0) return `${capitalised(sayLabel(level.element))}: ${title}`
  const heading = headingOf(level, element, index, count)
  if (others.length === 1 && only?.label.toLowerCase() === level.element) {
    return `${heading}: ${told(only, memberOf(element, only.name), terms)}`
  }
  const parts = others.map(
    (leaf) => `${partInside(level, leaf.label)} ${told(leaf, memberOf(element, leaf.name), terms)}`,
  )
  return `${heading}: ${parts.join(', ')}`
}

function leafAt(nodes: readonly Node[], [name, ...rest]: readonly string[]): Leaf | undefined {
  const node = nodes.find((one) => one.name === name)
  return node?.type === 'group' ? leafAt(node.children, rest) : node?.type === 'leaf' ? node : undefined
}

const leavesIn = (nodes: readonly Node[]): readonly Leaf[] => nodes.filter((node) => node.type === 'leaf')
const listsIn = (nodes: readonly Node[]): readonly Level[] => nodes.filter((node) => node.type === 'level')
const pathIn = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

function elementsOf({ name }: Level, { fields, path, terms }: Placed): readonly Placed[] {
  const value = memberOf(fields, name)
  if (!Array.isArray(value)) return []
  return value.flatMap((element: unknown, index): Placed[] =>
    isFields(element) ? [{ fields: element, path: `${pathIn(path, name)}.${index}`, terms }] : [],
  )
}
