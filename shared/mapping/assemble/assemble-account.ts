/** Puts one account together from its rows: its payload, the cell that each value came from, and what is wrong with them. */
import { issue } from '../../issue-words.ts'
import type { CellFacts } from '../../messages/values.ts'
import type { CellPlace, Issue } from '../../result.ts'
import type { WhyOpen } from '../../words/issues/open-address-words.ts'
import type { Unfilled } from '../../words/unfilled-words.ts'
import type { AssemblyPlan, SheetPlan, UndecidedColumn } from '../plan/assembly-plan.ts'
import type { WrittenLevel } from '../plan/written-level.ts'
import type { AccountDraft } from './account-draft.ts'
import { applyConstant } from './apply-constant.ts'
import { countryOfAccount } from './country-of-rows.ts'
import type { Element, Finding } from './elements/element.ts'
import {
  copiedRows,
  isNumbered,
  type RepeatedRow,
  repeatedRows,
  textAt,
  undecidedBetween,
} from './elements/repeated-rows.ts'
import { type LostRow, resolveElements } from './elements/resolve-elements.ts'
import {
  type CellOfRow,
  cellOfRow,
  isDefault,
  type LastReferences,
  linkAbove,
  type RowOfSheet,
  RowReader,
  type RowReference,
  readColumn,
  shownIn,
} from './elements/row-reference.ts'
import { doubtedRows } from './elements/rows-of-others.ts'
import { fillBlankAddresses, type OpenAddress } from './fill-blank-addresses.ts'
import { moneyNotSaid } from './money-not-said.ts'
import { PayloadOrigins } from './payload-origins.ts'
import { writePayload } from './write-payload.ts'

/** The rows of one account, in the order of sheets and rows. */
export type AccountRows = {
  /** See `AccountDraft`. */
  readonly key: string
  readonly accountNumber: string | null
  readonly rows: readonly RowOfSheet[]
}

/** An account whose elements have all their values, before a payload is written of it. */
export class GatheredAccount implements Omit<AccountDraft, 'payload'> {
  readonly key: string
  readonly accountNumber: string | null
  readonly root: Element
  readonly origins: PayloadOrigins
  readonly issues: readonly Issue[]
  readonly #rows: readonly RowOfSheet[]
  #told: AccountDraft['rows'] | null = null

  constructor({ key, accountNumber, rows }: AccountRows, origins: PayloadOrigins, issues: readonly Issue[]) {
    this.key = key
    this.accountNumber = accountNumber
    this.root = origins.root
    this.origins = origins
    this.issues = issues
    this.#rows = rows
  }

  get rows(): AccountDraft['rows'] {
    this.#told ??= this.#rows.map(({ sheet, rowIndex }) => ({ sheet: sheet.sheet.name, row: rowIndex + 1 }))
    return this.#told
  }
}

/** Nothing but these rows and the plan counts, so one account can be put together again after one of its cells has changed. */
export function assembleAccount(plan: AssemblyPlan, account: AccountRows): AccountDraft {
  const { key, accountNumber, root, origins, issues, rows } = gatherAccount(plan, account)
  return { key, accountNumber, payload: writePayload(plan, root), origins, issues, rows }
}

/** What the rows of an account say, each at the element that it is said of. */
export function placeReferences(plan: AssemblyPlan, account: AccountRows) {
  const reader = new RowReader(account.rows, countryOfAccount(plan, account.rows))
  linkRows(reader.read())
  const { references } = reader
  return { references, ...resolveElements(plan, references) }
}

/** For those who look at elements: to write 100,000 payloads that nobody reads takes longer than to look. */
export function gatherAccount(plan: AssemblyPlan, account: AccountRows): GatheredAccount {
  const { references, family, lost } = placeReferences(plan, account)
  for (const reference of references) takeValues(reference)
  for (const reference of references) if (reference.hasDefaults) takeDefaults(reference)
  for (const constant of plan.constants)
    if (constant.beside === null) applyConstant(constant, family, plan.spokenLevels)
  const open = plan.addressPairs.length === 0 ? none : fillBlankAddresses(plan.addressPairs, family.root)
  // An address that takes the other one is something to stand beside.
  for (const constant of plan.constants)
    if (constant.beside !== null) applyConstant(constant, family, plan.spokenLevels)
  const origins = new PayloadOrigins(family.root)
  const copies = account.rows.length < 2 ? none : copiedRows(account.rows, references)
  const twice = repeatedNumberIssues(account, copies)
  // Rows of two accounts differ in everything: once the number is right there is nothing to bring into line.
  const findings =
    family.findings.length === 0
      ? none
      : family.findings
          .filter(({ about }) => twice.length === 0 || about !== 'disagreement')
          .sort((one, other) => one.position - other.position)
  const alone = loneAccountIssues(plan, account)
  const issues = [
    numberIssues(account),
    twice,
    // Where its rows belong is no question while it is none.
    alone.length > 0 ? none : lostIssues(lost),
    supplierIssues(plan, family.root),
    moneyIssues(plan, family.root, origins),
    findingIssues(plan, findings, origins),
    addressIssues(open, origins),
    strangeRowIssues(account, findings, references),
    alone,
    repeatedRowIssues(account, references),
    copiedRowIssues(copies, references),
    notDecidedIssues(account),
    guessedIssues(account),
  ]
  return new GatheredAccount(account, origins, issues.every(isEmpty) ? none : issues.flat())
}

const isEmpty = ({ length }: readonly unknown[]): boolean => length === 0

/** @param rows  what each says of the account itself */
function linkRows(rows: readonly RowReference[]): void {
  let last: LastReferences | null = null
  for (const reference of rows) {
    if (!reference.row.sheet.isFilledDown) continue
    last ??= new Map()
    linkAbove(reference, last)
  }
}

function takeValues(reference: RowReference): void {
  const { element, slot, row, position, readings } = reference
  if (element === null) return
  for (let at = 0; at < readings.length; at += 1) {
    const column = slot.columns[at]
    const reading = readings[at]
    if (column === undefined || reading === undefined || isDefault(reading)) continue
    element.take(column, reading, row, position)
  }
  // What is repeated is known; what is wrong with it is said at every cell.
  if (reference.isRemarkable) {
    for (const repetition of reference.repetitions) {
      readings.forEach((reading, at) => {
        const column = slot.columns[at]
        if (column !== undefined && !isDefault(reading))
          element.takeRemark(column, reading, repetition.row, repetition.position)
      })
    }
  }
  if (slot.selector.by !== 'key' || slot.level.selectorField === null) return
  const [column] = slot.columns
  if (column !== undefined) element.takeKey(slot.level.selectorField, slot.selector.key, column, row)
}

/** What a blank cell stands for counts only where no other row says something else. */
function takeDefaults({ element, slot, row, readings }: RowReference): void {
  if (element === null) return
  readings.forEach((reading, at) => {
    const column = slot.columns[at]
    if (column !== undefined && isDefault(reading)) element.takeDefault(column, reading.value, row)
  })
}

// ---- Issues

type CopiedRows = ReturnType<typeof copiedRows>

/** Of most accounts there is nothing to say, and always with this very list: see `decisions/assembling-saves-work.md` on the kinds of lists. */
const none: readonly never[] = []

const placeOf = ({ row, columnIndex }: CellOfRow): CellPlace => ({
  sheet: row.sheet.sheet.name,
  row: row.rowIndex + 1,
  column: columnIndex + 1,
})

const factsOf = ({ row, columnIndex, header }: CellOfRow): CellFacts => ({
  sheet: row.sheet.label,
  row: row.rowIndex + 1,
  column: columnIndex + 1,
  header,
})

/** A blank account number is said at its empty cell; one that can't be read is said as any other value. */
function numberIssues({ accountNumber, rows }: AccountRows): readonly Issue[] {
  if (accountNumber !== null) return none
  return rows.flatMap((row) => {
    const [column] = row.sheet.accountColumns
    if (column === undefined || readColumn(column, row, null).state !== 'blank') return []
    const cell = cellOfRow(column, row)
    return [issue('account_number_missing', factsOf(cell), { path: column.leaf.path, cell: placeOf(cell) })]
  })
}

/** The cell that names the account; `undefined` where the sheet has no such column, or only its name is it. */
function numberCellOf(row: RowOfSheet): CellOfRow | undefined {
  const column = row.sheet.accountColumns.find(({ source }) => source.columns.length > 0)
  return column === undefined ? undefined : cellOfRow(column, row)
}

/** Where each row is an account, a second row with its number is a slip. Said at both: nobody but a person knows which is wrong. */
function repeatedNumberIssues({ accountNumber, rows }: AccountRows, copies: CopiedRows): readonly Issue[] {
  if (accountNumber === null || rows.length < 2) return none
  if (!rows.some(({ sheet }) => sheet.isRowPerAccount)) return none
  // A copy makes no other household of it, and is said as one.
  const isOwn = (row: RowOfSheet): boolean => row.sheet.isRowPerAccount && !copies.some(({ again }) => again === row)
  const cells = rows.flatMap((row) => (isOwn(row) ? (numberCellOf(row) ?? []) : []))
  return cells.flatMap((cell, at) => {
    const other = cells[at === 0 ? 1 : 0]
    if (other === undefined) return []
    const facts = { ...factsOf(cell), value: shownIn(cell), other: factsOf(other) }
    return [issue('account_number_twice', facts, { cell: placeOf(cell) })]
  })
}

/** A row that says otherwise than the others nearly everywhere probably has another account's number. */
function strangeRowIssues(
  { accountNumber }: AccountRows,
  findings: readonly Finding[],
  references: readonly RowReference[],
): readonly Issue[] {
  if (accountNumber === null || findings.every(({ about }) => about !== 'disagreement')) return none
  return doubtedRows(references).flatMap(({ row, against, same, different }) => {
    const cell = numberCellOf(row)
    const other = numberCellOf(against)
    if (cell === undefined || other === undefined) return []
    const facts = {
      ...factsOf(cell),
      value: shownIn(cell),
      other: factsOf(other),
      different,
      compared: same + different,
    }
    return [issue('row_of_other_account', facts, { cell: placeOf(cell) })]
  })
}

/** An account that only other sheets name: where some sheet says whose accounts there are, it may be a mistyped number. */
function loneAccountIssues({ sheets }: AssemblyPlan, { accountNumber, rows }: AccountRows): readonly Issue[] {
  if (accountNumber === null || rows.some(({ sheet }) => sheet.describesAccounts)) return none
  const describing = sheets.find(({ describesAccounts }) => describesAccounts)
  if (describing === undefined) return none
  return rows.flatMap((row) => {
    const cell = numberCellOf(row)
    // A row that is about the account above has no number that could be mistyped.
    if (cell === undefined || shownIn(cell).trim() === '') return []
    const facts = { ...factsOf(cell), value: shownIn(cell), describing: describing.sheet.name }
    return [issue('account_only_here', facts, { cell: placeOf(cell) })]
  })
}

function repeatedRowIssues({ rows }: AccountRows, references: readonly RowReference[]): readonly Issue[] {
  const repeated = rows.length < 2 ? none : repeatedRows(references)
  if (repeated.length === 0) return none
  const undecided = repeated.flatMap((one) => {
    const columns = undecidedBetween(one.first, one.again)
    return columns.length === 0 ? [] : [{ ...one, columns }]
  })
  const asked = new Set(undecided.map(({ again }) => again))
  return [
    ...repeated.filter(({ again, reference }) => !asked.has(again) && !isNumbered(reference)).flatMap(saysTheSame),
    ...[...Map.groupBy(undecided, ({ first }) => first).values()].flatMap(differUndecided),
  ]
}

/** Said at both: nobody but a person knows whether one of them is a slip. */
function saysTheSame({ reference: { slot, readings }, first, again }: RepeatedRow): readonly Issue[] {
  const filled = slot.columns.filter((_, at) => readings[at]?.state !== 'blank')
  const column = filled.find(({ leaf }) => leaf.kind === 'decimal') ?? filled[0]
  if (column === undefined) return []
  return [
    { row: first, other: again },
    { row: again, other: first },
  ].map(({ row, other }) => {
    const cell = cellOfRow(column, row)
    const facts = { ...factsOf(cell), otherRow: other.rowIndex + 1, element: slot.level.element }
    return issue('row_adds_nothing', facts, { cell: placeOf(cell) })
  })
}

/**
 * Said at the first column, in each of the rows.
 * @param alike  rows that say the same as one and the same first row, but for columns that fill nothing
 */
function differUndecided(
  alike: readonly (RepeatedRow & { readonly columns: readonly UndecidedColumn[] })[],
): readonly Issue[] {
  const [one] = alike
  if (one === undefined) return []
  const rows = [one.first, ...alike.map(({ again }) => again)]
  const differing = new Set(alike.flatMap(({ columns }) => columns))
  const columns = one.first.sheet.undecidedColumns.filter((column) => differing.has(column))
  const facts = {
    rows: rows.map(({ rowIndex }) => rowIndex + 1),
    columns: columns.map(({ columnIndex, header }) => ({ column: columnIndex + 1, header })),
    element: one.reference.slot.level.element,
  }
  const [{ columnIndex, header } = { columnIndex: 0, header: '' }] = columns
  return rows.map((row) => {
    const cell: CellOfRow = { row, columnIndex, header, others: [], fact: null }
    return issue('rows_differ_undecided', { ...factsOf(cell), ...facts }, { cell: placeOf(cell) })
  })
}

/** What no account should go without, and nobody has decided about. */
const notDecidedIssues = ({ rows }: AccountRows): readonly Issue[] =>
  atFirstValues(
    rows,
    ({ askedColumns }) => askedColumns,
    ({ says }, cell) => issue('column_not_decided', { ...factsOf(cell), says }, { cell: placeOf(cell) }),
  )

/** As it is sent, nobody has said that it is right. */
const guessedIssues = ({ rows }: AccountRows): readonly Issue[] =>
  atFirstValues(
    rows,
    ({ guessedColumns }) => guessedColumns,
    ({ field }, cell, value) => issue('column_guessed', { ...factsOf(cell), value, field }, { cell: placeOf(cell) }),
  )

/** Said of each such column once, at its first value in the account. */
function atFirstValues<C extends UndecidedColumn>(
  rows: readonly RowOfSheet[],
  columnsOf: (sheet: SheetPlan) => readonly C[],
  say: (column: C, cell: CellOfRow, value: string) => Issue,
): readonly Issue[] {
  if (rows.every(({ sheet }) => columnsOf(sheet).length === 0)) return none
  const said = new Map<C, Issue>()
  for (const row of rows)
    for (const column of columnsOf(row.sheet)) {
      const { columnIndex, header } = column
      const value = said.has(column) ? '' : textAt(row, columnIndex)
      if (value !== '') said.set(column, say(column, { row, columnIndex, header, others: none, fact: null }, value))
    }
  return said.size === 0 ? none : [...said.values()]
}

/** Said at the second alone: the first one is right, whatever becomes of it. */
function copiedRowIssues(copies: CopiedRows, references: readonly RowReference[]): readonly Issue[] {
  if (copies.length === 0) return none
  const said = new Set(repeatedRows(references).flatMap(({ again }) => again))
  return copies.flatMap(({ first, again }) => {
    const cell = said.has(again) ? undefined : numberCellOf(again)
    if (cell === undefined) return []
    return [issue('row_copied', { ...factsOf(cell), otherRow: first.rowIndex + 1 }, { cell: placeOf(cell) })]
  })
}

/** A sheet may name the supplier itself; the connection decides, and a difference is worth a look. */
function supplierIssues({ supplierCode, catalogue }: AssemblyPlan, root: Element): readonly Issue[] {
  const { supplierField: leaf } = catalogue
  // Nobody has said yet whose accounts they are.
  if (supplierCode === '') return none
  const place = leaf && root.written.places.get(leaf.path)
  const from = place === undefined ? undefined : root.originAt(place)
  if (leaf === undefined || place === undefined || from === undefined || 'constant' in from) return none
  if (root.valueAt(place) === supplierCode) return none
  const cell = cellOfRow(from.column, from.row)
  const facts = { ...factsOf(cell), field: leaf.label, value: shownIn(cell), supplierCode }
  return [issue('supplier_code_differs', facts, { path: leaf.path, cell: placeOf(cell) })]
}

/** Said at every amount that the service may take otherwise than it is meant. */
function moneyIssues(plan: AssemblyPlan, root: Element, origins: PayloadOrigins): readonly Issue[] {
  const notSaid = moneyNotSaid(plan, root)
  if (notSaid.length === 0) return none
  return notSaid.map(({ code, element, leaf, name, place }) => {
    const path = origins.pathOf(element)
    const from = element.originAt(place)
    const cell = from === undefined || 'constant' in from ? undefined : cellOfRow(from.column, from.row)
    return issue(
      code,
      {
        cell: cell === undefined ? null : { ...factsOf(cell), value: shownIn(cell) },
        field: leaf.label,
        settingsIn: plan.settingsIn,
      },
      {
        ...(path === undefined ? {} : { path: path === '' ? name : `${path}.${name}` }),
        ...(cell === undefined ? {} : { cell: placeOf(cell) }),
      },
    )
  })
}

/** Said at its cell: words would be sent as a street, and of a blank one bills would go nowhere, or nobody would know where the supply is. */
const addressIssues = (open: readonly OpenAddress[], origins: PayloadOrigins): readonly Issue[] => {
  if (open.length === 0) return none
  return open.map((address) => {
    const { pair, element, name, isInWords } = address
    const cell = cellOfRow(address.cell.column, address.cell.row)
    const path = origins.pathOf(element)
    const facts = { ...factsOf(cell), because: whyOpen(address) }
    const where = {
      ...(path === undefined ? {} : { path: path === '' ? name : `${path}.${name}` }),
      cell: placeOf(cell),
    }
    if (isInWords) return issue('address_elsewhere', { ...facts, value: shownIn(cell), other: '' }, where)
    const kept = pair.fields.flatMap(({ leaf, name: own }) => (element.valueOf(own) === undefined ? [] : [leaf.label]))
    return issue('address_blank', { ...facts, address: pair.address.label, other: pair.other.label, kept }, where)
  })
}

function whyOpen({ pair, element, others, unlike }: OpenAddress): WhyOpen | null {
  const [other] = others
  if (others.length > 1) return { is: 'several', other: pair.other.label, count: others.length }
  if (other === undefined || unlike === undefined) return null
  const { leaf, name, from } = unlike
  const its = from === null ? undefined : other.valueOf(from)
  const values = { own: String(element.valueOf(name)), its: its === undefined ? null : String(its) }
  return { is: 'unlike', other: pair.other.label, field: leaf.label, ...values }
}

const lostIssues = (lost: readonly LostRow[]): readonly Issue[] => (lost.length === 0 ? none : lost.map(lostIssue))

/** Said at the cell that would have told which element is meant, where the sheet has such a column. */
function lostIssue({ reference, row, level, reason }: LostRow): Issue {
  const { slot } = reference
  const keyPosition = slot.keys.flat().flatMap(({ positions }) => positions)[0]
  const column = slot.columns[keyPosition ?? 0] ?? firstFilled(reference)
  const keyField = level.naturalKeys[0]?.[0]
  const keyLabel = level.children.find((child) => child.type === 'leaf' && child.name === keyField)?.label
  const facts = { sheet: row.sheet.label, row: row.rowIndex + 1, element: level.element, keyLabel: keyLabel ?? null }
  const cell = column === undefined ? firstCellOf(row) : cellOfRow(column, row)
  if (reason === 'several could be meant') return issue('row_element_unclear', facts, { cell: placeOf(cell) })
  const named = { ...factsOf(cell), element: level.element, value: shownIn(cell) }
  return issue('row_element_not_found', named, { cell: placeOf(cell) })
}

const firstCellOf = (row: RowOfSheet): CellOfRow => ({ row, columnIndex: 0, header: '', others: [], fact: null })

function firstFilled(reference: RowReference): RowReference['slot']['columns'][number] | undefined {
  const position = reference.readings.findIndex(({ state }) => state !== 'blank')
  if (position >= 0) return reference.slot.columns[position]
  for (const child of reference.children) {
    const column = firstFilled(child)
    if (column !== undefined) return column
  }
  return undefined
}

const findingIssues = (plan: AssemblyPlan, findings: readonly Finding[], origins: PayloadOrigins): readonly Issue[] =>
  findings.length === 0 ? none : findings.map((finding) => findingIssue(plan, finding, origins))

/** What would tell elements of a level apart, where nothing fills it: rows that differ may be about several of them. */
function unfilledKey({ unfilledAt }: AssemblyPlan, { written }: Element): Unfilled | null {
  const { level } = written
  if (level.path === '' || isToldFromInside(written)) return null
  const keys = level.naturalKeys.flat().map((key) => unfilledAt(`${level.path}.${key}`))
  return keys.includes(null) ? null : (keys.find((one) => one?.column !== null) ?? keys[0] ?? null)
}

/** Something inside has a unique key, which says where it belongs. */
const isToldFromInside = ({ lists }: WrittenLevel): boolean =>
  lists.some(
    (list) =>
      (list.level.isKeyUnique && list.level.naturalKeys.flat().some((key) => list.places.has(key))) ||
      isToldFromInside(list),
  )

function findingIssue(plan: AssemblyPlan, finding: Finding, origins: PayloadOrigins): Issue {
  const { element } = finding
  const { leaf, name } = finding.column
  const cell = cellOfRow(finding.cell.column, finding.cell.row)
  const path = origins.pathOf(element)
  const where = {
    ...(path === undefined ? {} : { path: path === '' ? name : `${path}.${name}` }),
    cell: placeOf(cell),
  }
  const facts = { ...factsOf(cell), field: leaf.label, value: shownIn(cell) }
  if (finding.about === 'value') return issue(finding.code, facts, where, finding.suggestion)
  const other = cellOfRow(finding.other.column, finding.other.row)
  const disagreement = { ...facts, other: { ...factsOf(other), value: shownIn(other) } }
  const unfilled = unfilledKey(plan, element)
  if (unfilled === null) return issue('rows_disagree', disagreement, where)
  return issue('rows_not_told_apart', { ...disagreement, element: element.written.level.element, unfilled }, where)
}
