/**
 * Turns the words of a header, or of a label in the catalogue, into plain words that can be compared: abbreviations opened,
 * other languages translated, run-together and misspelt words mended, and several words for one thing made one.
 */
import { isOneEditAway } from '../../../one-edit-away.ts'
import { contextWords, ordinalWords, sheetNameWords } from '../../../vocabulary/levels.ts'
import {
  genericWords,
  lightWords,
  negativeWords,
  pastWords,
  sentenceFillers,
  sentenceMarks,
  softWords,
  unrelatedWords,
} from '../../../vocabulary/light-words.ts'
import { chunksOf, plain, seamsOf, singular } from '../../../vocabulary/plain-words.ts'
import { wordMap } from '../../../word-map.ts'
import { foldPhrases, openAbbreviation, openedReadings, tableWords } from './phrase-table.ts'

/** What is known about words: grows only by the catalogue that is mapped to. */
export type Lexicon = {
  /** The plain words of a text; several answers where an abbreviation has several meanings. Never empty, but may hold an empty list. */
  readingsOf(text: string): readonly (readonly string[])[]
  /** The first of them. */
  wordsOf(text: string): readonly string[]
  isKnown(word: string): boolean
}

/** @param texts  labels and synonyms of the catalogue: their words are known words too */
export function lexiconOf(texts: Iterable<string>): Lexicon {
  const known = new Set(ownWords)
  for (const text of texts) for (const chunk of chunksOf(text)) known.add(singular(plain(chunk)))
  const spelling = new Spelling(known)
  const readingsOf = (text: string) => {
    const raw = chunksOf(text).flatMap((chunk) => spelling.wordsOf(chunk))
    return openedReadings(raw).map(foldPhrases).map(asHeading)
  }
  return {
    readingsOf,
    wordsOf: (text) => readingsOf(text)[0] ?? [],
    isKnown: (word) => known.has(word),
  }
}

/** What a sentence is about, as a heading would say it. */
function asHeading(words: readonly string[]): readonly string[] {
  if (!words.some((word) => sentenceMarks.has(word))) return words
  const telling = words.filter((word) => !sentenceFillers.has(word))
  return telling.length === 0 ? words : foldPhrases(telling)
}

/** A run-together word is cut into at most so many pieces. */
const pieceLimit = 4
/** Pieces this short are only taken when they are one of `shortPieces`. */
const shortPieceLength = 2
const shortPieces = new Set([
  'no',
  'nr',
  'id',
  'dt',
  'hm',
  'wk',
  'nm',
  'cd',
  'ph',
  'dl',
  'ac',
  'sn',
  'in',
  'on',
  'ef',
  'bl',
])
/** Shorter words have too many neighbours to be called misspelt. */
const misspeltLength = 5

const shortestBeginning = 4
const shortestSkeleton = 3
/** What leaves out less is a misspelt word. */
const lettersLeftOut = 2

/** The first letter and the consonants after it, doubled ones once. */
const skeletonOf = (word: string): string =>
  (word.charAt(0) + word.slice(1).replaceAll(/[aeiou]/g, '')).replaceAll(/(\p{L})\1/gu, '$1')

const ownWords: readonly string[] = [
  ...tableWords,
  ...[...contextWords.values()].flatMap(({ nouns, others }) => [...nouns, ...others]),
  ...[...sheetNameWords.values()].flat(),
  ...ordinalWords.keys(),
  ...lightWords,
  ...genericWords,
  ...negativeWords,
  ...softWords,
  ...unrelatedWords,
  ...sentenceMarks,
  ...sentenceFillers,
  ...pastWords,
].filter((word) => word.length > 1)

const numberedOrdinals = wordMap<string>({
  '1st': 'first',
  '2nd': 'second',
  '3rd': 'third',
  '4th': 'fourth',
})

/** Finds the words in a chunk of letters: as they are, at seams of case, run together, in American spelling, shortened, or misspelt. */
class Spelling {
  readonly #known: ReadonlySet<string>
  readonly #found = new Map<string, readonly string[]>()

  constructor(known: ReadonlySet<string>) {
    this.#known = known
  }

  wordsOf(chunk: string): readonly string[] {
    const whole = singular(plain(chunk))
    if (this.#known.has(whole)) return [whole]
    return seamsOf(chunk).flatMap((piece) =>
      this.#pieceOf(numberedOrdinals.get(plain(piece)) ?? singular(plain(piece))),
    )
  }

  #pieceOf(word: string): readonly string[] {
    if (this.#known.has(word) || /^\d+$/.test(word)) return [word]
    const found = this.#found.get(word) ?? this.#cut(word, pieceLimit) ?? this.#open(word) ?? this.#mend(word) ?? [word]
    this.#found.set(word, found)
    return found
  }

  /** "custno" is "cust" and "no"; German compounds may have an s or n at the joint. */
  #cut(word: string, pieces: number): readonly string[] | undefined {
    if (this.#known.has(word)) return [word]
    if (pieces === 1) return undefined
    for (let length = word.length - shortPieceLength; length >= shortPieceLength; length -= 1) {
      const head = word.slice(0, length)
      if (!this.#canBePiece(head)) continue
      const tail = word.slice(length)
      const rest =
        this.#cutTail(tail, pieces - 1) ?? (/^[sn]./.test(tail) ? this.#cutTail(tail.slice(1), pieces - 1) : undefined)
      if (rest !== undefined) return [head, ...rest]
    }
    return undefined
  }

  #cutTail(tail: string, pieces: number): readonly string[] | undefined {
    const word = singular(tail)
    if (this.#canBePiece(word)) return [word]
    return this.#cut(word, pieces)
  }

  #canBePiece(word: string): boolean {
    return this.#known.has(word) && (word.length > shortPieceLength || shortPieces.has(word))
  }

  /** "Instl" is "install" without its vowels, "manufac" its beginning: where all known words that it can be mean the same. */
  #open(word: string): readonly string[] | undefined {
    const isBeginning = word.length >= shortestBeginning
    const skeleton = word.length >= shortestSkeleton && skeletonOf(word) === word ? word : null
    if (!isBeginning && skeleton === null) return undefined
    const long = [...this.#known].filter(
      (known) =>
        known.length >= word.length + lettersLeftOut &&
        ((isBeginning && known.startsWith(word)) || (skeleton !== null && skeletonOf(known) === skeleton)),
    )
    const meanings = new Set(long.map((known) => openAbbreviation(known).join(' ')))
    return meanings.size === 1 ? long.slice(0, 1) : undefined
  }

  /** One letter wrong, missing, too many or swapped, when all known words that near mean the same. */
  #mend(word: string): readonly string[] | undefined {
    if (word.length < misspeltLength) return undefined
    const near = [...this.#known].filter((known) => known.length >= misspeltLength && isOneEditAway(word, known))
    const meanings = new Set(near.map((known) => openAbbreviation(known).join(' ')))
    return meanings.size === 1 ? near.slice(0, 1) : undefined
  }
}
