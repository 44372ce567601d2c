/**
 * That an account is set aside, or taken back, is decided about the account, whatever its number is and whichever file it is in: wherever
 * the accounts of a project change, it comes along. In the project it goes where the account's rows go, as a part of the step that moves
 * them; from other projects it comes with a number that it was decided under, as it was decided last.
 */
import type { ProjectKind } from '../../../shared/catalogue/catalogue-of-kind.ts'
import { issue } from '../../../shared/issue-words.ts'
import type { Issue } from '../../../shared/result.ts'
import { yielding } from '../../flow/yielding.ts'
import type { ToldAccount } from '../../preparation/protocol.ts'
import type { AsideOfStep } from '../../storage/projects/project-history.ts'
import type { AsideDecision, AsideDecisions } from '../../storage/projects/set-aside.ts'
import type { ProjectPorts } from './open-project.ts'

/** By account key, what a step itself decides; `null`: nothing any more. */
export type SaidAside = ReadonlyMap<string, AsideDecision | null>

type Coming = {
  /** Of the project that they come into; `null` while it is none yet. */
  readonly id: string | null
  readonly kind: ProjectKind
  /** All of them, or those that have come or changed. */
  readonly accounts: readonly Pick<ToldAccount, 'key' | 'accountNumber' | 'cameFrom' | 'partedFrom'>[]
  /** Whether there was one with this key before. */
  readonly wasThere: (key: string) => boolean
  /** The project of an earlier version of the file: also what has no number is there what it is here. */
  readonly earlierId?: string | null | undefined
  readonly said?: SaidAside | undefined
}

export type CarriedAside = {
  /** What is other by it in the project, to be undone with the step. */
  readonly aside: readonly AsideOfStep[]
  /** Keeps it, together with what the accounts are made from: their rows must be nowhere without it. */
  readonly also: (projectId: string) => void
  /** What is to be told of it. */
  readonly notices: readonly Issue[]
}

/** What is decided about the accounts that come, and is not kept with them yet. */
export async function findAside(
  ports: Pick<ProjectPorts, 'projects' | 'setAside' | 'sentNumbers'>,
  coming: Coming,
): Promise<CarriedAside> {
  const { id, kind, accounts, wasThere, earlierId = null, said = noneSaid } = coming
  // Nothing comes along with most of what is typed, and whoever types waits.
  const isAsItWas = accounts.every(
    ({ key, cameFrom, partedFrom }) => cameFrom === undefined && partedFrom === undefined && wasThere(key),
  )
  if (isAsItWas && earlierId === null && said.size === 0) return nothingComes
  const own = id === null ? nothingDecided : ports.setAside.decisions(id)
  const { aside, joined } = moveWithRows(own, coming)
  const moved = new Map(aside.map(({ key, after }) => [key, after]))
  const elsewhere = await findElsewhere(ports, (key) => (moved.get(key) ?? own.get(key)) !== undefined, coming)
  const sent = ports.sentNumbers()
  const toTell = (keys: readonly string[]) => keys.filter((key) => kind !== 'accounts' || !sent.has(key))
  const [together, asElsewhere] = [toTell(joined), toTell([...elsewhere.keys()])]
  const files = [...new Set(asElsewhere.flatMap((key) => elsewhere.get(key)?.in ?? []))]
  return {
    aside,
    also: (projectId) => {
      const brought = [...elsewhere].map(([key, { in: _, ...decision }]) => [key, decision] as const)
      const carried = new Map([...moved, ...brought])
      if (carried.size > 0) ports.setAside.carry(projectId, carried)
    },
    notices: [
      ...(together.length === 0 ? [] : [issue('set_aside_together', { accounts: together })]),
      ...(asElsewhere.length === 0 ? [] : [issue('set_aside_as_elsewhere', { accounts: asElsewhere, files })]),
    ],
  }
}

/** @returns what a step decides when it is moved over: what was there before, but where a person has said otherwise since */
export const saidBefore = (own: AsideDecisions, aside: readonly AsideOfStep[]): SaidAside =>
  new Map(aside.flatMap(({ key, before, after }) => (isSaidAlike(own.get(key), after) ? [[key, before]] : [])))

/** Under which keys it is kept follows from the rows, and nobody says it. */
const isSaidAlike = (one: AsideDecision | undefined, other: AsideDecision | null): boolean =>
  one?.at === other?.at && one?.reason === other?.reason && one?.isTakenBack === other?.isTakenBack

/**
 * Where accounts part, what was decided of the one that they were goes to those with a number that it was decided under. Where all of these
 * are there again, those that only came together in it are as they were. Of any other nobody knows whose rows it has: what was decided goes
 * to it too, and a person is told.
 * @param own  decisions of the project
 * @returns what is other then; and which accounts are set aside although it was not decided of all that they are
 */
function moveWithRows(
  own: AsideDecisions,
  { accounts, wasThere, said = noneSaid }: Coming,
): { readonly aside: readonly AsideOfStep[]; readonly joined: readonly string[] } {
  const toTell = new Set<string>()
  if (said.size === 0 && own.size === 0) return { aside: [], joined: [] }
  const gone = new Set(accounts.flatMap(({ cameFrom = [] }) => cameFrom))
  const comes = (key: string): boolean => !wasThere(key) || gone.has(key)
  const parts = partsIn(own, accounts, comes)
  const now = new Map<string, AsideDecision | null>(own)
  // The number of one that has gone may be another account's by now, about which nothing is decided.
  for (const key of gone) now.delete(key)
  for (const [key, decision] of said) now.set(key, decision)
  const touched = new Set(said.keys())
  // Where the step knows both, it knows what becomes of the one by the other: accounts that part again are as they were.
  const isSaid = (from: string, key: string): boolean => said.has(from) && said.has(key)

  for (const { key, cameFrom = [], partedFrom = [] } of accounts) {
    const present = withKeys(key, now.get(key))
    const shareOf = (from: string): Keyed | undefined => {
      if (isSaid(from, key)) return present
      const [decision, among] = [withKeys(from, own.get(from)), parts.get(from)]
      if (decision === undefined || among?.has(key) !== true) return undefined
      if (among.size === 1) return decision
      if (decision.as.includes(key)) return { ...decision, as: [key], joined: [] }
      const as = decision.as.filter((one) => !among.has(one))
      if (decision.joined.includes(key) && as.length === 0 && decision.as.length > 0) return undefined
      for (const one of [from, key]) toTell.add(one)
      return { ...decision, as }
    }
    const come = [...cameFrom, ...partedFrom].flatMap((from) => shareOf(from) ?? [])
    if (come.length === 0 && (present === undefined || cameFrom.length + partedFrom.length === 0)) continue
    const stays = !comes(key)
    // Of accounts that come together, one that is not to be sent counts.
    const latest = latestOf(come.filter(isAside)) ?? latestOf(come)
    const isNew = stays ? !isAside(present) && isAside(latest) : (latest?.at ?? '') > (present?.at ?? '')
    const kept = isNew ? undefined : present
    const decision = kept ?? latest
    if (decision === undefined) continue
    const alike = [...(kept === undefined ? [] : [kept]), ...come.filter((one) => isAside(one) === isAside(decision))]
    const as = [...new Set(alike.flatMap((one) => one.as))]
    const before = [...(stays ? [key] : []), ...cameFrom, ...partedFrom]
    const others = before.filter((one) => isAside(own.get(one)) !== isAside(decision))
    const joined = new Set([...alike.flatMap((one) => one.joined), ...others].filter((one) => !as.includes(one)))
    now.set(key, ofKey(key, { ...decision, as, joined: [...joined] }))
    for (const one of [key, ...cameFrom, ...partedFrom]) touched.add(one)
    if (isAside(decision) && others.length > 0) toTell.add(key)
  }

  for (const [from, among] of parts) {
    const decision = withKeys(from, now.get(from))
    if (!among.has(from) || decision === undefined) continue
    const as = decision.as.filter((key) => key === from || !among.has(key) || isSaid(from, key))
    if (as.length === decision.as.length) continue
    const isLeft = as.length === 0 && decision.joined.includes(from)
    now.set(from, isLeft ? null : ofKey(from, { ...decision, as: as.length === 0 ? [from] : as }))
    touched.add(from)
    if (!isLeft && isAside(decision) && decision.joined.length > 0) toTell.add(from)
  }
  const came = new Map(accounts.flatMap((account) => (comes(account.key) ? [[account.key, account] as const] : [])))
  for (const [holder, one] of came.size === 0 ? [] : [...now]) {
    const decision = withKeys(holder, one)
    const isOthers = (key: string): boolean => key !== holder && came.has(key)
    if (decision === undefined || ![...decision.as, ...decision.joined].some(isOthers)) continue
    for (const key of decision.as.filter(isOthers)) {
      const { cameFrom, partedFrom = [] } = came.get(key) ?? {}
      if (cameFrom !== undefined || now.get(key) != null || said.has(key)) continue
      // Of rows that were no account's, or are still in part another's, nobody knows: what was decided about the number counts.
      now.set(key, ofKey(key, { ...decision, as: [key], joined: [] }))
      for (const each of [key, ...partedFrom]) touched.add(each)
      toTell.add(key)
    }
    // A number that another account has now is not this one's any more; that it has the rows, its own number has to say.
    const as = decision.as.filter((key) => !isOthers(key))
    const isOwn = as.length < decision.as.length
    const joined = isOwn ? [] : decision.joined.filter((key) => !isOthers(key))
    now.set(holder, ofKey(holder, { ...decision, as, joined }))
    touched.add(holder)
  }
  const aside = [...touched].map((key) => ({ key, before: own.get(key) ?? null, after: now.get(key) ?? null }))
  return { aside, joined: [...toTell].filter((key) => isAside(now.get(key))) }
}

/** By the key of an account, those of all that have its rows now and may be what was meant, itself as well where it stays. */
function partsIn(
  own: AsideDecisions,
  accounts: Coming['accounts'],
  comes: (key: string) => boolean,
): ReadonlyMap<string, ReadonlySet<string>> {
  const parts = new Map<string, Set<string>>()
  const add = (from: string, key: string): void => {
    const among = parts.get(from)
    if (among === undefined) parts.set(from, new Set([key]))
    else among.add(key)
  }
  for (const { key, cameFrom = [], partedFrom = [] } of accounts) {
    for (const from of cameFrom) add(from, key)
    for (const from of partedFrom) {
      // Rows that leave an account under the number that was decided about are not the account that was meant; and where it was decided of
      // the whole of one that has another number by now, rows that go to another account are corrected.
      const { as, joined } = own.get(from) ?? {}
      if (as === undefined || !(comes(key) || joined !== undefined || as.length === 0)) continue
      for (const one of [from, key]) add(from, one)
    }
  }
  return parts
}

const nothingDecided: AsideDecisions = new Map()
const noneSaid: SaidAside = new Map()
const nothingComes: CarriedAside = { aside: [], also: () => {}, notices: [] }

/** With all the keys that it was decided under, and those that it was not. */
const withKeys = (key: string, decision: AsideDecision | null | undefined): Keyed | undefined =>
  decision == null ? undefined : { ...decision, as: decision.as ?? [key], joined: decision.joined ?? [] }

type Keyed = AsideDecision & Required<Pick<AsideDecision, 'as' | 'joined'>>

/** As it is kept. */
const ofKey = (key: string, { as, joined, ...decision }: Keyed): AsideDecision => ({
  ...decision,
  as: as.length === 1 && as[0] === key ? undefined : as,
  joined: joined.length === 0 ? undefined : joined,
})

const isAside = (decision: AsideDecision | null | undefined): boolean =>
  decision != null && decision.isTakenBack !== true

const latestOf = <D extends AsideDecision>(all: readonly D[]): D | undefined =>
  all.toSorted((one, other) => one.at.localeCompare(other.at)).at(-1)

type Elsewhere = Omit<AsideDecision, 'as' | 'joined'> & { readonly in: string }

/** What is set aside in other projects, with the name of that project; what this one has decided itself stays. */
async function findElsewhere(
  { projects, setAside, sentNumbers }: Pick<ProjectPorts, 'projects' | 'setAside' | 'sentNumbers'>,
  isDecided: (key: string) => boolean,
  { id, kind, accounts, wasThere, earlierId = null }: Coming,
): Promise<ReadonlyMap<string, Elsewhere>> {
  const latest = new Map<string, Elsewhere>()
  const coming = accounts.filter(({ key }) => (earlierId !== null || !wasThere(key)) && !isDecided(key))
  if (coming.length === 0) return latest
  const numberOf = new Map(coming.map(({ key, accountNumber }) => [key, accountNumber]))
  const [sent, yieldNow] = [sentNumbers(), yielding()]
  for (const project of projects.list()) {
    const isEarlier = project.id === earlierId
    // What was decided of additions is about these alone.
    if (project.id === id || !(isEarlier || project.kind === 'accounts')) continue
    for (const [present, { as = [], joined: _, ...decision }] of setAside.eachDecision(project.id)) {
      const pause = yieldNow()
      if (pause !== false) await pause
      for (const key of [present, ...as]) {
        const comes = isEarlier ? numberOf.has(key) : (numberOf.get(key) ?? null) !== null
        // That it is not created says nothing of what is added to it once it is.
        if (!isEarlier && kind === 'additions' && sent.has(key)) continue
        if (comes && (latest.get(key)?.at ?? '') < decision.at) latest.set(key, { ...decision, in: project.name })
      }
    }
  }
  return new Map([...latest].filter(([, decision]) => isAside(decision)))
}
