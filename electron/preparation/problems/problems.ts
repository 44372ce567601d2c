/** What is wrong in a prepared workbook, and a report of it. Kept up in problem-index.ts; by kind: problem-kinds.ts. */

import { sayMessage } from '../../../shared/messages/say.ts'
import { type CellPlace, cellKey, type Issue, type IssueLevel } from '../../../shared/result.ts'
import type { Workbook } from '../../../shared/sheet/sheet.ts'
import { placeTurning } from '../../../shared/sheet/turned-sheet.ts'
import type { CheckedAccount } from '../accounts/checked-account.ts'
import type { ReportedIssue } from '../protocol.ts'

/** An issue with the account it is of; `null` where it is of none. */
export type Problem = {
  readonly issue: Issue
  readonly account: CheckedAccount | null
  /** The service said it, not a check of ours. */
  readonly isOfService: boolean
}

export type ColumnOfSheet = { readonly sheet: string; readonly column: number }

/** The keys of accounts that are set aside, as they are at the moment. */
export type AsideKeys = { readonly isEmpty: () => boolean; readonly has: (key: string) => boolean }

/** Which problems are meant: of one code, of one column, in cells where nothing worse is said than this, of no account that is set aside. */
export type OnlyProblems = {
  readonly code?: string
  readonly in?: ColumnOfSheet
  readonly worst?: IssueLevel
  /** The keys of accounts that are set aside: nobody has to mend them. */
  readonly aside?: AsideKeys
}

export const isOfAside = ({ account }: Problem, aside?: AsideKeys): boolean =>
  account !== null && aside?.has(account.rows.key) === true

/**
 * How many values of a column, told account by account, wait for an answer in Map, are none that the interface shows, or none that it takes;
 * and how many are no address of their own.
 */
export type ProblemsOfValues = {
  readonly asked: number
  readonly unusual: number
  readonly notTaken: number
  readonly blankAddress: number
}

/** An address is blank, or points to another one. */
export const blankAddressCodes = ['address_blank', 'address_elsewhere'] as const satisfies readonly Issue['code'][]

export type Problems = {
  readonly all: readonly Problem[]
  /** Of one cell; row and column count from 1. */
  at(place: CellPlace): readonly Issue[]
  ofValues(column: ColumnOfSheet): ProblemsOfValues
  /** Rows of a sheet with an error or a warning, or with what is asked for, by index from 0, in order. */
  rowsOf(sheet: string, only?: OnlyProblems): readonly number[]
  /** The first cell with an error or a warning after a place, sheet by sheet and row by row. */
  next(after: CellPlace | null, only?: OnlyProblems): CellPlace | null
  /** The last one before a place; without a place the last of all. */
  previous(before: CellPlace | null, only?: OnlyProblems): CellPlace | null
}

export const isInColumn = (cell: CellPlace, { sheet, column }: ColumnOfSheet): boolean =>
  cell.column === column && cell.sheet === sheet

/**
 * What is wrong with a cell is said once, however many fields it fills: the same words, though made from the facts of each field. Only
 * cells that are told of several times have theirs put into words: doing so for all takes a twentieth of opening a workbook.
 */
export function saidOnce<I extends Issue>(issues: readonly I[]): readonly I[] {
  const keys = issues.map(({ where }) => where?.cell && cellKey(where.cell))
  const seen = new Set<string>()
  const told = new Set(keys.filter((key) => key !== undefined && seen.size === seen.add(key).size))
  if (told.size === 0) return issues
  const said = new Set<string>()
  return issues.filter(({ message }, index) => {
    const key = keys[index]
    const { size } = said
    return key === undefined || !told.has(key) || said.add(`${key} ${sayMessage(message)}`).size > size
  })
}

export function reportProblems({ all }: Problems, workbook: Workbook): readonly ReportedIssue[] {
  const sheets = new Map(workbook.sheets.map((sheet) => [sheet.name, sheet]))
  const toFile = placeTurning(workbook.sheets)
  return all.map(({ issue: { level, code, message, where }, account }) => {
    const cell = where?.cell
    const inFile = cell && toFile(cell)
    return {
      level,
      code,
      path: where?.path ?? null,
      account: account?.rows.accountNumber ?? null,
      sheet: cell?.sheet ?? null,
      row: inFile?.row ?? null,
      column: inFile?.column ?? null,
      value: cell === undefined ? null : (sheets.get(cell.sheet)?.cellAt(cell.row - 1, cell.column - 1).text ?? null),
      message: sayMessage(message),
    }
  })
}
