/**
 * Finds fields by any words a person has for them: the label, what it is of, other names, the values it takes and what they mean, and its
 * help. A number in the search means the element of that number, so that "customer 2 mail" finds "Customer 2 · E-mail".
 */

import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import { targetLabel, targetLevels, withSelector } from '../../../shared/mapping/model/target-label.ts'
import type { Language } from '../../../shared/messages/languages.ts'
import { say, sayHeadings, sayLabel } from '../../../shared/messages/say.ts'
import { spokenLanguage } from '../../../shared/messages/speech.ts'
import { valueMeaning } from '../../../shared/words/value-meaning.ts'
import { type Folded, folded, foldedWords, isBegun, isInside } from '../../words/folded.ts'
import { type FieldChoice, fieldChoices } from './field-choices.ts'

/** A list that is longer helps nobody to choose. */
const most = 60

type Search = {
  /** Without the number. */
  readonly words: readonly string[]
  readonly text: string
  /** Counted from 1. */
  readonly number: number | null
}

/** A choice with what is said of it as it is searched, that which tells most of it first. */
type Searched = { readonly choice: FieldChoice; readonly said: readonly Folded[] }

export type FoundField = FieldChoice & {
  /** What was found, where it is neither in the label nor in the help: "also called “surname”". */
  readonly found: string | undefined
}

/** How far one has to look for all words of a search, and the word that was found last. */
type Match = { readonly score: number; readonly place: number; readonly word: string }

type Scored = { readonly choice: FieldChoice; readonly match: Match; readonly score: number }

/** @returns the best first: what is in the label before names, these before values, and these before the help; the usual before the rare */
export function searchFields(catalogue: Catalogue, typed: string): readonly FoundField[] {
  const search = searchOf(typed)
  if (search.text === '') return []
  return searchedOf(catalogue)
    .flatMap((searched) => findIn(catalogue, searched, search))
    .toSorted((one, other) => one.score - other.score)
    .slice(0, most)
    .map(({ choice, match }) => ({ ...choice, found: foundWords(catalogue, choice, match) }))
}

/** The words that a search marks in what it has found. */
export const searchedWords = (typed: string): readonly string[] => searchOf(typed).words

/** Hundreds of fields with thousands of values are not folded with every key. */
const known = new WeakMap<Catalogue, { readonly language: Language; readonly searched: readonly Searched[] }>()

function searchedOf(catalogue: Catalogue): readonly Searched[] {
  const before = known.get(catalogue)
  const language = spokenLanguage()
  if (before?.language === language) return before.searched
  const searched = fieldChoices(catalogue).map((choice): Searched => {
    const said = places.map((textsOf) => folded(textsOf(choice, catalogue).join('\n')))
    return { choice, said }
  })
  known.set(catalogue, { language, searched })
  return searched
}

const labels = ({ label }: FieldChoice) => [label]
const owners = ({ value, group }: FieldChoice, catalogue: Catalogue) => [
  group,
  ...targetLevels(catalogue, value).map(({ level }) => sayLabel(level.element)),
]
const headings = ({ leaf }: FieldChoice) => sayHeadings(leaf)
const names = ({ leaf }: FieldChoice) => [leaf.name, ...leaf.synonyms]
const values = ({ leaf }: FieldChoice) =>
  leaf.documentedValues.map((value) => [value, valueMeaning(leaf, value)].filter(Boolean).join(': '))
const help = ({ leaf }: FieldChoice) => [sayLabel(leaf.help)]

/** Where words are looked for, the best place first. */
const places: readonly ((choice: FieldChoice, catalogue: Catalogue) => readonly string[])[] = [
  labels,
  owners,
  headings,
  names,
  values,
  help,
]

function findIn(catalogue: Catalogue, { choice, said }: Searched, search: Search): Scored[] {
  const match = matchOf(said, search)
  if (match === null) return []
  const { leaf } = choice
  // Less than what any other place of the words makes.
  const score = match.score + (leaf.isRare && !leaf.isRequired ? 0.2 : 0) + (leaf.deprecated === undefined ? 0 : 0.4)
  if (search.number === null) return [{ choice, match, score }]
  const { number } = search
  const levels = targetLevels(catalogue, choice.value).filter(({ selector }) => selector.by === 'row')
  return levels.map(({ level }) => {
    const value = withSelector(choice.value, level.path, { by: 'index', index: number - 1 })
    const isNamed = foldedWords(sayLabel(level.element)).every((word) =>
      search.words.some((one) => word.startsWith(one)),
    )
    const numbered = { ...choice, value, label: targetLabel(catalogue, value) }
    return { choice: numbered, match, score: score + (isNamed ? 0 : 10) }
  })
}

/** `null`: they are nowhere. */
function matchOf(said: readonly Folded[], { text, words }: Search): Match | null {
  const [label = ''] = said
  const word = words[0] ?? ''
  if (label === ` ${text}`) return { score: 0, place: 0, word }
  if (label.startsWith(` ${text}`)) return { score: 1, place: 0, word }
  const [begun, inside] = [isBegun, isInside].map((isIn) => placeOf(said, words, isIn))
  // What begins a word comes before what is inside of one, in the same place.
  if (inside !== null && inside !== undefined && inside.place < (begun?.place ?? said.length))
    return { ...inside, score: inside.place + 2.7 }
  return begun ? { ...begun, score: begun.place + 2 } : null
}

function placeOf(
  said: readonly Folded[],
  words: readonly string[],
  isIn: typeof isInside,
): Pick<Match, 'place' | 'word'> | null {
  let left = words
  for (const [place, one] of said.entries()) {
    const others = left.filter((word) => !isIn(word, one))
    if (others.length === 0) return { place, word: left[0] ?? '' }
    left = others
  }
  return null
}

function foundWords(catalogue: Catalogue, choice: FieldChoice, { place, word }: Match): string | undefined {
  const textsOf = places[place]
  const texts = textsOf?.(choice, catalogue) ?? []
  const text = [isBegun, isInside].flatMap((isIn) => texts.filter((one) => isIn(word, folded(one))))[0]
  if (textsOf === headings || textsOf === names) return say('field_also_called', { name: text ?? '' })
  return textsOf === values ? say('field_takes_value', { value: text ?? '' }) : undefined
}

function searchOf(typed: string): Search {
  const all = foldedWords(typed)
  const digits = all.find((word) => /^[1-9]\d?$/.test(word))
  const words = all.filter((word) => word !== digits)
  return { words, text: all.join(' '), number: digits === undefined ? null : Number(digits) }
}
