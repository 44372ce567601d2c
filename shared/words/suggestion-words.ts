/** What spoke for a suggested field, or against it, in words: one for each feature of suggest/weights.ts; and what a column without one holds. */

import { wordMap } from '../basics/word-map.ts'
import type { SuggestionTrace } from '../mapping/model/mapping.ts'
import type { Said } from '../mapping/model/undecided-columns.ts'
import type { Feature } from '../mapping/suggest/weights.ts'
import type { Message } from '../messages/message.ts'
import { type PlainKey, say } from '../messages/say.ts'

const keys: Readonly<Record<Feature, `trace_${string}` & PlainKey>> = {
  wholeName: 'trace_whole_name',
  nameWithContext: 'trace_name_with_context',
  nameWithoutLightWords: 'trace_name_without_light_words',
  vagueName: 'trace_vague_name',
  vaguest: 'trace_vaguest',
  ownLabel: 'trace_own_label',
  rare: 'trace_rare',
  secondChoice: 'trace_second_choice',
  sharedWord: 'trace_shared_word',
  wordAtHome: 'trace_word_at_home',
  ofHolder: 'trace_of_holder',
  otherWord: 'trace_other_word',
  unknownWord: 'trace_unknown_word',
  contraryValues: 'trace_contrary_values',
  tellingValues: 'trace_telling_values',
  valuesAlone: 'trace_values_alone',
  likely: 'trace_likely',
  sheetOfLevel: 'trace_sheet_of_level',
  nextNeighbour: 'trace_next_neighbour',
  levelPresent: 'trace_level_present',
}
const sentences = wordMap(keys)

/** @returns a sentence for each, the weightiest first; `isFor` where it speaks for the field */
export const traceSentences = ({ features }: SuggestionTrace): readonly { text: string; isFor: boolean }[] =>
  features
    .toSorted((one, other) => Math.abs(other.share) - Math.abs(one.share))
    .flatMap(({ feature, share }) => {
      const key = sentences.get(feature)
      return key === undefined ? [] : [{ text: say(key), isFor: share > 0 }]
    })

/** What a column that nobody has decided about seems to hold: "seems to hold balances". */
export const columnSeems = ({ what }: Said): Message => ({ key: 'column_seems', facts: { what } })

export const saysWords = ({ what }: Said): string => say('column_seems', { what })
