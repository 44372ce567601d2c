/** What became of the sample accounts at the service: each is taken, and is on the platform a step later. */
import { type Desk, type HistoryEntry, type ImportState, notSent } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { type Issue, ok } from '../../../shared/result.ts'
import { historyOf } from './sample-run.ts'
import { accountNumberOf } from './sample-sheets.ts'
import { now } from './sample-states.ts'

type Sample = {
  readonly accountCount: number
  /** How the import of an account, counted from 0, stands at the start. */
  readonly startOf: (at: number) => ImportState
  /** Is told which account has moved on. */
  readonly tell: (key: string) => void
  /** From one state to the next. */
  readonly stepMs: number
}

export function sampleImports({ accountCount, startOf, tell, stepMs }: Sample): {
  readonly stateOf: (at: number) => ImportState
  readonly create: (key: string) => ImportState
  readonly answers: Pick<Desk, 'createAccount' | 'watchAccounts' | 'readAccountHistory'>
} {
  const keys = Array.from({ length: accountCount }, (_, at) => accountNumberOf(at))
  const imports = new Map<string, ImportState>()
  const histories = new Map<string, HistoryEntry[]>()

  const stateOf = (at: number): ImportState => imports.get(accountNumberOf(at)) ?? startOf(at)
  const remember = (key: string, what: Issue): void => {
    histories.set(key, [...(histories.get(key) ?? []), historyOf(what)])
  }
  const setImport = (key: string, changed: Partial<ImportState>): ImportState => {
    const after = { ...(imports.get(key) ?? notSent), changedAt: now, ...changed }
    imports.set(key, after)
    tell(key)
    return after
  }

  const create = (key: string): ImportState => {
    remember(key, issue('history_intent', { attempt: 1 }))
    const accepted = setImport(key, { state: 'accepted', status: 'PENDING', message: null, wayForward: 'wait' })
    remember(key, issue('history_accepted', {}))
    setTimeout(() => {
      const platformNumber = `A-${key.slice(-6)}`
      remember(key, issue('import_finished', { platformNumber }))
      setImport(key, { state: 'finished', status: 'PROCESSED', platformNumber, wayForward: 'nothingToDo' })
    }, stepMs)
    return accepted
  }

  return {
    stateOf,
    create,
    answers: {
      createAccount: async ({ key }) => ok(create(key)),
      watchAccounts: async () => ok({}),
      readAccountHistory: async ({ key }) => {
        const at = keys.indexOf(key)
        const wasSent = at !== -1 && stateOf(at).state !== 'notSent'
        return ok(histories.get(key) ?? (wasSent ? [historyOf(issue('history_intent', { attempt: 1 }))] : []))
      },
    },
  }
}
