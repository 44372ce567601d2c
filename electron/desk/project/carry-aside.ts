/**
 * That an account is set aside, or taken back, is decided about the account, whatever its number is and whichever file it is in: wherever
 * the accounts of a project change, it comes along. In the project it goes where the account's rows go, as a part of the step that moves
 * them; from other projects it comes with a number that it was decided under, as it was decided last.
 */
import { canonicalJson } from '../../../shared/basics/canonical-json.ts'
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
  readonly accounts: readonly Pick<ToldAccount, 'key' | 'accountNumber' | 'cameFrom'>[]
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
  const isAsItWas = accounts.every(({ key, cameFrom }) => cameFrom === undefined && wasThere(key))
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
  new Map(
    aside.flatMap(({ key, before, after }) =>
      canonicalJson(own.get(key) ?? null) === canonicalJson(after) ? [[key, before]] : [],
    ),
  )

/**
 * @param own  decisions of the project
 * @returns what is other then; and which accounts are set aside although not all that came together in them were
 */
function moveWithRows(
  own: AsideDecisions,
  { accounts, wasThere, said = noneSaid }: Coming,
): { readonly aside: readonly AsideOfStep[]; readonly joined: readonly string[] } {
  const joined: string[] = []
  if (said.size === 0 && (own.size === 0 || accounts.every(({ cameFrom }) => cameFrom === undefined)))
    return { aside: [], joined }
  const gone = new Set(accounts.flatMap(({ cameFrom = [] }) => cameFrom))
  const now = new Map<string, AsideDecision | null>(own)
  // The number of one that has gone may be another account's by now, about which nothing is decided.
  for (const key of gone) now.delete(key)
  for (const [key, decision] of said) now.set(key, decision)
  const there = new Set(accounts.map(({ key }) => key))
  const touched = new Set(said.keys())
  for (const { key, cameFrom = [] } of accounts) {
    if (cameFrom.length === 0) continue
    const present = withKeys(key, now.get(key))
    // Where the step knows both, it knows what becomes of the one by the other: accounts that part again are as they were.
    const come = cameFrom.flatMap(
      (from) => (said.has(from) && said.has(key) ? present : withKeys(from, own.get(from))) ?? [],
    )
    if (present === undefined && come.length === 0) continue
    const stays = wasThere(key) && !gone.has(key)
    // Of accounts that come together, one that is not to be sent counts.
    const latest = latestOf(come.filter(isAside)) ?? latestOf(come)
    const isNew = stays ? !isAside(present) && isAside(latest) : (latest?.at ?? '') > (present?.at ?? '')
    const kept = isNew ? undefined : present
    const decision = kept ?? latest
    if (decision === undefined) continue
    const alike = come.filter((one) => isAside(one) === isAside(decision)).flatMap((one) => one.as)
    // A number that another account has now is not this one's any more.
    const others = alike.filter((one) => one === key || !there.has(one))
    const as = [...new Set([...(kept?.as ?? []), ...others])]
    now.set(key, { ...decision, as: as.length === 1 && as[0] === key ? undefined : as })
    for (const one of [key, ...cameFrom]) touched.add(one)
    const parts = stays ? [key, ...cameFrom] : cameFrom
    if (isAside(decision) && !parts.every((part) => isAside(own.get(part)))) joined.push(key)
  }
  const aside = [...touched].map((key) => ({ key, before: own.get(key) ?? null, after: now.get(key) ?? null }))
  return { aside, joined }
}

const nothingDecided: AsideDecisions = new Map()
const noneSaid: SaidAside = new Map()
const nothingComes: CarriedAside = { aside: [], also: () => {}, notices: [] }

/** With all the keys that it was decided under. */
const withKeys = (key: string, decision: AsideDecision | null | undefined) =>
  decision == null ? undefined : { ...decision, as: decision.as ?? [key] }

const isAside = (decision: AsideDecision | undefined): boolean =>
  decision !== undefined && decision.isTakenBack !== true

const latestOf = <D extends AsideDecision>(all: readonly D[]): D | undefined =>
  all.toSorted((one, other) => one.at.localeCompare(other.at)).at(-1)

type Elsewhere = Omit<AsideDecision, 'as'> & { readonly in: string }

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
    for (const [present, { as = [], ...decision }] of setAside.eachDecision(project.id)) {
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
