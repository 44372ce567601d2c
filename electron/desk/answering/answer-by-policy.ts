/**
 * Answers the contract: finds who answers a channel, and applies what policies.ts says of it around the answer. What needs unlocked data
 * is refused without them. Until it is answered it counts as under way, also while it is found out whether it may be done: nobody quits
 * unasked meanwhile. Only what was done is followed, told to the windows and noted; the note comes last, because it may meet a disk that
 * takes nothing more. That, and a damaged file, may come up for any channel: it is no bug of ours, and is told in place of the answer.
 */
import { join } from 'node:path'
import type { Ask, Desk, Reply, SeenConnection } from '../../../shared/ipc.ts'
import { type Channel, channels } from '../../../shared/ipc-channels.ts'
import { issue } from '../../../shared/issue-words.ts'
import { type Result, refuse } from '../../../shared/result.ts'
import { isMadeUp } from '../../../shared/service/made-up-supplier.ts'
import type { Surroundings } from '../../desk-ports.ts'
import type { Clock } from '../../platform/sending/time.ts'
import { isDiskTrouble } from '../../storage/disk-trouble.ts'
import type { AuditLog, AuditWhat } from '../../storage/journal/audit-log.ts'
import type { JournalScope } from '../../storage/journal/journal.ts'
import { databaseName, isDamage } from '../../storage/open-database.ts'
import { SealBroken } from '../../storage/vault/sealing.ts'
import type { AdditionSession } from '../additions/addition-session.ts'
import type { AdditionSheet } from '../additions/addition-sheet.ts'
import type { Connections } from '../connection/connections.ts'
import type { ProjectSession } from '../project/project-session.ts'
import type { ImportSession } from '../sending/import-session.ts'
import type { AccountStatusProjection } from '../status/account-status-projection.ts'
import type { AccountStatuses } from '../status/account-statuses.ts'
import { type ChannelWhileLocked, type Policy, policies } from './policies.ts'
import type { UnderWayWatch } from './under-way.ts'

/** What handlers answer with: what every part of the desk works with, and those parts that several of them ask. */
export type Parts = Surroundings & {
  readonly connections: Connections
  readonly session: ProjectSession
  readonly known: AccountStatusProjection
  readonly statuses: AccountStatuses
  readonly imports: ImportSession
  readonly additions: AdditionSession
  readonly additionSheet: AdditionSheet
}

/** What answers over data that are unlocked, and what the policies need there. */
export type UnlockedDesk = Parts & {
  readonly handlers: Omit<Desk, ChannelWhileLocked>
  /** How the application stands at its start. */
  readonly stands: () => Promise<Pick<Reply<'readDesk'>, 'connection' | 'project' | 'issues'>>
  readonly underWay: UnderWayWatch
  readonly note: (what: AuditWhat) => void
  close(): Promise<void>
}

type Ports = {
  readonly whileLocked: Pick<Desk, ChannelWhileLocked>
  /** Or why nothing else can be answered. */
  readonly unlocked: () => Result<UnlockedDesk>
  /** The folder of everything kept between runs. */
  readonly home: string
  readonly logBug: (where: string, error: unknown) => void
}

export function answerByPolicy({ whileLocked, unlocked, home, logBug }: Ports): Desk {
  const answer = async <C extends Channel>(channel: C, ask: Ask<C>): Promise<Result<Reply<C>>> => {
    try {
      const policy = table[channel]
      const early: Partial<Desk> = whileLocked
      const handler = policy?.whileLocked ? early[channel] : undefined
      if (handler !== undefined) return await handler(ask)
      const desk = unlocked()
      if (!desk.ok) return desk
      const handlers: Desk = { ...desk.value.handlers, ...whileLocked }
      return await carryOut(handlers[channel], ask, policy, desk.value)
    } catch (error) {
      if (isDiskTrouble(error)) return refuse(issue('disk_full_here', {}))
      if (error instanceof SealBroken) return refuse(issue('data_damaged', {}))
      if (!isDamage(error)) throw error
      // Which place of the file it is, only this says.
      logBug(channel, error)
      return refuse(issue('data_unreadable', { file: join(home, databaseName) }))
    }
  }
  return Object.fromEntries(
    channels.map((channel) => [channel, (ask: never) => answer(channel, ask)]),
  ) as unknown as Desk
}

const table: { readonly [C in Channel]?: Policy<C> } = policies
const openQuestions = { wrapper: 'description_not_answered', supplier: 'practice_supplier_not_chosen' } as const

async function carryOut<C extends Channel>(
  handler: Desk[C],
  ask: Ask<C>,
  policy: Policy<C> | undefined,
  desk: UnlockedDesk,
): Promise<Result<Reply<C>>> {
  const { connections, session } = desk
  const over = desk.underWay.begin(policy?.underWay)
  try {
    if (policy?.onlyWhereSeen && !(await connections.isInUse((ask as { readonly at: SeenConnection }).at)))
      return refuse(issue('connection_is_another', {}))
    if (policy?.keeps && !isKeepingChosen(desk)) return refuse(issue('keeping_not_chosen', {}))
    if (policy?.sendsAccounts && connections.inUse().kind === 'live' && isMadeUp(session.state()))
      return refuse(issue('made_up_is_for_practice', {}))
    const open = policy?.needsAnswers ? connections.openQuestion() : null
    if (open !== null) return refuse(issue(openQuestions[open], {}))
    const result = await handler(ask)
    if (!result.ok) return result
    // Nobody waits for it.
    if (policy?.follows) void desk.imports.followOpen()
    // A window that is alone was answered already.
    if (policy?.tells === 'everyWindow' || (policy?.tells === 'otherWindows' && desk.hasOtherWindows?.()))
      tellProject(desk)
    const detail = policy?.detail?.(ask, result.value)
    if (policy?.audit !== undefined && detail !== null) desk.note({ action: policy.audit, detail: detail ?? null })
    return result
  } finally {
    over()
  }
}

/** Whether the person has said how data is to be kept. */
function isKeepingChosen({ vault }: UnlockedDesk): boolean {
  const keeping = vault.state()
  return keeping.is === 'open' && keeping.kept !== 'untilChosen'
}

/** Tells every window how the open project is now, or that there is none. */
function tellProject({ session, tellNews }: UnlockedDesk): void {
  const project = session.state()
  if (project === null) tellNews('projectClosed', {})
  else tellNews('projectChanged', project)
}

/**
 * Notes in the audit log what a person did through a window. What was done is answered as done, also where the disk does not take the
 * note of it.
 * @param scope  where accounts go at this moment; `null` without a connection
 */
export function notingWhatIsDone(
  audit: Pick<AuditLog, 'add'>,
  scope: () => JournalScope | null,
  clock: Clock,
): UnlockedDesk['note'] {
  /** What the disk has not taken yet: it is written before what is done next, with its own time. */
  const toWrite: { readonly what: AuditWhat; readonly at: number }[] = []
  return (what) => {
    const where = scope()
    const service = { service: where?.connection ?? null, supplier: where?.supplier ?? null }
    toWrite.push({ what: { ...service, ...what }, at: clock() })
    try {
      for (let first = toWrite[0]; first !== undefined; first = toWrite[0]) {
        audit.add(first.what, first.at)
        toWrite.shift()
      }
    } catch (error) {
      if (!isDiskTrouble(error)) throw error
    }
  }
}
