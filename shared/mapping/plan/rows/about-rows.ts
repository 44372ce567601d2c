/** What the rows of a sheet are about, so that a note made of one says it: a reading alone tells not of which meter it is. */
import type { Catalogue, Leaf } from '../../../catalogue/catalogue.ts'
import { fieldPathOf } from '../../model/field-path.ts'
import { type FilledField, filledFields, type ValuePart } from '../../model/fillings.ts'
import type { SheetMapping } from '../../model/mapping.ts'
import { sidesOfParts } from '../../read/detect/balance-meaning.ts'
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
    return leaf === undefined
      ? []
      : [{ field, leaf, source: valueSource(cells, field, leaf.kind, sidesOfParts(leaf, field.parts)) }]
  })
  if (fields.every(({ field }) => field.saysWhatAbout !== true)) return fields
  const keys = keysOfThings(fields, catalogue)
  if (keys.length === 0) return fields
  return fields.map((one) =>
    one.field.saysWhatAbout === true
      ? { ...one, source: sayingWhatAbout(one, cells, keys, besideIn(fields, one)) }
      : one,
  )
}

/** What else makes the same note: its day, its author. */
function besideIn(fields: readonly FieldOfSheet[], own: FieldOfSheet): readonly ValueSource[] {
  const note = own.field.target.slice(0, own.field.target.lastIndexOf('.') + 1)
  return fields.flatMap((one) => (one !== own && one.field.target.startsWith(note) ? [one.source] : []))
}

/** What tells the things of a sheet apart, the outermost first: a supply point before a meter at it, or before the tariff of a time. */
function keysOfThings(fields: readonly FieldOfSheet[], catalogue: Catalogue): readonly KeyOfThing[] {
  const keys = catalogue.levels.flatMap(({ path, element, naturalKeys }) =>
    naturalKeys.flatMap((names) => {
      const of =
        path === '' ? [] : names.flatMap((name) => fields.find(({ leaf }) => leaf.path === `${path}.${name}`) ?? [])
      if (of.length < names.length || of[0]?.leaf.kind !== 'identifier') return []
      return of.map(({ field, leaf, source }): KeyOfThing => {
        const name =
          headingOf(source) || (of.length === 1 ? element.charAt(0).toUpperCase() + element.slice(1) : leaf.label)
        return { name, depth: path.split('[]').length, isAlone: of.length === 1, source, field, leaf }
      })
    }),
  )
  return keys.toSorted((one, other) => one.depth - other.depth || Number(one.isAlone) - Number(other.isAlone))
}

/** As the file writes it, in its own language; `''` where several columns give the value, or none. */
function headingOf({ columns: [column, ...more], facts }: ValueSource): string {
  return column === undefined || more.length + facts.length > 0 ? '' : trimText(column.header)
}

type KeyOfThing = FieldOfSheet & {
  /** Goes before it. */
  readonly name: string
  readonly depth: number
  /** It tells the thing by itself. */
  readonly isAlone: boolean
}

function sayingWhatAbout(
  { field, leaf, source }: FieldOfSheet,
  cells: Cells,
  keys: readonly KeyOfThing[],
  beside: readonly ValueSource[],
): ValueSource {
  const readers = keys.map((one) => ({ ...one, read: cellReader(one.leaf.kind, one.field.reading ?? {}) }))
  const aboutColumns = keys.flatMap((one) => one.source.columns)
  /** The innermost that is told by itself, and what is inside it. */
  const about = (rowIndex: number): string => {
    const said = readers.flatMap(({ name, isAlone, source: key, read }) => {
      const value = key.read(read, rowIndex, null)
      return value.state === 'value' ? [{ isAlone, text: `${name} ${value.value}` }] : []
    })
    const inside = said.slice(
      Math.max(
        0,
        said.findLastIndex(({ isAlone }) => isAlone),
      ),
    )
    return inside.length === 0 ? '' : `${inside.map(({ text }) => text).join(', ')}: `
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
    sheet.slots.some(({ columns }) => columns.some((column) => column.leaf.path === keys.at(-1)?.leaf.path))
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
