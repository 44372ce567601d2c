/**
 * Towns and regions where the service takes an address in lines that are numbered, and has no field for them beside these: each is the
 * next line. Half of an address in lines and half in fields of its own would be two addresses.
 */
import { message } from '../../../messages/say.ts'
import { addressParts, isOfAddress } from '../../../vocabulary/heading-words.ts'
import { noCandidate, type SeenColumn, saidOf } from '../column-candidates.ts'
import type { Field } from '../fields.ts'
import { type SeenSheet, withFound } from '../seen-sheet.ts'
import { confidences } from '../weights.ts'
import type { Change, FieldsToMapTo } from './rule.ts'

/** The lines of one address, first line first, and where they stand in the interface. */
type Lines = { readonly place: string; readonly fields: readonly Field[] }

/** Two lines may be a street and what else is said of it. */
const fewestLines = 3

export const addressInLines: Change = (sheets, mapTo) => {
  const all = linesAmong(mapTo)
  return all.length === 0 ? sheets : sheets.map((sheet) => withPartsInLines(sheet, all))
}

function linesAmong({ fields }: FieldsToMapTo): readonly Lines[] {
  const numbered = fields.flatMap((field) => {
    const [, stem = '', number] = /^(.*\D)(\d)$/.exec(field.leaf.name) ?? []
    return field.target === field.leaf.path && isOfAddress(stem) ? [{ field, stem, number: Number(number) }] : []
  })
  return [...Map.groupBy(numbered, ({ field, stem }) => `${placeOf(field)}.${stem}`).values()]
    .map((lines) => lines.toSorted((one, other) => one.number - other.number))
    .filter((lines) => lines.length >= fewestLines && lines.every(({ number }, at) => number === at + 1))
    .map((lines) => ({ place: placeOf(lines[0]?.field), fields: lines.map(({ field }) => field) }))
}

const placeOf = (field: Field | undefined): string => field?.leaf.path.replace(/\.?[^.]*$/, '') ?? ''

function withPartsInLines(sheet: SeenSheet, all: readonly Lines[]): SeenSheet {
  const next = new Map(
    all.flatMap((lines) => {
      const said = sheet.columns.flatMap((column) => {
        const field = saidOf(column)?.field
        const at = field === undefined ? -1 : lines.fields.indexOf(field)
        return at < 0 ? [] : [{ column, at }]
      })
      const words = new Set(said.flatMap(({ column }) => column.words))
      const free = lines.fields.slice(Math.max(-1, ...said.map(({ at }) => at)) + 1)
      const parts = said.length === 0 ? [] : sheet.columns.filter((column) => isPartOf(column, words, lines))
      return parts.slice(0, free.length).map((column, at) => [column, free[at]] as const)
    }),
  )
  return withFound(sheet, (column) => {
    const field = next.get(column)
    if (field === undefined) return column.found
    const because = message('reason_address_line')
    const line = { ...noCandidate, field, features: { wholeName: 1 }, score: 1, most: confidences.otherName, because }
    return [line, ...column.found.map((one) => ({ ...one, isOut: true }))]
  })
}

/** It says a part of an address, and else no more than its lines do: "Supply town" beside "Supply address 1". */
const isPartOf = (column: SeenColumn, words: ReadonlySet<string>, { place }: Lines): boolean =>
  column.words.some((word) => addressParts.has(word)) &&
  column.words.every((word) => addressParts.has(word) || words.has(word)) &&
  placeOf(saidOf(column)?.field) !== place
