/** The dictionary's abbreviations, translations and phrases, ready to be looked up. */
import { abbreviations, ambiguousAbbreviations } from '../../../vocabulary/abbreviations.ts'
import { phrases } from '../../../vocabulary/phrases.ts'
import { singular, spellingsOf } from '../../../vocabulary/plain-words.ts'
import { translations } from '../../../vocabulary/values/translations.ts'

/** More readings than these of one header help nobody. */
const readingLimit = 4

const singles = new Map<string, readonly string[]>()
for (const [word, meaning] of [...abbreviations, ...translations]) {
  const words = meaning === '' ? [] : meaning.split(' ')
  for (const spelling of spellingsOf(word)) if (!spelling.includes(' ')) singles.set(singular(spelling), words)
}

type Sequence = { readonly words: readonly string[]; readonly meaning: readonly string[]; readonly isAtEnd: boolean }

const translatedPhrases = [...translations].filter(([words]) => words.includes(' '))
const allSequences = [...phrases, ...translatedPhrases].flatMap(([text, meaning]) => {
  const isAtEnd = text.endsWith(' $')
  return spellingsOf(isAtEnd ? text.slice(0, -2) : text).map((spelling): Sequence => {
    const words = spelling.split(' ').flatMap((word) => openAbbreviation(singular(word)))
    return { words, meaning: meaning === '' ? [] : meaning.split(' '), isAtEnd }
  })
})
/** By first word, longest first. A phrase that stands for itself keeps longer readings away, and is not folded. */
const sequences = Map.groupBy(
  allSequences.toSorted((a, b) => b.words.length - a.words.length),
  ({ words }) => words[0] ?? '',
)

/** Every word that the tables know, on either side. */
export const tableWords: readonly string[] = [
  ...singles.keys(),
  ...[...singles.values()].flat(),
  ...allSequences.flatMap(({ words, meaning }) => [...words, ...meaning]),
  ...ambiguousAbbreviations.keys(),
  ...[...ambiguousAbbreviations.values()].flat(),
]

/** Opens abbreviations and translates, word by word; several answers where one has several meanings. */
export function openedReadings(words: readonly string[]): (readonly string[])[] {
  return words.reduce<(readonly string[])[]>(
    (readings, word) => {
      const meanings = ambiguousAbbreviations.get(word)?.map((meaning) => [meaning]) ?? [openAbbreviation(word)]
      return readings.flatMap((reading) => meanings.map((meaning) => [...reading, ...meaning])).slice(0, readingLimit)
    },
    [[]],
  )
}

/** Until nothing changes: "e mail address" is "email", and then nothing more. */
export function foldPhrases(words: readonly string[]): readonly string[] {
  const folded: string[] = []
  for (let index = 0; index < words.length; ) {
    const sequence = sequenceAt(words, index)
    folded.push(...(sequence?.meaning ?? [words[index] ?? '']))
    index += sequence?.words.length ?? 1
  }
  return folded.length === words.length && folded.every((word, index) => word === words[index])
    ? folded
    : foldPhrases(folded)
}

const sequenceAt = (words: readonly string[], index: number): Sequence | undefined =>
  sequences.get(words[index] ?? '')?.find((sequence) => {
    const end = index + sequence.words.length
    const isHere = sequence.words.every((word, offset) => words[index + offset] === word)
    return (
      isHere && (!sequence.isAtEnd || end === words.length) && sequence.words.join(' ') !== sequence.meaning.join(' ')
    )
  })

/** What one word stands for. */
export function openAbbreviation(word: string): readonly string[] {
  return singles.get(word) ?? [word]
}
