/** Which steps are done, which can be gone to, and which can't yet, with the reason. */

import { countIn, countThose, isOnItsWay, isPastCheck, type StatusCounts } from '../../shared/account-status.ts'
import { type ConnectionStatus, type ProjectState, type WizardStep, wizardSteps } from '../../shared/ipc.ts'
import { type PlainKey, say, sayValue } from '../../shared/messages/say.ts'
import { listed } from '../../shared/messages/values.ts'
import { isMadeUp } from '../../shared/service/made-up-supplier.ts'
import { noneLeftWords, othersWords } from '../words/standing-groups.ts'

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
  /** How many were ever sent from here; `null` while it is not known. */
  readonly sentCount: number | null
  /** Of those that have errors or warnings. */
  readonly withProblems: StatusCounts | null
  /** Fields that every account needs and nothing fills, as Map lists them. */
  readonly missingCount: number
}

const blocked = (remark: PlainKey, why: PlainKey, first: WizardStep) => (): Gate => ({
  ...{ is: 'blocked', remark: say(remark), why: say(why), first },
})

const noSpreadsheet = blocked('needs_spreadsheet', 'load_spreadsheet_first', 'load')
const noAccounts = blocked('needs_account_number', 'match_account_number_first', 'map')
const noConnection = blocked('needs_connection', 'creating_needs_connection', 'connect')
const noConnectionToAdd = blocked('needs_connection', 'adding_needs_connection', 'connect')
const noKey = blocked('needs_key', 'type_key_again', 'connect')
const noAnswers = {
  wrapper: blocked('needs_answer', 'answer_how_sent_first', 'connect'),
  supplier: blocked('needs_answer', 'practice_supplier_not_chosen', 'connect'),
}
const noAnswer = (question: keyof typeof noAnswers): Gate => noAnswers[question]()
const onlyPractice = blocked('only_in_practice', 'made_up_only_in_practice', 'connect')
const noneReady = blocked('needs_ready_account', 'none_ready_yet', 'check')
const noneSent = blocked('needs_created_account', 'nothing_to_watch', 'create')
const notForAdditions = (): Gate => ({ is: 'notNeeded', remark: say('not_for_additions') })

export function gatesOf({
  connection,
  project,
  counts,
  sentCount,
  withProblems,
  missingCount,
}: Known): Record<WizardStep, Gate> {
  const gates: Record<WizardStep, Gate> = {
    connect: connectGate(connection),
    load: project === null ? { is: 'open', remark: '' } : { is: 'done', remark: project.name },
    map: mapGate(project, missingCount),
    check: checkGate(project, counts, withProblems),
    create: createGate(project, connection, counts, sentCount),
    watch: watchGate(project, counts, sentCount),
    add: addGate(project, connection, counts),
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
  if (connection.openQuestion !== null) return { is: 'open', remark: say('question_is_open') }
  switch (connection.kind) {
    case 'none':
      return { is: 'open', remark: say('not_connected_yet') }
    case 'practice':
      return { is: 'done', remark: say('practice') }
    case 'live':
      return connection.hasKey ? { is: 'done', remark: say('live') } : { is: 'open', remark: say('api_key_missing') }
  }
}

function mapGate(project: ProjectState | null, missingCount: number): Gate {
  if (project === null) return noSpreadsheet()
  const { accountCount, undecided } = project.summary
  if (accountCount === 0) return { is: 'open', remark: say('account_number_not_matched') }
  if (missingCount > 0) return { is: 'open', remark: say('fields_missing', { count: missingCount }) }
  if (undecided !== undefined) return { is: 'open', remark: say('left_to_look_at', { count: undecided.toDoCount }) }
  return { is: 'done', remark: say('account_count', { count: accountCount }) }
}

/** What was sent or is set aside is nothing to do here. */
function checkGate(project: ProjectState | null, counts: StatusCounts | null, withProblems: StatusCounts | null): Gate {
  if (project === null) return noSpreadsheet()
  const { accountCount, ofNone } = project.summary
  if (accountCount === 0) return noAccounts()
  if (counts === null || withProblems === null) return { is: 'open', remark: '' }
  // What is added, and was not refused itself, waits for its account, or for a person in Add: there is nothing to mend here.
  const isAddition = project.kind === 'additions'
  const setBack = isAddition ? counts.refused : counts.refusedInDryRun + countIn(counts, 'refusedOrFailed')
  const toMend = counts.withErrors + setBack
  if (toMend > 0) return { is: 'open', remark: say('accounts_to_mend', { count: toMend }) }
  if (ofNone.errorCount > 0) return { is: 'open', remark: say('problems_to_mend', { count: ofNone.errorCount }) }
  const count = countThose(withProblems, (status) => status !== 'setAside' && !isOnItsWay(status))
  if (count > 0) return { is: 'open', remark: say('accounts_to_look_at', { count }) }
  return ofNone.warningCount === 0
    ? { is: 'done', remark: say('no_problems') }
    : { is: 'open', remark: say('warnings_to_look_at', { count: ofNone.warningCount }) }
}

function createGate(
  project: ProjectState | null,
  connection: ConnectionStatus,
  counts: StatusCounts | null,
  sentCount: number | null,
): Gate {
  if (project === null) return noSpreadsheet()
  if (project.kind === 'additions') return notForAdditions()
  if (project.summary.accountCount === 0) return noAccounts()
  if (connection.kind === 'none') return noConnection()
  if (connection.kind === 'live' && !connection.hasKey) return noKey()
  if (connection.kind === 'live' && isMadeUp(project)) return onlyPractice()
  if (connection.openQuestion !== null) return noAnswer(connection.openQuestion)
  if (counts === null) return { is: 'open', remark: '' }
  if (countThose(counts, isPastCheck) === 0) return noneReady()
  const [all, ready] = [countIn(counts, 'all'), countIn(counts, 'ready')]
  if (counts.finished === all) return { is: 'done', remark: say('all_created') }
  if (sentCount === 0) return { is: 'open', remark: readyOf(counts) }
  return { is: 'open', remark: ready === 0 ? noneLeftWords(counts) : say('left_to_create', { count: ready }) }
}

/** What was sent stays to be looked at, also once all that was refused has been mended. */
function watchGate(project: ProjectState | null, counts: StatusCounts | null, sentCount: number | null): Gate {
  if (project === null) return noSpreadsheet()
  if (project.kind === 'additions') return notForAdditions()
  if (counts === null) return { is: 'open', remark: '' }
  if (sentCount === 0) return noneSent()
  const all = countIn(counts, 'all')
  const remark = say('created_of_all', { created: counts.finished, count: all })
  return { is: counts.finished === all ? 'done' : 'open', remark }
}

/** Accounts may have been imported from anywhere: no spreadsheet is needed. */
function addGate(project: ProjectState | null, connection: ConnectionStatus, counts: StatusCounts | null): Gate {
  if (connection.kind === 'none') return noConnectionToAdd()
  if (connection.kind === 'live' && !connection.hasKey) return noKey()
  if (connection.openQuestion === 'supplier') return noAnswer('supplier')
  if (project?.kind !== 'additions') return { is: 'open', remark: say('notes_and_more') }
  if (counts === null) return { is: 'open', remark: '' }
  const [all, ready] = [countIn(counts, 'all'), countIn(counts, 'ready')]
  if (counts.finished > 0 && counts.finished + counts.nothingToAdd === all)
    return { is: 'done', remark: say('all_sent') }
  return ready > 0 || all === 0
    ? { is: 'open', remark: say('additions_to_send', { toSend: ready, count: all }) }
    : { is: 'open', remark: sayValue(listed(othersWords(counts))) }
}

const readyOf = (counts: StatusCounts): string =>
  say('ready_of_all', { ready: countIn(counts, 'ready'), count: countIn(counts, 'all') })
