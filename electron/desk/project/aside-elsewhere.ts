/**
 * An account that a person has set aside in a project of accounts is not sent from another one unasked, and nothing is added to it: where
 * its number comes into a project, what was decided about it last comes with it, and is told.
 */
import type { ProjectKind } from '../../../shared/catalogue/catalogue-of-kind.ts'
import type { SetAside } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import type { Issue } from '../../../shared/result.ts'
import { yielding } from '../../flow/yielding.ts'
import type { IndexedAccount } from '../../preparation/protocol.ts'
import type { AsideDecision } from '../../storage/projects/set-aside.ts'
import type { ProjectPorts } from './open-project.ts'

type Coming = {
  /** Of the project that they come into; `null` while it is none yet. */
  readonly id: string | null
  readonly kind: ProjectKind
  readonly accounts: readonly Pick<IndexedAccount, 'key' | 'accountNumber'>[]
  /** The project of an earlier version of the file: also what has no number is there what it is here. */
  readonly earlierId?: string | null | undefined
}

type AsideElsewhere = {
  /** By account key. */
  readonly aside: ReadonlyMap<string, SetAside>
  /** What is to be told of it. */
  readonly notices: readonly Issue[]
}

/** What the project has decided itself stays. */
export async function findAsideElsewhere(
  { projects, setAside, sentNumbers }: Pick<ProjectPorts, 'projects' | 'setAside' | 'sentNumbers'>,
  { id, kind, accounts, earlierId = null }: Coming,
): Promise<AsideElsewhere> {
  if (accounts.length === 0) return { aside: new Map(), notices: [] }
  const latest = new Map<string, AsideDecision & { readonly as: string }>()
  const numberOf = new Map(accounts.map(({ key, accountNumber }) => [key, accountNumber]))
  const own = new Set(id === null ? [] : [...setAside.decisions(id)].map(([key]) => key))
  const sent = sentNumbers()
  const yieldNow = yielding()
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
      if (!comes || own.has(key) || (latest.get(key)?.at ?? '') >= decision.at) continue
      latest.set(key, { ...decision, as: project.name })
    }
  }
  const all = [...latest].filter(([, { isTakenBack }]) => isTakenBack !== true)
  const aside = new Map(all.map(([key, { reason, at }]) => [key, { reason, at }]))
  const told = all.filter(([key]) => kind !== 'accounts' || !sent.has(key))
  if (told.length === 0) return { aside, notices: [] }
  const facts = { accounts: told.map(([key]) => key), files: [...new Set(told.map(([, { as }]) => as))] }
  return { aside, notices: [issue('set_aside_as_elsewhere', facts)] }
}
