/**
 * The accounts of a workbook with what is wrong with them. Payloads are not kept (100,000 of them would fill the memory): each is
 * put together again from its rows when somebody asks. After an edit only what can have changed is done again.
 */
import type { Catalogue } from '../../shared/catalogue/catalogue.ts'
import { checkAccount } from '../../shared/checking/check-account.ts'
import { duplicateIssues, type UniqueThing, uniqueThings } from '../../shared/checking/find-duplicates.ts'
import { accountHolders } from '../../shared/checking/person-name.ts'
import type { FieldKind } from '../../shared/contract/field.ts'
import type { AccountDraft } from '../../shared/mapping/account-draft.ts'
import { type AccountRows, assembleAccount } from '../../shared/mapping/assemble-account.ts'
import { type AssemblyPlan, type ColumnPlan, planAssembly, type SheetPlan } from '../../shared/mapping/assembly-plan.ts'
import { type DetectedReading, detectReading } from '../../shared/mapping/detect-reading.ts'
import { groupRows } from '../../shared/mapping/group-rows.ts'
import type { Mapping } from '../../shared/mapping/mapping.ts'
import { assertNever, type CellPlace, type Issue } from '../../shared/result.ts'
import type { RowRole, Workbook } from '../../shared/sheet.ts'
import { type AccountDoubts, doubtsAgain, doubtsIn } from './account-doubts.ts'
import { breathing } from './breathing.ts'
import { payloadHash } from './payload-hash.ts'
import type { IndexedAccount } from './protocol.ts'

export type AccountInput = {
  /** Shows the edits, and follows them. */
  readonly workbook: Workbook
  readonly layouts: readonly { readonly sheet: string; readonly roles: readonly RowRole[] }[]
  readonly mapping: Mapping
  readonly catalogue: Catalogue
  readonly supplierCode: string
  /** YYYY-MM-DD: what lies after it is in the future. */
  readonly today: string
}

export type CheckedAccount = {
  readonly rows: AccountRows
  readonly issues: readonly Issue[]
  readonly indexed: IndexedAccount
  /** What it is by itself, whatever other accounts hold. */
  readonly own: OwnAccount
}

type OwnAccount = Pick<IndexedAccount, 'accountNumber' | 'name' | 'payloadHash'> & {
  readonly rows: AccountRows
  readonly issues: readonly Issue[]
  readonly things: readonly UniqueThing[]
}

export type CheckedAccounts = {
  /** Only for `checkAgain`. */
  readonly structure: Structure
  /** Only for `checkAgain`. */
  readonly doubts: AccountDoubts
  readonly plan: AssemblyPlan
  /** In the order of their first rows. */
  readonly accounts: readonly CheckedAccount[]
  /** Of no account: a row whose account can't be told, a warning about a whole column. */
  readonly issues: readonly Issue[]
  accountOfRow(sheet: string, rowIndex: number): CheckedAccount | undefined
  account(key: string): CheckedAccount | undefined
}

/** @param onProgress  told now and then which share of the accounts is done */
export async function checkAccounts(
  input: AccountInput,
  onProgress: (fraction: number) => void = () => {},
): Promise<CheckedAccounts> {
  const plan = planAssembly(input)
  const { accounts: grouped, issues } = groupRows(plan)
  const owns: OwnAccount[] = []
  const breathe = breathing()
  for (const [index, rows] of grouped.entries()) {
    owns.push(checkOne(plan, rows, input.today))
    if (await breathe()) onProgress(index / grouped.length)
  }
  return checkedOf(structureOf(plan, grouped, issues), owns, doubtsIn(plan, input.mapping))
}

/** The payload of an account, and where it came from. */
export const draftOf = ({ plan }: CheckedAccounts, { rows }: CheckedAccount): AccountDraft =>
  assembleAccount(plan, rows)

/**
 * Does again what edited cells can have changed.
 * @param edited  cells that show something else than when `before` was made
 * @param input  as it is now
 */
export async function checkAgain(
  before: CheckedAccounts,
  edited: readonly CellPlace[],
  detectedBefore: readonly DetectedReading[],
  input: AccountInput,
): Promise<CheckedAccounts> {
  const reach = reachOf(before.plan, edited, detectedBefore, input)
  switch (reach) {
    case 'everything':
      return checkAccounts(input)
    case 'grouping':
    case 'values':
      return checkTouched(before, edited, reach, input)
    default:
      return assertNever(reach)
  }
}

/** How columns read their values now; taken before an edit, to compare with what they say after it. */
export const detectedIn = (plan: AssemblyPlan, edited: readonly CellPlace[]): readonly DetectedReading[] =>
  columnsOf(plan, edited).map(({ sheet, column }) => detectedReading(sheet, column))

function checkTouched(
  before: CheckedAccounts,
  edited: readonly CellPlace[],
  what: 'grouping' | 'values',
  { mapping, today }: AccountInput,
): CheckedAccounts {
  const { plan } = before
  const doubts = doubtsAgain(before.doubts, plan, mapping, edited)
  if (what === 'values') {
    const touched = new Set(edited.map(({ sheet, row }) => before.accountOfRow(sheet, row - 1)))
    const owns = before.accounts.map((account) =>
      touched.has(account) ? checkOne(plan, account.rows, today) : account.own,
    )
    return checkedOf(before.structure, owns, doubts)
  }
  const touchedRows = new Set(edited.map(({ sheet, row }) => rowKey(sheet, row - 1)))
  const { accounts: grouped, issues } = groupRows(plan)
  const owns = grouped.map((rows) => {
    const known = before.account(rows.key)?.own
    const isTouched = rows.rows.some(({ sheet, rowIndex }) => touchedRows.has(rowKey(sheet.sheet.name, rowIndex)))
    return known !== undefined && !isTouched && sameRows(known.rows, rows) ? known : checkOne(plan, rows, today)
  })
  return checkedOf(structureOf(plan, grouped, issues), owns, doubts)
}

function checkOne(plan: AssemblyPlan, rows: AccountRows, today: string): OwnAccount {
  const draft = assembleAccount(plan, rows)
  return {
    rows,
    accountNumber: draft.accountNumber,
    name: accountHolders(draft.payload),
    payloadHash: payloadHash(draft.payload),
    issues: [...draft.issues, ...checkAccount(draft, plan.catalogue, today)],
    things: uniqueThings(draft, plan.catalogue),
  }
}

/** @param others  what is wrong with it only beside others: of its column, or of another account */
function withOthers(own: OwnAccount, others: readonly Issue[]): CheckedAccount {
  const issues = others.length === 0 ? own.issues : [...own.issues, ...others]
  const countOf = (level: Issue['level']) => issues.filter((issue) => issue.level === level).length
  const { rows, accountNumber, name, payloadHash } = own
  return {
    rows,
    own,
    issues,
    indexed: {
      key: rows.key,
      accountNumber,
      name,
      errorCount: countOf('error'),
      warningCount: countOf('warning'),
      payloadHash,
    },
  }
}

/** Which account each row and each key belongs to, as a position in the list of accounts. */
type Structure = {
  readonly plan: AssemblyPlan
  readonly positionOfKey: ReadonlyMap<string, number>
  readonly positionOfRow: ReadonlyMap<string, number>
  readonly issues: readonly Issue[]
}

function structureOf(plan: AssemblyPlan, grouped: readonly AccountRows[], issues: readonly Issue[]): Structure {
  const positionOfRow = new Map<string, number>()
  grouped.forEach(({ rows }, position) => {
    for (const { sheet, rowIndex } of rows) positionOfRow.set(rowKey(sheet.sheet.name, rowIndex), position)
  })
  const positionOfKey = new Map(grouped.map(({ key }, position) => [key, position]))
  return { plan, positionOfKey, positionOfRow, issues: [...plan.issues, ...issues] }
}

function checkedOf(structure: Structure, owns: readonly OwnAccount[], doubts: AccountDoubts): CheckedAccounts {
  const duplicates = duplicateIssues(owns.flatMap(({ things }) => things))
  const doubted = doubtsOfAccounts(structure, doubts)
  const accounts = owns.map((own, position) =>
    withOthers(own, [...(doubted.ofAccounts.get(position) ?? []), ...(duplicates.get(own.rows.key) ?? [])]),
  )
  const at = (position: number | undefined) => (position === undefined ? undefined : accounts[position])
  return {
    structure,
    doubts,
    plan: structure.plan,
    accounts,
    issues: [...withoutSaid(structure.issues, doubts.ofColumns), ...doubts.ofColumns, ...doubted.ofNone],
    accountOfRow: (sheet, rowIndex) => at(structure.positionOfRow.get(rowKey(sheet, rowIndex))),
    account: (key) => at(structure.positionOfKey.get(key)),
  }
}

/** By position of the account; rows that belong to none are doubted too. */
function doubtsOfAccounts({ positionOfRow }: Structure, doubts: AccountDoubts) {
  const ofAccounts = new Map<number, Issue[]>()
  const ofNone: Issue[] = []
  for (const { sheet, rowIndex } of doubts.rows()) {
    const position = positionOfRow.get(rowKey(sheet, rowIndex))
    const issues = doubts.ofRow(sheet, rowIndex)
    if (position === undefined) ofNone.push(...issues)
    else ofAccounts.set(position, [...(ofAccounts.get(position) ?? []), ...issues])
  }
  return { ofAccounts, ofNone }
}

/** That a column's dates are open is said by how they are mixed, where they are. */
function withoutSaid(issues: readonly Issue[], ofColumns: readonly Issue[]): readonly Issue[] {
  const placeOf = ({ where }: Issue) => `${where?.cell?.column} ${where?.cell?.sheet}`
  const mixed = new Set(ofColumns.filter(({ code }) => code === 'date_orders_mixed_in_column').map(placeOf))
  return issues.filter((issue) => issue.code !== 'date_order_open' || !mixed.has(placeOf(issue)))
}

const rowKey = (sheet: string, rowIndex: number): string => `${rowIndex} ${sheet}`

const sameRows = (one: AccountRows, other: AccountRows): boolean =>
  one.rows.length === other.rows.length &&
  one.rows.every(
    ({ sheet, rowIndex }, index) => other.rows[index]?.sheet === sheet && other.rows[index].rowIndex === rowIndex,
  )

// ---- How far an edit reaches

type Reach = 'everything' | 'grouping' | 'values'

type PlannedColumn = { readonly sheet: SheetPlan; readonly column: ColumnPlan }

function reachOf(
  plan: AssemblyPlan,
  edited: readonly CellPlace[],
  detectedBefore: readonly DetectedReading[],
  input: AccountInput,
): Reach {
  if (!keepsRoles(plan, input)) return 'everything'
  const columns = columnsOf(plan, edited)
  // The country most addresses are in decides how open dates and phone numbers of other columns are read.
  if (columns.some(({ column }) => column.leaf.kind === 'country')) return 'everything'
  const detected = columns.map(({ sheet, column }) => detectedReading(sheet, column))
  if (JSON.stringify(detected) !== JSON.stringify(detectedBefore)) return 'everything'
  return columns.some((column) => tellsAccounts(plan, column)) ? 'grouping' : 'values'
}

/** Which rows are data is part of the plan. */
function keepsRoles(plan: AssemblyPlan, { layouts, mapping }: AccountInput): boolean {
  return plan.sheets.every(({ sheet, rowIndexes }) => {
    const roles = layouts.find((layout) => layout.sheet === sheet.name)?.roles ?? []
    const { firstDataRow = 1 } = mapping.sheets.find((one) => one.sheet === sheet.name) ?? {}
    let position = 0
    for (let index = firstDataRow - 1; index < roles.length; index += 1) {
      if (roles[index] !== 'data') continue
      if (rowIndexes[position] !== index) return false
      position += 1
    }
    return position === rowIndexes.length
  })
}

function columnsOf(plan: AssemblyPlan, edited: readonly CellPlace[]): readonly PlannedColumn[] {
  const wanted = new Set(edited.map(({ sheet, column }) => `${column} ${sheet}`))
  return plan.sheets.flatMap((sheet) =>
    sheet.slots.flatMap(({ columns }) =>
      columns.flatMap((column) =>
        column.source.columns.some(({ columnIndex }) => wanted.has(`${columnIndex + 1} ${sheet.sheet.name}`))
          ? [{ sheet, column }]
          : [],
      ),
    ),
  )
}

const readingDependsOnValues: ReadonlySet<FieldKind> = new Set([
  'date',
  'datetime',
  'decimal',
  'number',
  'integer',
  'boolean',
])
const nothingDetected: DetectedReading = { reading: {}, isAmbiguous: false }

function detectedReading({ rowIndexes }: SheetPlan, { leaf, source }: ColumnPlan): DetectedReading {
  if (!readingDependsOnValues.has(leaf.kind)) return nothingDetected
  const values = function* () {
    for (const rowIndex of rowIndexes) yield source.cellAt(rowIndex)
  }
  return detectReading(leaf.kind, values())
}

/** Account numbers do; and where a sheet has none, the keys that place its rows. */
function tellsAccounts({ sheets, catalogue }: AssemblyPlan, { column: { leaf } }: PlannedColumn): boolean {
  if (catalogue.root.naturalKeys.flat().includes(leaf.path)) return true
  if (sheets.every(({ accountColumns }) => accountColumns.length > 0)) return false
  const level = catalogue.level(leaf.levelPath)
  return level?.naturalKeys.flat().some((key) => `${level.path}.${key}` === leaf.path) ?? false
}
