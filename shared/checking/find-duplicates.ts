/** Finds what should exist once but is in several accounts: the same supply point can't belong to two households. */
import type { Catalogue } from '../catalogue/catalogue.ts'
import { issue } from '../issue-words.ts'
import type { AccountDraft } from '../mapping/account-draft.ts'
import type { Issue } from '../result.ts'
import { type PlaceOfPath, placeOfPath } from './place-of-path.ts'
import { valueAt, walkPayload } from './walk-payload.ts'

/** One thing of an account that no other account should have. Small, so that all of a workbook can be kept. */
export type UniqueThing = {
  readonly accountKey: string
  readonly accountNumber: string | null
  /** "supply point" */
  readonly element: string
  readonly levelPath: string
  /** What tells it apart, e.g. its number. */
  readonly value: string
  readonly place: PlaceOfPath
}

/** The things of one account whose key the catalogue says is unique. */
export function uniqueThings(draft: AccountDraft, catalogue: Catalogue): readonly UniqueThing[] {
  return walkPayload(draft.payload, catalogue).elements.flatMap(({ level, path, fields }): UniqueThing[] => {
    const [field, ...more] = level.isKeyUnique && path !== '' ? (level.naturalKeys[0] ?? []) : []
    if (field === undefined || more.length > 0) return []
    const value = valueAt(fields, field)
    if (typeof value !== 'string') return []
    const { key: accountKey, accountNumber } = draft
    const place = placeOfPath(draft, `${path}.${field}`)
    return [{ accountKey, accountNumber, element: level.element, levelPath: level.path, value, place }]
  })
}

/** @returns by account key a warning for each thing that another account has too; it names the other account */
export function duplicateIssues(things: Iterable<UniqueThing>): ReadonlyMap<string, readonly Issue[]> {
  const byValue = new Map<string, UniqueThing[]>()
  for (const thing of things) {
    const key = `${thing.levelPath} ${thing.value}`
    const same = byValue.get(key)
    if (same === undefined) byValue.set(key, [thing])
    else same.push(thing)
  }
  const issues = new Map<string, Issue[]>()
  for (const same of byValue.values()) {
    const [first] = same
    for (const thing of same) {
      const other = thing === first ? same.find(({ accountKey }) => accountKey !== thing.accountKey) : first
      if (other === undefined || other.accountKey === thing.accountKey) continue
      const list = issues.get(thing.accountKey) ?? []
      issues.set(thing.accountKey, [...list, duplicateIssue(thing, other)])
    }
  }
  return issues
}

function duplicateIssue({ element, value, place: { where, cell } }: UniqueThing, other: UniqueThing): Issue {
  const otherAccount = { number: other.accountNumber, cell: other.place.cell }
  return issue('thing_in_two_accounts', { cell, element, value, otherAccount }, where)
}
