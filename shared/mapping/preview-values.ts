/** What becomes of all values of a column at once: each different one with how many rows have it, those that can't be read first. */
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { FieldKind } from '../contract/field.ts'
import { countryCodeOf } from './countries.ts'
import { detectReading, detectReadings, nothingDetected } from './detect-reading.ts'
import { fieldPathOf } from './field-path.ts'
import { type FilledField, filledFields, type ValuePart } from './fillings.ts'
import type { Mapping, Reading } from './mapping.ts'
import { type ColumnToPreview, type PreviewedValue, previewColumn } from './preview-column.ts'
import { cellReader, isBlankCell } from './read-value.ts'
import { valueSource } from './value-source.ts'

export type PreviewedResult = {
  readonly target: string
  readonly state: 'nothing' | 'sent' | 'unreadable'
  readonly value: unknown
  /** What is wrong with it, or unusual. */
  readonly message: string | null
}

export type PreviewedLine = {
  /** As the cells show it; of a joined value, all of them. */
  readonly shown: string
  /** The first row that has it, counted from 1, and how many have it. */
  readonly row: number
  readonly rowCount: number
  /** One for each field that the column has a part in. */
  readonly results: readonly PreviewedResult[]
}

export type ColumnPreview = {
  readonly lines: readonly PreviewedLine[]
  /** How many different values were looked at, and whether there are more. */
  readonly lineCount: number
  readonly isWhole: boolean
  /** Rows whose value can't be turned. */
  readonly problemCount: number
}

export type ValuesToPreview = Pick<ColumnToPreview, 'catalogue' | 'sheet' | 'column' | 'cells' | 'rowIndexes'> &
  Pick<Mapping, 'defaults' | 'constants'>

/** More different values are not looked at: a change of the mapping is to be seen at once. */
const mostLookedAt = 5000
/** So many lines are shown. */
const mostShown = 60

/** Rows that show the same, and are read the same way. */
type Group = { readonly rowIndex: number; readonly country: string | null; rowCount: number }

export function previewValues(asked: ValuesToPreview): ColumnPreview {
  const { catalogue, sheet, column, cells, defaults } = asked
  const fields = filledFields(sheet).filter(({ parts }) => parts.some((part) => isFrom(part, column)))
  const { groups, isWhole } = groupRows(asked, fields)
  const detected = detectedIn(asked, fields, groups)
  const byCountry = Map.groupBy(groups, ({ country }) => country)
  const values = [...byCountry].flatMap(([phoneCountry, ofCountry]) => {
    const rowIndexes = ofCountry.map(({ rowIndex }) => rowIndex)
    return previewColumn({ catalogue, sheet, column, cells, defaults, detected, phoneCountry, rowIndexes })
  })
  const byRow = Map.groupBy(values, ({ row }) => row)
  const lines = groups.map(({ rowIndex, rowCount }): PreviewedLine => {
    const ofRow = byRow.get(rowIndex + 1) ?? []
    return { shown: ofRow[0]?.shown ?? '', row: rowIndex + 1, rowCount, results: ofRow.map(resultOf) }
  })
  const bad = lines.filter(isBad)
  return {
    lines: [...bad, ...lines.filter((line) => !isBad(line))].slice(0, mostShown),
    lineCount: lines.length,
    isWhole,
    problemCount: bad.reduce((sum, { rowCount }) => sum + rowCount, 0),
  }
}

function groupRows(asked: ValuesToPreview, fields: readonly FilledField[]) {
  const { cells, rowIndexes } = asked
  const columns = [...new Set(fields.flatMap(({ parts }) => parts.flatMap(columnOf)))]
  const countryAt = countryReader(asked, fields)
  const groups = new Map<string, Group>()
  let isWhole = true
  for (const rowIndex of rowIndexes) {
    const own = columns.map((one) => cells.cellAt(rowIndex, one - 1))
    if (own.every(isBlankCell)) continue
    const country = countryAt(rowIndex)
    const key = [country, ...own.map(({ kind, text }) => `${kind} ${text}`)].join('\n')
    const group = groups.get(key)
    if (group !== undefined) group.rowCount += 1
    else if (groups.size < mostLookedAt) groups.set(key, { rowIndex, country, rowCount: 1 })
    else isWhole = false
  }
  return { groups: [...groups.values()], isWhole }
}

/** What the values say of how they are read, by target; a guess counts less than what the mapping says for every column. */
function detectedIn(
  asked: ValuesToPreview,
  fields: readonly FilledField[],
  groups: readonly Group[],
): Readonly<Record<string, Reading>> {
  const { catalogue, sheet, cells, defaults } = asked
  const country = saidCountry(asked) ?? groups[0]?.country ?? undefined
  const entries = fields.flatMap((field) => {
    const kind = kindOf(catalogue, field)
    if (kind === undefined) return []
    const source = valueSource(cells, field, kind)
    const own = detectReading(
      kind,
      groups.map(({ rowIndex }) => source.cellAt(rowIndex)),
    )
    const found = detectReadings([{ sheet: sheet.sheet, kind, own }], country)
    const [{ reading, isAmbiguous } = nothingDetected] = found.columns
    return [[field.target, { ...found.defaults, ...reading, ...(isAmbiguous ? defaults : {}) }]]
  })
  return Object.fromEntries(entries)
}

/** The country of a phone number without +, row by row: that of the billing address, where the mapping names none. */
function countryReader(asked: ValuesToPreview, fields: readonly FilledField[]): (rowIndex: number) => string | null {
  const said = saidCountry(asked)
  if (said !== null || fields.every((field) => kindOf(asked.catalogue, field) !== 'phone')) return () => said
  const field = filledFields(asked.sheet).find(({ target }) => target === 'billing_address.country')
  if (field === undefined) return () => null
  const source = valueSource(asked.cells, field, 'country')
  const read = cellReader('country', { ...asked.defaults, ...field.reading })
  return (rowIndex) => {
    const country = source.read(read, rowIndex, null)
    return country.state === 'value' ? countryCodeOf(String(country.value)) : null
  }
}

/** What the mapping says: for phone numbers, or for every account's address. */
function saidCountry({ defaults, constants, catalogue }: ValuesToPreview): string | null {
  if (defaults.phoneCountry !== undefined) return defaults.phoneCountry
  const constant = constants.find(({ target }) => catalogue.leaf(target)?.kind === 'country')
  return constant === undefined ? null : countryCodeOf(constant.value.trim())
}

const kindOf = (catalogue: Catalogue, { target }: FilledField): FieldKind | undefined =>
  catalogue.leaf(fieldPathOf(target))?.kind

const isBad = ({ results }: PreviewedLine): boolean => results.some(({ state }) => state === 'unreadable')

const columnOf = ({ source }: ValuePart): number[] => (source.from === 'column' ? [source.column] : [])

const isFrom = ({ source }: ValuePart, column: number): boolean => source.from === 'column' && source.column === column

function resultOf({ target, result }: PreviewedValue): PreviewedResult {
  switch (result.state) {
    case 'nothing':
      return { target, state: 'nothing', value: null, message: null }
    case 'sent':
      return { target, state: 'sent', value: result.value, message: result.warning?.message ?? null }
    case 'unreadable':
      return { target, state: 'unreadable', value: null, message: result.problem.message }
  }
}
