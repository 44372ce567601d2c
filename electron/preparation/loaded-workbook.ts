/**
 * A loaded workbook with everything that is made from it: layouts, mapping, edits, accounts and what is wrong with them. Changes go
 * through `change` and `edit`, so that what follows from them never lags behind.
 */
import type { Catalogue } from '../../shared/catalogue/catalogue.ts'
import type { CheckSummary } from '../../shared/ipc.ts'
import { checkMapping } from '../../shared/mapping/change-mapping.ts'
import type { SheetLayout } from '../../shared/mapping/find-layout.ts'
import type { Mapping, Suggestion } from '../../shared/mapping/mapping.ts'
import type { Issue } from '../../shared/result.ts'
import type { Sheet, Workbook } from '../../shared/sheet.ts'
import {
  type AccountInput,
  type CheckedAccount,
  type CheckedAccounts,
  checkAccounts,
  checkAgain,
  detectedIn,
} from './checked-accounts.ts'
import { editedRoles } from './edited-roles.ts'
import type { EditedWorkbook, EditStep } from './edited-workbook.ts'
import { findLayoutsOf, suggestFor } from './plan-workbook.ts'
import { findProblems, type Problems } from './problems.ts'

/** What can be chosen; all else follows from it, the file and the edits. */
export type Choices = {
  readonly mapping: Mapping
  /** As the file has them, whatever was edited. */
  readonly layouts: readonly SheetLayout[]
  readonly supplierCode: string
}

export type Surroundings = {
  readonly catalogue: Catalogue
  /** Today as YYYY-MM-DD. */
  readonly today: () => string
  /** Told now and then which share of the accounts is put together. */
  readonly onProgress: (fraction: number) => void
}

type ServiceWords = { readonly payloadHash: string; readonly issues: readonly Issue[] }

export class LoadedWorkbook {
  readonly file: Workbook
  readonly edited: EditedWorkbook
  readonly #surroundings: Surroundings
  #choices: Choices
  #layouts: readonly SheetLayout[]
  #checked: CheckedAccounts
  #problems: Problems | undefined
  #suggestions: readonly Suggestion[] | undefined
  /** What the service said, each with the payload that it said it of. */
  readonly #serviceWords = new Map<string, ServiceWords>()

  static async open(
    file: Workbook,
    edited: EditedWorkbook,
    choices: Choices,
    surroundings: Surroundings,
  ): Promise<LoadedWorkbook> {
    const input = inputOf(edited, choices, surroundings)
    return new LoadedWorkbook(
      file,
      edited,
      choices,
      surroundings,
      input,
      await checkAccounts(input, surroundings.onProgress),
    )
  }

  private constructor(
    file: Workbook,
    edited: EditedWorkbook,
    choices: Choices,
    surroundings: Surroundings,
    input: AccountInput & { readonly layouts: readonly SheetLayout[] },
    checked: CheckedAccounts,
  ) {
    this.file = file
    this.edited = edited
    this.#choices = choices
    this.#surroundings = surroundings
    this.#layouts = input.layouts
    this.#checked = checked
  }

  get choices(): Choices {
    return this.#choices
  }

  get catalogue(): Catalogue {
    return this.#surroundings.catalogue
  }

  /** With the edits. */
  get sheets(): readonly Sheet[] {
    return this.edited.workbook.sheets
  }

  /** With the edits: a row that was filled is data now, and an emptied one is blank. */
  get layouts(): readonly SheetLayout[] {
    return this.#layouts
  }

  get checked(): CheckedAccounts {
    return this.#checked
  }

  get problems(): Problems {
    this.#problems ??= findProblems({
      workbook: this.edited.workbook,
      checked: this.#checked,
      issuesOfNone: this.issuesOfNone,
      serviceIssuesOf: (account) => this.serviceIssuesOf(account),
    })
    return this.#problems
  }

  /** Of the mapping as a whole, of a column, and of rows whose account can't be told. */
  get issuesOfNone(): readonly Issue[] {
    return [...checkMapping(this.catalogue, this.#choices.mapping), ...this.#checked.issues]
  }

  get suggestions(): readonly Suggestion[] {
    this.#suggestions ??= suggestFor(this.file, this.#choices.layouts, this.catalogue).suggestions
    return this.#suggestions
  }

  get summary(): CheckSummary {
    const { accounts } = this.#checked
    const ofNone = this.issuesOfNone
    const countLevel = (level: Issue['level']) => ofNone.filter((issue) => issue.level === level).length
    const sum = (count: (account: CheckedAccount) => number) =>
      accounts.reduce((total, account) => total + count(account), 0)
    return {
      accountCount: accounts.length,
      readyCount: sum(({ indexed }) => (indexed.errorCount === 0 ? 1 : 0)),
      errorCount: sum(({ indexed }) => indexed.errorCount) + countLevel('error'),
      warningCount: sum(({ indexed }) => indexed.warningCount) + countLevel('warning'),
      canUndo: this.edited.stepToUndo() !== undefined,
      canRedo: this.edited.stepToRedo() !== undefined,
    }
  }

  /** Changes what was chosen, and puts all accounts together again. */
  async change(changes: Partial<Choices>): Promise<void> {
    this.#choices = { ...this.#choices, ...changes }
    if (changes.layouts !== undefined) this.#suggestions = undefined
    const input = inputOf(this.edited, this.#choices, this.#surroundings)
    this.#checked = await checkAccounts(input, this.#surroundings.onProgress)
    this.#layouts = input.layouts
    this.#problems = undefined
  }

  /**
   * Changes cells, and does again what can have changed by it.
   * @param cells  the cells that `change` changes
   */
  async edit(cells: EditStep, change: () => void): Promise<void> {
    const detected = detectedIn(this.#checked.plan, cells)
    change()
    const input = inputOf(this.edited, this.#choices, this.#surroundings)
    this.#checked = await checkAgain(this.#checked, cells, detected, input)
    this.#layouts = input.layouts
    this.#problems = undefined
  }

  /** What the service said about an account as it is now: when an edit is undone, what was said before holds again. */
  serviceIssuesOf({ indexed: { key, payloadHash } }: CheckedAccount): readonly Issue[] {
    const said = this.#serviceWords.get(key)
    return said?.payloadHash === payloadHash ? said.issues : []
  }

  rememberServiceIssues(key: string, words: ServiceWords): void {
    this.#serviceWords.set(key, words)
    this.#problems = undefined
  }

  /** What was said of another payload stays: an undo may bring that one back. */
  forgetServiceIssues(key: string, payloadHash: string): void {
    if (this.#serviceWords.get(key)?.payloadHash === payloadHash) this.#serviceWords.delete(key)
    this.#problems = undefined
  }

  /** @param headerRowOf  where somebody has said which row has the headers; the other sheets keep theirs */
  findLayouts(headerRowOf: (sheet: string) => number | undefined): readonly SheetLayout[] {
    const before = new Map(this.#choices.layouts.map(({ sheet, headerRow }) => [sheet, headerRow]))
    return findLayoutsOf(this.file, this.catalogue, (sheet) => headerRowOf(sheet) ?? before.get(sheet))
  }
}

function inputOf({ workbook, editedRows }: EditedWorkbook, choices: Choices, { catalogue, today }: Surroundings) {
  const layouts = choices.layouts.map((layout): SheetLayout => {
    const sheet = workbook.sheets.find(({ name }) => name === layout.sheet)
    if (sheet === undefined) return layout
    return { ...layout, roles: editedRoles(layout.roles, sheet, editedRows(sheet.name), layout.firstDataRow) }
  })
  const { mapping, supplierCode } = choices
  return { workbook, layouts, mapping, catalogue, supplierCode, today: today() }
}
