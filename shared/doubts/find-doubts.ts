/**
 * Finds what is doubtful in the columns that are mapped: a column that is left out can do no harm. A doubt is said at its cell; one
 * that most cells of a column share is said once for the column, so that nobody is buried.
 */

import type { CooperativeTask } from '../basics/cooperative-task.ts'
import { isAccountKey, type Leaf } from '../catalogue/catalogue.ts'
import { type FieldKind, type FieldRole, hasSides } from '../contract/field.ts'
import { issue } from '../issue-words.ts'
import type { CountriesOfColumn } from '../mapping/assemble/country-of-rows.ts'
import type { SheetPlan } from '../mapping/plan/assembly-plan.ts'
import type { CellReader } from '../mapping/read/read-value.ts'
import type { Issue } from '../result.ts'
import { type DistinctCells, distinctCellsAs } from '../sheet/distinct-cells.ts'
import type { Cell, Sheet } from '../sheet/sheet.ts'
import {
  type DoubtCode,
  type DoubtOfCells,
  type DoubtOfColumns,
  inColumnCode,
  saidOf,
} from '../words/issues/doubt-words.ts'
import {
  checkCurrencies,
  checkMinorUnits,
  checkPercentages,
  checkRounded,
  checkShownSides,
  checkThirdDecimals,
} from './amounts-and-dates/check-amounts.ts'
import { checkMixedOrders, checkShortYears, checkSwappedDates } from './amounts-and-dates/check-dates.ts'
import { checkEvenings } from './amounts-and-dates/check-evenings.ts'
import {
  checkDatesAmongTexts,
  checkNumbersAmongWords,
  checkTextAmongDates,
  checkTextAmongNumbers,
} from './amounts-and-dates/check-held-as.ts'
import { unusedCurrencies, unusedSides } from './amounts-and-dates/check-sides.ts'
import { accountsBeside, totalDiffers } from './amounts-and-dates/check-totals.ts'
import {
  checkDecimalEnds,
  checkForms,
  checkSeveralCodes,
  checkSpacedCodes,
  checkSpellings,
} from './codes/check-codes.ts'
import { checkLabels } from './codes/check-labels.ts'
import { checkLastDigits } from './codes/check-last-digits.ts'
import { checkLeadingZeros, checkPhoneZeros } from './codes/check-leading-zeros.ts'
import { checkMarks } from './codes/check-marks.ts'
import { checkPhoneKind } from './codes/check-phone-kind.ts'
import {
  checkPostcodeLetters,
  checkPostcodeSigns,
  checkPostcodeWords,
  checkWordsAmongCodes,
} from './codes/check-words-in-codes.ts'
import { type ColumnRule, type Finding, placeOfDoubt, rowCountOf, type SeenCell } from './column-rule.ts'
import { mergedCells, oldDates, struckCells, type ToldAt } from './sheets/check-file.ts'
import { secondTable } from './sheets/check-second-table.ts'
import { signSets, signsOf } from './text-signs.ts'
import { type CutColumn, checkCutParts, partsNotSent } from './texts/check-cut-parts.ts'
import { checkNames, checkUnlikeNames, checkUnsureTitles, joinedTitles, titlesBeside } from './texts/check-names.ts'
import type { NamedIn } from './texts/garbled-text.ts'
import { valuesOfMany } from './texts/shared-values.ts'
import {
  checkDigits,
  checkHeadings,
  checkPlaceholderAddresses,
  checkPlaceholders,
  checkQuotes,
  checkTownsBehind,
  checkUnseen,
  checkWholeAddresses,
  rulesOfAll,
  rulesOfWords,
} from './texts/text-rules.ts'

/** A mapped column of a sheet; `ColumnPlan` and `SheetPlan` have all of it. */
export type ColumnToDoubt = {
  readonly sheet: Sheet
  /** The sheet's name where a message has to tell it from others. */
  readonly label: string | undefined
  /** Rows of data, by index from 0. */
  readonly rowIndexes: readonly number[]
  /** Rows that state totals, by index from 0. */
  readonly totalRows: readonly number[]
  /** By index from 0. */
  readonly headerRowIndex: number
  readonly columnIndex: number
  readonly header: string
  /** What it fills; or it has a part of a value made of several cells: of a street, or of something else. */
  readonly leaf: Leaf | 'partOfStreet' | 'partOfValue'
  /** Fields are filled with parts of its text, and forms of address in front are in none that is sent as a name. */
  readonly isCut?: boolean
  /** Fields are filled with parts of its text. */
  readonly cutColumn?: CutColumn | undefined
  /** Of a street: nothing fills the town of its address, on any sheet. */
  readonly hasNoTown?: boolean
  readonly read: CellReader
  /** The columns that give the account number. */
  readonly accountColumns: SheetPlan['accountColumns']
  /** Columns of the sheet that no field is filled from, by index from 0. */
  readonly unused: readonly number[]
  /** Those of them that a person has left out. */
  readonly leftOut: readonly number[]
  /** Which country a row's value belongs to; `null` where no value of the column depends on it. */
  readonly countries: CountriesOfColumn | null
}

export type ColumnDoubts = {
  /** By row index from 0. */
  readonly atCells: ReadonlyMap<number, readonly Issue[]>
  readonly ofColumn: readonly Issue[]
}

/** The columns whose cells tell what is doubtful in it, itself the first, by index from 0. */
export const columnsThatTell = (column: ColumnToDoubt): readonly number[] => [
  column.columnIndex,
  // One that holds something else now may say a side or a currency once it is mended.
  ...(isDecimal(column) ? column.unused : []),
  ...(isOfMoney(column) ? accountsBeside(column) : []),
  ...(isOfLastNames(column) ? titlesBeside(column) : []),
  ...(column.cutColumn?.unsent.flatMap(({ besides }) => besides) ?? []),
  // Of whose accounts values are, and whether these are struck out.
  ...(isOfEmail(column) || column.sheet.isDoubted ? column.accountColumns.map((one) => one.columnIndex) : []),
]

export function* findDoubts(column: ColumnToDoubt): CooperativeTask<ColumnDoubts> {
  const { distinct, seen, seenAt } = yield* seenCells(column)
  // There are few in a column, which may have 100,000 cells.
  const signsThere = new Set(seen.map(({ signs }) => signs))
  const rules = rulesFor(column)
  const toldByAll: Finding[] = []
  for (const rule of rules) {
    const isShown = new Uint8Array(signSets)
    for (const signs of signsThere) if (rule.about?.(signs) ?? true) isShown[signs] = 1
    const isAboutSome = rule.visit !== undefined && isShown.includes(1)
    for (let from = 0; isAboutSome && from < seen.length; from += cellsAtOnce) {
      show(rule, seen, from, isShown)
      yield
    }
    for (const one of rule.report({ cells: seen, read: column.read })) toldByAll.push(one)
    yield
  }
  const told = withoutWeaker(toldByAll)
  const toldOf = Map.groupBy(told, (one) => one.seen)
  const byCode = new Map<DoubtCode, ToldAt[]>(told.map(({ code }) => [code, []]))
  if (told.length > 0) {
    yield* distinct.eachRow((rowIndex, position) => {
      for (const { seen: _, ...doubted } of toldOf.get(seenAt(rowIndex, position)) ?? [])
        byCode.get(doubted.code)?.push({ ...doubted, rowIndex })
    })
  }
  const ofFile = [
    ...(column.sheet.isDoubted ? [...mergedCells(column), ...struckCells(column), ...oldDatesIn(column)] : []),
    ...(hasSide(column) ? unusedSides(column) : []),
    ...(isDecimal(column) ? unusedCurrencies(column) : []),
    ...(isOfLastNames(column) ? joinedTitles(column) : []),
  ]
  const ofMany = isOfEmail(column) ? yield* valuesOfMany(column, distinct) : []
  const ofRows = [...ofFile, ...ofMany, ...(yield* partsNotSent(column))]
  const { atCells, ofColumn } = said(column, [...byCode, ...Map.groupBy(ofRows, ({ code }) => code)], seen)
  const ofTable = isOfAccounts(column)
    ? yield* secondTable(column, distinct)
    : isOfMoney(column)
      ? yield* totalDiffers(column)
      : []
  return { atCells, ofColumn: [...ofColumn, ...ofTable] }
}

/** `seenAt`: with the position of the row's cell among the distinct ones. */
type Seen = {
  readonly seen: readonly SeenCell[]
  seenAt(rowIndex: number, position: number): SeenCell
}

function* seenCells(column: ColumnToDoubt): CooperativeTask<Seen & { readonly distinct: DistinctCells }> {
  const { countries, rowIndexes } = column
  // Most workbooks are of one country, and to ask every row for it takes longer than all else.
  const isOne = countries === null || countries.isOneFor(rowIndexes)
  const country = isOne ? (countries?.at(rowIndexes[0] ?? 0) ?? null) : null
  const distinct = yield* distinctCellsAs(column, (cell) => seenCell(cell, country))
  if (!isOne) return { distinct, ...(yield* seenByCountry(distinct, countries.at)) }
  const { cells } = distinct
  return { distinct, seen: cells, seenAt: (_, position) => cells[position] as SeenCell }
}

const seenCell = (cell: Cell, country: string | null): SeenCell => ({
  cell,
  count: 0,
  signs: signsOf(cell),
  country,
})

function* seenByCountry(
  { cells, eachRow }: DistinctCells<SeenCell>,
  countryAt: (rowIndex: number) => string | null,
): CooperativeTask<Seen> {
  const seen: SeenCell[] = []
  const byCountry = new Map<string | null, SeenCell[]>()
  const seenAt = (rowIndex: number, position: number) => {
    const country = countryAt(rowIndex)
    const known = byCountry.get(country) ?? []
    if (known.length === 0) byCountry.set(country, known)
    const before = known[position]
    if (before !== undefined) return before
    const made = { ...(cells[position] as SeenCell), count: 0, country }
    known[position] = made
    seen.push(made)
    return made
  }
  yield* eachRow((rowIndex, position) => {
    seenAt(rowIndex, position).count += 1
  })
  return { seen, seenAt }
}

/** So many take a few milliseconds. */
const cellsAtOnce = 5000

/** No part of the generator, which would make an object for each step of a loop. */
function show(rule: ColumnRule, seen: readonly SeenCell[], from: number, isShown: Uint8Array): void {
  const to = Math.min(from + cellsAtOnce, seen.length)
  for (let at = from; at < to; at += 1) {
    const one = seen[at] as SeenCell
    if (isShown[one.signs] === 1) rule.visit?.(one)
  }
}

/** Of the same cell each says less than such others. */
const saysLess: Partial<Record<DoubtCode, (other: DoubtCode) => boolean>> = {
  // And suggests the wrong day.
  date_held_as_text: (other) => other === 'day_begun_in_evening',
  // That digits are missing is said of the column alone.
  code_of_other_form: (other) => other !== 'code_of_other_form' && other !== 'numbers_of_other_length',
}

function withoutWeaker(told: readonly Finding[]): readonly Finding[] {
  if (!told.some(({ code }) => code in saysLess)) return told
  const toldOf = Map.groupBy(told, ({ seen }) => seen)
  return told.filter(({ code, seen }) => !toldOf.get(seen)?.some((other) => saysLess[code]?.(other.code)))
}

/** Says each doubt at its cell, or those of a kind once for the column. */
function said(
  column: ColumnToDoubt,
  byCode: readonly (readonly [DoubtCode, readonly ToldAt[]])[],
  seen: readonly SeenCell[],
): ColumnDoubts {
  const filledCount = byCode.length === 0 ? 0 : rowCountOf(seen)
  const atCells = new Map<number, Issue[]>()
  const ofColumn: Issue[] = []
  for (const [code, found] of byCode) {
    if (isSaidOnce(code, found.length, filledCount)) {
      ofColumn.push(columnIssue(column, code, found, filledCount))
      continue
    }
    for (const one of found) {
      const issues = atCells.get(one.rowIndex)
      if (issues === undefined) atCells.set(one.rowIndex, [cellIssue(column, code, one)])
      else issues.push(cellIssue(column, code, one))
    }
  }
  return { atCells, ofColumn }
}

// ---- Which rules look at which column

function rulesFor(column: ColumnToDoubt): readonly ColumnRule[] {
  if (typeof column.leaf === 'object') return [...rulesOfAll(), ...rulesOfKind(column.leaf, column)]
  return [
    ...[...rulesOfAll(), ...rulesOfWords(), checkPlaceholders(), checkDigits('text'), checkDatesAmongTexts()],
    ...(column.leaf === 'partOfStreet' ? [checkWholeAddresses()] : []),
  ]
}

function rulesOfKind(leaf: Leaf, column: ColumnToDoubt): readonly ColumnRule[] {
  const { sheet, columnIndex, header, isCut = false, cutColumn, hasNoTown = false } = column
  const { kind, role, isUnique, documentedValues } = leaf
  const ofKind: Readonly<Record<FieldKind, () => readonly ColumnRule[]>> = {
    text: () => [
      ...rulesOfWords(role === null ? undefined : namedIn[role]),
      // Where the interface shows values, others are said to be unusual.
      ...(documentedValues.length > 0 ? [] : [checkPlaceholders()]),
      checkDigits(kind),
      checkNumbersAmongWords(),
      ...(cutColumn === undefined ? [] : [checkCutParts(cutColumn)]),
      checkDatesAmongTexts(),
      checkDecimalEnds(),
      // A note may be a quotation.
      ...(role === 'remark' ? [] : [checkQuotes()]),
      ...(role === 'street' && !isCut ? [checkWholeAddresses()] : []),
      ...(role === 'street' && !isCut && hasNoTown ? [checkTownsBehind()] : []),
      ...(role === 'street' || role === 'town' ? [checkMarks('place')] : []),
      ...(role === 'givenName' || role === 'familyName'
        ? [checkNames(isCut ? 'whole' : role === 'givenName' ? 'given' : 'family')]
        : []),
      ...(isCut && role === 'givenName' ? [checkUnsureTitles(), checkUnlikeNames()] : []),
    ],
    identifier: () => [
      ...rulesOfWords(),
      checkPlaceholders(),
      checkQuotes(),
      checkHeadings(),
      checkDigits(kind),
      checkLeadingZeros(role === 'postcode'),
      checkMarks('code'),
      checkDecimalEnds(),
      // A postcode is no number of its own: it comes in both spellings in most sheets, and is sent as it is.
      ...(role === 'postcode'
        ? [checkPostcodeWords(), checkPostcodeLetters(), checkPostcodeSigns()]
        : [
            checkLabels(),
            checkWordsAmongCodes(isAccountKey(leaf)),
            checkSeveralCodes(),
            checkSpellings(),
            ...(isUnique && !isAccountKey(leaf) ? [checkForms()] : []),
            checkSpacedCodes(isUnique && !isAccountKey(leaf)),
            checkLastDigits(),
          ]),
    ],
    email: () => [checkUnseen(), checkPlaceholderAddresses()],
    country: () => [checkUnseen()],
    phone: () => [
      checkPhoneZeros(),
      ...(role === 'mobilePhone' || role === 'fixedPhone' ? [checkPhoneKind(role)] : []),
    ],
    date: () => [...datesOf(column), checkEvenings([...(sheet.replacedIn?.(columnIndex).values() ?? [])])],
    datetime: () => datesOf(column),
    decimal: () => [
      checkDigits(kind),
      checkTextAmongNumbers(typedIn(column)),
      checkThirdDecimals(),
      checkCurrencies(),
      ...(hasSides(leaf.money) ? [checkShownSides()] : []),
      checkRounded(),
      checkPercentages(),
      checkMinorUnits(header),
    ],
    number: () => [checkDigits(kind), checkTextAmongNumbers(typedIn(column)), checkPercentages()],
    integer: () => [checkDigits(kind), checkTextAmongNumbers(typedIn(column))],
    boolean: () => [],
    path: () => [...rulesOfWords(), checkPlaceholders(), checkQuotes()],
    json: () => [],
  }
  return ofKind[kind]()
}

const namedIn: Partial<Record<FieldRole, NamedIn>> = {
  givenName: 'name',
  familyName: 'name',
  street: 'place',
  town: 'place',
}

const datesOf = (column: ColumnToDoubt): readonly ColumnRule[] => [
  checkShortYears(),
  checkMixedOrders(),
  checkSwappedDates(),
  checkTextAmongDates(typedIn(column)),
]

/** What a person typed into its cells. */
function typedIn({ sheet, columnIndex }: ColumnToDoubt): ReadonlySet<string> {
  const rowIndexes = [...(sheet.replacedIn?.(columnIndex).keys() ?? [])]
  return new Set(rowIndexes.map((rowIndex) => sheet.cellAt(rowIndex, columnIndex).text))
}

const oldDatesIn = (column: ColumnToDoubt): readonly ToldAt[] =>
  typeof column.leaf === 'object' && /^date/.test(column.leaf.kind) ? oldDates(column) : []

const isOfAccounts = ({ leaf }: ColumnToDoubt): boolean => typeof leaf === 'object' && isAccountKey(leaf)

const isOfLastNames = ({ leaf }: ColumnToDoubt): boolean => typeof leaf === 'object' && leaf.role === 'familyName'

const isOfEmail = ({ leaf }: ColumnToDoubt): boolean => typeof leaf === 'object' && leaf.kind === 'email'

const decimalOf = ({ leaf }: ColumnToDoubt) => (typeof leaf === 'object' && leaf.kind === 'decimal' ? leaf : null)
const isDecimal = (column: ColumnToDoubt): boolean => decimalOf(column) !== null
/** CR or DR may be typed beside it. */
const hasSide = (column: ColumnToDoubt): boolean => hasSides(decimalOf(column)?.money ?? null)

const isOfMoney = ({ leaf }: ColumnToDoubt): boolean => typeof leaf === 'object' && leaf.money !== null

// ---- Said at the cell, or once for the column

/** So few cells are looked at one by one, whatever share of the column they are. */
const mostAtCells = 3
/** More than these nobody looks at one by one. */
const tooManyCells = 2000

function isSaidOnce(code: DoubtCode, count: number, filledCount: number): code is DoubtOfColumns {
  const said = saidOf(code)
  if (said !== 'either') return said === 'column'
  return (count > mostAtCells && count * 2 > filledCount) || count > tooManyCells
}

function factsOf(column: ColumnToDoubt, { rowIndex, other = '', field = '' }: ToldAt) {
  const value = column.sheet.cellAt(rowIndex, column.columnIndex).text
  return { ...placeOfDoubt(column, rowIndex, column).facts, value, other, field }
}

function cellIssue(column: ColumnToDoubt, code: DoubtOfCells, told: ToldAt): Issue {
  const { cell } = placeOfDoubt(column, told.rowIndex, column)
  return issue(code, factsOf(column, told), { cell }, told.suggestion)
}

/** At the column's header, as everything that is about a column. */
function columnIssue(
  column: ColumnToDoubt,
  code: DoubtOfColumns,
  found: readonly ToldAt[],
  filledCount: number,
): Issue {
  const [first] = found as readonly [ToldAt, ...ToldAt[]]
  const { cell } = placeOfDoubt(column, column.headerRowIndex, column)
  return issue(inColumnCode(code), { ...factsOf(column, first), count: found.length, filledCount }, { cell })
}
