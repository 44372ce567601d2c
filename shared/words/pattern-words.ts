/** How a value has to be written, in words, and a value that is written so: as far as its pattern can be told plainly. */
import { writtenForms } from '../contract/written-forms.ts'
import {
  type CharacterClass,
  type CharacterRange,
  capitals,
  digits,
  type Piece,
  readPattern,
  type Sequence,
  smalls,
} from '../patterns/read-pattern.ts'
import { listed } from './phrases.ts'

/** Nobody reads on to the end of more. */
const longestWords = 160

/** @returns goes on after "it has to be", such as "2 capital letters, then 6 digits"; `null`: no words would be plainer than the pattern */
export function patternWords(pattern: string): string | null {
  const known = formOf(pattern)
  if (known !== undefined) return known.words
  const read = readPattern(pattern)
  if (read === null) return null
  const { pieces, isFromStart, isToEnd } = read
  const words = sequenceWords(joined(pieces))
  if (words === null || words === '' || words.length > longestWords) return null
  if (isFromStart && isToEnd) return words
  // What may be missing says nothing of a value in which anything else may be, too.
  if (pieces.every(({ least }) => least === 0)) return null
  if (isFromStart) return `something that begins with ${words}`
  return isToEnd ? `something that ends with ${words}` : `something that has ${words} in it`
}

/** @returns a value that the pattern takes; `null`: none could be made */
export function patternSample(pattern: string): string | null {
  const known = formOf(pattern)
  if (known !== undefined) return known.example
  const read = readPattern(pattern)
  const sample = read === null ? '' : sequenceSample(read.pieces)
  return sample.trim() !== '' && new RegExp(pattern, 'u').test(sample) ? sample : null
}

const formOf = (pattern: string) => [...writtenForms.values()].find((form) => form.pattern === pattern)

/** Characters beside each other are one text; a group that is only there for itself is what is in it. */
function joined(pieces: Sequence): Sequence {
  const all: Piece[] = []
  for (const piece of pieces.flatMap(inside)) {
    const last = all.at(-1)
    const isMore = piece.is === 'text' && last?.is === 'text' && isOnce(piece) && isOnce(last)
    if (isMore) all.splice(-1, 1, { ...last, text: last.text + piece.text })
    else all.push(piece)
  }
  return all
}

const inside = (piece: Piece): Sequence =>
  isOnce(piece) && piece.is === 'choice' && piece.of.length === 1 ? (piece.of[0] ?? []).flatMap(inside) : [piece]

const isOnce = ({ least, most }: Piece): boolean => least === 1 && most === 1

/** `null`: one of them has no words. */
function allWords(pieces: Sequence): readonly string[] | null {
  const words = pieces.map(pieceWords)
  return words.every((one) => one !== null) ? words : null
}

const sequenceWords = (pieces: Sequence): string | null => allWords(pieces)?.join(', then ') ?? null

function pieceWords(piece: Piece): string | null {
  const { least, most } = piece
  switch (piece.is) {
    case 'text':
      if (isOnce(piece)) return `“${piece.text}”`
      return least === 0 && most === 1
        ? `perhaps “${piece.text}”`
        : timesWords(least, most, `“${piece.text}”`, `“${piece.text}”`)
    case 'class': {
      const words = classWords(piece.class)
      return words === null ? null : timesWords(least, most, words.one, words.several)
    }
    case 'choice': {
      const words = choiceWords(piece.of)
      if (words === null || isOnce(piece)) return words
      return least === 0 && most === 1 ? `perhaps ${words}` : null
    }
  }
}

function choiceWords(of: readonly Sequence[]): string | null {
  const each = of.map((one) => allWords(joined(one))?.join(' and ') ?? null)
  if (each.includes('') || !each.every((words) => words !== null)) return null
  const areShort = of.length === 1 || each.every((words) => /^“[^”]*”$/.test(words))
  if (areShort) return listed(each, 'or')
  return each.length === 2 ? `either ${listed(each, 'or')}` : null
}

function timesWords(least: number, most: number | null, one: string, several: string): string | null {
  if (most === null)
    return least === 0 ? `any number of ${several}` : `${least === 1 ? 'one' : least} or more ${several}`
  if (most === 0) return null
  if (least === most) return least === 1 ? `one ${one}` : `${least} ${several}`
  if (least === 0) return most === 1 ? `perhaps one ${one}` : `up to ${most} ${several}`
  return `${least} to ${most} ${several}`
}

/** More than these are no class that a person knows. */
const mostParts = 6

function classWords({ ranges, isNegated }: CharacterClass): { readonly one: string; readonly several: string } | null {
  if (isNegated && ranges.length === 0) return { one: 'character', several: 'characters' }
  const has = (range: CharacterRange) => ranges.some(({ from, to }) => from === range.from && to === range.to)
  const areLetters = has(capitals) && has(smalls)
  const partOf = ({ from, to }: CharacterRange): readonly [one: string, several: string] => {
    if (from === to) return from === ' ' ? ['blank', 'blanks'] : [`“${from}”`, `“${from}”`]
    const what = /^\d\d$/.test(from + to) ? 'digit' : 'letter'
    return [`${what} from ${from} to ${to}`, `${what}s from ${from} to ${to}`]
  }
  const isKnown = ({ from, to }: CharacterRange) =>
    [digits, capitals, smalls].some((range) => range.from === from && range.to === to)
  const others = ranges.filter((range) => !isKnown(range))
  if (others.some(({ from, to }) => from !== to && !/^(?:\d\d|[A-Z]{2}|[a-z]{2})$/.test(from + to))) return null
  const parts: readonly (readonly [one: string, several: string])[] = [
    ...(areLetters ? [['letter', 'letters'] as const] : []),
    ...(has(capitals) && !areLetters ? [['capital letter', 'capital letters'] as const] : []),
    ...(has(smalls) && !areLetters ? [['small letter', 'small letters'] as const] : []),
    ...(has(digits) ? [['digit', 'digits'] as const] : []),
    ...others.map(partOf),
  ]
  if (parts.length === 0 || parts.length > mostParts) return null
  const [one, several] = [0, 1].map((at) =>
    listed(
      parts.map((part) => part[at] ?? ''),
      'or',
    ),
  )
  if (one === undefined || several === undefined) return null
  return isNegated
    ? { one: `character other than ${several}`, several: `characters other than ${several}` }
    : { one, several }
}

/** Of what may be there often, a few. */
const usualTimes = 3
/** Of what has to be there oftener, nobody needs a sample. */
const mostTimes = 100

const sequenceSample = (pieces: Sequence): string => pieces.map(pieceSample).join('')

function pieceSample(piece: Piece): string {
  const { least, most } = piece
  const few = most === 1 ? 0 : Math.min(most ?? usualTimes, usualTimes)
  const times = Math.min(least > 0 ? least : few, mostTimes)
  switch (piece.is) {
    case 'text':
      return piece.text.repeat(times)
    case 'class':
      return Array.from({ length: times }, (_, at) => characterOf(piece.class, at)).join('')
    case 'choice':
      return sequenceSample(piece.of[0] ?? []).repeat(times)
  }
}

/** Different ones, as in a real value: 123, ABC. */
function characterOf({ ranges, isNegated }: CharacterClass, at: number): string {
  const isIn = (character: string) => ranges.some(({ from, to }) => character >= from && character <= to)
  const usual = [...'123456789', ...'ABCDEFGH', ...'abcdefgh', ...'-_/.+ '].filter((one) => isIn(one) !== isNegated)
  const [first = ranges[0]?.from ?? ''] = usual
  const alike = usual.filter((one) => sortOf(one) === sortOf(first))
  return alike[at % alike.length] ?? first
}

const sortOf = (character: string): string =>
  /\d/.test(character) ? 'digit' : /[A-Z]/.test(character) ? 'capital' : /[a-z]/.test(character) ? 'small' : character
