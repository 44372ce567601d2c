/**
 * Finds the account that was meant where a sheet names one that no list of accounts has: the account with the same supply point, or
 * one whose number differs by a slip of the pen. What such an account lacks is not said: it is none.
 */

import { type CooperativeTask, eachInPieces } from '../../basics/cooperative-task.ts'
import { isOneEditAway } from '../../basics/one-edit-away.ts'
import { isAccountKey } from '../../catalogue/catalogue.ts'
import { issue } from '../../issue-words.ts'
import type { AssemblyPlan, ColumnPlan, SheetPlan } from '../../mapping/plan/assembly-plan.ts'
import { withoutZeros } from '../../mapping/read/text/trim-text.ts'
import type { Issue } from '../../result.ts'
import { placeOfDoubt } from '../column-rule.ts'
import type { AtRows } from './numbers-apart.ts'

/** More are no slips: the sheets are about other accounts, or were given other numbers. */
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
      if (!listed.has(number) && unmet.length <= mostUnmet) unmet.push({ sheet, rowIndex, number })
    })
  }
  if (unmet.length === 0 || unmet.length > mostUnmet) return new Map()

  const holders = yield* holdersOf(plan, unmet, listed)
  const alike = yield* numbersAlike(new Set(unmet.map(({ number }) => number)), listed)
  const bare = new Set([...listed].map(withoutZeros))
  const said = new Map<string, Map<number, Issue[]>>()
  for (const one of unmet) {
    const shared = holders.get(one) ?? none
    const near = alike.get(one.number) ?? none
    // Two accounts rarely have a meter each where the sheet has one for every account but this.
    const free = near.filter((number) => namedOn.get(one.sheet)?.has(number) !== true)
    const meant = shared.length > 0 ? shared : free.length > 0 ? free : near
    // Apart by zeros alone, it is said so (numbers-apart.ts).
    if (bare.has(withoutZeros(one.number))) continue
    // Of a sheet that describes no accounts it is said where the account is put together.
    if (meant.length === 0 && !beside.has(one.sheet)) continue
    const isSure = meant.length === 1 && meant !== near
    const atRows = said.get(one.sheet.sheet.name) ?? new Map<number, Issue[]>()
    said.set(one.sheet.sheet.name, atRows)
    atRows.set(one.rowIndex, [unmetIssue(one, lists, meant.slice(0, mostNamed), shared.length > 0, isSure)])
  }
  return said
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
  unmet: ReadonlySet<string>,
  listed: ReadonlySet<string>,
): CooperativeTask<ReadonlyMap<string, readonly string[]>> {
  const alike = new Map<string, readonly string[]>()
  for (const number of unmet) {
    alike.set(
      number,
      [...listed].filter((other) => isOneEditAway(number, other)),
    )
    yield
  }
  return alike
}

function unmetIssue(
  { sheet, rowIndex, number }: Unmet,
  describing: string,
  meant: readonly string[],
  isShared: boolean,
  isSure: boolean,
): Issue {
  const [column] = sheet.accountColumns
  const { facts, cell } = placeOfDoubt(sheet, rowIndex, column ?? { columnIndex: 0, header: '' })
  const where = { path: column?.leaf.path, cell }
  const found = { ...facts, value: number, describing }
  if (meant.length === 0) return issue('account_only_here', found, where)
  return issue('account_mistyped', { ...found, meant, isShared, isSure }, where, isSure ? meant[0] : undefined)
}

/** What tells something of it: account numbers, and what only one account can have. */
export const tellsOfNumbers = (sheet: SheetPlan): readonly number[] =>
  [...sheet.accountColumns.filter(({ leaf }) => isAccountKey(leaf)), ...uniqueColumns(sheet)].map(
    ({ columnIndex }) => columnIndex,
  )
