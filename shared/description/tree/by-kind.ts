/** What may be another thing for each kind that an element is of, or is in: one thing, or cases by the field that says which kind it is. */
import type { KindCondition } from '../../contract/rules.ts'

export type ByKind<T> =
  | { readonly is: T }
  | { readonly level: string; readonly field: string; readonly cases: readonly Case<T>[] }

type Case<T> = { readonly values: readonly string[]; readonly inside: ByKind<T> }

/** Puts another thing, or cases of it, in the place of each. */
export const flatMapKinds = <T, U>(all: ByKind<T>, change: (one: T) => ByKind<U>): ByKind<U> =>
  'is' in all
    ? change(all.is)
    : { ...all, cases: all.cases.map(({ values, inside }) => ({ values, inside: flatMapKinds(inside, change) })) }

export const mapKinds = <T, U>(all: ByKind<T>, change: (one: T) => U): ByKind<U> =>
  flatMapKinds(all, (one) => ({ is: change(one) }))

/** @returns what there is, in order, each with what holds there */
export const casesOf = <T>(all: ByKind<T>): readonly { readonly one: T; readonly kind: readonly KindCondition[] }[] =>
  'is' in all
    ? [{ one: all.is, kind: [] }]
    : all.cases.flatMap(({ values, inside }) =>
        casesOf(inside).map(({ one, kind }) => ({
          one,
          kind: [{ level: all.level, field: all.field, values }, ...kind],
        })),
      )

export const thingsIn = <T>(all: ByKind<T>): readonly T[] => casesOf(all).map(({ one }) => one)

/** Makes one case of those that are alike, and none where all are. */
export function joinedKinds<T>(all: ByKind<T>, isSame: (one: T, other: T) => boolean = Object.is): ByKind<T> {
  if ('is' in all) return all
  const cases: Case<T>[] = []
  for (const { values, inside } of all.cases) {
    const joined = joinedKinds(inside, isSame)
    const at = cases.findIndex((one) => areSame(one.inside, joined, isSame))
    const alike = cases[at]
    if (alike === undefined) cases.push({ values, inside: joined })
    else cases[at] = { ...alike, values: [...alike.values, ...values] }
  }
  return withCases(all, cases)
}

/** Without the cases in which there is nothing. @returns `null`: there is nothing in any */
export function presentKinds<T>(all: ByKind<T | null>): ByKind<T> | null {
  if ('is' in all) return all.is === null ? null : { is: all.is }
  const cases = all.cases.flatMap(({ values, inside }): readonly Case<T>[] => {
    const present = presentKinds(inside)
    return present === null ? [] : [{ values, inside: present }]
  })
  return cases.length === 0 ? null : withCases(all, cases)
}

const withCases = <T>(
  { level, field }: { readonly level: string; readonly field: string },
  cases: readonly Case<T>[],
): ByKind<T> => {
  const [only] = cases
  return cases.length === 1 && only !== undefined ? only.inside : { level, field, cases }
}

function areSame<T>(one: ByKind<T>, other: ByKind<T>, isSame: (one: T, other: T) => boolean): boolean {
  if ('is' in one || 'is' in other) return 'is' in one && 'is' in other && isSame(one.is, other.is)
  return (
    one.level === other.level &&
    one.field === other.field &&
    one.cases.length === other.cases.length &&
    one.cases.every((each, at) => {
      const beside = other.cases[at]
      return (
        beside !== undefined &&
        each.values.join('\n') === beside.values.join('\n') &&
        areSame(each.inside, beside.inside, isSame)
      )
    })
  )
}
