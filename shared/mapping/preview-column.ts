/** Shows what the values of a column become, so that a way of reading can be seen on real values before it is used. */
import type { Catalogue } from '../catalogue/catalogue.ts'
import { issue } from '../issue-words.ts'
import { assertNever, type Issue } from '../result.ts'
import type { ValueFacts } from '../words/cell-words.ts'
import { fieldPathOf } from './field-path.ts'
import { filledFields } from './fillings.ts'
import type { Mapping, Reading, SheetMapping } from './mapping.ts'
import { readText } from './read-text.ts'
import { type CellReading, cellReader } from './read-value.ts'
import { type Cells, valueSource } from './value-source.ts'

/** What one row sends for one field. A value may be sent and still be unusual: then it has a warning. */
export type PreviewedValue = {
  /** Counted from 1. */
  readonly row: number
  readonly target: string
  /** What the cells of the value show; `''` when they are blank. */
  readonly shown: string
  readonly result:
    | { readonly state: 'nothing' }
    | { readonly state: 'sent'; readonly value: unknown; readonly warning: Issue | null }
    | { readonly state: 'unreadable'; readonly problem: Issue }
}

export type ColumnToPreview = {
  readonly catalogue: Catalogue
  readonly defaults: Mapping['defaults']
  readonly sheet: SheetMapping
  /** Counted from 1. */
  readonly column: number
  /** What the column's values themselves say, by target: where the mapping says nothing, they are read so. */
  readonly detected: Readonly<Record<string, Reading>>
  /** Two letters of the country of phone numbers without +, where the mapping names none. */
  readonly phoneCountry: string | null
  readonly cells: Cells
  /** Rows to show, by index from 0. */
  readonly rowIndexes: readonly number[]
}

/** @returns row by row, one for each field that the column has a part in */
export function previewColumn(asked: ColumnToPreview): readonly PreviewedValue[] {
  const fields = filledFields(asked.sheet).flatMap((field) => {
    const leaf = asked.catalogue.leaf(fieldPathOf(field.target))
    const isPart = field.parts.some(({ source }) => source.from === 'column' && source.column === asked.column)
    if (leaf === undefined || !isPart) return []
    const reading = { ...asked.defaults, ...asked.detected[field.target], ...field.reading }
    const source = valueSource(asked.cells, field, leaf.kind)
    return [{ target: field.target, label: leaf.label, source, read: cellReader(leaf.kind, reading) }]
  })
  return asked.rowIndexes.flatMap((rowIndex) =>
    fields.map(({ target, label, source, read }): PreviewedValue => {
      const shown = source.columns
        .map(({ columnIndex }) => asked.cells.cellAt(rowIndex, columnIndex))
        .flatMap((cell) => (cell.kind === 'blank' ? [] : [readText(cell)]))
        .join(' ')
      const { columnIndex = 0, header = '' } = source.columns[0] ?? {}
      const facts = { row: rowIndex + 1, column: columnIndex + 1, header, field: label, value: shown }
      const reading = source.read(read, rowIndex, asked.phoneCountry)
      return { row: rowIndex + 1, target, shown, result: resultOf(reading, facts) }
    }),
  )
}

function resultOf(reading: CellReading, facts: ValueFacts): PreviewedValue['result'] {
  switch (reading.state) {
    case 'blank':
      return { state: 'nothing' }
    case 'unreadable':
      return { state: 'unreadable', problem: issue(reading.problem, facts) }
    case 'value': {
      const warning = reading.remark === undefined ? null : issue(reading.remark, facts)
      return { state: 'sent', value: reading.value, warning }
    }
    default:
      return assertNever(reading)
  }
}
