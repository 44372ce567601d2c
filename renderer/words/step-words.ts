/** The words for a step of the history, such as "replaced 25 values in Mobile". */
import type { Catalogue } from '../../shared/catalogue/catalogue.ts'
import type { StepName } from '../../shared/ipc.ts'
import { targetLabel } from '../../shared/mapping/model/target-label.ts'
import { assertNever } from '../../shared/result.ts'
import { columnLetters } from '../../shared/sheet.ts'
import { listed } from '../../shared/words/phrases.ts'
import { nouns, showCount } from './counting.ts'

/** In a sentence of its own or after "Undo: "; without a full stop. */
export function stepWords(step: StepName, catalogue: Catalogue): string {
  const label = (target: string) => targetLabel(catalogue, target)
  switch (step.is) {
    case 'cellsChanged':
      return `changed ${showCount(step.count, nouns.cell)}${within(step.column)}`
    case 'textReplaced':
      return `replaced ${showCount(step.count, nouns.value)}${within(step.column)}`
    case 'editsTakenOver':
      return `took over ${showCount(step.count, nouns.edit)}`
    case 'columnFills': {
      const { column, targets } = step
      return targets.length === 0 ? `left out ${named(column)}` : `${named(column)} fills ${listed(targets.map(label))}`
    }
    case 'columnSettled':
      return `${named(step.column)} is right as it is`
    case 'columnRead':
      return `how ${named(step.column)} is read`
    case 'columnsMapped':
      return `mapped ${showCount(step.count, nouns.column)}`
    case 'constantSet':
      return step.value === null
        ? `no ${label(step.target)} for every account`
        : `${label(step.target)} for every account: ${step.value}`
    case 'sheetIncluded':
      return `${step.isIncluded ? 'included' : 'left out'} sheet ${step.sheet}`
    case 'sheetRead':
      return `how sheet ${step.sheet} is read`
    case 'defaultsChanged':
      return 'how all columns are read'
    case 'mappingChanged':
      return 'changed the mapping'
    case 'mappingSuggested':
      return 'suggested the mapping again'
    case 'savedMappingUsed':
      return `used the saved mapping ${step.name}`
    default:
      return assertNever(step)
  }
}

type NamedColumn = { readonly header: string; readonly column: number }

const named = ({ header, column }: NamedColumn): string => (header === '' ? `column ${columnLetters(column)}` : header)

const within = (column: NamedColumn | null): string => (column === null ? '' : ` in ${named(column)}`)
