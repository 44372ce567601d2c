/**
 * The doubts about all mapped columns of a workbook, by the rows they are in. What is doubtful about a cell its whole column tells,
 * so a column that was edited is looked at again only when `settle` is called, in pieces: an edit does not wait for 100,000 cells.
 */

import { type CooperativeTask, eachInPieces } from '../../../shared/basics/cooperative-task.ts'
import { type Leaf, withRole } from '../../../shared/catalogue/catalogue.ts'
import type { FieldRole } from '../../../shared/contract/field.ts'
import type { Doubt, Until } from '../../../shared/doubts/doubt.ts'
import {
  type ColumnDoubts,
  type ColumnToDoubt,
  columnsThatTell,
  findDoubts,
} from '../../../shared/doubts/find-doubts.ts'
import { addressesElsewhere, tellsOfAddresses } from '../../../shared/doubts/rows/addresses-elsewhere.ts'
import { lackingRows } from '../../../shared/doubts/rows/lacking-rows.ts'
import type { RowsOfSheet } from '../../../shared/doubts/rows/rows-of-sheet.ts'
import { rowDoubts } from '../../../shared/doubts/rows/slipped-rows.ts'
import { type AtRows, type KeyColumn, keyColumns, numbersApart } from '../../../shared/doubts/sheets/numbers-apart.ts'
import { numbersUnmet, tellsOfNumbers } from '../../../shared/doubts/sheets/numbers-unmet.ts'
import type { CutColumn } from '../../../shared/doubts/texts/check-cut-parts.ts'
import { type CountryOfRows, countriesOfRows } from '../../../shared/mapping/assemble/country-of-rows.ts'
import { fieldPathOf } from '../../../shared/mapping/model/field-path.ts'
import { targetsOf } from '../../../shared/mapping/model/fillings.ts'
import type { ColumnMapping, Cut, Filling, Mapping, SheetMapping } from '../../../shared/mapping/model/mapping.ts'
import type { AssemblyPlan, ColumnPlan, SheetPlan } from '../../../shared/mapping/plan/assembly-plan.ts'
import { writtenPaths } from '../../../shared/mapping/plan/written-level.ts'
import { isPersonTitle } from '../../../shared/mapping/read/cut/cut-name.ts'
import { cellReader } from '../../../shared/mapping/read/read-value.ts'
import type { CellPlace, Issue } from '../../../shared/result.ts'
import { finishYielding, type Yielder } from '../../flow/yielding.ts'
import { saidOnce } from '../problems/problems.ts'
import { withoutWeaker } from './checked-account.ts'
import type { EditedWorkbook } from './edited-workbook.ts'

export type DoubtedRow = { readonly sheet: string; readonly rowIndex: number }

/** What is looked at as a whole: a column, the rows of a sheet, or columns of several sheets. */
type Looked = {
  /** Whether cells of a column, by index from 0, tell something of it. */
  isToldBy(sheet: string, columnIndex: number): boolean
  /** Whether rows of the sheet do. */
  isOf(sheet: string): boolean
  /** Of countries: what others say depends on it. By country: what it says depends on those. */
  readonly isOfCountries: boolean
  readonly isByCountry: boolean
  /** What is decided about other accounts may end what it says. */
  readonly hasUntil?: true
  look(): CooperativeTask<Found>
}

/** What is said at rows, by sheet and row index, and once of a column. */
type Found = { readonly atRows: AtRows; readonly ofColumn: readonly Issue[] }

/** What the rows alone don't tell. `separator`: what stands between two values of a text file; `null` in a workbook. */
type OfFile = { readonly separator: string | null } & Pick<EditedWorkbook, 'emptied'>

const none: readonly Issue[] = []

export class AccountDoubts {
  readonly #looked: readonly Looked[]
  /** In their order. */
  readonly #found: Found[]
  /** By sheet and row index: kept, because a page of rows and each account ask. */
  readonly #ofRows = new Map<string, Map<number, readonly Doubt[]>>()
  /** Positions of those whose cells are others than when they were looked at. */
  readonly #stale = new Set<number>()

  static *find(plan: AssemblyPlan, mapping: Mapping, { separator, emptied }: OfFile): CooperativeTask<AccountDoubts> {
    const countryOf = countriesOfRows(plan)
    const isWithoutTown = streetsWithoutTown(plan)
    const looked: Looked[] = []
    for (const sheet of plan.sheets)
      looked.push(
        ...(yield* columnsOf(sheet, mapping, countryOf, isWithoutTown)).map(lookedColumn),
        ...lookedRows(sheet, mapping, separator),
        lookedLacks(plan, sheet, emptied),
        lookedAddresses(plan, sheet),
      )
    for (const group of keyColumns(plan)) looked.push(lookedKeys(group))
    looked.push(lookedNumbers(plan))
    const found: Found[] = []
    for (const { look } of looked) found.push(yield* look())
    return new AccountDoubts(looked, found)
  }

  private constructor(looked: readonly Looked[], found: Found[]) {
    this.#looked = looked
    this.#found = found
    for (const { atRows } of found) for (const row of placesOf(atRows)) this.#gather(row)
  }

  /** Said once of a column, at its heading. */
  get ofColumns(): readonly Issue[] {
    return saidOnce(this.#found.flatMap(({ ofColumn }) => ofColumn))
  }

  /** At the cells of a row, by index from 0. */
  ofRow(sheet: string, rowIndex: number): readonly Doubt[] {
    return this.#ofRows.get(sheet)?.get(rowIndex) ?? none
  }

  /** Rows of which something is said until something is decided that `isMet` looks at. */
  rowsUntil(isMet: (until: Until) => boolean): readonly DoubtedRow[] {
    const found = this.#found.filter((_, position) => this.#looked[position]?.hasUntil === true)
    return found.flatMap(({ atRows }) =>
      [...atRows].flatMap(([sheet, rows]) =>
        [...rows].flatMap(([rowIndex, doubts]) =>
          doubts.some(({ until }) => until !== undefined && isMet(until)) ? [{ sheet, rowIndex }] : [],
        ),
      ),
    )
  }

  /** Rows with a doubt. */
  *rows(): Iterable<DoubtedRow> {
    for (const [sheet, rows] of this.#ofRows) for (const rowIndex of rows.keys()) yield { sheet, rowIndex }
  }

  /** Forgets what was said of cells that say something else now; the rest of their columns is looked at when it is settled. */
  forget(cells: readonly CellPlace[]): void {
    const forgotten = new Map<number, DoubtedRow[]>()
    for (const ofColumn of Map.groupBy(cells, ({ sheet, column }) => columnKey(sheet, column)).values()) {
      for (const position of this.#toldBy(ofColumn[0])) {
        this.#stale.add(position)
        if (this.#looked[position]?.isOfCountries === true) this.#countryChanged()
        const { atRows } = this.#found[position] as Found
        for (const { sheet, row } of ofColumn) {
          if (atRows.get(sheet)?.has(row - 1) !== true) continue
          const rows = forgotten.get(position) ?? []
          forgotten.set(position, rows)
          rows.push({ sheet, rowIndex: row - 1 })
        }
      }
    }
    for (const [position, rows] of forgotten) {
      const { atRows, ofColumn } = this.#found[position] as Found
      this.#found[position] = { ofColumn, atRows: without(atRows, rows) }
      for (const row of rows) this.#gather(row)
    }
  }

  /** Positions of what a cell tells something of. */
  #toldBy(cell: CellPlace | undefined): readonly number[] {
    if (cell === undefined) return []
    return this.#looked.flatMap(({ isToldBy }, position) => (isToldBy(cell.sheet, cell.column - 1) ? [position] : []))
  }

  /** Whose values are read by the country of their rows has to be looked at again, also on sheets that name none. */
  #countryChanged(): void {
    this.#looked.forEach(({ isByCountry }, position) => {
      if (isByCountry) this.#stale.add(position)
    })
  }

  /** A row became data, or is no data any more: every column of the sheet has other cells. */
  rowMoved(sheet: string): void {
    this.#looked.forEach((looked, position) => {
      if (looked.isOf(sheet)) this.#stale.add(position)
    })
  }

  get isSettled(): boolean {
    return this.#stale.size === 0
  }

  /**
   * Looks at one edited column again. What is said is what it was until this resolves; a column that is edited meanwhile stays to be
   * looked at.
   * @returns what brings the doubts up to date, and answers with the rows of which something else may be said then; `null` where
   * nothing is said otherwise
   */
  async lookAgain(yieldNow: Yielder): Promise<() => readonly DoubtedRow[] | null> {
    const [position] = this.#stale
    if (position === undefined) return () => null
    this.#stale.delete(position)
    const found = await finishYielding((this.#looked[position] as Looked).look(), yieldNow)
    return () => (this.#stale.has(position) ? null : this.#replace(position, found))
  }

  #replace(position: number, found: Found): readonly DoubtedRow[] | null {
    const { atRows, ofColumn } = this.#found[position] as Found
    this.#found[position] = found
    const isOther = ({ sheet, rowIndex }: DoubtedRow): boolean =>
      !isSame(atRows.get(sheet)?.get(rowIndex), found.atRows.get(sheet)?.get(rowIndex))
    const isNew = ({ sheet, rowIndex }: DoubtedRow): boolean => atRows.get(sheet)?.has(rowIndex) !== true
    const rows = [...placesOf(atRows), ...placesOf(found.atRows).filter(isNew)].filter(isOther)
    for (const row of rows) this.#gather(row)
    return rows.length === 0 && isSame(ofColumn, found.ofColumn) ? null : rows
  }

  #gather({ sheet, rowIndex }: DoubtedRow): void {
    const rows = this.#ofRows.get(sheet) ?? new Map<number, readonly Doubt[]>()
    this.#ofRows.set(sheet, rows)
    const found = saidOnce(this.#found.flatMap(({ atRows }) => atRows.get(sheet)?.get(rowIndex) ?? none))
    const issues = withoutWeaker(found, found)
    if (issues.length === 0) rows.delete(rowIndex)
    else rows.set(rowIndex, issues)
  }
}

const placesOf = (atRows: AtRows): readonly DoubtedRow[] =>
  [...atRows].flatMap(([sheet, rows]) => [...rows.keys()].map((rowIndex) => ({ sheet, rowIndex })))

function without(atRows: AtRows, gone: readonly DoubtedRow[]): AtRows {
  const left = new Map(atRows)
  for (const [sheet, rows] of Map.groupBy(gone, (row) => row.sheet)) {
    const rowsGone = new Set(rows.map(({ rowIndex }) => rowIndex))
    left.set(sheet, new Map([...(atRows.get(sheet) ?? [])].filter(([rowIndex]) => !rowsGone.has(rowIndex))))
  }
  return left
}

/** What is found in one sheet. */
function* foundIn(sheet: string, look: CooperativeTask<ColumnDoubts>): CooperativeTask<Found> {
  const { atCells, ofColumn } = yield* look
  return { atRows: new Map([[sheet, atCells]]), ofColumn }
}

function lookedKeys(group: readonly KeyColumn[]): Looked {
  return {
    isToldBy: (sheet, columnIndex) =>
      group.some((one) => one.sheet.sheet.name === sheet && one.column.columnIndex === columnIndex),
    isOf: (sheet) => group.some((one) => one.sheet.sheet.name === sheet),
    isOfCountries: false,
    isByCountry: false,
    *look() {
      return { atRows: yield* numbersApart(group), ofColumn: none }
    },
  }
}

/** Which account a row means whose number is nowhere listed, the numbers of all sheets tell. */
function lookedNumbers(plan: AssemblyPlan): Looked {
  const tellers = new Map(plan.sheets.map((sheet) => [sheet.sheet.name, new Set(tellsOfNumbers(sheet))]))
  return {
    isToldBy: (sheet, columnIndex) => tellers.get(sheet)?.has(columnIndex) === true,
    isOf: (sheet) => tellers.has(sheet),
    isOfCountries: false,
    isByCountry: false,
    hasUntil: true,
    *look() {
      return { atRows: yield* numbersUnmet(plan), ofColumn: none }
    },
  }
}

function lookedColumn(column: ColumnToDoubt): Looked {
  const tellers = new Set(columnsThatTell(column))
  const { name } = column.sheet
  return {
    isToldBy: (sheet, columnIndex) => sheet === name && tellers.has(columnIndex),
    isOf: (sheet) => sheet === name,
    isOfCountries: typeof column.leaf === 'object' && column.leaf.kind === 'country',
    isByCountry: column.countries !== null,
    look: () => foundIn(name, findDoubts(column)),
  }
}

/** The rows of a sheet, which may have slipped: each cell tells what its column is like. */
function lookedRows(
  { sheet, label, rowIndexes }: SheetPlan,
  mapping: Mapping,
  separator: string | null,
): readonly Looked[] {
  const { headerRow, columns } = mappedSheet(mapping, sheet.name)
  if (headerRow === 0) return []
  const headers = columns.toSorted((one, other) => one.column - other.column).map(({ header }) => header)
  const beyond = headers.findLastIndex((header) => header !== '') + 2
  const isReadBeyond = !columns.some(({ column, target }) => column === beyond && target === null)
  const ofSheet = { sheet, label, rowIndexes, headerRowIndex: headerRow - 1, headers }
  const rows: RowsOfSheet = { ...ofSheet, separator, isReadBeyond }
  const isOf = (name: string) => name === sheet.name
  const look = () => foundIn(sheet.name, rowDoubts(rows))
  return [{ isOf, isToldBy: isOf, isOfCountries: false, isByCountry: false, look }]
}

/** What a row lacks, all of its sheet tells; it is little work to look at. */
function lookedLacks(plan: AssemblyPlan, sheet: SheetPlan, emptied: EditedWorkbook['emptied']): Looked {
  const isOf = (name: string) => name === sheet.sheet.name
  return {
    isToldBy: isOf,
    isOf,
    isOfCountries: false,
    isByCountry: false,
    *look() {
      return { atRows: yield* lackingRows(plan, sheet, emptied(sheet.sheet.name)), ofColumn: none }
    },
  }
}

function lookedAddresses(plan: AssemblyPlan, sheet: SheetPlan): Looked {
  const tellers = tellsOfAddresses(plan, sheet)
  const isOf = (name: string) => name === sheet.sheet.name
  return {
    isToldBy: (name, columnIndex) => isOf(name) && tellers.has(columnIndex),
    isOf,
    isOfCountries: false,
    isByCountry: false,
    *look() {
      return { atRows: yield* addressesElsewhere(plan, sheet), ofColumn: none }
    },
  }
}

const isSame = (one: readonly Issue[] | undefined, other: readonly Issue[] | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

function* columnsOf(
  plan: SheetPlan,
  mapping: Mapping,
  countryOf: CountryOfRows,
  isWithoutTown: (street: Leaf) => boolean,
): CooperativeTask<readonly ColumnToDoubt[]> {
  const { sheet, label, rowIndexes, totalRows, accountColumns } = plan
  const { headerRow, columns } = mappedSheet(mapping, sheet.name)
  const filling = plan.slots.flatMap((slot) => slot.columns)
  const filledFrom = new Set(filling.flatMap(({ source }) => source.columns.map(({ columnIndex }) => columnIndex)))
  const unused = columns.flatMap(({ column }) => (filledFrom.has(column - 1) ? [] : [column - 1]))
  const leftOut = columns.flatMap(({ column, isSettled }) => (isSettled === true ? [column - 1] : []))
  const headerRowIndex = Math.max(0, headerRow - 1)
  const ofSheet = { sheet, label, rowIndexes, totalRows, headerRowIndex, accountColumns, unused, leftOut }
  const [plain, made] = [filling.filter((one) => !isMade(one)), filling.filter(isMade)]
  const whole: ColumnToDoubt[] = []
  for (const [columnIndex, parts] of Map.groupBy(plain, (one) => one.columnIndex)) {
    const { header, read, leaf, source } = parts[0] as ColumnPlan
    // Of a column that is cut no single reading holds: it is looked at as text.
    if (!source.isPlain) {
      const isCut = !(yield* sendsTitles(parts, mappedColumn(columns, columnIndex), rowIndexes))
      const cutColumn = cutOf(parts, mappedColumn(columns, columnIndex), { columns, filling })
      const ofCut = { isCut, cutColumn, countries: null }
      whole.push({ ...ofSheet, columnIndex, header, read, leaf: { ...leaf, kind: 'text' }, ...ofCut })
    } else
      for (const of of parts) {
        const ofLeaf = { leaf: of.leaf, hasNoTown: isWithoutTown(of.leaf) }
        whole.push({ ...ofSheet, columnIndex, header, read: of.read, ...ofLeaf, countries: countryOf(plan, of) })
      }
  }
  const isLookedAt = new Set(whole.map(({ columnIndex }) => columnIndex))
  const parts = new Map(made.flatMap((one) => partsOf(one).map((part) => [part.columnIndex, { ...ofSheet, ...part }])))
  return [...whole, ...[...parts.values()].filter(({ columnIndex }) => !isLookedAt.has(columnIndex))]
}

/** Of which streets nothing fills the town of the same address. */
function streetsWithoutTown({ catalogue, written }: AssemblyPlan): (street: Leaf) => boolean {
  const filled = new Set(writtenPaths(written))
  const streets = catalogue.addresses.flatMap(({ children }) => {
    const [street, town] = [withRole(children, 'street'), withRole(children, 'town')]
    return street !== undefined && town !== undefined && !filled.has(town.path) ? [street.path] : []
  })
  return ({ path }) => streets.includes(path)
}

const mappedColumn = (columns: SheetMapping['columns'], columnIndex: number): ColumnMapping | undefined =>
  columns.find(({ column }) => column === columnIndex + 1)

/** @param parts  what it fills. @param ofSheet  how all columns of the sheet are mapped, and what they fill */
function cutOf(
  parts: readonly ColumnPlan[],
  column: ColumnMapping | undefined,
  ofSheet: Pick<SheetMapping, 'columns'> & { readonly filling: readonly ColumnPlan[] },
): CutColumn | undefined {
  if (column?.split === undefined) return undefined
  const leafOf = (target: string | null) =>
    parts.find(({ leaf }) => target !== null && leaf.path === fieldPathOf(target))?.leaf
  const { cut, parts: cutParts } = column.split
  const roleAt = (index: number) => roleOfPart(cut, index)
  const isUnsent = ({ target, also = [] }: Filling, index: number) =>
    // Forms of address that are not sent are told by themselves.
    column.isSettled !== true && target === null && also.length === 0 && roleAt(index) !== 'title'
  return {
    cut,
    translations: column.reading?.translations,
    leaves: cutParts.map(({ target }) => leafOf(target)),
    unsent: cutParts.flatMap((part, index) =>
      isUnsent(part, index) ? [{ index, besides: columnsNaming(column, roleAt(index), ofSheet) }] : [],
    ),
  }
}

/** Other columns that fill the like part of the name or address that a column has, by index from 0. */
function columnsNaming(
  column: ColumnMapping,
  role: FieldRole | undefined,
  { columns, filling }: Parameters<typeof cutOf>[2],
): readonly number[] {
  const [named] = targetsOf(column)
  if (role === undefined || named === undefined) return []
  const person = named.slice(0, named.lastIndexOf('.') + 1)
  const isOfPerson = (index: number) =>
    columns.some((one) => one.column === index + 1 && targetsOf(one).some((target) => target.startsWith(person)))
  const ofRole = filling.filter(({ leaf }) => leaf.role === role)
  return ofRole.flatMap(({ source }) => source.columns.map(({ columnIndex }) => columnIndex)).filter(isOfPerson)
}

/** What the parts of a name or an address are, in their order. */
const rolesOfParts: Partial<Record<Cut['by'], readonly FieldRole[]>> = {
  name: ['givenName', 'familyName', 'title'],
  address: ['street', 'town', 'postcode', 'region'],
}
const roleOfPart = (cut: Cut, index: number): FieldRole | undefined => rolesOfParts[cut.by]?.[index]

/** Each is cut, which takes longer than to read a cell. */
const cutsAtOnce = 1000

/** Whether forms of address in front are sent as names. A cut in a person's name leaves them out; of others the parts that are sent tell. */
function* sendsTitles(
  parts: readonly ColumnPlan[],
  column: ColumnMapping | undefined,
  rowIndexes: readonly number[],
): CooperativeTask<boolean> {
  if (column?.split?.cut.by === 'name') return false
  const names = parts.filter(({ leaf: { role } }) => role === 'givenName' || role === 'familyName')
  let sends = false
  if (names.length > 0)
    yield* eachInPieces(rowIndexes, cutsAtOnce, (rowIndex) => {
      sends ||= names.some(({ source }) => isPersonTitle(source.cellAt(rowIndex).text.split(/[\s,]+/)[0] ?? ''))
    })
  return sends
}

const mappedSheet = ({ sheets }: Mapping, name: string): Pick<SheetMapping, 'headerRow' | 'columns'> =>
  sheets.find(({ sheet }) => sheet === name) ?? { headerRow: 0, columns: [] }

type ColumnOfSheet = Pick<ColumnToDoubt, 'columnIndex' | 'header' | 'leaf' | 'read' | 'countries'>

/** The columns that a value is joined of. A date beside its time is read as it is in a column of its own. */
function partsOf({ source, leaf, read }: ColumnPlan): readonly ColumnOfSheet[] {
  const isDate = leaf.kind === 'date' || leaf.kind === 'datetime'
  const part = leaf.role === 'street' ? 'partOfStreet' : 'partOfValue'
  return source.columns.map(({ columnIndex, header }) =>
    isDate
      ? { columnIndex, header, leaf, read, countries: null }
      : { columnIndex, header, leaf: part, read: readAsText, countries: null },
  )
}

const readAsText = cellReader('text', {})

/** Made of several cells, or of the sheet itself. */
const isMade = ({ source }: ColumnPlan): boolean => source.columns.length !== 1 || source.facts.length > 0

const columnKey = (sheet: string, column: number): string => `${column} ${sheet}`
