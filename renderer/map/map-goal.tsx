/** Why the person was led here, and the line it is about, with the focus in it. */
import { useEffect, useRef } from 'react'
import type { ColumnPlace } from '../../shared/mapping/model/change-mapping.ts'
import { fieldPathOf } from '../../shared/mapping/model/field-path.ts'
import { filledFields, isMapped } from '../../shared/mapping/model/fillings.ts'
import type { Mapping, SheetMapping } from '../../shared/mapping/model/mapping.ts'
import { inTarget } from '../../shared/mapping/model/target-label.ts'
import { say } from '../../shared/messages/say.ts'
import { useCatalogue } from '../queries/open-project.tsx'
import { useDeskQuery } from '../queries/use-desk-query.ts'
import classes from './map.module.css'

/** Leads to a column, whatever it fills. */
export const columnGoal = ({ sheet, column }: ColumnPlace): string => `${column} ${sheet}`

/** The sheet with a column for a target, or for another element of the same field; `null` where there is none. */
export function sheetOfTarget(sheets: readonly SheetMapping[], target: string | null): string | null {
  if (target === null) return null
  const own = sheets.find((one) => isColumnOf(one, target))
  if (own !== undefined) return own.sheet
  const has = (fits: (of: string) => boolean) =>
    sheets.find((one) => filledFields(one).some((field) => fits(field.target)))
  const found = has((of) => of === target) ?? has((of) => fieldPathOf(of) === fieldPathOf(target))
  return found?.sheet ?? null
}

const columnsOf = ({ sheet, columns }: SheetMapping) =>
  columns.map((column) => ({ column, goal: columnGoal({ sheet, column: column.column }) }))

const isColumnOf = (sheet: SheetMapping, goal: string): boolean => columnsOf(sheet).some((one) => one.goal === goal)

/** Marks the line of a constant or a column, so that `MapGoal` finds it. */
export const goalMark = (...targets: readonly string[]) =>
  targets.length === 0 ? {} : { 'data-map-target': targets.join('\n') }

export function MapGoal({ target, mapping }: { readonly target: string; readonly mapping: Mapping }) {
  const catalogue = useCatalogue()
  const here = useRef<HTMLParagraphElement>(null)
  const reached = useRef<string>(null)
  // The lines of the columns are there once these are read; where no column has the field, its line is that of a constant.
  const sheet = sheetOfTarget(
    mapping.sheets.filter(({ isIncluded }) => isIncluded),
    target,
  )
  const columns = useDeskQuery('readColumns', { sheet: sheet ?? '' }, { isOn: sheet !== null })
  const isReady = sheet === null || columns.state !== 'busy'
  const column = mapping.sheets.flatMap(columnsOf).find(({ goal }) => goal === target)?.column
  const isConstant = mapping.constants.some((one) => one.target === target)
  useEffect(() => {
    // Once: later the focus is the person's.
    if (!isReady || reached.current === target) return
    reached.current = target
    const step = here.current?.parentElement
    const marked = [...(step?.querySelectorAll<HTMLElement>('[data-map-target]') ?? [])]
    const lineOf = (fits: (of: string) => boolean) =>
      marked.find(({ dataset }) => dataset.mapTarget?.split('\n').some(fits))
    const line =
      lineOf((one) => one === target) ??
      lineOf((one) => fieldPathOf(one) === fieldPathOf(target)) ??
      lineOf((one) => one === '')
    line?.scrollIntoView({ block: 'center' })
    line?.querySelector<HTMLElement>('input:not(:disabled), button:not(:disabled)')?.focus()
  }, [target, isReady])
  return (
    <p ref={here} role="status" className={classes.goal}>
      {column !== undefined
        ? isMapped(column)
          ? say('goal_decide')
          : say('goal_column')
        : isConstant
          ? say('goal_constant', { field: inTarget(catalogue, target) })
          : say('goal_field', { field: inTarget(catalogue, target) })}
    </p>
  )
}
