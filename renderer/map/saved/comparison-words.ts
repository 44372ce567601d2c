/** What differs between a mapping and the open file, in sentences: what is missing first, then what is new. */
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import type { MappingComparison } from '../../../shared/ipc.ts'
import { targetsOf } from '../../../shared/mapping/model/fillings.ts'
import { say } from '../../../shared/messages/say.ts'
import { assertNever } from '../../../shared/result.ts'
import { targetsQuoted } from '../targets-quoted.ts'

type Difference = MappingComparison['differences'][number]

/** How much of it fits: "17 of its 19 columns are in this file." */
export function fitSentence({ columnCount, foundCount, isExact }: MappingComparison): string {
  if (isExact) return say('fits_exactly')
  if (foundCount === 0) return say('fits_nothing')
  if (foundCount === columnCount) return say('fits_all', { count: columnCount })
  return say('fits_partly', { found: foundCount, count: columnCount })
}

export type DifferenceLine = { readonly tone: 'warning' | 'quiet'; readonly words: string }

export function differenceLines(differences: readonly Difference[], catalogue: Catalogue): readonly DifferenceLine[] {
  const order: readonly Difference['kind'][] = ['sheetMissing', 'columnMissing', 'sheetRenamed', 'columnNew']
  return differences
    .toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
    .map((difference) => ({
      tone: difference.kind === 'sheetMissing' || difference.kind === 'columnMissing' ? 'warning' : 'quiet',
      words: wordsFor(difference, catalogue),
    }))
}

function wordsFor(difference: Difference, catalogue: Catalogue): string {
  switch (difference.kind) {
    case 'sheetMissing':
      return say('differs_no_sheet', { sheet: difference.sheet })
    case 'sheetRenamed':
      return say('differs_sheet_name', { sheet: difference.sheet, from: difference.from })
    case 'columnMissing': {
      const fields = targetsQuoted(catalogue, targetsOf(difference.column))
      return say('differs_no_column', { column: difference.header, fields })
    }
    case 'columnNew':
      return say('differs_new_column', { column: difference.header })
    default:
      return assertNever(difference)
  }
}
