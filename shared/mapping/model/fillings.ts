/** Which fields the columns of a sheet fill: whole, as parts of a split column, or several columns joined into one value. */
import type { ColumnMapping, Cut, Filling, Join, Reading, SheetFact, SheetMapping } from './mapping.ts'

/** Where a part of a value comes from: a cell of the row, or what the sheet itself tells. */
export type PartSource =
  | {
      readonly from: 'column'
      /** Counted from 1. */
      readonly column: number
      readonly header: string
      /** Only the part with this index (from 0) of its text, or of what stands for that, cut into so many. */
      readonly cut: {
        readonly how: Cut
        readonly index: number
        readonly count: number
        readonly translations: Reading['translations']
      } | null
    }
  | { readonly from: 'fact'; readonly fact: SheetFact }

export type ValuePart = {
  readonly source: PartSource
  /** What goes between it and the part before it. */
  readonly separator: string
  /** Where it is told beside others by its own name: how it is read before it is joined to them. */
  readonly ownReading?: Reading
  /** What a person has said that a plain amount of it is. */
  readonly meaning?: Reading['meaning']
}

/** One field that a sheet fills. */
export type FilledField = {
  readonly target: string
  /** Of a joined value, how its first part says, but where that part is read by itself. */
  readonly reading: Reading | undefined
  readonly parts: readonly [ValuePart, ...ValuePart[]]
  /** See `Join`. */
  readonly saysWhatAbout?: true
}

/** What one column gives: its parts while it is split, else its whole value. Left-out parts are in it, so that positions are kept. */
export const valuesOf = (column: ColumnMapping): readonly Filling[] => column.split?.parts ?? [column]

/** Every field that a column fills, in its order; what is left out has none. */
export const targetsOf = (column: ColumnMapping): readonly string[] =>
  valuesOf(column).flatMap(({ target, also = [] }) => [
    ...(target === null ? [] : [target]),
    ...also.map((one) => one.target),
  ])

/** Whether any field is filled from a column. */
export const isMapped = (column: ColumnMapping): boolean => targetsOf(column).length > 0

/** The fields that a sheet fills, in the order of their first columns; facts come last. */
export function filledFields({ columns, facts = [] }: Pick<SheetMapping, 'columns' | 'facts'>): readonly FilledField[] {
  const sources = [
    ...columns.flatMap((column) =>
      valuesOf(column).map((filling, index, all) => ({ filling, source: sourceOf(column, index, all.length) })),
    ),
    ...facts.map(({ fact, ...filling }) => ({ filling, source: { from: 'fact', fact } as const })),
  ]
  const values: { readonly target: string | null; readonly placed: PlacedPart[] }[] = []
  const joined = new Map<string, PlacedPart[]>()
  for (const { filling, source } of sources) {
    const { target, reading, join, also = [] } = filling
    const { separator = '', place = 0, saysWhatAbout } = join ?? {}
    const part = { source, separator, place, reading, meaning: reading?.meaning, also, saysWhatAbout }
    const others = join === undefined || target === null ? undefined : joined.get(target)
    if (others !== undefined) {
      others.push(part)
      continue
    }
    const placed = [part]
    if (join !== undefined && target !== null) joined.set(target, placed)
    values.push({ target, placed })
  }
  return values.flatMap(({ target, placed }) => {
    const [first, ...others] = placed.toSorted((one, other) => one.place - other.place)
    if (first === undefined) return []
    const parts =
      others.length === 0 ? ([first] as const) : ([withOwnReading(first), ...others.map(withOwnReading)] as const)
    const [{ ownReading }] = parts
    const own = { reading: ownReading === undefined ? first.reading : undefined, parts }
    const more = placed.flatMap((part) => part.also.map((one) => ({ ...alsoRead(part, own), ...one })))
    const { saysWhatAbout } = first
    return [...(target === null ? [] : [{ ...own, target, ...(saysWhatAbout && { saysWhatAbout }) }]), ...more]
  })
}

type PlacedPart = ValuePart &
  Pick<Filling, 'reading'> &
  Required<Pick<Filling, 'also'>> &
  Pick<Join, 'place' | 'saysWhatAbout'>

/** A part that is told by its name is read by itself, and so never called by it in another field, nor joined there to the others. */
function withOwnReading(part: PlacedPart): ValuePart {
  return part.reading?.label === undefined ? part : { ...part, ownReading: part.reading }
}

function alsoRead(part: PlacedPart, own: Omit<FilledField, 'target'>): Omit<FilledField, 'target'> {
  if (part.reading?.label === undefined) return own
  const { label: _, ...reading } = part.reading
  return { reading, parts: [part] }
}

function sourceOf({ column, header, split, reading }: ColumnMapping, index: number, count: number): PartSource {
  const cut = split && { how: split.cut, index, count, translations: reading?.translations }
  return { from: 'column', column, header, cut: cut ?? null }
}
