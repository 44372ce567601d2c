/** Which steps are done, which can be gone to, and which can't yet, with the reason. */
import { canBeCreated, countIn, countThose, noneOfAny, type StatusCounts } from '../../shared/account-status.ts'
import { type ConnectionStatus, type ProjectState, type Reply, type WizardStep, wizardSteps } from '../../shared/ipc.ts'
import { isMadeUp } from '../../shared/made-up-supplier.ts'
import { showNumber } from '../../shared/words/phrases.ts'
import { nouns, showCount } from '../words/counting.ts'
import { noneLeftWords } from '../words/standing-groups.ts'

export type Gate =
  | { readonly is: 'done' | 'open'; readonly remark: string }
  /** Of a spreadsheet that has nothing to do there. */
  | { readonly is: 'notNeeded'; readonly remark: string }
  /** `remark` has room in the rail; `why` also says what to do, and `first` where. */
  | { readonly is: 'blocked'; readonly remark: string; readonly why: string; readonly first: WizardStep }

type Known = {
  readonly connection: ConnectionStatus
  readonly project: ProjectState | null
  /** `null` while it is not known. */
  readonly counts: StatusCounts | null
  /** Of a spreadsheet of additions; `null` of any other, and while they are not known. */
  readonly additions: AdditionCounts | null
}

export type AdditionCounts = Reply<'listAdditions'>['counts']

const noSpreadsheet: Gate = {
  is: 'blocked',
  remark: 'Needs a spreadsheet',
  why: 'Load a spreadsheet first.',
  first: 'load',
}
const noAccounts: Gate = {
  is: 'blocked',
  remark: 'Needs the account number',
  why: 'Match the column with the account number first, in Map.',
  first: 'map',
}
const noConnection: Gate = {
  is: 'blocked',
  remark: 'Needs a connection',
  why: 'Creating accounts needs a connection. Practise first, or connect to the live service.',
  first: 'connect',
}
const noConnectionToAdd: Gate = {
  is: 'blocked',
  remark: 'Needs a connection',
  why: 'Adding to accounts needs a connection. Practise first, or connect to the live service.',
  first: 'connect',
}
const noKey: Gate = {
  is: 'blocked',
  remark: 'Needs the API key',
  why: 'The API key is not stored any more. Type it again in Connect.',
  first: 'connect',
}
const notForAdditions: Gate = { is: 'notNeeded', remark: 'Not for additions' }
const onlyPractice: Gate = {
  is: 'blocked',
  remark: 'Only in practice',
  why: 'These customers are made up: they are created in practice alone. Choose “Practise instead” in Connect.',
  first: 'connect',
}
const noneReady: Gate = {
  is: 'blocked',
  remark: 'Needs a ready account',
  why: 'No account is ready yet. Mend the problems of at least one in Check.',
  first: 'check',
}
const noneSent: Gate = {
  is: 'blocked',
  remark: 'Needs a created account',
  why: 'There is nothing to watch yet. Create an account first.',
  first: 'create',
}

export function gatesOf({ connection, project, counts, additions }: Known): Record<WizardStep, Gate> {
  const gates: Record<WizardStep, Gate> = {
    connect: connectGate(connection),
    load: project === null ? { is: 'open', remark: '' } : { is: 'done', remark: project.name },
    map: mapGate(project),
    check: checkGate(project, counts ?? noneOfAny()),
    create: createGate(project, connection, counts),
    watch: watchGate(project, counts),
    add: addGate(project, connection, additions),
  }
  // A step that waits for another that waits itself says what the other one waits for: nobody is sent from lock to lock.
  const first = (gate: Gate): Gate =>
    gate.is === 'blocked' && gates[gate.first].is === 'blocked' ? first(gates[gate.first]) : gate
  return { ...gates, create: first(gates.create), watch: first(gates.watch) }
}

/** Where a person goes on: to the step they were in or, where that can't be entered, to the last one before it that can. */
export function stepToGoOn(gates: Readonly<Record<WizardStep, Gate>>, wanted: WizardStep): WizardStep {
  const upToWanted = wizardSteps.slice(1, wizardSteps.indexOf(wanted) + 1)
  return upToWanted.findLast((step) => gates[step].is === 'open' || gates[step].is === 'done') ?? 'load'
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
    return { is: 'open', remark: `${showCount(undecided.columnCount, nouns.column)} to look at` }
  return { is: 'done', remark: showCount(accountCount, nouns.account) }
}

function checkGate(project: ProjectState | null, counts: StatusCounts): Gate {
  if (project === null) return noSpreadsheet
  const { accountCount, errorCount, warningCount } = project.summary
  if (accountCount === 0) return noAccounts
  const toMend = counts.withErrors + counts.refusedInDryRun + countIn(counts, 'refusedOrFailed')
  if (toMend > 0) return { is: 'open', remark: `${showCount(toMend, nouns.account)} to mend` }
  if (errorCount > 0) return { is: 'open', remark: `${showCount(errorCount, nouns.problem)} to mend` }
  return warningCount === 0
    ? { is: 'done', remark: 'No problems' }
    : { is: 'open', remark: `${showCount(warningCount, nouns.warning)} to look at` }
}

function createGate(project: ProjectState | null, connection: ConnectionStatus, counts: StatusCounts | null): Gate {
  if (project === null) return noSpreadsheet
  if (project.kind === 'additions') return notForAdditions
  if (project.summary.accountCount === 0) return noAccounts
  if (connection.kind === 'none') return noConnection
  if (connection.kind === 'live' && !connection.hasKey) return noKey
  if (connection.kind === 'live' && isMadeUp(project)) return onlyPractice
  if (counts === null) return { is: 'open', remark: '' }
  if (countThose(counts, canBeCreated) + countIn(counts, 'sent') === 0) return noneReady
  const [all, ready] = [countIn(counts, 'all'), countIn(counts, 'ready')]
  if (counts.finished === all) return { is: 'done', remark: 'All are created' }
  if (attemptsIn(counts) === 0) return { is: 'open', remark: readyOf(counts) }
  return { is: 'open', remark: ready === 0 ? noneLeftWords(counts) : `${showNumber(ready)} left to create` }
}

function watchGate(project: ProjectState | null, counts: StatusCounts | null): Gate {
  if (project === null) return noSpreadsheet
  if (project.kind === 'additions') return notForAdditions
  if (counts === null) return { is: 'open', remark: '' }
  if (attemptsIn(counts) === 0) return noneSent
  const all = countIn(counts, 'all')
  const remark = `${showNumber(counts.finished)} of ${showNumber(all)} created`
  return { is: counts.finished === all ? 'done' : 'open', remark }
}

/** Accounts may have been imported from anywhere: no spreadsheet is needed. */
function addGate(project: ProjectState | null, connection: ConnectionStatus, counts: AdditionCounts | null): Gate {
  if (connection.kind === 'none') return noConnectionToAdd
  if (connection.kind === 'live' && !connection.hasKey) return noKey
  if (project?.kind !== 'additions') return { is: 'open', remark: 'Notes, transactions and more' }
  if (counts === null) return { is: 'open', remark: '' }
  if (counts.withTrouble > 0) return { is: 'open', remark: `${showCount(counts.withTrouble, nouns.account)} not taken` }
  const isAllSent = counts.all > 0 && counts.sent === counts.all && counts.toSend === 0
  return isAllSent
    ? { is: 'done', remark: 'All are sent' }
    : { is: 'open', remark: `${showNumber(counts.toSend)} of ${showCount(counts.all, nouns.account)} to send` }
}

const readyOf = (counts: StatusCounts): string =>
  `${showNumber(countIn(counts, 'ready'))} of ${showCount(countIn(counts, 'all'), nouns.account)} ready`

/** Accounts that the service was asked to create, as they are. */
const attemptsIn = (counts: StatusCounts): number => countIn(counts, 'sent') + counts.refused + counts.failed
