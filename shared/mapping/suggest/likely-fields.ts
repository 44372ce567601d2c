/**
 * What a column that got no field may be all the same: the fields that share a telling word with its heading, or whose values look like
 * its own. Nothing is chosen by it; it is offered to a person, and says what would be lost with the column.
 */

import { type Catalogue, type Group, isOfPeople } from '../../catalogue/catalogue.ts'
import { accountWords, rootWords } from '../../vocabulary/levels.ts'
import { genericWords, idWords, nameWords, softWords, unrelatedWords } from '../../vocabulary/light-words.ts'
import type { Holding } from '../model/mapping.ts'
import type { Candidate, SeenColumn } from './column-candidates.ts'
import { valueFit } from './evidence/value-fit.ts'
import type { Field } from './fields.ts'
import { thresholds } from './weights.ts'

/** More to choose from is a list to read. */
const mostLikely = 4
/** A word that more fields go by tells none of them. */
const mostOfWord = 12
/** Such values leave little doubt of their kind. */
const clearly = 0.8

/** How many fields go by a word. */
export type WordUse = ReadonlyMap<string, number>

export function wordUseOf(fields: readonly Field[]): WordUse {
  const used = new Map<string, number>()
  for (const field of fields) for (const word of field.words) used.set(word, (used.get(word) ?? 0) + 1)
  return used
}

/**
 * @returns most likely first: those that the heading nearly names, then those that have a word of it, then those its values are like; none that the values can't be of,
 * and by a word alone none that they may not be of
 */
export function likelyFields(
  { words, profile }: SeenColumn,
  candidates: readonly Candidate[],
  fields: readonly Field[],
  use: WordUse,
): readonly Field[] {
  const telling = new Set(words.filter((word) => !isLight(word)))
  const shared = fields.flatMap((field) => {
    const score = sharedScore(telling, field, use)
    return score === 0 || valueFit(profile, field) < thresholds.doubtfulFit ? [] : [{ field, score }]
  })
  const byWords = shared.toSorted((one, other) => other.score - one.score).map(({ field }) => field)
  // What looks like a phone number may be any number.
  const byValues = profile.email >= clearly ? fields.filter(({ leaf: { kind } }) => kind === 'email') : []
  const all = new Set([...candidates.map(({ field }) => field), ...byWords, ...byValues])
  const fits = (field: Field) => valueFit(profile, field) >= thresholds.poorFit
  return [...all].filter((field) => field.leaf.role !== 'supplierCode' && fits(field)).slice(0, mostLikely)
}

const isLight = (word: string): boolean =>
  softWords.includes(word) ||
  idWords.includes(word) ||
  genericWords.has(word) ||
  nameWords.has(word) ||
  ofAnyAccount.has(word) ||
  unrelated.has(word) ||
  /^\d+$/.test(word)

const unrelated = new Set(unrelatedWords)
const ofAnyAccount = new Set([...rootWords, ...accountWords])

/** Rarer words tell more, and a field that has nothing else in its name is nearer. */
function sharedScore(telling: ReadonlySet<string>, { phrases, contextWords }: Field, use: WordUse): number {
  let best = 0
  for (const { words, isLabel } of phrases) {
    let score = 0
    for (const word of words) {
      const count = use.get(word) ?? mostOfWord
      // "Meter" tells a meter's number only where that is all of its name.
      const isOfField = words.length === 1 || !contextWords.has(word)
      if (isOfField && telling.has(word) && count <= mostOfWord) score += 1 / count / words.length
    }
    best = Math.max(best, isLabel ? score * 1.1 : score)
  }
  return best
}

/** Every word of it is one of staff, systems, money that is no balance: no field has such a meaning. */
export const isOfNoField = ({ words }: SeenColumn): boolean => {
  const telling = words.filter((word) => !softWords.includes(word) && !idWords.includes(word))
  return telling.length > 0 && telling.every((word) => unrelated.has(word))
}

/** What an account would miss without the column, by the field it is likeliest of; `null` where that is nothing to ask about. */
export function holdingOf(
  [likeliest]: readonly Field[],
  { words, profile }: SeenColumn,
  catalogue: Catalogue,
): Holding | null {
  if (likeliest === undefined || profile.count === 0) return null
  const { leaf } = likeliest
  if (leaf.money !== null) return leaf.money
  // "Created on", "Agent e-mail": of the supplier's own work, whatever else its words say.
  if (words.some((word) => unrelated.has(word))) return null
  if (leaf.kind === 'email' || leaf.kind === 'phone') return 'contact'
  if (leaf.kind === 'date' || leaf.kind === 'datetime') return 'date'
  if (isOfPeople(catalogue, leaf.path)) return 'person'
  const around = ({ path, levelPath }: Group) => leaf.path.startsWith(levelPath === '' ? `${path}.` : levelPath)
  const place = catalogue.addresses.find(around)
  if (place === undefined || place.levelPath === '') return place === undefined ? null : 'contact'
  // Of what is said about a place, only what tells it from others.
  return catalogue.level(leaf.levelPath)?.naturalKeys.some((key) => key.includes(leaf.name)) ? 'supply' : null
}
