/** Whose a column is that names no person, on a sheet of joint holders: "Joint name, Joint phone, Date of birth". */
import { type Catalogue, namePartsOf } from '../../../catalogue/catalogue.ts'
import type { Suggestion } from '../../model/mapping.ts'
import { isWholeName } from '../rules/people-words.ts'
import type { SeenSheet } from '../seen-sheet.ts'

/**
 * Where every name on a sheet is of the same person beside the first, and another sheet is about people too, what else it says of a person is
 * theirs. A first person without a name would be nobody.
 * @param suggestions  of one sheet
 * @param all  of every sheet
 */
export function withOnePerson(
  { columns }: SeenSheet,
  suggestions: readonly Suggestion[],
  all: readonly (readonly Suggestion[])[],
  { people: [holders] }: Catalogue,
): readonly Suggestion[] {
  if (holders === undefined) return suggestions
  const list = holders.path.slice(0, -2)
  const stepOf = (target: string): string | undefined =>
    target.startsWith(`${list}[`) ? target.slice(0, target.indexOf(']') + 1) : undefined
  const nameFields = namePartsOf(holders.children).map(({ name }) => name)
  const targetsOf = ({ target, split }: Suggestion): readonly string[] => [
    ...(target === null ? [] : [target]),
    ...(split?.parts.flatMap((part) => part.target ?? []) ?? []),
  ]
  const targets = suggestions.flatMap(targetsOf)
  const named = new Set(
    targets.flatMap((target) =>
      nameFields.some((name) => target.endsWith(`].${name}`)) ? (stepOf(target) ?? []) : [],
    ),
  )
  const [only = ''] = named
  if (named.size !== 1 || !/\[[1-9]\d*\]$/.test(only)) return suggestions
  const isOpen = new Set(suggestions.flatMap((one) => (targetsOf(one).length === 0 ? [one.column] : [])))
  const mayName = columns.some(
    ({ column, words, holdsNames }) => isOpen.has(column) && (holdsNames === true || isWholeName(words)),
  )
  const sheet = suggestions[0]?.sheet
  const arePeopleElsewhere = all.some(
    ([first, ...more]) =>
      first !== undefined &&
      first.sheet !== sheet &&
      [first, ...more].some((one) => targetsOf(one).some((target) => stepOf(target) !== undefined)),
  )
  const ofOnly = (target: string): string => {
    const step = stepOf(target)
    return step === undefined ? target : only + target.slice(step.length)
  }
  if (mayName || !arePeopleElsewhere || new Set(targets.map(ofOnly)).size < targets.length) return suggestions
  return suggestions.map((one) => ({
    ...one,
    target: one.target === null ? null : ofOnly(one.target),
    ...(one.split && {
      split: {
        ...one.split,
        parts: one.split.parts.map((part) => ({ ...part, target: part.target === null ? null : ofOnly(part.target) })),
      },
    }),
  }))
}
