/** Adding to accounts on the sample desk: it keeps the contract, and answers by number as practice would. */

import { knownOfAdditions } from '../../../electron/additions/known-of-additions.ts'
import { type Digest, pageOfAdditions, requestsToSend } from '../../../electron/desk/additions/addition-rows.ts'
import { statusOf } from '../../../electron/imports/status-of.ts'
import { type AdditionKind, additionsOf, ownIn } from '../../../shared/additions/addition-requests.ts'
import { isFields } from '../../../shared/basics/members.ts'
import { additionsCatalogue } from '../../../shared/catalogue/additions-catalogue.ts'
import { summarise } from '../../../shared/checking/summary.ts'
import type { AdditionRow, AdditionState, Ask, Desk, Fix, SentAddition } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import type { Mapping, SheetMapping } from '../../../shared/mapping/model/mapping.ts'
import { ok, refuse } from '../../../shared/result.ts'
import { usualTerms } from '../../../shared/service/money-terms.ts'
import { sentThing } from '../../../shared/words/receipt-words.ts'
import { now } from './sample-states.ts'

/** Numbers with LATER are not imported yet, those with NOBODY are not there, all others are; DECLINED and RETRY as in practice. */
export function sampleAdditions(
  nameOf: (accountNumber: string) => string | null,
): Pick<
  Desk,
  | 'findAdditionTarget'
  | 'askAboutTargets'
  | 'stopAskingAboutTargets'
  | 'noteTypedAdditions'
  | 'readAdditions'
  | 'sendAddition'
  | 'listAdditions'
  | 'sendAdditions'
  | 'stopAdditions'
  | 'exportAdditionResults'
> {
  const sent: SentAddition[] = []
  let wereAsked = false
  const held = new Map([['BR-2', issue('target_not_yet', { account: 'BR-2', status: 'IN_PROGRESS' }).message]])
  /** A spreadsheet with two notes for each of its accounts but the last, to which nothing is added; the third has a problem. */
  const rows = (): AdditionRow[] =>
    ['BR-1', 'BR-2', 'BR-3', 'BR-4'].map((accountNumber, at) => {
      const state = sent.findLast((one) => one.accountNumber === accountNumber) ?? null
      const whyHeld = held.get(accountNumber) ?? null
      const errorCount = at === 2 ? 1 : 0
      const presence = whyHeld === null ? (wereAsked ? 'there' : null) : 'notThere'
      const records = state === null ? [] : [{ ...state, count: 2, areRecognised: false }]
      const notes = { kind: 'notes' as const, count: 2, payloadHash: '', state, whyHeld, doubt: null }
      const requests = accountNumber === 'BR-4' ? [] : [notes]
      const known = knownOfAdditions({ payloadHash: null, requests }, records, { presence })
      return {
        ...{ key: accountNumber, accountNumber, errorCount, warningCount: 0, isSetAside: false, presence },
        status: statusOf({ accountNumber, errorCount, payloadHash: null }, known, false),
        requests,
      }
    })
  const pageOf = (ask: Ask<'listAdditions'>) => ok(pageOfAdditions(rows(), ask, additionsCatalogue, inFull))

  return {
    findAdditionTarget: async ({ accountNumber }) => {
      const shown = {
        accountNumber,
        name: nameOf(accountNumber),
        platformNumber: null,
        serviceStatus: null,
        message: null,
        alike: [],
      }
      if (accountNumber.includes('NOBODY'))
        return ok({
          ...shown,
          standing: 'notThere',
          message: issue('target_not_there', { account: accountNumber }).message,
          alike:
            nameOf(accountNumber.replace('NOBODY', '')) === null
              ? []
              : [
                  {
                    accountNumber: accountNumber.replace('NOBODY', ''),
                    name: nameOf(accountNumber.replace('NOBODY', '')) ?? '',
                  },
                ],
        })
      if (accountNumber.includes('LATER')) {
        const { message } = issue('target_not_yet', { account: accountNumber, status: 'IN_PROGRESS' })
        return ok({ ...shown, standing: 'notYet', serviceStatus: 'IN_PROGRESS', message })
      }
      return ok({ ...shown, standing: 'imported', platformNumber: `A-${accountNumber}` })
    },
    askAboutTargets: async () => {
      wereAsked = true
      return ok({ wasStopped: false })
    },
    stopAskingAboutTargets: async () => ok({}),
    noteTypedAdditions: async () => ok({}),
    readAdditions: async ({ accountNumber }) =>
      ok(sent.filter((state) => state.accountNumber === accountNumber).toReversed()),
    sendAddition: async ({ accountNumber, kind, payload }) => {
      const reference = String(payload.reference ?? '')
      const isDeclined = reference.includes('DECLINED')
      const before = sent.filter((state) => state.accountNumber === accountNumber && state.kind === kind)
      if (isDeclined && before.some(({ again }) => again === 'never')) return refuse(issue('addition_final', {}))
      const isFailing = reference.includes('RETRY') && before.length === 0
      const things = payload[kind]
      const count = Array.isArray(things) ? things.length : 1
      const done = kind === 'payment' ? issue('payment_taken', { platformNumber: `A-${accountNumber}` }) : null
      const told = isDeclined
        ? issue('addition_refused', { kind, count })
        : isFailing
          ? issue('addition_failing', { kind, count })
          : (done ?? issue('addition_done', { kind, count, added: count, there: 0 }))
      const state: AdditionState = {
        accountNumber,
        kind,
        phase: isDeclined ? 'refused' : isFailing ? 'failing' : 'done',
        attempts: 1,
        wasDone: !isDeclined && !isFailing,
        mayBeDone: false,
        changedAt: now,
        level: told.level,
        message: told.message,
        serviceWords: isDeclined ? 'The payment vendor does not confirm this reference.' : null,
        issues: [],
        items: isDeclined || isFailing ? [] : itemsOf(kind, things, count),
        agreedDates: [],
        platformNumber: isDeclined || isFailing ? null : `A-${accountNumber}`,
        again: isDeclined ? 'never' : kind === 'payment' && !isFailing ? 'alreadyDone' : 'send',
      }
      const own = ownIn(additionsOf(kind, payload, additionsCatalogue), additionsCatalogue)
      const inWords = summarise(own, additionsCatalogue, usualTerms).filter(({ lines }) => lines.length > 0)
      sent.push({
        ...state,
        sent: inWords.map(({ heading, lines }) => ({ heading, lines: lines.map(({ text }) => text) })),
      })
      return ok(state)
    },

    listAdditions: async ({ offset, limit, ...ask }) => pageOf({ offset, limit, ...ask }),
    sendAdditions: async ({ decision, seen }) => {
      const all = requestsToSend(rows(), decision, additionsCatalogue)
      const chosen = all.filter(({ kind }) => seen[kind] !== undefined)
      for (const {
        row: { accountNumber },
      } of chosen) {
        const told = issue('addition_done', { kind: 'notes', count: 2, added: 2, there: 0 })
        sent.push({
          accountNumber,
          kind: 'notes',
          phase: 'done',
          attempts: 1,
          wasDone: true,
          mayBeDone: false,
          changedAt: now,
          level: told.level,
          message: told.message,
          serviceWords: null,
          issues: [],
          items: [],
          agreedDates: [],
          platformNumber: null,
          again: 'send',
          sent: [],
        })
      }
      const { length: total } = chosen
      return ok({ ...{ done: total, total, sent: total, failed: 0 }, doubted: [], wasStopped: false })
    },
    stopAdditions: async () => ok({}),
    exportAdditionResults: async ({ format }) => ok({ to: 'disk' as const, path: `/home/ana/additions.${format}` }),
  }
}

/** All were added, under the dates that they were sent with. */
const itemsOf = (kind: AdditionKind, things: unknown, count: number): AdditionState['items'] =>
  Array.from({ length: count }, (_, index) => {
    const sent: unknown = Array.isArray(things) ? things[index] : undefined
    const transaction = kind === 'transactions' && isFields(sent) ? sent : null
    const { type, amount, transaction_date: date, transaction_id: id } = transaction ?? {}
    const textOf = (value: unknown) => (value === undefined ? null : String(value))
    return {
      outcome: 'added',
      status: null,
      thing: transaction === null ? null : sentThing({ type: textOf(type), amount: textOf(amount) }),
      type: textOf(type),
      sentDate: textOf(date),
      takenDate: textOf(date),
      amount: textOf(amount),
      references: id === undefined ? [] : [{ label: 'Transaction number', value: String(id) }],
      changes: [],
    }
  })

/** What is seen says here itself what it is. */
export const inFull: Digest = (text) => text

/** A spreadsheet of payments without numbers that nobody knows to be there or not, and of one instruction whose answer was lost. */
const rowsInDoubt: readonly AdditionRow[] = (['BR-1', 'BR-2', 'BR-3'] as const).map((accountNumber) => {
  const isLost = accountNumber === 'BR-3'
  const kind = isLost ? 'payment' : 'transactions'
  const { level, message } = issue('addition_unknown', { kind, count: 1 })
  const lost: AdditionState = {
    ...{
      accountNumber,
      kind,
      phase: 'unknown',
      attempts: 1,
      wasDone: false,
      mayBeDone: false,
      changedAt: now,
      level,
      message,
      serviceWords: null,
    },
    ...{ issues: [], items: [], agreedDates: [], platformNumber: null, again: 'askPerson' },
  }
  const whyHeld = isLost ? null : issue('addition_may_double', { kind, attempts: 0 }).message
  return {
    ...{ key: accountNumber, accountNumber, errorCount: 0, warningCount: 0, isSetAside: false, presence: null },
    status: isLost ? 'unknown' : 'failed',
    requests: [
      {
        kind,
        count: 1,
        payloadHash: `hash of ${accountNumber}`,
        state: isLost ? lost : null,
        whyHeld,
        doubt: { agreedDates: [], replaces: null },
      },
    ],
  }
})

export const listedInDoubt: Pick<Desk, 'listAdditions'> = {
  listAdditions: async (ask) => ok(pageOfAdditions(rowsInDoubt, ask, additionsCatalogue, inFull)),
}

/** Payment instructions where the accounts have others from here; of the second the answer was lost before. */
const rowsToReplace: readonly AdditionRow[] = (['BR-1', 'BR-2', 'BR-3'] as const).map((accountNumber) => {
  const seen = `there for ${accountNumber}`
  const facts = { at: now, seen, what: 'taken', isAlone: accountNumber !== 'BR-2' } as const
  return {
    ...{ key: accountNumber, accountNumber, errorCount: 0, warningCount: 0, isSetAside: false, presence: 'there' },
    status: 'failed',
    requests: [
      {
        ...{ kind: 'payment', count: 1, payloadHash: `hash of ${accountNumber}`, state: null },
        whyHeld: issue('instruction_would_replace', facts).message,
        doubt: { agreedDates: [], replaces: seen },
      },
    ],
  }
})
const lines = (reference: string) => ['Payment vendor: VENDOR', `Payment instruction reference: ${reference}`]

export const listedToReplace: Pick<Desk, 'listAdditions'> = {
  listAdditions: async (ask) =>
    ok(
      pageOfAdditions(...([rowsToReplace, ask, additionsCatalogue, inFull] as const), {
        page: 1,
        shown: rowsToReplace.map(({ key }) => ({
          ...{ key, accountNumber: key, kind: 'payment', now: lines(`NEW-${key}`), wasLost: key === 'BR-3' },
          before: [
            ...(key === 'BR-2' ? [{ lines: lines('LOST-BR-2'), at: now, what: 'lost' as const }] : []),
            { lines: lines(`OLD-${key}`), at: now, what: 'taken' as const },
          ],
        })),
      }),
    ),
}

/** Numbers that are another writing of those of accounts that were sent from here. */
const fixOf = (...cells: readonly Fix['cells'][number][]): Fix[] =>
  cells.slice(0, 1).map(({ from, to: _, ...place }) => ({ ...place, cells: [...cells], accountNumber: from, name: '' }))
const otherwise = (row: number, from: string, to: string) => ({ sheet: 'Notes', row, column: 1, from, to })

export const listedOtherwise: Pick<Desk, 'listFixes'> = {
  listFixes: async () =>
    ok({
      fixes: [
        ...fixOf(otherwise(2, 'fce-0109', 'FCE-0109'), otherwise(4, 'fce-0109', 'FCE-0109')),
        ...fixOf(otherwise(5, '17', '0017')),
      ],
      total: 3,
      closed: { cells: 0, accounts: 0 },
    }),
}

/** Payments and repayments that were sent: some added, one there already, one refused. */
const rowsSent: readonly AdditionRow[] = (['BR-1', 'BR-2', 'BR-3'] as const).map((accountNumber, at) => {
  const isRefused = at === 2
  const { level, message } = isRefused
    ? issue('addition_refused_at', { number: 1, count: 1, areRecognised: true })
    : issue('addition_done', { kind: 'transactions', count: 2, added: 2 - at, there: at })
  const count = isRefused ? 1 : 2
  const sentOnes = ['-120.5', '35'].slice(0, count).map((amount, place) => ({
    ...{
      type: place === 0 ? 'PAYMENT' : 'REPAYMENT',
      amount,
      transaction_date: '2026-11-20',
      transaction_id: `P-${at}${place}`,
    },
  }))
  const items = itemsOf('transactions', sentOnes, count).map((item, place) =>
    isRefused
      ? { ...item, outcome: 'failed' as const, takenDate: null }
      : place < at
        ? { ...item, outcome: 'alreadyThere' as const }
        : item,
  )
  const state: AdditionState = {
    ...{ accountNumber, kind: 'transactions', phase: isRefused ? 'refused' : 'done', attempts: 1, changedAt: now },
    wasDone: !isRefused,
    mayBeDone: false,
    ...{ level, message, serviceWords: isRefused ? 'The account takes no payments.' : null, issues: [], items },
    ...{ agreedDates: [], platformNumber: null, again: 'send' },
  }
  return {
    ...{ key: accountNumber, accountNumber, errorCount: 0, warningCount: 0, isSetAside: false, presence: 'there' },
    status: isRefused ? 'refused' : 'finished',
    requests: [
      { kind: 'transactions', count, payloadHash: `hash of ${accountNumber}`, state, whyHeld: null, doubt: null },
    ],
  }
})
export const listedSent: Pick<Desk, 'listAdditions'> = {
  listAdditions: async (ask) => ok(pageOfAdditions(rowsSent, ask, additionsCatalogue, inFull)),
}

// ---- In Map

const column = (at: number, header: string, target: string | null) => ({ column: at, header, target })

/** A list of payments that are not numbered, several of an account. @param more  columns beside those of the account, the day and the amount */
export const payments = (...more: SheetMapping['columns']): Mapping => ({
  version: 1,
  sheets: [
    {
      ...{ sheet: 'Payments', isIncluded: true, headerRow: 1, firstDataRow: 2 },
      columns: [
        column(1, 'Account', 'external_account_number'),
        column(2, 'Date paid', 'transactions[].transaction_date'),
        column(3, 'Amount', 'transactions[].amount'),
        ...more,
      ],
    },
  ],
  constants: [],
  defaults: {},
})

export const numbered = column(4, 'Receipt', 'transactions[].transaction_id')

export const rowsOfPayments = {
  rowCount: 30,
  accountCount: 9,
  alikeCount: 0,
  alikeHash: 'a',
  namelessCount: 0,
  blankAddresses: [],
}
