/**
 * That an account is set aside, or taken back, is decided about the account, whatever its number is and whichever file it is in: wherever
 * the accounts of a project change, it comes along. In the project it goes where the account's rows go; from other projects it comes with
 * the number, as it was decided last.
 */
import type { ProjectKind } from '../../../shared/catalogue/catalogue-of-kind.ts'
import { issue } from '../../../shared/issue-words.ts'
import type { Issue } from '../../../shared/result.ts'
import { yielding } from '../../flow/yielding.ts'
import type { ToldAccount } from '../../preparation/protocol.ts'
import type { AsideDecision } from '../../storage/projects/set-aside.ts'
import type { ProjectPorts } from './open-project.ts'

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
}

/** By account key. */
type Decisions = ReadonlyMap<string, AsideDecision>

type CarriedAside = {
  /** Before the accounts are there to be sent. Kept about accounts that never come, where the rest is not, it does nothing. */
  readonly carry: (projectId: string) => void
  /** What is to be told of it. */
  readonly notices: readonly Issue[]
}

/** What is decided about the accounts that come, and is not kept with them yet. */
export async function findAside(
  ports: Pick<ProjectPorts, 'projects' | 'setAside' | 'sentNumbers'>,
  coming: Coming,
): Promise<CarriedAside> {
  const { id, kind } = coming
  const own = new Map(id === null ? [] : ports.setAside.decisions(id))
  const { moved, joined } = moveWithRows(own, coming)
  const now = new Map([...own, ...moved])
  const elsewhere = await findElsewhere(ports, now, coming)
  const sent = ports.sentNumbers()
  const toTell = (keys: readonly string[]) => keys.filter((key) => kind !== 'accounts' || !sent.has(key))
  const [together, asElsewhere] = [toTell(joined), toTell([...elsewhere.keys()])]
  const files = [...new Set(asElsewhere.flatMap((key) => elsewhere.get(key)?.as ?? []))]
  return {
    carry: (projectId) => {
      const brought = [...elsewhere].map(([key, { as: _, ...decision }]) => [key, decision] as const)
      const carried = new Map([...moved, ...brought])
      if (carried.size > 0) ports.setAside.carry(projectId, carried)
    },
    notices: [
      ...(together.length === 0 ? [] : [issue('set_aside_together', { accounts: together })]),
      ...(asElsewhere.length === 0 ? [] : [issue('set_aside_as_elsewhere', { accounts: asElsewhere, files })]),
    ],
  }
}

/**
 * @param own  decisions of the project
 * @returns what goes to other keys; and which accounts are set aside although not all that came together in them were
 */
function moveWithRows(
  own: Decisions,
  { accounts, wasThere }: Coming,
): { readonly moved: Decisions; readonly joined: readonly string[] } {
  const moved = new Map<string, AsideDecision>()
  const joined: string[] = []
  if (own.size === 0) return { moved, joined }
  const gone = new Set<string>()
  /** By an account that is no more, those that had its decision before: parted again, each is decided about as it was. */
  const owners = new Map<string, Set<string>>()
  for (const { key, cameFrom = [] } of accounts)
    for (const from of cameFrom) {
      gone.add(from)
      if (own.has(from) && own.get(key)?.at === own.get(from)?.at)
        owners.set(from, (owners.get(from) ?? new Set()).add(key))
    }
  for (const { key, cameFrom = [] } of accounts) {
    if (cameFrom.length === 0) continue
    const stays = wasThere(key) && !gone.has(key)
    const all = cameFrom.flatMap((from) => (owners.get(from)?.has(key) === false ? [] : (own.get(from) ?? [])))
    // Of accounts that come together, one that is not to be sent counts.
    const decision = latestOf(all.filter(isAside)) ?? latestOf(all)
    const present = own.get(key)
    const isNew = stays
      ? !isAside(present) && isAside(decision)
      : decision !== undefined && decision.at > (present?.at ?? '')
    if (isNew && decision !== undefined) moved.set(key, decision)
    const parts = stays ? [key, ...cameFrom] : cameFrom
    if (isAside(moved.get(key) ?? present) && !parts.every((part) => isAside(own.get(part)))) joined.push(key)
  }
  return { moved, joined }
}

const isAside = (decision: AsideDecision | undefined): boolean =>
  decision !== undefined && decision.isTakenBack !== true

const latestOf = (all: readonly AsideDecision[]): AsideDecision | undefined =>
  all.toSorted((one, other) => one.at.localeCompare(other.at)).at(-1)

/** What is set aside in other projects, with the name of that project; what this one has decided itself stays. */
async function findElsewhere(
  { projects, setAside, sentNumbers }: Pick<ProjectPorts, 'projects' | 'setAside' | 'sentNumbers'>,
  own: Decisions,
  { id, kind, accounts, wasThere, earlierId = null }: Coming,
): Promise<ReadonlyMap<string, AsideDecision & { readonly as: string }>> {
  const latest = new Map<string, AsideDecision & { readonly as: string }>()
  const coming = accounts.filter(({ key }) => !own.has(key) && (earlierId !== null || !wasThere(key)))
  if (coming.length === 0) return latest
  const numberOf = new Map(coming.map(({ key, accountNumber }) => [key, accountNumber]))
  const [sent, yieldNow] = [sentNumbers(), yielding()]
  for (const project of projects.list()) {
    const isEarlier = project.id === earlierId
    // What was decided of additions is about these alone.
    if (project.id === id || !(isEarlier || project.kind === 'accounts')) continue
    for (const [key, decision] of setAside.decisions(project.id)) {
      const pause = yieldNow()
      if (pause !== false) await pause
      const comes = isEarlier ? numberOf.has(key) : (numberOf.get(key) ?? null) !== null
      // That it is not created says nothing of what is added to it once it is.
      if (!isEarlier && kind === 'additions' && sent.has(key)) continue
      if (!comes || (latest.get(key)?.at ?? '') >= decision.at) continue
      latest.set(key, { ...decision, as: project.name })
    }
  }
  return new Map([...latest].filter(([, decision]) => isAside(decision)))
}
