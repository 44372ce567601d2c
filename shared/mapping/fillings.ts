/** Which fields the columns of a sheet fill: whole, as parts of a split column, or several columns joined into one value. */
import type { ColumnMapping, Cut, Filling, Reading, SheetFact, SheetMapping } from './mapping.ts'

/** Where a part of a value comes from: a cell of the row, or what the sheet itself tells. */
export type PartSource =
  | {
      readonly from: 'column'
      /** Counted from 1. */
      readonly column: number
      readonly header: string
      /** Only the part with this index (from 0) of its text, cut into so many. */
      readonly cut: { readonly how: Cut; readonly index: number; readonly count: number } | null
    }
  | { readonly from: 'fact'; readonly fact: SheetFact }

export type ValuePart = {
  readonly source: PartSource
  /** What goes between it and the part before it. */
  readonly separator: string
}

/** One field that a sheet fills. */
export type FilledField = {
  readonly target: string
  /** Of a joined value, how its first part says. */
  readonly reading: Reading | undefined
  readonly parts: readonly [ValuePart, ...ValuePart[]]
}

/** What one column fills: its parts while it is split, else itself. Left-out parts are in it, so that positions are kept. */
export const fillingsOf = ({ split, target, reading, join }: ColumnMapping): readonly Filling[] =>
  split?.parts ?? [{ target, ...(reading && { reading }), ...(join && { join }) }]

/** Whether any field is filled from a column. */
export const isMapped = (column: ColumnMapping): boolean => fillingsOf(column).some(({ target }) => target !== null)

/** The fields that a sheet fills, in the order of their first columns; facts come last. */
export function filledFields({ columns, facts = [] }: Pick<SheetMapping, 'columns' | 'facts'>): readonly FilledField[] {
  const sources = [
    ...columns.flatMap((column) =>
      fillingsOf(column).map((filling, index, all) => ({ filling, source: sourceOf(column, index, all.length) })),
    ),
    ...facts.map(({ fact, ...filling }) => ({ filling, source: { from: 'fact', fact } as const })),
  ]
  const fields: (Omit<FilledField, 'parts'> & { readonly placed: PlacedPart[] })[] = []
  const joined = new Map<string, PlacedPart[]>()
  for (const { filling, source } of sources) {
    const { target, reading, join } = filling
    if (target === null) continue
    const part = { source, separator: join?.separator ?? '', place: join?.place ?? 0, reading }
    const others = join === undefined ? undefined : joined.get(target)
    if (others !== undefined) {
      others.push(part)
      continue
    }
    const placed = [part]
    if (join !== undefined) joined.set(target, placed)
    fields.push({ target, reading, placed })
  }
  return fields.flatMap(({ target, placed }): FilledField[] => {
    const [first, ...others] = placed.toSorted((one, other) => one.place - other.place)
    return first === undefined ? [] : [{ target, reading: first.reading, parts: [first, ...others] }]
  })
}

type PlacedPart = ValuePart & { readonly place: number; readonly reading: Reading | undefined }

function sourceOf({ column, header, split }: ColumnMapping, index: number, count: number): PartSource {
  return { from: 'column', column, header, cut: split === undefined ? null : { how: split.cut, index, count } }
}
