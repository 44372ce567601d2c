/** Assembles accounts from arrays of rows whose first row says, instead of headers, which field each column fills. */

import { finish } from '../../../shared/basics/cooperative-task.ts'
import { accountCatalogue } from '../../../shared/catalogue/account-catalogue.ts'
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import type { AccountDraft } from '../../../shared/mapping/assemble/account-draft.ts'
import { assembleAccount } from '../../../shared/mapping/assemble/assemble-account.ts'
import { groupRows } from '../../../shared/mapping/assemble/group-rows.ts'
import type { ConstantMapping, Mapping, Reading } from '../../../shared/mapping/model/mapping.ts'
import type { AssemblyInput } from '../../../shared/mapping/plan/assembly-plan.ts'
import { planAssembly } from '../../../shared/mapping/plan/plan-assembly.ts'
import type { Issue } from '../../../shared/result.ts'
import { usualTerms } from '../../../shared/service/money-terms.ts'
import { headersThenData, type RowsOfSheet, workbookFromRows } from './workbook-from-rows.ts'

export type Assembly = {
  readonly accounts: readonly AccountDraft[]
  /** Issues of no account: a row whose account can't be told, a warning about a whole column. */
  readonly issues: readonly Issue[]
}

export type AssembleOptions = {
  readonly constants?: readonly ConstantMapping[]
  readonly defaults?: Reading
  /** By target: how its columns are read. */
  readonly readings?: { readonly [target: string]: Reading }
  readonly catalogue?: Catalogue
}

/** A column whose first cell is blank, or begins with `-`, is mapped to nothing. */
export function assemblyInput(sheets: RowsOfSheet, options: AssembleOptions = {}): AssemblyInput {
  const workbook = workbookFromRows(sheets)
  const mapping: Mapping = {
    version: 1,
    sheets: workbook.sheets.map((sheet) => ({
      sheet: sheet.name,
      isIncluded: true,
      headerRow: 1,
      firstDataRow: 2,
      columns: Array.from({ length: sheet.columnCount }, (_, index) => {
        const header = sheet.cellAt(0, index).text
        const isLeftOut = header === '' || header.startsWith('-')
        const reading = options.readings?.[header]
        return { column: index + 1, header, target: isLeftOut ? null : header, ...(reading ? { reading } : {}) }
      }),
    })),
    constants: options.constants ?? [],
    defaults: options.defaults ?? {},
  }
  return {
    workbook,
    layouts: headersThenData(workbook),
    mapping,
    catalogue: options.catalogue ?? accountCatalogue,
    supplierCode: 'PRACTICE',
    terms: usualTerms,
    suggestions: [],
  }
}

export const assembleRows = (sheets: RowsOfSheet, options?: AssembleOptions): Assembly =>
  assembleAccounts(assemblyInput(sheets, options))

/** The only account of a sheet that is called "Sheet". */
export function assembleOne(rows: RowsOfSheet[string], options?: AssembleOptions): AccountDraft {
  const { accounts } = assembleRows({ Sheet: rows }, options)
  const [account, ...others] = accounts
  if (account === undefined || others.length > 0) throw new Error(`Expected one account, got ${accounts.length}.`)
  return account
}

/** Issues in short: their code and the cell as a spreadsheet names it, `Sheet!B7`. */
export const shortly = (issues: Assembly['issues']): readonly string[] =>
  issues.map(({ code, where }) => {
    const cell = where?.cell
    return cell === undefined ? code : `${code} ${cell.sheet}!${String.fromCharCode(64 + cell.column)}${cell.row}`
  })

/**
 * @returns one draft per account number, by first appearance; a row whose account number is blank is an account of its own.
 *   Time and memory grow with the number of cells, not faster.
 */
export function assembleAccounts(input: AssemblyInput): Assembly {
  const plan = finish(planAssembly(input))
  const { accounts, issues } = finish(groupRows(plan))
  return {
    accounts: accounts.map((account) => assembleAccount(plan, account)),
    issues: [...plan.issues, ...issues],
  }
}
