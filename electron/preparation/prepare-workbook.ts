/** Answers the calls of the protocol about a workbook that is loaded. Nothing here reads a file or knows of processes. */

import { createHash } from 'node:crypto'
import { summarise } from '../../shared/checking/summary.ts'
import { sheetsApart } from '../../shared/doubts/sheets/sheets-meet.ts'
import type { Ask, CellEdit, ChangedRows } from '../../shared/ipc.ts'
import { issue, type OurCode } from '../../shared/issue-words.ts'
import { countriesOfAccounts } from '../../shared/mapping/assemble/country-of-rows.ts'
import { groupRows } from '../../shared/mapping/assemble/group-rows.ts'
import { changeReading } from '../../shared/mapping/model/change-mapping.ts'
import { fitMapping } from '../../shared/mapping/model/fit-mapping.ts'
import type { Mapping } from '../../shared/mapping/model/mapping.ts'
import { planAssembly } from '../../shared/mapping/plan/plan-assembly.ts'
import { previewValues } from '../../shared/mapping/plan/preview-values.ts'
import { isBlankCell } from '../../shared/mapping/read/read-value.ts'
import { type CellPlace, ok, type Result, refuse } from '../../shared/result.ts'
import { dataRowsOf, type Sheet } from '../../shared/sheet/sheet.ts'
import { finishYielding, yielding } from '../flow/yielding.ts'
import type { CheckedAccount } from './accounts/checked-account.ts'
import { type AccountChanges, type CheckedAccounts, draftOf, onlyChanged } from './accounts/checked-accounts.ts'
import type { EditStep, LaidEdit } from './accounts/edited-workbook.ts'
import { emptiedCells } from './accounts/emptied-cells.ts'
import { MarkedRows, placesOf } from './accounts/marked-rows.ts'
import { payloadHash } from './accounts/payload-hash.ts'
import { rowsOfAccounts } from './accounts/sent-gate.ts'
import { type Choices, LoadedWorkbook, type Surroundings, type WhatEdited } from './loaded-workbook.ts'
import { keepChoices } from './plan/choose-sheets.ts'
import { notingEnded } from './plan/ended-decisions.ts'
import { mappingLike, planSheets, tooLongToTurn } from './plan/plan-sheets.ts'
import { suggestFor } from './plan/plan-workbook.ts'
import { type FirstPlan, planAsSaved, planCarrying, planWith, planWithSaved } from './plan/planned-workbook.ts'
import { blankAddressesOf } from './problems/blank-addresses.ts'
import { alikeAfter } from './problems/mend-together.ts'
import { groupProblems, listFixes, listProblemValues } from './problems/problem-kinds.ts'
import { reportProblems } from './problems/problems.ts'
import type {
  AccountListChange,
  Changed,
  EditedCells,
  MarkedAccount,
  MarkOfAccount,
  MarkOfRows,
  NotedSent,
  PlannedReplacement,
  PreparationAnswers,
  PreparationCalls,
  Prepared,
  PreparedAccount,
  PreparedPayload,
  ToldAccount,
} from './protocol.ts'
import { picturesOf } from './views/column-pictures.ts'
import { correctedCopies } from './views/corrected-copies.ts'
import { TextFinder } from './views/find-text.ts'
import { RowChoices } from './views/row-choices.ts'
import { accountsSaying, type SayingColumn, saidOfAccounts } from './views/said-of-accounts.ts'
import { pageOfRows, pageRow, type ShownSheet } from './views/sheet-rows.ts'
import { sheetSummaries } from './views/sheet-summaries.ts'

/** One function for each call but `load`, which makes a new one of these, and `describe`, which needs none. */
export type PreparedWorkbook = {
  prepared(): Prepared
  /** @returns what became of other accounts; `null`: nothing */
  noteSent(keys: readonly string[]): NotedSent
  readonly checked: CheckedAccounts
  readonly loaded: LoadedWorkbook
} & Omit<PreparationAnswers, 'load' | 'describe'>

/** @param first  as the mapping says that the file was worked on with, or that it brings, or as is suggested */
export async function prepareWorkbook(
  first: FirstPlan,
  { edits, marks = [], knownNumbers, saved, carrying, ...service }: Wish,
  ports: Omit<Surroundings, 'known' | 'taken' | 'marked' | 'catalogue'>,
): Promise<Result<{ readonly workbook: PreparedWorkbook } & Found>> {
  const surroundings = { ...ports, catalogue: first.catalogue }
  const known = new Set(knownNumbers)
  const fitting = first.suggestions !== undefined && saved !== undefined ? planWithSaved(first, saved) : null
  const { planned, taken } = fitting ?? { planned: first, taken: null }
  const carried = carrying === undefined ? null : await planCarrying(planned, carrying)
  if (carried?.ok === false) return carried
  const { file, choices, suggestions } = carried?.value.planned ?? planned
  const all = { ...surroundings, known, taken: new Set<string>(), marked: new MarkedRows() }
  const loaded = await LoadedWorkbook.open(file, edits, { ...service, ...choices }, all, suggestions)
  const done = await loaded.carry(carried?.value.carried.edits ?? [])
  if (!done.ok) return done
  loaded.mark(marks.filter((one) => 'rows' in one))
  for (const one of marks) if ('key' in one) markAccount(loaded, one)
  const workbook = callsOn(loaded, { ...surroundings, known })
  return ok({ workbook, taken, carried: carried?.value.carried ?? null })
}

type Wish = Omit<
  PreparationCalls['load']['ask'],
  'fileName' | 'kind' | 'bytes' | 'textReading' | 'mapping' | 'isOtherReading'
>
type Found = Pick<PreparationCalls['load']['reply'], 'taken' | 'carried'>

type CallPorts = Pick<Surroundings, 'onWriting' | 'sent' | 'today'> & { readonly known: Set<string> }

function callsOn(loaded: LoadedWorkbook, { known, sent, today, onWriting }: CallPorts): PreparedWorkbook {
  const { aside, catalogue } = loaded
  const choices = new RowChoices()
  const finder = new TextFinder(() => ({
    version: loaded.version,
    sheets: loaded.choices.mapping.sheets.flatMap(({ sheet, isIncluded }) => {
      const shown = isIncluded ? shownOf(sheet) : undefined
      return shown === undefined ? [] : [shown]
    }),
  }))

  const allAccounts = () => loaded.checked.accounts.map(indexedIn(loaded))
  const changedAll = (): Changed => ({ summary: loaded.summary, accounts: { of: 'all', accounts: allAccounts() } })

  const prepared = (): Prepared => ({
    kind: catalogue.kind,
    format: loaded.file.format,
    ...(loaded.file.text === undefined ? {} : { text: loaded.file.text }),
    sheets: sheetSummaries(loaded.sheets, loaded.layouts),
    mapping: loaded.choices.mapping,
    summary: loaded.summary,
    accounts: allAccounts(),
  })

  const change = async (changes: Partial<Choices>, marks: readonly MarkOfRows[] = []): Promise<Result<Prepared>> => {
    const changed = await loaded.change(changes)
    if (!changed.ok) return changed
    loaded.mark(marks)
    return ok(prepared())
  }

  const edit = async (edits: EditStep, marks: readonly MarkOfRows[] = []): Promise<Result<EditedCells>> => {
    const edited = await loaded.edit(edits)
    if (!edited.ok) return edited
    const { keys: marked, others: ofMarks } = loaded.mark(marks)
    const what = edited.value
    const { lost } = what
    const place = edits[0] === undefined ? null : placeOf(edits[0])
    const before = what.back.map(({ text }) => text)
    if (what.accounts === null) return ok({ ...changedAll(), rows: null, place, before, lost })
    const { added, changed } = what.accounts
    const others = [...marked, ...ofMarks.changed].filter((key) => !added.has(key))
    const accounts = listChange(loaded, { ...what.accounts, changed: new Set([...changed, ...others]) })
    const rows = marked.size === 0 ? rowsAfter(what) : null
    return ok({ summary: loaded.summary, accounts, rows, place, before, lost })
  }

  const planReplacement = (ask: Ask<'previewReplacement'>): Promise<PlannedReplacement> =>
    finder.planReplacement(ask, (sheet, rowIndex) =>
      sent.has(loaded.checked.accountOfRow(sheet, rowIndex)?.rows.key ?? ''),
    )

  const shownOf = (name: string): ShownSheet | undefined => {
    const sheet = loaded.sheets.find((one) => one.name === name)
    const mapping = loaded.choices.mapping.sheets.find((one) => one.sheet === name)
    if (sheet === undefined || mapping === undefined) return undefined
    const roles = loaded.layouts.find((layout) => layout.sheet === name)?.roles ?? []
    const { edited, checked, problems } = loaded
    return { sheet, roles, mapping, edited, checked, problems, sent, aside }
  }

  /** The rows that look different after an edit, with all rows of the accounts that it touched. */
  const rowsAfter = ({ accounts, rows }: Pick<WhatEdited, 'accounts' | 'rows'>): EditedCells['rows'] => {
    if (accounts === null || rows.some(({ wasData, isData }) => wasData !== isData)) return null
    const keys = [...accounts.added, ...accounts.changed]
    if (rows.length + keys.length > mostRowsTold) return null
    const ofAccounts = keys.flatMap((key) => loaded.checked.account(key)?.rows.rows ?? [])
    const places = new Map(
      [...rows, ...ofAccounts.map(({ sheet, rowIndex }) => ({ sheet: sheet.sheet.name, rowIndex }))].map(
        ({ sheet, rowIndex }) => [`${rowIndex} ${sheet}`, { sheet, rowIndex }],
      ),
    )
    if (places.size > mostRowsTold) return null
    return [...places.values()].flatMap(({ sheet, rowIndex }) => {
      const shown = shownOf(sheet)
      return shown === undefined ? [] : [{ sheet, ...pageRow(shown, rowIndex) }]
    })
  }

  const changedSome = (accounts: AccountChanges): Changed & ChangedRows => ({
    summary: loaded.summary,
    accounts: listChange(loaded, accounts),
    rows: rowsAfter({ accounts, rows: [] }),
  })

  /** What the other rows of its account said alike, before it is changed. */
  const repeatsOfEdited = ({ text, ...place }: LaidEdit): readonly CellEdit[] => {
    const sheet = loaded.checked.plan.sheets.find((one) => one.sheet.name === place.sheet)
    // Each row is an account there: rows that came to one account by a slip are parted by the edit, not kept together.
    if (text === null || sheet?.isRowPerAccount === true) return []
    const together = loaded.checked.togetherAt(place)
    return together === null ? [] : alikeAfter(together, { ...place, text })
  }

  const saying = ({ sheet, roles, checked }: ShownSheet): SayingColumn => {
    const { mapping } = loaded.choices
    return { sheet, roles, mapping, suggestions: loaded.suggestions, checked, sent, today: today() }
  }

  const withSheet = <T>(name: string, work: (shown: ShownSheet) => T): Result<T> => {
    const shown = shownOf(name)
    return shown === undefined ? refuse(issue('sheet_not_in_workbook', { sheet: name })) : ok(work(shown))
  }

  const withAccount = <T>(key: string, work: (account: CheckedAccount) => T): Result<T> => {
    const account = loaded.checked.account(key)
    return account === undefined ? refuse(issue('account_gone', {})) : ok(work(account))
  }

  /** The rows of its accounts, if the workbook is mapped so. */
  const groupedBy = async (mapping: Mapping) => {
    const { supplierCode, terms } = loaded.choices
    const { suggestions, layouts } = loaded
    const { workbook } = loaded.edited
    const input = { workbook, layouts, mapping, catalogue, supplierCode, terms, suggestions }
    const yieldNow = yielding(sliceMs)
    const plan = await finishYielding(planAssembly(input), yieldNow)
    const { accounts } = await finishYielding(groupRows(plan), yieldNow)
    return { plan, accounts }
  }

  return {
    prepared,
    noteSent: (keys) => {
      const changes = loaded.noteSent(keys)
      return changes.changed.size === 0 ? null : changedSome(changes)
    },
    get checked() {
      return loaded.checked
    },
    loaded,

    changeSheets: async ({ sheets }) => {
      const unknown = sheets.find(({ sheet }) => loaded.sheets.every(({ name }) => name !== sheet))
      if (unknown !== undefined) return refuse(issue('sheet_not_in_workbook', unknown))
      const tooLong = tooLongToTurn(loaded, sheets)
      return tooLong === undefined ? change(planSheets(loaded, sheets)) : refuse(tooLong)
    },

    fitMappings: async ({ mappings }) =>
      ok(mappings.map((like) => fitMapping(like, mappingLike(loaded, like), catalogue))),

    changeMapping: async ({ mapping, marks }) => change(planWith(loaded, mapping), marks),
    markRows: async ({ accounts }) => {
      const marked = accounts.map((one) => markAccount(loaded, one))
      const own = new Set(accounts.map(({ key }) => key))
      const changed = new Set(marked.flatMap(({ others }) => [...others.changed]).filter((key) => !own.has(key)))
      return ok({
        accounts: marked.flatMap(({ account }) => account ?? []),
        told: changed.size === 0 ? null : changedSome(onlyChanged(changed)),
      })
    },

    takeMapping: async ({ mapping }) => {
      const fitted = fitMapping(mapping, mappingLike(loaded, mapping), catalogue).mapping
      return change(planAsSaved(loaded, fitted).choices)
    },
    readMappingToSave: async () => ok(notingEnded(loaded, loaded.suggestions)),

    suggestMapping: async () => {
      const { layouts, mapping: before } = loaded.choices
      const suggested = suggestFor(loaded.file, layouts, catalogue).mapping
      return change({ mapping: keepChoices(suggested, before, loaded.file.sheets) })
    },

    changeService: async ({ supplierCode, terms, knownNumbers }) => {
      for (const number of knownNumbers) known.add(number)
      loaded.forgetWords()
      const changed = await loaded.change({ supplierCode, terms })
      return changed.ok ? ok(changedAll()) : changed
    },

    readSheetPage: async ({ sheet, offset, limit, ...selection }) =>
      withSheet(sheet, (shown) => pageOfRows(shown, choices.rowsOf(shown, selection, loaded.version), offset, limit)),

    findRow: async ({ sheet, row, ...selection }) =>
      withSheet(sheet, (shown) => {
        const offset = choices.placeOf(shown, selection, loaded.version, row - 1)
        return { offset: offset < 0 ? null : offset }
      }),

    readColumns: async ({ sheet }) =>
      withSheet(sheet, () =>
        picturesOf(
          {
            workbook: loaded.edited.workbook,
            layouts: loaded.layouts,
            mapping: loaded.choices.mapping,
            suggestions: loaded.suggestions,
            problems: loaded.problems,
            plan: loaded.checked.plan,
          },
          sheet,
        ),
      ),

    previewColumn: async ({ sheet: sheetMapping, ...asked }) =>
      withSheet(sheetMapping.sheet, ({ sheet, roles, checked }) => {
        const rowIndexes = dataRowsOf(roles, sheetMapping.firstDataRow - 1)
        const { plan } = checked
        const countryOf = countriesOfAccounts(plan, (...row) => checked.accountOfRow(...row)?.rows)
        return previewValues({
          ...asked,
          sheet: sheetMapping,
          catalogue,
          terms: loaded.choices.terms,
          evidence: plan.evidence(),
          countryOfAccount: (rowIndex) => countryOf(sheet.name, rowIndex),
          rowsOfAccount: (rowIndex) => checked.accountOfRow(sheet.name, rowIndex)?.rows.rows ?? [],
          cells: sheet,
          rowIndexes,
        })
      }),

    describeRows: async (ask) =>
      withSheet(ask.sheet, ({ sheet, roles, checked }) => {
        const rowIndexes = dataRowsOf(roles)
        const accounts = new Set(rowIndexes.map((rowIndex) => checked.accountOfRow(sheet.name, rowIndex)))
        accounts.delete(undefined)
        const rowsWith = (code: OurCode) => loaded.problems.rowsOf(sheet.name, { code })
        const alike = new Set([...rowsWith('row_adds_nothing'), ...rowsWith('rows_differ_undecided')])
        const numbers = checked.plan.sheets.find((one) => one.sheet.name === sheet.name)?.accountColumns ?? []
        const isNameless = (rowIndex: number) =>
          numbers.every(({ columnIndex }) => isBlankCell(sheet.cellAt(rowIndex, columnIndex)))
        const namelessCount = numbers.length === 0 ? 0 : rowIndexes.filter(isNameless).length
        const alikeRows = { alikeCount: alike.size, alikeHash: hashOfRows(sheet, alike) }
        const blankAddresses = blankAddressesOf(loaded, sheet.name)
        return { rowCount: rowIndexes.length, accountCount: accounts.size, ...alikeRows, namelessCount, blankAddresses }
      }),

    readSheetsApart: async () => ok(await finishYielding(sheetsApart(loaded.checked.plan), yielding(sliceMs))),

    readAccount: async ({ key }) =>
      withAccount(key, (account) => {
        const { payload, origins } = draftOf(loaded.checked, account)
        const cells = [...origins].map(([path, origin]) => [path, origin.from === 'cell' ? origin.cell : null])
        return {
          payload: { ...payload },
          payloadHash: payloadHash(payload),
          origins: Object.fromEntries(cells),
          issues: [...account.issues, ...loaded.serviceIssuesOf(account)],
          emptied: emptiedIn(loaded, account),
          summary: summarise(payload, catalogue, loaded.choices.terms).map((section) => ({
            ...section,
            lines: [...section.lines],
          })),
        }
      }),

    readPayloads: async ({ keys }) =>
      ok(
        keys.flatMap((key): PreparedPayload[] => {
          const account = loaded.checked.account(key)
          if (account === undefined) return []
          const { payload, accountNumber } = draftOf(loaded.checked, account)
          // What was read may be tried or sent: whoever did that asks whether it is the same still.
          if (accountNumber !== null) known.add(accountNumber)
          const errors = account.issues.filter(({ level }) => level === 'error')
          return [{ key, accountNumber, payload: { ...payload }, payloadHash: payloadHash(payload), errors }]
        }),
      ),

    readStrayIssues: async () => ok(loaded.issuesOfNone),
    listProblems: async () =>
      ok(
        await groupProblems(
          loaded.problems,
          {
            workbook: loaded.edited.workbook,
            mapping: loaded.choices.mapping,
            kind: loaded.catalogue.kind,
            aside,
          },
          yielding(sliceMs),
        ),
      ),
    listFixes: async (kind) => {
      const { problems, checked, edited } = loaded
      const isNumber = ({ sheet, column }: CellPlace): boolean =>
        checked.plan.sheets
          .find((one) => one.sheet.name === sheet)
          ?.accountColumns.some(({ columnIndex }) => columnIndex === column - 1) === true
      return ok(listFixes(problems, edited.workbook, kind, (cell) => checked.togetherAt(cell), isNumber))
    },
    listProblemValues: async (kind) => ok(listProblemValues(loaded.problems, loaded.edited.workbook, kind)),
    readReport: async () => ok(reportProblems(loaded.problems, loaded.edited.workbook)),
    readChanged: async () => ok(loaded.changed),
    readSaidOfAccounts: async ({ sheet, column }) =>
      withSheet(sheet, (shown) => saidOfAccounts(saying(shown), column, aside)),
    readAccountsSaying: async ({ sheet, column, kinds }) =>
      withSheet(sheet, (shown) => accountsSaying(saying(shown), column, kinds)),
    readLeftOut: async () => ok(loaded.leftOut),
    rebaseEdits: async (carrying) => {
      const plan = await planCarrying(loaded, carrying)
      if (!plan.ok) return plan
      const { planned, carried } = plan.value
      const changed = await loaded.change(carried.isMapped ? planned.choices : {}, carried.edits)
      if (!changed.ok) return changed
      const lost = loaded.loseMarks(carried.edits.map(({ sheet, row }) => ({ sheet, rowIndex: row - 1 })))
      return ok({ ...prepared(), carried, lost })
    },
    ...correctedCopies(loaded, onWriting),
    findNextProblem: async ({ after, isBackwards = false, ...which }) => {
      const only = { ...which, aside }
      return ok(isBackwards ? loaded.problems.previous(after, only) : loaded.problems.next(after, only))
    },

    editCells: async ({ edits, marks }) => {
      const misplaced = loaded.edited.misplaced(edits)
      if (misplaced !== undefined) return refuse(issue('cell_not_in_sheet', misplaced))
      const alike = edits.length === 1 ? repeatsOfEdited(edits[0] as LaidEdit) : []
      const edited = await edit(edits, marks)
      return edited.ok && alike.length > 0 ? ok({ ...edited.value, alike: [...alike] }) : edited
    },

    settle: async () => {
      const changes = await loaded.settle(yielding(sliceMs))
      return ok(changes === null ? null : changedSome(changes))
    },

    readNumbers: async ({ mapping }) => {
      const { accounts } = await groupedBy(mapping)
      return ok(accounts.flatMap(({ accountNumber }) => accountNumber ?? []))
    },

    findHolders: async ({ things }) =>
      ok(
        things.flatMap((thing) =>
          loaded.checked
            .holdersOf(thing)
            .flatMap(({ account: { accountNumber }, element }) =>
              accountNumber === null ? [] : [{ ...thing, accountNumber, element }],
            ),
        ),
      ),

    foreseeSent: async ({ columns }) => {
      if (sent.size === 0) return ok({ reachedCount: 0, refusal: null })
      const read = columns.reduce(
        (mapping, { readAs, ...place }) => changeReading(mapping, place, readAs),
        loaded.choices.mapping,
      )
      const { plan, accounts } = await groupedBy(read)
      return ok(loaded.foresee(rowsOfAccounts(plan, accounts)))
    },

    findText: async (ask) => ok(await finder.find(ask)),
    planReplacement: async (ask) => ok((await planReplacement(ask)).replacement),
    replaceText: async (ask) => {
      const planned = await planReplacement(ask)
      if (planned.edits.length === 0) return ok({ ...planned, edited: null })
      const edited = await edit(planned.edits)
      return edited.ok ? ok({ ...planned, edited: edited.value }) : edited
    },

    placeServiceWords: async ({ words }) => {
      const { placed, changes } = loaded.hear(words)
      return ok({ placed, told: changes.changed.size === 0 ? null : changedSome(changes) })
    },
  }
}

/** An edit waits no longer for what goes on beside it. */
const sliceMs = 4

/** More rows than these a window reads again. */
const mostRowsTold = 60

function emptiedIn({ edited, choices }: LoadedWorkbook, { rows }: CheckedAccount): PreparedAccount['emptied'] {
  const rowsOf = Map.groupBy(rows.rows, ({ sheet: { sheet } }) => sheet.name)
  return choices.mapping.sheets.flatMap((one) => {
    const own = new Set(rowsOf.get(one.sheet)?.map(({ rowIndex }) => rowIndex))
    return emptiedCells(edited, one, (rowIndex) => own.has(rowIndex))
  })
}

const placeOf = ({ sheet, row, column }: CellPlace): CellPlace => ({ sheet, row, column })

/** @returns its rows, and what became of other accounts; `account` is `null` where it is gone */
function markAccount(
  loaded: LoadedWorkbook,
  { key, mark }: MarkOfAccount,
): { readonly account: MarkedAccount | null; readonly others: AccountChanges } {
  const { rows: its = [] } = loaded.checked.account(key)?.rows ?? {}
  const rows = placesOf(its)
  const { others } = loaded.mark([{ mark, rows }])
  const marks = loaded.marked.of(its)
  return { account: marks === undefined ? null : { key, rows, marks }, others }
}

const indexedIn =
  ({ marked }: LoadedWorkbook) =>
  ({ indexed, rows }: CheckedAccount): ToldAccount => {
    const marks = marked.of(rows.rows)
    return marks === undefined ? indexed : { ...indexed, marks }
  }

function listChange(loaded: LoadedWorkbook, { added, changed, removed }: AccountChanges): AccountListChange {
  const { checked } = loaded
  const indexed = indexedIn(loaded)
  const accountsOf = (keys: Iterable<string>) => [...keys].flatMap((key) => checked.account(key) ?? [])
  return {
    of: 'some',
    removed: [...removed],
    changed: accountsOf(changed).map(indexed),
    added: accountsOf(added)
      .map((account) => ({ at: checked.positionOf(account.order), account: indexed(account) }))
      .sort((one, other) => one.at - other.at),
  }
}

/** Row by row: a sheet may have more text than one string can. */
function hashOfRows(sheet: Sheet, rows: Iterable<number>): string {
  const hash = createHash('sha256')
  for (const row of [...rows].sort((one, other) => one - other))
    hash.update(JSON.stringify([row, ...sheet.filledColumns(row).map((at) => [at, sheet.cellAt(row, at).text])]))
  return hash.digest('base64url')
}
