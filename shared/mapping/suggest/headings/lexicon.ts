/**
 * Turns the words of a header, or of a label in the catalogue, into plain words that can be compared: abbreviations opened,
 * other languages translated, run-together and misspelt words mended, and several words for one thing made one.
 */
import { isOneEditAway } from '../../../basics/one-edit-away.ts'
import { wordMap } from '../../../basics/word-map.ts'
import { contextWords, ordinalWords, sheetNameWords } from '../../../vocabulary/levels.ts'
import {
  genericWords,
  lightWords,
  negativeWords,
  sentenceFillers,
  sentenceMarks,
  shortPieces,
  softWords,
  unrelatedWords,
} from '../../../vocabulary/light-words.ts'
import { chunksOf, plain, seamsOf, shortFor, singular } from '../../../vocabulary/plain-words.ts'
import { foldPhrases, openAbbreviation, openedReadings, tableWords } from './phrase-table.ts'

/** What is known about words: grows only by the catalogue that is mapped to. */
export type Lexicon = {
  /** The plain words of a text; several answers where an abbreviation has several meanings. Never empty, but may hold an empty list. */
  readingsOf(text: string): readonly (readonly string[])[]
  /** The first of them. */
  wordsOf(text: string): readonly string[]
  isKnown(word: string): boolean
  /** A word of it is none that is known, but for a letter: “Caller” is no misspelt “Calle”. */
  isMended(text: string): boolean
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
    isMended: (text) => chunksOf(text).some((chunk) => spelling.isMended(chunk)),
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
/** Shorter words have too many neighbours to be called misspelt. */
const misspeltLength = 5

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
].filter((word) => word.length > 1)

const numberedOrdinals = wordMap<string>({ '1st': 'first', '2nd': 'second', '3rd': 'third', '4th': 'fourth' })

/** Finds the words in a chunk of letters: as they are, at seams of case, run together, in American spelling, shortened, or misspelt. */
class Spelling {
  readonly #known: ReadonlySet<string>
  readonly #found = new Map<string, readonly string[]>()
  readonly #mended = new Set<string>()

  constructor(known: ReadonlySet<string>) {
    this.#known = known
  }

  wordsOf(chunk: string): readonly string[] {
    const whole = singular(plain(chunk))
    if (this.#known.has(whole)) return [whole]
    const pieces = seamsOf(chunk).map(plain)
    return pieces.flatMap((piece) => this.#pieceOf(numberedOrdinals.get(piece) ?? singular(piece)))
  }

  isMended(chunk: string): boolean {
    this.wordsOf(chunk)
    return seamsOf(chunk).some((piece) => this.#mended.has(singular(plain(piece))))
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
    for (let length = word.length - shortPieceLength; pieces > 1 && length >= shortPieceLength; length -= 1) {
      const [head, tail] = [word.slice(0, length), word.slice(length)]
      if (!this.#canBePiece(head)) continue
      const rest =
        this.#cutTail(tail, pieces - 1) ?? (/^[sn]./.test(tail) ? this.#cutTail(tail.slice(1), pieces - 1) : undefined)
      if (rest !== undefined) return [head, ...rest]
    }
    return undefined
  }

  #cutTail(tail: string, pieces: number): readonly string[] | undefined {
    const word = singular(tail)
    return this.#canBePiece(word) ? [word] : this.#cut(word, pieces)
  }

  #canBePiece(word: string): boolean {
    return this.#known.has(word) && (word.length > shortPieceLength || shortPieces.has(word))
  }

  #open(word: string): readonly string[] | undefined {
    return this.#onlyOne(shortFor(word))
  }

  /** One letter wrong, missing, too many or swapped. */
  #mend(word: string): readonly string[] | undefined {
    if (word.length < misspeltLength) return undefined
    const mended = this.#onlyOne((known) => known.length >= misspeltLength && isOneEditAway(word, known))
    if (mended !== undefined) this.#mended.add(word)
    return mended
  }

  /** Where all known words that it can be mean the same. */
  #onlyOne(isLike: (known: string) => boolean): readonly string[] | undefined {
    const like = [...this.#known].filter(isLike)
    return new Set(like.map((known) => openAbbreviation(known).join(' '))).size === 1 ? like.slice(0, 1) : undefined
  }
}
