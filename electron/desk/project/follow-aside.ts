/**
 * What becomes of what is decided about accounts when these change. It is about rows and stays with them: only under which numbers other
 * files may have the account is others, rows that were emptied are nobody's, and an account that comes may be decided about elsewhere, or
 * where rows were that are emptied.
 */
import type { ProjectKind } from '../../../shared/catalogue/catalogue-of-kind.ts'
import { issue } from '../../../shared/issue-words.ts'
import type { Issue } from '../../../shared/result.ts'
import type { AccountListChange, MarkOfRows, RowMark, ToldAccount } from '../../preparation/protocol.ts'
import { type AsideOfStep, nothingOfStep } from '../../storage/projects/project-history.ts'
import type { AsideChanges, AsideDecision, AsideDecisions } from '../../storage/projects/set-aside.ts'
import { aboutAllOf, findElsewhere, inForce, isAside } from './aside-elsewhere.ts'
import type { MarkedAccounts } from './marked-accounts.ts'
import type { ProjectPorts } from './open-project.ts'

type Coming = {
  /** Of the project that they come into; `null` while it is none yet. */
  readonly id: string | null
  readonly kind: ProjectKind
  readonly accounts: AccountListChange
  readonly before: MarkedAccounts
  /** Whether there was one with this key before. */
  readonly wasThere: (key: string) => boolean
  /** The project of an earlier version of the file: also what has no number is there what it is here. */
  readonly earlierId?: string | null | undefined
  /** What the step itself decides. */
  readonly said?: AsideChanges | undefined
  /** What was decided about rows that the step has emptied. */
  readonly lost?: readonly MarkOfRows[]
  /** A step is undone or done again: what is decided is what was then. */
  readonly isCrossing?: boolean
}

export type FollowedAside = {
  readonly marked: MarkedAccounts
  /** For the step that brings them: what was decided about rows that are lost, and what comes by number. */
  readonly aside: AsideOfStep
  /** Keeps what is other now, together with what the accounts are made from: their rows must be nowhere without it. */
  readonly also: (projectId: string) => void
  /** What is to be told of it. */
  readonly notices: readonly Issue[]
}

export async function followAside(
  ports: Pick<ProjectPorts, 'projects' | 'setAside' | 'sentNumbers'>,
  coming: Coming,
): Promise<FollowedAside> {
  const {
    id,
    kind,
    accounts: change,
    before,
    wasThere,
    earlierId = null,
    said = noChanges,
    lost = [],
    isCrossing = false,
  } = coming
  const after = before.after(change)
  const accounts = toldIn(change)
  const come = accounts.filter(({ key }) => !wasThere(key))
  const isAsItWas = after === before && come.length === 0 && change.of === 'some' && change.removed.length === 0
  // Nothing comes along with most of what is typed, and whoever types waits.
  if (isAsItWas && earlierId === null && said.size + lost.length === 0) return { ...nothingFollows, marked: after }
  const own = id === null ? nothingDecided : ports.setAside.readUndamaged(id)
  const changes = new Map(said)
  const decidedNow = (one: string) => (changes.has(one) ? changes.get(one) : own.get(one)) ?? undefined
  const lostNow = lost.flatMap(({ mark, rows }): readonly AsideDecision[] => {
    const decision = mark === null ? undefined : decidedNow(mark.id)
    if (decision === undefined) return []
    changes.set(decision.id, withoutRows(decision, new Set(rows)) ?? aboutNumbers(decision))
    return [{ ...decision, rows }]
  })
  const emptied = [...new Set([...own.keys(), ...changes.keys()])].flatMap((one) => {
    const decision = decidedNow(one)
    return decision?.rows?.length === 0 ? [decision] : []
  })
  if (own.size + said.size > 0) {
    const isAll = change.of === 'all'
    const told = new Set(accounts.map(({ key }) => key))
    const removed = new Set(isAll ? [] : change.removed)
    const marks = new Set(accounts.flatMap((one) => one.marks?.ids ?? []))
    const isThere = (key: string) => told.has(key) || (!isAll && !removed.has(key) && wasThere(key))
    const isMoved = (key: string) => told.has(key) || removed.has(key)
    const mayDiffer = ({ id: one, key, formerKeys = [], numbers }: AsideDecision) =>
      isAll || marks.has(one) || isMoved(key) || numbers.some(isMoved) || formerKeys.some(isMoved)
    for (const one of [...own.keys(), ...changes.keys()]) {
      const decision = decidedNow(one)
      if (decision !== undefined && mayDiffer(decision)) changes.set(one, withNumbers(decision, after, isThere))
      if (changes.get(one) === own.get(one)) changes.delete(one)
    }
  }

  const pending = new Set<string>()
  if (come.length > 0 || earlierId !== null)
    for (const { rows, key } of [...own.values(), ...said.values()].filter((one) => one !== null))
      if (rows === null) pending.add(key)
  // Where some of its rows are taken back, nothing is said of the others yet.
  const isDecided = (key: string) => {
    const marks = after.byKey.get(key)
    return pending.has(key) || (marks !== undefined && (marks.aside !== undefined || !marks.isInPart))
  }
  const mayCome = isCrossing ? [] : (earlierId === null ? come : accounts).filter(({ key }) => !isDecided(key))
  const elsewhere = await findElsewhere(ports, { id, kind, accounts: mayCome, earlierId, emptied })
  const sent = ports.sentNumbers()
  const toTell = (keys: readonly string[]) => keys.filter((key) => kind !== 'accounts' || !sent.has(key))
  const isAsideBy = (one: string) => {
    const decision = decidedNow(one)
    return decision !== undefined && isAside(decision)
  }
  const together = toTell([...new Set(broughtTogether(before, after, accounts, isAsideBy))])
  const asElsewhere = toTell(elsewhere.map(({ decision: { key } }) => key))
  const files = [...new Set(elsewhere.flatMap((one) => (asElsewhere.includes(one.decision.key) ? [one.file] : [])))]
  return {
    marked: after,
    // What an earlier version says is about accounts that were there before the step.
    aside: { own: earlierId === null ? elsewhere.map(({ decision }) => decision.id) : [], before: lostNow },
    also: (projectId) =>
      ports.setAside.keep(
        projectId,
        new Map([...changes, ...elsewhere.map(({ decision }) => [decision.id, decision] as const)]),
      ),
    notices: [
      ...(together.length === 0 ? [] : [issue('set_aside_together', { accounts: together })]),
      ...(asElsewhere.length === 0 ? [] : [issue('set_aside_as_elsewhere', { accounts: asElsewhere, files })]),
    ],
  }
}

/** @returns `null` where it is about no rows any more */
function withoutRows(decision: AsideDecision, rows: ReadonlySet<string>): AsideDecision | null {
  const left = decision.rows?.filter((place) => !rows.has(place)) ?? []
  return left.length === 0 ? null : { ...decision, rows: left }
}

/** All its rows were emptied: the account is in other files still. */
const aboutNumbers = (decision: AsideDecision): AsideDecision => ({
  ...{ ...decision, rows: [] },
  formerKeys: decision.numbers.filter((number) => number !== decision.key),
})

/** @returns the same one where they are as they were */
function withNumbers(
  decision: AsideDecision,
  marked: MarkedAccounts,
  isThere: (key: string) => boolean,
): AsideDecision {
  const { id, key, formerKeys = [], rows } = decision
  if (rows === null) return decision
  const keys = marked.keysOf(id)
  const numbers = [...keys, ...[key, ...formerKeys].filter((one) => !keys.includes(one) && !isThere(one))]
  const were = new Set(decision.numbers)
  const isSame = numbers.length === were.size && numbers.every((one) => were.has(one))
  return isSame ? decision : { ...decision, numbers }
}

/** @returns what is other by decisions about rows, which are none of earlier ones any more; and what these were, about those rows */
export function layRows(own: AsideDecisions, given: readonly AsideDecision[]) {
  const takers = new Map(given.flatMap(({ id, rows }) => (rows ?? []).map((place) => [place, id])))
  const changes = new Map<string, AsideDecision | null>()
  for (const decision of given) {
    const rows = decision.rows && [...(own.get(decision.id)?.rows ?? []), ...decision.rows]
    changes.set(decision.id, { ...decision, rows })
  }
  const replaced = [...own.values()].flatMap((decision): readonly AsideDecision[] => {
    const rows = decision.rows?.filter((place) => takers.has(place)) ?? []
    if (rows.length === 0) return []
    const left = withoutRows(decision, new Set(rows))
    changes.set(decision.id, left)
    const taker = changes.get(takers.get(rows[0] ?? '') ?? '')
    if (left === null && taker) {
      const keys = new Set([...(taker.formerKeys ?? []), decision.key, ...(decision.formerKeys ?? [])])
      changes.set(taker.id, { ...taker, formerKeys: [...keys].filter((key) => key !== taker.key) })
    }
    return [{ ...decision, rows }]
  })
  return { changes, replaced }
}

/**
 * What undo or redo of a step decides: what the step had decided is undone, and what it has taken away is there again.
 * @returns for the preparation, which rows are others by it; for the project, what is kept of it; and what is on the other side from then on
 */
export function crossStep(own: AsideDecisions, { own: ids, before: given }: AsideOfStep = nothingOfStep) {
  const taken = ids.flatMap((id) => own.get(id) ?? [])
  const left = new Map(own)
  for (const { id } of taken) left.delete(id)
  const { changes, replaced } = layRows(left, given)
  for (const { id } of taken) changes.set(id, null)
  const marks = [
    ...taken.map(({ rows }) => ({ mark: null, rows: rows ?? [] })),
    ...given.map((decision) => ({ mark: markOf(decision), rows: decision.rows ?? [] })),
  ]
  // One that is still there has rows beside those of the step.
  const ownThen = given.flatMap(({ id }) => (left.has(id) ? [] : [id]))
  return { marks, changes, aside: { own: ownThen, before: [...taken, ...replaced] } }
}

/**
 * What is decided goes over by number where a text file has other rows by another reading.
 * @param accounts  as they are read now; one that is there no more may come again, as by the reading before
 */
export function decidedByNumber(own: AsideDecisions, accounts: readonly ToldAccount[]): AsideChanges {
  const keys = new Set(accounts.map(({ key }) => key))
  const byNumber = new Map<string, AsideDecision>()
  for (const decision of own.values()) {
    const there = decision.numbers.filter((number) => keys.has(number))
    for (const number of there.length === 0 ? decision.numbers : there)
      byNumber.set(number, inForce(byNumber.get(number), decision))
  }
  const now = [...byNumber].map(([number, decision]) => aboutAllOf(number, decision))
  return new Map([...[...own.keys()].map((id) => [id, null] as const), ...now.map((one) => [one.id, one] as const)])
}

/** As the preparation has to know it. */
export const markOf = ({ id, reason, at, isTakenBack }: AsideDecision): RowMark => ({
  ...{ id, reason, at },
  ...(isTakenBack ? { isTakenBack } : {}),
})

/** @returns accounts that are set aside now although only some of their rows are, or the rows of one that are several accounts now */
function broughtTogether(
  before: MarkedAccounts,
  after: MarkedAccounts,
  accounts: readonly ToldAccount[],
  isAsideBy: (id: string) => boolean,
): readonly string[] {
  if (after === before) return []
  const wereInPart = new Set(
    [...before.byKey.values()].flatMap(({ ids, aside, isInPart }) => (aside && isInPart ? ids : [])),
  )
  const asideIn = ({ marks }: ToldAccount) => marks?.ids.filter(isAsideBy) ?? []
  const isInPart = ({ marks }: ToldAccount) => marks?.aside !== undefined && marks.isInPart
  const areNew = accounts.filter((one) => isInPart(one) && !asideIn(one).some((id) => wereInPart.has(id)))
  const parted = [...new Set(accounts.flatMap(asideIn))].flatMap((id) => {
    const keys = after.keysOf(id)
    return keys.length > 1 && before.keysOf(id).length < 2 ? keys : []
  })
  return [...areNew.map(({ key }) => key), ...parted]
}

const toldIn = (change: AccountListChange): readonly ToldAccount[] =>
  change.of === 'all' ? change.accounts : [...change.added.map(({ account }) => account), ...change.changed]

const nothingDecided: AsideDecisions = new Map()
const noChanges: AsideChanges = new Map()
const nothingFollows = { aside: nothingOfStep, also: () => {}, notices: [] }
