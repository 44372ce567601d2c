/** What the rows of a sheet are about, so that a note made of one says it: a reading alone tells not of which meter it is. */
import type { Catalogue, Leaf } from '../../../catalogue/catalogue.ts'
import { fieldPathOf } from '../../model/field-path.ts'
import { type FilledField, filledFields, type ValuePart } from '../../model/fillings.ts'
import type { SheetMapping } from '../../model/mapping.ts'
import { cellReader } from '../../read/read-value.ts'
import { readText } from '../../read/text/read-text.ts'
import { trimText } from '../../read/text/trim-text.ts'
import type { SheetPlan } from '../assembly-plan.ts'
import { type Cells, type ValueSource, valueSource } from '../value-source.ts'

/** A field that a sheet fills, and where its values come from. */
export type FieldOfSheet = { readonly field: FilledField; readonly leaf: Leaf; readonly source: ValueSource }

export function fieldsOfSheet(catalogue: Catalogue, mapping: SheetMapping, cells: Cells): readonly FieldOfSheet[] {
  const fields = filledFields(mapping).flatMap((field): FieldOfSheet[] => {
    const leaf = catalogue.leaf(fieldPathOf(field.target))
    return leaf === undefined ? [] : [{ field, leaf, source: valueSource(cells, field, leaf.kind) }]
  })
  if (fields.every(({ field }) => field.saysWhatAbout !== true)) return fields
  const numbers = ownNumbers(fields, catalogue)
  if (numbers.length === 0) return fields
  return fields.map((one) =>
    one.field.saysWhatAbout === true
      ? { ...one, source: sayingWhatAbout(one, cells, numbers, besideIn(fields, one)) }
      : one,
  )
}

/** What else makes the same note: its day, its author. */
function besideIn(fields: readonly FieldOfSheet[], own: FieldOfSheet): readonly ValueSource[] {
  const note = own.field.target.slice(0, own.field.target.lastIndexOf('.') + 1)
  return fields.flatMap((one) => (one !== own && one.field.target.startsWith(note) ? [one.source] : []))
}

/** What things are told by alone, the innermost first: a meter before the supply point it is at. */
function ownNumbers(fields: readonly FieldOfSheet[], catalogue: Catalogue): readonly NumberOfThing[] {
  const numbers = fields.flatMap(({ field, leaf, source }) => {
    const level = catalogue.level(leaf.levelPath)
    const isNumber = level?.naturalKeys.some(([key, ...more]) => more.length === 0 && leaf.path.endsWith(`].${key}`))
    if (level === undefined || isNumber !== true || leaf.kind !== 'identifier') return []
    const name = headingOf(source) || `${level.element.charAt(0).toUpperCase()}${level.element.slice(1)}`
    return [{ name, path: leaf.path, depth: leaf.path.split('[]').length, source, reading: field.reading ?? {} }]
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
  /** Of its field. */
  readonly path: string
  readonly source: ValueSource
}

function sayingWhatAbout(
  { field, leaf, source }: FieldOfSheet,
  cells: Cells,
  numbers: readonly NumberOfThing[],
  beside: readonly ValueSource[],
): ValueSource {
  const readers = numbers.map((one) => ({ ...one, read: cellReader('identifier', one.reading ?? {}) }))
  const aboutColumns = numbers.flatMap((one) => one.source.columns)
  const about = (rowIndex: number): string => {
    for (const { name, source: number, read } of readers) {
      const said = number.read(read, rowIndex, null)
      if (said.state === 'value') return `${name} ${said.value}: `
    }
    return ''
  }
  const withAbout = (told: ValueSource): ValueSource => ({
    ...told,
    aboutColumns,
    read: (reader, rowIndex, country) => {
      const said = told.read(reader, rowIndex, country)
      return said.state === 'value' ? { ...said, value: `${about(rowIndex)}${said.value}` } : said
    },
  })
  const sourcesOf = ([first, ...others]: readonly ValuePart[]): readonly ValueSource[] =>
    first === undefined ? [] : [valueSource(cells, { ...field, parts: [first, ...others] }, leaf.kind)]
  const saidIn = field.parts.map((part) => valueSource(cells, { ...field, parts: [part] }, leaf.kind))
  const isNumberedOn = (sheet: SheetPlan): boolean =>
    sheet.slots.some(({ columns }) => columns.some((column) => column.leaf.path === numbers[0]?.path))
  const known = new Map<string, readonly ValueSource[]>()
  return {
    ...withAbout(source),
    toldByRows: (rows) => {
      const own = rows.flatMap(({ sheet, rowIndex }) => (sheet.sheet.name === cells.name ? [rowIndex] : []))
      const [first = 0, ...others] = own
      const areAlike = ({ cellAt }: ValueSource): boolean => {
        const said = readText(cellAt(first))
        return others.every((rowIndex) => readText(cellAt(rowIndex)) === said)
      }
      // A day or an author of its own makes it the note of its row; and what one sheet says is not of what another sheet is about.
      const sheets = own.length === rows.length ? [] : [...new Set(rows.map(({ sheet }) => sheet))]
      const isOfRow =
        !beside.every(areAlike) || sheets.some((sheet) => sheet.sheet.name !== cells.name && isNumberedOn(sheet))
      const isOfAll = saidIn.map((said) => !isOfRow && areAlike(said))
      const id = isOfAll.join()
      const told = known.get(id) ?? [
        ...sourcesOf(field.parts.filter((_, at) => isOfAll[at])),
        ...sourcesOf(field.parts.filter((_, at) => !isOfAll[at])).map(withAbout),
      ]
      known.set(id, told)
      return told
    },
  }
}
