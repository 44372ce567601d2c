/**
 * What is set aside in other projects is so in this one as well, as it was decided last: a customer who has left is in next month's file too.
 * Other files have an account by its number, and no other sign; neither has one whose rows were emptied here.
 */
import { randomUUID } from 'node:crypto'
import type { ProjectKind } from '../../../shared/catalogue/catalogue-of-kind.ts'
import { yielding } from '../../flow/yielding.ts'
import type { IndexedAccount } from '../../preparation/protocol.ts'
import type { AsideDecision } from '../../storage/projects/set-aside.ts'
import type { ProjectPorts } from './open-project.ts'

type Asking = {
  /** Of the project that asks; `null` while it is none yet. */
  readonly id: string | null
  readonly kind: ProjectKind
  /** Those that come, and that this project has decided nothing about itself. */
  readonly accounts: readonly Pick<IndexedAccount, 'key' | 'accountNumber'>[]
  /** The project of an earlier version of the file: also what has no number is there what it is here. */
  readonly earlierId: string | null
  /** What this project has decided about accounts whose rows are emptied by now. */
  readonly emptied: readonly AsideDecision[]
}

/** `file`: the name of the project. */
type Elsewhere = { readonly decision: AsideDecision; readonly file: string }

/** @returns decisions of this project, about all rows of the accounts */
export async function findElsewhere(
  { projects, setAside, sentNumbers }: Pick<ProjectPorts, 'projects' | 'setAside' | 'sentNumbers'>,
  { id, kind, accounts, earlierId, emptied }: Asking,
): Promise<readonly Elsewhere[]> {
  if (accounts.length === 0) return []
  const numberOf = new Map(accounts.map(({ key, accountNumber }) => [key, accountNumber]))
  const latest = new Map<string, Elsewhere>()
  const [sent, yieldNow] = [sentNumbers(), yielding()]
  for (const project of projects.list()) {
    const [isHere, isEarlier] = [project.id === id, project.id === earlierId]
    // What was decided of additions is about these alone.
    if (!(isHere || isEarlier || project.kind === 'accounts')) continue
    const there = new Map<string, AsideDecision>()
    for (const decision of isHere ? emptied : setAside.eachDecision(project.id)) {
      const pause = yieldNow()
      if (pause !== false) await pause
      for (const key of decision.numbers) {
        const comes = isEarlier ? numberOf.has(key) : (numberOf.get(key) ?? null) !== null
        // That it is not created says nothing of what is added to it once it is.
        if (!comes || (!(isHere || isEarlier) && kind === 'additions' && sent.has(key))) continue
        there.set(key, isHere ? latestOf(there.get(key), decision) : inForce(there.get(key), decision))
      }
    }
    for (const [key, decision] of there)
      if ((latest.get(key)?.decision.at ?? '') < decision.at) latest.set(key, { decision, file: project.name })
  }
  return [...latest].flatMap(([key, { decision, file }]) =>
    isAside(decision) ? [{ decision: aboutAllOf(key, decision), file }] : [],
  )
}

/** Of two about the rows that an account has had, one after the other. */
const latestOf = (one: AsideDecision | undefined, other: AsideDecision): AsideDecision =>
  one !== undefined && one.at > other.at ? one : other

/** Of two decisions about one account: it is taken back when both are. */
export function inForce(one: AsideDecision | undefined, other: AsideDecision): AsideDecision {
  if (one === undefined || isAside(one) !== isAside(other)) return one !== undefined && isAside(one) ? one : other
  return one.at > other.at ? one : other
}

export const isAside = ({ isTakenBack }: AsideDecision): boolean => isTakenBack !== true

/** A decision about all rows that an account has, whichever these are. */
export const aboutAllOf = (
  key: string,
  { reason, at, isTakenBack }: Pick<AsideDecision, 'reason' | 'at' | 'isTakenBack'>,
): AsideDecision => ({
  ...{ id: randomUUID(), key, reason, at, rows: null, numbers: [key] },
  ...(isTakenBack ? { isTakenBack } : {}),
})
