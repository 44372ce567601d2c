/**
 * Finds accounts of the open spreadsheet that another project of the same file has sent under other numbers. The journal guards each
 * number, so a household can be created twice only where two projects take its number from different columns.
 */

import { isOnItsWay } from '../../../shared/account-status.ts'
import { issue } from '../../../shared/issue-words.ts'
import { type Issue, ok, type Result } from '../../../shared/result.ts'
import type { Surroundings } from '../../desk-ports.ts'
import type { ProjectSession } from '../project/project-session.ts'
import type { AccountStatusProjection } from '../status/account-status-projection.ts'

type Ports = Pick<Surroundings, 'projects'> & {
  readonly session: Pick<ProjectSession, 'state' | 'register' | 'ask'>
  readonly known: Pick<AccountStatusProjection, 'view'>
}

/** @returns a warning for each other project that has sent some, at the present connection */
export async function createdElsewhere({ session, known, projects }: Ports): Promise<Result<Issue[]>> {
  const open = session.state()
  if (open === null || open.kind !== 'accounts') return ok([])
  const found: Issue[] = []
  const names = new Map(projects.list().map(({ id, name }) => [id, name]))
  for (const id of projects.findSame(open.id)) {
    const other = id === open.id ? undefined : projects.read(id)
    if (other === undefined || other.mapping === null || other.kind !== 'accounts') continue
    const numbers = await session.ask('readNumbers', { mapping: other.mapping })
    if (!numbers.ok) return numbers
    const { recordOf } = known.view()
    const isElsewhere = (number: string): boolean => session.register().ofNumbers([number]).length === 0
    const sent = numbers.value.filter((number) => isOnItsWay(recordOf(number)?.phase) && isElsewhere(number))
    const [example] = sent
    if (example === undefined) continue
    const project = names.get(id) ?? other.fileName
    found.push(issue('created_by_other_project', { count: sent.length, project, example }))
  }
  return ok(found)
}
