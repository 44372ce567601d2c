/**
 * Towns and counties of an address that the service takes in numbered lines, without a field for them there: each is the next line. It
 * never makes two addresses of one, half in lines and half in fields elsewhere; whose address a column is of, its own words have to say.
 */
import { message } from '../../../messages/say.ts'
import { addressParts, isOfAddress } from '../../../vocabulary/heading-words.ts'
import { type Candidate, noCandidate, type SeenColumn, saidOf } from '../column-candidates.ts'
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
    .flatMap((lines) => {
      const [first] = lines
      return first === undefined ? [] : [{ place: placeOf(first.field), fields: lines.map(({ field }) => field) }]
    })
}

const placeOf = ({ leaf: { path } }: Field): string => path.slice(0, Math.max(0, path.lastIndexOf('.')))

function withPartsInLines(sheet: SeenSheet, all: readonly Lines[]): SeenSheet {
  const claims = all.flatMap((lines) => claimsOf(sheet, lines))
  const byColumn = Map.groupBy(claims, ({ column }) => column)
  return withFound(sheet, (column) => {
    const [claim, ...others] = byColumn.get(column) ?? []
    if (claim === undefined || others.length > 0) return column.found
    const because = message(claim.line === undefined ? 'reason_no_line_left' : 'reason_address_line')
    const out = column.found.map((one): Candidate => ({ ...one, isOut: true, because }))
    if (claim.line === undefined) return out
    const features = { wholeName: 1 }
    return [{ ...noCandidate, field: claim.line, features, score: 1, most: confidences.guess, because }, ...out]
  })
}

/** @returns the columns that say a part of the address, each with the line that it is, if one is left */
function claimsOf(
  sheet: SeenSheet,
  lines: Lines,
): readonly { readonly column: SeenColumn; readonly line: Field | undefined }[] {
  const said = sheet.columns.flatMap((column) => {
    const one = saidOf(column)
    const at = one === undefined ? -1 : lines.fields.indexOf(one.field)
    return one === undefined || at < 0 ? [] : [{ column, at, isNumbered: one.marks.length > 0 }]
  })
  // Of several addresses beside each other nothing tells whose line is whose.
  const isOne = new Set(said.map(({ at }) => at)).size === said.length && !said.some(({ isNumbered }) => isNumbered)
  if (said.length === 0 || !isOne) return []
  const [first, ...rest] = said.map(({ column }) => column.words)
  const words = new Set(first?.filter((word) => rest.every((own) => own.includes(word))))
  const free = lines.fields.slice(Math.max(...said.map(({ at }) => at)) + 1)
  return sheet.columns
    .filter((column) => isPartOf(column, words, lines))
    .map((column, at) => ({ column, line: free[at] }))
}

/**
 * It says a part of an address, whose that is as its lines say it, and nothing else: "Supply town" beside "Supply address 1". Where the place
 * of the lines may have a field for it, it is that.
 */
function isPartOf(column: SeenColumn, words: ReadonlySet<string>, { place }: Lines): boolean {
  const others = column.words.filter((word) => !addressParts.has(word))
  const isOfPlace = ({ field, isWeak }: Candidate) =>
    !isWeak && (place === '' ? placeOf(field) === '' : field.leaf.path.startsWith(`${place}.`))
  return (
    others.length > 0 &&
    others.length < column.words.length &&
    others.every((word) => words.has(word)) &&
    !column.found.some(isOfPlace)
  )
}
