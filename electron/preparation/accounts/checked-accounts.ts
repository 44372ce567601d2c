/**
 * The accounts of a workbook with what is wrong with them. Payloads are not kept (100,000 of them would fill the memory): each is
 * put together again from its rows when somebody asks. After an edit only the accounts that it touches are done again, and
 * everything that is counted over all accounts is kept up by them.
 */

import { type CooperativeTask, eachInPieces } from '../../../shared/basics/cooperative-task.ts'
import { DuplicateIndex, type UniqueThing } from '../../../shared/checking/find-duplicates.ts'
import type { Until } from '../../../shared/doubts/doubt.ts'
import type { AccountDraft } from '../../../shared/mapping/assemble/account-draft.ts'
import { type AccountRows, assembleAccount } from '../../../shared/mapping/assemble/assemble-account.ts'
import { CellsTogether } from '../../../shared/mapping/assemble/cells-together.ts'
import { groupRows } from '../../../shared/mapping/assemble/group-rows.ts'
import type { AssemblyInput, AssemblyPlan } from '../../../shared/mapping/plan/assembly-plan.ts'
import { planAssembly } from '../../../shared/mapping/plan/plan-assembly.ts'
import type { CellPlace, Issue } from '../../../shared/result.ts'
import { beyond, limits } from '../../../shared/sheet/file-limits.ts'
import { finishYielding, type Yielder, yielding } from '../../flow/yielding.ts'
import { firstFrom } from '../ordered-numbers.ts'
import { saidOnce } from '../problems/problems.ts'
import { AccountDoubts, type DoubtedRow } from './account-doubts.ts'
import {
  type CheckedAccount,
  type CheckingInput,
  checkOne,
  type Looking,
  lookingAt,
  type OwnAccount,
  placesOfUniques,
  takenValues,
  withOthers,
  withoutWeaker,
} from './checked-account.ts'
import { countValues, type EditedRow, placeRow, reachOf, rowsOfPlan } from './edit-reach.ts'
import type { EditedWorkbook } from './edited-workbook.ts'
import { payloadHash } from './payload-hash.ts'
import { regroup } from './regroup.ts'

/** Its workbook shows the edits, and follows them. */
export type AccountInput = AssemblyInput & CheckingInput & Pick<EditedWorkbook, 'emptied'>

/** What an edit did to the accounts, by their keys; one that stands elsewhere among them now was removed and added. */
export type AccountChanges = {
  readonly added: ReadonlySet<string>
  readonly changed: ReadonlySet<string>
  readonly removed: ReadonlySet<string>
  /** Of those that were put together again, as far as they were there before. */
  readonly rowsBefore: ReadonlyMap<string, AccountRows>
}

export type AccountCounts = {
  readonly accountCount: number
  /** Without an error. */
  readonly errorFreeCount: number
}

/** So many accounts take a few milliseconds to be put in their places. */
const accountsAtOnce = 1000
/** To ask after each of them whether it is time for a pause took a fiftieth of the time; one alone may have thousands of rows. */
const checkedAtOnce = 16

/**
 * @param onProgress  told now and then which share of the accounts is done
 * @throws BeyondLimit  before any account is put together
 */
export async function checkAccounts(
  input: AccountInput,
  onProgress: (fraction: number) => void = () => {},
): Promise<CheckedAccounts> {
  const yieldNow = yielding()
  const plan = await finishYielding(planAssembly(input), yieldNow)
  const { accounts: grouped, issues } = await finishYielding(groupRows(plan), yieldNow)
  if (grouped.length > limits.accounts) throw beyond.accounts(grouped.length)
  const looking = lookingAt(plan, input, grouped)
  const owns: OwnAccount[] = []
  const checking = eachInPieces(grouped, checkedAtOnce, (rows) => owns.push(checkOne(looking, rows)))
  await finishYielding(checking, yieldNow, () => onProgress(owns.length / grouped.length))
  const separator = input.workbook.text?.delimiter ?? null
  const doubts = await finishYielding(
    AccountDoubts.find(plan, input.mapping, { separator, emptied: input.emptied }),
    yieldNow,
  )
  return finishYielding(CheckedAccounts.of(looking, doubts, owns, issues), yieldNow)
}

/** The payload of an account, and where it came from. */
export const draftOf = (accounts: CheckedAccounts, { rows }: CheckedAccount): AccountDraft => accounts.draft(rows)

/** Of the payload as it is now, also where it was not told. */
export const payloadHashOf = (accounts: CheckedAccounts, account: CheckedAccount): string =>
  account.indexed.payloadHash ?? payloadHash(draftOf(accounts, account).payload)

export class CheckedAccounts {
  readonly plan: AssemblyPlan
  readonly #looking: Looking
  readonly #byKey = new Map<string, CheckedAccount>()
  /** In their order. */
  readonly #accounts: CheckedAccount[] = []
  readonly #orders: number[] = []
  /** Keys by sheet and row index. */
  readonly #keyOfRow = new Map<string, (string | undefined)[]>()
  readonly #duplicates: DuplicateIndex<OwnAccount>
  readonly #doubts: AccountDoubts
  /** What the service took, of values that are up to it, with their fields: how many of the accounts that it took have each. */
  readonly #takenValues = new Map<string, number>()
  #errorFreeCount = 0
  #together: { readonly own: OwnAccount; readonly cells: CellsTogether } | null = null
  #drafted: { readonly rows: AccountRows; readonly draft: AccountDraft } | null = null
  #columnIssues: readonly Issue[]
  #rowIssues: readonly Issue[]
  /** Put together when somebody asks. */
  #issues: readonly Issue[] | null = null

  /**
   * @param owns  in their order
   * @param rowIssues  of rows whose account can't be told
   */
  static *of(
    looking: Looking,
    doubts: AccountDoubts,
    owns: readonly OwnAccount[],
    rowIssues: readonly Issue[],
  ): CooperativeTask<CheckedAccounts> {
    const checked = new CheckedAccounts(looking, doubts, rowIssues)
    yield* eachInPieces(owns, accountsAtOnce, (own) => {
      checked.#duplicates.put(own)
      if (own.leftToService.length > 0) checked.#moveTaken([], checked.#takenBy([own]))
    })
    yield* eachInPieces(owns, accountsAtOnce, (own) => checked.#put(own))
    return checked
  }

  private constructor(looking: Looking, doubts: AccountDoubts, rowIssues: readonly Issue[]) {
    this.plan = looking.plan
    this.#looking = looking
    this.#columnIssues = looking.plan.issues
    this.#rowIssues = rowIssues
    this.#doubts = doubts
    const placesOf = ({ rows }: OwnAccount) => placesOfUniques(looking, rows)
    this.#duplicates = new DuplicateIndex(looking.checks.uniques, placesOf)
  }

  /** In the order of their first rows. The list changes with the accounts: it is not for keeping. */
  get accounts(): readonly CheckedAccount[] {
    return this.#accounts
  }

  /** Of no account: a row whose account can't be told, a warning about a whole column. */
  get issues(): readonly Issue[] {
    if (this.#issues !== null) return this.#issues
    const orderOf = new Map(this.#looking.plan.sheets.map(({ sheet }, order) => [sheet.name, order]))
    const strays = [...this.#doubts.rows()]
      .filter(({ sheet, rowIndex }) => this.accountOfRow(sheet, rowIndex) === undefined)
      // They are found in the order in which rows were edited.
      .sort((one, other) =>
        one.sheet === other.sheet
          ? one.rowIndex - other.rowIndex
          : (orderOf.get(one.sheet) ?? 0) - (orderOf.get(other.sheet) ?? 0),
      )
    const doubts = [
      ...this.#doubts.ofColumns,
      ...strays.flatMap(({ sheet, rowIndex }) => this.#saidOf(sheet, rowIndex)),
    ]
    this.#issues = this.#looking.tellPlaces([
      ...withoutWeaker(saidOnce([...this.#columnIssues, ...this.#rowIssues]), doubts),
      ...doubts,
    ])
    return this.#issues
  }

  get counts(): AccountCounts {
    return { accountCount: this.#accounts.length, errorFreeCount: this.#errorFreeCount }
  }

  /** The place of the account with an order among all, from 0. */
  positionOf(order: number): number {
    return firstFrom(this.#orders, order)
  }

  account(key: string): CheckedAccount | undefined {
    return this.#byKey.get(key)
  }

  holdersOf = (thing: UniqueThing): ReturnType<DuplicateIndex<OwnAccount>['holdersOf']> =>
    this.#duplicates.holdersOf(thing)

  /** Kept until another is put together: one is read, sent, and then heard of. */
  draft(rows: AccountRows): AccountDraft {
    if (this.#drafted?.rows !== rows) this.#drafted = { rows, draft: assembleAccount(this.plan, rows) }
    return this.#drafted.draft
  }

  /** See `TogetherAt`. What was asked last is kept: rows are looked at one after the other. */
  togetherAt({ sheet, row }: CellPlace): CellsTogether | null {
    const { own, issues } = this.accountOfRow(sheet, row - 1) ?? {}
    if (own === undefined || own.rows.rows.length < 2) return null
    // Rows that are another customer's, whose number this one was given, are taken from it, not brought into line with it.
    if (issues?.some(({ code }) => code === 'row_of_other_account') === true) return null
    if (this.#together?.own !== own) this.#together = { own, cells: new CellsTogether(this.plan, own.rows) }
    return this.#together.cells
  }

  accountOfRow(sheet: string, rowIndex: number): CheckedAccount | undefined {
    const key = this.#keyOfRow.get(sheet)?.[rowIndex]
    return key === undefined ? undefined : this.#byKey.get(key)
  }

  /**
   * Changes cells, and does again what that touches. What only whole columns tell follows with `settle`.
   * @param change  changes the cells, and says of every row with such a cell what it was and is
   * @returns what became of the accounts; `null` when it reaches them all, and everything has to be checked anew
   */
  edit(cells: readonly CellPlace[], change: () => readonly EditedRow[]): AccountChanges | null {
    this.#drafted = null
    countValues(rowsOfPlan(this.plan, cells), -1)
    const edited = change()
    for (const row of edited) {
      if (row.isData !== row.wasData) this.#doubts.rowMoved(row.sheet)
      placeRow(this.plan.sheets, row)
    }
    countValues(rowsOfPlan(this.plan, cells), 1)
    const columnIssues = this.plan.reviewIssues()
    if (columnIssues === null) return null
    this.#columnIssues = columnIssues
    this.#doubts.forget(cells)
    this.#issues = null
    const touched = edited.flatMap((row) => this.accountOfRow(row.sheet, row.rowIndex)?.rows ?? [])
    if (reachOf(this.plan, cells, edited) === 'values') return this.#checkAgain(touched)
    const regrouped = regroup(this.plan, edited, this)
    this.#rowIssues = regrouped.issues ?? this.#rowIssues
    return this.#checkAgain(regrouped.accounts)
  }

  /**
   * Looks at an edited column again, in pieces. Edits may come in between.
   * @returns what says what it tells, and answers with what became of the accounts then, or `null` where nothing is said otherwise;
   * `null` when no column is left
   */
  async settle(yieldNow: Yielder): Promise<(() => AccountChanges | null) | null> {
    if (this.#doubts.isSettled) return null
    const say = await this.#doubts.lookAgain(yieldNow)
    return () => {
      const rows = say()
      return rows === null ? null : this.#showRows(rows)
    }
  }

  /**
   * The service said something about the payloads of some accounts.
   * @param note  has `taken` say so
   */
  hear(keys: readonly string[], note: () => void): AccountChanges {
    const accounts = keys.flatMap((key) => this.#byKey.get(key) ?? [])
    const gone = this.#takenBy(accounts.map(({ own }) => own))
    note()
    const owns = accounts
      .filter(({ own }) => own.leftToService.length > 0)
      .map((account): OwnAccount => ({ ...account.own, payloadHash: payloadHashOf(this, account) }))
    const moved = this.#moveTaken(gone, this.#takenBy(owns))
    for (const own of owns) this.#showAgain(own.rows.key, own)
    const changed = new Set(this.#keysWith(moved))
    for (const key of changed) this.#showAgain(key)
    return onlyChanged(changed)
  }

  /** @param moved  numbers that were sent, or came back: of others that are written alike something else may be said now */
  noteSent(moved: readonly string[]): AccountChanges {
    const { spellings } = this.#looking
    const alike = spellings.noteSent(moved, () => numbersOf(this.#accounts.map(({ rows }) => rows)))
    const about = new Set(moved)
    const isOf = ({ sheet, rowIndex }: DoubtedRow) => this.accountOfRow(sheet, rowIndex)?.rows.key ?? []
    const until = this.#doubts.rowsUntil((one) => one.is === 'sent' && about.has(one.account)).flatMap(isOf)
    return this.#checkAgain(this.#rowsOf([...new Set([...alike, ...until])]))
  }

  /** Something is decided about rows. @returns what became of others */
  noteMarked(rows: readonly DoubtedRow[]): AccountChanges {
    const bySheet = Map.groupBy(rows, ({ sheet }) => sheet)
    const isAbout = (until: Until): boolean => {
      const marked = until.is === 'aside' ? bySheet.get(until.sheet) : undefined
      return until.is === 'aside' && marked?.some(({ rowIndex }) => until.rowIndexes.includes(rowIndex)) === true
    }
    const about = rows.length === 0 ? [] : this.#doubts.rowsUntil(isAbout)
    return about.length === 0 ? onlyChanged(new Set()) : this.#showRows(about)
  }

  #rowsOf(keys: readonly string[]): readonly AccountRows[] {
    return keys.flatMap((key) => this.#byKey.get(key)?.rows ?? [])
  }

  #takenBy(owns: readonly OwnAccount[]): readonly string[] {
    const { taken } = this.#looking
    return owns.flatMap((own) => takenValues(own, taken, this.plan.catalogue))
  }

  /** @returns those that came to what the service took, or are gone from it */
  #moveTaken(gone: readonly string[], come: readonly string[]): ReadonlySet<string> {
    const moved = new Set([...gone, ...come])
    const before = new Set([...moved].filter(this.#isTaken))
    const count = (value: string, by: number) => this.#takenValues.set(value, (this.#takenValues.get(value) ?? 0) + by)
    for (const value of gone) count(value, -1)
    for (const value of come) count(value, 1)
    for (const value of moved) if (this.#isTaken(value) === before.has(value)) moved.delete(value)
    return moved
  }

  readonly #isTaken = (value: string): boolean => (this.#takenValues.get(value) ?? 0) > 0

  #keysWith(values: ReadonlySet<string>): readonly string[] {
    if (values.size === 0) return []
    return this.#accounts.flatMap(({ rows, own }) =>
      own.leftToService.some(({ value }) => values.has(value)) ? [rows.key] : [],
    )
  }

  #showRows(rows: readonly DoubtedRow[]): AccountChanges {
    this.#issues = null
    const changed = new Set(rows.flatMap((row) => this.accountOfRow(row.sheet, row.rowIndex)?.rows.key ?? []))
    for (const key of changed) this.#showAgain(key)
    return onlyChanged(changed)
  }

  /** @param rowsNow  of accounts whose cells or rows are others now; one without rows is gone */
  #checkAgain(rowsNow: readonly AccountRows[]): AccountChanges {
    const isHere = ({ key }: AccountRows) => this.#byKey.has(key)
    const come = rowsNow.filter((one) => one.rows.length > 0 && !isHere(one))
    const gone = rowsNow.filter((one) => one.rows.length === 0 && isHere(one))
    const alike = this.#looking.spellings.noteHere(numbersOf(come), numbersOf(gone))
    const byKey = new Map([...this.#rowsOf(alike), ...rowsNow].map((rows) => [rows.key, rows]))
    const before = new Map([...byKey.keys()].flatMap((key) => this.#take(key) ?? []).map((one) => [one.rows.key, one]))
    const takenBefore = this.#takenBy([...before.values()].map(({ own }) => own))
    const owns = [...byKey.values()].flatMap((rows) => (rows.rows.length === 0 ? [] : [checkOne(this.#looking, rows)]))
    const stays = new Set(owns.map(({ rows }) => rows.key))
    // One that stands elsewhere now has gone from where it was.
    const isInPlace = ({ rows, order }: OwnAccount) => before.get(rows.key)?.order === order
    const inPlace = new Set(owns.filter(isInPlace).map(({ rows }) => rows.key))
    const others = new Set<string>()
    const note = (keys: Iterable<string>) => {
      for (const key of keys) if (!byKey.has(key)) others.add(key)
    }
    note(this.#keysWith(this.#moveTaken(takenBefore, this.#takenBy(owns))))
    for (const { own } of before.values()) note(this.#duplicates.remove(own))
    for (const own of owns) note(this.#duplicates.put(own))
    for (const own of owns) this.#put(own)
    for (const key of others) this.#showAgain(key)
    return {
      added: new Set([...stays].filter((key) => !inPlace.has(key))),
      changed: new Set([...others, ...inPlace]),
      removed: new Set([...before.keys()].filter((key) => !inPlace.has(key))),
      rowsBefore: new Map([...before].map(([key, { rows }]) => [key, rows])),
    }
  }

  /** What others, its columns or the service say of an account has changed. */
  #showAgain(key: string, own?: OwnAccount): void {
    const before = this.#byKey.get(key)
    if (before === undefined) return
    // It stands where it stood: of 100,000 accounts no other moves.
    const account = this.#withOthers(own ?? before.own)
    this.#accounts[firstFrom(this.#orders, before.order)] = account
    this.#byKey.set(key, account)
    this.#count(before, -1)
    this.#count(account, 1)
  }

  /** The doubts that hold now. */
  #saidOf(sheet: string, rowIndex: number): readonly Issue[] {
    const doubts = this.#doubts.ofRow(sheet, rowIndex)
    if (doubts.every(({ until }) => until === undefined)) return doubts
    return doubts.flatMap(({ until, ...said }) => {
      if (until?.is === 'sent') return this.#looking.sent.has(until.account) ? [until.after] : [said]
      return until !== undefined && this.#isAside(until) ? [] : [said]
    })
  }

  #isAside({ sheet: name, rowIndexes }: Until & { is: 'aside' }): boolean {
    const { plan, marked } = this.#looking
    const sheet = plan.sheets.find((one) => one.sheet.name === name)?.sheet
    return sheet !== undefined && rowIndexes.every((rowIndex) => marked.isAside(sheet, rowIndex))
  }

  #withOthers(own: OwnAccount): CheckedAccount {
    const issues: Issue[] = []
    for (const { sheet, rowIndex } of own.rows.rows) {
      for (const one of this.#saidOf(sheet.sheet.name, rowIndex)) issues.push(one)
    }
    for (const one of this.#duplicates.issuesOf(own)) issues.push(one)
    return withOthers(own, this.#looking.tellPlaces(issues), this.#isTaken)
  }

  #put(own: OwnAccount): void {
    const { key } = own.rows
    const account = this.#withOthers(own)
    const position = firstFrom(this.#orders, own.order)
    insert(this.#orders, position, own.order)
    insert(this.#accounts, position, account)
    this.#byKey.set(key, account)
    this.#placeRows(own.rows, key)
    this.#count(account, 1)
  }

  #take(key: string): CheckedAccount | undefined {
    const account = this.#byKey.get(key)
    if (account === undefined) return undefined
    const position = firstFrom(this.#orders, account.order)
    this.#orders.splice(position, 1)
    this.#accounts.splice(position, 1)
    this.#byKey.delete(key)
    this.#placeRows(account.rows, undefined)
    this.#count(account, -1)
    return account
  }

  #count({ indexed: { errorCount } }: CheckedAccount, by: 1 | -1): void {
    if (errorCount === 0) this.#errorFreeCount += by
  }

  #placeRows({ rows }: AccountRows, key: string | undefined): void {
    for (const { sheet, rowIndex } of rows) {
      const { name, rowCount } = sheet.sheet
      let keys = this.#keyOfRow.get(name)
      if (keys === undefined) {
        keys = new Array(rowCount)
        this.#keyOfRow.set(name, keys)
      }
      keys[rowIndex] = key
    }
  }
}

const numbersOf = (accounts: readonly Pick<AccountRows, 'accountNumber'>[]): readonly string[] =>
  accounts.flatMap(({ accountNumber }) => accountNumber ?? [])

/** Accounts whose rows are the same. */
export const onlyChanged = (changed: ReadonlySet<string>): AccountChanges => ({
  added: new Set(),
  changed,
  removed: new Set(),
  rowsBefore: new Map(),
})

/** At the end, where all of them are put one after the other, without a list of what was taken out there. */
function insert<T>(list: T[], position: number, item: T): void {
  if (position === list.length) list.push(item)
  else list.splice(position, 0, item)
}
