/** What a sheet is about, by its name and by what stands around a column: the evidence for headers that fit many fields. */

import { addressWords, contextWords, sheetNameWords } from '../../../vocabulary/levels.ts'
import type { Field } from '../fields.ts'
import type { Lexicon } from '../headings/lexicon.ts'
import type { Features } from '../weights.ts'
import type { AddressKind } from './address-blocks.ts'

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
  const isBilling = words.some((word) => addressWords.billing.others.includes(word))
  const supply = [...addressWords.supply.nouns, ...addressWords.supply.others]
  const isSupply = words.some((word) => supply.includes(word))
  if (isBilling === isSupply) return null
  return isBilling ? 'billing' : 'supply'
}

/** A column whose field is known. */
export type KnownColumn = { readonly column: number; readonly field: Field }

const frequentShare = 0.3
const prevailingShare = 0.6

/** How much around a column speaks for a field. */
export function evidenceFor(field: Field, column: number, known: readonly KnownColumn[], topics: Topics): Features {
  return { ...namedEvidence(field, topics), ...neighbourEvidence(field, column, known), ...shareEvidence(field, known) }
}

function namedEvidence(field: Field, topics: Topics): Features {
  if (!topics.has(levelName(levelOf(field)))) return {}
  // A field in a group of the level ("Service drop") is a detail of it that the name of the sheet does not speak of.
  const isDirect = field.leaf.path === `${field.leaf.levelPath}.${field.leaf.name}`
  return isDirect ? { sheetOfLevel: 1 } : {}
}

function neighbourEvidence(field: Field, column: number, known: readonly KnownColumn[]): Features {
  let found = 0
  const own = levelOf(field)
  for (const other of known) {
    const their = levelOf(other.field)
    if (Math.abs(other.column - column) !== 1 || own === '' || their === '') continue
    found += own === their ? 1 : isParent(own, their) || isParent(their, own) ? 0.5 : 0
  }
  return found > 0 ? { nextNeighbour: found } : {}
}

function shareEvidence(field: Field, known: readonly KnownColumn[]): Features {
  const own = levelOf(field)
  const inLevels = known.filter((other) => levelOf(other.field) !== '')
  const same = inLevels.filter((other) => levelOf(other.field) === own).length
  if (own === '' || same === 0) return {}
  const share = same / inLevels.length
  return share >= prevailingShare
    ? { levelPrevails: 1 }
    : share >= frequentShare
      ? { levelFrequent: 1 }
      : { levelPresent: 1 }
}

const isParent = (parent: string, child: string): boolean => child.slice(0, child.lastIndexOf('.')) === parent

const levelOf = (field: Field): string => field.levels.at(-1)?.path ?? ''
const levelName = (path: string): string => path.split('.').at(-1)?.replace('[]', '') ?? ''
