/** How a value has to be written, in words, and a value that is written so: as far as its pattern can be told plainly. */
import { writtenForms } from '../../contract/written-forms.ts'
import { say, sayValue } from '../../messages/say.ts'
import { listed } from '../../messages/values.ts'
import {
  type CharacterClass,
  type CharacterRange,
  capitals,
  digits,
  type Piece,
  readPattern,
  type Sequence,
  smalls,
} from '../../patterns/read-pattern.ts'

/** Nobody reads on to the end of more. */
const longestWords = 160

/** @returns goes on after "it has to be", such as "2 capital letters, then 6 digits"; `null`: no words would be plainer than the pattern */
export function patternWords(pattern: string): string | null {
  const known = formOf(pattern)
  if (known !== undefined) return say(known.key)
  const read = readPattern(pattern)
  if (read === null) return null
  const { pieces, isFromStart, isToEnd } = read
  const words = sequenceWords(joined(pieces))
  if (words === null || words === '' || words.length > longestWords) return null
  if (isFromStart && isToEnd) return words
  // What may be missing says nothing of a value in which anything else may be, too.
  if (pieces.every(({ least }) => least === 0)) return null
  if (isFromStart) return say('pattern_begins', { pattern: words })
  return isToEnd ? say('pattern_ends', { pattern: words }) : say('pattern_within', { pattern: words })
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

const sequenceWords = (pieces: Sequence): string | null => inOne(pieces, 'pattern_then')

const inOne = (pieces: Sequence, joint: 'pattern_then' | 'pattern_with'): string | null => {
  const words = allWords(pieces)
  return words && (words.length === 0 ? '' : words.reduce((before, after) => say(joint, { before, after })))
}

function pieceWords(piece: Piece): string | null {
  const { least, most } = piece
  switch (piece.is) {
    case 'text': {
      const words = say('quoted', { text: piece.text })
      if (isOnce(piece)) return words
      return least === 0 && most === 1 ? say('pattern_perhaps', { what: words }) : timesWords(piece, () => words)
    }
    case 'class': {
      const words = classWords(piece.class)
      return words === null ? null : timesWords(piece, words)
    }
    case 'choice': {
      const words = choiceWords(piece.of)
      if (words === null || isOnce(piece)) return words
      return least === 0 && most === 1 ? say('pattern_perhaps', { what: words }) : null
    }
  }
}

function choiceWords(of: readonly Sequence[]): string | null {
  const all = of.map(joined)
  const each = all.map((one) => inOne(one, 'pattern_with'))
  if (each.includes('') || !each.every((words) => words !== null)) return null
  const choices = sayValue(listed(each, 'or'))
  if (of.length === 1 || all.every(isText)) return choices
  return each.length === 2 ? say('pattern_either', { choices }) : null
}

const isText = ([piece, ...others]: Sequence): boolean =>
  others.length === 0 && piece !== undefined && piece.is === 'text' && isOnce(piece)

/** What is repeated, in the number that is asked for. */
type Repeated = (count: 1 | 2) => string

function timesWords({ least, most }: Piece, repeated: Repeated): string | null {
  const [one, several] = [repeated(1), repeated(2)]
  if (most === null)
    return least === 0 ? say('pattern_any_number', { what: several }) : say('pattern_or_more', { least, what: several })
  if (most === 0) return null
  if (least === most) return say('pattern_exactly', { count: least, what: least === 1 ? one : several })
  if (least > 0) return say('pattern_between', { least, most, what: several })
  return most === 1
    ? say('pattern_perhaps', { what: say('pattern_exactly', { count: 1, what: one }) })
    : say('pattern_up_to', { most, what: several })
}

/** More than these are no class that a person knows. */
const mostParts = 6

function classWords({ ranges, isNegated }: CharacterClass): Repeated | null {
  if (isNegated && ranges.length === 0) return (count) => say('pattern_characters', { count })
  const has = (range: CharacterRange) => ranges.some(({ from, to }) => from === range.from && to === range.to)
  const areLetters = has(capitals) && has(smalls)
  const isKnown = ({ from, to }: CharacterRange) =>
    [digits, capitals, smalls].some((range) => range.from === from && range.to === to)
  const others = ranges.filter((range) => !isKnown(range))
  if (others.some(({ from, to }) => from !== to && !/^(?:\d\d|[A-Z]{2}|[a-z]{2})$/.test(from + to))) return null
  const parts: readonly Repeated[] = [
    ...(areLetters ? [repeating('pattern_letters')] : []),
    ...(has(capitals) && !areLetters ? [repeating('pattern_capitals')] : []),
    ...(has(smalls) && !areLetters ? [repeating('pattern_smalls')] : []),
    ...(has(digits) ? [repeating('pattern_digits')] : []),
    ...others.map(rangeWords),
  ]
  if (parts.length === 0 || parts.length > mostParts) return null
  const all: Repeated = (count) =>
    sayValue(
      listed(
        parts.map((part) => part(count)),
        'or',
      ),
    )
  return isNegated ? (count) => say('pattern_other_than', { count, what: all(2) }) : all
}

const repeating =
  (key: 'pattern_letters' | 'pattern_capitals' | 'pattern_smalls' | 'pattern_digits'): Repeated =>
  (count) =>
    say(key, { count })

function rangeWords({ from, to }: CharacterRange): Repeated {
  if (from === to) return (count) => (from === ' ' ? say('pattern_blanks', { count }) : say('quoted', { text: from }))
  const key = /^\d\d$/.test(from + to) ? 'pattern_digits_between' : 'pattern_letters_between'
  return (count) => say(key, { count, from, to })
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
