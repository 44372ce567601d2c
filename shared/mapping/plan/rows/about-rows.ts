/** What the rows of a sheet are about, so that a note made of one says it: a reading alone tells not of which meter it is. */
import { type Catalogue, isAccountKey, type Leaf } from '../../../catalogue/catalogue.ts'
import { fieldPathOf } from '../../model/field-path.ts'
import { type FilledField, filledFields } from '../../model/fillings.ts'
import type { SheetMapping } from '../../model/mapping.ts'
import { cellReader, isBlankCell } from '../../read/read-value.ts'
import { trimText } from '../../read/text/trim-text.ts'
import { type Cells, type ValueSource, valueSource } from '../value-source.ts'

/** A field that a sheet fills, and where its values come from. */
export type FieldOfSheet = { readonly field: FilledField; readonly leaf: Leaf; readonly source: ValueSource }

/** @param rowIndexes  those of data */
export function fieldsOfSheet(
  catalogue: Catalogue,
  mapping: SheetMapping,
  cells: Cells,
  rowIndexes: readonly number[],
): readonly FieldOfSheet[] {
  const fields = filledFields(mapping).flatMap((field): FieldOfSheet[] => {
    const leaf = catalogue.leaf(fieldPathOf(field.target))
    return leaf === undefined ? [] : [{ field, leaf, source: valueSource(cells, field, leaf.kind) }]
  })
  if (fields.every(({ field }) => field.saysWhatAbout !== true)) return fields
  const numbers = ownNumbers(fields, catalogue)
  if (numbers.length === 0 || areAccounts(mapping, fields, rowIndexes, catalogue)) return fields
  return fields.map((one) =>
    one.field.saysWhatAbout === true ? { ...one, source: sayingWhatAbout(one.source, numbers) } : one,
  )
}

/** Whether values of a sheet begin with what their rows are about. An edit of one account's number can tell it of all. */
export const sayWhatAbout = (fields: readonly Pick<FieldOfSheet, 'source'>[]): boolean =>
  fields.some(({ source }) => source.aboutColumns.length > 0)

/** What things are told by alone, the innermost first: a meter before the supply point it is at. */
function ownNumbers(fields: readonly FieldOfSheet[], catalogue: Catalogue): readonly NumberOfThing[] {
  const numbers = fields.flatMap(({ field, leaf, source }) => {
    const level = catalogue.level(leaf.levelPath)
    const isNumber = level?.naturalKeys.some(([key, ...more]) => more.length === 0 && leaf.path.endsWith(`].${key}`))
    if (level === undefined || isNumber !== true || leaf.kind !== 'identifier') return []
    const name = headingOf(source) || `${level.element.charAt(0).toUpperCase()}${level.element.slice(1)}`
    return [{ name, depth: leaf.path.split('[]').length, source, reading: field.reading ?? {} }]
  })
  return numbers.toSorted((one, other) => other.depth - one.depth)
}

/** As the file writes it, in its own language; `''` where several columns give the value, or none. */
function headingOf({ columns: [column, ...more], facts }: ValueSource): string {
  return column === undefined || more.length + facts.length > 0 ? '' : trimText(column.header)
}

type NumberOfThing = Pick<FilledField, 'reading'> & {
  /** Goes before it. */
  readonly name: string
  readonly source: ValueSource
}

/** Whether each row is an account: it says so, or says who its customers are, and no number comes again. */
function areAccounts(
  { eachRowIs, blanksMean }: SheetMapping,
  fields: readonly FieldOfSheet[],
  rowIndexes: readonly number[],
  { root, people }: Catalogue,
): boolean {
  if (eachRowIs !== undefined) return eachRowIs === root.path
  const number = fields.find(({ leaf }) => isAccountKey(leaf))
  const ofPeople = people.map(({ path }) => path)
  if (number === undefined || fields.every(({ leaf }) => !ofPeople.includes(leaf.levelPath))) return false
  const met = new Set<string>()
  return rowIndexes.every((rowIndex) => {
    const cell = number.source.cellAt(rowIndex)
    if (isBlankCell(cell)) return blanksMean !== 'asAbove'
    const { size } = met
    return met.add(cell.text.trim()).size > size
  })
}

function sayingWhatAbout(source: ValueSource, numbers: readonly NumberOfThing[]): ValueSource {
  const readers = numbers.map((one) => ({ ...one, read: cellReader('identifier', one.reading ?? {}) }))
  const about = (rowIndex: number): string => {
    for (const { name, source: number, read } of readers) {
      const said = number.read(read, rowIndex, null)
      if (said.state === 'value') return `${name} ${said.value}: `
    }
    return ''
  }
  return {
    ...source,
    aboutColumns: numbers.flatMap((one) => one.source.columns),
    read: (reader, rowIndex, country) => {
      const said = source.read(reader, rowIndex, country)
      return said.state === 'value' ? { ...said, value: `${about(rowIndex)}${said.value}` } : said
    },
  }
}
