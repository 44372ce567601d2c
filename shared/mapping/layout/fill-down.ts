/**
 * Finds out whether a sheet writes an account once and leaves it blank in the rows below, which go on with its meters or payments.
 * A row whose account number was forgotten looks alike, and must not be given to the account above it: so there is a doubt unless
 * those rows are plainly something else than the rows that have a number.
 */
import { type Catalogue, isOfPeople } from '../../catalogue/catalogue.ts'
import type { Sheet } from '../../sheet/sheet.ts'
import { fieldPathOf, formatTarget, parseTarget } from '../model/field-path.ts'
import { filledFields } from '../model/fillings.ts'
import type { SheetMapping } from '../model/mapping.ts'
import { isBlankCell } from '../read/read-value.ts'

/** So large a share of the rows with a number has what the rows below them leave out. */
const usualShare = 0.8

/** Fewer rows with people in them are slips rather than a way of writing. */
const fewestPeopleRows = 2
const fewestPeopleShare = 0.05

/** @param rowIndexes  rows of data, from 0 */
export function isFilledDown(
  sheet: Pick<Sheet, 'cellAt'>,
  rowIndexes: readonly number[],
  mapping: Pick<SheetMapping, 'columns'>,
  catalogue: Catalogue,
): boolean {
  const groups = groupsOf(mapping, catalogue)
  const naming = groups.find(({ isNaming }) => isNaming)
  if (naming === undefined) return false
  const isFilled = (rowIndex: number, { columns }: ColumnGroup): boolean =>
    columns.some((column) => !isBlankCell(sheet.cellAt(rowIndex, column)))
  const named = rowIndexes.filter((row) => isFilled(row, naming))
  const below = rowIndexes.filter((row) => !isFilled(row, naming))
  if (below.length === 0 || named[0] !== rowIndexes[0]) return false
  // Who repeats a number in the next row doesn't leave it out.
  const nameAt = (row: number): string =>
    naming.columns.map((column) => sheet.cellAt(row, column).text.trim()).join(' ')
  if (
    rowIndexes.some(
      (row, index) => index > 0 && isFilled(row, naming) && nameAt(row) === nameAt(rowIndexes[index - 1] ?? -1),
    )
  )
    return false

  const own = groups.find(({ isBesideNaming }) => isBesideNaming)
  if (own !== undefined && below.some((row) => isFilled(row, own))) return false
  const isLeftOut = (group: ColumnGroup): boolean =>
    named.filter((row) => isFilled(row, group)).length >= named.length * usualShare &&
    below.every((row) => !isFilled(row, group))
  const people = groups.filter(({ isOfPeople }) => isOfPeople)
  // A row with a person in it may be a household of its own, unless all that is said of households is missing.
  if (people.some((group) => below.some((row) => isFilled(row, group)))) {
    const isUsual = below.length >= fewestPeopleRows && below.length >= rowIndexes.length * fewestPeopleShare
    const ofHousehold = own ?? groups.find(({ isSupplied }) => isSupplied)
    return isUsual && ofHousehold !== undefined && isLeftOut(ofHousehold)
  }
  if (groups.some((group) => group !== naming && isLeftOut(group))) return true
  // Nothing but a number and what hangs on it: then it takes more blanks than numbers, and no number twice.
  const isBare = people.length === 0 && own === undefined && new Set(named.map(nameAt)).size === named.length
  return isBare && below.length >= named.length
}

type ColumnGroup = {
  /** By index from 0. */
  readonly columns: number[]
  /** Says which account a row is about, or on a sheet without account numbers which supply point. */
  readonly isNaming: boolean
  /** The other fields of what is named. */
  readonly isBesideNaming: boolean
  readonly isOfPeople: boolean
  /** Where a household lives, if nothing is said of its account itself. */
  readonly isSupplied: boolean
}

/** The columns of a sheet by the element that they describe. */
function groupsOf(mapping: Pick<SheetMapping, 'columns'>, catalogue: Catalogue): readonly ColumnGroup[] {
  const fields = filledFields(mapping).flatMap(({ target, parts }) => {
    const leaf = catalogue.leaf(fieldPathOf(target))
    const columns = parts.flatMap(({ source }) => (source.from === 'column' ? [source.column - 1] : []))
    return leaf === undefined ? [] : [{ target, leaf, columns }]
  })
  const uniqueKeys = catalogue.levels
    .filter(({ isKeyUnique }) => isKeyUnique)
    .map(({ path, naturalKeys }) => (path === '' ? naturalKeys[0]?.[0] : `${path}.${naturalKeys[0]?.[0]}`))
  // Levels come from the outside in, so the account number comes first.
  const key = uniqueKeys.find((path) => fields.some(({ leaf }) => leaf.path === path))
  const keyLevel = key === undefined ? undefined : catalogue.leaf(key)?.levelPath
  const groups = new Map<string, ColumnGroup>()
  for (const { target, leaf, columns } of fields) {
    const isNaming = leaf.path === key
    const element = isNaming ? 'naming' : elementOf(target)
    const group = groups.get(element) ?? {
      columns: [],
      isNaming,
      isBesideNaming: !isNaming && leaf.levelPath === keyLevel,
      isOfPeople: isOfPeople(catalogue, leaf.levelPath),
      isSupplied: catalogue.addresses.some(({ levelPath }) => levelPath !== '' && levelPath === leaf.levelPath),
    }
    group.columns.push(...columns)
    groups.set(element, group)
  }
  return [...groups.values()]
}

/** The target as far as it says which element: `customers[1]`; `''` for the account. */
function elementOf(target: string): string {
  const steps = parseTarget(target) ?? []
  return formatTarget(steps.slice(0, steps.findLastIndex(({ selector }) => selector !== undefined) + 1))
}
