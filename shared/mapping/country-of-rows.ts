/** Which country the rows of a sheet belong to, for values that mean something else in each: phone numbers and postcodes. */
import type { AssemblyPlan, ColumnPlan, SheetPlan } from './assembly-plan.ts'
import { countryCodeOf } from './countries.ts'
import type { CellReading } from './read-value.ts'

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
 * account. On a sheet that names none it is the one that all other sheets name.
 */
export function countriesOfRows(plan: AssemblyPlan): CountryOfRows {
  const only = onlyCountryOf(plan)
  return (sheet, column) => {
    const { leaf } = column
    const isPostcode = leaf.name === 'postal_code'
    if (leaf.kind !== 'phone' && !isPostcode) return null
    const beside = isPostcode ? leaf.path.replace(/[^.]+$/, 'country') : null
    const { columns: ofElement = [] } = sheet.slots.find((slot) => slot.columns.includes(column)) ?? {}
    const telling = [...ofElement.filter((one) => one.leaf.path === beside), ...sheet.countryColumns]
    const columns = telling.map(countryIn)
    const said = countrySaid(plan, (path) => path === beside) ?? countrySaid(plan, isOfAccount) ?? only
    return {
      at: (rowIndex) => firstCountryIn(columns, rowIndex) ?? said,
      isOneFor: (rowIndexes) => telling.every(({ rows }) => rows.areAllAlike(rowIndexes)),
    }
  }
}

/**
 * The country of the account's own address, for rows of sheets that don't name it themselves. Looked up when the first row asks.
 * @param accountOfRow  the same thing for each row of an account; `undefined` for a row of none
 */
export function countriesOfAccounts(
  { sheets }: AssemblyPlan,
  accountOfRow: (sheet: string, rowIndex: number) => object | undefined,
): (sheet: string, rowIndex: number) => string | null {
  let known: ReadonlyMap<object, string> | null = null
  const lookUp = (): ReadonlyMap<object, string> => {
    const countries = new Map<object, string>()
    for (const { sheet, countryColumns, rowIndexes } of sheets) {
      const columns = countryColumns.map(countryIn)
      for (const rowIndex of countryColumns.length === 0 ? [] : rowIndexes) {
        const account = accountOfRow(sheet.name, rowIndex)
        if (account === undefined || countries.has(account)) continue
        const country = firstCountryIn(columns, rowIndex)
        if (country !== null) countries.set(account, country)
      }
    }
    return countries
  }
  return (sheet, rowIndex) => {
    known ??= lookUp()
    const account = accountOfRow(sheet, rowIndex)
    return account === undefined ? null : (known.get(account) ?? null)
  }
}

const isOfAccount = (path: string): boolean => !path.includes('[]')

/** For every account. */
function countrySaid({ constants }: AssemblyPlan, isMeant: (path: string) => boolean): string | null {
  const constant = constants.find(({ leaf }) => leaf.kind === 'country' && isMeant(leaf.path))
  return constant === undefined ? null : countryCodeOf(String(constant.value))
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

function onlyCountryOf({ sheets }: AssemblyPlan): string | null {
  const countries = new Set<string>()
  for (const { countryColumns, rowIndexes } of sheets) {
    for (const column of countryColumns) {
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
