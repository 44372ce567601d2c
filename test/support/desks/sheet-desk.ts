/**
 * A desk whose one spreadsheet really is one: cells that can be edited, undone and redone, checked by a few rules, filtered and
 * paged. It stands under the Check step in tests, and shows how the grid fares with a hundred thousand rows.
 */
import { isIn, noneOfAny } from '../../../shared/account-status.ts'
import {
  type AccountDetail,
  type Ask,
  type ChangedRows,
  type CheckSummary,
  type Desk,
  notSent,
  type PageCell,
  type PageRow,
  type ProjectState,
  plainLook,
} from '../../../shared/ipc.ts'
import { issue, serviceSays } from '../../../shared/issue-words.ts'
import type { ColumnMapping, Mapping } from '../../../shared/mapping/model/mapping.ts'
import { type CellPlace, type Issue, type Mend, ok } from '../../../shared/result.ts'
import { columnLetters } from '../../../shared/sheet/sheet.ts'
import type { ValueFacts } from '../../../shared/words/issues/word.ts'
import { problemTitle } from '../../../shared/words/problems/problem-titles.ts'
import { editHistory, type Overlay, type Telling } from '../sample/edit-history.ts'
import { findInCells, type TextCell } from '../sample/find-in-cells.ts'
import { practiceConnection } from '../sample/sample-connections.ts'

export const sheetName = 'Accounts'
const headerRow = 1
const firstDataRow = 2

type SheetColumn = {
  readonly header: string
  readonly target: string | null
  /** As the file has it, by row. */
  readonly text: (row: number) => string
  /** What is wrong with a value; `null` when nothing is. */
  readonly problem?: (facts: ValueFacts) => Issue | null
}

/** The account number is not the first column, as in many a real spreadsheet. */
const namedColumns: readonly SheetColumn[] = [
  {
    header: 'First name',
    target: 'customers[].given_name',
    text: (row) => ['Ana', 'Carl', 'Dina', 'Emil'][row % 4] ?? '',
  },
  { header: 'Last name', target: 'customers[].family_name', text: (row) => ['Lee', 'Novak', 'Okafor'][row % 3] ?? '' },
  {
    header: 'Account',
    target: 'external_account_number',
    text: (row) => String(row).padStart(8, '0'),
    problem: ({ value }) =>
      value === ''
        ? {
            level: 'error',
            code: 'value_missing',
            message: serviceSays('This row has no account number. Type it here.'),
          }
        : null,
  },
  {
    header: 'Phone',
    target: 'customers[].mobile',
    text: (row) => (row % 7 === 3 ? 'ask reception' : `+1 512 555 ${String(row % 10_000).padStart(4, '0')}`),
    problem: (facts) =>
      facts.value === '' || /^\+[\d ]+$/.test(facts.value) ? null : issue('phone_unreadable', facts),
  },
  {
    header: 'Meter status',
    target: 'supply_addresses[].supply_points[].meters[].status',
    text: (row) => (row % 11 === 2 ? 'On' : 'on'),
    problem: ({ value }) =>
      value === 'on'
        ? null
        : issue(
            'value_not_documented',
            { cell: null, field: 'Meter status', value, documented: ['on'], suggestion: 'on', isTried: true },
            undefined,
            'on',
          ),
  },
]

const fillerColumn = (column: number): SheetColumn => ({
  header: `Remark ${columnLetters(column)}`,
  target: null,
  text: (row) => (column % 3 === 0 ? '' : `note ${(row * column) % 997}`),
})

export type SheetDeskOptions = {
  readonly rowCount: number
  readonly columnCount?: number
  /** Titles above the headers and totals below the data are no data. */
  readonly hasTotal?: boolean
  /** Suggested in place of a single value. */
  readonly rowMend?: { readonly does: Mend['does']; readonly cells: readonly { column: number; text: string }[] }
}

export type SheetDesk = {
  readonly answers: Pick<
    Desk,
    | 'readDesk'
    | 'readSheetPage'
    | 'findRow'
    | 'listAccounts'
    | 'readAccount'
    | 'listProblems'
    | 'findNextProblem'
    | 'listFixes'
    | 'listProblemValues'
    | 'editCells'
    | 'undo'
    | 'redo'
    | 'findText'
    | 'previewReplacement'
    | 'replaceText'
  >
  /** What a cell says now; row and column counted from 1. */
  readonly textAt: (row: number, column: number) => string
  /** How many steps of edits there are to undo. */
  readonly stepCount: () => number
  /** Who is told how rows look after a change. */
  readonly hear: (tell: (changed: ChangedRows) => void) => void
}

export function sheetDesk({
  rowCount,
  columnCount = namedColumns.length,
  hasTotal = false,
  rowMend,
}: SheetDeskOptions): SheetDesk {
  const columns = Array.from({ length: columnCount }, (_, index) => namedColumns[index] ?? fillerColumn(index + 1))
  const lastDataRow = firstDataRow + rowCount - 1
  const { overlay, stepCount, state, edit, answers } = editHistory(mappingOf(columns))

  /** A hundred thousand rows are as the file has them: what an edit costs is that of the rows that were edited. */
  let edited: { readonly overlay: Overlay; readonly rows: ReadonlySet<number> } | undefined
  const editedRows = (): ReadonlySet<number> => {
    if (edited?.overlay !== overlay())
      edited = {
        overlay: overlay(),
        rows: new Set(
          overlay()
            .keys()
            .map((place) => Number.parseInt(place, 10)),
        ),
      }
    return edited.rows
  }
  const textAt = (row: number, column: number): string =>
    (editedRows().has(row) ? overlay().get(`${row}:${column}`) : undefined) ?? columns[column - 1]?.text(row) ?? ''
  const issueAt = (row: number, column: number): Issue | null => {
    const { header = '', problem: problemOf } = columns[column - 1] ?? {}
    const problem = problemOf?.({ row, column, header, field: header, value: textAt(row, column) }) ?? null
    if (problem === null) return null
    const { suggestion, ...said } = problem
    const where = { cell: { sheet: sheetName, row, column } }
    if (suggestion === undefined) return { ...said, where }
    if (rowMend === undefined) return { ...said, suggestion, where }
    const cells = rowMend.cells.map((cell) => ({ sheet: sheetName, row, ...cell }))
    return { ...said, mends: [{ ...rowMend, cells }], where }
  }
  const checkedColumns = columns.flatMap(({ problem }, index) => (problem === undefined ? [] : [index + 1]))
  const issuesNow = (row: number): Issue[] => checkedColumns.flatMap((column) => issueAt(row, column) ?? [])
  const issuesOfFile: Issue[][] = []
  const issuesIn = (row: number): Issue[] => {
    if (editedRows().has(row)) return issuesNow(row)
    issuesOfFile[row] ??= issuesNow(row)
    return issuesOfFile[row]
  }

  const cellAt = (row: number, column: number): PageCell => {
    const text = textAt(row, column)
    const issue = issueAt(row, column)
    return {
      text,
      kind: text === '' ? 'blank' : 'text',
      ...(overlay().has(`${row}:${column}`) ? { isEdited: true } : {}),
      ...(issue === null ? {} : { issues: [issue] }),
    }
  }
  const plainRow = (row: number, role: PageRow['role'], texts: readonly string[]): PageRow => ({
    row,
    role,
    accountKey: null,
    cells: columns.map((_, index) => ({ text: texts[index] ?? '', kind: texts[index] ? 'text' : 'blank' })),
  })
  const rowAt = (row: number): PageRow => {
    if (row === headerRow)
      return plainRow(
        row,
        'header',
        columns.map(({ header }) => header),
      )
    if (row > lastDataRow) return plainRow(row, 'total', ['Total'])
    return { row, role: 'data', accountKey: keyOf(row), cells: columns.map((_, index) => cellAt(row, index + 1)) }
  }
  const keyOf = (row: number): string => `row ${row}`
  const rowOfKey = (key: string): number => Number(key.slice(4))

  /** Row numbers that fit, counted once for as long as the cells stay as they are. */
  const counted = new Map<string, { readonly overlay: Overlay; readonly rows: readonly number[] }>()
  const rowsFor = ({
    filter,
    accountKey,
    standing,
    code,
    level,
    column,
    sort,
  }: Omit<Ask<'findRow'>, 'sheet' | 'row'>): readonly number[] => {
    const name = JSON.stringify([filter, accountKey, standing, code, level, column, sort])
    const known = counted.get(name)
    if (known?.overlay === overlay()) return known.rows
    const stands = (row: number) => standing === undefined || isIn(standing, stub(row).status)
    const data = accountKey === undefined ? dataRows.filter(stands) : [rowOfKey(accountKey)]
    const rows =
      filter === 'rowsWithProblems'
        ? data.filter((row) =>
            issuesIn(row).some((issue) => isMeant(issue, code, column) && (level ?? issue.level) === issue.level),
          )
        : filter === 'editedRows'
          ? data.filter((row) => editedRows().has(row))
          : filter === 'emptiedRows'
            ? data.filter((row) => editedRows().has(row) && emptiedIn(row).length > 0)
            : filter === 'dataRows'
              ? data
              : [headerRow, ...data, ...(hasTotal ? [lastDataRow + 1] : [])]
    if (sort === undefined) {
      counted.set(name, { overlay: overlay(), rows })
      return rows
    }
    const way = sort.isDescending ? -1 : 1
    const sorted = rows.toSorted(
      (one, other) => way * textAt(one, sort.column).localeCompare(textAt(other, sort.column)) || one - other,
    )
    counted.set(name, { overlay: overlay(), rows: sorted })
    return sorted
  }
  const dataRows = Array.from({ length: rowCount }, (_, index) => firstDataRow + index)

  function* textCells(): Iterable<TextCell> {
    for (const row of dataRows) {
      for (let column = 1; column <= columns.length; column += 1) {
        yield { sheet: sheetName, row, column, text: textAt(row, column) }
      }
    }
  }
  const hearers: ((changed: ChangedRows) => void)[] = []
  const telling: Telling = {
    summary: () => summary(),
    project: () => project(),
    tellRows: (edits) => {
      const rows = [...new Set(edits.map(({ row }) => row))].map((row) => ({ sheet: sheetName, ...rowAt(row) }))
      for (const tell of hearers) tell({ rows })
    },
  }

  let summaryOf: { readonly overlay: Overlay; readonly issues: readonly Issue[] } | null = null
  const everyIssue = (): readonly Issue[] => {
    if (summaryOf?.overlay !== overlay()) summaryOf = { overlay: overlay(), issues: dataRows.flatMap(issuesIn) }
    return summaryOf.issues
  }
  const issuesOfKind = (code: string): readonly Issue[] => everyIssue().filter((issue) => issue.code === code)
  const emptiedIn = (row: number): AccountDetail['emptied'] =>
    columns.flatMap(({ header, text }, index) =>
      textAt(row, index + 1) === '' && text(row) !== ''
        ? [{ cell: { sheet: sheetName, row, column: index + 1 }, header, was: text(row) }]
        : [],
    )
  const summary = (): CheckSummary => {
    const errors = everyIssue().filter(({ level }) => level === 'error')
    const emptied = dataRows.filter((row) => editedRows().has(row)).flatMap(emptiedIn)
    return {
      accountCount: rowCount,
      errorFreeCount: rowCount - new Set(errors.map(({ where }) => where?.cell?.row)).size,
      errorCount: errors.length,
      warningCount: everyIssue().length - errors.length,
      ofNone: { errorCount: 0, warningCount: 0 },
      ...(emptied.length === 0 ? {} : { emptied: [{ sheet: sheetName, count: emptied.length }] }),
    }
  }
  const project = (): ProjectState => ({
    id: 'sheet',
    name: 'accounts.xlsx',
    fileName: 'accounts.xlsx',
    isForOtherService: false,
    kind: 'accounts',
    format: 'xlsx',
    sheets: [
      {
        name: sheetName,
        isHidden: false,
        rowCount: lastDataRow,
        columnCount,
        leftOutRows: [{ row: headerRow, role: 'header' }],
        dataRowCount: rowCount,
        hiddenRowCount: 0,
        hiddenColumns: [],
      },
    ],
    mapping: mappingOf(columns),
    savedMappingName: null,
    look: plainLook,
    summary: summary(),
    ...state(),
    step: 'check',
  })
  const stub = (row: number) => {
    const issues = issuesIn(row)
    return {
      key: keyOf(row),
      accountNumber: textAt(row, 3) || null,
      name: `${textAt(row, 1)} ${textAt(row, 2)}`,
      errorCount: issues.filter(({ level }) => level === 'error').length,
      warningCount: issues.filter(({ level }) => level === 'warning').length,
      status: issues.some(({ level }) => level === 'error') ? ('withErrors' as const) : ('untried' as const),
      import: notSent,
      setAside: null,
    }
  }

  return {
    textAt,
    stepCount,
    hear: (tell) => void hearers.push(tell),
    answers: {
      readDesk: async () =>
        ok({
          version: '0.1.0',
          host: 'browser' as const,
          vault: { is: 'open', kept: 'keychain', hasKeychain: true } as const,
          connection: practiceConnection,
          project: project(),
          issues: [],
        }),
      readSheetPage: async ({ offset, limit, ...ask }) => {
        const rows = rowsFor(ask)
        return ok({ total: rows.length, rows: rows.slice(offset, offset + limit).map(rowAt) })
      },
      findRow: async ({ row, ...ask }) => {
        const offset = rowsFor(ask).indexOf(row)
        return ok({ offset: offset === -1 ? null : offset })
      },
      listAccounts: async ({ offset, limit, filter, search }) => {
        const fitting = dataRows.filter((row) => {
          if (search !== undefined && !`${textAt(row, 1)} ${textAt(row, 3)}`.includes(search)) return false
          return isIn(filter, stub(row).status)
        })
        const { errorFreeCount } = summary()
        return ok({
          remarks: [],
          total: fitting.length,
          accounts: fitting.slice(offset, offset + limit).map(stub),
          counts: { ...noneOfAny(), untried: errorFreeCount, withErrors: rowCount - errorFreeCount },
          withProblems: noneOfAny(),
          sentCount: 0,
        })
      },
      readAccount: async ({ key }) => {
        const row = rowOfKey(key)
        return ok({
          stub: stub(row),
          summary: [],
          payload: {},
          origins: {},
          issues: issuesIn(row),
          emptied: emptiedIn(row),
          sentOtherwise: null,
        })
      },
      listProblems: async () => {
        const codes = [...new Set(everyIssue().map(({ code }) => code))]
        return ok(
          codes.map((code) => {
            const issues = issuesOfKind(code)
            const [first] = issues
            if (first === undefined) throw new Error('Every kind was found')
            const column = first.where?.cell?.column ?? 1
            return {
              code,
              level: first.level,
              title: problemTitle(first, issues.length, false),
              advice: serviceSays(`What to do about ${code}.`),
              leadsToMap: false,
              count: issues.length,
              first: issues.slice(0, 5).map((issue) => ({ ...issue, account: textAt(issue.where?.cell?.row ?? 0, 3) })),
              columns: [
                {
                  sheet: sheetName,
                  column,
                  header: columns[column - 1]?.header ?? '',
                  count: issues.length,
                  hasRepeats: issues.length > 1,
                },
              ],
              unfilledCount: 0,
              fixCount: issues.filter((issue) => mendsOf(issue).length > 0).length,
            }
          }),
        )
      },
      findNextProblem: async ({ after, code, in: column, worst, isBackwards = false }) => {
        const cells = everyIssue()
          .filter((issue) => code === undefined || issue.code === code)
          .filter(({ level }) => worst === undefined || level === worst)
          .flatMap(({ where }) => where?.cell ?? [])
          .filter((cell) => column === undefined || cell.column === column.column)
        const isAfter = (one: CellPlace, other: CellPlace): boolean =>
          one.row > other.row || (one.row === other.row && one.column > other.column)
        const next = isBackwards
          ? cells.findLast((cell) => after === null || isAfter(after, cell))
          : cells.find((cell) => after === null || isAfter(cell, after))
        return ok(next ?? null)
      },
      listFixes: async ({ code }) => {
        const fixes = issuesOfKind(code).flatMap((issue) => {
          const cell = issue.where?.cell
          const mends = mendsOf(issue)
          if (cell === undefined || mends.length === 0) return []
          const { accountNumber, name } = stub(cell.row)
          const cells = mends.map(({ text, ...place }) => ({
            ...place,
            from: textAt(place.row, place.column),
            to: text,
          }))
          return [{ ...cell, cells, accountNumber, name }]
        })
        return ok({ fixes, total: fixes.flatMap(({ cells }) => cells).length, closed: { cells: 0, accounts: 0 } })
      },
      listProblemValues: async ({ code }) => {
        const texts = issuesOfKind(code).flatMap(({ where }) => where?.cell ?? [])
        const counts = Map.groupBy(texts, ({ row, column }) => textAt(row, column))
        return ok({ values: [...counts].map(([value, cells]) => ({ value, count: cells.length })), restCount: 0 })
      },
      ...answers(telling),
      ...findInCells({ cells: textCells, edit: (edits) => edit(edits, telling, 'textReplaced') }),
    },
  }
}

const mendsOf = ({ suggestion, mends, where }: Issue): Mend['cells'] =>
  mends?.[0]?.cells ??
  (suggestion === undefined || where?.cell === undefined ? [] : [{ ...where.cell, text: suggestion }])

const isMeant = ({ code, where }: Issue, wanted: string | undefined, column: number | undefined): boolean =>
  (wanted === undefined || code === wanted) && (column === undefined || where?.cell?.column === column)

const mappingOf = (columns: readonly SheetColumn[]): Mapping => ({
  version: 1,
  sheets: [
    {
      sheet: sheetName,
      isIncluded: true,
      headerRow,
      firstDataRow,
      columns: columns.map(({ header, target }, index): ColumnMapping => ({ column: index + 1, header, target })),
    },
  ],
  constants: [],
  defaults: {},
})
