/** What spoke for a suggested field, or against it, in words: one for each feature of suggest/weights.ts. */
import type { SuggestionTrace } from '../mapping/model/mapping.ts'
import type { Feature } from '../mapping/suggest/weights.ts'
import { wordMap } from '../word-map.ts'

const words: Readonly<Record<Feature, string>> = {
  wholeName: 'The heading is a name of the field.',
  nameWithContext: 'The heading is a name of the field, and says where it belongs.',
  nameWithoutLightWords: 'The heading has all that tells in a name of the field.',
  vagueName: 'The heading is a name of several fields.',
  partOfName: 'The heading has a part of a name of the field.',
  vaguest: 'Such a heading is on every sheet, for something of its own.',
  ownLabel: 'The name is what the field is called here.',
  rare: 'The operator’s own examples never use this field.',
  secondChoice: 'Another column may say the same better.',
  sharedWord: 'Words of the name are in the heading.',
  wordAtHome: 'The heading says which of the fields called alike is meant.',
  ofHolder: 'It is of the customer, and nothing speaks of anybody else.',
  otherWord: 'The heading has words that mean something else.',
  unknownWord: 'The heading has words that nobody knows.',
  doubtfulValues: 'Some values do not look like the field’s.',
  contraryValues: 'Most values can’t be the field’s.',
  otherValues: 'Most values are others than those known of the field.',
  tellingValues: 'The values are known of this field.',
  sheetOfLevel: 'The sheet is called for such things.',
  nextNeighbour: 'A column beside it is of the same thing.',
  levelPresent: 'Other columns of the sheet are of the same thing.',
}
const sentences = wordMap(words)

/** @returns a sentence for each, the weightiest first; `isFor` where it speaks for the field */
export const traceSentences = ({ features }: SuggestionTrace): readonly { text: string; isFor: boolean }[] =>
  features
    .toSorted((one, other) => Math.abs(other.share) - Math.abs(one.share))
    .flatMap(({ feature, share }) => {
      const text = sentences.get(feature)
      return text === undefined ? [] : [{ text, isFor: share > 0 }]
    })
