/** Which country the rows of a sheet belong to, for values that mean something else in each: phone numbers and postcodes. */

import type { Leaf } from '../../catalogue/catalogue.ts'
import { countryCodeOf } from '../locale/countries.ts'
import type { AssemblyPlan, ColumnPlan, SheetPlan } from '../plan/assembly-plan.ts'
import type { CellReading } from '../read/read-value.ts'
import type { AccountRows } from './assemble-account.ts'
import type { RowOfSheet } from './elements/row-reference.ts'

/** Two letters; `null` where nothing tells. */
type CountryOfRow = (rowIndex: number) => string | null

export type CountriesOfColumn = {
  readonly at: CountryOfRow
  /** Whether all these rows certainly have one, or none tells; found out without reading any. */
  isOneFor(rowIndexes: readonly number[]): boolean
}

/** @returns the countries of the rows of a column; `null` where the field depends on no country */
export type CountryOfRows = (sheet: SheetPlan, column: ColumnPlan) => CountriesOfColumn | null

/**
 * The country is that of the address which a postcode is in, else that of the account's own address: said in the row, or for every
 * account. On a sheet that names none it is the one that all other sheets name. For phone numbers addresses of the account's parts count too.
 */
export function countriesOfRows(plan: AssemblyPlan): CountryOfRows {
  const only = onlyCountryOf(plan, ({ own }) => own)
  const onlyOfParts = onlyCountryOf(plan, ({ ofParts }) => ofParts)
  return (sheet, column) => {
    const { leaf } = column
    const isPostcode = leaf.role === 'postcode'
    if (leaf.kind !== 'phone' && !isPostcode) return null
    const beside = isPostcode ? countryBeside(plan, leaf) : null
    const { columns: ofElement = [] } = sheet.slots.find((slot) => slot.columns.includes(column)) ?? {}
    const { own, ofParts } = sheet.countryColumns
    const telling = [...ofElement.filter((one) => one.leaf.path === beside), ...own, ...(isPostcode ? [] : ofParts)]
    const columns = telling.map(countryIn)
    const [saidBeside] = countriesSaid(plan, (path) => path === beside)
    const [said = only] = countriesSaid(plan, isOfAccount)
    const [saidOfParts = onlyOfParts] = isPostcode ? [null] : countriesSaid(plan, isOfParts)
    const forAll = saidBeside ?? said ?? saidOfParts
    return {
      at: (rowIndex) => firstCountryIn(columns, rowIndex) ?? forAll,
      isOneFor: (rowIndexes) => telling.every(({ rows }) => rows.areAllAlike(rowIndexes)),
    }
  }
}

/**
 * The country of phone numbers without +, which has to be known before they are read: that of the account's own address; where that
 * names none, the one that all addresses of its parts are in.
 */
export function countryOfAccount(plan: AssemblyPlan, rows: readonly RowOfSheet[]): string | null {
  for (const { sheet, rowIndex } of rows) {
    for (const column of sheet.countryColumns.own) {
      const reading = column.rows.read(rowIndex, null)
      if (reading.state === 'value') return countryCodeOf(String(reading.value))
    }
  }
  const [said] = countriesSaid(plan, isOfAccount)
  if (said !== undefined) return said
  const ofParts = rows.flatMap(({ sheet, rowIndex }) =>
    sheet.countryColumns.ofParts.flatMap((column) => {
      const reading = column.rows.read(rowIndex, null)
      return reading.state === 'value' ? [countryCodeOf(String(reading.value))] : []
    }),
  )
  const named = new Set([...ofParts, ...countriesSaid(plan, isOfParts)])
  const [only = null] = named
  return named.size === 1 ? only : null
}

/** Each account's is looked up when the first of its rows asks. @param accountOf  `undefined` for a row of none */
export function countriesOfAccounts(
  plan: AssemblyPlan,
  accountOf: (sheet: string, rowIndex: number) => AccountRows | undefined,
): (sheet: string, rowIndex: number) => string | null {
  const known = new Map<AccountRows, string | null>()
  return (sheet, rowIndex) => {
    const account = accountOf(sheet, rowIndex)
    if (account === undefined) return null
    if (!known.has(account)) known.set(account, countryOfAccount(plan, account.rows))
    return known.get(account) ?? null
  }
}

/** The path of the country in the group of a field. */
const countryBeside = ({ catalogue }: AssemblyPlan, { path }: Leaf): string | null =>
  catalogue.leaves.find((leaf) => leaf.kind === 'country' && groupOf(leaf.path) === groupOf(path))?.path ?? null
const groupOf = (path: string): string => path.slice(0, path.lastIndexOf('.') + 1)

const isOfParts = (path: string): boolean => path.includes('[]')
const isOfAccount = (path: string): boolean => !isOfParts(path)

/** For every account, or every such part of them. */
function countriesSaid({ constants }: AssemblyPlan, isMeant: (path: string) => boolean): readonly (string | null)[] {
  const ofCountries = constants.filter(({ leaf }) => leaf.kind === 'country' && isMeant(leaf.path))
  return ofCountries.map(({ value }) => countryCodeOf(String(value)))
}

function firstCountryIn(columns: readonly CountryOfRow[], rowIndex: number): string | null {
  for (const countryAt of columns) {
    const country = countryAt(rowIndex)
    if (country !== null) return country
  }
  return null
}

/** Neighbours mostly share their reading, of which the code is looked up once. */
function countryIn({ rows }: ColumnPlan): CountryOfRow {
  let last: CellReading | null = null
  let country: string | null = null
  return (rowIndex) => {
    const reading = rows.read(rowIndex, null)
    if (reading !== last) country = reading.state === 'value' ? countryCodeOf(String(reading.value)) : null
    last = reading
    return country
  }
}

function onlyCountryOf(
  { sheets }: AssemblyPlan,
  columnsOf: (columns: SheetPlan['countryColumns']) => readonly ColumnPlan[],
): string | null {
  const countries = new Set<string>()
  for (const { countryColumns, rowIndexes } of sheets) {
    for (const column of columnsOf(countryColumns)) {
      const countryAt = countryIn(column)
      for (const rowIndex of column.rows.areAllAlike(rowIndexes) ? rowIndexes.slice(0, 1) : rowIndexes) {
        const country = countryAt(rowIndex)
        if (country !== null) countries.add(country)
        if (countries.size > 1) return null
      }
    }
  }
  const [only] = countries
  return only ?? null
}
