/** How well the words of a header name a field. */
import {
  denyingWords,
  genericWords,
  lightWordsOf,
  nameWords,
  negativeWords,
  secondChoiceWords,
  softWords,
  vaguestWords,
} from '../../../vocabulary/light-words.ts'
import { shapeOfValues } from '../../../vocabulary/values/values.ts'
import type { Field, Phrase } from '../fields.ts'
import { type Features, scoreOf } from '../weights.ts'
import type { Lexicon } from './lexicon.ts'

export type WordMatch = {
  readonly features: Features
  /** 0 … 1: that of the features */
  readonly score: number
  /** The words fit many fields, so the sheet, the neighbours or the values must speak for this one. */
  readonly isWeak: boolean
  /** Words of the header that nothing about the field explains. */
  readonly unexplained: readonly string[]
}

/** @returns the best match of any of the field's phrases, or `undefined` where none has its words in the header */
export function matchField(words: readonly string[], field: Field, lexicon: Lexicon): WordMatch | undefined {
  if (!words.some((word) => field.words.has(word))) return undefined
  const header = [...new Set(words.filter((word) => !softWords.has(word)))]
  if (field.leaf.kind === 'boolean' && header.some((word) => negativeWords.has(word) || denyingWords.has(word)))
    return undefined
  let best: WordMatch | undefined
  for (const phrase of field.phrases) {
    const match = matchPhrase(header, phrase, field, lexicon)
    if (match !== undefined && (best === undefined || match.score > best.score)) best = match
  }
  return best
}

function matchPhrase(header: readonly string[], phrase: Phrase, field: Field, lexicon: Lexicon): WordMatch | undefined {
  const { leaf, ownWords, contextWords } = field
  const light = lightWordsOf(leaf.kind)
  const { core } = phrase
  if (!core.every((word) => header.includes(word))) return undefined
  const telling = core.filter((word) => !genericWords.has(word))
  const isNamed = isNameOfThing(field) && telling.some((word) => !ownWords.has(word))
  const rest = header.filter(
    (word) => !phrase.words.includes(word) && !light.includes(word) && !(isNamed && nameWords.has(word)),
  )
  // "Supply status" is of the supply and no meter's, though a meter is part of a supply; "Account type" is no type of supply.
  const isExplained = (word: string): boolean => ownWords.has(word) || (contextWords.has(word) && telling.length > 0)
  const unexplained = rest.filter((word) => !isExplained(word))
  if (leaf.role === 'supplierCode' && rest.length > 0) return undefined
  const isMissingLight = phrase.words.some((word) => !phrase.core.includes(word) && !header.includes(word))
  const isExact = rest.length === 0 && header.length === phrase.words.length
  const isBareNoun = isMissingLight && telling.every((word) => contextWords.has(word))
  const isWholeLabel = isExact && phrase.isLabel && phrase.words.length > 1
  // "Contract start" names what starts, though "contract" and "start" alone are of anything.
  const namesLevel = core.length > 1 ? header : rest
  const isVague = telling.length === 0 && !namesLevel.some((word) => ownWords.has(word)) && !isWholeLabel
  const isWeak = isBareNoun || isVague
  const otherWords = unexplained.filter((word) => lexicon.isKnown(word) || /^\d+$/.test(word)).length
  // "Phone" says no more than the kind of value.
  const isLight = phrase.words.every((word) => light.includes(word)) || isMissingLight
  const extent = isWeak ? 'vagueName' : isLight ? 'nameWithoutLightWords' : isExact ? 'wholeName' : 'nameWithContext'
  const features: Features = {
    [extent]: 1,
    sharedWord: core.length,
    ...(phrase.isLabel && { ownLabel: 1 }),
    ...(header.some((word) => secondChoiceWords.has(word)) && { secondChoice: 1 }),
    ...(otherWords > 0 && { otherWord: otherWords }),
    ...(isVague && core.some((word) => vaguestWords.has(word)) && { vaguest: 1 }),
    ...(unexplained.length > otherWords && { unknownWord: unexplained.length - otherWords }),
  }
  return { features, score: scoreOf(features), isWeak, unexplained }
}

/** "Manufacturer name" is the manufacturer; what people and places are called is another thing than they are. */
const isNameOfThing = ({ leaf, levels }: Field): boolean =>
  leaf.kind === 'text' && shapeOfValues(leaf) === undefined && levels.some(({ level }) => level.isKeyUnique)
