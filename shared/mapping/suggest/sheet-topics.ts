/** What a sheet is about, by its name and by what stands around a column: the evidence for headers that fit many fields. */

import type { AddressKind } from './address-blocks.ts'
import { contextWords, sheetNameWords } from './dictionary/context-words.ts'
import type { Field } from './fields.ts'
import type { Lexicon } from './lexicon.ts'

/** Names of levels, as in the interface. */
export type Topics = ReadonlySet<string>

/** @returns names of the levels that the sheet's name speaks of; empty for "Sheet1" */
export function topicsOf(sheetName: string, lexicon: Lexicon): Topics {
  const words = lexicon.wordsOf(sheetName)
  const names = new Set([...sheetNameWords.keys(), ...contextWords.keys()])
  return new Set(
    [...names].filter((name) => {
      const telling = [...(sheetNameWords.get(name) ?? []), ...(contextWords.get(name)?.nouns ?? [])]
      return words.some((word) => telling.includes(word))
    }),
  )
}

/** Which of the two addresses the sheet's name speaks of; `null` when of none, or of both. */
export function addressKindOfName(sheetName: string, lexicon: Lexicon): AddressKind | null {
  const words = lexicon.wordsOf(sheetName)
  const isBilling = words.some((word) => contextWords.get('billing_address')?.others.includes(word))
  const supply = [
    ...(contextWords.get('supply_address')?.nouns ?? []),
    ...(contextWords.get('supply_address')?.others ?? []),
  ]
  const isSupply = words.some((word) => supply.includes(word))
  if (isBilling === isSupply) return null
  return isBilling ? 'billing' : 'supply'
}

/** A column whose field is known. */
export type KnownColumn = { readonly column: number; readonly field: Field }

/** The sheet is named for the level, and the field is of the level itself, or of a group in it. */
const namedForLevel = 0.25
const namedForDetail = 0.12
/** A neighbour on the same level, by distance; for one on a level above or below, half. */
const neighbour = [0, 0.12, 0.06]
/** Other columns of the level are somewhere on the sheet; they are much of it; they are most of it. */
const present = 0.08
const frequent = 0.12
const prevailing = 0.2
const frequentShare = 0.3
const prevailingShare = 0.6

/** 0 … about 0.8: how much around a column speaks for a field. */
export function evidenceFor(field: Field, column: number, known: readonly KnownColumn[], topics: Topics): number {
  return namedEvidence(field, topics) + neighbourEvidence(field, column, known) + shareEvidence(field, known)
}

function namedEvidence(field: Field, topics: Topics): number {
  const own = levelName(levelOf(field))
  // A field in a group of the level ("Service drop") is a detail of it that the name of the sheet does not speak of.
  const isDirect = field.leaf.path === `${field.leaf.levelPath}.${field.leaf.name}`
  return !topics.has(own) ? 0 : isDirect ? namedForLevel : namedForDetail
}

function neighbourEvidence(field: Field, column: number, known: readonly KnownColumn[]): number {
  let sum = 0
  for (const other of known) {
    const weight = neighbour[Math.abs(other.column - column)] ?? 0
    if (weight === 0) continue
    const own = levelOf(field)
    const their = levelOf(other.field)
    if (own === '' || their === '') continue
    if (own === their) sum += weight
    else if (isParent(own, their) || isParent(their, own)) sum += weight / 2
  }
  return sum
}

function shareEvidence(field: Field, known: readonly KnownColumn[]): number {
  const own = levelOf(field)
  const inLevels = known.filter((other) => levelOf(other.field) !== '')
  const same = inLevels.filter((other) => levelOf(other.field) === own).length
  if (own === '' || same === 0) return 0
  const share = same / inLevels.length
  return share >= prevailingShare ? prevailing : share >= frequentShare ? frequent : present
}

const isParent = (parent: string, child: string): boolean => child.slice(0, child.lastIndexOf('.')) === parent

const levelOf = (field: Field): string => field.levels.at(-1)?.path ?? ''
const levelName = (path: string): string => path.split('.').at(-1)?.replace('[]', '') ?? ''
