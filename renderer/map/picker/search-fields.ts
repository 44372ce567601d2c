/**
 * Finds fields by any words a person has for them: the label, its group, other words for it. A number in the search means the
 * element of that number, so that "customer 2 mail" finds "Customer 2 · E-mail".
 */
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import { targetLabel, targetLevels, withSelector } from '../../../shared/mapping/model/target-label.ts'
import type { FieldChoice, FieldGroup } from './field-choices.ts'

/** A list that is longer helps nobody to choose. */
const most = 60

type Search = {
  /** Without the number. */
  readonly words: readonly string[]
  readonly text: string
  /** Counted from 1. */
  readonly number: number | null
}

type Found = { readonly choice: FieldChoice; readonly score: number }

/** @returns the groups with a fitting field, best first in both; all of them where nothing is searched for */
export function searchFields(
  catalogue: Catalogue,
  groups: readonly FieldGroup[],
  typed: string,
): readonly FieldGroup[] {
  const search = searchOf(typed)
  if (search.text === '') return groups
  const found = groups
    .map(({ group, items }) => ({ group, found: items.flatMap((choice) => findIn(catalogue, group, choice, search)) }))
    .filter((one) => one.found.length > 0)
    .map((one) => ({ ...one, found: one.found.toSorted(byScore) }))
    .toSorted((one, other) => bestOf(one.found) - bestOf(other.found))
  let left = most
  return found.flatMap(({ group, found: all }) => {
    const items = all.slice(0, left).map(({ choice }) => choice)
    left -= items.length
    return items.length === 0 ? [] : [{ group, items }]
  })
}

function findIn(catalogue: Catalogue, group: string, choice: FieldChoice, search: Search): Found[] {
  const score = scoreOf(catalogue, group, choice, search)
  if (score === null) return []
  if (search.number === null) return [{ choice, score }]
  const { number } = search
  const levels = targetLevels(catalogue, choice.value).filter(({ selector }) => selector.by === 'row')
  return levels.map(({ level }) => {
    const value = withSelector(choice.value, level.path, { by: 'index', index: number - 1 })
    const isNamed = wordsOf(level.element).every((word) => search.words.some((one) => word.startsWith(one)))
    return { choice: { ...choice, value, label: targetLabel(catalogue, value) }, score: score + (isNamed ? 0 : 10) }
  })
}

/** How far one has to look for all words of a search: 0 is the label itself. `null`: they are nowhere. */
function scoreOf(
  catalogue: Catalogue,
  group: string,
  { label, value, leaf }: FieldChoice,
  search: Search,
): number | null {
  const plainLabel = wordsOf(label).join(' ')
  if (plainLabel === search.text) return 0
  if (plainLabel.startsWith(search.text)) return 1
  const elements = targetLevels(catalogue, value).map(({ level }) => level.element)
  const widening = [[label], [group, ...elements], leaf.synonyms, [leaf.help]]
  const known: string[] = []
  for (const [index, texts] of widening.entries()) {
    known.push(...texts.flatMap(wordsOf))
    if (search.words.every((word) => known.some((one) => one.startsWith(word)))) return index + 2
  }
  return null
}

function searchOf(typed: string): Search {
  const all = wordsOf(typed)
  const digits = all.find((word) => /^[1-9]\d?$/.test(word))
  const words = all.filter((word) => word !== digits)
  return { words, text: all.join(' '), number: digits === undefined ? null : Number(digits) }
}

/** In small letters, without accents: "E-mail (privé)" is e, mail, prive. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

const byScore = (one: Found, other: Found): number => one.score - other.score

const bestOf = (found: readonly Found[]): number => Math.min(...found.map(({ score }) => score))
