/**
 * `add`: sends what a workbook holds of one kind (notes, transactions, past statements, payment instructions) for accounts that are
 * imported, and prints one line for each account: account number, status, and what became of it, with tabs between. Given again, what
 * is there already does no harm; what may be there is left alone unless `--again` says otherwise, and so is another payment instruction
 * than the one that an account has from here, unless `--replace` does.
 */
import { statusTable } from '../../../shared/account-status.ts'
import { type AdditionKind, isAbout } from '../../../shared/additions/addition-requests.ts'
import { callThatAdds } from '../../../shared/description/service-shape.ts'
import { issue } from '../../../shared/issue-words.ts'
import { say, sayMessage } from '../../../shared/messages/say.ts'
import { listed, onDay } from '../../../shared/messages/values.ts'
import { countedThings, receiptLines } from '../../../shared/words/receipt-words.ts'
import { type AdditionEnd, type AdditionToSend, datesIn, keyOf, readOrInDoubt } from '../../additions/add-one.ts'
import { createAdditions } from '../../additions/additions.ts'
import { otherInstructions } from '../../additions/other-instructions.ts'
import { checkedRequests } from '../../additions/ready-requests.ts'
import { showAddition, withRefusalsPlaced, wordsOnRequests } from '../../additions/show-addition.ts'
import { sleep } from '../../platform/sending/time.ts'
import type { Preparation, PreparedPayload } from '../../preparation/protocol.ts'
import { openAuditedAdditionsJournal } from '../../storage/journal/audited-additions-journal.ts'
import type { ChosenInterface } from '../choices/chosen-interface.ts'
import { sayTermsMissing } from '../choices/chosen-terms.ts'
import type { CommandPorts } from '../command-ports.ts'
import { isConfirmed, sentenceFor, tabbed } from '../lines.ts'
import { startWaiting } from '../long-wait.ts'
import { type PreparedWorkbook, payloadsOf, strayErrorsOf, withPreparedWorkbook } from '../prepared-workbook.ts'
import { Stop, stopFor, valueOrStop } from '../stop.ts'
import { type Service, type ServiceChoice, whereTo, withService } from '../with-service.ts'

export type AddOptions = ServiceChoice &
  Pick<ChosenInterface, 'catalogue'> & {
    readonly mapping?: string
    readonly yes?: boolean
    /** `false`: transactions are added without a look at whether they were added before. */
    readonly check?: boolean
    /** `true`: the person agrees that the service changes dates outside the open statement period. Otherwise it refuses those. */
    readonly move?: boolean
    /** What may be on the account already is sent all the same. */
    readonly again?: boolean
    /** A payment instruction is sent in place of another that was sent from here. */
    readonly replace?: boolean
  }

/** @returns exit code 0 when everything was taken, 1 when something was not or something belongs to no account */
export async function addToAccounts(
  kind: AdditionKind,
  workbook: string,
  options: AddOptions,
  ports: CommandPorts,
): Promise<number> {
  const where = whereTo(options)
  const call = callThatAdds(kind)
  if (options.shape.routes[call] === null) throw stopFor([issue('service_lacks_call', { call })])
  const choice = { workbook, mapping: options.mapping, kind: 'additions', ...where.service } as const
  return withPreparedWorkbook(choice, ports, (prepared) => addFrom(prepared, kind, options, ports, where))
}

async function addFrom(
  prepared: PreparedWorkbook,
  kind: AdditionKind,
  options: AddOptions,
  ports: CommandPorts,
  { home, service: { terms, settingsIn } }: ReturnType<typeof whereTo>,
): Promise<number> {
  const found = await readRequests(prepared, kind, { catalogue: options.catalogue, terms })
  if (found.ready.length + found.notReady.length === 0) {
    throw new Stop(found.strayErrors[0] ?? say('none_of_kind_in_workbook', { kind }))
  }
  for (const error of found.strayErrors) ports.tell(error)
  const mayMove = kind === 'transactions' && options.move === true
  if (mayMove) for (const one of found.ready) ports.tell(datesThatMayChange(one))
  const ready = mayMove ? found.ready.map((one) => ({ ...one, agreedDates: datesIn(one) })) : found.ready
  return withService(home, options, ports, (service) => {
    sayTermsMissing(found.errorCodes, settingsIn, ports)
    return send(service, kind, { ...found, ready }, options, ports, prepared.preparation)
  })
}

async function send(
  { link, data, audit, lock, silentMs }: Service,
  kind: AdditionKind,
  { ready, notReady, empty, strayErrors }: Found,
  options: AddOptions,
  { print, tell }: CommandPorts,
  preparation: Pick<Preparation, 'ask'>,
): Promise<number> {
  const things = ready.reduce((sum, { request }) => sum + request.count, 0)
  const mayMove = ready.some(({ agreedDates = [] }) => agreedDates.length > 0)
  const what = { key: 'add_so_many', facts: { things: countedThings(kind, things), mayMove } }
  const isWanted = ready.length === 0 || options.yes === true || (await isConfirmed(what, link))
  if (!isWanted) throw new Stop(say('nothing_was_sent'))
  const journal = openAuditedAdditionsJournal(data, link.scope, Date.now, audit)
  const additions = createAdditions({
    journal,
    platform: link.platform,
    lock,
    sleep,
    random: Math.random,
  })
  const sureOf = (one: ReadyRequest): ReadyRequest => ({
    ...one,
    sureAfter: options.again === true ? readOrInDoubt(journal, keyOf(one)).attempts : null,
    replaces: options.replace === true ? otherInstructions(journal, keyOf(one)).seen : null,
  })
  let taken = 0
  let toCome = ready.length
  let refused = 0
  const waiting = startWaiting({ say: tell, counts: () => ({ waitedFor: 0, toCome }), silentMs, minutes: null })
  const run = await additions
    .addAll(ready.map(sureOf), {
      checkPreviouslyAdded: options.check !== false,
      keepTrying: true,
      leaveDone: true,
      onEnd: async (toSend, ended) => {
        toCome -= 1
        if (wasTaken(ended)) taken += 1
        if (ended.kind === 'sent' && ended.record.phase === 'refused') refused += 1
        print(await lineFor(toSend, ended, preparation))
      },
    })
    .finally(waiting.end)
  const end = valueOrStop(run)
  for (const line of [...notReady, ...empty]) print(line)
  if (kind === 'transactions' && refused > 0 && !mayMove) tell(say('advice_on_dates'))
  if (end.trouble !== null) tell(sentenceFor(end.trouble))
  return taken === ready.length && notReady.length === 0 && strayErrors.length === 0 ? 0 : 1
}

const datesThatMayChange = (toSend: AdditionToSend): string => {
  const { accountNumber: account } = toSend
  const dates = datesIn(toSend)
  return dates.length === 0
    ? say('no_transaction_date', { account })
    : say('dates_of_account_that_may_change', { account, days: listed(dates.map(onDay)) })
}

/** A request, and the account of the workbook that it is made of. */
type ReadyRequest = AdditionToSend & Pick<PreparedPayload, 'key'>

type Found = {
  readonly ready: readonly ReadyRequest[]
  /** Lines about accounts whose request can't be sent. */
  readonly notReady: readonly string[]
  /** Lines about accounts to which nothing is added, of whichever kind. */
  readonly empty: readonly string[]
  readonly strayErrors: readonly string[]
  /** Of what stands in the way of accounts. */
  readonly errorCodes: ReadonlySet<string>
}

async function readRequests(
  workbook: PreparedWorkbook,
  kind: AdditionKind,
  by: Pick<AdditionToSend, 'catalogue' | 'terms'>,
): Promise<Found> {
  const ready: ReadyRequest[] = []
  const notReady: string[] = []
  const empty: string[] = []
  const errorCodes = new Set<string>()
  for await (const { key, accountNumber, payload, errors } of payloadsOf(workbook)) {
    const requests = checkedRequests({ payload, errors }, by.catalogue)
    if (requests.length === 0 && errors.length === 0) {
      const { status, explanation } = statusTable.nothingToAdd
      empty.push(tabbed(accountNumber ?? '', status, say(explanation)))
    }
    const checked = requests.find(({ request }) => request.kind === kind)
    if (checked === undefined && !errors.some((error) => isAbout(kind, error, by.catalogue))) continue
    for (const { code } of errors) errorCodes.add(code)
    if (accountNumber !== null && checked?.inTheWay.length === 0)
      ready.push({ accountNumber, request: checked.request, ...by, key })
    else {
      const said = (checked?.inTheWay ?? errors).map(({ message }) => sayMessage(message)).join(' ')
      notReady.push(tabbed(accountNumber ?? '', statusTable.withErrors.status, said))
    }
  }
  return { ready, notReady, empty, strayErrors: strayErrorsOf(workbook), errorCodes }
}

const wasTaken = (end: AdditionEnd): boolean =>
  end.kind === 'wasDone' || (end.kind === 'sent' && end.record.phase === 'done')

/** Where it is the same as with an account, it is called the same. */
const statuses = {
  notSent: statusTable.untried.status,
  sending: statusTable.unknown.status,
  unknown: statusTable.unknown.status,
  failing: 'FAILING',
  refused: statusTable.refused.status,
  notImported: 'NOT_IMPORTED',
  done: 'DONE',
} as const

async function lineFor(
  { accountNumber, catalogue, key }: ReadyRequest,
  end: AdditionEnd,
  preparation: Pick<Preparation, 'ask'>,
): Promise<string> {
  if (end.kind === 'held')
    return tabbed(accountNumber, end.why === 'notImported' ? statuses.notImported : statuses.notSent, sentenceFor(end))
  const heard = await preparation.ask('placeServiceWords', {
    words: [...wordsOnRequests(key, [end.record], catalogue)],
  })
  const toCells = withRefusalsPlaced(heard.ok ? heard.value.placed : [], catalogue)
  const state = toCells(showAddition(end.record, catalogue))
  const listedThere = state.issues.map(({ message }) => sayMessage(message)).join(' ')
  const isPlaced = state.issues.some(({ where }) => where !== undefined)
  const sentence = isPlaced
    ? `${sayMessage(state.message)} ${listedThere}`
    : sentenceFor({ issue: state, serviceWords: listedThere || state.serviceWords })
  return tabbed(accountNumber, statuses[state.phase], [sentence, ...receiptLines(state.items)].join(' '))
}
