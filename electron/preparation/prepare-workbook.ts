/** Answers the calls of the protocol about a workbook that is loaded. Nothing here reads a file or knows of processes. */
import { serviceIssues } from '../../shared/checking/service-issues.ts'
import { summarise } from '../../shared/checking/summary.ts'
import { issue } from '../../shared/issue-words.ts'
import type { SheetLayout } from '../../shared/mapping/find-layout.ts'
import { fitMapping } from '../../shared/mapping/fit-mapping.ts'
import type { Mapping } from '../../shared/mapping/mapping.ts'
import { previewValues } from '../../shared/mapping/preview-values.ts'
import { ok, type Result, refuse } from '../../shared/result.ts'
import type { RowRole, Workbook } from '../../shared/sheet.ts'
import { type CheckedAccount, draftOf } from './checked-accounts.ts'
import { chooseSheets, keepChoices } from './choose-sheets.ts'
import { picturesOf } from './column-pictures.ts'
import { type EditStep, editedWorkbook } from './edited-workbook.ts'
import { LoadedWorkbook, type Surroundings } from './loaded-workbook.ts'
import { payloadHash } from './payload-hash.ts'
import { findLayoutsOf, suggestFor } from './plan-workbook.ts'
import { groupProblems, listFixes, listProblemValues } from './problem-kinds.ts'
import { reportProblems } from './problems.ts'
import type { Changed, PreparationCalls, PreparationSource, Prepared, PreparedPayload } from './protocol.ts'
import { chooseRows, pageOfRows, type ShownSheet } from './sheet-rows.ts'
import { sheetSummaries } from './sheet-summaries.ts'

type Calls = Omit<PreparationCalls, 'load'>

/** One function for each call but `load`, which makes a new one of these. */
export type PreparedWorkbook = { prepared(): Prepared } & {
  readonly [C in keyof Calls]: (ask: Calls[C]['ask']) => Promise<Result<Calls[C]['reply']>>
}

/** @param file  the workbook as it is in the file */
export async function prepareWorkbook(
  file: Workbook,
  { mapping, edits, supplierCode }: Pick<PreparationSource, 'mapping' | 'edits' | 'supplierCode'>,
  surroundings: Surroundings,
): Promise<PreparedWorkbook> {
  const { catalogue } = surroundings
  const layouts = findLayoutsOf(file, catalogue, (name) => mapping?.sheets.find(({ sheet }) => sheet === name))
  const given = mapping === null ? undefined : fitMapping(mapping, unmapped(layouts), 'sameMake').mapping
  const choices = { layouts, supplierCode, mapping: given ?? suggestFor(file, layouts, catalogue).mapping }
  return callsOn(await LoadedWorkbook.open(file, editedWorkbook(file, edits), choices, surroundings))
}

/** What a file has to be mapped. */
const unmapped = (layouts: readonly SheetLayout[]): Mapping => ({
  version: 1,
  sheets: layouts.map(({ sheet, headerRow, firstDataRow, headers }) => ({
    sheet,
    isIncluded: true,
    headerRow,
    firstDataRow,
    columns: headers.map((header, index) => ({ column: index + 1, header, target: null })),
  })),
  constants: [],
  defaults: {},
})

function callsOn(loaded: LoadedWorkbook): PreparedWorkbook {
  const { file, edited, catalogue } = loaded

  const changed = (): Changed => ({
    summary: loaded.summary,
    accounts: loaded.checked.accounts.map(({ indexed }) => indexed),
  })

  const prepared = (): Prepared => ({
    format: file.format,
    ...(file.text === undefined ? {} : { text: file.text }),
    sheets: sheetSummaries(loaded.sheets, loaded.layouts),
    mapping: loaded.choices.mapping,
    ...changed(),
  })

  const withEdit = async (cells: EditStep, change: () => void): Promise<Result<Changed>> => {
    await loaded.edit(cells, change)
    loaded.settle()
    return ok(changed())
  }

  const withSheet = <T>(name: string, work: (shown: ShownSheet) => T): Result<T> => {
    const sheet = loaded.sheets.find((one) => one.name === name)
    if (sheet === undefined) return refuse(issue('sheet_not_in_workbook', { sheet: name }))
    const roles = loaded.layouts.find((layout) => layout.sheet === name)?.roles ?? []
    return ok(work({ sheet, roles, edited, checked: loaded.checked, problems: loaded.problems }))
  }

  const withAccount = <T>(key: string, work: (account: CheckedAccount) => T): Result<T> => {
    const account = loaded.checked.account(key)
    return account === undefined ? refuse(issue('account_gone', {})) : ok(work(account))
  }

  return {
    prepared,

    changeSheets: async ({ sheets }) => {
      const unknown = sheets.find(({ sheet }) => loaded.sheets.every(({ name }) => name !== sheet))
      if (unknown !== undefined) return refuse(issue('sheet_not_in_workbook', unknown))
      const layouts = loaded.findLayouts(sheets)
      const mapping = chooseSheets({
        before: loaded.choices.mapping,
        choices: sheets,
        layouts,
        sheets: file.sheets,
        suggest: () => suggestFor(file, layouts, catalogue).mapping,
      })
      await loaded.change({ layouts, mapping })
      return ok(prepared())
    },

    changeMapping: async ({ mapping }) => {
      const layouts = loaded.findLayouts(mapping.sheets)
      await loaded.change({ layouts, mapping })
      return ok(prepared())
    },

    suggestMapping: async () => {
      const { layouts, mapping: before } = loaded.choices
      const suggested = suggestFor(file, layouts, catalogue).mapping
      await loaded.change({ mapping: keepChoices(suggested, before, file.sheets) })
      return ok(prepared())
    },

    changeSupplier: async ({ supplierCode }) => {
      await loaded.change({ supplierCode })
      return ok(changed())
    },

    readSheetPage: async ({ sheet, offset, limit, ...selection }) =>
      withSheet(sheet, (shown) => pageOfRows(shown, selection, offset, limit)),

    findRow: async ({ sheet, row, ...selection }) =>
      withSheet(sheet, (shown) => {
        const offset = chooseRows(shown, selection).indexOf(row - 1)
        return { offset: offset < 0 ? null : offset }
      }),

    readColumns: async ({ sheet }) =>
      withSheet(sheet, () =>
        picturesOf(
          {
            workbook: edited.workbook,
            layouts: loaded.layouts,
            mapping: loaded.choices.mapping,
            suggestions: loaded.suggestions,
            problems: loaded.problems,
            catalogue,
          },
          sheet,
        ),
      ),

    previewColumn: async ({ sheet: sheetMapping, ...asked }) =>
      withSheet(sheetMapping.sheet, ({ sheet, roles }) => {
        const rowIndexes = dataRows(roles, sheetMapping.firstDataRow)
        return previewValues({ ...asked, sheet: sheetMapping, catalogue, cells: sheet, rowIndexes })
      }),

    describeRows: async (ask) =>
      withSheet(ask.sheet, ({ sheet, roles, checked }) => {
        const rowIndexes = dataRows(roles, 1)
        const accounts = new Set(rowIndexes.map((rowIndex) => checked.accountOfRow(sheet.name, rowIndex)))
        accounts.delete(undefined)
        return { rowCount: rowIndexes.length, accountCount: accounts.size }
      }),

    readAccount: async ({ key }) =>
      withAccount(key, (account) => {
        const { payload, origins } = draftOf(loaded.checked, account)
        const cells = [...origins].map(([path, origin]) => [path, origin.from === 'cell' ? origin.cell : null])
        return {
          payload: { ...payload },
          payloadHash: payloadHash(payload),
          origins: Object.fromEntries(cells),
          issues: [...account.issues, ...loaded.serviceIssuesOf(account)],
          summary: summarise(payload, catalogue).map(({ heading, lines }) => ({ heading, lines: [...lines] })),
        }
      }),

    readPayloads: async ({ keys }) =>
      ok(
        keys.flatMap((key): PreparedPayload[] => {
          const account = loaded.checked.account(key)
          if (account === undefined) return []
          const { payload, accountNumber } = draftOf(loaded.checked, account)
          const errors = account.issues.filter(({ level }) => level === 'error')
          return [{ key, accountNumber, payload: { ...payload }, payloadHash: payloadHash(payload), errors }]
        }),
      ),

    readStrayIssues: async () => ok(loaded.issuesOfNone),
    listProblems: async () =>
      ok(groupProblems(loaded.problems, { workbook: edited.workbook, mapping: loaded.choices.mapping })),
    listFixes: async (kind) => ok(listFixes(loaded.problems, edited.workbook, kind)),
    listProblemValues: async (kind) => ok(listProblemValues(loaded.problems, edited.workbook, kind)),
    readReport: async () => ok(reportProblems(loaded.problems, edited.workbook)),
    findNextProblem: async ({ after, ...only }) => ok(loaded.problems.next(after, only)),

    editCells: async ({ edits }) => {
      const misplaced = edited.misplaced(edits)
      if (misplaced !== undefined) return refuse(issue('cell_not_in_sheet', misplaced))
      return withEdit(edits, () => edited.edit(edits))
    },
    undo: async () => withEdit(edited.stepToUndo() ?? [], edited.undo),
    redo: async () => withEdit(edited.stepToRedo() ?? [], edited.redo),

    placeServiceErrors: async ({ key, payloadHash: askedHash, errors }) =>
      withAccount(key, (account) => {
        if (errors.length === 0) loaded.forgetServiceIssues(key, askedHash)
        const draft = draftOf(loaded.checked, account)
        if (errors.length === 0 || payloadHash(draft.payload) !== askedHash) return { issues: [] }
        const issues = serviceIssues(errors, draft, catalogue)
        loaded.rememberServiceIssues(key, { payloadHash: askedHash, issues })
        return { issues }
      }),
  }
}

const dataRows = (roles: readonly RowRole[], firstDataRow: number): readonly number[] =>
  roles.flatMap((role, index) => (role === 'data' && index >= firstDataRow - 1 ? [index] : []))
