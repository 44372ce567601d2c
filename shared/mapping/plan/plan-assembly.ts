/** Works out once, before any row is read, what a mapping means for a workbook. */

import { countedNumbers } from '../../additions/counted-numbers.ts'
import { transactionsBelowZero } from '../../additions/transactions-below-zero.ts'
import type { CooperativeTask } from '../../basics/cooperative-task.ts'
import { type Catalogue, isAccountKey } from '../../catalogue/catalogue.ts'
import type { Issue } from '../../result.ts'
import { dataRowsOf, type Sheet } from '../../sheet/sheet.ts'
import type { Unfilled } from '../../words/unfilled-words.ts'
import { isMapped } from '../model/fillings.ts'
import type { Mapping, SheetMapping } from '../model/mapping.ts'
import { inTarget, targetLevels } from '../model/target-label.ts'
import { guessedColumns, speaksAgainstCreating, unexplainedColumns } from '../model/undecided-columns.ts'
import { isNameOf } from '../suggest/suggest-mapping.ts'
import { addressPairs, fieldsOfPairs } from './address-pairs.ts'
import { planAssumed, planConstants } from './assembly-constants.ts'
import type { AssemblyInput, AssemblyPlan, ColumnPlan, SheetColumn, SheetPlan, Slot } from './assembly-plan.ts'
import { withChosenKeys } from './choose-keys.ts'
import { type MappedColumn, type PlannedReader, planReaders } from './column-readers.ts'
import { planSource } from './column-rows.ts'
import { finishSlots, levelKeysOf, rootDraft, slotFor } from './plan-slots.ts'
import { fieldsOfSheet } from './rows/about-rows.ts'
import { rootOfAccounts } from './rows/notes-of-accounts.ts'
import { planPayload, type WrittenLevel, writtenPaths } from './written-level.ts'

/** Columns whose target is no field of the catalogue are left out: `checkMapping` says so. */
export function* planAssembly(input: AssemblyInput): CooperativeTask<AssemblyPlan> {
  const { workbook, layouts, mapping, supplierCode, terms, settingsIn = 'map', suggestions, isUnattended } = input
  const catalogue = withChosenKeys(input.catalogue, mapping.keys)
  const sheetByName = new Map(workbook.sheets.map((sheet) => [sheet.name, sheet]))
  const rolesBySheet = new Map(layouts.map(({ sheet, roles }) => [sheet, roles]))
  const included = mapping.sheets.flatMap((sheetMapping) => {
    const sheet = sheetByName.get(sheetMapping.sheet)
    if (!sheetMapping.isIncluded || sheet === undefined) return []
    const roles = rolesBySheet.get(sheet.name) ?? []
    const rowIndexes = dataRowsOf(roles, sheetMapping.firstDataRow - 1)
    const totalRows = roles.flatMap((role, row) => (role === 'total' ? [row] : []))
    const columns = fieldsOfSheet(catalogue, sheetMapping, sheet)
    return columns.length === 0
      ? []
      : [{ sheet, headerRow: sheetMapping.headerRow, rowIndexes, totalRows, columns, sheetMapping }]
  })
  const mapped = included.flatMap(({ columns, ...sheet }) => columns.map((column) => ({ ...column, sheet })))
  const readers = yield* planReaders(mapped, mapping, catalogue, terms)
  const constants = planConstants(mapping, catalogue)
  const fields = mapped.map(({ leaf, field }) => ({ leaf, levels: targetLevels(catalogue, field.target) }))
  const said = [...fields, ...constants.plans]
  const assumed = planAssumed(
    catalogue,
    said.map(({ leaf }) => leaf.path),
  )
  const pairs = addressPairs(catalogue, mapping, fields, constants.plans)
  const written = planPayload(catalogue, [...said, ...assumed, ...fieldsOfPairs(pairs, fields)])
  const sheets: SheetPlan[] = []
  for (const { sheet, rowIndexes, totalRows, columns, sheetMapping } of included) {
    const undecided = unexplainedColumns(sheetMapping, suggestions).map(({ column, header, says }) => ({
      columnIndex: column - 1,
      header,
      says: isUnattended === true && says !== null && !speaksAgainstCreating(says) ? null : says,
    }))
    const plan = planSheet(catalogue, written, {
      sheet,
      order: sheets.length,
      label: included.length > 1 ? sheet.name : undefined,
      rowIndexes,
      totalRows,
      mapping: sheetMapping,
      undecidedColumns: undecided,
      askedColumns: undecided.flatMap(({ says, ...column }) => (says === null ? [] : [{ ...column, says }])),
      guessedColumns: guessedColumns(sheetMapping, suggestions).map(({ column, header, target }) => ({
        columnIndex: column - 1,
        header,
        field: inTarget(catalogue, target ?? ''),
      })),
      columns: columns.map((column) => ({ ...column, reader: readers.readerOf(column.field) })),
    })
    sheets.push(yield* plan)
  }
  const slots = sheets.flatMap((sheet) => sheet.slots)
  const paths = new Set(writtenPaths(written))
  const unfilled = unfilledFields(mapping, catalogue)
  const ofTransactions = (): readonly Issue[] => {
    const read = mapped.map((column) => ({ ...column, read: readers.readerOf(column.field).read }))
    return [
      ...countedNumbers(mapped, input.catalogue),
      ...transactionsBelowZero(read, constants.plans, input.catalogue),
    ]
  }
  return {
    catalogue,
    supplierCode,
    terms,
    settingsIn,
    sheets,
    constants: [...constants.plans, ...assumed],
    addressPairs: pairs,
    spokenLevels: new Set(slots.map(({ level }) => level.path)),
    levelKeys: levelKeysOf(slots, catalogue),
    written,
    issues: [...readers.issues, ...constants.issues, ...ofTransactions()],
    unfilledAt: (path) => (paths.has(path) ? null : unfilled(path)),
    evidence: readers.evidence,
    reviewIssues: () => {
      const issues = readers.review()
      return issues === null ? null : [...issues, ...constants.issues, ...ofTransactions()]
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
  }: Pick<
    SheetPlan,
    'sheet' | 'order' | 'label' | 'rowIndexes' | 'totalRows' | 'undecidedColumns' | 'askedColumns' | 'guessedColumns'
  > & {
    readonly columns: readonly ColumnToPlace[]
    readonly mapping: SheetMapping
  },
): CooperativeTask<SheetPlan> {
  const draft = rootDraft(written)
  for (const { field, leaf, source, reader } of columns) {
    const slot = slotFor(catalogue, draft, field.target)
    const { path } = slot.level
    const name = path === '' ? leaf.path : leaf.path.slice(path.length + 1)
    const place = slot.written.places.get(name)
    if (place === undefined) throw new Error(`Nothing is written to ${leaf.path}.`)
    slot.columns.push({
      ...planSource(rest.sheet, source, reader.read, leaf.kind),
      leaf,
      name,
      place,
      ...reader,
    })
    yield
  }
  const { root, slots } = finishSlots(draft, catalogue, mapping.eachRowIs)
  const isRowPerAccount = mapping.eachRowIs === catalogue.root.path
  // What is added to accounts describes none: each of its sheets names those that it adds to.
  const describesAccounts =
    catalogue.people.length > 0 &&
    (root.columns.length > 1 || slots.some(({ level }) => catalogue.people.includes(level)))
  return {
    ...rest,
    root,
    slots,
    rootOfAccount: rootOfAccounts(rest.sheet, root, slots.length),
    accountColumns: root.columns.filter(({ leaf }) => isAccountKey(leaf)),
    countryColumns: {
      own: root.columns.filter(isOfCountries),
      ofParts: slots.flatMap(({ level, columns }) => (level === root.level ? [] : columns.filter(isOfCountries))),
    },
    columnsFromInside: columnsFromInside(rest.sheet, slots),
    isFilledDown: mapping.blanksMean === 'asAbove',
    isRowPerAccount,
    describesAccounts,
    isCopySlip: describesAccounts && slots.every(({ isOwnOfRow }) => !isOwnOfRow || isRowPerAccount),
  }
}

const isOfCountries = ({ leaf }: ColumnPlan): boolean => leaf.kind === 'country'

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

/**
 * A field that no column fills, and the column that may hold it: one that fills nothing, whose heading says that it is of the field.
 * @returns of a field's path what is known of it where nothing fills it; asked only of such
 */
function unfilledFields({ sheets }: Mapping, catalogue: Catalogue): (path: string) => Unfilled | null {
  const included = sheets.filter(({ isIncluded }) => isIncluded)
  const open = included.flatMap(({ sheet, columns }) =>
    columns.flatMap((one) =>
      isMapped(one) || one.header.trim() === ''
        ? []
        : [{ sheet: included.length > 1 ? sheet : undefined, column: one.column, header: one.header }],
    ),
  )
  return (path) => {
    const leaf = catalogue.leaf(path)
    if (leaf === undefined) return null
    return { path, field: leaf.label, column: open.find(({ header }) => isNameOf(header, path, catalogue)) ?? null }
  }
}
