/** What a sheet is about, by its name and by what stands around a column: the evidence for headers that fit many fields. */

import type { Field, FieldLevel } from '../fields.ts'
import type { Features } from '../weights.ts'

/** A column whose field is known. */
export type KnownColumn = { readonly column: number; readonly field: Field }

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
  }
}

function namedEvidence(field: Field, sheetName: readonly string[]): Features {
  if (!isNamedFor(field.levels.at(-1), sheetName)) return {}
  // A field in a group of the level ("Service drop") is a detail of it that the name of the sheet does not speak of.
  const isDirect = field.leaf.path === `${field.leaf.levelPath}.${field.leaf.name}`
  return isDirect ? { sheetOfLevel: 1 } : {}
}

/** The same level; half as much one above or below. */
function neighbourEvidence(field: Field, column: number, known: readonly KnownColumn[]): Features {
  const own = levelOf(field)
  if (own === '') return {}
  const near = known.filter((other) => Math.abs(other.column - column) === 1).map((other) => levelOf(other.field))
  const nextNeighbour = near.reduce(
    (sum, their) => sum + (own === their ? 1 : isParent(own, their) || isParent(their, own) ? 0.5 : 0),
    0,
  )
  const isPresent = known.some((other) => levelOf(other.field) === own)
  return { nextNeighbour, ...(isPresent && { levelPresent: 1 }) }
}

const isParent = (parent: string, child: string): boolean => child.slice(0, child.lastIndexOf('.')) === parent

const levelOf = (field: Field): string => field.levels.at(-1)?.path ?? ''
