/**
 * Finds the account that was meant where a sheet names one that no list of accounts has: the account with the same supply point, or
 * one whose number is written otherwise or differs by a slip of the pen. What such an account lacks is not said: it is none. The one that
 * was meant lacks these rows, and is not ready before somebody has said whose they are.
 */

import { type CooperativeTask, eachInPieces } from '../../basics/cooperative-task.ts'
import { isOneEditAway } from '../../basics/one-edit-away.ts'
import { isAccountKey } from '../../catalogue/catalogue.ts'
import { issue } from '../../issue-words.ts'
import type { AssemblyPlan, ColumnPlan, SheetPlan } from '../../mapping/plan/assembly-plan.ts'
import { withoutZeros } from '../../mapping/read/text/trim-text.ts'
import type { Issue } from '../../result.ts'
import { sameElsewhere } from '../../words/problems/mend-words.ts'
import { placeOfDoubt } from '../column-rule.ts'
import type { Doubt } from '../doubt.ts'
import type { AtRows } from './numbers-apart.ts'

/** More are no slips of the pen: the sheets are about other accounts, or were given other numbers. */
const mostUnmet = 200
/** So many numbers that nearly fit are named; more tell nothing. */
const mostNamed = 3

/** A row whose account is nowhere listed. */
type Unmet = { readonly sheet: SheetPlan; readonly rowIndex: number; readonly number: string }

export function* numbersUnmet(plan: AssemblyPlan): CooperativeTask<AtRows> {
  const describing = plan.sheets.filter(({ describesAccounts }) => describesAccounts)
  // A list of further people beside the accounts says only who is on some of them.
  const ofPeople = describing.filter(({ root }) => root.columns.length === 1)
  const listing = ofPeople.length < describing.length ? describing.filter((one) => !ofPeople.includes(one)) : describing
  const lists = listing[0]?.sheet.name
  if (lists === undefined || listing.length === plan.sheets.length) return new Map()

  const listed = new Set<string>()
  for (const sheet of listing) yield* eachNumber(sheet, (number) => listed.add(number))
  const beside = new Set<SheetPlan>()
  for (const sheet of ofPeople.filter((one) => !listing.includes(one))) {
    const numbers = new Set<string>()
    yield* eachNumber(sheet, (number) => numbers.add(number))
    // Half of the accounts, or more, are no further people of some.
    const isOfSome = numbers.size * 2 <= listed.size
    const isBeside = isOfSome && [...numbers].filter((number) => listed.has(number)).length * 2 >= numbers.size
    if (isBeside) beside.add(sheet)
    else for (const number of numbers) listed.add(number)
  }
  const others = plan.sheets.filter((one) => !one.describesAccounts || beside.has(one))

  const unmet: Unmet[] = []
  /** The accounts that each sheet names. */
  const namedOn = new Map<SheetPlan, Set<string>>()
  for (const sheet of others) {
    const named = new Set<string>()
    namedOn.set(sheet, named)
    yield* eachNumber(sheet, (number, rowIndex) => {
      named.add(number)
      if (!listed.has(number)) unmet.push({ sheet, rowIndex, number })
    })
  }
  if (unmet.length === 0) return new Map()

  const spelled = yield* numbersSpelled(unmet, listed)
  const isSlip = unmet.length <= mostUnmet
  const holders = isSlip ? yield* holdersOf(plan, unmet, listed) : new Map<Unmet, never>()
  const alike = isSlip ? yield* numbersAlike(unmet, listed) : new Map<string, never>()
  const bare = new Set([...listed].map(withoutZeros))
  const said = new Map<string, Map<number, Doubt[]>>()
  const probable: Probable[] = []
  for (const one of unmet) {
    const near = alike.get(one.number) ?? none
    const likenesses: readonly Likeness[] = [
      { is: 'shared', meant: holders.get(one) ?? none },
      { is: 'spelled', meant: spelled.get(withoutSigns(one.number)) ?? none },
      // Two accounts rarely have a meter each where the sheet has one for every account but this.
      { is: 'free', meant: near.filter((number) => namedOn.get(one.sheet)?.has(number) !== true) },
      { is: 'near', meant: near },
    ]
    const like = likenesses.find(({ meant }) => meant.length > 0)
    // Apart by zeros alone, it is said so (numbers-apart.ts).
    if (bare.has(withoutZeros(one.number))) continue
    // Of a sheet that describes no accounts it is said where the account is put together.
    if (like === undefined) {
      if (beside.has(one.sheet)) say(said, one, onlyHere(one, lists))
      continue
    }
    say(said, one, mistyped(one, lists, like))
    if (like.meant.length <= mostNamed) for (const number of like.meant) probable.push({ ...one, like, meant: number })
  }
  yield* sayAtMeant(listing, probable, said)
  return said
}

/** What speaks for the accounts that may be meant: the strongest first. */
type Likeness = { readonly is: (typeof byStrength)[number]; readonly meant: readonly string[] }
const byStrength = ['shared', 'spelled', 'free', 'near'] as const

/** It is one account, which a person need only confirm. */
const isSure = ({ is, meant }: Likeness): boolean => meant.length === 1 && is !== 'near'

/** A row that may be of a listed account. */
type Probable = Unmet & { readonly like: Likeness; readonly meant: string }

type SaidAtRows = Map<string, Map<number, Doubt[]>>

function say(said: SaidAtRows, { sheet, rowIndex }: Pick<Unmet, 'sheet' | 'rowIndex'>, doubt: Doubt): void {
  const atRows = said.get(sheet.sheet.name) ?? new Map<number, Doubt[]>()
  said.set(sheet.sheet.name, atRows)
  atRows.set(rowIndex, [...(atRows.get(rowIndex) ?? none), doubt])
}

const none: readonly never[] = []
const rowsAtOnce = 4000

function* eachNumber(sheet: SheetPlan, call: (number: string, rowIndex: number) => void): CooperativeTask<void> {
  const [column] = sheet.accountColumns
  if (column === undefined) return
  yield* eachInPieces(sheet.rowIndexes, rowsAtOnce, (rowIndex) => {
    const number = textAt(column, rowIndex)
    if (number !== null) call(number, rowIndex)
  })
}

function textAt({ rows }: ColumnPlan, rowIndex: number): string | null {
  const reading = rows.read(rowIndex, null)
  return reading.state === 'value' ? String(reading.value) : null
}

/** Columns of what only one account can have, such as a supply point. */
const uniqueColumns = ({ slots }: SheetPlan): readonly ColumnPlan[] =>
  slots.flatMap(({ level, columns }) =>
    level.path !== '' && level.isKeyUnique ? columns.filter(({ name }) => level.naturalKeys[0]?.[0] === name) : [],
  )

/** The listed accounts that have what such a row names. */
function* holdersOf(
  { sheets }: AssemblyPlan,
  unmet: readonly Unmet[],
  listed: ReadonlySet<string>,
): CooperativeTask<ReadonlyMap<Unmet, readonly string[]>> {
  const holders = new Map<Unmet, string[]>()
  const wanted = new Map<string, Unmet[]>()
  for (const one of unmet)
    for (const column of uniqueColumns(one.sheet)) {
      const text = textAt(column, one.rowIndex)
      if (text !== null) wanted.set(thing(column, text), [...(wanted.get(thing(column, text)) ?? []), one])
    }
  if (wanted.size === 0) return holders
  for (const sheet of sheets) {
    const columns = uniqueColumns(sheet)
    if (columns.length === 0) continue
    yield* eachNumber(sheet, (number, rowIndex) => {
      if (!listed.has(number)) return
      for (const column of columns) {
        const text = textAt(column, rowIndex)
        for (const one of text === null ? none : (wanted.get(thing(column, text)) ?? none)) {
          const known = holders.get(one) ?? []
          if (!known.includes(number)) holders.set(one, [...known, number])
        }
      }
    })
  }
  return holders
}

const thing = ({ leaf }: ColumnPlan, text: string): string => `${leaf.path} ${text}`

function* numbersAlike(
  unmet: readonly Unmet[],
  listed: ReadonlySet<string>,
): CooperativeTask<ReadonlyMap<string, readonly string[]>> {
  const alike = new Map<string, readonly string[]>()
  for (const number of new Set(unmet.map((one) => one.number))) {
    alike.set(
      number,
      [...listed].filter((other) => isOneEditAway(number, other)),
    )
    yield
  }
  return alike
}

/** Those that are the same, however they are written. */
function* numbersSpelled(
  unmet: readonly Unmet[],
  listed: ReadonlySet<string>,
): CooperativeTask<ReadonlyMap<string, readonly string[]>> {
  const spelled = new Map(unmet.map(({ number }) => [withoutSigns(number), [] as string[]]))
  yield* eachInPieces([...listed], rowsAtOnce, (number) => spelled.get(withoutSigns(number))?.push(number))
  return spelled
}

/** Two groups of digits stay two: "12-3" is not "1-23". */
const withoutSigns = (number: string): string =>
  number
    .toLowerCase()
    .replace(/(?<=\d)[^\p{L}\p{N}]+(?=\d)/gu, ' ')
    .replace(/[^\p{L}\p{N} ]|(?<!\d) | (?!\d)/gu, '')
    .replace(/(?<!\d)0+(?=\d)/g, '') || number

const placed = ({ sheet, rowIndex, number }: Unmet, describing: string) => {
  const [column] = sheet.accountColumns
  const { facts, cell } = placeOfDoubt(sheet, rowIndex, column ?? { columnIndex: 0, header: '' })
  return { found: { ...facts, value: number, describing }, where: { path: column?.leaf.path, cell } }
}

function onlyHere(one: Unmet, describing: string): Issue {
  const { found, where } = placed(one, describing)
  return issue('account_only_here', found, where)
}

function mistyped(one: Unmet, describing: string, like: Likeness): Doubt {
  const { found, where } = placed(one, describing)
  const meant = like.meant.slice(0, mostNamed)
  const [only] = meant
  if (only === undefined || !isSure(like)) {
    return issue('account_mistyped', { ...found, meant, likeness: like.is, isSure: false }, where)
  }
  const told = issue('account_mistyped', { ...found, meant, likeness: like.is, isSure: true }, where, only)
  // No row comes to an account that was sent: nothing of the kind is offered.
  return {
    ...told,
    until: { is: 'sent', account: only, after: issue('row_of_sent_account', { ...found, sent: only }, where) },
  }
}

/** Said at the accounts themselves: what was sent without these rows is not given them any more. */
function* sayAtMeant(
  listing: readonly SheetPlan[],
  probable: readonly Probable[],
  said: SaidAtRows,
): CooperativeTask<void> {
  if (probable.length === 0) return
  const ofMeant = Map.groupBy(probable, ({ meant }) => meant)
  for (const sheet of listing)
    yield* eachNumber(sheet, (number, rowIndex) => {
      const rows = ofMeant.get(number)
      if (rows === undefined) return
      // Once, at the first of its rows.
      ofMeant.delete(number)
      for (const ofNumber of Map.groupBy(rows, (one) => `${one.number} ${one.sheet.order}`).values())
        say(said, { sheet, rowIndex }, meantElsewhere({ sheet, rowIndex, number }, ofNumber))
    })
}

/** @param rows  of one sheet, with one number: what speaks for one of them speaks for all */
function meantElsewhere(account: Unmet, rows: readonly Probable[]): Doubt {
  const [first] = rows as [Probable]
  const sheet = first.sheet.sheet.name
  const strengthOf = ({ like }: Probable) => byStrength.indexOf(like.is)
  const { like } = rows.reduce((best, one) => (strengthOf(one) < strengthOf(best) ? one : best))
  const [column] = account.sheet.accountColumns
  const { facts, cell } = placeOfDoubt(account.sheet, account.rowIndex, column ?? { columnIndex: 0, header: '' })
  const otherRows = rows.map(({ rowIndex }) => rowIndex + 1)
  const found = { ...facts, value: account.number, other: first.number, otherSheet: sheet, otherRows }
  const where = { path: column?.leaf.path, cell }
  const code = like.is === 'near' ? 'account_perhaps_elsewhere' : 'account_also_elsewhere'
  const told: Doubt = {
    ...issue(code, { ...found, isSure: isSure(like) }, where),
    until: { is: 'aside', sheet, rowIndexes: rows.map(({ rowIndex }) => rowIndex) },
  }
  if (!isSure(like)) return told
  const ofNumber = (first.sheet.accountColumns[0]?.columnIndex ?? 0) + 1
  const cells = otherRows.map((row) => ({ sheet, row, column: ofNumber, text: account.number }))
  return { ...told, mends: [{ does: sameElsewhere(account.number, sheet, otherRows), cells }] }
}

/** What tells something of it: account numbers, and what only one account can have. */
export const tellsOfNumbers = (sheet: SheetPlan): readonly number[] =>
  [...sheet.accountColumns.filter(({ leaf }) => isAccountKey(leaf)), ...uniqueColumns(sheet)].map(
    ({ columnIndex }) => columnIndex,
  )
