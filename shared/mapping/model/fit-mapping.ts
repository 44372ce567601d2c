/**
 * Puts a mapping that was made for one file onto another: sheets are found by their names, and where there is none of a name by
 * their headers; columns by their headers, wherever they have moved to. Says what differs, so that nothing changes unseen.
 */
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { fieldPathOf } from './field-path.ts'
import { isMapped, targetsOf } from './fillings.ts'
import type { ColumnMapping, Mapping, SheetMapping } from './mapping.ts'
import { rowChoicesOf, withoutSingleRows } from './row-choices.ts'

/** What the present file has otherwise than the one that the mapping was made for. Columns count from 1. */
type FitDifference =
  | { readonly kind: 'sheetMissing'; readonly sheet: string }
  /** The mapping takes it under its other name, which its headers have told. */
  | { readonly kind: 'sheetRenamed'; readonly sheet: string; readonly from: string }
  /** It filled a field, or several when it was split. */
  | { readonly kind: 'columnMissing'; readonly sheet: string; readonly header: string; readonly column: ColumnMapping }
  /** Nothing was said about it, so it keeps what is suggested for it, as far as no other column fills that by now. */
  | { readonly kind: 'columnNew'; readonly sheet: string; readonly header: string; readonly column: number }

export type MappingFit = {
  /** For the present file, whether it fits or not. */
  readonly mapping: Mapping
  readonly differences: readonly FitDifference[]
  /** Every column is there as it was, and no other; sheets may be called otherwise. */
  readonly isExact: boolean
  /** Alike enough to be used by itself: all its sheets, the account number, and nearly all columns that fill something. */
  readonly fits: boolean
}

/** So large a share of the columns that fill something has to be there. */
const shareThatFits = 0.8

/**
 * `anotherFile`: its rows begin where its own headings say, choices about single rows are not taken over, and sheets that the
 * mapping doesn't know are left out.
 * `sameMake`: the very file, or one that is made like it: a sheet of the same name is as the mapping has it, and a column whose header
 * is nowhere is still where it was.
 */
export type Likeness = 'anotherFile' | 'sameMake'

/**
 * @param made  with the headers it was made for
 * @param present  any mapping of the present file: its sheets, headers and rows count
 */
export function fitMapping(
  made: Mapping,
  present: Mapping,
  catalogue: Pick<Catalogue, 'accountKey' | 'leaf'>,
  valueId: Likeness = 'anotherFile',
): MappingFit {
  const used = made.sheets.filter(({ isIncluded }) => isIncluded)
  const places = placesOf(used, present)
  const differences: FitDifference[] = []
  const fitted = new Map<SheetMapping, SheetMapping>()
  for (const from of used) {
    const to = places.get(from)
    if (to === undefined) {
      differences.push({ kind: 'sheetMissing', sheet: from.sheet })
      continue
    }
    const isSame = valueId === 'sameMake' && to.sheet === from.sheet
    const columns = fitColumns(from, to, isSame)
    fitted.set(from, { ...turnedLike(isSame ? from : withRowsOf(from, to), to), columns: columns.columns })
    if (to.sheet !== from.sheet) differences.push({ kind: 'sheetRenamed', sheet: to.sheet, from: from.sheet })
    differences.push(...columns.differences)
  }
  const taken = new Map([...places].map(([from, to]) => [to, fitted.get(from)]))
  const sheets =
    valueId === 'sameMake'
      ? made.sheets.map((sheet) => fitted.get(sheet) ?? sheet)
      : present.sheets.map((sheet) => taken.get(sheet) ?? { ...sheet, isIncluded: false })
  return {
    mapping: { ...made, sheets },
    differences,
    isExact: used.length > 0 && differences.every(({ kind }) => kind === 'sheetRenamed'),
    fits: isAlike(used, differences, catalogue),
  }
}

/** Where rows begin is the present file's own, and so is what was decided about single rows: those of another file are other rows. */
function withRowsOf(from: SheetMapping, to: SheetMapping): SheetMapping {
  const { sheet, headerRow, firstDataRow, rowsIn, rowsOut } = to
  return { ...withoutSingleRows(from), ...rowChoicesOf({ rowsIn, rowsOut }), sheet, headerRow, firstDataRow }
}

/** Whoever lays the present file out has turned its sheets as the mapping says, where they can be. */
const turnedLike = ({ isTurned: _, ...from }: SheetMapping, { isTurned }: SheetMapping): SheetMapping => ({
  ...from,
  ...(isTurned ? { isTurned } : {}),
})

/** Which sheet of the file stands for each that the mapping uses. */
function placesOf(used: readonly SheetMapping[], present: Mapping): ReadonlyMap<SheetMapping, SheetMapping> {
  const places = new Map<SheetMapping, SheetMapping>()
  const free = new Set(present.sheets)
  for (const sheet of used) {
    const named = present.sheets.find((one) => one.sheet === sheet.sheet)
    if (named === undefined) continue
    places.set(sheet, named)
    free.delete(named)
  }
  for (const sheet of used) {
    if (places.has(sheet)) continue
    // Exports call their only sheet after the day, and a text file's sheet is called like the file.
    const isOnly = used.length === 1 && present.sheets.length === 1
    const [best] = [...free]
      .map((one) => ({ one, share: shareFound(sheet, one) }))
      .filter(({ share }) => share >= (isOnly ? Number.MIN_VALUE : shareThatFits))
      .toSorted((one, other) => other.share - one.share)
    if (best === undefined) continue
    places.set(sheet, best.one)
    free.delete(best.one)
  }
  return places
}

function shareFound(from: SheetMapping, sheet: SheetMapping): number {
  const filling = from.columns.filter(isMapped).length
  const missing = fitColumns(from, sheet).differences.filter(({ kind }) => kind === 'columnMissing').length
  return filling === 0 ? 0 : (filling - missing) / filling
}

/**
 * The columns of a sheet as another sheet's columns say: each by its header, the first, second, … of the same one.
 * @param isSame  columns whose header is nowhere are taken by their place
 */
function fitColumns(
  from: SheetMapping,
  sheet: SheetMapping,
  isSame = false,
): { readonly columns: readonly ColumnMapping[]; readonly differences: readonly FitDifference[] } {
  const byHeader = Map.groupBy(from.columns, ({ header }) => keyOf(header))
  const found = new Map<number, ColumnMapping>()
  const left = new Set(from.columns)
  const take = (column: number, one: ColumnMapping | undefined): void => {
    if (one === undefined || !left.delete(one)) return
    found.set(column, one)
  }
  for (const { column, header } of sheet.columns)
    if (keyOf(header) !== '') take(column, byHeader.get(keyOf(header))?.shift())
  for (const { column, header } of sheet.columns) {
    if (found.has(column)) continue
    const there = from.columns.find((one) => one.column === column)
    if (isSame || (there !== undefined && keyOf(there.header) === '' && keyOf(header) === '')) take(column, there)
  }
  const filled = new Set([...found.values()].flatMap(targetsOf))
  const columns = sheet.columns.map((own): ColumnMapping => {
    const { column, header } = own
    const said = found.get(column) ?? (isFreeIn(filled, own) ? own : { target: null })
    return { ...said, column, header }
  })
  const added = sheet.columns.filter(({ column, header }) => !found.has(column) && header !== '')
  return {
    columns,
    differences: [
      ...[...left].filter(isMapped).map((column): FitDifference => {
        return { kind: 'columnMissing', sheet: sheet.sheet, header: column.header, column }
      }),
      ...added.map(({ column, header }): FitDifference => ({ kind: 'columnNew', sheet: sheet.sheet, header, column })),
    ],
  }
}

/** A part of a joined value belongs to the other parts, which may be read otherwise now. */
const isFreeIn = (filled: ReadonlySet<string>, column: ColumnMapping): boolean =>
  column.join === undefined && targetsOf(column).every((target) => !filled.has(target))

/** Case and blanks are no difference. */
const keyOf = (header: string): string => header.trim().replaceAll(/\s+/g, ' ').toLowerCase()

function isAlike(
  used: readonly SheetMapping[],
  differences: readonly FitDifference[],
  { accountKey, leaf }: Pick<Catalogue, 'accountKey' | 'leaf'>,
): boolean {
  const filling = used.flatMap(({ columns }) => columns.filter(isMapped))
  const missing = new Set(differences.flatMap((one) => (one.kind === 'columnMissing' ? [one.column] : [])))
  // It was made for another service.
  const isFieldGone = (target: string): boolean => leaf(fieldPathOf(target)) === undefined
  for (const column of filling) if (targetsOf(column).every(isFieldGone)) missing.add(column)
  const kept = filling.filter((column) => !missing.has(column))
  const hasNumber = kept.some((column) => targetsOf(column).includes(accountKey))
  const hadNumber = filling.some((column) => targetsOf(column).includes(accountKey))
  const hasAllSheets = differences.every(({ kind }) => kind !== 'sheetMissing')
  return hasAllSheets && hasNumber === hadNumber && kept.length > 0 && kept.length / filling.length >= shareThatFits
}
