/** The accounts of a spreadsheet of additions, each with its requests and what is known of them. Pure. */

import { isIn, noneOfAny, type StatusCounts } from '../../../shared/account-status.ts'
import { additionKinds } from '../../../shared/additions/addition-requests.ts'
import { datesToAgree } from '../../../shared/additions/dates-to-agree.ts'
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import {
  type AdditionItem,
  type AdditionRow,
  type Ask,
  type DateChoice,
  type DoubtfulRequest,
  type KindToSend,
  type KnownTargets,
  type Reply,
  type SendingDecision,
  type SomeAccounts,
  sendingDecisions,
} from '../../../shared/ipc.ts'
import { say, sayMessage, sayValue } from '../../../shared/messages/say.ts'
import { label } from '../../../shared/messages/values.ts'
import { assertNever } from '../../../shared/result.ts'
import { countedThings, datesInWords, endingWords, totalName } from '../../../shared/words/receipt-words.ts'
import type { WallClock } from '../../workbook/reading/wall-clock.ts'
import { amount, count, moment, type Table, tableOf, text } from '../../workbook/writing/write-results.ts'

import { asSentItems, endingOf, type RequestWithItems, totalsOf } from './addition-totals.ts'

/** What can be sent of an account without asking anyone: it was not taken yet, and does no harm. */
const sendableOf = ({ requests }: AdditionRow): readonly RowRequest[] =>
  requests.filter(
    ({ state, doubt }) => doubt === null && (state === null || (state.phase !== 'done' && state.again === 'send')),
  )

/** What can be sent of an account once a person is sure, because it may be there already. */
const doubtfulOf = ({ requests }: AdditionRow): readonly RowRequest[] =>
  requests.filter(({ doubt }) => doubt?.replaces === null)

/** What can be sent of an account once a person wants it in place of what is there. */
const replacingOf = ({ requests }: AdditionRow): readonly RowRequest[] =>
  requests.filter(({ doubt }) => doubt !== null && doubt.replaces !== null)

type RowRequest = AdditionRow['requests'][number]

/** A request that goes by a decision. */
export type RequestToSend = Pick<RowRequest, 'kind' | 'payloadHash' | 'count'> & {
  readonly row: TargetRow
  readonly attempts: number
  /** The days that the service may change by that decision. */
  readonly agreedDates: readonly string[]
  readonly replaces: string | null
}

/** What a decision is about, as things stand. */
export function requestsToSend(
  rows: readonly AdditionRow[],
  decision: SendingDecision,
  catalogue: Catalogue,
): readonly RequestToSend[] {
  return thoseToSendFor(rows).flatMap((row) =>
    decidedOf(row, decision, catalogue).map(([{ kind, payloadHash, count, state, doubt }, agreedDates]) => ({
      ...{ row, kind, payloadHash, count, agreedDates, replaces: doubt?.replaces ?? null },
      attempts: state?.attempts ?? 0,
    })),
  )
}

function decidedOf(
  row: TargetRow,
  decision: SendingDecision,
  catalogue: Catalogue,
): readonly (readonly [RowRequest, readonly string[]])[] {
  switch (decision) {
    case 'ready':
      return sendableOf(row).map((one) => [one, []])
    case 'withDates':
      return dateChoicesOf(row, catalogue).map(([one, dates]) => [one, dates.map(({ sentDate }) => sentDate)])
    case 'allTheSame':
      return doubtfulOf(row).map((one) => [one, one.doubt?.agreedDates ?? []])
    case 'replace':
      return replacingOf(row).map((one) => [one, []])
    default:
      return assertNever(decision)
  }
}

/** Of a text: short, and another one for every other text. */
export type Digest = (text: string) => string

/** @param requests  of one kind, all that a decision is about */
export const seenOf = (decision: SendingDecision, requests: readonly RequestToSend[], digest: Digest): string => {
  const all = requests.map(({ row, kind, payloadHash, attempts, agreedDates, replaces }) => {
    return [row.key, kind, payloadHash, attempts, agreedDates, replaces]
  })
  return digest(JSON.stringify([decision, all]))
}

/**
 * One page of the rows that fit, with the counts of all.
 * @param replacements  a page of what would replace something, with all that is in it
 */
export function pageOfAdditions(
  rows: readonly AdditionRow[],
  { offset, limit, filter, search }: Ask<'listAdditions'>,
  catalogue: Catalogue,
  digest: Digest,
  replacements: Reply<'listAdditions'>['replacements'] = { page: 1, shown: [] },
): Reply<'listAdditions'> {
  const wanted = (search ?? '').trim().toLowerCase()
  const fitting = rows.filter(
    ({ status, accountNumber }) => isIn(filter, status) && (accountNumber ?? '').toLowerCase().includes(wanted),
  )
  return {
    total: fitting.length,
    rows: fitting.slice(offset, offset + limit),
    counts: countsOf(rows),
    toSend: Object.fromEntries(
      sendingDecisions.map((decision) => [
        decision,
        kindsToSend(decision, requestsToSend(rows, decision, catalogue), digest),
      ]),
    ) as Reply<'listAdditions'>['toSend'],
    dateChoices: thoseToSendFor(rows).flatMap((row) => dateChoicesIn(row, catalogue)),
    doubts: thoseToSendFor(rows).flatMap(doubtsIn),
    replacements,
    targets: knownTargets(rows),
    totals: totalsOf(rows.flatMap(({ requests }) => requests.filter(({ state }) => state !== null).map(asSentItems))),
  }
}

type TargetRow = AdditionRow & { readonly accountNumber: string }

/** Accounts that something is to be sent for: they have no problem and are not set aside. */
const targetsIn = (rows: readonly AdditionRow[]): readonly TargetRow[] =>
  rows.filter(
    (row): row is TargetRow =>
      row.accountNumber !== null &&
      row.errorCount === 0 &&
      !row.isSetAside &&
      sendableOf(row).length + doubtfulOf(row).length + replacingOf(row).length > 0,
  )

/** Payment instructions that would take the place of others. */
export const replacingIn = (rows: readonly AdditionRow[]): readonly (RowRequest & { readonly row: TargetRow })[] =>
  thoseToSendFor(rows).flatMap((row) => replacingOf(row).map((one) => ({ ...one, row })))

/** Nothing can be added to an account that is not there: it waits until somebody has asked about it again. */
const thoseToSendFor = (rows: readonly AdditionRow[]): readonly TargetRow[] =>
  targetsIn(rows).filter(({ presence }) => presence !== 'notThere')

/** Accounts that the service can be asked about before something is sent for them. */
export const unsureTargets = (rows: readonly AdditionRow[]): readonly TargetRow[] =>
  targetsIn(rows).filter(({ presence }) => presence !== 'there')

const doubtsIn = (row: TargetRow): readonly DoubtfulRequest[] =>
  doubtfulOf(row).map(({ kind, count, doubt }) => ({
    ...{ key: row.key, accountNumber: row.accountNumber, kind, count, agreedDates: doubt?.agreedDates ?? [] },
  }))

/** More can't be read in a sentence; each says it in the list. */
const namedAtMost = 20

function knownTargets(rows: readonly AdditionRow[]): KnownTargets {
  const targets = targetsIn(rows)
  const named = (some: typeof targets): SomeAccounts => ({
    count: some.length,
    first: some.slice(0, namedAtMost).map(({ accountNumber }) => accountNumber),
  })
  return {
    there: targets.filter(({ presence }) => presence === 'there').length,
    notThere: named(targets.filter(({ presence }) => presence === 'notThere')),
    notKnown: named(targets.filter(({ presence }) => presence === null || presence === 'notAnswered')),
  }
}

const dateChoicesOf = (row: TargetRow, catalogue: Catalogue): readonly (readonly [RowRequest, DateChoice['dates']])[] =>
  sendableOf(row).flatMap((one) => {
    const dates = one.state === null ? [] : datesToAgree(one.state, catalogue)
    return dates.length === 0 ? [] : [[one, dates] as const]
  })

const dateChoicesIn = (row: TargetRow, catalogue: Catalogue): readonly DateChoice[] =>
  dateChoicesOf(row, catalogue).map(([{ kind }, dates]) => ({
    ...{ key: row.key, accountNumber: row.accountNumber, kind, dates },
  }))

const kindsToSend = (decision: SendingDecision, all: readonly RequestToSend[], digest: Digest): KindToSend[] => {
  const byKind = Map.groupBy(all, ({ kind }) => kind)
  return additionKinds.flatMap((kind) => {
    const own = byKind.get(kind) ?? []
    if (own.length === 0) return []
    return {
      kind,
      requests: own.length,
      things: own.reduce((sum, { count }) => sum + count, 0),
      counts: countsOf(own.map(({ row }) => row)),
      notKnownThere: own.filter(({ row }) => row.presence !== 'there').length,
      seen: seenOf(decision, own, digest),
    }
  })
}

function countsOf(rows: readonly AdditionRow[]): StatusCounts {
  const counts = noneOfAny()
  for (const { status } of rows) counts[status] += 1
  return counts
}

/** An account with its requests and all that they add. */
export type AdditionResult = Omit<AdditionRow, 'requests'> & { readonly requests: readonly RequestWithItems[] }

/** One line for each transaction, for each request of another kind, and for each account without any; with the references in columns. */
export function additionResults(results: readonly AdditionResult[], service: string, clock: WallClock): Table {
  const { zone } = clock
  const all = results.flatMap(({ requests, ...row }): readonly ResultRow[] =>
    requests.length === 0
      ? [{ ...row, ...noRequest, item: null }]
      : requests.flatMap(({ items, ...request }) => {
          const own = request.kind === 'transactions' && items.length > 0 ? items : [null]
          return own.map((item): ResultRow => ({ ...row, ...request, item }))
        }),
  )
  const references = new Set(all.flatMap(({ item }) => item?.references.map((one) => one.label) ?? []))
  return tableOf(say('word_additions'), all, [
    text(say('word_account_number'), ({ accountNumber }) => accountNumber),
    text(say('table_what'), ({ kind, count: things, item }) => item?.thing ?? (kind && countedThings(kind, things))),
    ...[...references].map((one) =>
      text<ResultRow>(sayValue(label(one)), ({ item }) => item?.references.find((own) => own.label === one)?.value),
    ),
    amount(say('table_amount'), ({ item }) => item?.amount && Number(item.amount)),
    text(
      say('table_on_account'),
      ({ kind, item, ...row }) => kind && say(endingWords[endingOf(row, item ?? undefined)]),
    ),
    text(say('table_dates'), ({ state, item }) => item && datesInWords(item, state !== null)),
    text(say('table_result'), ({ state, ...row }) => (state === null ? notSentWords(row) : sayMessage(state.message))),
    count(say('table_times_sent'), ({ state }) => state?.attempts ?? 0),
    moment(
      say('table_last_change', { zone }),
      ({ state }) => state?.changedAt && clock.read(Date.parse(state.changedAt)),
    ),
    text(say('table_service_said'), ({ state }) => state?.serviceWords),
    text(say('table_errors'), ({ state }) => state?.issues.map(({ message }) => sayMessage(message)).join('\n')),
    text(say('word_platform_number'), ({ state }) => state?.platformNumber),
    text(say('word_service'), () => service),
  ])
}

/** How much of each kind and type is on the accounts and how much is not, with the sums of money. */
export const additionTotals = (results: readonly AdditionResult[], catalogue: Catalogue): Table =>
  tableOf(say('summary_sheet'), totalsOf(results.flatMap(({ requests }) => requests)), [
    text(say('table_what'), (total) => totalName(total, catalogue)),
    text(say('table_on_account'), ({ ending }) => say(endingWords[ending])),
    count(say('table_how_many'), ({ count }) => count),
    amount(say('amounts_above_zero'), ({ amounts }) => amounts && Number(amounts.above)),
    amount(say('amounts_below_zero'), ({ amounts }) => amounts && Number(amounts.below)),
    amount(say('amounts_together'), ({ amounts }) => amounts && Number(amounts.together)),
  ])

type ResultRow = Omit<AdditionRow, 'requests'> &
  (AdditionRow['requests'][number] | typeof noRequest) & { readonly item: AdditionItem | null }

const noRequest = { kind: null, count: 0, payloadHash: null, state: null, whyHeld: null, doubt: null } as const

function notSentWords({ errorCount, isSetAside, kind, whyHeld }: Omit<ResultRow, 'state' | 'item'>): string {
  if (errorCount > 0 && !isSetAside) return say('addition_has_problems')
  if (kind === null) return say('nothing_added_to_it')
  return whyHeld === null ? say('addition_was_not_sent') : sayMessage(whyHeld)
}
