/**
 * Notes in the audit log what a person did through a window: which channel, once it was done. What becomes of single accounts is noted by
 * the journal itself. What was done is answered as done, also where the disk does not take the note of it.
 */
import type { Ask, Desk, Reply } from '../../../shared/ipc.ts'
import type { Channel } from '../../../shared/ipc-channels.ts'
import { memberOf } from '../../../shared/members.ts'
import type { Result } from '../../../shared/result.ts'
import type { Clock } from '../../platform/time.ts'
import type { AuditLog, AuditWhat } from '../../storage/audit-log.ts'
import { isDiskTrouble } from '../../storage/disk-trouble.ts'
import type { JournalScope } from '../../storage/journal.ts'

/** What is noted of a channel, from what was asked and answered; `null` when nothing was done after all. */
type Notes = { readonly [C in Channel]?: (ask: Ask<C>, reply: Reply<C>) => AuditWhat | null }

const saved =
  (what: string) =>
  (_ask: unknown, reply: Reply<'exportResults'>): AuditWhat | null => {
    if (reply.to === 'nowhere') return null
    return { action: 'fileSaved', detail: `${what}: ${reply.to === 'disk' ? reply.path : reply.name}` }
  }

const notes: Notes = {
  connectPractice: () => ({ action: 'connected' }),
  practiseAfresh: () => ({ action: 'connected', detail: 'Practice begun afresh' }),
  connectLive: () => ({ action: 'connected' }),
  sayMoneyTerms: ({ positiveBalance, amountUnit }) => ({
    action: 'connected',
    detail: `A positive balance is ${positiveBalance ?? 'not known'}, amounts are in ${amountUnit ?? 'not known'} units`,
  }),
  useConnection: () => ({ action: 'connected' }),
  forgetConnection: () => ({ action: 'disconnected' }),
  loadSpreadsheet: ({ fileName }) => ({ action: 'spreadsheetLoaded', detail: fileName }),
  openProject: (_ask, { fileName }) => ({ action: 'projectOpened', detail: fileName }),
  deleteProject: () => ({ action: 'projectDeleted' }),
  startDryRun: (_ask, { done, passed, refused }) => ({
    action: 'dryRun',
    detail: `${done} tried, ${passed} passed, ${refused} refused`,
  }),
  startRun: ({ count }, { perMinuteAtMost, stopAtFailures }) => ({
    action: 'runStarted',
    detail: `${count} accounts confirmed, ${showLimits(perMinuteAtMost, stopAtFailures)}`,
  }),
  pauseRun: () => ({ action: 'runPaused' }),
  resumeRun: () => ({ action: 'runResumed' }),
  stopRun: () => ({ action: 'runStopped' }),
  changeRunLimits: ({ perMinuteAtMost, stopAtFailures }) => ({
    action: 'runLimitsChanged',
    detail: showLimits(perMinuteAtMost, stopAtFailures),
  }),
  compareWithService: (_ask, { counts, takenOver }) => ({
    action: 'compared',
    detail: `${counts.same} the same, ${counts.otherValues} with other values, ${counts.differs} differ, ${counts.onlyHere} only here, ${counts.onlyThere} only there, ${takenOver} taken over`,
  }),
  exportPayloads: saved('payloads'),
  exportCorrectedCopy: saved('corrected copy'),
  exportResults: saved('results'),
  exportAudit: saved('audit log'),
  exportSupportFile: saved('support file'),
  exportAdditionResults: saved('results of additions'),
}

const showLimits = (perMinuteAtMost: number | null, stopAtFailures: number): string =>
  `${perMinuteAtMost === null ? 'no speed limit' : `at most ${perMinuteAtMost} a minute`}, stops at ${stopAtFailures} failures`

type Handlers = Partial<Desk>

/**
 * The same handlers, which also note what was done with them.
 * @param scope  where accounts go at this moment; `null` without a connection
 * @param clock  milliseconds since 1970
 */
export function auditedDesk<Some extends Handlers>(
  handlers: Some,
  audit: Pick<AuditLog, 'add'>,
  scope: () => JournalScope | null,
  clock: Clock,
): Some {
  /** What the disk has not taken yet: it is written before what is done next, with its own time. */
  const toWrite: { readonly what: AuditWhat; readonly at: number }[] = []
  const write = (what: AuditWhat): void => {
    toWrite.push({ what, at: clock() })
    try {
      for (let first = toWrite[0]; first !== undefined; first = toWrite[0]) {
        audit.add(first.what, first.at)
        toWrite.shift()
      }
    } catch (error) {
      if (!isDiskTrouble(error)) throw error
    }
  }

  const audited = Object.entries(handlers).map(([channel, handler]) => {
    const note = memberOf(notes, channel) as ((ask: unknown, reply: unknown) => AuditWhat | null) | undefined
    if (note === undefined) return [channel, handler]
    const answer = handler as (ask: unknown) => Promise<Result<unknown>>
    const noting = async (ask: unknown): Promise<Result<unknown>> => {
      const result = await answer(ask)
      const what = result.ok ? note(ask, result.value) : null
      const where = scope()
      if (what !== null) write({ service: where?.connection ?? null, supplier: where?.supplier ?? null, ...what })
      return result
    }
    return [channel, noting]
  })
  return Object.fromEntries(audited) as Some
}
