/** What a sheet is about, by its name and by what stands around a column: the evidence for headers that fit many fields. */

import type { Field, FieldLevel } from '../fields.ts'
import type { Features } from '../weights.ts'

/** A column whose field is known. */
export type KnownColumn = { readonly column: number; readonly field: Field }

const frequentShare = 0.3
const prevailingShare = 0.6

/** Whether the name of a sheet speaks of a list. @param sheetName  in plain words */
export const isNamedFor = (level: FieldLevel | undefined, sheetName: readonly string[]): boolean =>
  level !== undefined && sheetName.some((word) => level.sheetWords.has(word))

/** How much around a column speaks for a field. @param sheetName  in plain words */
export function evidenceFor(
  field: Field,
  column: number,
  known: readonly KnownColumn[],
  sheetName: readonly string[],
): Features {
  return {
    ...namedEvidence(field, sheetName),
    ...neighbourEvidence(field, column, known),
    ...shareEvidence(field, known),
  }
}

function namedEvidence(field: Field, sheetName: readonly string[]): Features {
  if (!isNamedFor(field.levels.at(-1), sheetName)) return {}
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
