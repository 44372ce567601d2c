/** What can be mapped to: each leaf of the catalogue, and each documented key of a keyed level, with the words it goes by. */
import type { Catalogue, Leaf, Level } from '../../catalogue/catalogue.ts'
import { detailKeyWords } from '../../vocabulary/field-names.ts'
import {
  accountWords,
  addressWords,
  type ContextWords,
  contextWords,
  differingWords,
  personWords,
  rootWords,
  sheetNameWords,
} from '../../vocabulary/levels.ts'
import { genericWords, lightWordsOf, softWords } from '../../vocabulary/light-words.ts'
import type { Lexicon } from './headings/lexicon.ts'

/** One way of naming a field, in plain words. */
export type Phrase = {
  readonly words: readonly string[]
  /** Without the words that add nothing beside such a value; all of them where nothing would be left. */
  readonly core: readonly string[]
  readonly isLabel: boolean
  /** Nobody wrote it: it follows from the catalogue, and counts only where the whole of it is said. */
  readonly isGenerated: boolean
}

/** A repeating level on the way to a field. */
export type FieldLevel = {
  readonly path: string
  readonly level: Level
  /** Words that can carry a number. */
  readonly nouns: ReadonlySet<string>
  /** Words in the name of a sheet that is about it. */
  readonly sheetWords: ReadonlySet<string>
  /** The field's target names the element by its key, so there is nothing to count. */
  readonly isKeyed: boolean
}

export type Field = {
  /** A catalogue path, with its key where it has one: `customers[].user_details[tax_id].value`. */
  readonly target: string
  readonly leaf: Leaf
  /** In the user's words. */
  readonly label: string
  readonly phrases: readonly Phrase[]
  /** Of all its phrases: a heading with none of them can't mean the field. */
  readonly words: ReadonlySet<string>
  /** Words for the nearest level or group alone. */
  readonly ownWords: ReadonlySet<string>
  /** Words for anything on the way from the account to the field, which a header may add. */
  readonly contextWords: ReadonlySet<string>
  /** Outermost first. */
  readonly levels: readonly FieldLevel[]
}

/** The words of a catalogue, for the lexicon that its fields are read with. */
export function catalogueTexts(catalogue: Catalogue): readonly string[] {
  return catalogue.leaves.flatMap((leaf) => [leaf.label, leaf.name, ...leaf.synonyms])
}

export function fieldsOf(catalogue: Catalogue, lexicon: Lexicon): readonly Field[] {
  const plain = catalogue.leaves.map((leaf) => fieldOf(catalogue, leaf, lexicon))
  return [...plain, ...catalogue.levels.flatMap((level) => keyedFields(catalogue, level, lexicon))]
}

function fieldOf(catalogue: Catalogue, leaf: Leaf, lexicon: Lexicon): Field {
  const named = phrasesOf([leaf.label, ...leaf.synonyms], leaf, lexicon)
  // The interface's own name tells only where it is more than "identifier" or "code"; what an "amount" is, columns beside it tell.
  const [own] = phrasesOf([leaf.name.replaceAll('_', ' ')], leaf, lexicon)
  const isTelling = own?.core.some((word) => !genericWords.has(word)) === true
  const generatedTexts = [...generatedNames(catalogue, leaf), ...nameOfFirst(catalogue, leaf)]
  const generated = phrasesOf(generatedTexts, leaf, lexicon).map((phrase) => ({
    ...phrase,
    isGenerated: true,
  }))
  const others = own !== undefined && (isTelling || leaf.money !== null) ? [own, ...generated] : generated
  const known = new Set(named.map(({ words }) => words.join(' ')))
  const phrases = [
    ...named,
    ...others.filter(({ words }) => !known.has(words.join(' '))).map((phrase) => ({ ...phrase, isLabel: false })),
  ]
  return {
    target: leaf.path,
    leaf,
    label: leaf.label,
    phrases,
    words: wordsOf(phrases),
    ...surroundings(catalogue, leaf, lexicon),
  }
}

/**
 * What follows from where a field stands: "supply address identifier", "service drop identifier", "note created at"; and of the one that alone
 * tells elements apart, the number of an element.
 */
function generatedNames(catalogue: Catalogue, leaf: Leaf): readonly string[] {
  const level = catalogue.level(leaf.levelPath)
  if (level === undefined || level.path === '') return []
  const group =
    leaf.path
      .slice(level.path.length + 1, -leaf.name.length - 1)
      .split('.')
      .at(-1) ?? ''
  const owner = group === '' ? level.element : group.replaceAll('_', ' ')
  const own = leaf.name.replace(/^external_/, '').replaceAll('_', ' ')
  const isKey = group === '' && level.naturalKeys.some(([name, ...more]) => name === leaf.name && more.length === 0)
  // What a note says is the note.
  const isWhole = leaf.role === 'remark' && group === ''
  return [
    `${owner} ${own}`,
    ...(isWhole ? [owner] : []),
    ...(isKey && leaf.kind === 'identifier' ? [`${owner} id`] : []),
  ]
}

/** Of `address1` beside `address2`, what both are: who has one column for an address has the first line in it. */
function nameOfFirst(catalogue: Catalogue, { path, name }: Leaf): readonly string[] {
  const [, all] = /^(.*?\p{L})_?1$/u.exec(name) ?? []
  if (all === undefined) return []
  const around = path.slice(0, -name.length)
  const hasSecond = [`${all}2`, `${all}_2`].some((second) => catalogue.leaf(around + second) !== undefined)
  return hasSecond ? [all.replaceAll('_', ' ')] : []
}

const wordsOf = (phrases: readonly Phrase[]): ReadonlySet<string> => new Set(phrases.flatMap(({ words }) => words))

/** `user_details[tax_id].value`, for every key that the interface shows. */
function keyedFields(catalogue: Catalogue, level: Level, lexicon: Lexicon): readonly Field[] {
  if (level.selectorField === null) return []
  const selector = catalogue.leaf(`${level.path}.${level.selectorField}`)
  const values = catalogue.leaves.filter((leaf) => leaf.levelPath === level.path && leaf !== selector)
  const [value] = values
  if (selector === undefined || value === undefined || values.length > 1) return []
  return selector.documentedValues.map((key) => {
    const words = key.replaceAll('_', ' ')
    const around = surroundings(catalogue, value, lexicon)
    const phrases = phrasesOf([words, ...(detailKeyWords.get(key) ?? [])], value, lexicon)
    return {
      target: value.path.replace(/\[\]([^[]*)$/, `[${key}]$1`),
      leaf: value,
      label: words.charAt(0).toUpperCase() + words.slice(1),
      phrases,
      words: wordsOf(phrases),
      ...around,
      levels: around.levels.map((one) => ({ ...one, isKeyed: one.path === level.path })),
    }
  })
}

function phrasesOf(texts: readonly string[], leaf: Leaf, lexicon: Lexicon): readonly Phrase[] {
  const light = lightWordsOf(leaf.kind)
  const phrases = texts.flatMap((text, index) =>
    lexicon.readingsOf(text).map((all) => {
      const words = all.filter((word) => !softWords.has(word))
      const core = words.filter((word) => !light.includes(word))
      return {
        words,
        core: core.length === 0 ? words : core,
        isLabel: index === 0,
        isGenerated: false,
      }
    }),
  )
  // A number in a name ("Phone 2") says which one, not what.
  const usable = phrases.filter(({ words }) => words.length > 0 && !words.some((word) => /^\d+$|^second$/.test(word)))
  return [...new Map(usable.toReversed().map((phrase) => [phrase.words.join(' '), phrase])).values()].toReversed()
}

/** What is not called as in our own interface is known by what it is. */
function wordsByTrait({ people, addresses }: Catalogue, path: string): ContextWords | undefined {
  if (people.some((level) => level.path === path)) return personWords
  const address = addresses.find((group) => group.path === path)
  return address === undefined ? undefined : addressWords[address.levelPath === '' ? 'billing' : 'supply']
}

function surroundings(
  catalogue: Catalogue,
  leaf: Leaf,
  lexicon: Lexicon,
): Pick<Field, 'ownWords' | 'contextWords' | 'levels'> {
  const names = leaf.path.split('.').slice(0, -1)
  const wordsByName = names.map((name, index) => {
    const path = names.slice(0, index + 1).join('.')
    const level = name.endsWith('[]') ? catalogue.level(path) : undefined
    const known = contextWords.get(name.replace('[]', '')) ?? wordsByTrait(catalogue, path)
    const nouns = new Set(known?.nouns ?? lexicon.wordsOf(level?.element ?? ''))
    return {
      path,
      level,
      nouns,
      sheetWords: new Set([...nouns, ...(sheetNameWords.get(name.replace('[]', '')) ?? [])]),
      all: new Set([...nouns, ...(known?.others ?? lexicon.wordsOf(name.replace('[]', '')))]),
    }
  })
  const own = wordsByName.at(-1)?.all ?? new Set(rootWords)
  const isOfAddress = catalogue.addresses.some(({ path }) => path === names.join('.'))
  return {
    ownWords: own,
    contextWords: new Set([
      ...rootWords,
      ...(isOfAddress ? differingWords : []),
      ...(names.length === 0 ? accountWords : wordsByName.flatMap(({ all }) => [...all])),
    ]),
    levels: wordsByName.flatMap(({ path, level, nouns, sheetWords }) =>
      level === undefined ? [] : [{ path, level, nouns, sheetWords, isKeyed: false }],
    ),
  }
}
