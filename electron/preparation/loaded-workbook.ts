/**
 * A loaded workbook with everything that is made from it: layouts, mapping, edits, accounts and what is wrong with them. Changes go
 * through `change` and `edit`, so that what follows from them never lags behind.
 */
import type { Catalogue } from '../../shared/catalogue/catalogue.ts'
import { type ServiceError, serviceIssues } from '../../shared/checking/service-issues.ts'
import type { CellEdit, ChangedValue, CheckSummary, Nothing, SentForeseen } from '../../shared/ipc.ts'
import type { SheetLayout } from '../../shared/mapping/layout/find-layout.ts'
import { tablesReadApart } from '../../shared/mapping/layout/tables-below.ts'
import { checkMapping } from '../../shared/mapping/model/change-mapping.ts'
import type { SheetMapping, Suggestion } from '../../shared/mapping/model/mapping.ts'
import {
  contradictedColumns,
  type LeftOutColumn,
  leftOutColumns,
  type UndecidedColumns,
  undecidedColumns,
} from '../../shared/mapping/model/undecided-columns.ts'
import { isBlankCell } from '../../shared/mapping/read/read-value.ts'
import { sidewaysSheets } from '../../shared/mapping/suggest/sheets/sideways-sheets.ts'
import { type Issue, ok, type Result, refuse } from '../../shared/result.ts'
import type { RowRole, Sheet, Workbook } from '../../shared/sheet/sheet.ts'
import { placeTurning } from '../../shared/sheet/turned-sheet.ts'
import { type Yielder, yielding } from '../flow/yielding.ts'
import { answeredIn } from './accounts/answers.ts'
import type { CheckedAccount, OwnAccount } from './accounts/checked-account.ts'
import {
  type AccountChanges,
  type CheckedAccounts,
  checkAccounts,
  draftOf,
  onlyChanged,
  payloadHashOf,
} from './accounts/checked-accounts.ts'
import type { EditedRow } from './accounts/edit-reach.ts'
import { type EditedWorkbook, type EditStep, editedRole } from './accounts/edited-workbook.ts'
import { changedCells, emptiedCells } from './accounts/emptied-cells.ts'
import { type MarkedRows, placeIn, rowAt } from './accounts/marked-rows.ts'
import {
  keyOf,
  keysBefore,
  noRowsSince,
  type Row,
  type RowsOfAccounts,
  type RowsSince,
  type Sent,
  sentAccountEdited,
  sentAccountRead,
  sentAccountRegrouped,
} from './accounts/sent-gate.ts'
import { tellingPlaces } from './accounts/telling-places.ts'
import { suggestFor } from './plan/plan-workbook.ts'
import type { Plan } from './plan/planned-workbook.ts'
import { type LaidWorkbook, layAgain, layEdits } from './plan/turned-workbook.ts'
import { countAddressesToDo } from './problems/blank-addresses.ts'
import { countColumnsToDo } from './problems/columns-to-do.ts'
import { ProblemIndex } from './problems/problem-index.ts'
import type { AsideKeys, Problems } from './problems/problems.ts'
import type { Attendance, MarkOfRows, ServiceTerms, ServiceWords } from './protocol.ts'

/** What can be chosen; all else follows from it, the file and the edits. */
export type Choices = Plan & ServiceTerms & Attendance

export type Surroundings = {
  readonly catalogue: Catalogue
  /** Numbers of the accounts whose hashes are told; see `Known`. */
  readonly known: ReadonlySet<string>
  /** Hashes of the payloads that the service took: changes with what it says. */
  readonly taken: Set<string>
  /** Numbers of the accounts that were sent by now. */
  readonly sent: Sent
  /** The same of what is added to accounts, too, of which nothing is closed. */
  readonly spelled: Sent
  /** What is decided about its rows. */
  readonly marked: MarkedRows
  /** Today as YYYY-MM-DD. */
  readonly today: () => string
  /** Told now and then which share of the accounts is put together. */
  readonly onProgress: (fraction: number) => void
  /** Told now and then how many of its rows a corrected copy has. */
  readonly onWriting: (done: number, total: number) => void
}

/** `accounts` is `null` when all of them were put together again; `back` takes the edit back; `lost`: see `EditedCells`. */
export type WhatEdited = {
  readonly accounts: AccountChanges | null
  readonly rows: readonly EditedRow[]
  readonly back: EditStep
  readonly lost: readonly MarkOfRows[]
}

export class LoadedWorkbook {
  readonly #surroundings: Surroundings
  #laid: LaidWorkbook
  #choices: Choices
  #derived: Derived
  #suggestions: readonly Suggestion[]
  #undecidedOf: UndecidedColumns | undefined
  #contradictedOf: readonly Issue[] | undefined
  #version = 0
  /** Of accounts that were sent. */
  #rowsSince: RowsSince = noRowsSince
  /** What the service has against payloads, by account and hash. */
  readonly #refusals = new Map<string, Map<string, readonly ServiceError[]>>()
  /** The same at the cells that it is about, of accounts as they are now. */
  readonly #placed = new WeakMap<OwnAccount, Map<readonly ServiceError[], readonly Issue[]>>()

  /**
   * @param file  its sheets as the choices say, each as it is or turned
   * @param edits  at their places in the file
   * @param suggestions  where they were made for the mapping
   */
  static async open(
    file: Workbook,
    edits: readonly CellEdit[],
    choices: Choices,
    surroundings: Surroundings,
    suggestions: readonly Suggestion[] = suggestFor(file, choices.layouts, surroundings.catalogue).suggestions,
  ): Promise<LoadedWorkbook> {
    const laid = layEdits(file, edits)
    const derived = await derive(laid.edited, choices, suggestions, surroundings)
    return new LoadedWorkbook(laid, choices, surroundings, derived, suggestions)
  }

  private constructor(
    laid: LaidWorkbook,
    choices: Choices,
    surroundings: Surroundings,
    derived: Derived,
    suggestions: readonly Suggestion[],
  ) {
    this.#laid = laid
    this.#choices = choices
    this.#surroundings = surroundings
    this.#derived = derived
    this.#suggestions = suggestions
    this.#noteEverything()
  }

  /** Its sheets as they are read. */
  get file(): Workbook {
    return this.#laid.file
  }

  get edited(): EditedWorkbook {
    return this.#laid.edited
  }

  get choices(): Choices {
    return this.#choices
  }

  get catalogue(): Catalogue {
    return this.#surroundings.catalogue
  }

  get marked(): MarkedRows {
    return this.#surroundings.marked
  }

  /** With the edits. */
  get sheets(): readonly Sheet[] {
    return this.edited.workbook.sheets
  }

  /** With the edits: a row that was filled is data now, and an emptied one is blank. */
  get layouts(): readonly SheetLayout[] {
    return this.#derived.layouts
  }

  get checked(): CheckedAccounts {
    return this.#derived.checked
  }

  get problems(): Problems {
    return this.#derived.problems
  }

  /** Another number whenever rows may say something else, or others may fit a filter. */
  get version(): number {
    return this.#version
  }

  /** Of the mapping as a whole, of a column, and of rows whose account can't be told. */
  get issuesOfNone(): readonly Issue[] {
    const all = [...this.#derived.mappingIssues, ...this.#contradicted, ...this.checked.issues]
    return all.filter((one) => !this.#derived.isAnswered(one))
  }

  get suggestions(): readonly Suggestion[] {
    return this.#suggestions
  }

  get summary(): CheckSummary {
    const { counts } = this.checked
    const ofNone = this.issuesOfNone
    const { mapping } = this.#choices
    const { catalogue, layouts, problems } = this
    const undecided = this.#undecided
    const ofColumns = countColumnsToDo({ catalogue, mapping, layouts, undecided, issuesOfNone: ofNone, problems })
    const ofAddresses = this.#sheetsInUse.map(({ sheet }) => countAddressesToDo(this, sheet))
    const toDoCount = ofAddresses.reduce((sum, count) => sum + count, ofColumns)
    const emptied = this.#sheetsInUse.flatMap((one) => {
      const count = emptiedCells(this.edited, one).length
      return count === 0 ? [] : [{ sheet: one.sheet, count }]
    })
    const countLevel = (level: Issue['level']) => ofNone.filter((issue) => issue.level === level).length
    const said = { errorCount: countLevel('error'), warningCount: countLevel('warning') }
    const { own } = this.#derived.problems
    return {
      ...counts,
      errorCount: own.error + said.errorCount,
      warningCount: own.warning + said.warningCount,
      ofNone: said,
      ...(toDoCount === 0 ? {} : { undecided: { toDoCount, leftOutCount: this.#undecided.leftOutCount } }),
      ...(emptied.length === 0 ? {} : { emptied }),
    }
  }

  get #contradicted(): readonly Issue[] {
    this.#contradictedOf ??= tellingPlaces(this.sheets)(contradictedColumns(this.#choices.mapping, this.suggestions))
    return this.#contradictedOf
  }

  get #undecided(): UndecidedColumns {
    this.#undecidedOf ??= undecidedColumns(
      this.#choices.mapping,
      this.suggestions,
      (name, column) => this.#rowsWith(name, column).next().done !== true,
    )
    return this.#undecidedOf
  }

  /** What of the file is not sent: columns of data that fill nothing, but for sheets that the file hides. */
  get leftOut(): readonly LeftOutColumn[] {
    const hidden = new Set(this.file.sheets.flatMap(({ name, isHidden }) => (isHidden ? [name] : [])))
    return leftOutColumns(this.#choices.mapping, this.suggestions, (name, column) =>
      hidden.has(name) ? 0 : [...this.#rowsWith(name, column)].length,
    )
  }

  /** What a person has changed on sheets in use, at its place in the file; of what is set aside nothing is sent. */
  get changed(): readonly ChangedValue[] {
    const toFile = placeTurning(this.file.sheets)
    return this.#sheetsInUse.flatMap((sheet) => {
      const isSent = (rowIndex: number): boolean => {
        const key = this.checked.accountOfRow(sheet.sheet, rowIndex)?.rows.key
        return key === undefined || this.#surroundings.sent.has(key) || !this.aside.has(key)
      }
      return changedCells(this.edited, sheet, isSent).map((one) => ({ ...one, cell: toFile(one.cell) }))
    })
  }

  get #sheetsInUse(): readonly SheetMapping[] {
    return this.#choices.mapping.sheets.filter(({ isIncluded }) => isIncluded)
  }

  /** As the file has it: an edit fills a column or empties it so rarely that none is worth looking through them all. */
  *#rowsWith(name: string, column: number): Generator<number> {
    const sheet = this.file.sheets.find((one) => one.name === name)
    const roles = this.#choices.layouts.find((layout) => layout.sheet === name)?.roles ?? []
    if (sheet === undefined) return
    for (let row = 0; row < roles.length; row += 1)
      if (roles[row] === 'data' && !isBlankCell(sheet.cellAt(row, column - 1))) yield row
  }

  /**
   * Changes what was chosen, and puts all accounts together again. What is refused has changed nothing.
   * @param carried  edits of an earlier version of the file, which come with the choices
   */
  async change(changes: Partial<Choices>, carried: EditStep = []): Promise<Result<Nothing>> {
    const choices = { ...this.#choices, ...changes }
    const laid = layAgain(this.#laid, choices.mapping.sheets)
    const back = laid.edited.edit(carried)
    const suggestions =
      changes.layouts === undefined
        ? this.#suggestions
        : suggestFor(laid.file, choices.layouts, this.catalogue).suggestions
    const derived = await derive(laid.edited, choices, suggestions, this.#surroundings)
    const kept = sentAccountRead(this.checked, derived.checked, this.#surroundings.sent, this.#rowsSince)
    if (!kept.ok) {
      laid.edited.edit(back)
      return kept
    }
    this.#rowsSince = kept.value
    this.#laid = laid
    this.#choices = choices
    this.#suggestions = suggestions
    this.#undecidedOf = undefined
    this.#contradictedOf = undefined
    this.#derived = derived
    this.#noteEverything()
    return ok({})
  }

  /** A person has decided something about rows. @returns whose they are, and what became of other accounts */
  mark(marks: readonly MarkOfRows[]): { readonly keys: ReadonlySet<string>; readonly others: AccountChanges } {
    for (const one of marks) this.marked.put(one)
    const rows = marks.flatMap((one) => one.rows.flatMap((place) => rowAt(place, this.sheets) ?? []))
    const others = this.checked.noteMarked(rows)
    if (others.changed.size > 0) this.#note(others)
    this.#version += 1
    const keys = rows.flatMap(({ sheet, rowIndex }) => this.checked.accountOfRow(sheet, rowIndex)?.rows.key ?? [])
    return { keys: new Set(keys), others }
  }

  /** Those that are set aside. */
  readonly aside: AsideKeys = {
    isEmpty: () => this.marked.isEmpty,
    has: (key) => this.marked.isAnyAside(this.checked.account(key)?.rows.rows ?? []),
  }

  /** What would become of accounts that were sent, were their rows brought together so. */
  foresee(after: RowsOfAccounts): SentForeseen {
    const kept = sentAccountRead(this.checked, after, this.#surroundings.sent, this.#rowsSince)
    if (!kept.ok) return { reachedCount: 0, refusal: kept.issues[0] }
    const isReached = ([account, since]: [string, ReadonlyMap<string, unknown>]): boolean =>
      this.checked.account(account) !== undefined &&
      [...since.keys()].some((place) => this.#rowsSince.get(account)?.has(place) !== true)
    return { reachedCount: [...kept.value].filter(isReached).length, refusal: null }
  }

  /**
   * Changes cells, and does again what can have changed by it. What only a whole column tells follows with `settle`. What is refused has
   * changed nothing.
   */
  async edit(edits: EditStep): Promise<Result<WhatEdited>> {
    const { sent } = this.#surroundings
    const touched = sentAccountEdited(this.checked, edits, sent)
    return touched === null ? this.#editKeepingRows(edits) : refuse(touched)
  }

  /** Does to this version what was done to an earlier one, also to accounts that were sent since, and says what whole columns tell. */
  async carry(edits: EditStep): Promise<Result<Nothing>> {
    if (edits.length === 0) return ok({})
    const carried = await this.#editKeepingRows(edits)
    if (!carried.ok) return carried
    await this.settle(yielding())
    return ok({})
  }

  async #editKeepingRows(edits: EditStep): Promise<Result<WhatEdited>> {
    const { sent } = this.#surroundings
    const { checked } = this
    const edited = await this.#edit(edits)
    const { accounts, back } = edited
    const among = accounts === null ? sent : [...accounts.rowsBefore.keys(), ...accounts.added]
    const rowsBefore = accounts?.rowsBefore ?? { get: (key: string) => checked.account(key)?.rows }
    const keyBefore = accounts === null ? (row: Row) => keyOf(checked, row) : keysBefore(accounts.rowsBefore.values())
    const refusal = sentAccountRegrouped(rowsBefore, keyBefore, this.checked, among, sent)
    if (refusal !== null) {
      await this.#edit(back)
      return refuse(refusal)
    }
    return ok({ ...edited, lost: this.loseMarks(edited.rows) })
  }

  /** A row that is blank now is no account's, whatever is typed into it next. */
  loseMarks(edited: readonly Pick<EditedRow, 'sheet' | 'rowIndex'>[]): readonly MarkOfRows[] {
    if (this.marked.isEmpty) return []
    const blank = edited.flatMap(({ sheet: name, rowIndex }) => {
      const sheet = this.sheets.find((one) => one.name === name)
      return sheet?.filledColumns(rowIndex).length === 0 ? [placeIn(sheet, rowIndex)] : []
    })
    return this.marked.lose(blank)
  }

  async #edit(edits: EditStep): Promise<Omit<WhatEdited, 'lost'>> {
    let rows: readonly EditedRow[] = []
    let back: EditStep = []
    const accounts = this.checked.edit(edits, () => {
      back = this.edited.edit(edits)
      rows = this.#changeRoles(edits)
      return rows
    })
    if (accounts === null) {
      this.#derived = await derive(this.edited, this.#choices, this.#suggestions, this.#surroundings)
      this.#noteEverything()
    } else this.#note(accounts)
    return { accounts, rows, back }
  }

  /**
   * Says what edited columns tell as a whole, in pieces that let edits through.
   * @returns what became of the accounts; `null` when nothing is said otherwise
   */
  async settle(yieldNow: Yielder): Promise<AccountChanges | null> {
    const { checked } = this
    const changed = new Set<string>()
    let isOtherwise = false
    for (;;) {
      const say = await checked.settle(yieldNow)
      // Everything was put together again meanwhile, and its columns with it.
      if (checked !== this.checked) return null
      if (say === null) return isOtherwise ? onlyChanged(changed) : null
      const changes = say()
      if (changes === null) continue
      this.#note(changes)
      isOtherwise = true
      for (const key of changes.changed) changed.add(key)
    }
  }

  /**
   * What the service said about an account as it is now, or about what it adds, request by request: when what it was comes back, what was
   * said of that holds again.
   */
  serviceIssuesOf(account: CheckedAccount): readonly Issue[] {
    const said = this.#refusals.get(account.rows.key)
    if (said === undefined) return []
    const { own, indexed } = account
    const placed = this.#placed.get(own) ?? new Map<readonly ServiceError[], readonly Issue[]>()
    this.#placed.set(own, placed)
    const { requests } = indexed
    const hashes =
      requests.length === 0 ? [payloadHashOf(this.checked, account)] : requests.map(({ payloadHash }) => payloadHash)
    return hashes.flatMap((hash) => {
      const errors = said.get(hash)
      if (errors === undefined) return []
      const known = placed.get(errors)
      if (known !== undefined) return known
      const issues = tellingPlaces(this.sheets)(serviceIssues(errors, draftOf(this.checked, account), this.catalogue))
      placed.set(errors, issues)
      return issues
    })
  }

  /** @returns what the service has against the accounts as they are now, and what became of them beside that */
  hear(words: readonly ServiceWords[]): { readonly placed: readonly Issue[]; readonly changes: AccountChanges } {
    const { taken } = this.#surroundings
    for (const { key, payloadHash: hash, errors } of words) {
      const said = this.#refusals.get(key) ?? new Map<string, readonly ServiceError[]>()
      if (errors.length === 0) said.delete(hash)
      else this.#refusals.set(key, said.set(hash, errors))
      if (said.size === 0) this.#refusals.delete(key)
    }
    const keys = [...new Set(words.map(({ key }) => key))]
    const changes = this.checked.hear(keys, () => {
      for (const one of words)
        if (one.isTaken) taken.add(one.payloadHash)
        else taken.delete(one.payloadHash)
    })
    for (const key of keys) this.#noteAccount(key)
    this.#note(changes)
    const accounts = keys.flatMap((key) => this.checked.account(key) ?? [])
    return { placed: accounts.flatMap((account) => this.serviceIssuesOf(account)), changes }
  }

  /** Another service is asked from now on: what one said is nothing that the next would say. */
  forgetWords(): void {
    this.#refusals.clear()
    this.#surroundings.taken.clear()
  }

  /** What the rows of edited cells were, and are now. */
  #changeRoles(cells: EditStep): readonly EditedRow[] {
    return rowsOf(cells).flatMap(({ sheet, rowIndex }): EditedRow[] => {
      const layout = this.layouts.find((one) => one.sheet === sheet)
      const shown = this.sheets.find(({ name }) => name === sheet)
      if (layout === undefined || shown === undefined) return []
      const found = this.#choices.layouts.find((one) => one.sheet === sheet)?.roles[rowIndex] ?? 'blank'
      const { firstDataRow } = this.#choices.mapping.sheets.find((one) => one.sheet === sheet) ?? { firstDataRow: 1 }
      const isPlanned = (role: RowRole | undefined) => role === 'data' && rowIndex >= firstDataRow - 1
      const before = layout.roles[rowIndex]
      // These roles are this workbook's own copy, and follow its cells.
      const roles = layout.roles as RowRole[]
      roles[rowIndex] = editedRole(found, shown, rowIndex, layout.firstDataRow)
      return [{ sheet, rowIndex, wasData: isPlanned(before), isData: isPlanned(roles[rowIndex]) }]
    })
  }

  #note({ added, changed, removed }: AccountChanges): void {
    for (const key of removed) this.#derived.problems.remove(key)
    for (const key of [...added, ...changed]) this.#noteAccount(key)
    this.#derived.problems.putOfNone(this.issuesOfNone)
    this.#version += 1
  }

  /**
   * Accounts that were sent, or came back.
   * @returns what became of others
   */
  noteSent(keys: readonly string[]): AccountChanges {
    const changes = this.checked.noteSent(keys)
    this.#note(changes)
    // With those an account is sent that has come back.
    this.#rowsSince = new Map([...this.#rowsSince].filter(([key]) => !keys.includes(key)))
    for (const key of keys) {
      if (this.#surroundings.sent.has(key)) this.#derived.problems.remove(key)
      else this.#noteAccount(key)
    }
    this.#version += 1
    return changes
  }

  #noteAccount(key: string): void {
    const account = this.checked.account(key)
    if (account !== undefined) this.#putProblems(account)
    this.#version += 1
  }

  #noteEverything(): void {
    const { problems } = this.#derived
    problems.putOfNone(this.issuesOfNone)
    for (const account of this.checked.accounts) this.#putProblems(account)
    this.#version += 1
  }

  /** In the rows of an account that was sent nothing can be changed: what is said of it is nothing to do any more. */
  #putProblems(account: CheckedAccount): void {
    const { problems } = this.#derived
    if (this.#surroundings.sent.has(account.rows.key)) problems.remove(account.rows.key)
    else problems.put(account, this.serviceIssuesOf(account))
  }
}

/** What follows from the file, the edits and the choices. */
type Derived = {
  readonly layouts: readonly SheetLayout[]
  readonly checked: CheckedAccounts
  readonly problems: ProblemIndex
  readonly mappingIssues: readonly Issue[]
  readonly isAnswered: (issue: Issue) => boolean
}

async function derive(
  { workbook, editedRows, emptied }: EditedWorkbook,
  choices: Choices,
  suggestions: readonly Suggestion[],
  { catalogue, known, taken, sent, spelled, marked, today, onProgress }: Surroundings,
): Promise<Derived> {
  const layouts = choices.layouts.map((layout): SheetLayout => {
    const sheet = workbook.sheets.find(({ name }) => name === layout.sheet)
    const roles = [...layout.roles]
    if (sheet === undefined) return { ...layout, roles }
    for (const row of editedRows(sheet.name)) {
      roles[row] = editedRole(roles[row] ?? 'blank', sheet, row, layout.firstDataRow)
    }
    return { ...layout, roles }
  })
  const { mapping } = choices
  const ofOthers = { known, taken, sent, spelled, marked }
  const input = { ...choices, workbook, layouts, catalogue, suggestions, today: today(), ...ofOthers, emptied }
  const checked = await checkAccounts(input, onProgress)
  const tellPlaces = tellingPlaces(workbook.sheets)
  const mappingIssues = tellPlaces([
    ...tablesReadApart(workbook, mapping),
    ...sidewaysSheets(workbook, mapping, catalogue),
    ...checkMapping(catalogue, mapping),
  ])
  return { layouts, checked, problems: new ProblemIndex(workbook), mappingIssues, isAnswered: answeredIn(mapping) }
}

/** The rows that cells are in, each once. */
function rowsOf(cells: EditStep): readonly { readonly sheet: string; readonly rowIndex: number }[] {
  const bySheet = new Map<string, Set<number>>()
  for (const { sheet, row } of cells) bySheet.set(sheet, (bySheet.get(sheet) ?? new Set()).add(row - 1))
  return [...bySheet].flatMap(([sheet, rows]) => [...rows].map((rowIndex) => ({ sheet, rowIndex })))
}
