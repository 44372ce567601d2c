/** Which steps are done, which can be gone to, and which can't yet, with the reason. */
import type { ConnectionStatus, ImportState, ProjectState, WizardStep } from '../../shared/ipc.ts'
import { showNumber } from '../../shared/words/phrases.ts'
import { nouns, showCount } from '../words/counting.ts'

export type Gate =
  | { readonly is: 'done' | 'open'; readonly remark: string }
  /** Of a spreadsheet that has nothing to do there. */
  | { readonly is: 'notNeeded'; readonly remark: string }
  /** `remark` has room in the rail; `why` also says what to do. */
  | { readonly is: 'blocked'; readonly remark: string; readonly why: string }

export type StateCounts = Readonly<Record<ImportState['state'], number>>

type Known = {
  readonly connection: ConnectionStatus
  readonly project: ProjectState | null
  /** `null` while it is not known. */
  readonly stateCounts: StateCounts | null
  /** Accounts that are ready and not sent. */
  readonly toCreateCount: number | null
}

const noSpreadsheet: Gate = { is: 'blocked', remark: 'Needs a spreadsheet', why: 'Load a spreadsheet first.' }
const noAccounts: Gate = {
  is: 'blocked',
  remark: 'Needs the account number',
  why: 'Match the column with the account number first, in Map.',
}
const noConnection: Gate = {
  is: 'blocked',
  remark: 'Needs a connection',
  why: 'Creating accounts needs a connection. Practise first, or connect to the live service.',
}
const noConnectionToAdd: Gate = {
  is: 'blocked',
  remark: 'Needs a connection',
  why: 'Adding to accounts needs a connection. Practise first, or connect to the live service.',
}
const noKey: Gate = {
  is: 'blocked',
  remark: 'Needs the API key',
  why: 'The API key is not stored any more. Type it again in Connect.',
}
const notForAdditions: Gate = { is: 'notNeeded', remark: 'Not for additions' }
const noneReady: Gate = {
  is: 'blocked',
  remark: 'Needs a ready account',
  why: 'No account is ready yet. Mend the problems of at least one in Check.',
}
const noneSent: Gate = {
  is: 'blocked',
  remark: 'Needs a created account',
  why: 'There is nothing to watch yet. Create an account first.',
}

export function gatesOf({ connection, project, stateCounts, toCreateCount }: Known): Record<WizardStep, Gate> {
  return {
    connect: connectGate(connection),
    load: project === null ? { is: 'open', remark: '' } : { is: 'done', remark: project.name },
    map: mapGate(project),
    check: checkGate(project),
    create: createGate(project, connection, stateCounts, toCreateCount),
    watch: watchGate(project, stateCounts),
    add: addGate(project, connection),
  }
}

function connectGate(connection: ConnectionStatus): Gate {
  switch (connection.kind) {
    case 'none':
      return { is: 'open', remark: 'Not connected yet' }
    case 'practice':
      return { is: 'done', remark: 'Practice' }
    case 'live':
      return connection.hasKey ? { is: 'done', remark: 'Live' } : { is: 'open', remark: 'The API key is missing' }
  }
}

function mapGate(project: ProjectState | null): Gate {
  if (project === null) return noSpreadsheet
  const { accountCount, undecided } = project.summary
  if (accountCount === 0) return { is: 'open', remark: 'The account number is not matched yet' }
  if (undecided !== undefined)
    return { is: 'open', remark: `${showCount(undecided.columnCount, nouns.column)} to decide` }
  return { is: 'done', remark: showCount(accountCount, nouns.account) }
}

function checkGate(project: ProjectState | null): Gate {
  if (project === null) return noSpreadsheet
  const { accountCount, errorCount } = project.summary
  if (accountCount === 0) return noAccounts
  return errorCount === 0
    ? { is: 'done', remark: 'No problems' }
    : { is: 'open', remark: `${showCount(errorCount, nouns.problem)} to mend` }
}

function createGate(
  project: ProjectState | null,
  connection: ConnectionStatus,
  counts: StateCounts | null,
  toCreateCount: number | null,
): Gate {
  if (project === null) return noSpreadsheet
  if (project.kind === 'additions') return notForAdditions
  const { accountCount, readyCount } = project.summary
  if (accountCount === 0) return noAccounts
  if (connection.kind === 'none') return noConnection
  if (connection.kind === 'live' && !connection.hasKey) return noKey
  const sentCount = counts === null ? 0 : sentIn(counts)
  if (readyCount === 0 && sentCount === 0) return noneReady
  if (counts !== null && counts.finished === accountCount) return { is: 'done', remark: 'All are created' }
  if (sentCount > 0 && toCreateCount !== null)
    return {
      is: 'open',
      remark: toCreateCount === 0 ? 'None left to create' : `${showNumber(toCreateCount)} left to create`,
    }
  return { is: 'open', remark: `${showNumber(readyCount)} of ${showCount(accountCount, nouns.account)} ready` }
}

function watchGate(project: ProjectState | null, counts: StateCounts | null): Gate {
  if (project === null) return noSpreadsheet
  if (project.kind === 'additions') return notForAdditions
  if (counts === null || sentIn(counts) === 0) return noneSent
  const { accountCount } = project.summary
  const remark = `${showNumber(counts.finished)} of ${showNumber(accountCount)} created`
  return { is: counts.finished === accountCount ? 'done' : 'open', remark }
}

/** Accounts may have been imported from anywhere: no spreadsheet is needed. */
function addGate(project: ProjectState | null, connection: ConnectionStatus): Gate {
  if (connection.kind === 'none') return noConnectionToAdd
  if (connection.kind === 'live' && !connection.hasKey) return noKey
  if (project?.kind !== 'additions') return { is: 'open', remark: 'Notes, transactions and more' }
  const { accountCount, readyCount } = project.summary
  return { is: 'open', remark: `${showNumber(readyCount)} of ${showCount(accountCount, nouns.account)} ready` }
}

/** Accounts of which at least one attempt was made. */
function sentIn({ notSent: _, ...attempts }: StateCounts): number {
  return Object.values(attempts).reduce((sum, count) => sum + count, 0)
}
