/** The words for a step of the history, such as "replaced 25 values in Mobile". */
import type { Catalogue } from '../../shared/catalogue/catalogue.ts'
import type { StepName } from '../../shared/ipc.ts'
import { targetLabel } from '../../shared/mapping/model/target-label.ts'
import { say } from '../../shared/messages/say.ts'
import { listed, type Value } from '../../shared/messages/values.ts'
import { assertNever } from '../../shared/result.ts'
import { columnLetters } from '../../shared/sheet/sheet.ts'

/** In a sentence of its own or after "Undo: "; without a full stop. */
export function stepWords(step: StepName, catalogue: Catalogue): string {
  const labelOf = (target: string) => targetLabel(catalogue, target)
  switch (step.is) {
    case 'cellsChanged':
      return say('done_cells_changed', { count: step.count, column: named(step.column) })
    case 'textReplaced':
      return say('done_text_replaced', { count: step.count, column: named(step.column) })
    case 'editsTakenOver':
      return say('done_edits_taken_over', { count: step.count })
    case 'columnFills': {
      const column = named(step.column)
      return step.targets.length === 0
        ? say('done_column_left_out', { column })
        : say('done_column_fills', { column, fields: listed(step.targets.map(labelOf)) })
    }
    case 'columnSettled':
      return say('done_column_settled', { column: named(step.column) })
    case 'asideByColumn':
      return say('done_aside_by_column', { count: step.count, column: named(step.column) })
    case 'accountsSetAside':
      return say('done_set_aside', { count: step.count })
    case 'accountsTakenBack':
      return say('done_taken_back', { count: step.count })
    case 'columnRead':
      return say('done_column_read', { column: named(step.column) })
    case 'columnsMapped':
      return say('done_columns_mapped', { count: step.count })
    case 'constantSet': {
      const field = labelOf(step.target)
      return step.value === null
        ? say('done_constant_cleared', { field })
        : say('done_constant_set', { field, value: step.value })
    }
    case 'sheetIncluded':
      return say('done_sheet_included', { isIncluded: step.isIncluded, sheet: step.sheet })
    case 'sheetRead':
      return say('done_sheet_read', { sheet: step.sheet })
    case 'defaultsChanged':
      return say('done_defaults_changed')
    case 'mappingChanged':
      return say('done_mapping_changed')
    case 'mappingSuggested':
      return say('done_mapping_suggested')
    case 'savedMappingUsed':
      return say('done_saved_mapping_used', { name: step.name })
    default:
      return assertNever(step)
  }
}

type NamedColumn = { readonly header: string; readonly column: number }

const named = (column: NamedColumn | null): Value => {
  if (column === null) return null
  return column.header === '' ? { key: 'in_column', facts: { letters: columnLetters(column.column) } } : column.header
}
