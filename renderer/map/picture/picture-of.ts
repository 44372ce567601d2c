/** The mapping as two lists and the lines between them: what columns give, and what an account takes, by its parts. Pure. */
import type { Catalogue, Leaf, Level } from '../../../shared/catalogue/catalogue.ts'
import { targetsOf } from '../../../shared/mapping/model/fillings.ts'
import type { ColumnMapping, Mapping, SheetFact } from '../../../shared/mapping/model/mapping.ts'
import { inTarget, targetLevels } from '../../../shared/mapping/model/target-label.ts'
import { type PlainKey, say, sayLabel, sayValue } from '../../../shared/messages/say.ts'
import type { PlaceStep } from '../../../shared/messages/values.ts'
import { columnTitles } from '../columns/column-titles.ts'
import { columnGoal } from '../map-goal.tsx'
import { missingNeeds } from '../missing/missing-needs.ts'

/** Something that fields are filled from. */
export type Source = {
  /** Leads to its line in the table, and tells it from all others. */
  readonly goal: string
  readonly title: string
  readonly targets: readonly string[]
  /** `null` of what is no column. */
  readonly column: ColumnMapping | null
}

/** The columns of a sheet, or what is the same for every account. */
export type SourceGroup = { readonly sheet: string | null; readonly sources: readonly Source[] }

export type PicturedField = {
  readonly target: string
  readonly label: string
  /** Goals of the sources that fill it. */
  readonly from: readonly string[]
  /** Nothing fills it, and no account can be sent without it. */
  readonly isMissing: boolean
}

/** The account itself, or one kind of thing in it: a customer, the second customer, a meter. */
export type FieldGroup = {
  /** What its targets begin with; `''` for the account itself. */
  readonly id: string
  readonly label: string
  /** Those that are filled, and those that are needed. */
  readonly fields: readonly PicturedField[]
  /** The others, which nothing fills. */
  readonly unfilled: readonly PicturedField[]
}

export type MappingPictured = {
  readonly sources: readonly SourceGroup[]
  readonly groups: readonly FieldGroup[]
  /** Parts of an account of which nothing is filled: "Notes". */
  readonly unused: readonly string[]
}

const factTitles = { rowNumber: 'fact_row_number', sheetName: 'name_of_sheet' } as const satisfies Record<
  SheetFact,
  PlainKey
>

export function pictureOf(mapping: Mapping, catalogue: Catalogue): MappingPictured {
  const sources = sourcesOf(mapping, catalogue)
  const fromOf = new Map<string, string[]>()
  for (const { goal, targets } of sources.flatMap((group) => group.sources))
    for (const target of targets) fromOf.set(target, [...(fromOf.get(target) ?? []), goal])

  const missing = new Set(
    missingNeeds(mapping, catalogue).flatMap(({ targets, where, isExpected }) =>
      !isExpected && where === null && targets.length === 1 ? targets : [],
    ),
  )
  const elements = new Map([['', catalogue.root]])
  for (const target of fromOf.keys()) {
    const level = targetLevels(catalogue, target).at(-1)?.level
    if (level !== undefined) elements.set(elementOf(target), level)
  }
  const order = new Map(catalogue.levels.map(({ path }, at) => [path, at]))
  const placeOf = (level: Level): number => order.get(level.path) ?? 0
  const groups = [...elements]
    .toSorted(([one, ofOne], [other, ofOther]) => placeOf(ofOne) - placeOf(ofOther) || one.localeCompare(other))
    .map(([id, level]): FieldGroup => {
      const fields = catalogue.leaves
        .filter((leaf) => isOffered(leaf, level))
        .map((leaf) => fieldOf(leaf, id, fromOf, missing))
      const isShown = ({ from, isMissing }: PicturedField): boolean => from.length > 0 || isMissing
      return {
        id,
        label: elementLabel(catalogue, id),
        fields: fields.filter(isShown),
        unfilled: fields.filter((field) => !isShown(field)),
      }
    })
  const used = new Set([...elements.values()].map(({ path }) => path))
  const isUsed = ({ path }: Level): boolean => [...used].some((one) => one.startsWith(path))
  const unused = catalogue.levels.filter((level) => level.parentPath === '' && !isUsed(level))
  return { sources, groups, unused: unused.map(({ label }) => sayLabel(label)) }
}

function sourcesOf({ sheets, constants }: Mapping, catalogue: Catalogue): readonly SourceGroup[] {
  const ofSheets = sheets.flatMap(({ sheet, isIncluded, columns, facts = [] }): SourceGroup[] => {
    if (!isIncluded) return []
    const titles = columnTitles(columns)
    const ofColumns = columns.map(
      (column): Source => ({
        goal: columnGoal({ sheet, column: column.column }),
        title: titles.get(column.column) ?? column.header,
        targets: targetsOf(column),
        column,
      }),
    )
    const ofSheet = facts.flatMap(({ target, fact }): Source[] =>
      target === null ? [] : [{ column: null, goal: target, title: say(factTitles[fact]), targets: [target] }],
    )
    return [{ sheet, sources: [...ofColumns, ...ofSheet] }]
  })
  const same = constants.map(
    ({ target, value }): Source => ({
      column: null,
      goal: target,
      title: say('words_about', { words: inTarget(catalogue, target), about: value }),
      targets: [target],
    }),
  )
  return same.length === 0 ? ofSheets : [...ofSheets, { sheet: null, sources: same }]
}

/** The supplier comes from the connection. */
const isOffered = ({ levelPath, role }: Leaf, level: Level): boolean =>
  levelPath === level.path && role !== 'supplierCode'

function fieldOf(
  leaf: Leaf,
  id: string,
  fromOf: ReadonlyMap<string, readonly string[]>,
  missing: ReadonlySet<string>,
): PicturedField {
  const target = `${id === '' ? '' : `${id}.`}${leaf.path.slice(leaf.levelPath === '' ? 0 : leaf.levelPath.length + 1)}`
  return { target, label: sayLabel(leaf.label), from: fromOf.get(target) ?? [], isMissing: missing.has(target) }
}

/** `customers[1].email` is of `customers[1]`. */
const elementOf = (target: string): string => target.slice(0, target.lastIndexOf(']') + 1)

/** "Account", "Customer 2", "Supply address › Meter". */
const elementLabel = (catalogue: Catalogue, id: string): string =>
  elementSteps(catalogue, id)
    .map((step) => sayValue({ place: [step] }))
    .join(' › ')

/** What an element is, from the outside. */
export function elementSteps(catalogue: Catalogue, id: string): readonly PlaceStep[] {
  if (id === '') return [{ label: catalogue.root.element }]
  return targetLevels(catalogue, `${id}.x`).map(({ level, selector }) => {
    if (selector.by === 'index') return { label: level.element, number: selector.index + 1 }
    return { label: selector.by === 'key' ? `${level.element} ${selector.key.replaceAll('_', ' ')}` : level.element }
  })
}
