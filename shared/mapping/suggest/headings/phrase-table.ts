/** The dictionary's abbreviations, translations and phrases, ready to be looked up. */
import { abbreviations, ambiguousAbbreviations } from '../../../vocabulary/abbreviations.ts'
import { phrases } from '../../../vocabulary/phrases.ts'
import { singular, spellingsOf } from '../../../vocabulary/plain-words.ts'
import { translations } from '../../../vocabulary/translations.ts'

/** More readings than these of one header help nobody. */
const readingLimit = 4

const singles = new Map<string, readonly string[]>()
for (const [word, meaning] of [...abbreviations, ...translations]) {
  const words = meaning === '' ? [] : meaning.split(' ')
  for (const spelling of spellingsOf(word)) if (!spelling.includes(' ')) singles.set(singular(spelling), words)
}

type Sequence = { readonly words: readonly string[]; readonly meaning: readonly string[]; readonly isAtEnd: boolean }

/** By first word, longest first. */
const sequences = new Map<string, Sequence[]>()
const translatedPhrases = [...translations].filter(([words]) => words.includes(' '))
for (const [text, meaning] of [...phrases, ...translatedPhrases]) {
  const isAtEnd = text.endsWith(' $')
  for (const spelling of spellingsOf(isAtEnd ? text.slice(0, -2) : text)) {
    const words = spelling.split(' ').flatMap((word) => openAbbreviation(singular(word)))
    const [first] = words
    if (first === undefined) continue
    const sequence = { words, meaning: meaning === '' ? [] : meaning.split(' '), isAtEnd }
    sequences.set(first, [...(sequences.get(first) ?? []), sequence])
  }
}
for (const list of sequences.values()) list.sort((a, b) => b.words.length - a.words.length)

/** Every word that the tables know, on either side. */
export const tableWords: readonly string[] = [
  ...singles.keys(),
  ...[...singles.values()].flat(),
  ...[...sequences.values()].flat().flatMap(({ words, meaning }) => [...words, ...meaning]),
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

function sequenceAt(words: readonly string[], index: number): Sequence | undefined {
  return sequences.get(words[index] ?? '')?.find((sequence) => {
    const end = index + sequence.words.length
    if (end > words.length || (sequence.isAtEnd && end !== words.length)) return false
    if (isUnchanged(sequence)) return false
    return sequence.words.every((word, offset) => words[index + offset] === word)
  })
}

/** A phrase may stand for itself in the table, to keep longer readings away; it must not be folded for ever. */
const isUnchanged = ({ words, meaning }: Sequence): boolean => words.join(' ') === meaning.join(' ')

/** What one word stands for. */
export function openAbbreviation(word: string): readonly string[] {
  return singles.get(word) ?? [word]
}
