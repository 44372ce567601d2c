/** Says in the user's words why a column was given its field, or why it was left out. */
import { assertNever } from '../../result.ts'
import type { AddressKind } from './address-blocks.ts'
import type { Choice } from './choose-fields.ts'
import type { Candidate, SeenColumn } from './column-candidates.ts'
import { nameWords, negativeWords } from './dictionary/light-words.ts'

/** Below this the values contradict the header. */
const poorFit = 0.3

/** @param addressGround  how it was decided which address a column without a word for it belongs to */
export function explainChoice({ column, header }: SeenColumn, choice: Choice, addressGround: string | null): string {
  const label = `“${choice.field.label}”`
  const said = header === '' ? `Column ${column} has no header` : `“${header}”`
  switch (choice.ground) {
    case 'header':
      return addressGround === null ? `${said} means ${label}.` : `${said} means ${label}: ${addressGround}`
    case 'surroundings':
      return `${said} alone could be many things; on this sheet, beside these columns, it means ${label}.`
    case 'values':
      return `The values under ${said} are those of ${label}.`
    case 'beyondFirst':
      return `${said} is a further number: the fields for the first ones are taken by other columns.`
    case 'lastName':
      return `${said} beside a column of first names means ${label}.`
    default:
      return assertNever(choice.ground)
  }
}

/** @param taken  the column that has the field this one would have had */
export function explainOmission(
  { header, words, profile }: SeenColumn,
  candidates: readonly Candidate[],
  takenBy: string | null,
): string {
  if (header === '') return 'The column has no header, and its values don’t say what they are.'
  const [best] = candidates
  if (words.some((word) => negativeWords.has(word))) {
    return 'It says when not to do something, and the fields say when to; yes and no would be the wrong way round.'
  }
  if (
    words.some((word) => nameWords.has(word)) &&
    (best === undefined || best.unexplained.length > 0 || best.score < 0.5)
  ) {
    return 'It seems to hold a whole name; first and last name have a field each, so it has to be taken apart first.'
  }
  if (words.includes('furtherline')) {
    return 'It is a further line of an address; an address has one line for the street.'
  }
  if (words.includes('housenumber')) {
    return 'A house number has no field of its own; it belongs into the column with the street.'
  }
  if (best === undefined) return 'No field has this meaning.'
  const label = `“${best.field.label}”`
  if (takenBy !== null)
    return `It looks like ${label} too, but “${takenBy}” fits better, and a field can have one column only.`
  if (profile.count > 0 && best.fit < poorFit) return `The header looks like ${label}, but the values don’t.`
  if (best.unexplained.length > 0)
    return `It looks a little like ${label}, but the rest of the header means something else.`
  return `It could be ${label}, but nothing else on the sheet says so.`
}

/** How the address of a column without a word for it was found. */
export function explainAddress(kind: AddressKind): string {
  return kind === 'billing'
    ? 'an address with no word for which one it is goes with the customer, and the supply point number tells the place of supply.'
    : 'it stands with the place of supply.'
}
