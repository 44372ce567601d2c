/** Reads what was typed into a form of additions: the same kinds of values as in a spreadsheet, in the writing the form asks for. */

import { type Fields, isFields, memberOf } from '../basics/members.ts'
import type { Catalogue, Leaf, Level, Node } from '../catalogue/catalogue.ts'
import { issue } from '../issue-words.ts'
import type { DateOrder } from '../mapping/model/mapping.ts'
import { type CellReading, cellReader, leafReader } from '../mapping/read/read-value.ts'
import { say, sayValue } from '../messages/say.ts'
import { amount, atMoment, figure } from '../messages/values.ts'
import type { Issue, Where } from '../result.ts'
import { usualTerms } from '../service/money-terms.ts'
import { showValue } from '../words/show-value.ts'
import { documentedWord } from '../words/value-meaning.ts'

/** Typed texts in the shape of the payload: a text for each field, a list for each level, an object for each group. */
export type FormDraft = { readonly [field: string]: FormValue }
export type FormValue = string | FormDraft | readonly FormDraft[]

/** How dates and numbers are written by the person. A day or moment as ISO 8601 writes it is read in any. */
export type Writing = {
  readonly dateOrder: DateOrder
  readonly decimalMark: '.' | ','
  /** That of this computer, whose clock a moment is of that says no zone itself; UTC where it is left out. */
  readonly timeZone?: string
}

const plainWriting: Writing = { dateOrder: 'YMD', decimalMark: '.' }

export type ReadForm = {
  /** Without what is empty or can't be read. */
  readonly payload: Fields
  /** One for each text that can't be read, with its path in the payload of all additions. */
  readonly issues: readonly Issue[]
}

/**
 * An element that is left empty is not sent; the order of the others is kept, so paths count the elements that are sent.
 * @param writing  in which it is typed
 */
export function readForm(draft: FormDraft, catalogue: Catalogue, writing: Writing = plainWriting): ReadForm {
  const issues: Issue[] = []

  const readLeaf = (leaf: Leaf, typed: FormValue | undefined, path: string): unknown => {
    if (typeof typed !== 'string') return undefined
    const read = leafReader(leaf, writing)({ kind: 'text', text: documentedWord(leaf, typed) }, null)
    if (isUnderstood(read)) return read.value
    if (read.state !== 'blank') issues.push(faultOfTyped(leaf, typed, writing, { path }))
    return undefined
  }

  const readLevel = (level: Level, typed: FormValue | undefined, path: string): unknown => {
    if (!Array.isArray(typed)) return undefined
    const elements: Fields[] = []
    for (const element of typed as readonly FormDraft[]) {
      const found = issues.length
      const read = readNodes(level.children, element, `${path}.${elements.length}.`)
      if (isThere(read) || issues.length > found) elements.push(read)
    }
    return elements.length === 0 ? undefined : elements
  }

  const readNode = (node: Node, typed: FormValue | undefined, path: string): unknown => {
    if (node.type === 'leaf') return readLeaf(node, typed, path)
    if (node.type === 'level') return readLevel(node, typed, path)
    const read = isDraft(typed) ? readNodes(node.children, typed, `${path}.`) : {}
    return isThere(read) ? read : undefined
  }

  const readNodes = (nodes: readonly Node[], typed: FormDraft, prefix: string): Fields => {
    const read = nodes.map(
      (node) => [node.name, readNode(node, memberOf(typed, node.name), `${prefix}${node.name}`)] as const,
    )
    return Object.fromEntries(read.filter(([, value]) => value !== undefined))
  }

  return { payload: readNodes(catalogue.root.children, draft, ''), issues }
}

/** In the night in which clocks are changed a time is shown twice or never: it is not one moment. */
const isNoMoment = (read: CellReading): boolean =>
  read.state === 'value'
    ? read.remark === 'datetime_twice'
    : read.state !== 'blank' && read.problem === 'datetime_skipped'

const isUnderstood = (read: CellReading): read is Extract<CellReading, { state: 'value' }> =>
  read.state === 'value' && !isNoMoment(read)

/** What is wrong with a text that was typed and is not understood. */
export function faultOfTyped({ label, kind }: Leaf, typed: string, writing: Writing, where?: Where): Issue {
  const { timeZone: zone = 'UTC' } = writing
  return isNoMoment(cellReader(kind, writing)({ kind: 'text', text: typed }, null))
    ? issue('form_time_is_no_moment', { field: label, value: typed, zone }, where)
    : issue('form_value_unreadable', { field: label, value: typed, kind }, where)
}

/** @returns the day, moment or number in words, as it is understood; `null` where it can't be read */
export function wordsOfTyped(
  { kind, money }: Pick<Leaf, 'kind' | 'money'>,
  typed: string,
  writing: Writing,
): string | null {
  const read = cellReader(kind, writing)({ kind: 'text', text: typed }, null)
  if (!isUnderstood(read)) return null
  // As it was meant, whatever unit it is sent in.
  if (money !== null) return sayValue(amount(String(read.value)))
  if (kind === 'decimal' || kind === 'number') return sayValue(figure(String(read.value)))
  const sent = showValue({ kind, money: null }, read.value, usualTerms)
  const { timeZone: zone = 'UTC' } = writing
  return kind !== 'datetime' || zone === 'UTC'
    ? sent
    : say('moment_understood', { here: atMoment(String(read.value)), zone, sent })
}

const isDraft = (typed: FormValue | undefined): typed is FormDraft => isFields(typed)
const isThere = (read: Fields): boolean => Object.keys(read).length > 0
