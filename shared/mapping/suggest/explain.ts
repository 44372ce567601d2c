/** Says in the user's words why a column was given its field, or why it was left out. */
import type { FieldKind } from '../../contract/field.ts'
import { assertNever } from '../../result.ts'
import { bankWords, negativeWords } from '../../vocabulary/light-words.ts'
import type { Choice } from './choose-fields.ts'
import type { Candidate, SeenColumn } from './column-candidates.ts'
import { hasNoKnownValue } from './evidence/value-fit.ts'
import { isOfNoField } from './likely-fields.ts'
import { isWholeName } from './rules/people-words.ts'
import { thresholds } from './weights.ts'

/** Values that fit this much speak for it. */
const goodFit = 0.8

/** What the values of a kind are called; kinds that look like anything are not mentioned. */
const valueNames: Readonly<Partial<Record<FieldKind, string>>> = {
  email: 'e-mail addresses',
  phone: 'phone numbers',
  date: 'dates',
  datetime: 'dates',
  decimal: 'numbers',
  number: 'numbers',
  integer: 'numbers',
  boolean: 'yes and no',
}

/** Short, because it stands beside the column and its field, and beside a hundred others. */
export function explainChoice({ profile }: SeenColumn, { candidate, ground, field, because }: Choice): string {
  if (hasNoKnownValue(profile, field))
    return `The heading says so, but none of its values, such as “${[...profile.distinct][0]}”, is known for “${field.leaf.label}”.`
  if (because !== undefined) return because
  const valueName = valueNames[field.leaf.kind]
  const areAsNamed = valueName !== undefined && profile.count > 0 && candidate.fit >= goodFit
  const values = areAsNamed ? `, and the values are ${valueName}` : ''
  switch (ground) {
    case 'header':
      return `The heading says so${values}.`
    case 'surroundings':
      return `The heading could mean many things; beside these columns it means this${values}.`
    case 'values':
      return areAsNamed ? `The values are ${valueName}.` : 'The values say so.'
    default:
      return assertNever(ground)
  }
}

/** `isKnown`: something says that it has no field. Else none was found, and a person may know better. */
export type Omission = { readonly reason: string; readonly isKnown: boolean }

/** @param takenBy  header of the column that has the field this one would have had */
export function explainOmission(
  column: SeenColumn,
  candidates: readonly Candidate[],
  takenBy: string | null,
): Omission {
  const known = knownOmission(column)
  return known === null
    ? { reason: unknownOmission(column, candidates, takenBy), isKnown: false }
    : { reason: known, isKnown: true }
}

function knownOmission(column: SeenColumn): string | null {
  const { words } = column
  if (words.some((word) => negativeWords.has(word))) {
    return 'It says when not to do something, and the fields say when to: yes and no would be the wrong way round.'
  }
  if (words.some((word) => bankWords.has(word))) {
    return 'It is about a bank account or a direct debit, and nothing takes bank details. Once the account is created, Add takes a payment instruction: the payment vendor and its reference.'
  }
  return isOfNoField(column) && partOfAddress(words) === null ? 'No field has this meaning.' : null
}

function unknownOmission(
  { header, words, profile }: SeenColumn,
  candidates: readonly Candidate[],
  takenBy: string | null,
): string {
  if (header === '') return 'The column has no header, and its values don’t say what they are.'
  if (isWholeName(words)) {
    return 'It seems to hold a whole name. First and last name have a field each, so it has to be taken apart first.'
  }
  const part = partOfAddress(words)
  if (part !== null) return part
  const [best] = candidates
  if (best === undefined) return 'Its heading names no field.'
  const label = `“${best.field.label}”`
  if (takenBy !== null)
    return `It looks like ${label} too, but “${takenBy}” fits better, and a field takes one column only.`
  if (profile.count > 0 && best.fit < thresholds.poorFit) return `The header looks like ${label}, but the values don’t.`
  const rest = best.unexplained.filter((word) => header.toLowerCase().includes(word))
  if (rest.length > 0) return `It looks a little like ${label}, but “${rest.join(' ')}” means something else.`
  if (best.unexplained.length > 0)
    return `It looks a little like ${label}, but the rest of the header means something else.`
  return `It could be ${label}, but nothing else on the sheet says so.`
}

function partOfAddress(words: readonly string[]): string | null {
  if (words.includes('furtherline'))
    return 'It is a further line of an address, and an address has one line for the street.'
  if (words.includes('housenumber'))
    return 'A house number has no field of its own; it belongs in the column with the street.'
  return null
}
