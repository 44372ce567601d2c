/** What becomes of the values of a column while it is being changed: asked a moment after the last change. */
import { useDebouncedValue } from '@mantine/hooks'
import type { Reply } from '../../../shared/ipc.ts'
import type { Mapping, SheetMapping } from '../../../shared/mapping/model/mapping.ts'
import type { QueryState } from '../../queries/use-desk-query.ts'
import { useDeskQuery } from '../../queries/use-desk-query.ts'

export type PreviewOfColumn = Reply<'previewColumn'>
export type PreviewLine = PreviewOfColumn['lines'][number]

/** What a column's values become depends on its whole sheet: other columns may be joined to it. */
export type SheetToPreview = {
  readonly sheet: SheetMapping
  readonly defaults: Mapping['defaults']
  readonly constants: Mapping['constants']
}

/** Shorter than the eye takes to go from the choice to the values. */
const restMs = 150

export function useColumnPreview(shown: SheetToPreview, column: number): QueryState<PreviewOfColumn> {
  const [{ sheet, defaults, constants }] = useDebouncedValue(shown, restMs)
  return useDeskQuery('previewColumn', { sheet, column, defaults, constants: [...constants] }, { keepsPrevious: true })
}
