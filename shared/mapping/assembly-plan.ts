/**
 * What a mapping means for a workbook, worked out once before any row is read: sheet by sheet, which columns fill which field of
 * which element, and how their cells are read.
 */
import type { Catalogue, Leaf, Level } from '../catalogue/catalogue.ts'
import type { LongWork } from '../long-work.ts'
import type { Issue } from '../result.ts'
import { dataRowsOf, type RowRole, type Sheet, type Workbook } from '../sheet.ts'
import { type ConstantPlan, levelsOf, planConstants } from './assembly-constants.ts'
import { withChosenKeys } from './choose-keys.ts'
import { type MappedColumn, type PlannedReader, planReaders, type WorkbookEvidence } from './column-readers.ts'
import { ColumnRows } from './column-rows.ts'
import { fieldPathOf, type Selector } from './field-path.ts'
import { filledFields } from './fillings.ts'
import type { LevelKeys } from './key-index.ts'
import type { Mapping, SheetMapping } from './mapping.ts'
import { finishSlots, levelKeysOf, rootDraft, slotFor } from './plan-slots.ts'
import { type ValueSource, valueSource } from './value-source.ts'
import { planPayload, type WrittenLevel } from './write-payload.ts'

/** Which rows of a sheet are data; `SheetLayout` has it. `roles` is by row index from 0. */
export type RowRoles = { readonly sheet: string; readonly roles: readonly RowRole[] }

export type AssemblyInput = {
  readonly workbook: Workbook
  readonly layouts: readonly RowRoles[]
  readonly mapping: Mapping
  readonly catalogue: Catalogue
  /** The code from the connection: every payload carries it. */
  readonly supplierCode: string
}

/** A field that a sheet fills, mostly from one column. */
export type ColumnPlan = {
  /** From 0; the first where several cells make the value, and 0 where none does. */
  readonly columnIndex: number
  readonly header: string
  readonly source: ValueSource
  /** What its rows say. */
  readonly rows: ColumnRows
  readonly leaf: Leaf
  /** Path of the field below its level: `supply_address.postal_code`. */
  readonly name: string
  /** Where an element keeps its value. */
  readonly place: number
  /** Some cell gives it, not the sheet itself. */
  readonly isOfCells: boolean
} & PlannedReader

/** One element that each row of a sheet may speak of: the account itself, `customers[1]`, `user_details[tax_id]`. */
export type Slot = {
  readonly level: Level
  readonly written: WrittenLevel
  /** Its level's place among the catalogue's, which come from the outside in. */
  readonly levelOrder: number
  readonly selector: Selector
  readonly parent: Slot | null
  readonly children: readonly Slot[]
  readonly columns: readonly ColumnPlan[]
  /** Where the natural keys of the level are found: alternatives, their fields. */
  readonly keys: readonly (readonly KeyField[])[]
  /** How much each alternative tells; see `keyRank`. */
  readonly keyRanks: readonly number[]
  /** It has nothing but the element's key, for the sake of something further inside: it names the element, and describes it nowhere. */
  readonly isOnlyNamed: boolean
  /** Further inside there is an element whose key is unique in the account. */
  readonly hasUniqueBelow: boolean
  /** Every row of the sheet is one of these, however alike two rows are. */
  readonly isOwnOfRow: boolean
  /** An account has many of these, and two that are alike in all that is said of them may be two. */
  readonly isCounted: boolean
  /** Rows that are alike in these mean the same element, as far as they do around it: its own, and those that tell where it belongs. */
  readonly tellingColumns: readonly ColumnPlan[]
  /** Its place among the sheet's slots, parents before children, in column order. */
  readonly order: number
}

/** None of them: not mapped. */
export type KeyField = {
  /** In the slot's `columns`. */
  readonly positions: readonly number[]
  /** Columns of elements inside: a meter may be told apart by its register. */
  readonly inside: readonly ColumnPlan[]
  /** A value that the mapping itself gives (`user_details[tax_id]`). */
  readonly fixed: string | null
}

/** A column by index from 0, and what its rows say where a field is filled from it as it is. */
export type SheetColumn = { readonly columnIndex: number; readonly rows: ColumnRows | null }

export type SheetPlan = {
  readonly sheet: Sheet
  /** Its place among the sheets of the plan. */
  readonly order: number
  /** The sheet's name where a message has to tell it from others. */
  readonly label: string | undefined
  readonly root: Slot
  /** Parents before children. */
  readonly slots: readonly Slot[]
  /** The columns that give the account number. */
  readonly accountColumns: readonly ColumnPlan[]
  /** The columns that give the country of the account's own address. */
  readonly countryColumns: readonly ColumnPlan[]
  /** Rows of data, by index from 0. */
  readonly rowIndexes: readonly number[]
  /** Every column; those of elements furthest inside come first, in which the rows of an account mostly differ. */
  readonly columnsFromInside: readonly SheetColumn[]
  /** Where a row leaves blank which account or element it is about, it is about that of the row above. */
  readonly isFilledDown: boolean
  /** A second row with the same account number is a slip. */
  readonly isRowPerAccount: boolean
  /** It says of accounts themselves who holds them or where the bills go, where other sheets say something of their parts. */
  readonly describesAccounts: boolean
  /** A row that says word for word what another one of its account does is there by mistake: none is something of its own. */
  readonly isCopySlip: boolean
}

export type AssemblyPlan = {
  readonly catalogue: Catalogue
  readonly supplierCode: string
  readonly sheets: readonly SheetPlan[]
  readonly constants: readonly ConstantPlan[]
  /** Paths of the levels that some column speaks of. */
  readonly spokenLevels: ReadonlySet<string>
  /** By path of the level. */
  readonly levelKeys: ReadonlyMap<string, LevelKeys>
  /** The part of the catalogue that is written into payloads. */
  readonly written: WrittenLevel
  /** What the values say about how they are read, as they are now. */
  evidence(): WorkbookEvidence
  /** What is unclear about whole columns and constants. */
  readonly issues: readonly Issue[]
  /** `issues` as the cells are now; `null` when they say that columns are to be read otherwise, and all is to be planned anew. */
  reviewIssues(): readonly Issue[] | null
}

/** Columns whose target is no field of the catalogue are left out: `checkMapping` says so. */
export function* planAssembly(input: AssemblyInput): LongWork<AssemblyPlan> {
  const { workbook, layouts, mapping, supplierCode } = input
  const catalogue = withChosenKeys(input.catalogue, mapping.keys)
  const sheetByName = new Map(workbook.sheets.map((sheet) => [sheet.name, sheet]))
  const rolesBySheet = new Map(layouts.map(({ sheet, roles }) => [sheet, roles]))
  const included = mapping.sheets.flatMap((sheetMapping) => {
    const sheet = sheetByName.get(sheetMapping.sheet)
    if (!sheetMapping.isIncluded || sheet === undefined) return []
    const rowIndexes = dataRowsOf(rolesBySheet.get(sheet.name) ?? [], sheetMapping.firstDataRow - 1)
    const columns = filledFields(sheetMapping).flatMap((field): Omit<MappedColumn, 'sheet'>[] => {
      const leaf = catalogue.leaf(fieldPathOf(field.target))
      return leaf === undefined ? [] : [{ field, leaf, source: valueSource(sheet, field, leaf.kind) }]
    })
    return columns.length === 0 ? [] : [{ sheet, headerRow: sheetMapping.headerRow, rowIndexes, columns, sheetMapping }]
  })
  const mapped = included.flatMap(({ columns, ...sheet }) => columns.map((column) => ({ ...column, sheet })))
  const readers = yield* planReaders(mapped, mapping, catalogue)
  const constants = planConstants(mapping, catalogue)
  const fields = mapped.map(({ leaf, field }) => ({ leaf, levels: levelsOf(catalogue, field.target) }))
  const written = planPayload(catalogue, [...fields, ...constants.plans])
  const sheets: SheetPlan[] = []
  for (const { sheet, rowIndexes, columns, sheetMapping } of included) {
    const plan = planSheet(catalogue, written, {
      sheet,
      order: sheets.length,
      label: included.length > 1 ? sheet.name : undefined,
      rowIndexes,
      mapping: sheetMapping,
      columns: columns.map((column) => ({ ...column, reader: readers.readerOf(column.field) })),
    })
    sheets.push(yield* plan)
  }
  const slots = sheets.flatMap((sheet) => sheet.slots)
  return {
    catalogue,
    supplierCode,
    sheets,
    constants: constants.plans,
    spokenLevels: new Set(slots.map(({ level }) => level.path)),
    levelKeys: levelKeysOf(slots, catalogue),
    written,
    issues: [...readers.issues, ...constants.issues],
    evidence: readers.evidence,
    reviewIssues: () => {
      const issues = readers.review()
      return issues === null ? null : [...issues, ...constants.issues]
    },
  }
}

type ColumnToPlace = Omit<MappedColumn, 'sheet'> & { readonly reader: PlannedReader }

function* planSheet(
  catalogue: Catalogue,
  written: WrittenLevel,
  {
    columns,
    mapping,
    ...rest
  }: Pick<SheetPlan, 'sheet' | 'order' | 'label' | 'rowIndexes'> & {
    readonly columns: readonly ColumnToPlace[]
    readonly mapping: SheetMapping
  },
): LongWork<SheetPlan> {
  const draft = rootDraft(written)
  for (const { field, leaf, source, reader } of columns) {
    const slot = slotFor(catalogue, draft, field.target)
    const { path } = slot.level
    const name = path === '' ? leaf.path : leaf.path.slice(path.length + 1)
    const { columnIndex = 0, header = '' } = source.columns[0] ?? {}
    const place = slot.written.places.get(name)
    if (place === undefined) throw new Error(`Nothing is written to ${leaf.path}.`)
    slot.columns.push({
      columnIndex,
      header,
      source,
      rows: new ColumnRows(rest.sheet, source, reader.read, leaf.kind),
      leaf,
      name,
      place,
      isOfCells: source.columns.length > 0,
      ...reader,
    })
    yield
  }
  const { root, slots } = finishSlots(draft, catalogue, mapping.eachRowIs)
  const [accountKey] = catalogue.root.naturalKeys[0] ?? []
  const isRowPerAccount = mapping.eachRowIs === catalogue.root.path
  const describesAccounts = root.columns.length > 1 || slots.some(({ level }) => level.path === holders)
  return {
    ...rest,
    root,
    slots,
    accountColumns: root.columns.filter(({ name }) => name === accountKey),
    countryColumns: root.columns.filter(({ leaf }) => leaf.kind === 'country'),
    columnsFromInside: columnsFromInside(rest.sheet, slots),
    isFilledDown: mapping.blanksMean === 'asAbove',
    isRowPerAccount,
    describesAccounts,
    isCopySlip: describesAccounts && !isRowPerAccount && slots.every(({ isOwnOfRow }) => !isOwnOfRow),
  }
}

/** @param slots  parents before children */
function columnsFromInside({ columnCount }: Sheet, slots: readonly Slot[]): readonly SheetColumn[] {
  const columns = new Map<number, SheetColumn>()
  for (const { source, columnIndex, rows } of slots.toReversed().flatMap((slot) => slot.columns)) {
    if (source.isPlain) columns.set(columnIndex, { columnIndex, rows })
  }
  for (let columnIndex = 0; columnIndex < columnCount; columnIndex += 1) {
    if (!columns.has(columnIndex)) columns.set(columnIndex, { columnIndex, rows: null })
  }
  return [...columns.values()]
}

/** A sheet that says who holds the accounts lists them. */
const holders = 'customers[]'
