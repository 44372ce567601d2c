/**
 * What was done to a project, step by step, as it can be undone and done again: each step has a name. It is data, a kind and its facts;
 * the words are made where it is shown.
 */
import { z } from 'zod'
import { canonicalJson } from './basics/canonical-json.ts'
import { targetsOf } from './mapping/model/fillings.ts'
import type { ColumnMapping, Mapping, SheetMapping } from './mapping/model/mapping.ts'
import type { CellPlace } from './result.ts'

const count = z.int().nonnegative()
/** `header` is `''` where it has none; `column` counts from 1. */
const namedColumn = z.object({ header: z.string(), column: z.int().positive() })
/** The one that all these cells are in; `null` where there are several. */
const inColumn = namedColumn.nullable()

export const stepName = z.discriminatedUnion('is', [
  z.object({ is: z.literal('cellsChanged'), count, column: inColumn }),
  z.object({ is: z.literal('textReplaced'), count, column: inColumn }),
  /** From an earlier version of the file. */
  z.object({ is: z.literal('editsTakenOver'), count }),
  /** Without targets it is left out. */
  z.object({ is: z.literal('columnFills'), column: namedColumn, targets: z.array(z.string()) }),
  z.object({ is: z.literal('columnSettled'), column: namedColumn }),
  /** Left out, and with it accounts set aside by what it says of them. */
  z.object({ is: z.literal('asideByColumn'), column: namedColumn, count }),
  z.object({ is: z.literal('accountsSetAside'), count }),
  z.object({ is: z.literal('accountsTakenBack'), count }),
  z.object({ is: z.literal('columnRead'), column: namedColumn }),
  z.object({ is: z.literal('columnsMapped'), count }),
  /** The same for every account; `null` is none any more. */
  z.object({ is: z.literal('constantSet'), target: z.string(), value: z.string().nullable() }),
  z.object({ is: z.literal('sheetIncluded'), sheet: z.string(), isIncluded: z.boolean() }),
  z.object({ is: z.literal('sheetRead'), sheet: z.string() }),
  z.object({ is: z.literal('defaultsChanged') }),
  z.object({ is: z.literal('mappingChanged') }),
  z.object({ is: z.literal('mappingSuggested') }),
  z.object({ is: z.literal('savedMappingUsed'), name: z.string() }),
])
export type StepName = z.infer<typeof stepName>

/** What the next undo takes back, and what the next redo does again; `null` where there is nothing. */
export const historyState = z.object({ undo: stepName.nullable(), redo: stepName.nullable() })
export type HistoryState = z.infer<typeof historyState>

/** @param cells  at their places in the sheets as they are read */
export function nameCells(
  is: 'cellsChanged' | 'textReplaced',
  cells: readonly CellPlace[],
  { sheets }: Mapping,
): StepName {
  const [first] = cells
  const isAlone = cells.every(({ sheet, column }) => sheet === first?.sheet && column === first.column)
  const column = sheets
    .find(({ sheet }) => isAlone && sheet === first?.sheet)
    ?.columns.find((one) => one.column === first?.column)
  return { is, count: cells.length, column: column === undefined ? null : named(column) }
}

/** @returns `null` where they say the same */
export function nameMappingChange(before: Mapping, after: Mapping): StepName | null {
  const [first, ...more] = [
    ...changedSheets(before.sheets, after.sheets),
    ...changedConstants(before, after),
    ...(isSame(before.defaults, after.defaults) ? [] : [{ is: 'defaultsChanged' as const }]),
    ...(isSame(before.keys, after.keys) ? [] : [{ is: 'mappingChanged' as const }]),
  ]
  if (first === undefined) return isSame(before, after) ? null : { is: 'mappingChanged' }
  if (more.length === 0) return first
  const isOfColumn = ({ is }: StepName) => is === 'columnFills' || is === 'columnRead' || is === 'columnSettled'
  return [first, ...more].every(isOfColumn) ? { is: 'columnsMapped', count: more.length + 1 } : { is: 'mappingChanged' }
}

function changedSheets(before: Mapping['sheets'], after: Mapping['sheets']): readonly StepName[] {
  if (before.length !== after.length) return [{ is: 'mappingChanged' }]
  return after.flatMap((sheet): readonly StepName[] => {
    const was = before.find((one) => one.sheet === sheet.sheet)
    if (was === undefined) return [{ is: 'mappingChanged' }]
    if (was.isIncluded !== sheet.isIncluded)
      return [{ is: 'sheetIncluded', sheet: sheet.sheet, isIncluded: sheet.isIncluded }]
    return isSame(reading(was), reading(sheet)) ? changedColumns(was, sheet) : [{ is: 'sheetRead', sheet: sheet.sheet }]
  })
}

const reading = ({ columns: _, ...sheet }: SheetMapping) => sheet

function changedColumns(before: SheetMapping, after: SheetMapping): readonly StepName[] {
  return after.columns.flatMap((column): readonly StepName[] => {
    const was = before.columns.find((one) => one.column === column.column)
    if (was === undefined || isSame(was, column)) return []
    const targets = targetsOf(column)
    if (!isSame(targetsOf(was), targets)) return [{ is: 'columnFills', column: named(column), targets: [...targets] }]
    const said = { isSettled: true, answered: [] }
    const isSettledAlone = isSame({ ...was, ...said }, { ...column, ...said })
    return [{ is: isSettledAlone ? 'columnSettled' : 'columnRead', column: named(column) }]
  })
}

function changedConstants(before: Mapping, after: Mapping): readonly StepName[] {
  const valueIn = ({ constants }: Mapping, wanted: string) =>
    constants.find(({ target }) => target === wanted)?.value ?? null
  const targets = new Set([...before.constants, ...after.constants].map(({ target }) => target))
  return [...targets]
    .filter((target) => valueIn(before, target) !== valueIn(after, target))
    .map((target) => ({ is: 'constantSet', target, value: valueIn(after, target) }))
}

const named = ({ header, column }: ColumnMapping) => ({ header, column })

const isSame = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other)
