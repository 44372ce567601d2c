/** The accounts of a spreadsheet of additions, each with its requests and what is known of them. Pure. */

import { isIn, noneOfAny, type StatusCounts } from '../../../shared/account-status.ts'
import { type AdditionKind, additionKinds } from '../../../shared/additions/addition-requests.ts'
import { datesToAgree } from '../../../shared/additions/dates-to-agree.ts'
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import type {
  AdditionItem,
  AdditionRow,
  Ask,
  DateChoice,
  DoubtfulRequest,
  KnownTargets,
  Reply,
  SeenRequest,
  SomeAccounts,
} from '../../../shared/ipc.ts'
import { say, sayMessage, sayValue } from '../../../shared/messages/say.ts'
import { label } from '../../../shared/messages/values.ts'
import { additionKindNames, countedThings, datesInWords, endingWords } from '../../../shared/words/receipt-words.ts'
import type { WallClock } from '../../workbook/reading/wall-clock.ts'
import { amount, count, moment, type Table, tableOf, text } from '../../workbook/writing/write-results.ts'

import { asSentItems, endingOf, type RequestWithItems, totalsOf } from './addition-totals.ts'

/** What can be sent of an account without asking anyone: it has no problem, is not set aside, was not taken yet, and does no harm. */
export const sendableOf = (row: AdditionRow): readonly RowRequest[] =>
  canSend(row)
    ? row.requests.filter(
        ({ state, doubt }) => doubt === null && (state === null || (state.phase !== 'done' && state.again === 'send')),
      )
    : []

/** What can be sent of an account once a person is sure, because it may be there already. */
export const doubtfulOf = (row: AdditionRow): readonly RowRequest[] =>
  canSend(row) ? row.requests.filter(({ doubt }) => doubt !== null) : []

const canSend = ({ accountNumber, errorCount, isSetAside }: AdditionRow): boolean =>
  accountNumber !== null && errorCount === 0 && !isSetAside

export type RowRequest = AdditionRow['requests'][number]

/** As a person sees it now. */
export const asSeen = (key: string, { kind, payloadHash, state }: RowRequest): SeenRequest => ({
  ...{ key, kind, payloadHash, attempts: state?.attempts ?? 0 },
})

/** One page of the rows that fit, with the counts of all. */
export function pageOfAdditions(
  rows: readonly AdditionRow[],
  { offset, limit, filter, search }: Ask<'listAdditions'>,
  catalogue: Catalogue,
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
      additionKinds.map((kind) => [kind, toSendOf(rows, kind)]),
    ) as Reply<'listAdditions'>['toSend'],
    dateChoices: targetsIn(rows).flatMap((row) => dateChoicesIn(row, catalogue)),
    doubts: targetsIn(rows).flatMap(doubtsIn),
    targets: knownTargets(rows),
    totals: totalsOf(rows.flatMap(({ requests }) => requests.filter(({ state }) => state !== null).map(asSentItems))),
  }
}

type TargetRow = AdditionRow & { readonly accountNumber: string }

/** Accounts that something would be sent for. */
export const targetsIn = (rows: readonly AdditionRow[]): readonly TargetRow[] =>
  rows.filter((row): row is TargetRow => sendableOf(row).length + doubtfulOf(row).length > 0)

const doubtsIn = (row: TargetRow): readonly DoubtfulRequest[] =>
  doubtfulOf(row).map((one) => ({
    ...asSeen(row.key, one),
    ...{ accountNumber: row.accountNumber, count: one.count, agreedDates: one.doubt?.agreedDates ?? [] },
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

const dateChoicesIn = (row: TargetRow, catalogue: Catalogue): readonly DateChoice[] =>
  sendableOf(row).flatMap((one) => {
    const dates = one.state === null ? [] : datesToAgree(one.state, catalogue)
    return dates.length === 0 ? [] : [{ ...asSeen(row.key, one), accountNumber: row.accountNumber, dates }]
  })

function toSendOf(rows: readonly AdditionRow[], kind: AdditionKind) {
  const sendable = rows.flatMap((row) =>
    sendableOf(row).flatMap((one) => (one.kind === kind ? [{ row, things: one.count }] : [])),
  )
  return {
    requests: sendable.length,
    things: sendable.reduce((sum, { things }) => sum + things, 0),
    counts: countsOf(sendable.map(({ row }) => row)),
  }
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
    text(say('table_dates'), ({ item }) => item && datesInWords(item)),
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

/** How much of each kind is on the accounts and how much is not, with the sums of money. */
export const additionTotals = (results: readonly AdditionResult[]): Table =>
  tableOf(say('summary_sheet'), totalsOf(results.flatMap(({ requests }) => requests)), [
    text(say('table_what'), ({ kind }) => say(additionKindNames[kind])),
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
  if (isSetAside) return say('addition_set_aside')
  if (errorCount > 0) return say('addition_has_problems')
  if (kind === null) return say('nothing_added_to_it')
  return whyHeld === null ? say('addition_was_not_sent') : sayMessage(whyHeld)
}
