/**
 * Says where sheets should meet and don't, before anything is sent: of each column of numbers which of them the other sheets don't have,
 * and whether one way of reading a column joins them. Two sheets that list accounts of their own need not meet.
 */

import type { CooperativeTask } from '../../basics/cooperative-task.ts'
import type { SheetsApart } from '../../ipc.ts'
import type { Reading } from '../../mapping/model/mapping.ts'
import type { AssemblyPlan } from '../../mapping/plan/assembly-plan.ts'
import { tidyText } from '../../mapping/read/read-value.ts'
import { type KeyColumn, keyColumns, textsIn } from './numbers-apart.ts'

/** What a column's values may be read without, so that they are written as on other sheets. */
export type Joining = Pick<Reading, 'padZeros' | 'letterCase' | 'spaces' | 'stripPrefix'>

/** Shown of each. */
const exampleCount = 3
/** Where fewer are joined, their likeness is chance. */
const fewestJoined = 0.5
/** What a column's texts are like shows in so many. */
const someTexts = 200

type Held = { readonly of: KeyColumn; readonly texts: ReadonlySet<string> }

export function* sheetsApart(plan: AssemblyPlan): CooperativeTask<SheetsApart[]> {
  const found: SheetsApart[] = []
  for (const group of keyColumns(plan)) {
    // Those that say whose accounts there are come first: the others are held against them.
    const ordered = group.toSorted((one, other) => Number(isHome(other)) - Number(isHome(one)))
    const held: Held[] = []
    for (const one of ordered) {
      const texts = yield* textsIn(one)
      if (texts.size > 0) held.push({ of: one, texts })
    }
    for (let at = 1; at < held.length; at += 1) {
      const here = held[at]
      const apart = here === undefined ? null : yield* apartFrom(here, held.slice(0, at), held)
      if (apart === null) continue
      found.push(apart)
      // What is written as here is apart from the others just as much, and is joined in the same way.
      if (apart.join !== null) readIn(held, apart.join)
    }
  }
  return found
}

function readIn(held: Held[], { column, readAs }: NonNullable<SheetsApart['join']>): void {
  const at = held.findIndex(
    ({ of }) => of.sheet.sheet.name === column.sheet && of.column.columnIndex === column.column - 1,
  )
  const one = held[at]
  if (one !== undefined) held[at] = { ...one, texts: readAll(one, readAs) }
}

const isHome = ({ sheet }: KeyColumn): boolean => sheet.describesAccounts

function* apartFrom(here: Held, others: readonly Held[], all: readonly Held[]): CooperativeTask<SheetsApart | null> {
  const known = union(others)
  const missing = [...here.texts].filter((text) => !known.has(text))
  const [first] = others
  if (missing.length === 0 || first === undefined) return null
  const isOfAccounts = here.of.sheet.accountColumns.includes(here.of.column)
  const facts = { here: placeOf(here.of), isOfAccounts, count: here.texts.size, apartCount: missing.length }
  const join = yield* bestJoin(here, missing, others)
  if (join !== null) {
    const { changed, readAs, pairs, there } = join
    const after = union(all.map((one) => (one === changed ? { ...one, texts: readAll(one, readAs) } : one)))
    return {
      ...facts,
      there: placeOf(there.of),
      examples: pairs.slice(0, exampleCount),
      join: {
        column: placeOf(changed.of),
        readAs,
        joinedCount: pairs.length,
        before: union(all).size,
        after: after.size,
      },
    }
  }
  // Those that are missing here and there are told at their cells; of two lists of accounts each may have its own.
  if (missing.length < here.texts.size || isHome(here.of) || !isHome(first.of)) return null
  const ofThere = [...first.texts]
  const examples = missing.slice(0, exampleCount).map((text, at) => ({ here: text, there: ofThere[at] ?? '' }))
  return { ...facts, there: placeOf(first.of), examples, join: null }
}

type Join = {
  readonly changed: Held
  readonly there: Held
  readonly readAs: Joining
  readonly pairs: readonly { readonly here: string; readonly there: string }[]
}

/** The way of reading one column that joins most; the column that is held against the others is rather changed than those. */
function* bestJoin(here: Held, missing: readonly string[], others: readonly Held[]): CooperativeTask<Join | null> {
  const joins: Join[] = []
  for (const there of others) {
    for (const changed of [here, there]) {
      const other = changed === here ? there : here
      for (const readAs of waysOf(changed.texts, other.texts)) {
        yield
        const pairs = pairsAfter(readAs, changed, here, missing, there)
        if (pairs.length >= missing.length * fewestJoined) joins.push({ changed, there, readAs, pairs })
      }
    }
  }
  const most = Math.max(...joins.map(({ pairs }) => pairs.length))
  return joins.find(({ pairs }) => pairs.length === most) ?? null
}

/** None where two numbers of the column that is changed would become one. */
function pairsAfter(
  readAs: Joining,
  changed: Held,
  here: Held,
  missing: readonly string[],
  there: Held,
): Join['pairs'] {
  const read = tidyText(readAs)
  const wasOf = new Map([...changed.texts].map((text) => [read(text), text]))
  if (wasOf.size < changed.texts.size) return []
  return missing.flatMap((text) => {
    const met = changed === here ? read(text) : wasOf.get(text)
    return met !== undefined && there.texts.has(met) ? [{ here: text, there: met }] : []
  })
}

/** What the texts of one column could be read as, so that they are written like those of another. */
function waysOf(texts: ReadonlySet<string>, like: ReadonlySet<string>): readonly Joining[] {
  const widths = new Set([...like].flatMap((text) => (/^0\d+$/.test(text) ? [text.length] : [])))
  const [padZeros] = widths.size === 1 ? widths : []
  const prefix = prefixOf(texts)
  const cases = (['upper', 'lower'] as const).map((letterCase) => ({ letterCase }))
  // Most columns hold digits alone, and nearly all of these ways would leave them as they are.
  const some = [...texts].slice(0, someTexts)
  const all: readonly Joining[] = [
    ...(padZeros === undefined ? [] : [{ padZeros }]),
    ...cases,
    { spaces: 'none' as const },
    ...cases.map((one) => ({ spaces: 'none' as const, ...one })),
    ...(prefix === '' ? [] : [{ stripPrefix: prefix }]),
    ...(prefix === '' || padZeros === undefined ? [] : [{ stripPrefix: prefix, padZeros }]),
  ]
  return all.filter((readAs) => some.some((text) => tidyText(readAs)(text) !== text))
}

/** What all texts begin with, without a digit in it: "ACC-". */
function prefixOf(texts: ReadonlySet<string>): string {
  const [first = ''] = texts
  const prefix = /^\D+(?=\d)/.exec(first)?.[0] ?? ''
  return [...texts].every((text) => text.startsWith(prefix)) ? prefix : ''
}

const readAll = ({ texts }: Held, readAs: Joining): ReadonlySet<string> => new Set([...texts].map(tidyText(readAs)))

const union = (all: readonly Held[]): ReadonlySet<string> => new Set(all.flatMap(({ texts }) => [...texts]))

const placeOf = ({ sheet, column }: KeyColumn): SheetsApart['here'] => ({
  sheet: sheet.sheet.name,
  column: column.columnIndex + 1,
  header: column.header,
})
