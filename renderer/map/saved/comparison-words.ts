/** What differs between a mapping and the open file, in sentences: what is missing first, then what is new. */
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import type { MappingComparison } from '../../../shared/ipc.ts'
import { targetsOf } from '../../../shared/mapping/model/fillings.ts'
import { targetLabel } from '../../../shared/mapping/model/target-label.ts'
import { assertNever } from '../../../shared/result.ts'
import { listed, showNumber } from '../../../shared/words/phrases.ts'
import { nouns, showCount } from '../../words/counting.ts'

type Difference = MappingComparison['differences'][number]

/** How much of it fits: "17 of its 19 columns are in this file." */
export function fitSentence({ columnCount, foundCount, isExact }: MappingComparison): string {
  if (isExact) return 'It was made for exactly these headings.'
  if (foundCount === 0) return 'None of its columns is in this file: it was made for another kind of file.'
  if (foundCount === columnCount) return `All ${showCount(columnCount, nouns.column)} that it maps are in this file.`
  return `${showNumber(foundCount)} of the ${showCount(columnCount, nouns.column)} that it maps are in this file.`
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
      return `There is no sheet like “${difference.sheet}”: what it maps there is not filled.`
    case 'sheetRenamed':
      return `The sheet “${difference.sheet}” is taken for its “${difference.from}”, because the headings are alike.`
    case 'columnMissing': {
      const fields = targetsOf(difference.column).map((target) => `“${targetLabel(catalogue, target)}”`)
      return `No column is called “${difference.header}”, so it does not fill ${listed(fields)}. Choose another column for that.`
    }
    case 'columnNew':
      return `The column “${difference.header}” is new: look whether what is suggested for it is right.`
    default:
      return assertNever(difference)
  }
}
